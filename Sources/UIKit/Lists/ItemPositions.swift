/// Finds items within their sections. The first few queries search linearly; then an index is built, which is valid
/// until the snapshot changes and is shared by its copies on all threads.
final class ItemPositions<Item: Hashable>: Sendable {
  private struct State {
    var searches = 0
    var index: [Item: Int]?
  }

  private let state = Locked(State())

  func position(of item: Item, in items: [[Item]], section: Int) -> Int? {
    state.withLock { state in
      if state.index == nil {
        state.searches += 1
        guard state.searches > 8 else { return items[section].firstIndex(of: item) }
        var index: [Item: Int] = [:]
        index.reserveCapacity(items.reduce(0) { $0 + $1.count })
        for section in items { for (position, item) in section.enumerated() { index[item] = position } }
        state.index = index
      }
      return state.index?[item]
    }
  }
}
