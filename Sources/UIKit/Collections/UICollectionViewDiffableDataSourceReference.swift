import Foundation

/// A closure that returns the cell of an item, given by its index path and its identifier. Nil is an error of the
/// app.
public typealias UICollectionViewDiffableDataSourceReferenceCellProvider = (UICollectionView, IndexPath, Any) ->
  UICollectionViewCell?
/// A closure that returns the view of an element kind for an index path.
public typealias UICollectionViewDiffableDataSourceReferenceSupplementaryViewProvider = (
  UICollectionView, String, IndexPath
) -> UICollectionReusableView?

/// A diffable data source whose identifiers are hashable objects of any types. Swift apps use
/// `UICollectionViewDiffableDataSource`.
///
/// Apple's documentation:
/// <https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasourcereference>
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSourceReference: NSObject, UICollectionViewDataSource {
  private let state: DiffableState<AnyHashable, AnyHashable>
  private let target: CollectionDifferenceTarget
  private let cellProvider: UICollectionViewDiffableDataSourceReferenceCellProvider

  /// Creates a data source and sets it as the collection view's.
  public init(
    collectionView: UICollectionView,
    cellProvider: @escaping UICollectionViewDiffableDataSourceReferenceCellProvider
  ) {
    state = DiffableState()
    target = CollectionDifferenceTarget(collectionView)
    self.cellProvider = cellProvider
    super.init()
    state.target = target
    collectionView.dataSource = self
  }

  /// The closure that returns headers, footers and other supplementary views. Nil by default, which is an error of
  /// the app if the layout has such views.
  open var supplementaryViewProvider: UICollectionViewDiffableDataSourceReferenceSupplementaryViewProvider?

  // MARK: Snapshots

  /// Returns a copy of the current snapshot. Changes of it have no effect until it is applied.
  nonisolated open func snapshot() -> NSDiffableDataSourceSnapshotReference {
    let snapshot = NSDiffableDataSourceSnapshotReference()
    snapshot.list = state.content.list
    return snapshot
  }
  /// Shows a snapshot, with the differences animated or at once.
  nonisolated open func applySnapshot(
    _ snapshot: NSDiffableDataSourceSnapshotReference, animatingDifferences: Bool
  ) {
    applySnapshot(snapshot, animatingDifferences: animatingDifferences, completion: nil)
  }
  /// Shows a snapshot. The completion is called on the main queue when the animations have ended.
  nonisolated open func applySnapshot(
    _ snapshot: NSDiffableDataSourceSnapshotReference, animatingDifferences: Bool, completion: (() -> Void)? = nil
  ) {
    state.apply(
      DiffableContent(snapshot.list, keeping: state.content.trees), animatingDifferences ? .animated : .notAnimated,
      completion: completion)
  }
  /// Shows a snapshot without computing differences or animation: all cells are reloaded.
  nonisolated open func applySnapshot(usingReloadData snapshot: NSDiffableDataSourceSnapshotReference) {
    applySnapshot(usingReloadData: snapshot, completion: nil)
  }
  /// Shows a snapshot without computing differences: all cells are reloaded.
  nonisolated open func applySnapshot(
    usingReloadData snapshot: NSDiffableDataSourceSnapshotReference, completion: (() -> Void)? = nil
  ) {
    state.apply(DiffableContent(snapshot.list, keeping: state.content.trees), .reload, completion: completion)
  }

  /// Shows the visible items of an outline in a section, which is appended if it does not exist.
  nonisolated open func applySnapshot(
    _ snapshot: NSDiffableDataSourceSectionSnapshotReference, toSection sectionIdentifier: Any,
    animatingDifferences: Bool
  ) {
    applySnapshot(
      snapshot, toSection: sectionIdentifier, animatingDifferences: animatingDifferences, completion: nil)
  }
  /// Shows the visible items of an outline in a section, which is appended if it does not exist.
  nonisolated open func applySnapshot(
    _ snapshot: NSDiffableDataSourceSectionSnapshotReference, toSection sectionIdentifier: Any,
    animatingDifferences: Bool, completion: (() -> Void)? = nil
  ) {
    guard let section = ListIdentifier(sectionIdentifier) else { return }
    var content = state.content
    content.setTree(snapshot.tree, of: section)
    state.apply(content, animatingDifferences ? .animated : .notAnimated, completion: completion)
  }
  /// Returns the outline of a section. Without an applied outline, its items are roots.
  nonisolated open func snapshot(forSection section: Any) -> NSDiffableDataSourceSectionSnapshotReference {
    .of(ListIdentifier(section).map { state.content.tree(of: $0) } ?? ItemTree())
  }

  /// Returns the identifier of the section at an index; nil if the index is out of range.
  open func sectionIdentifier(for index: Int) -> Any? {
    let sections = state.content.list.sections
    return sections.indices.contains(index) ? sections[index].base : nil
  }
  /// Returns the index of a section, or NSNotFound.
  open func index(forSectionIdentifier identifier: Any) -> Int {
    ListIdentifier(identifier).flatMap { state.content.list.position(of: $0) } ?? NSNotFound
  }
  /// Returns the identifier of the item at an index path; nil if it is out of range.
  open func itemIdentifier(for indexPath: IndexPath) -> Any? { state.content.list.item(at: indexPath)?.base }
  /// Returns the index path of an item; nil if it does not exist.
  open func indexPath(forItemIdentifier identifier: Any) -> IndexPath? {
    ListIdentifier(identifier).flatMap { state.content.list.indexPath(of: $0) }
  }

  // MARK: Reordering and outlines

  /// The handlers that let the user move items.
  open var reorderingHandlers = __UICollectionViewDiffableDataSourceReorderingHandlers()
  /// The handlers that let the user expand and collapse items of an outline.
  open var sectionSnapshotHandlers = __UICollectionViewDiffableDataSourceSectionSnapshotHandlers()

  // MARK: The collection view's data source

  open func numberOfSections(in collectionView: UICollectionView) -> Int { state.content.list.sections.count }
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    state.numberOfItems(inSection: section)
  }
  open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    guard let item = itemIdentifier(for: indexPath) else {
      ListMistake.reportUnmet("itemIdentifier")
      return UICollectionViewCell(frame: .zero)
    }
    if let cell = cellProvider(collectionView, indexPath, item) { return cell }
    ListMistake.reportMissingCell(
      "UICollectionViewDiffableDataSource", "collection view", collectionView, indexPath, item)
    return UICollectionViewCell(frame: .zero)
  }
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let supplementaryViewProvider else {
      return CollectionDifferenceTarget.missingSupplementary(collectionView, kind, indexPath)
    }
    return supplementaryViewProvider(collectionView, kind, indexPath) ?? UICollectionReusableView(frame: .zero)
  }
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    guard let canReorder = reorderingHandlers.canReorderItemHandler, let item = itemIdentifier(for: indexPath)
    else {
      return false
    }
    return canReorder(item)
  }
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    func transaction(
      _ old: DiffableContent<AnyHashable, AnyHashable>, _ new: DiffableContent<AnyHashable, AnyHashable>
    ) -> __NSDiffableDataSourceTransaction { __NSDiffableDataSourceTransaction(old, new) }
    let handlers = reorderingHandlers
    state.move(sourceIndexPath, to: destinationIndexPath) {
      handlers.willReorderHandler?(transaction($0, $1))
    } did: {
      handlers.didReorderHandler?(transaction($0, $1))
    }
  }
}

