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
    case automatic = 0
    case always = 1
    case never = 2
    case inline = 3
  }

  /// The text of a back button that leads to this item.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title, "Back" when that is too long, else nothing.
    case `default` = 0
    case generic = 1
    /// The arrow alone.
    case minimal = 2
  }

  weak var bar: UINavigationBar?

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

  open func encode(with coder: NSCoder) { ArchivedProperty.encode(self, with: coder) }

  private func itemDidChange() { bar?.navigationItemDidChange(self) }

  open var title: String? {
    willSet { KeyValueObserving.willChange(self, "title") }
    didSet {
      defer { KeyValueObserving.didChange(self, "title") }
      if title != oldValue { itemDidChange() }
    }
  }
  /// Shown instead of the title.
  open var titleView: UIView? {
    didSet {
      guard titleView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      itemDidChange()
    }
  }
  /// A line above the title; the bar is 30 points higher with it.
  open var prompt: String? { didSet { if prompt != oldValue { itemDidChange() } } }
  /// Kept; large titles are not shown yet.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic

  // MARK: Back

  /// What the back button looks like that leads to this item; its target and action are not used.
  open var backBarButtonItem: UIBarButtonItem? { didSet { itemDidChange() } }
  open var backButtonTitle: String? { didSet { if backButtonTitle != oldValue { itemDidChange() } } }
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { itemDidChange() } }
  /// Runs instead of going back.
  open var backAction: UIAction? { didSet { itemDidChange() } }
  open var hidesBackButton = false { didSet { if hidesBackButton != oldValue { itemDidChange() } } }
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
  /// Whether left items are shown in addition to the back button, instead of replacing it.
  open var leftItemsSupplementBackButton = false { didSet { itemDidChange() } }

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
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }

  /// What a back button to this item says, longest first.
  var backTitles: [String] {
    if let own = backBarButtonItem?.title { return [own, "Back", ""] }
    switch backButtonDisplayMode {
    case .minimal: return [""]
    case .generic: return ["Back", ""]
    case .default: return [backButtonTitle ?? title ?? "Back", "Back", ""]
    }
  }
}
