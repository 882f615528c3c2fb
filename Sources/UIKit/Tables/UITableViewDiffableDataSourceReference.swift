import Foundation

/// Returns the cell of a row, given by its index path and its identifier. Nil is an error of the app.
public typealias UITableViewDiffableDataSourceReferenceCellProvider = (UITableView, IndexPath, Any) ->
  UITableViewCell?

/// A diffable data source whose identifiers are objects of any types that can be hashed. Swift apps use
/// `UITableViewDiffableDataSource`.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitableviewdiffabledatasourcereference>
@preconcurrency @MainActor
open class UITableViewDiffableDataSourceReference: NSObject, UITableViewDataSource {
  private let state: DiffableState<AnyHashable, AnyHashable>
  private let target: TableDifferenceTarget
  private let cellProvider: UITableViewDiffableDataSourceReferenceCellProvider

  /// Makes a data source and sets it as the table's.
  public init(
    tableView: UITableView, cellProvider: @escaping UITableViewDiffableDataSourceReferenceCellProvider
  ) {
    state = DiffableState()
    target = TableDifferenceTarget(tableView)
    self.cellProvider = cellProvider
    super.init()
    state.target = target
    tableView.dataSource = self
  }

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
  /// Shows a snapshot, with the differences animated or at once, and calls the completion on the main queue when
  /// that has ended.
  nonisolated open func applySnapshot(
    _ snapshot: NSDiffableDataSourceSnapshotReference, animatingDifferences: Bool, completion: (() -> Void)? = nil
  ) {
    state.apply(
      DiffableContent(snapshot.list, keeping: [:]), animatingDifferences ? .animated : .notAnimated,
      completion: completion)
  }
  /// Shows a snapshot without a comparison or animation: all cells are requested again.
  nonisolated open func applySnapshot(usingReloadData snapshot: NSDiffableDataSourceSnapshotReference) {
    applySnapshot(usingReloadData: snapshot, completion: nil)
  }
  /// Shows a snapshot without a comparison or animation, and calls the completion on the main queue.
  nonisolated open func applySnapshot(
    usingReloadData snapshot: NSDiffableDataSourceSnapshotReference, completion: (() -> Void)? = nil
  ) {
    state.apply(DiffableContent(snapshot.list, keeping: [:]), .reload, completion: completion)
  }

  /// Returns the identifier of the section at an index; nil beyond the sections.
  open func sectionIdentifier(for index: Int) -> Any? {
    let sections = state.content.list.sections
    return sections.indices.contains(index) ? sections[index].base : nil
  }
  /// Returns the index of a section, or NSNotFound.
  open func index(forSectionIdentifier identifier: Any) -> Int {
    ListIdentifier(identifier).flatMap { state.content.list.position(of: $0) } ?? NSNotFound
  }
  /// Returns the identifier of the row at an index path; nil if there is no row.
  open func itemIdentifier(for indexPath: IndexPath) -> Any? { state.content.list.item(at: indexPath)?.base }
  /// Returns the index path of a row; nil if it is not shown.
  open func indexPath(forItemIdentifier identifier: Any) -> IndexPath? {
    ListIdentifier(identifier).flatMap { state.content.list.indexPath(of: $0) }
  }
  /// The animation of inserted and deleted rows and sections. Default automatic.
  open var defaultRowAnimation: UITableView.RowAnimation {
    get { target.animation }
    set { target.animation = newValue }
  }

  open func numberOfSections(in tableView: UITableView) -> Int { state.content.list.sections.count }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    state.numberOfItems(inSection: section)
  }
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let item = itemIdentifier(for: indexPath) else {
      ListMistake.reportUnmet("itemIdentifier")
      return UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    if let cell = cellProvider(tableView, indexPath, item) { return cell }
    return TableDifferenceTarget.missingCell(tableView, indexPath, item)
  }
}
