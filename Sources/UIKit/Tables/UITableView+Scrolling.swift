import CoreGraphics
import Foundation

/// A row to which the table was scrolled, and the offset that shows it according to the known heights.
struct TableScrollTarget {
  /// A row, or `NSNotFound` for a section's header.
  let path: IndexPath
  let position: UITableView.ScrollPosition
  var offset: CGPoint
  /// The number of the scroll, so that the layout after an earlier scroll does not end a later one.
  var number = 0
}

/// Scrolling to rows.
extension UITableView {
  func scroll(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
    loadIfNeeded()
    placeIfPossible()
    let isSection = path.count == 2 && path.row == NSNotFound && column.counts.indices.contains(path.section)
    guard isSection || column.has(path) else {
      return complainOfScrolling(to: path)
    }
    let target = isSection ? column.header(path.section) : column.element(path)
    let known = offset(showing: target, path.section, position)
    // The row may be visible only according to the estimates.
    guard known != nil || position != .none else { return }
    let offset = known ?? contentOffset
    // A row that was not visible is scrolled to at the edge at which it appears.
    let end = position == .none ? offset.y < contentOffset.y ? ScrollPosition.top : .bottom : position
    updateContentSize()
    setContentOffset(offset, animated: animated)
    state.scrollCount += 1
    let number = state.scrollCount
    guard scrollAnimation == nil else {
      // The row's position becomes exact during the animation, when the rows before it get their heights.
      state.scrollTarget = TableScrollTarget(path: path, position: end, offset: offset, number: number)
      return
    }
    // During the layout the rows get their heights and a large title collapses; the row is to be visible after
    // that.
    state.scrollTarget = TableScrollTarget(path: path, position: end, offset: contentOffset, number: number)
    settleScrollTargetWithLayout()
  }

  private func settleScrollTargetWithLayout() {
    state.needsPlacement = true
    setNeedsLayout()
    let number = state.scrollTarget?.number
    MainTurn.afterLayout { [weak self] in
      if let self, self.state.scrollTarget?.number == number { self.state.scrollTarget = nil }
    }
  }

  /// Checks the target when the content came to rest: the visible rows may have other heights than during the
  /// animation.
  func noteScrollTarget() {
    guard scrollAnimation == nil, let target = state.scrollTarget else { return }
    guard contentOffset == target.offset, !isTracking else { return state.scrollTarget = nil }
    settleScrollTargetWithLayout()
  }

  /// Directs a running scroll animation to the row's present position.
  func turnScrollAnimation() {
    guard let target = state.scrollTarget, let animation = scrollAnimation else { return }
    // The animation has another goal, because code has scrolled again.
    guard animation.goal == target.offset else { return state.scrollTarget = nil }
    guard let offset = offset(of: target) else { return }
    guard abs(offset.y - animation.goal.y) > 0.01 else { return }
    animation.turn(to: offset, from: contentOffset)
    state.scrollTarget?.offset = offset
  }

  /// Returns the offset that shows the row according to the known heights; nil if the row no longer exists.
  func offset(of target: TableScrollTarget) -> CGPoint? {
    let isSection = target.path.row == NSNotFound
    guard isSection ? column.counts.indices.contains(target.path.section) : column.has(target.path) else {
      return nil
    }
    let element = isSection ? column.header(target.path.section) : column.element(target.path)
    return offset(showing: element, target.path.section, target.position) ?? contentOffset
  }

  /// Follows the row to which the table was scrolled when other heights moved it. Returns whether the offset
  /// changed.
  func settleScrollTarget() -> Bool {
    guard let target = state.scrollTarget else { return false }
    updateContentSize()
    guard contentOffset == target.offset, !isTracking, let offset = offset(of: target) else {
      state.scrollTarget = nil
      return false
    }
    guard abs(offset.y - contentOffset.y) > 0.01 else { return false }
    contentOffset = offset
    state.scrollTarget?.offset = contentOffset
    return true
  }

  private func complainOfScrolling(to path: IndexPath) {
    let isRow = path.count == 2 && column.counts.indices.contains(path.section)
    let problem =
      isRow
      ? "row (\(path.row)) when there are only \(column.counts[path.section]) rows in section \(path.section)."
      : "section (\(path.first ?? NSNotFound)) when there are only \(column.sectionCount) sections."
    ExceptionReport.raise(
      .rangeException,
      "Attempted to scroll the table view to an out-of-bounds \(problem) Table view: "
        + tableDescription)
  }

