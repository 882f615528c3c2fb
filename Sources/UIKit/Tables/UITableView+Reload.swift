import CoreGraphics
import Foundation

/// Changes of the whole content.
extension UITableView {
  var tableDescription: String { "\(self)" }

  /// Reads all data again at the next layout or query, because the data source or delegate changed.
  func dataDidChange() {
    state.needsData = true
    state.hasHeaders = nil
    state.hasFooters = nil
    retireAll()
    selection.removeAll()
    state.needsPlacement = true
    setNeedsLayout()
  }

  /// Computes the heights again after a change of the properties that determine them; the cells stay.
  func heightsDidChange() {
    guard !state.needsData else { return }
    remeasuresAll = true
    column.rope.removeAll()
    column.rope.append(contentsOf: heights(of: column.counts))
    let edges = shownEdges
    shownEdges = [:]
    for (key, edge) in edges { retire(edge, key) }
    state.needsPlacement = true
    setNeedsLayout()
  }

  /// Removes all cells, headers and footers, the last first.
  func retireAll() {
    let (rows, edges) = (shown, shownEdges)
    shown = []
    shownEdges = [:]
    for row in rows.reversed() { endDisplay(row.cell, at: row.path) }
    // The last row's cell lies on top of the pool: the first row gets it next (facts/tables.md#reuse/reload-order).
    for row in rows { putAway(row.cell) }
    for key in edges.keys.sorted(by: { $0.section > $1.section }) {
      if let edge = edges[key] { retire(edge, key) }
    }
  }

  func reloadAll() {
    guard !state.holdsReloads else { return state.hasHeldReload = true }
    closeSwipe(animated: false)
    unhighlight()
    // The row to which code scrolls may be another one now (facts/tables.md#queries/reload-while-scrolling).
    if state.scrollTarget != nil, scrollAnimation != nil { stopMotion(notifies: true) }
    state.scrollTarget = nil
    retireAll()
    selection.removeAll()
    dragging?.dataWasReloaded()
    state.hasHeaders = nil
    state.hasFooters = nil
    readData()
    state.needsSecondReading = true
    state.needsPlacement = true
    reloadIndex()
    updateContentSize()
    setNeedsLayout()
  }

  /// Reloads the table before its controller appears for the first time. The selection of restored state is
  /// restored at the rows where the data source finds it now, unless it was changed since
  /// (facts/lifecycle.md#restoration/lists).
  func reloadForFirstAppearance() {
    let names = selectedPaths.compactMap { state.restoredSelection[$0] }
    state.restoredSelection = [:]
    reloadData()
    guard let source = dataSource as? any UIDataSourceModelAssociation else { return }
    for name in names {
      guard let path = source.indexPathForElement(withModelIdentifier: name, in: self), column.has(path) else {
        continue
      }
      setSelected(path, true, animated: false)
    }
  }

  func rect(of element: Int) -> CGRect {
    let (span, side) = (column.span(element), cellSpan)
    let isRow = column.row(of: element) != nil
    return CGRect(
      x: isRow ? side.x : 0, y: columnTop + span.y + dropShift(ofElement: element),
      width: isRow ? side.width : bounds.width, height: span.height)
  }

  /// Exchanges the table's header or footer view.
  func replaceEdge(_ old: UIView?, _ new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new {
      new.frame = CGRect(x: 0, y: 0, width: bounds.width, height: new.frame.height)
      if new.superview !== self { addSubview(new) }
    }
    state.needsPlacement = true
    if !state.needsData || old != nil { updateContentSize() }
    setNeedsLayout()
    // A controller that fits the header in `viewDidLayoutSubviews` gets no second layout.
    if flags[.isLayingOut] { placeIfPossible() }
  }

  // MARK: Reuse

  func dequeueCell(_ identifier: String) -> UITableViewCell? {
    if let cell = state.reconfigured, pool.identifier(of: cell) == identifier {
      state.reconfigured = nil
      return cell
    }
    if let cell = pool.takeCell(identifier) {
      cell.prepareForReuse()
      return cell
    }
    return newCell(identifier)
  }

  private func newCell(_ identifier: String) -> UITableViewCell? {
    if let cell = pool.makeCell(identifier) {
      if cell.reuseIdentifier == nil { pool.adopt(cell, as: identifier) }
      return cell
    }
    guard let cell = nibContent?.prototype(reuseIdentifier: identifier)?.instantiate() as? UITableViewCell else {
      return nil
    }
    return cell
  }

  func dequeueCell(_ identifier: String, for path: IndexPath) -> UITableViewCell {
    guard let cell = dequeueCell(identifier) else {
      ExceptionReport.raise(
        .internalInconsistencyException,
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a "
          + "class for the identifier or connect a prototype cell in a storyboard")
      return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }
    if state.makingPath == path, column.has(path) {
      let height = givenHeight(at: path) ?? column.rope[column.element(path)].height
      UIView.performWithoutAnimation {
        cell.frame = CGRect(x: 0, y: 0, width: cellSpan.width, height: height)
      }
    }
    return cell
  }

  func dequeueEdge(_ identifier: String) -> UITableViewHeaderFooterView? {
    if let view = pool.takeEdge(identifier) {
      view.prepareForReuse()
      return view
    }
    if let view = pool.makeEdge(identifier) {
      if view.reuseIdentifier == nil { pool.adopt(view, as: identifier) }
      return view
    }
    for key in ["sectionHeaderView", "sectionFooterView"] {
      if let view = nibContent?.supplementaryView(key, reuseIdentifier: identifier)?.instantiate() {
        return view as? UITableViewHeaderFooterView
      }
    }
    return nil
  }
}
