/// The items of one section as an outline, which shows the children of the items that are expanded.
///
/// ```swift
/// var folders = NSDiffableDataSourceSectionSnapshot<String>()
/// folders.append(["Mail", "Notes"])
/// folders.append(["Inbox", "Sent"], to: "Mail")
/// folders.expand(["Mail"])
/// print(folders.visibleItems)  // ["Mail", "Inbox", "Sent", "Notes"]
/// ```
///
/// Identifiers are unique in an outline. For mistakes the console gets the texts of Apple's exceptions
/// (`facts/diffable.md#section-snapshots`), and the call has no effect.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesectionsnapshot>
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>: @unchecked Sendable
where ItemIdentifierType: Hashable, ItemIdentifierType: Sendable {
  var tree: ItemTree<ItemIdentifierType>

  /// Creates an empty outline.
  public init() { tree = ItemTree() }
  /// Creates a copy of another snapshot.
  public init(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) { tree = snapshot.tree }
  init(tree: ItemTree<ItemIdentifierType>) { self.tree = tree }

  /// Adds items at the end of a parent's children, or of the roots.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    tree.append(items, to: parent)
  }
  /// Inserts siblings before an item.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    tree.insert(items, .before, item)
  }
  /// Inserts siblings after an item and its children.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    tree.insert(items, .after, item)
  }
  /// Deletes items with their children.
  public mutating func delete(_ items: [ItemIdentifierType]) { tree.delete(items) }
  /// Removes all items.
  public mutating func deleteAll() { tree.deleteAll() }
  /// Shows the children of items; those that are not in the outline are ignored.
  public mutating func expand(_ items: [ItemIdentifierType]) { tree.setExpanded(true, items) }
  /// Hides the children of items; those that are not in the outline are ignored.
  public mutating func collapse(_ items: [ItemIdentifierType]) { tree.setExpanded(false, items) }
  /// Replaces the descendants of a parent by a snapshot.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    tree.replaceChildren(of: parent, by: snapshot.tree)
  }
  /// Inserts a snapshot's items in front of an item, with the same parent.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, before item: ItemIdentifierType
  ) {
    tree.insert(snapshot.tree, .before, item)
  }
  /// Inserts a snapshot's items behind an item, with the same parent.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, after item: ItemIdentifierType
  ) {
    tree.insert(snapshot.tree, .after, item)
  }

  /// Returns whether the children of an item are visible if the item is.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { tree.isExpanded(item) }
  /// Returns whether all ancestors of an item are expanded.
  public func isVisible(_ item: ItemIdentifierType) -> Bool { tree.isVisible(item) }
  /// Returns whether the snapshot has an item.
  public func contains(_ item: ItemIdentifierType) -> Bool { tree.contains(item) }
  /// Returns the number of an item's ancestors.
  public func level(of item: ItemIdentifierType) -> Int { tree.level(of: item) }
  /// Returns the index among all items, visible or not.
  public func index(of item: ItemIdentifierType) -> Int? { tree.index(of: item) }
  /// Returns the parent of an item; nil for a root.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { tree.parent(of: child) }
  /// Returns the descendants of an item, whose children become roots unless the item is included.
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    NSDiffableDataSourceSectionSnapshot(tree: tree.subtree(of: parent, includingParent: includingParent))
  }

  /// All items, parents before their children.
  public var items: [ItemIdentifierType] { tree.items }
  /// The items at the top, in their order.
  public var rootItems: [ItemIdentifierType] { tree.roots }
  /// The items that show.
  public var visibleItems: [ItemIdentifierType] { tree.visibleItems }
  /// Returns a description with a line for each item: `+` for an expanded one and `-` for a collapsed one, `*` for
  /// a visible one.
  public func visualDescription() -> String { tree.outline("NSDiffableDataSourceSectionSnapshot") }
}
