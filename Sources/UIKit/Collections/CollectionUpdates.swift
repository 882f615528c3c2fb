import Foundation

/// The changes of one batch, and the mapping from the old to the new positions.
struct CollectionUpdates {
  struct Move<Place: Hashable>: Equatable {
    let from: Place
    let to: Place
  }

  private(set) var deletedSections = IndexSet()
  private(set) var insertedSections = IndexSet()
  private(set) var reloadedSections = IndexSet()
  private(set) var movedSections: [Move<Int>] = []
  private(set) var deletedItems: [IndexPath] = []
  private(set) var insertedItems: [IndexPath] = []
  private(set) var reloadedItems: [IndexPath] = []
  private(set) var movedItems: [Move<IndexPath>] = []

  var isEmpty: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty && movedSections.isEmpty
      && deletedItems.isEmpty && insertedItems.isEmpty && reloadedItems.isEmpty && movedItems.isEmpty
  }

  /// The changes as the app made them.
  private var log: [Change] = []

  private enum Change {
    case sections(String, IndexSet)
    case items(String, [IndexPath])
    case section(Move<Int>)
    case item(Move<IndexPath>)
  }

  mutating func deleteSections(_ sections: IndexSet) {
    deletedSections.formUnion(sections)
    log.append(.sections("Delete", sections))
  }
  mutating func insertSections(_ sections: IndexSet) {
    insertedSections.formUnion(sections)
    log.append(.sections("Insert", sections))
  }
  mutating func reloadSections(_ sections: IndexSet) {
    reloadedSections.formUnion(sections)
    log.append(.sections("Reload", sections))
  }
  mutating func moveSection(_ from: Int, _ to: Int) {
    movedSections.append(Move(from: from, to: to))
    log.append(.section(Move(from: from, to: to)))
  }
  mutating func deleteItems(_ paths: [IndexPath]) { log.append(.items("Delete", add(paths, to: &deletedItems))) }
  mutating func insertItems(_ paths: [IndexPath]) { log.append(.items("Insert", add(paths, to: &insertedItems))) }
  mutating func reloadItems(_ paths: [IndexPath]) { log.append(.items("Reload", add(paths, to: &reloadedItems))) }
  mutating func moveItem(_ from: IndexPath, _ to: IndexPath) {
    guard isItem(from), isItem(to) else { return }
    movedItems.append(Move(from: from, to: to))
    log.append(.item(Move(from: from, to: to)))
  }

  private func add(_ paths: [IndexPath], to list: inout [IndexPath]) -> [IndexPath] {
    var known = Set(list)
    let new = paths.filter { isItem($0) && known.insert($0).inserted }
    list += new
    return new
  }

  /// The changes in the words of Apple's exception, one line each.
  var lines: [String] {
    func name(_ path: IndexPath) -> String { "(\(path[0]) - \(path[1]))" }
    return log.flatMap { change in
      switch change {
      case .sections(let action, let sections): return sections.map { "\(action) section (\($0))" }
      case .items(let action, let paths): return paths.map { "\(action) item \(name($0))" }
      case .section(let move): return ["Move section (\(move.from)) to (\(move.to))"]
      case .item(let move): return ["Move item \(name(move.from)) to \(name(move.to))"]
      }
    }
  }

  private func isItem(_ path: IndexPath) -> Bool {
    if path.count == 2 { return true }
    ListMistake.report(
      "Invalid index path for use with UICollectionView. Index paths passed to collection view must contain exactly two "
        + "indices specifying the section and item. Please use the category on NSIndexPath in NSIndexPath+UIKitAdditions.h if "
        + "possible.")
    return false
  }

  /// The changes as layouts receive them: deletions from the last on, then insertions, then moves.
  @MainActor var items: [UICollectionViewUpdateItem] {
    func whole(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
    var items = deletedSections.reversed().map {
      UICollectionViewUpdateItem(.delete, before: whole($0), after: nil)
    }
    items += deletedItems.sorted(by: >).map { UICollectionViewUpdateItem(.delete, before: $0, after: nil) }
    items += insertedSections.map { UICollectionViewUpdateItem(.insert, before: nil, after: whole($0)) }
    items += insertedItems.sorted().map { UICollectionViewUpdateItem(.insert, before: nil, after: $0) }
    items += reloadedSections.map { UICollectionViewUpdateItem(.reload, before: whole($0), after: whole($0)) }
    items += reloadedItems.map { UICollectionViewUpdateItem(.reload, before: $0, after: $0) }
    items += movedSections.map { UICollectionViewUpdateItem(.move, before: whole($0.from), after: whole($0.to)) }
    items += movedItems.map { UICollectionViewUpdateItem(.move, before: $0.from, after: $0.to) }
    return items
  }
}

