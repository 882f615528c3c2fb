import Foundation

/// An item of a random list. The number is its identity; the version determines its text.
struct ListItem: Hashable {
  let number: Int
  var version = 0

  /// The text of its cell: one to some thirty words, so that self-sizing cells have many different heights.
  var text: String {
    let mixed = (number &* 7_919 &+ version &* 104_729) % 97
    let words = mixed < 60 ? 0 : (mixed - 60) * 5 / 6
    return "item \(number) version \(version)" + String(repeating: " and more", count: words)
  }
}

/// A section of a random list.
struct ListSection {
  let number: Int
  var items: [ListItem]

  /// The header's title: nil for a third of the sections, and of several lines for one in ten.
  var title: String? {
    number % 3 == 0
      ? nil : "section \(number)" + (number % 10 == 1 ? String(repeating: " of many words", count: 12) : "")
  }
}

/// Random changes of a list that agree with the data before and after them: tables and collection views get them as
/// one batch. Deletions, reloads and origins of moves have index paths of the data before; insertions and
/// destinations of moves, of the data after.
///
/// Items are neither moved into inserted or reloaded sections nor out of deleted or reloaded ones, which UIKit
/// refuses.
struct ListBatch {
  let before: [ListSection]
  private(set) var after: [ListSection] = []

  private(set) var deletedSections = IndexSet()
  private(set) var insertedSections = IndexSet()
  private(set) var reloadedSections = IndexSet()
  private(set) var movedSections: [(from: Int, to: Int)] = []
  private(set) var deletedItems: [IndexPath] = []
  private(set) var insertedItems: [IndexPath] = []
  private(set) var reloadedItems: [IndexPath] = []
  private(set) var movedItems: [(from: IndexPath, to: IndexPath)] = []

  /// A section during the creation of the batch.
  private struct Draft {
    /// The index before the batch; nil for an inserted section.
    var origin: Int?
    var isReloaded = false
    var section: ListSection
    var isOpen: Bool { origin != nil && !isReloaded }
  }

  private var drafts: [Draft] = []
  private var moving: [(from: IndexPath, item: ListItem)] = []
  private var added: Set<ListItem> = []

  /// Drafts random changes of sections and items.
  /// - Parameter next: the number of the next new item or section.
  init(_ old: [ListSection], _ random: inout RandomBytes, next: inout Int) {
    before = old
    // The percentage of items that change: most batches change few items, some nearly all.
    let rate = [0, 3, 10, 10, 30, 90][random.below(6)]
    let changesSections = random.below(3) == 0
    for index in old.indices { draft(index, rate, changesSections, &random, &next) }
    if changesSections { changeSections(&random, &next) }
    insertItems(rate, &random, &next)
    after = drafts.map(\.section)
    note()
  }

  private mutating func draft(
    _ index: Int, _ rate: Int, _ changesSections: Bool, _ random: inout RandomBytes, _ next: inout Int
  ) {
    var draft = Draft(origin: index, section: before[index])
    switch changesSections ? random.below(8) : 7 {
    case 0:
      deletedSections.insert(index)
      return
    case 1:
      reloadedSections.insert(index)
      draft.isReloaded = true
      draft.section.items = draft.section.items.filter { _ in random.below(3) > 0 } + fresh(random.below(4), &next)
    default:
      draft.section.items = []
      for (row, item) in before[index].items.enumerated() {
        let path = IndexPath(indexes: [index, row])
        guard random.below(100) < rate else {
          draft.section.items.append(item)
          continue
        }
        switch random.below(3) {
        case 0: deletedItems.append(path)
        case 1: moving.append((path, item))
        default:
          reloadedItems.append(path)
          draft.section.items.append(ListItem(number: item.number, version: item.version + random.below(2)))
        }
      }
    }
    drafts.append(draft)
  }

  private func fresh(_ count: Int, _ next: inout Int) -> [ListItem] {
    (0..<count).map { _ in
      next += 1
      return ListItem(number: next)
    }
  }

  private mutating func changeSections(_ random: inout RandomBytes, _ next: inout Int) {
    if random.below(3) == 0, drafts.count > 1 {
      let draft = drafts.remove(at: random.below(drafts.count))
      if !draft.isReloaded, let origin = draft.origin {
        movedSections.append((origin, 0))
      }
      drafts.insert(
        draft, at: draft.isReloaded ? min(originalIndex(of: draft), drafts.count) : random.below(drafts.count + 1))
    }
    for _ in 0..<random.below(3) where drafts.count < 8 {
      next += 1
      let section = ListSection(number: next, items: fresh(random.below(12), &next))
      drafts.insert(Draft(origin: nil, section: section), at: random.below(drafts.count + 1))
    }
  }

  /// Returns the index of a section that was taken out, among those that keep their order.
  private func originalIndex(of draft: Draft) -> Int {
    drafts.firstIndex { ($0.origin ?? -1) > (draft.origin ?? -1) } ?? drafts.count
  }

  private mutating func insertItems(_ rate: Int, _ random: inout RandomBytes, _ next: inout Int) {
    let open = drafts.indices.filter { drafts[$0].isOpen }
    guard !open.isEmpty else {
      // There is no possible destination, so the items are deleted.
      deletedItems += moving.map(\.from)
      return moving = []
    }
    let size = drafts.reduce(0) { $0 + $1.section.items.count }
    let count = random.below(3 + rate / 10) + (size < 10 ? random.below(20) : 0)
    added = Set(fresh(count, &next))
    for item in moving.map(\.item) + added.sorted(by: { $0.number < $1.number }) {
      let index = open[random.below(open.count)]
      drafts[index].section.items.insert(item, at: random.below(drafts[index].section.items.count + 1))
    }
  }

  /// Records the present positions of sections and items.
  private mutating func note() {
    var targets: [Int: IndexPath] = [:]
    for (index, draft) in drafts.enumerated() {
      if draft.origin == nil { insertedSections.insert(index) }
      if let move = movedSections.firstIndex(where: { $0.from == draft.origin }) { movedSections[move].to = index }
      for (row, item) in draft.section.items.enumerated() {
        let path = IndexPath(indexes: [index, row])
        targets[item.number] = path
        if added.contains(item) { insertedItems.append(path) }
      }
    }
    movedItems = moving.compactMap { move in targets[move.item.number].map { (move.from, $0) } }
    drafts = []
  }

  /// Returns whether the list keeps its state, such as the selection, of the item at an index path before the
  /// batch.
  func keeps(_ path: IndexPath, throughReload: Bool) -> Bool {
    !deletedSections.contains(path[0]) && !reloadedSections.contains(path[0]) && !deletedItems.contains(path)
      && (throughReload || !reloadedItems.contains(path))
  }
}
