import QuartzCore

/// A view controller that shows two or three controllers in columns if there is space, and one after the other in a
/// compact width.
///
/// ```swift
/// let split = UISplitViewController(style: .doubleColumn)
/// split.setViewController(UITableViewController(), for: .primary)
/// split.setViewController(UIViewController(), for: .secondary)
/// split.preferredDisplayMode = .oneBesideSecondary
/// ```
///
/// With a column style, each column gets a navigation controller of its own unless its controller is one. In a view
/// of compact width the split view controller is collapsed: the columns are in the stack of the primary one, or the
/// controller of the compact column is shown. The unspecified style has a primary and a secondary controller in
/// `viewControllers`, and its delegate determines how they collapse. Orders of callbacks:
/// `facts/navigation.md#split`.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uisplitviewcontroller>
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
  /// A width or fraction that the split view controller determines.
  public nonisolated static let automaticDimension = -CGFloat(Float.greatestFiniteMagnitude)

  var ownStyle: Style
  /// The controllers that the app set for the columns.
  var contents: [Column: UIViewController] = [:]
  /// The navigation controllers around contents that are not navigation controllers.
  var wrappers: [Column: UINavigationController] = [:]
  var panes: [Column: SplitPane] = [:]
  /// The children whose `didMove(toParent:)` has not been called yet.
  var newcomers: [UIViewController] = []
  let dimming = UIView()
  /// The mode that is laid out.
  var mode = DisplayMode.secondaryOnly
  /// The mode of the latest notification of the app.
  var reportedMode = DisplayMode.secondaryOnly
  /// Laid out for the compact width.
  var hasCollapsed = false
  var reportsCollapsed = false
  /// Whether the columns are laid out, for one width class or the other.
  var isMounted = false
  var isChangingWidthClass = false
  /// The callbacks before a change of the mode run.
  var isChangingMode = false
  /// A mode that was requested during a change.
  var waitingMode: DisplayMode?
  var transition: SplitTransition?
  /// The mode for the size and the app's preferences at the last layout.
  var lastStandardMode: DisplayMode?
  /// The secondary controller that a collapse removed; of the unspecified style.
  var droppedSecondary: UIViewController?
  let gestures = SplitGestures()
  var modeButton: UIBarButtonItem?
  /// The name of the button's symbol.
  var modeButtonSymbol: String?
  var secondaryOnlyButton: UIBarButtonItem?
  var primaryWidths = SplitWidth()
  var supplementaryWidths = SplitWidth()

  /// Creates a split view controller with columns.
  public init(style: UISplitViewController.Style) {
    ownStyle = style
    super.init(nibName: nil, bundle: nil)
    primaryBackgroundStyle = style == .unspecified ? .none : .sidebar
  }

  /// Creates a controller of the unspecified style.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    ownStyle = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    ownStyle = .unspecified
    super.init(coder: coder)
    let decoded = children
    decode(.splitViewController, from: coder)
    if !decoded.isEmpty { viewControllers = decoded }
  }

  override class var nibRow: NibRow { .splitViewController }

  open override func loadView() { view = makeContainer() }

  /// The style it was made with.
  open var style: UISplitViewController.Style { ownStyle }
  /// Decides about display modes, collapsing and expanding, and is notified of them.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  // MARK: Columns

  /// Sets the controller of a column, which replaces the previous one; nil empties it. A controller that is in
  /// another column already, and any call for the unspecified style, is refused with UIKit's message.
  ///
  /// A controller for the secondary column that is not a navigation controller is pushed on the column's navigation
  /// controller (`facts/navigation.md#split/secondary`). To replace its content, set nil first, or a navigation
  /// controller of your own.
  open func setViewController(_ vc: UIViewController?, for column: UISplitViewController.Column) {
    if column == .secondary, let vc, pushOnSecondary(vc) { return }
    setContent(vc, column)
  }
  /// Returns the controller that the app put into the column, without the navigation controller around it.
  open func viewController(for column: UISplitViewController.Column) -> UIViewController? {
    hasColumns() ? contents[column] : nil
  }
  /// Changes to a display mode that hides the column; the secondary column is always visible. While collapsed,
  /// hiding has no effect.
  open func hide(_ column: UISplitViewController.Column) { if hasColumns() { hideColumn(column) } }
  /// Changes to a display mode that shows the column. While collapsed, pops to the column's controller or pushes
  /// it.
  open func show(_ column: UISplitViewController.Column) { if hasColumns() { showColumn(column) } }

  /// The controllers of the columns, from the primary to the secondary one; while collapsed, only the shown one. In
  /// a column style they are navigation controllers, also before they are shown: the app's own, or the one around
  /// its controller, which `viewController(for:)` returns without it.
  open var viewControllers: [UIViewController] {
    get { listedControllers }
    set { replaceControllers(by: newValue) }
  }

  // MARK: Display modes

  /// Whether the columns are in one stack, in a view of compact width.
  open var isCollapsed: Bool { reportsCollapsed }
  /// The preferred mode, which applies in a regular width. Set it within an animation to animate the change.
  open var preferredDisplayMode = DisplayMode.automatic { didSet { preferencesDidChange() } }
  /// The mode that is shown. While collapsed, it is `oneBesideSecondary`.
  open var displayMode: UISplitViewController.DisplayMode { reportedMode }
  /// The behavior by which the secondary column should make room; of the column styles.
  open var preferredSplitBehavior: UISplitViewController.SplitBehavior {
    get { behavior }
    set {
      guard hasColumns() else { return }
      behavior = newValue
      preferencesDidChange()
    }
  }
  private var behavior = SplitBehavior.automatic
  /// The behavior by which the secondary column makes room; of the column styles.
  open var splitBehavior: UISplitViewController.SplitBehavior {
    hasColumns() ? resolvedBehavior(in: knownSize) : .automatic
  }
  /// A button that shows and hides columns. With a column style it is shown automatically; with the unspecified
  /// style the app adds it to a bar.
  open var displayModeButtonItem: UIBarButtonItem { makeModeButton() }
  /// Whether the column styles show the display mode button.
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic { didSet { updateButtons() } }
  /// Whether the secondary column of three has a button that hides the others.
  open var showsSecondaryOnlyButton = false { didSet { updateButtons() } }
  /// Whether a finger can pull columns in from the edge, and out again.
  open var presentsWithGesture = true { didSet { updateButtons() } }

  // MARK: Widths

  /// The width of the primary column as a fraction of the view's.
  open var preferredPrimaryColumnWidthFraction: CGFloat {
    get { primaryWidths.fraction }
    set { changeWidths { primaryWidths.fraction = newValue } }
  }
  /// The width of the primary column in points, of the column styles.
  open var preferredPrimaryColumnWidth: CGFloat {
    get { primaryWidths.preferred }
    set { changeWidths { primaryWidths.preferred = newValue } }
  }
  /// The least width of the primary column, in points. `automaticDimension` by default.
  open var minimumPrimaryColumnWidth: CGFloat {
    get { primaryWidths.minimum }
    set { changeWidths { primaryWidths.minimum = newValue } }
  }
  /// The largest width of the primary column, in points. `automaticDimension` by default.
  open var maximumPrimaryColumnWidth: CGFloat {
    get { primaryWidths.maximum }
    set { changeWidths { primaryWidths.maximum = newValue } }
  }
  /// The width of the primary column in points, whether or not it is visible; while collapsed, the width of the
  /// view.
  open var primaryColumnWidth: CGFloat { shownPrimaryWidth }

  /// The width of the supplementary column as a fraction of the view's.
  open var preferredSupplementaryColumnWidthFraction: CGFloat {
    get { supplementaryWidths.fraction }
    set { if hasSupplementary() { changeWidths { supplementaryWidths.fraction = newValue } } }
  }
  /// The width that the supplementary column has if there is room, in points. `automaticDimension` by default.
  open var preferredSupplementaryColumnWidth: CGFloat {
    get { supplementaryWidths.preferred }
    set { if hasSupplementary() { changeWidths { supplementaryWidths.preferred = newValue } } }
  }
  /// The least width of the supplementary column, in points. `automaticDimension` by default.
  open var minimumSupplementaryColumnWidth: CGFloat {
    get { supplementaryWidths.minimum }
    set { if hasSupplementary() { changeWidths { supplementaryWidths.minimum = newValue } } }
  }
  /// The largest width of the supplementary column, in points. `automaticDimension` by default.
  open var maximumSupplementaryColumnWidth: CGFloat {
    get { supplementaryWidths.maximum }
    set { if hasSupplementary() { changeWidths { supplementaryWidths.maximum = newValue } } }
  }
  /// The width of the supplementary column in points; -1 without one.
  open var supplementaryColumnWidth: CGFloat { shownSupplementaryWidth }

  /// The side of the primary column.
  open var primaryEdge = PrimaryEdge.leading { didSet { edgeDidChange() } }
  /// The style of the primary column's background. It has an effect on Macs only.
  open var primaryBackgroundStyle = BackgroundStyle.none

  // MARK: Showing controllers

  /// Shows a controller in the sender's column, the primary one by default; while collapsed, it is pushed, or
  /// presented if there is no navigation controller. The delegate is called first.
  open override func show(_ vc: UIViewController, sender: Any?) { showController(vc, sender: sender) }
  /// Shows a controller in the secondary column; while collapsed, it is pushed. The delegate is called first.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    showDetail(vc, sender: sender)
  }

  // MARK: As a container

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    mountForAppearance(animated: animated)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    // Deferred to the next layout, in which the size is known.
    viewIfLoaded?.setNeedsLayout()
  }

  /// Returns a compact width for the columns beside the secondary one.
  open override func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    let own = super.overrideTraitCollection(forChild: childViewController)
    guard isNarrowColumn(childViewController) else { return own }
    let narrow = UITraitCollection(horizontalSizeClass: .compact)
    return own.map { UITraitCollection(traitsFrom: [narrow, $0]) } ?? narrow
  }

  open override func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { sizeOfColumn(container as? UIViewController, in: parentSize) }

  /// The orientations that the delegate returns; the children's are ignored.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    let said = delegate?.splitViewControllerSupportedInterfaceOrientations(self) ?? []
    return said.isEmpty ? super.supportedInterfaceOrientations : said
  }
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    let said = delegate?.splitViewControllerPreferredInterfaceOrientationForPresentation(self) ?? .unknown
    return said == .unknown ? super.preferredInterfaceOrientationForPresentation : said
  }
  open override var childForStatusBarStyle: UIViewController? { mainController }
  open override var childForStatusBarHidden: UIViewController? { mainController }
  open override var childForHomeIndicatorAutoHidden: UIViewController? { mainController }
  open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { mainController }
  open override var childViewControllerForPointerLock: UIViewController? { mainController }

  /// Shows the hidden column to which an unwind segue leads.
  open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    super.unwind(for: unwindSegue, towards: subsequentVC)
    if !hasCollapsed, let column = columnOfHolder(subsequentVC) { showColumn(column) }
  }
}

extension UISplitViewController: StoryboardContainer {
  func take(_ controllers: [(relationship: String, controller: UIViewController)]) {
    func controller(_ relationship: String) -> UIViewController? {
      controllers.first { $0.relationship == relationship }?.controller
    }
    let parts: [(Column, String)] = [
      (.primary, "masterViewController"), (.supplementary, "supplementaryViewController"),
      (.secondary, "detailViewController"), (.compact, "compactViewController"),
    ]
    // The file has the style, and its relationships determine the number of columns.
    if ownStyle != .unspecified, controller("supplementaryViewController") != nil { ownStyle = .tripleColumn }
    if ownStyle == .unspecified {
      viewControllers = ["masterViewController", "detailViewController"].compactMap(controller)
    } else {
      for (column, relationship) in parts { controller(relationship).map { setContent($0, column) } }
    }
  }
}