/// Maps index paths from before a batch to those after it, and back.
struct CollectionPathMap {
  private let updates: CollectionUpdates
  private let sectionsOut: [Int]
  private let sectionsIn: [Int]
  private let sectionMoves: [Int: Int]
  private let sectionOrigins: [Int: Int]
  private let itemMoves: [IndexPath: IndexPath]
  private let itemOrigins: [IndexPath: IndexPath]
  private let deleted: Set<IndexPath>
  private let inserted: Set<IndexPath>
  /// The items of an old section that leave it, and those of a new section that enter it.
  private var itemsOut: [Int: [Int]] = [:]
  private var itemsIn: [Int: [Int]] = [:]

  init(_ updates: CollectionUpdates) {
    self.updates = updates
    sectionsOut = (updates.deletedSections.map { $0 } + updates.movedSections.map(\.from)).sorted()
    sectionsIn = (updates.insertedSections.map { $0 } + updates.movedSections.map(\.to)).sorted()
    sectionMoves = Dictionary(updates.movedSections.map { ($0.from, $0.to) }) { $1 }
    sectionOrigins = Dictionary(updates.movedSections.map { ($0.to, $0.from) }) { $1 }
    itemMoves = Dictionary(updates.movedItems.map { ($0.from, $0.to) }) { $1 }
    itemOrigins = Dictionary(updates.movedItems.map { ($0.to, $0.from) }) { $1 }
    deleted = Set(updates.deletedItems)
    inserted = Set(updates.insertedItems)
    for path in updates.deletedItems + updates.movedItems.map(\.from) {
      itemsOut[path[0], default: []].append(path[1])
    }
    for path in updates.insertedItems + updates.movedItems.map(\.to) {
      itemsIn[path[0], default: []].append(path[1])
    }
    itemsOut = itemsOut.mapValues { $0.sorted() }
    itemsIn = itemsIn.mapValues { $0.sorted() }
  }

  /// Returns the rank of an index among those that are not removed.
  private static func rank(_ index: Int, without taken: [Int]) -> Int {
    var (low, high) = (0, taken.count)
    while low < high {
      let middle = (low + high) / 2
      if taken[middle] < index { low = middle + 1 } else { high = middle }
    }
    return index - low
  }

  /// Returns the index with a rank among those that `taken` does not contain.
  private static func slot(_ rank: Int, among taken: [Int]) -> Int {
    var slot = rank
    for place in taken {
      guard place <= slot else { break }
      slot += 1
    }
    return slot
  }

  func newSection(_ old: Int) -> Int? {
    if let moved = sectionMoves[old] { return moved }
    if updates.deletedSections.contains(old) { return nil }
    return CollectionPathMap.slot(CollectionPathMap.rank(old, without: sectionsOut), among: sectionsIn)
  }

  func oldSection(_ new: Int) -> Int? {
    if let origin = sectionOrigins[new] { return origin }
    if updates.insertedSections.contains(new) { return nil }
    return CollectionPathMap.slot(CollectionPathMap.rank(new, without: sectionsIn), among: sectionsOut)
  }

