import CoreGraphics
import Foundation

/// Shows rows in one column, grouped in sections, and scrolls through them.
///
/// The data source says how many rows there are and makes a cell for each row that shows; cells that left the screen are
/// used again for other rows. The delegate gives heights and headers and hears of selections.
///
/// ```swift
/// let table = UITableView(frame: view.bounds, style: .insetGrouped)
/// table.register(UITableViewCell.self, forCellReuseIdentifier: "name")
/// table.dataSource = self
/// view.addSubview(table)
///
/// func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
///
/// func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
///   let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
///   cell.textLabel?.text = names[indexPath.row]
///   return cell
/// }
/// ```
///
/// Rows are as high as the delegate, `rowHeight` or the cell's own constraints say. By default the heights of rows that
/// have not been shown are estimated, so that a table of a million rows costs what its visible rows cost. Call orders,
/// geometry and texts of exceptions: facts/tables.md.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitableview>
@preconcurrency @MainActor open class UITableView: UIScrollView, UIDataSourceTranslating {
  private let storedStyle: UITableView.Style

  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  public init(frame: CGRect, style: UITableView.Style) {
    storedStyle = style
    super.init(frame: frame)
    setUpTable()
  }

  public required init?(coder: NSCoder) {
    storedStyle = .plain
    super.init(coder: coder)
    setUpTable()
  }

  private func setUpTable() {}

  open var style: UITableView.Style { storedStyle }

  // MARK: Data

  open weak var dataSource: (any UITableViewDataSource)?

  /// The scroll view's delegate, as one of tables; Apple's class has it of this type.
  @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
    get { super.delegate as? any UITableViewDelegate }
    set { super.delegate = newValue }
  }

  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  open var isPrefetchingEnabled = true

  open func reloadData() {}
  open func reloadSectionIndexTitles() {}
  open var numberOfSections: Int { 0 }
  open func numberOfRows(inSection section: Int) -> Int { 0 }

  // MARK: Heights

  open var rowHeight = UITableView.automaticDimension
  open var sectionHeaderHeight = UITableView.automaticDimension
  open var sectionFooterHeight = UITableView.automaticDimension
  open var estimatedRowHeight = UITableView.automaticDimension
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  open var fillerRowHeight: CGFloat = 0
  open var sectionHeaderTopPadding = UITableView.automaticDimension
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  // MARK: Looks

  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  open var separatorColor: UIColor?
  open var separatorEffect: UIVisualEffect?
  open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
  open var cellLayoutMarginsFollowReadableWidth = false
  open var insetsContentViewsToSafeArea = true
  open var backgroundView: UIView?
  open var tableHeaderView: UIView?
  open var tableFooterView: UIView?

  // MARK: Geometry

  open func rect(forSection section: Int) -> CGRect { .zero }
  open func rectForHeader(inSection section: Int) -> CGRect { .zero }
  open func rectForFooter(inSection section: Int) -> CGRect { .zero }
  open func rectForRow(at indexPath: IndexPath) -> CGRect { .zero }
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { nil }
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { nil }
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { nil }
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { nil }
  open var visibleCells: [UITableViewCell] { [] }
  open var indexPathsForVisibleRows: [IndexPath]? { nil }
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { nil }
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? { nil }

  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool) {}
  open func scrollToNearestSelectedRow(at scrollPosition: UITableView.ScrollPosition, animated: Bool) {}

  // MARK: Updates

  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {}
  open func beginUpdates() {}
  open func endUpdates() {}
  open var hasUncommittedUpdates: Bool { false }
  open func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {}
  open func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {}
  open func moveSection(_ section: Int, toSection newSection: Int) {}
  open func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {}
  open func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {}
  open func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {}
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {}
  open func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {}
  open func reconfigureRows(at indexPaths: [IndexPath]) {}

  // MARK: Selection

  open var allowsSelection = true
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelection = false
  open var allowsMultipleSelectionDuringEditing = false
  open var indexPathForSelectedRow: IndexPath? { nil }
  open var indexPathsForSelectedRows: [IndexPath]? { nil }
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition) {}
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {}

  // MARK: Editing

  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }
  private var editing = false
  open func setEditing(_ editing: Bool, animated: Bool) { self.editing = editing }

  // MARK: Section index

  open var sectionIndexMinimumDisplayRowCount = 0
  open var sectionIndexColor: UIColor?
  open var sectionIndexBackgroundColor: UIColor?
  open var sectionIndexTrackingBackgroundColor: UIColor?

  // MARK: Reuse

  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { nil }
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: identifier)
  }
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    nil
  }
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {}
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {}
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {}
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {}

  // MARK: Focus, menus, drag and drop

  open var remembersLastFocusedIndexPath = false
  open var selectionFollowsFocus = false
  open var allowsFocus = true
  open var allowsFocusDuringEditing = true
  open var dragInteractionEnabled = false
  open var hasActiveDrag: Bool { false }
  open var hasActiveDrop: Bool { false }
  open var contextMenuInteraction: UIContextMenuInteraction? { nil }

  // MARK: Placeholders

  open func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int {
    dataSourceSectionIndex
  }
  open func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int {
    presentationSectionIndex
  }
  open func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath? {
    dataSourceIndexPath
  }
  open func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath? {
    presentationIndexPath
  }
  open func performUsingPresentationValues(_ actionsToTranslate: () -> Void) { actionsToTranslate() }
}
