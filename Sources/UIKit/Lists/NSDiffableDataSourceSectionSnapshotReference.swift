import Foundation

/// An outline whose identifiers are objects of any types that can be hashed. Swift apps use
/// `NSDiffableDataSourceSectionSnapshot`.
///
/// Apple's documentation:
/// <https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesectionsnapshotreference>
open class NSDiffableDataSourceSectionSnapshotReference: NSObject, NSCopying {
  var tree = ItemTree<AnyHashable>()

  public override init() { super.init() }

  open override func copy() -> Any { copy(with: nil) }
  open func copy(with zone: NSZone? = nil) -> Any { NSDiffableDataSourceSectionSnapshotReference.of(tree) }
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSDiffableDataSourceSectionSnapshotReference)?.tree == tree
  }
  open override var hash: Int { tree.roots.count }

  static func of(_ tree: ItemTree<AnyHashable>) -> NSDiffableDataSourceSectionSnapshotReference {
    let snapshot = NSDiffableDataSourceSectionSnapshotReference()
    snapshot.tree = tree
    return snapshot
  }

  /// Adds items at the end, as roots of the outline.
  open func appendItems(_ items: [Any]) { tree.append(ListIdentifiers(items), to: nil) }
  /// Adds items after the last child of a parent; nil adds them after the last item without a parent.
  open func appendItems(_ items: [Any], intoParentItem parentItem: Any?) {
    tree.append(ListIdentifiers(items), to: parentItem.flatMap(ListIdentifier))
  }
  /// Inserts items before an item, as siblings of it.
  open func insertItems(_ items: [Any], beforeItem beforeIdentifier: Any) {
    if let anchor = ListIdentifier(beforeIdentifier) { tree.insert(ListIdentifiers(items), .before, anchor) }
  }
  /// Inserts items after an item and all that is below it, as siblings of it.
  open func insertItems(_ items: [Any], afterItem afterIdentifier: Any) {
    if let anchor = ListIdentifier(afterIdentifier) { tree.insert(ListIdentifiers(items), .after, anchor) }
  }
  /// Removes items with all that is below them.
  open func deleteItems(_ items: [Any]) { tree.delete(ListIdentifiers(items)) }
  /// Removes all items.
  open func deleteAllItems() { tree.deleteAll() }
  /// Expands items, so that their children are visible where the items are.
  open func expandItems(_ items: [Any]) { tree.setExpanded(true, ListIdentifiers(items)) }
  /// Collapses items, so that none of their descendants is visible.
  open func collapseItems(_ items: [Any]) { tree.setExpanded(false, ListIdentifiers(items)) }
  /// Exchanges all that is below an item for the items of another snapshot.
  open func replaceChildren(
    ofParentItem parentItem: Any, with snapshot: NSDiffableDataSourceSectionSnapshotReference
  ) {
    if let parent = ListIdentifier(parentItem) { tree.replaceChildren(of: parent, by: snapshot.tree) }
  }
  /// Inserts the items of another snapshot before an item, its roots as siblings of it.
  open func insert(_ snapshot: NSDiffableDataSourceSectionSnapshotReference, beforeItem item: Any) {
    if let anchor = ListIdentifier(item) { tree.insert(snapshot.tree, .before, anchor) }
  }
  /// Returns the item itself.
  @discardableResult open func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshotReference, afterItem item: Any
  ) -> Any {
    if let anchor = ListIdentifier(item) { tree.insert(snapshot.tree, .after, anchor) }
    return item
  }

  /// Returns whether an item is open. False for an item that is not in the snapshot.
  open func isExpanded(_ item: Any) -> Bool { ListIdentifier(item).map { tree.isExpanded($0) } ?? false }
  /// Returns whether all items above an item are open. False for an item that is not in the snapshot.
  open func isVisible(_ item: Any) -> Bool { ListIdentifier(item).map { tree.isVisible($0) } ?? false }
  /// Returns whether an item is in the snapshot, visible or not.
  open func containsItem(_ item: Any) -> Bool { ListIdentifier(item).map { tree.contains($0) } ?? false }
  /// Returns how many items are above an item: 0 for a root.
  open func level(ofItem item: Any) -> Int { ListIdentifier(item).map { tree.level(of: $0) } ?? 0 }
  /// Returns the index among all items, or NSNotFound.
  open func index(ofItem item: Any) -> Int { ListIdentifier(item).flatMap { tree.index(of: $0) } ?? NSNotFound }
  /// Returns all items that are open, whether they are visible or not.
  open func expandedItems() -> [Any] { tree.expandedItems.bases }
  /// Returns the item above an item; nil for a root.
  open func parent(ofChildItem childItem: Any) -> Any? {
    ListIdentifier(childItem).flatMap { tree.parent(of: $0) }?.base
  }
  /// Returns a snapshot of the descendants of an item; empty if the item is not in the snapshot.
  open func ofParentItem(_ parentItem: Any) -> NSDiffableDataSourceSectionSnapshotReference {
    ofParentItem(parentItem, includingParentItem: false)
  }
  /// Returns a snapshot of the descendants of an item, with the item itself as its root if requested.
  open func ofParentItem(
    _ parentItem: Any, includingParentItem: Bool
  ) -> NSDiffableDataSourceSectionSnapshotReference {
    let part = ListIdentifier(parentItem).map { tree.subtree(of: $0, includingParent: includingParentItem) }
    return .of(part ?? ItemTree())
  }

  /// All items in their order, each before those below it.
  open var items: [Any] { tree.items.bases }
  /// The items that have no item above them.
  open var rootItems: [Any] { tree.roots.bases }
  /// The items of which all items above are open, in their order: those that a list shows.
  open var visibleItems: [Any] { tree.visibleItems.bases }
  /// Returns the outline as lines of text, for debugging.
  open func visualDescription() -> String { tree.outline("NSDiffableDataSourceSectionSnapshot") }
}
