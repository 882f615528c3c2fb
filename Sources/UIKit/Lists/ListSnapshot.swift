import Foundation

/// The value behind the snapshots of a diffable data source: sections in their order, each with its items, all
/// identified by unique values. The snapshots of the public API wrap it.
///
/// Counts and membership are O(1). The position of an item takes a linear search in its section; many queries
/// between two changes use an index (see `ItemPositions`).
struct ListSnapshot<Section: Hashable, Item: Hashable> {
  private(set) var sections: [Section] = []
  /// The items of each section.
  private(set) var items: [[Item]] = []
  private(set) var reloadedSections = IdentifierMarks<Section>()
  private(set) var reloadedItems = IdentifierMarks<Item>()
  private(set) var reconfiguredItems = IdentifierMarks<Item>()
  private var sectionPositions: [Section: Int] = [:]
  private var owners: [Item: Section] = [:]
  private var positions = ItemPositions<Item>()

  // MARK: Queries

  var numberOfItems: Int { owners.count }
  var allItems: [Item] { items.count == 1 ? items[0] : Array(items.joined()) }

  func items(in section: Section) -> [Item] {
    guard let position = sectionPositions[section] else {
      ListMistake.report(
        "Section identifier was not found. You can verify the section exists by calling the indexOfSectionIdentifier "
          + "API (which has O(1) performance)")
      return []
    }
    return items[position]
  }

  func contains(_ item: Item) -> Bool { owners[item] != nil }
  func section(of item: Item) -> Section? { owners[item] }
  func position(of section: Section) -> Int? { sectionPositions[section] }

  /// Returns the index among all items.
  func index(of item: Item) -> Int? {
    guard let path = indexPath(of: item) else { return nil }
    return items[..<path[0]].reduce(path[1]) { $0 + $1.count }
  }

  func indexPath(of item: Item) -> IndexPath? {
    guard let section = owners[item], let position = sectionPositions[section] else { return nil }
    return positions.position(of: item, in: items, section: position).map { [position, $0] }
  }

  func item(at indexPath: IndexPath) -> Item? {
    guard indexPath.count == 2, items.indices.contains(indexPath[0]) else { return nil }
    let section = items[indexPath[0]]
    return section.indices.contains(indexPath[1]) ? section[indexPath[1]] : nil
  }

  /// Returns the difference from another snapshot to this one.
  func difference(from old: ListSnapshot) -> ListDifference {
    ListDifference(fromSections: old.sections, items: old.items, toSections: sections, items: items)
  }

  // MARK: Items

  /// Appends items to a section.
  ///
  /// - Parameter section: nil for the last one.
  mutating func append(_ identifiers: [Item], to section: Section?) {
    guard let section = section ?? sections.last else {
      return ListMistake.report("There are currently no sections in the data source. Please add a section first.")
    }
    guard let position = sectionPositions[section] else { return ListMistake.reportUnmet("section != NSNotFound") }
    items[position].append(contentsOf: bringIn(identifiers, to: section))
  }

  mutating func insert(_ identifiers: [Item], _ side: Side, _ anchor: Item) {
    guard let section = owners[anchor], let position = sectionPositions[section] else {
      return ListMistake.reportUnmet("section != NSNotFound")
    }
    guard !identifiers.contains(anchor) else { return ListMistake.reportOwnDestination(anchor) }
    let identifiers = bringIn(identifiers, to: section)
    guard let index = items[position].firstIndex(of: anchor) else { return }
    items[position].insert(contentsOf: identifiers, at: side == .before ? index : index + 1)
  }

  mutating func delete(_ identifiers: [Item]) {
    positions = ItemPositions()
    if identifiers.count == 1 { return take(identifiers[0]) }
    let gone = Set(identifiers.filter { owners[$0] != nil })
    let touched = Set(gone.compactMap { owners[$0] })
    for section in touched {
      if let position = sectionPositions[section] { items[position].removeAll { gone.contains($0) } }
    }
    for item in gone { owners[item] = nil }
  }

  mutating func deleteAll() { self = ListSnapshot() }

  mutating func move(_ item: Item, _ side: Side, _ anchor: Item) {
    guard owners[item] != nil else { return ListMistake.reportUnmet("fromSection != NSNotFound") }
    guard let section = owners[anchor], let position = sectionPositions[section] else {
      return ListMistake.reportUnmet("toSection != NSNotFound")
    }
    guard item != anchor else { return ListMistake.reportOwnDestination(anchor) }
    delete([item])
    guard let index = items[position].firstIndex(of: anchor) else { return }
    items[position].insert(item, at: side == .before ? index : index + 1)
    owners[item] = section
  }

  /// Replaces all items of a section.
  mutating func replaceItems(of section: Section, by identifiers: [Item]) {
    guard let position = sectionPositions[section] else { return }
    let kept = Set(identifiers)
    delete(items[position].filter { !kept.contains($0) })
    delete(identifiers)
    items[position] = identifiers
    for item in identifiers { owners[item] = section }
  }

