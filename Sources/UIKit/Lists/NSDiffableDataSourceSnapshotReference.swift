import Foundation

/// A snapshot whose identifiers are objects of any types that can be hashed. Swift apps use
/// `NSDiffableDataSourceSnapshot`.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshotreference>
open class NSDiffableDataSourceSnapshotReference: NSObject, NSCopying {
  var list = ListSnapshot<AnyHashable, AnyHashable>()

  public override init() { super.init() }

  open override func copy() -> Any { copy(with: nil) }
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSDiffableDataSourceSnapshotReference()
    copy.list = list
    return copy
  }

  /// Returns whether sections and items are the same in the same order, ignoring marks to reload.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSDiffableDataSourceSnapshotReference else { return false }
    return list.sections == other.list.sections && list.items == other.list.items
  }
  open override var hash: Int { list.sections.count ^ list.numberOfItems }

  /// The number of items in all sections.
  open var numberOfItems: Int { list.numberOfItems }
  /// The number of sections.
  open var numberOfSections: Int { list.sections.count }
  /// The identifiers of the sections in their order.
  open var sectionIdentifiers: [Any] { list.sections.bases }
  /// The identifiers of the items of all sections in their order.
  open var itemIdentifiers: [Any] { list.allItems.bases }
  /// The sections whose cells, headers and footers are created again when the snapshot is applied, in the order of
  /// the calls of `reloadSections(withIdentifiers:)`.
  open var reloadedSectionIdentifiers: [Any] { list.reloadedSections.list.bases }
  /// The items whose cells are created again when the snapshot is applied, in the order of the calls of
  /// `reloadItems(withIdentifiers:)`.
  open var reloadedItemIdentifiers: [Any] { list.reloadedItems.list.bases }
  /// The items whose cells are filled again when the snapshot is applied, in the order of the calls of
  /// `reconfigureItems(withIdentifiers:)`.
  open var reconfiguredItemIdentifiers: [Any] { list.reconfiguredItems.list.bases }

  /// Returns the number of items in a section; 0 for a section that is not in the snapshot.
  open func numberOfItems(inSection sectionIdentifier: Any) -> Int {
    ListIdentifier(sectionIdentifier).map { list.items(in: $0).count } ?? 0
  }
  /// Returns the identifiers of a section's items in their order; empty for a section that is not in the snapshot.
  open func itemIdentifiersInSection(withIdentifier sectionIdentifier: Any) -> [Any] {
    ListIdentifier(sectionIdentifier).map { list.items(in: $0).bases } ?? []
  }
  /// Returns the section that an item is in; nil for an item that is not in the snapshot.
  open func sectionIdentifier(forSectionContainingItemIdentifier itemIdentifier: Any) -> Any? {
    ListIdentifier(itemIdentifier).flatMap { list.section(of: $0) }?.base
  }
  /// Returns the index among the items of all sections, or NSNotFound.
  open func index(ofItemIdentifier itemIdentifier: Any) -> Int {
    ListIdentifier(itemIdentifier).flatMap { list.index(of: $0) } ?? NSNotFound
  }
  /// Returns the index of a section, or NSNotFound.
  open func index(ofSectionIdentifier sectionIdentifier: Any) -> Int {
    ListIdentifier(sectionIdentifier).flatMap { list.position(of: $0) } ?? NSNotFound
  }

  /// Adds items at the end of the last section, which must exist. There has to be one.
  open func appendItems(withIdentifiers identifiers: [Any]) { list.append(ListIdentifiers(identifiers), to: nil) }
  /// Adds items at the end of a section.
  open func appendItems(withIdentifiers identifiers: [Any], intoSectionWithIdentifier sectionIdentifier: Any) {
    guard let section = ListIdentifier(sectionIdentifier) else { return }
    list.append(ListIdentifiers(identifiers), to: section)
  }
  /// Inserts items before an item, in its section.
  open func insertItems(withIdentifiers identifiers: [Any], beforeItemWithIdentifier itemIdentifier: Any) {
    if let anchor = ListIdentifier(itemIdentifier) { list.insert(ListIdentifiers(identifiers), .before, anchor) }
  }
  /// Inserts items after an item, in its section.
  open func insertItems(withIdentifiers identifiers: [Any], afterItemWithIdentifier itemIdentifier: Any) {
    if let anchor = ListIdentifier(itemIdentifier) { list.insert(ListIdentifiers(identifiers), .after, anchor) }
  }
  /// Removes items; their sections stay, even if they become empty.
  open func deleteItems(withIdentifiers identifiers: [Any]) { list.delete(ListIdentifiers(identifiers)) }
  /// Deletes all sections, too.
  open func deleteAllItems() { list.deleteAll() }
  /// Moves an item before another one, and into its section.
  open func moveItem(withIdentifier fromIdentifier: Any, beforeItemWithIdentifier toIdentifier: Any) {
    guard let item = ListIdentifier(fromIdentifier), let anchor = ListIdentifier(toIdentifier) else { return }
    list.move(item, .before, anchor)
  }
  /// Moves an item after another one, and into its section.
  open func moveItem(withIdentifier fromIdentifier: Any, afterItemWithIdentifier toIdentifier: Any) {
    guard let item = ListIdentifier(fromIdentifier), let anchor = ListIdentifier(toIdentifier) else { return }
    list.move(item, .after, anchor)
  }
  /// Marks items whose cells are created again when the snapshot is applied.
  open func reloadItems(withIdentifiers identifiers: [Any]) { list.reloadItems(ListIdentifiers(identifiers)) }
  /// Marks items whose cells are kept and configured again when the snapshot is applied, which costs less than
  /// reloading.
  open func reconfigureItems(withIdentifiers identifiers: [Any]) {
    list.reconfigureItems(ListIdentifiers(identifiers))
  }

  /// Adds empty sections at the end.
  open func appendSections(withIdentifiers sectionIdentifiers: [Any]) {
    list.appendSections(ListIdentifiers(sectionIdentifiers))
  }
  /// Inserts empty sections before a section.
  open func insertSections(
    withIdentifiers sectionIdentifiers: [Any], beforeSectionWithIdentifier toSectionIdentifier: Any
  ) {
    guard let anchor = ListIdentifier(toSectionIdentifier) else { return }
    list.insertSections(ListIdentifiers(sectionIdentifiers), .before, anchor)
  }
  /// Inserts empty sections after a section.
  open func insertSections(
    withIdentifiers sectionIdentifiers: [Any], afterSectionWithIdentifier toSectionIdentifier: Any
  ) {
    guard let anchor = ListIdentifier(toSectionIdentifier) else { return }
    list.insertSections(ListIdentifiers(sectionIdentifiers), .after, anchor)
  }
  /// Removes sections with their items.
  open func deleteSections(withIdentifiers sectionIdentifiers: [Any]) {
    list.deleteSections(ListIdentifiers(sectionIdentifiers))
  }
  /// Moves a section with its items before another one.
  open func moveSection(
    withIdentifier fromSectionIdentifier: Any, beforeSectionWithIdentifier toSectionIdentifier: Any
  ) {
    guard let section = ListIdentifier(fromSectionIdentifier), let anchor = ListIdentifier(toSectionIdentifier)
    else {
      return
    }
    list.moveSection(section, .before, anchor)
  }
  /// Moves a section with its items after another one.
  open func moveSection(
    withIdentifier fromSectionIdentifier: Any, afterSectionWithIdentifier toSectionIdentifier: Any
  ) {
    guard let section = ListIdentifier(fromSectionIdentifier), let anchor = ListIdentifier(toSectionIdentifier)
    else {
      return
    }
    list.moveSection(section, .after, anchor)
  }
  /// Marks sections whose cells, headers and footers are created again when the snapshot is applied.
  open func reloadSections(withIdentifiers sectionIdentifiers: [Any]) {
    list.reloadSections(ListIdentifiers(sectionIdentifiers))
  }
}

/// Returns an identifier of any type; logs and returns nil for one that is not hashable.
func ListIdentifier(_ value: Any) -> AnyHashable? {
  if let identifier = value as? AnyHashable { return identifier }
  ListMistake.report("\(type(of: value)) can't identify a section or an item: it is not Hashable.")
  return nil
}

func ListIdentifiers(_ values: [Any]) -> [AnyHashable] { values.compactMap(ListIdentifier) }

extension [AnyHashable] {
  var bases: [Any] { map(\.base) }
}