extension UICollectionViewDiffableDataSourceReference: OutlineDataSource {
  func toggleOutline(at indexPath: IndexPath) {
    let own = sectionSnapshotHandlers
    var handlers = DiffableState<AnyHashable, AnyHashable>.OutlineHandlers()
    if let handler = own.shouldExpandItemHandler { handlers.shouldExpand = { handler($0.base) } }
    if let handler = own.willExpandItemHandler { handlers.willExpand = { handler($0.base) } }
    if let handler = own.shouldCollapseItemHandler { handlers.shouldCollapse = { handler($0.base) } }
    if let handler = own.willCollapseItemHandler { handlers.willCollapse = { handler($0.base) } }
    if let handler = own.snapshotForExpandingParentItemHandler {
      handlers.load = { handler($0.base, .of($1)).tree }
    }
    state.toggleOutline(at: indexPath, handlers)
  }

  func outlineState(at indexPath: IndexPath) -> (level: Int, isExpanded: Bool)? {
    state.outlineState(at: indexPath)
  }
}

/// The closures that control and observe moves of items in a data source with identifiers of any types.
///
/// Apple's documentation:
/// <https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasourcereorderinghandlers>
open class __UICollectionViewDiffableDataSourceReorderingHandlers: NSObject, NSCopying {
  /// Returns whether the user may move the item with an identifier. Nil, the default, forbids it for all.
  open var canReorderItemHandler: ((Any) -> Bool)?
  /// Called when the user has released an item and before the data source changes.
  open var willReorderHandler: ((__NSDiffableDataSourceTransaction) -> Void)?
  /// Called when the data source has the new order, which the app stores.
  open var didReorderHandler: ((__NSDiffableDataSourceTransaction) -> Void)?

