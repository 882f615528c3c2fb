import Foundation

/// A data source that updates a table from one snapshot to the next: it computes the insertions, deletions, moves
/// and reloads.
///
/// ```swift
/// let dataSource = UITableViewDiffableDataSource<Int, String>(tableView: tableView) { table, indexPath, name in
///   let cell = table.dequeueReusableCell(withIdentifier: "name", for: indexPath)
///   cell.textLabel?.text = name
///   return cell
/// }
/// var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
/// snapshot.appendSections([0])
/// snapshot.appendItems(["Anna", "Bo"])
/// dataSource.apply(snapshot, animatingDifferences: false)
/// ```
///
/// The table does not retain its data source; store it in a property. A subclass overrides the methods for titles,
/// editing and moving. Snapshots may be applied on a thread other than the main one, then always on the same one.
/// Steps of an application: facts/diffable.md#applying.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitableviewdiffabledatasource>
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject, UITableViewDataSource
where
  SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
  ItemIdentifierType: Sendable
{
  /// Makes the cell of an item.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  private let state: DiffableState<SectionIdentifierType, ItemIdentifierType>
  private let target: TableDifferenceTarget
  private let cellProvider: CellProvider

  /// Makes a data source and sets it as the table's.
  public init(
    tableView: UITableView,
    cellProvider: @escaping UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.CellProvider
  ) {
    state = DiffableState()
    target = TableDifferenceTarget(tableView)
    self.cellProvider = cellProvider
    super.init()
    state.target = target
    tableView.dataSource = self
  }

  /// The animation of inserted and deleted rows and sections. Default automatic.
  public var defaultRowAnimation: UITableView.RowAnimation {
    get { target.animation }
    set { target.animation = newValue }
  }

  // MARK: Snapshots

  /// Shows a snapshot. The completion is called on the main queue when the animations have ended.
  nonisolated open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    state.apply(
      DiffableContent(snapshot.list, keeping: [:]), animatingDifferences ? .animated : .notAnimated,
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

  /// Shows a snapshot without a comparison: all cells are requested again.
  nonisolated open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    state.apply(DiffableContent(snapshot.list, keeping: [:]), .reload, completion: completion)
  }

  /// Shows a snapshot without a comparison; returns when it is shown.
  nonisolated open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    await withCheckedContinuation { continuation in
      applySnapshotUsingReloadData(snapshot) { continuation.resume() }
    }
  }

  /// Returns the current snapshot, without marks to reload items.
  nonisolated open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    NSDiffableDataSourceSnapshot(state.content.list)
  }

  /// Returns the section at an index; nil if there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    let sections = state.content.list.sections
    return sections.indices.contains(index) ? sections[index] : nil
  }
  /// Returns the index of a section; nil if the snapshot does not contain it.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    state.content.list.position(of: sectionIdentifier)
  }
  /// Returns the row's item at an index path; nil if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    state.content.list.item(at: indexPath)
  }
  /// Returns the index path of an item; nil if the snapshot does not contain it.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    state.content.list.indexPath(of: itemIdentifier)
  }

  // MARK: The table's data source

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

  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    OptionalMethod.isAbsent = true
    return nil
  }
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    OptionalMethod.isAbsent = true
    return nil
  }
  /// Returns whether a row can be deleted or swiped. Default false.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) { OptionalMethod.isAbsent = true }
  /// Returns whether the user can move a row. Default false.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) { OptionalMethod.isAbsent = true }
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    OptionalMethod.isAbsent = true
    return nil
  }
  open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    OptionalMethod.isAbsent = true
    return 0
  }
}
