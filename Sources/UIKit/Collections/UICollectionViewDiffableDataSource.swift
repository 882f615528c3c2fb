import Foundation

/// A data source that updates a collection view from one snapshot to the next: it computes which items to insert,
/// delete, move and reload.
///
/// ```swift
/// let registration = UICollectionView.CellRegistration<UICollectionViewCell, String> { cell, _, name in
///   cell.accessibilityLabel = name
/// }
/// let dataSource = UICollectionViewDiffableDataSource<Int, String>(collectionView: collectionView) { view, indexPath, name in
///   view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: name)
/// }
/// var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
/// snapshot.appendSections([0])
/// snapshot.appendItems(["Anna", "Bo"])
/// dataSource.apply(snapshot, animatingDifferences: false)
/// ```
///
/// The collection view does not retain its data source; store it in a property. Snapshots may be applied on a
/// thread other than the main one, then always on the same one. The effects of applying:
/// facts/diffable.md#applying.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource>
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject,
  UICollectionViewDataSource
where
  SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
  ItemIdentifierType: Sendable
{
  /// A closure that returns the cell of an item.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?
  /// A closure that returns a supplementary view, such as a header.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  let state: DiffableState<SectionIdentifierType, ItemIdentifierType>
  private let target: CollectionDifferenceTarget
  private let cellProvider: CellProvider
  /// The closure that returns supplementary views, such as headers, for the collection view, the kind and the index
  /// path. Default nil.
  public var supplementaryViewProvider:
    UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.SupplementaryViewProvider?

  /// Creates a data source and sets it as the collection view's.
  public init(
    collectionView: UICollectionView,
    cellProvider:
      @escaping UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.CellProvider
  ) {
    state = DiffableState()
    target = CollectionDifferenceTarget(collectionView)
    self.cellProvider = cellProvider
    super.init()
    state.target = target
    collectionView.dataSource = self
  }

  // MARK: Snapshots

  /// Shows a snapshot. The completion is called on the main queue when the animations have ended.
  nonisolated open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    state.apply(
      DiffableContent(snapshot.list, keeping: state.content.trees), animatingDifferences ? .animated : .notAnimated,
      completion: completion)
  }

  /// Shows a snapshot; returns when the animations have ended.
  nonisolated open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }

  /// Shows a snapshot without computing differences: all cells are reloaded.
  nonisolated open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    state.apply(
      DiffableContent(snapshot.list, keeping: state.content.trees), .reload, completion: completion)
  }

  /// Shows a snapshot without computing differences; returns when it is visible.
  nonisolated open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    await withCheckedContinuation { continuation in
      applySnapshotUsingReloadData(snapshot) { continuation.resume() }
    }
  }

  /// Returns the current snapshot, without its marks for reloading.
  nonisolated open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    NSDiffableDataSourceSnapshot(state.content.list)
  }

  /// Shows the visible items of an outline in a section, which is appended if it does not exist.
  nonisolated public func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    var content = state.content
    content.setTree(snapshot.tree, of: section)
    state.apply(content, animatingDifferences ? .animated : .notAnimated, completion: completion)
  }

  /// Shows the visible items of an outline in a section; returns when the animations have ended.
  nonisolated public func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, to: section, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }

  /// Returns the outline of a section. Without an applied outline, its items are roots.
  nonisolated public func snapshot(for section: SectionIdentifierType)
    -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  { NSDiffableDataSourceSectionSnapshot(tree: state.content.tree(of: section)) }

  /// Returns the section at an index; nil if the index is out of range.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    let sections = state.content.list.sections
    return sections.indices.contains(index) ? sections[index] : nil
  }
  /// Returns the index of a section; nil if it does not exist.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    state.content.list.position(of: sectionIdentifier)
  }
  /// Returns the item at an index path; nil if it is out of range.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    state.content.list.item(at: indexPath)
  }
  /// Returns the index path of an item; nil if it does not exist.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    state.content.list.indexPath(of: itemIdentifier)
  }

  // MARK: Reordering and outlines

  /// The closures that control and observe moves of items by the user.
  public struct ReorderingHandlers {
    /// Returns whether the user can move an item. Nil, the default, allows no moves.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Called before an item that the user has moved is moved in the snapshot.
    public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Called after an item that the user has moved was moved in the snapshot. Store the new order in this closure.
    public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Creates handlers that are all nil.
    public init() {}
  }
  /// The handlers that let the user move items. All are nil by default.
  public var reorderingHandlers = ReorderingHandlers()

  /// The closures that control and observe the expansion of items in an outline.
  public struct SectionSnapshotHandlers<Item>
  where Item: Hashable, Item: Sendable {
    /// Returns whether the user can expand an item. Nil, the default, allows it for all.
    public var shouldExpandItem: ((Item) -> Bool)?
    /// Called before an item is expanded.
    public var willExpandItem: ((Item) -> Void)?
    /// Returns whether the user can collapse an item. Nil, the default, allows it for all.
    public var shouldCollapseItem: ((Item) -> Bool)?
    /// Called before an item is collapsed.
    public var willCollapseItem: ((Item) -> Void)?
    /// Loads the children of an item when it is expanded: gets the item with the outline below it, returns the
    /// children.
    public var snapshotForExpandingParent:
      (
        (Item, NSDiffableDataSourceSectionSnapshot<Item>) ->
          NSDiffableDataSourceSectionSnapshot<Item>
      )?
    /// Creates handlers that are all nil.
    public init() {}
  }
  /// The handlers that let the user expand and collapse items. All are nil by default.
  public var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

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
    guard let canReorder = reorderingHandlers.canReorderItem, let item = itemIdentifier(for: indexPath) else {
      return false
    }
    return canReorder(item)
  }

  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    typealias Content = DiffableContent<SectionIdentifierType, ItemIdentifierType>
    func transaction(_ old: Content, _ new: Content)
      -> NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>
    {
      NSDiffableDataSourceTransaction(
        NSDiffableDataSourceSnapshot(old.list), NSDiffableDataSourceSnapshot(new.list)
      ) { section, items in
        let content = items == new.list.items(in: section) ? new : old
        return content.trees[section] ?? ItemTree(roots: items)
      }
    }
    let handlers = reorderingHandlers
    state.move(sourceIndexPath, to: destinationIndexPath) {
      handlers.willReorder?(transaction($0, $1))
    } did: {
      handlers.didReorder?(transaction($0, $1))
    }
  }

  open func indexTitles(for collectionView: UICollectionView) -> [String]? {
    OptionalMethod.isAbsent = true
    return nil
  }
  open func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int)
    -> IndexPath
  {
    OptionalMethod.isAbsent = true
    return IndexPath(item: 0, section: 0)
  }
}

extension UICollectionViewDiffableDataSource: OutlineDataSource {
  /// Expands or collapses an item of an outline, as its disclosure accessory does.
  func toggleOutline(at indexPath: IndexPath) {
    let own = sectionSnapshotHandlers
    var handlers = DiffableState<SectionIdentifierType, ItemIdentifierType>.OutlineHandlers()
    handlers.shouldExpand = own.shouldExpandItem
    handlers.willExpand = own.willExpandItem
    handlers.shouldCollapse = own.shouldCollapseItem
    handlers.willCollapse = own.willCollapseItem
    if let load = own.snapshotForExpandingParent {
      handlers.load = { load($0, NSDiffableDataSourceSectionSnapshot(tree: $1)).tree }
    }
    state.toggleOutline(at: indexPath, handlers)
  }

  func outlineState(at indexPath: IndexPath) -> (level: Int, isExpanded: Bool)? {
    state.outlineState(at: indexPath)
  }
}

/// A data source whose items may have children.
@MainActor protocol OutlineDataSource: AnyObject {
  func toggleOutline(at indexPath: IndexPath)
  /// Returns the level and state of an item in its outline; nil for an item outside of outlines.
  func outlineState(at indexPath: IndexPath) -> (level: Int, isExpanded: Bool)?
}
