/// The passes over the rows of one layout: measuring can bring more rows into view, and the number of passes is
/// limited in case the heights never settle.
struct TablePasses {
  /// The number of passes after which a layout ends unless new cells came into view.
  private static let few = 12
  /// The number of passes after which a layout ends in any case. Rows that are much lower than their estimate
  /// shorten the content, so that further rows become visible one by one.
  private static let most = 200

  private var count = 0
  private var limit = TablePasses.few
  private var shownCount = 0
  private var revision = 0

  /// Begins another pass; returns false if there have been enough.
  mutating func begin(_ state: TableState) -> Bool {
    // Cells after a reload do not count as progress, because an app may reload its rows in each pass.
    if count > 0, state.shownCount > shownCount, state.revision == revision {
      limit = min(count + TablePasses.few, TablePasses.most)
    }
    (shownCount, revision) = (state.shownCount, state.revision)
    guard count < limit else { return false }
    count += 1
    return true
  }

  /// Whether so many passes have begun that a reload would not end.
  var areMany: Bool { count >= TablePasses.few }
}
