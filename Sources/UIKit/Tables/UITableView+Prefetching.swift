import Foundation

/// Prefetching of rows ahead of the visible ones.
extension UITableView {
  /// Notifies the prefetching data source of the next rows in the direction of scrolling, and of those whose
  /// prefetching is canceled.
  func prefetchIfNeeded() {
    guard let source = prefetchDataSource, isPrefetchingEnabled, let first = shown.first, let last = shown.last,
      column.has(first.path), column.has(last.path)
    else { return }
    let goesDown = contentOffset.y >= state.prefetchedOffset
    state.prefetchedOffset = contentOffset.y
    let range = column.element(first.path)...column.element(last.path)
    let span = max(8, range.count)
    let ahead =
      goesDown
      ? Array(
        range.upperBound
          + 1..<min(column.rope.count, range.upperBound + 1 + span).clamped(above: range.upperBound + 1))
      : Array((max(0, range.lowerBound - span)..<range.lowerBound).reversed())
    let paths = ahead.compactMap { column.row(of: $0) }
    // Rows that are ahead stay prefetched when the table shows one row more or less; those behind are canceled.
    let edge = goesDown ? range.upperBound : range.lowerBound
    let dropped = state.prefetched.filter { path in
      guard column.has(path) else { return true }
      return shownCell(at: path) == nil && (goesDown ? column.element(path) < edge : column.element(path) > edge)
    }.sorted()
    let new = paths.filter { !state.prefetched.contains($0) }
    state.prefetched = state.prefetched.subtracting(dropped).filter { shownCell(at: $0) == nil }.union(new)
    if !dropped.isEmpty {
      source.tableView(self, cancelPrefetchingForRowsAt: dropped)
      OptionalMethod.isAbsent = false
    }
    if !new.isEmpty { source.tableView(self, prefetchRowsAt: new) }
  }
}

extension Int {
  fileprivate func clamped(above low: Int) -> Int { Swift.max(self, low) }
}
