import CoreGraphics
import Foundation

/// Selection and layout of the visible headers and footers.
extension UITableView {
  /// Returns the headers and footers that the elements need; in plain tables also those that are pinned to the
  /// edges.
  private func wantedEdges(_ range: Range<Int>) -> [ShownEdge.Key] {
    guard !range.isEmpty else { return [] }
    let sections = column.section(of: range.lowerBound)...column.section(of: range.upperBound - 1)
    var keys: [ShownEdge.Key] = []
    for section in sections {
      let isHeld = style == .plain
      if isHeld || range.contains(column.header(section)) { keys.append(.init(section: section, isHeader: true)) }
      if isHeld || range.contains(column.footer(section)) { keys.append(.init(section: section, isHeader: false)) }
    }
    return keys
  }

  /// Gets the views of headers and footers that come into the bounds. Returns whether all have the height they had.
  func fillEdges(in range: Range<Int>) -> Bool {
    var isStable = true
    for key in wantedEdges(range) where shownEdges[key] == nil {
      let has = key.isHeader ? state.hasHeaders : state.hasFooters
      if has == false {
        shownEdges[key] = ShownEdge(view: nil)
        continue
      }
      let revision = state.revision
      if !show(key) { isStable = false }
      guard state.revision == revision, !state.needsData else { return false }
    }
    return isStable
  }

  /// Returns whether the height equals the estimated one.
  private func show(_ key: ShownEdge.Key) -> Bool {
    let revision = state.revision
    let content = edgeContent(key.section, isHeader: key.isHeader)
    // The app reloaded sections during the call: the next pass begins with the new sections.
    guard state.revision == revision, !state.needsData else { return false }
    let learned = (key.isHeader ? state.hasHeaders : state.hasFooters) == nil
    if key.isHeader { state.hasHeaders = !content.isAbsent } else { state.hasFooters = !content.isAbsent }
    let hasPadding = key.isHeader && style == .plain && content.view != nil && content.height > 0
    shownEdges[key] = ShownEdge(view: content.view, padding: hasPadding ? min(plainTopPadding, content.height) : 0)
    let element = key.isHeader ? column.header(key.section) : column.footer(key.section)
    let old = column.rope[element].height
    column.rope.set(element, height: content.height, isMeasured: true)
    if let view = content.view { UIView.performWithoutAnimation { add(view, key) } }
    guard state.revision == revision, !state.needsData else { return false }
    if learned { estimateEdgesAgain(isHeader: key.isHeader) }
    return old == content.height && !learned
  }

  private func add(_ view: UIView, _ key: ShownEdge.Key) {
    (view as? UITableViewHeaderFooterView)?.table = self
    surroundEdge(view, key, isPinned: false)
    view.isHidden = false
    // Above all cells, which are inserted at the bottom.
    addSubview(view)
    view.frame = edgeFrame(key)
    if key.isHeader {
      delegate?.tableView(self, willDisplayHeaderView: view, forSection: key.section)
    } else {
      delegate?.tableView(self, willDisplayFooterView: view, forSection: key.section)
    }
    OptionalMethod.isAbsent = false
  }

  /// Estimates the other headers or footers again, when the first one shows whether there are any.
  private func estimateEdgesAgain(isHeader: Bool) {
    for section in 0..<column.sectionCount {
      let element = isHeader ? column.header(section) : column.footer(section)
      guard !column.rope[element].isMeasured else { continue }
      let run = edgeEstimate(section, of: column.sectionCount, isHeader: isHeader)
      guard column.rope[element].height != run.height else { continue }
      column.rope.set(element, height: run.height, isMeasured: run.isMeasured)
    }
  }

  func retireHiddenEdges() {
    let wanted = Set(wantedEdges(shownElements))
    let leaving = shownEdges.filter { !wanted.contains($0.key) }
    for (key, edge) in leaving.sorted(by: {
      ($0.key.section, $0.key.isHeader ? 0 : 1) > ($1.key.section, $1.key.isHeader ? 0 : 1)
    }) {
      shownEdges[key] = nil
      retire(edge, key)
    }
  }

  func retire(_ edge: ShownEdge, _ key: ShownEdge.Key) {
    guard let view = edge.view else { return }
    view.removeFromSuperview()
    if key.isHeader {
      delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: key.section)
    } else {
      delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: key.section)
    }
    OptionalMethod.isAbsent = false
    pool.keep(view)
  }

  // MARK: Frames

  /// Returns the frame that a header or footer would have if it did not float.
  private func naturalFrame(_ key: ShownEdge.Key) -> CGRect {
    let span = column.span(key.isHeader ? column.header(key.section) : column.footer(key.section))
    let padding = shownEdges[key]?.padding ?? 0
    let side = cellSpan
    var frame = CGRect(
      x: side.x, y: columnTop + span.y + padding + dropShift(of: key), width: side.width,
      height: max(0, span.height - padding))
    guard key.isHeader, contentHuggingElements.contains(.sectionHeaders), let view = shownEdges[key]?.view else {
      return frame
    }
    frame.size.width = min(frame.width, huggingWidth(of: view))
    if effectiveUserInterfaceLayoutDirection == .rightToLeft { frame.origin.x = side.x + side.width - frame.width }
    return frame
  }

  private func huggingWidth(of view: UIView) -> CGFloat {
    if let view = view as? UITableViewHeaderFooterView { return view.huggingWidth(inWidth: cellSpan.width) }
    let width = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width
    return width > 0 ? width : view.bounds.width
  }

  private func edgeFrame(_ key: ShownEdge.Key) -> CGRect {
    var frame = naturalFrame(key)
    guard style == .plain, frame.height > 0 else { return frame }
    let section = column.sectionSpan(key.section)
    let (top, bottom) = (
      columnTop + section.y + dropShift(of: .init(section: key.section, isHeader: true)),
      columnTop + section.y + section.height + dropShift(of: .init(section: key.section, isHeader: false))
    )
    let inset = adjustedContentInset
    if key.isHeader {
      frame.origin.y = min(max(frame.minY, bounds.minY + inset.top), max(frame.minY, bottom - frame.height))
    } else {
      frame.origin.y = max(min(frame.minY, bounds.maxY - inset.bottom - frame.height), min(frame.minY, top))
    }
    return frame
  }

  /// Positions headers and footers; in plain tables they float at the edges.
  func pinEdges() {
    for (key, edge) in shownEdges {
      guard let view = edge.view, key.section < column.sectionCount else { continue }
      let frame = edgeFrame(key)
      if view.frame != frame { view.frame = frame }
      surroundEdge(view, key, isPinned: frame.minY != naturalFrame(key).minY)
    }
    placeIndex()
    if fillerRowHeight != 0 || state.fillerRows != nil { placeFillerRows() }
    if let background = backgroundView, background.frame != bounds { background.frame = bounds }
  }
}