  func newPath(_ old: IndexPath) -> IndexPath? {
    if let moved = itemMoves[old] { return moved }
    guard !deleted.contains(old), let section = newSection(old[0]) else { return nil }
    let rank = CollectionPathMap.rank(old[1], without: itemsOut[old[0]] ?? [])
    return [section, CollectionPathMap.slot(rank, among: itemsIn[section] ?? [])]
  }

  func oldPath(_ new: IndexPath) -> IndexPath? {
    if let origin = itemOrigins[new] { return origin }
    guard !inserted.contains(new), let section = oldSection(new[0]) else { return nil }
    let rank = CollectionPathMap.rank(new[1], without: itemsIn[new[0]] ?? [])
    return [section, CollectionPathMap.slot(rank, among: itemsOut[section] ?? [])]
  }

  func isReloaded(_ old: IndexPath) -> Bool {
    updates.reloadedSections.contains(old[0]) || updates.reloadedItems.contains(old)
  }

  /// Returns the new identity of a view of the old content; nil if it disappears or is replaced.
  func newElement(_ old: CollectionElement) -> CollectionElement? {
    guard old.indexPath.count == 2 else { return old }
    if old.role == .cell {
      if isReloaded(old.indexPath) { return nil }
      return newPath(old.indexPath).map { CollectionElement(role: .cell, indexPath: $0) }
    }
    if updates.reloadedSections.contains(old.indexPath[0]) { return nil }
    return newSection(old.indexPath[0]).map {
      CollectionElement(role: old.role, indexPath: [$0, old.indexPath[1]])
    }
  }

  func oldElement(_ new: CollectionElement) -> CollectionElement? {
    guard new.indexPath.count == 2 else { return new }
    if new.role == .cell { return oldPath(new.indexPath).map { CollectionElement(role: .cell, indexPath: $0) } }
    return oldSection(new.indexPath[0]).map {
      CollectionElement(role: new.role, indexPath: [$0, new.indexPath[1]])
    }
  }
}

/// Validates a batch against the data source before and after it, with the texts of Apple's exceptions
/// (facts/collections.md#exceptions).
struct CollectionUpdateCheck {
  let updates: CollectionUpdates
  let old: [Int]
  let new: [Int]

  /// The first problem; nil if the batch is valid.
  var problem: String? {
    conflict ?? rangeProblem ?? sectionCountProblem ?? itemCountProblem
  }

  private var conflict: String? {
    let (deleted, from) = (Set(updates.deletedItems), Set(updates.movedItems.map(\.from)))
    if let path = updates.reloadedItems.first(where: { deleted.contains($0) }) {
      return "attempt to delete and reload the same index path (\(path.exceptionDescription))"
    }
    if let path = from.first(where: { deleted.contains($0) || updates.reloadedItems.contains($0) }) {
      return "attempt to perform a delete and a move from the same index path (\(path.exceptionDescription))"
    }
    if let path = updates.movedItems.map(\.to).first(where: { updates.insertedItems.contains($0) }) {
      return "attempt to perform an insert and a move to the same index path (\(path.exceptionDescription))"
    }
    if let move = updates.movedSections.first(where: { updates.deletedSections.contains($0.from) }) {
      return "attempt to perform a delete and a move from the same section (\(move.from))"
    }
    if let move = updates.movedSections.first(where: { updates.insertedSections.contains($0.to) }) {
      return "attempt to perform an insert and a move to the same section (\(move.to))"
    }
    return nil
  }

