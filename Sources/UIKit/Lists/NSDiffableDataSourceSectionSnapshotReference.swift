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

  open func appendItems(_ items: [Any]) { tree.append(ListIdentifiers(items), to: nil) }
  /// Adds items after the last child of a parent; nil adds them after the last item without a parent.
  open func appendItems(_ items: [Any], intoParentItem parentItem: Any?) {
    tree.append(ListIdentifiers(items), to: parentItem.flatMap(ListIdentifier))
  }
  open func insertItems(_ items: [Any], beforeItem beforeIdentifier: Any) {
    if let anchor = ListIdentifier(beforeIdentifier) { tree.insert(ListIdentifiers(items), .before, anchor) }
  }
  open func insertItems(_ items: [Any], afterItem afterIdentifier: Any) {
    if let anchor = ListIdentifier(afterIdentifier) { tree.insert(ListIdentifiers(items), .after, anchor) }
  }
  open func deleteItems(_ items: [Any]) { tree.delete(ListIdentifiers(items)) }
  open func deleteAllItems() { tree.deleteAll() }
  open func expandItems(_ items: [Any]) { tree.setExpanded(true, ListIdentifiers(items)) }
  open func collapseItems(_ items: [Any]) { tree.setExpanded(false, ListIdentifiers(items)) }
  open func replaceChildren(
    ofParentItem parentItem: Any, with snapshot: NSDiffableDataSourceSectionSnapshotReference
  ) {
    if let parent = ListIdentifier(parentItem) { tree.replaceChildren(of: parent, by: snapshot.tree) }
  }
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

  open func isExpanded(_ item: Any) -> Bool { ListIdentifier(item).map { tree.isExpanded($0) } ?? false }
  open func isVisible(_ item: Any) -> Bool { ListIdentifier(item).map { tree.isVisible($0) } ?? false }
  open func containsItem(_ item: Any) -> Bool { ListIdentifier(item).map { tree.contains($0) } ?? false }
  open func level(ofItem item: Any) -> Int { ListIdentifier(item).map { tree.level(of: $0) } ?? 0 }
  /// The index among all items, or NSNotFound.
  open func index(ofItem item: Any) -> Int { ListIdentifier(item).flatMap { tree.index(of: $0) } ?? NSNotFound }
  open func expandedItems() -> [Any] { tree.expandedItems.bases }
  open func parent(ofChildItem childItem: Any) -> Any? {
    ListIdentifier(childItem).flatMap { tree.parent(of: $0) }?.base
  }
  open func ofParentItem(_ parentItem: Any) -> NSDiffableDataSourceSectionSnapshotReference {
    ofParentItem(parentItem, includingParentItem: false)
  }
  open func ofParentItem(
    _ parentItem: Any, includingParentItem: Bool
  ) -> NSDiffableDataSourceSectionSnapshotReference {
    let part = ListIdentifier(parentItem).map { tree.subtree(of: $0, includingParent: includingParentItem) }
    return .of(part ?? ItemTree())
  }

  open var items: [Any] { tree.items.bases }
  open var rootItems: [Any] { tree.roots.bases }
  open var visibleItems: [Any] { tree.visibleItems.bases }
  open func visualDescription() -> String { tree.outline("NSDiffableDataSourceSectionSnapshot") }
}