  /// Returns the content offset at which an element of the column is visible; nil if it is visible already.
  private func offset(showing element: Int, _ section: Int, _ position: ScrollPosition) -> CGPoint? {
    let span = column.span(element)
    let inset = adjustedContentInset
    let isRow = column.row(of: element) != nil
    // A header held at the edge covers the rows below it.
    let header = style == .plain && isRow ? heldHeight(section) : 0
    let (top, bottom) = (columnTop + span.y, columnTop + span.y + span.height)
    let (low, high) = (bounds.minY + inset.top, bounds.maxY - inset.bottom)
    var y: CGFloat
    switch position {
    case .none:
      if top - header >= low, bottom <= high { return nil }
      if top - header < low { y = top - header - inset.top } else { y = bottom - bounds.height + inset.bottom }
    case .top: y = top - header - inset.top
    case .middle: y = (top + bottom) / 2 - inset.top - (bounds.height - inset.top - inset.bottom) / 2
    case .bottom: y = bottom - bounds.height + inset.bottom
    }
    let end = max(
      0 - inset.top, columnTop + column.height + (tableFooterView?.frame.height ?? 0) + inset.bottom - bounds.height
    )
    y = min(max(y, 0 - inset.top), end)
    let scale = displayScale
    y = (y * scale).rounded() / scale
    return y == contentOffset.y ? nil : CGPoint(x: contentOffset.x, y: y)
  }

  private func heldHeight(_ section: Int) -> CGFloat {
    let height = column.rope[column.header(section)].height
    let padding = shownEdges[.init(section: section, isHeader: true)]?.padding ?? (height > 0 ? plainTopPadding : 0)
    return max(0, height - padding)
  }

  /// Lays the rows out now if the table has a size.
  func placeIfPossible() {
    guard bounds.width > 0, bounds.height > 0, state.needsPlacement, !state.isPlacing else { return }
    placeContent()
  }

  /// Lays out the rows of a reload that no layout has shown. During calls of the data source or delegate the old
  /// rows stay.
  func placeReloadedRows() {
    guard state.needsSecondReading, !state.isLoading, state.needsPlacement, !state.isPlacing else { return }
    // A table without a size has its first row, too.
    placeContent()
  }

  func scrollToSelection(_ position: ScrollPosition, animated: Bool) {
    guard let first = selectedPaths.first else { return }
    let middle = indexPathForRow(at: CGPoint(x: bounds.midX, y: bounds.midY)) ?? first
    let nearest = selectedPaths.min {
      abs(distance($0, middle)) < abs(distance($1, middle))
    }
    if let nearest { scrollToRow(at: nearest, at: position, animated: animated) }
  }

  private func distance(_ one: IndexPath, _ other: IndexPath) -> Int {
    guard column.has(one), column.has(other) else { return .max }
    return column.element(one) - column.element(other)
  }

  // MARK: Rows at points

  func path(at point: CGPoint) -> IndexPath? {
    guard point.y.isFinite, point.x >= 0, point.x < bounds.width,
      let element = column.rope.index(at: withoutDropShift(point.y) - columnTop)
    else { return nil }
    return column.row(of: element)
  }

  /// Returns the rows that a rectangle touches: its last point belongs to it, its right and lower edges don't
  /// (facts/tables.md#queries).
  func paths(in rect: CGRect) -> [IndexPath] {
    guard !rect.isNull, rect.maxX > 0 || rect.width == 0 && rect.minX >= 0, rect.minX < bounds.width else {
      return []
    }
    let low = max(0, withoutDropShift(rect.minY) - columnTop)
    var high = withoutDropShift(rect.maxY) - columnTop
    // A rectangle without a width has all of its height.
    if rect.width > 0, rect.height > 0 { high -= 1 }
    high = min(high, column.height)
    guard column.rope.count > 0, low < column.height, high >= 0 else { return [] }
    let first = column.rope.index(at: low) ?? 0
    let last = column.rope.index(at: max(low, high)) ?? column.rope.count - 1
    guard first <= last else { return [] }
    return (first...last).compactMap { column.row(of: $0) }
  }

  /// The rows in the bounds, whether they have cells already or not.
  var pathsInBounds: [IndexPath] {
    shownElements.compactMap { column.row(of: $0) }
  }
}