  /// Prepares identifiers for insertion into a section, and returns them without duplicates; those that are in the
  /// snapshot already are moved.
  private mutating func bringIn(_ identifiers: [Item], to section: Section) -> [Item] {
    positions = ItemPositions()
    if ownNew(identifiers, section) { return identifiers }
    let identifiers = ListMistake.unique(identifiers, "item")
    let existing = identifiers.filter { owners[$0] != nil }
    if !existing.isEmpty {
      ListMistake.noteExisting(existing)
      delete(existing)
    }
    for item in identifiers { owners[item] = section }
    return identifiers
  }

  /// Registers identifiers that are all new and unique, in one pass. Returns false without changes if they are not.
  private mutating func ownNew(_ identifiers: [Item], _ section: Section) -> Bool {
    owners.reserveCapacity(owners.count + identifiers.count)
    for (index, item) in identifiers.enumerated() {
      guard let owner = owners.updateValue(section, forKey: item) else { continue }
      owners[item] = owner
      for item in identifiers[..<index] { owners[item] = nil }
      return false
    }
    return true
  }

  private mutating func take(_ item: Item) {
    guard let section = owners.removeValue(forKey: item), let position = sectionPositions[section],
      let index = items[position].firstIndex(of: item)
    else { return }
    items[position].remove(at: index)
  }

  // MARK: Sections

  mutating func appendSections(_ identifiers: [Section]) {
    insertSections(newSections(identifiers), at: sections.count)
  }

  mutating func insertSections(_ identifiers: [Section], _ side: Side, _ anchor: Section) {
    guard let index = sectionPositions[anchor] else { return ListMistake.reportUnmet("insertIndex != NSNotFound") }
    insertSections(newSections(identifiers), at: side == .before ? index : index + 1)
  }

  mutating func deleteSections(_ identifiers: [Section]) {
    let gone = Set(identifiers.compactMap { sectionPositions[$0] })
    guard !gone.isEmpty else { return }
    for position in gone { for item in items[position] { owners[item] = nil } }
    sections = sections.indices.filter { !gone.contains($0) }.map { sections[$0] }
    items = items.indices.filter { !gone.contains($0) }.map { items[$0] }
    countSections()
  }

  mutating func moveSection(_ section: Section, _ side: Side, _ anchor: Section) {
    guard let from = sectionPositions[section] else { return ListMistake.reportUnmet("fromSection != NSNotFound") }
    guard let to = sectionPositions[anchor] else { return ListMistake.reportUnmet("toSection != NSNotFound") }
    guard from != to else { return ListMistake.reportOwnDestination(anchor) }
    let moved = items[from]
    sections.remove(at: from)
    items.remove(at: from)
    let index = (from < to ? to - 1 : to) + (side == .before ? 0 : 1)
    sections.insert(section, at: index)
    items.insert(moved, at: index)
    countSections()
  }

  private func newSections(_ identifiers: [Section]) -> [Section] {
    let identifiers = ListMistake.unique(identifiers, "section")
    let existing = identifiers.filter { sectionPositions[$0] != nil }
    guard !existing.isEmpty else { return identifiers }
    ListMistake.reportExistingSections(existing)
    return identifiers.filter { sectionPositions[$0] == nil }
  }

  private mutating func insertSections(_ identifiers: [Section], at index: Int) {
    guard index < sections.count else {
      for section in identifiers {
        sectionPositions[section] = sections.count
        sections.append(section)
        items.append([])
      }
      return
    }
    sections.insert(contentsOf: identifiers, at: index)
    items.insert(contentsOf: identifiers.map { _ in [] }, at: index)
    countSections()
  }

  private mutating func countSections() {
    positions = ItemPositions()
    sectionPositions = [:]
    for (position, section) in sections.enumerated() { sectionPositions[section] = position }
  }

  // MARK: Marks

  mutating func reloadItems(_ identifiers: [Item]) {
    reloadedItems.add(ListMistake.known(identifiers, "reload item") { owners[$0] != nil })
  }

  mutating func reconfigureItems(_ identifiers: [Item]) {
    reconfiguredItems.add(ListMistake.known(identifiers, "reconfigure item") { owners[$0] != nil })
  }

  mutating func reloadSections(_ identifiers: [Section]) {
    reloadedSections.add(ListMistake.known(identifiers, "reload section") { sectionPositions[$0] != nil })
  }

  /// The snapshot without marks to reload or reconfigure: its state once it has been applied.
  var withoutMarks: ListSnapshot {
    var snapshot = self
    snapshot.reloadedSections = IdentifierMarks()
    snapshot.reloadedItems = IdentifierMarks()
    snapshot.reconfiguredItems = IdentifierMarks()
    return snapshot
  }
}

/// The side of an element on which another is inserted.
enum Side { case before, after }

/// Identifiers in the order in which they were marked, each once.
struct IdentifierMarks<Identifier: Hashable> {
  private(set) var list: [Identifier] = []
  private var members: Set<Identifier> = []

  var isEmpty: Bool { list.isEmpty }
  mutating func add(_ identifiers: [Identifier]) {
    for identifier in identifiers where members.insert(identifier).inserted { list.append(identifier) }
  }
}