  public override init() { super.init() }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = __UICollectionViewDiffableDataSourceReorderingHandlers()
    copy.canReorderItemHandler = canReorderItemHandler
    copy.willReorderHandler = willReorderHandler
    copy.didReorderHandler = didReorderHandler
    return copy
  }
}

/// The closures that control and observe the expansion of items in a data source with identifiers of any types.
///
/// Apple's documentation:
/// <https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasourcesectionsnapshothandlers>
open class __UICollectionViewDiffableDataSourceSectionSnapshotHandlers: NSObject, NSCopying {
  /// Returns whether the user may expand an item of an outline. Nil, the default, allows it.
  open var shouldExpandItemHandler: ((Any) -> Bool)?
  /// Called before an item of an outline is expanded.
  open var willExpandItemHandler: ((Any) -> Void)?
  /// Returns whether the user may collapse an item of an outline. Nil, the default, allows it.
  open var shouldCollapseItemHandler: ((Any) -> Bool)?
  /// Called before an item of an outline is collapsed.
  open var willCollapseItemHandler: ((Any) -> Void)?
  /// Returns the items below an item that is expanded, so that they can be loaded lazily. It gets the identifier
  /// and the current outline below it; nil, the default, uses that.
  open var snapshotForExpandingParentItemHandler:
    ((Any, NSDiffableDataSourceSectionSnapshotReference) -> NSDiffableDataSourceSectionSnapshotReference)?

  public override init() { super.init() }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = __UICollectionViewDiffableDataSourceSectionSnapshotHandlers()
    copy.shouldExpandItemHandler = shouldExpandItemHandler
    copy.willExpandItemHandler = willExpandItemHandler
    copy.shouldCollapseItemHandler = shouldCollapseItemHandler
    copy.willCollapseItemHandler = willCollapseItemHandler
    copy.snapshotForExpandingParentItemHandler = snapshotForExpandingParentItemHandler
    return copy
  }
}

/// The changes of a reordering by the user.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/nsdiffabledatasourcetransaction>
open class __NSDiffableDataSourceTransaction: NSObject {
  /// The items before the reordering.
  open private(set) var initialSnapshot = NSDiffableDataSourceSnapshotReference()
  /// The items after the reordering.
  open private(set) var finalSnapshot = NSDiffableDataSourceSnapshotReference()
  /// The removals and insertions that transform the items before into the items after.
  public let difference: CollectionDifference<AnyHashable>

  init(_ old: DiffableContent<AnyHashable, AnyHashable>, _ new: DiffableContent<AnyHashable, AnyHashable>) {
    difference = new.list.allItems.difference(from: old.list.allItems).inferringMoves()
    super.init()
    initialSnapshot.list = old.list
    finalSnapshot.list = new.list
  }
}
