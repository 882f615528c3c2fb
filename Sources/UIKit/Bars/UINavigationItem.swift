/// The content of a navigation bar for one screen: a title, and items at the left and right.
///
/// Configure the item of a view controller, which exists as soon as it is read.
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
  /// When the title is shown large below the bar.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// Large if the item before it has a large title.
    case automatic = 0
    /// Always large.
    case always = 1
    /// Never large.
    case never = 2
    /// In the bar's row, at its leading side, and as large as fits.
    case inline = 3
  }

  /// The text of a back button that leads to this item.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title, "Back" when that is too long, else nothing.
    case `default` = 0
    /// "Back", if there is no title of its own.
    case generic = 1
    /// The arrow alone.
    case minimal = 2
  }

  /// How a bar that is wide enough arranges the item.
  public enum ItemStyle: Int, Sendable {
    /// The title in the middle.
    case navigator = 0
    /// The title beside the back button, and `centerItemGroups` in the middle: for browsing.
    case browser = 1
    /// The same for editing documents.
    case editor = 2
  }

  /// The position of a search bar.
  public enum SearchBarPlacement: Int, Sendable {
    /// The placement that fits the device.
    case automatic = 0
    /// In the row of the title.
    case inline = 1
    /// Below the title.
    case stacked = 2
  }

  weak var bar: UINavigationBar?
  /// Stands for the title while that has a menu.
  var titleButton: TitleMenuButton?
  private(set) lazy var appearances = {
    let set = BarAppearanceSet { UINavigationBarAppearance() }
    set.changed = { [weak self] in self?.itemDidChange() }
    return set
  }()
  /// How high the zone of its large title is at the moment.
  var largeTitleRoom = LargeTitleView.height
  /// How much of a search bar that goes with scrolling is seen at the moment: nothing before the content is pulled
  /// down (facts/navigation.md#search/at-first).
  var searchRoom: CGFloat = 0

  /// An item with a title.
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

  /// For a controller's own item.
  init(controllerTitle: String?) {
    title = controllerTitle
    super.init()
  }

  open func encode(with coder: NSCoder) { NibRow.encode(self, with: coder) }

  private func itemDidChange() { bar?.navigationItemDidChange(self) }

  /// What assistive technologies say of the item; nil means its title.
  open var accessibilityLabel: String?
  /// `accessibilityLabel` as an attributed string; its attributes are not kept.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { accessibilityLabel.map { NSAttributedString(string: $0) } }
    set { accessibilityLabel = newValue?.string }
  }
  /// What the bar shows in its middle. Default nil.
  open var title: String? {
    willSet { KeyValueObserving.willChange(self, "title") }
    didSet {
      defer { KeyValueObserving.didChange(self, "title") }
      if title != oldValue { itemDidChange() }
    }
  }
  /// The view that the bar shows in place of the title; nil for the title.
  open var titleView: UIView? {
    didSet {
      guard titleView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      itemDidChange()
    }
  }
  /// A line above the title; the bar is 30 points higher with it.
  open var prompt: String? { didSet { if prompt != oldValue { itemDidChange() } } }
  /// Whether the title is large where the bar prefers large titles; automatic: as that of the item below.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if largeTitleDisplayMode != oldValue { itemDidChange() } }
  }

  // MARK: Back

  /// What the back button looks like that leads to this item; its target and action are not used.
  open var backBarButtonItem: UIBarButtonItem? { didSet { itemDidChange() } }
  /// The text of the back button that leads to this item; nil takes the title, as far as there is room.
  open var backButtonTitle: String? { didSet { if backButtonTitle != oldValue { itemDidChange() } } }
  /// How the back button that leads to this item is labelled. `.default` by default.
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { itemDidChange() } }
  /// Runs instead of going back.
  open var backAction: UIAction? { didSet { itemDidChange() } }
  /// Whether there is no back button while the item is on top. False by default.
  open var hidesBackButton = false { didSet { if hidesBackButton != oldValue { itemDidChange() } } }
  /// Sets whether there is no back button while the item is on top.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
  /// Whether left items are shown in addition to the back button, instead of replacing it.
  open var leftItemsSupplementBackButton = false { didSet { itemDidChange() } }

  // MARK: Appearance

  /// The look of the bar over content while the item is on top; nil means the bar's.
  open var standardAppearance: UINavigationBarAppearance? {
    get { appearances[.standard] }
    set { appearances[.standard] = newValue }
  }
  /// The look of a bar of compact height; nil means the bar's.
  open var compactAppearance: UINavigationBarAppearance? {
    get { appearances[.compact] }
    set { appearances[.compact] = newValue }
  }
  /// The look of the bar at the edge of the content; nil means the bar's.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances[.scrollEdge] }
    set { appearances[.scrollEdge] = newValue }
  }
  /// The look of a bar of compact height at the edge of the content; nil means the bar's.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances[.compactScrollEdge] }
    set { appearances[.compactScrollEdge] = newValue }
  }

  // MARK: Items

  /// The first item is at the edge.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { itemDidChange() } }
  /// The first item is at the edge.
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

  /// How a wide bar arranges the item.
  open var style = ItemStyle.navigator { didSet { if style != oldValue { itemDidChange() } } }
  /// Kept; users can't customize bars here.
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
  /// What the overflow menu shows in addition.
  open var additionalOverflowItems: UIDeferredMenuElement? { didSet { itemDidChange() } }
  /// The button of the overflow menu, while the bar has one.
  open var overflowPresentationSource: (any UIPopoverPresentationControllerSourceItem)? { overflowItem }
  private(set) var overflowItem: UIBarButtonItem?

  private func adopt(_ old: [UIBarButtonItemGroup], _ new: [UIBarButtonItemGroup]) {
    for group in old { group.changed = nil }
    for group in new { group.changed = { [weak self] in self?.itemDidChange() } }
    itemDidChange()
  }

  /// Makes the menu of the title, from the elements that the system suggests; nil means the title has none.
  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? { didSet { itemDidChange() } }
  /// The document that the screen shows: the menu of the title begins with it.
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
  /// Whether a search bar goes when the content is scrolled.
  open var hidesSearchBarWhenScrolling = true {
    didSet {
      guard hidesSearchBarWhenScrolling != oldValue else { return }
      // One that is seen stays until the content is scrolled.
      if hidesSearchBarWhenScrolling, bar?.topItem === self, let searchController {
        searchRoom = searchController.searchBar.naturalHeight
      }
      itemDidChange()
      bar?.owner?.collapsingPartsDidChange()
    }
  }
  /// Where the search bar of `searchController` is to be. `.automatic` by default.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic { didSet { placementMayChange() } }
  /// The position in which a search bar is shown: inline on wide screens, unless the app prefers another one, and
  /// stacked on narrow ones.
  open var searchBarPlacement: SearchBarPlacement {
    let isWide =
      bar?.traitCollection.userInterfaceIdiom == .pad && bar?.traitCollection.horizontalSizeClass == .regular
    return isWide && preferredSearchBarPlacement != .stacked ? .inline : .stacked
  }
  /// The one that was told last.
  private var toldPlacement = SearchBarPlacement.stacked

  /// Tells the search controller's delegate of another placement.
  func placementMayChange() {
    let (old, new) = (toldPlacement, searchBarPlacement)
    guard let searchController, old != new else {
      toldPlacement = new
      return
    }
    searchController.delegate?.searchController(searchController, willChangeTo: new)
    toldPlacement = new
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
  /// The items at the trailing side, from the edge on.
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

  /// The button with what has no room: the groups of the middle, and what the app adds.
  private var overflow: UIBarButtonItem? {
    guard additionalOverflowItems != nil || !centerItemGroups.isEmpty else {
      overflowItem = nil
      return nil
    }
    let item = overflowItem ?? UIBarButtonItem()
    guard overflowItem == nil else { return item }
    item.image = UIImage(systemName: "ellipsis.circle")
    item.accessibilityLabel = SystemStrings.text("More")
    // Made when it opens, from what the groups are then.
    item.menu = UIMenu(children: [
      UIDeferredMenuElement.uncached { [weak self] provide in provide(self?.overflowElements ?? []) }
    ])
    overflowItem = item
    return item
  }

  /// What a back button to this item says, longest first.
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