  private var rangeProblem: String? {
    for section in updates.deletedSections.union(updates.reloadedSections) where section >= old.count {
      return "attempt to delete section \(section), but there are only \(old.count) sections before the update"
    }
    for move in updates.movedSections {
      if !old.indices.contains(move.from) {
        return "attempt to move section \(move.from), but there are only \(old.count) sections before the update"
      }
      if !new.indices.contains(move.to) {
        return
          "attempt to move a section to index \(move.to), but there are only \(new.count) sections after the update"
      }
    }
    for section in updates.insertedSections where section >= new.count {
      return "attempt to insert section \(section) but there are only \(new.count) sections after the update"
    }
    for path in updates.deletedItems + updates.reloadedItems + updates.movedItems.map(\.from) {
      guard old.indices.contains(path[0]) else {
        return
          "attempt to delete item \(path[1]) from section \(path[0]), but there are only \(old.count) sections before the "
          + "update"
      }
      if !(0..<old[path[0]]).contains(path[1]) {
        return
          "attempt to delete item \(path[1]) from section \(path[0]) which only contains \(old[path[0]]) items before the "
          + "update"
      }
    }
    for path in updates.insertedItems + updates.movedItems.map(\.to) {
      guard new.indices.contains(path[0]) else {
        return
          "attempt to insert item \(path[1]) into section \(path[0]), but there are only \(new.count) sections after the "
          + "update"
      }
      if !(0..<new[path[0]]).contains(path[1]) {
        return
          "attempt to insert item \(path[1]) into section \(path[0]), but there are only \(new[path[0]]) items in section "
          + "\(path[0]) after the update"
      }
    }
    return nil
  }

  private var sectionCountProblem: String? {
    let (inserted, deleted) = (updates.insertedSections.count, updates.deletedSections.count)
    guard old.count + inserted - deleted != new.count else { return nil }
    return
      "Invalid update: invalid number of sections. The number of sections contained in the collection view after the update "
      + "(\(new.count)) must be equal to the number of sections contained in the collection view before the update "
      + "(\(old.count)), plus or minus the number of sections inserted or deleted (\(inserted) inserted, \(deleted) deleted)."
  }

  private var itemCountProblem: String? {
    let map = CollectionPathMap(updates)
    func counts(_ paths: [IndexPath]) -> [Int: Int] { paths.reduce(into: [:]) { $0[$1[0], default: 0] += 1 } }
    let (inserted, deleted) = (counts(updates.insertedItems), counts(updates.deletedItems))
    let (movedIn, movedOut) = (counts(updates.movedItems.map(\.to)), counts(updates.movedItems.map(\.from)))
    var wrong: (text: String, isUnchanged: Bool)?
    for section in old.indices where !updates.reloadedSections.contains(section) {
      guard let target = map.newSection(section), new.indices.contains(target) else { continue }
      let (i, d) = (inserted[target] ?? 0, deleted[section] ?? 0)
      let (m, n) = (movedIn[target] ?? 0, movedOut[section] ?? 0)
      guard old[section] + i - d + m - n != new[target] else { continue }
      guard wrong == nil else { return batchText }
      let text =
        "Invalid update: invalid number of items in section \(section). The number of items contained in an existing section "
        + "after the update (\(new[target])) must be equal to the number of items contained in that section before the update "
        + "(\(old[section])), plus or minus the number of items inserted or deleted from that section (\(i) inserted, \(d) "
        + "deleted) and plus or minus the number of items moved into or out of that section (\(m) moved in, \(n) moved out)."
      wrong = (text, old[section] == new[target])
    }
    // If the only invalid section has no changes, Apple's text describes that section.
    return wrong.map { $0.isUnchanged ? $0.text : batchText }
  }

  private var batchText: String {
    func list(_ counts: [Int]) -> String {
      "{ \(counts.count) section\(counts.count == 1 ? "" : "s") with item counts: "
        + "[\(counts.map(String.init).joined(separator: ", "))] }"
    }
    return
      "Invalid batch updates detected: the number of sections and/or items returned by the data source before and/or "
      + "after performing the batch updates are inconsistent with the updates.\nData source before updates = "
      + "\(list(old))\nData source after updates = \(list(new))\nUpdates = [\n\t"
      + "\(updates.lines.joined(separator: ",\n\t"))\n]\n"
  }
}
