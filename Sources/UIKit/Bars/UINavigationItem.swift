/// The content of a navigation bar for one screen: a title, and items at the left and right.
///
/// Configure the item of a view controller, which is created on first access.
///
/// ```swift
/// navigationItem.title = "Inbox"
/// navigationItem.rightBarButtonItems = [UIBarButtonItem(systemItem: .add), UIBarButtonItem(systemItem: .refresh)]
/// ```
///
/// The bar shows the item on top of its stack, with the title of the one below it on the back button.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uinavigationitem>
@preconcurrency @MainActor open class UINavigationItem: NSObject, @preconcurrency NSCoding, NibObject {
  /// The condition for showing the title large below the bar.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// The title is large if the previous item has a large title.
    case automatic = 0
    /// The title is always large.
    case always = 1
    /// The title is never large.
    case never = 2
    /// The title is in the bar's row, at its leading side, and as large as fits.
    case inline = 3
  }

  /// The text of a back button that leads to this item.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title, "Back" if that is too long, else no text.
    case `default` = 0
    /// "Back", unless the item has a back button title.
    case generic = 1
    /// Only the arrow.
    case minimal = 2
  }

  /// The arrangement of an item in a bar that is wide enough.
  public enum ItemStyle: Int, Sendable {
    /// The title is centered.
    case navigator = 0
    /// The title is beside the back button, and `centerItemGroups` are centered; for browsing.
    case browser = 1
    /// The arrangement of `browser`; for editing documents.
    case editor = 2
  }

  /// The position of a search bar.
  public enum SearchBarPlacement: Int, Sendable {
    /// The placement that fits the device.
    case automatic = 0
    /// The search bar is in the row of the title.
    case inline = 1
    /// The search bar is below the title.
    case stacked = 2
  }

  weak var bar: UINavigationBar?
  /// The button that replaces the title while the title has a menu.
  var titleButton: TitleMenuButton?
  private(set) lazy var appearances = {
    let set = BarAppearanceSet { UINavigationBarAppearance() }
    set.changed = { [weak self] in self?.itemDidChange() }
    return set
  }()
  /// The current height of the zone of its large title in points.
  var largeTitleRoom = LargeTitleView.height
  /// The currently visible height of a search bar that collapses with scrolling: 0 until the content is pulled down
  /// (facts/navigation.md#search/at-first).
  var searchRoom: CGFloat = 0

  /// Creates an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  public override convenience init() { self.init(controllerTitle: nil) }

  public required init?(coder: NSCoder) {
    super.init()
    decode(.navigationItem, from: coder)
  }

  class var nibRow: NibRow { .navigationItem }

  /// Creates the item of a controller.
  init(controllerTitle: String?) {
    title = controllerTitle
    super.init()
  }

  open func encode(with coder: NSCoder) { NibRow.encode(self, with: coder) }

  private func itemDidChange() { bar?.navigationItemDidChange(self) }

  /// The spoken name of the item; nil stands for its title.
  open var accessibilityLabel: String?
  /// `accessibilityLabel` as an attributed string. The attributes are not stored.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { accessibilityLabel.map { NSAttributedString(string: $0) } }
    set { accessibilityLabel = newValue?.string }
  }
  /// The text at the center of the bar. Nil by default.
  open var title: String? {
    willSet { KeyValueObserving.willChange(self, "title") }
    didSet {
      defer { KeyValueObserving.didChange(self, "title") }
      if title != oldValue { itemDidChange() }
    }
  }
  /// The view that the bar shows instead of the title; nil for the title.
  open var titleView: UIView? {
    didSet {
      guard titleView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      itemDidChange()
    }
  }
  /// A line above the title, which increases the height of the bar by 30 points.
  open var prompt: String? { didSet { if prompt != oldValue { itemDidChange() } } }
  /// The condition for a large title if the bar prefers large titles; automatic follows the item below.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if largeTitleDisplayMode != oldValue { itemDidChange() } }
  }

  // MARK: Back button

  /// The item that describes the back button to this item; its target and action are not used.
  open var backBarButtonItem: UIBarButtonItem? { didSet { itemDidChange() } }
  /// The text of the back button to this item; nil stands for the title, if it fits.
  open var backButtonTitle: String? { didSet { if backButtonTitle != oldValue { itemDidChange() } } }
  /// The label of the back button to this item. `.default` by default.
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { itemDidChange() } }
  /// An action that the back button performs instead of going back.
  open var backAction: UIAction? { didSet { itemDidChange() } }
  /// Whether the back button is hidden while the item is on top. False by default.
  open var hidesBackButton = false { didSet { if hidesBackButton != oldValue { itemDidChange() } } }
  /// Sets whether the back button is hidden while the item is on top.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
  /// Whether left items are shown in addition to the back button, instead of replacing it.
  open var leftItemsSupplementBackButton = false { didSet { itemDidChange() } }

  // MARK: Appearance

  /// The look of the bar over content while the item is on top; nil uses the appearance of the bar.
  open var standardAppearance: UINavigationBarAppearance? {
    get { appearances[.standard] }
    set { appearances[.standard] = newValue }
  }
  /// The look of a bar of compact height; nil uses the appearance of the bar.
  open var compactAppearance: UINavigationBarAppearance? {
    get { appearances[.compact] }
    set { appearances[.compact] = newValue }
  }
  /// The look of the bar at the edge of the content; nil uses the appearance of the bar.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances[.scrollEdge] }
    set { appearances[.scrollEdge] = newValue }
  }
  /// The look of a bar of compact height at the edge of the content; nil uses the appearance of the bar.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances[.compactScrollEdge] }
    set { appearances[.compactScrollEdge] = newValue }
  }

  // MARK: Items

  /// The items at the left side, the first at the edge.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { itemDidChange() } }
  /// The items at the right side, the first at the edge.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { itemDidChange() } }
  /// The first of the left items; setting it replaces them all.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The first of the right items; setting it replaces them all.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  /// Sets the items on the leading side, fading with animation.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  /// Sets the items on the trailing side, the outermost first, fading with animation.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
  /// Sets the item on the leading side, fading with animation.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets the item on the trailing side, fading with animation.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }

  // MARK: Groups and style

  /// The arrangement of the item in a wide bar.
  open var style = ItemStyle.navigator { didSet { if style != oldValue { itemDidChange() } } }
  /// The identifier of the user's customization. Without effect: users cannot customize bars.
  open var customizationIdentifier: String?
  /// Groups beside the back button, after the left items.
  open var leadingItemGroups: [UIBarButtonItemGroup] = [] { didSet { adopt(oldValue, leadingItemGroups) } }
  /// Groups in the middle of a wide bar of the styles `browser` and `editor`, and in the overflow menu of others.
  open var centerItemGroups: [UIBarButtonItemGroup] = [] { didSet { adopt(oldValue, centerItemGroups) } }
  /// Groups before the right items.
  open var trailingItemGroups: [UIBarButtonItemGroup] = [] { didSet { adopt(oldValue, trailingItemGroups) } }
  /// The group at the trailing edge, after all others; nil for none.
  open var pinnedTrailingGroup: UIBarButtonItemGroup? {
    didSet { adopt([oldValue].compactMap { $0 }, [pinnedTrailingGroup].compactMap { $0 }) }
  }
  /// Additional elements of the overflow menu.
  open var additionalOverflowItems: UIDeferredMenuElement? { didSet { itemDidChange() } }
  /// The button of the overflow menu, while the bar has one.
  open var overflowPresentationSource: (any UIPopoverPresentationControllerSourceItem)? { overflowItem }
  private(set) var overflowItem: UIBarButtonItem?

  private func adopt(_ old: [UIBarButtonItemGroup], _ new: [UIBarButtonItemGroup]) {
    for group in old { group.changed = nil }
    for group in new { group.changed = { [weak self] in self?.itemDidChange() } }
    itemDidChange()
  }

  /// Returns the menu of the title for the elements that the system suggests; nil means the title has no menu.
  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? { didSet { itemDidChange() } }
  /// The document that the screen shows. The menu of the title begins with it.
  open var documentProperties: UIDocumentProperties? { didSet { itemDidChange() } }
  /// The delegate for renaming, which the title menu offers.
  public weak var renameDelegate: (any UINavigationItemRenameDelegate)? { didSet { itemDidChange() } }

  /// The search controller whose bar is shown below the title, or beside it.
  open var searchController: UISearchController? {
    didSet {
      guard searchController !== oldValue else { return }
      if let oldValue, oldValue.search.item === self { oldValue.leave(self) }
      searchController?.enter(self)
      itemDidChange()
    }
  }
  /// Whether a search bar collapses when the content is scrolled.
  open var hidesSearchBarWhenScrolling = true {
    didSet {
      guard hidesSearchBarWhenScrolling != oldValue else { return }
      // A visible search bar stays until the content is scrolled.
      if hidesSearchBarWhenScrolling, bar?.topItem === self, let searchController {
        searchRoom = searchController.searchBar.naturalHeight
      }
      itemDidChange()
      bar?.owner?.collapsingPartsDidChange()
    }
  }
  /// The preferred position of the search bar of `searchController`. `.automatic` by default.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic { didSet { placementMayChange() } }
  /// The position in which a search bar is shown: inline on wide screens, unless the app prefers another one, and
  /// stacked on narrow ones.
  open var searchBarPlacement: SearchBarPlacement {
    let isWide =
      bar?.traitCollection.userInterfaceIdiom == .pad && bar?.traitCollection.horizontalSizeClass == .regular
    return isWide && preferredSearchBarPlacement != .stacked ? .inline : .stacked
  }
  /// The placement that the delegate was last notified of.
  private var reportedPlacement = SearchBarPlacement.stacked

  /// Notifies the search controller's delegate if the placement changed.
  func placementMayChange() {
    let (old, new) = (reportedPlacement, searchBarPlacement)
    guard let searchController, old != new else {
      reportedPlacement = new
      return
    }
    searchController.delegate?.searchController(searchController, willChangeTo: new)
    reportedPlacement = new
    itemDidChange()
    searchController.delegate?.searchController(searchController, didChangeFrom: old)
  }

  func searchBarSizeDidChange() {
    bar?.invalidateIntrinsicContentSize()
    bar?.setNeedsLayout()
    bar?.owner?.navigationBarDidChange()
  }

  /// The items at the leading side, from the edge on.
  var shownLeadingItems: [UIBarButtonItem] {
    (leftBarButtonItems ?? []).filter { !$0.isHidden } + leadingItemGroups.flatMap(\.shownItems)
  }
  /// Returns the items at the trailing side, from the edge on.
  func shownTrailingItems(overflowing: Bool) -> [UIBarButtonItem] {
    let groups = ([pinnedTrailingGroup].compactMap { $0 } + trailingItemGroups.reversed()).flatMap {
      $0.shownItems.reversed()
    }
    let overflow = overflowing ? overflow : nil
    return (rightBarButtonItems ?? []).filter { !$0.isHidden } + groups + [overflow].compactMap { $0 }
  }
  var shownCenterItems: [UIBarButtonItem] { centerItemGroups.flatMap(\.shownItems) }

  private var overflowElements: [UIMenuElement] {
    let elements = centerItemGroups.flatMap { group -> [UIMenuElement] in
      if let own = group.menuRepresentation { return [own] }
      return group.shownItems.map(\.menuElement)
    }
    return elements + [additionalOverflowItems].compactMap { $0 }
  }

  /// The button of the overflow menu, with the items that have no space: the center groups, and the app's
  /// additional elements.
  private var overflow: UIBarButtonItem? {
    guard additionalOverflowItems != nil || !centerItemGroups.isEmpty else {
      overflowItem = nil
      return nil
    }
    let item = overflowItem ?? UIBarButtonItem()
    guard overflowItem == nil else { return item }
    item.image = UIImage(systemName: "ellipsis.circle")
    item.accessibilityLabel = SystemStrings.text("More")
    // The menu is created from the present groups whenever it opens.
    item.menu = UIMenu(children: [
      UIDeferredMenuElement.uncached { [weak self] provide in provide(self?.overflowElements ?? []) }
    ])
    overflowItem = item
    return item
  }

  /// The possible titles of a back button to this item, longest first.
  var backTitles: [String] {
    let back = SystemStrings.text("Back")
    if let own = backBarButtonItem?.title { return [own, back, ""] }
    switch backButtonDisplayMode {
    case .minimal: return [""]
    case .generic: return [back, ""]
    case .default: return [backButtonTitle ?? title ?? back, back, ""]
    }
  }
}
