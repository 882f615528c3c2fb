import Foundation

/// The sections and items that a table or a collection view shows at one moment, by their identifiers.
///
/// ```swift
/// var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
/// snapshot.appendSections(["Favorites", "All"])
/// snapshot.appendItems([1, 2], toSection: "Favorites")
/// snapshot.appendItems([3, 4, 5], toSection: "All")
/// print(snapshot.numberOfItems)  // 5
/// ```
///
/// Identifiers are unique in a snapshot. An item that is appended or inserted a second time is moved; a section
/// that is in the snapshot already is refused. If Apple's framework ends the app, the console gets the text of
/// Apple's exception and the rest of the call is performed. `facts/diffable.md#snapshots` has the texts and their
/// sources.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot>
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>: @unchecked Sendable
where
  SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
  ItemIdentifierType: Sendable
{
  var list: ListSnapshot<SectionIdentifierType, ItemIdentifierType>

  /// Creates an empty snapshot.
  public init() { list = ListSnapshot() }
  init(_ list: ListSnapshot<SectionIdentifierType, ItemIdentifierType>) { self.list = list }

  // MARK: Queries

  /// The number of items in all sections.
  public var numberOfItems: Int { list.numberOfItems }
  /// The number of sections.
  public var numberOfSections: Int { list.sections.count }
  /// The sections in their order.
  public var sectionIdentifiers: [SectionIdentifierType] { list.sections }
  /// The items of all sections in order.
  public var itemIdentifiers: [ItemIdentifierType] { list.allItems }
  /// The sections that are to be loaded again.
  public var reloadedSectionIdentifiers: [SectionIdentifierType] { list.reloadedSections.list }
  /// The items whose cells are to be made again.
  public var reloadedItemIdentifiers: [ItemIdentifierType] { list.reloadedItems.list }
  /// The items whose present cells are to be configured again.
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] { list.reconfiguredItems.list }

  /// Returns the number of items of a section. A section that is not in the snapshot is reported on the console,
  /// and the result is 0.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int { list.items(in: identifier).count }
  /// Returns the items of a section in their order. A section that is not in the snapshot is reported on the
  /// console.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    list.items(in: identifier)
  }
  /// Returns the section that contains an item; nil if the snapshot does not contain it.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    list.section(of: identifier)
  }
  /// Returns the index among the items of all sections.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { list.index(of: identifier) }
  /// Returns the index of a section; nil if the snapshot does not contain it.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { list.position(of: identifier) }

  // MARK: Items

  /// Adds items at the end of a section, by default of the last one.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    list.append(identifiers, to: sectionIdentifier)
  }
  /// Inserts items before another one. An item that is already in the snapshot is reported on the console, and so
  /// is another item that is not in it.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    list.insert(identifiers, .before, beforeIdentifier)
  }
  /// Inserts items after another one. An item that is already in the snapshot is reported on the console, and so is
  /// another item that is not in it.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    list.insert(identifiers, .after, afterIdentifier)
  }
  /// Deletes items; identifiers that are not in the snapshot are ignored.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) { list.delete(identifiers) }
  /// Deletes all sections, too.
  public mutating func deleteAllItems() { list.deleteAll() }
  /// Moves an item before another one, also to another section.
  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
    list.move(identifier, .before, toIdentifier)
  }
  /// Moves an item after another one, also to another section.
  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
    list.move(identifier, .after, toIdentifier)
  }
  /// Marks items whose cells are created again when the snapshot is applied.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) { list.reloadItems(identifiers) }
  /// Marks items whose cells are configured again, without being replaced, when the snapshot is applied.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) { list.reconfigureItems(identifiers) }

  // MARK: Sections

  /// Adds sections at the end.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) { list.appendSections(identifiers) }
  /// Inserts sections before another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    list.insertSections(identifiers, .before, toIdentifier)
  }
  /// Inserts sections after another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    list.insertSections(identifiers, .after, toIdentifier)
  }
  /// Deletes sections with their items; identifiers that are not in the snapshot are ignored.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) { list.deleteSections(identifiers) }
  /// Moves a section before another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    list.moveSection(identifier, .before, toIdentifier)
  }
  /// Moves a section after another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    list.moveSection(identifier, .after, toIdentifier)
  }
  /// Marks sections whose cells are created again when the snapshot is applied.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) { list.reloadSections(identifiers) }
}
