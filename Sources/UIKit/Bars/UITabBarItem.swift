/// The entry of a view controller in a tab bar: an image with a title below it, and a badge.
///
/// ```swift
/// controller.tabBarItem = UITabBarItem(title: "Search", image: UIImage(systemName: "magnifyingglass"), tag: 1)
/// controller.tabBarItem.badgeValue = "3"
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitabbaritem>
@preconcurrency @MainActor open class UITabBarItem: UIBarItem, UISpringLoadedInteractionSupporting {
  /// Whether a drag that hovers over the item selects it. False by default.
  open var isSpringLoaded = false { didSet { if isSpringLoaded != oldValue { itemDidChange() } } }

  /// The items whose title and image the system provides.
  public enum SystemItem: Int, Sendable {
    /// Three dots, for the controllers without space in the bar.
    case more = 0
    /// A star, for the user's favorites.
    case favorites = 1
    /// A star, for content that the app recommends.
    case featured = 2
    /// A star, for the content that users rate highest.
    case topRated = 3
    /// A clock, for recently used content.
    case recents = 4
    /// A person, for the user's contacts.
    case contacts = 5
    /// A clock, for a history.
    case history = 6
    /// An open book, for bookmarks.
    case bookmarks = 7
    /// A magnifying glass, for a search.
    case search = 8
    /// An arrow down, for downloads.
    case downloads = 9
    /// A clock, for the newest content.
    case mostRecent = 10
    /// A numbered list, for the most viewed content.
    case mostViewed = 11
  }

  private(set) var systemItem: SystemItem?
  private var badgeAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  public override init() { super.init() }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decode(.tabBarItem, from: coder)
  }

  override class var nibRow: NibRow { .tabBarItem }

  /// Creates an item with a title, an image in the tint color, and a number for the app.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Creates an item with a title, an image, and another image for its selected state; nil uses the first for both.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  /// Creates a system item, whose title and image can't be changed.
  public convenience init(tabBarSystemItem systemItem: UITabBarItem.SystemItem, tag: Int) {
    self.init()
    self.tag = tag
    setSystemItem(systemItem)
  }

  func setSystemItem(_ item: SystemItem) {
    systemItem = item
    title = UITabBarItem.titles[item].map { SystemStrings.text($0) }
    image = UITabBarItem.symbols[item].flatMap { UIImage(systemName: $0) }
  }

  private static let titles: [SystemItem: String] = [
    .more: "More", .favorites: "Favorites", .featured: "Featured", .topRated: "Top Rated", .recents: "Recents",
    .contacts: "Contacts", .history: "History", .bookmarks: "Bookmarks", .search: "Search", .downloads: "Downloads",
    .mostRecent: "Most Recent", .mostViewed: "Most Viewed",
  ]
  private static let symbols: [SystemItem: String] = [
    .more: "ellipsis", .favorites: "star.fill", .featured: "star.fill", .topRated: "star.fill",
    .recents: "clock.fill", .contacts: "person.crop.circle.fill", .history: "clock.fill", .bookmarks: "book.fill",
    .search: "magnifyingglass", .downloads: "square.and.arrow.down.fill", .mostRecent: "clock.fill",
    .mostViewed: "list.number",
  ]

  /// The title in the bar; that of a system item is fixed.
  var shownTitle: String? { systemItem.flatMap { UITabBarItem.titles[$0] }.map { SystemStrings.text($0) } ?? title }

  /// The image while the item is selected; nil means `image`.
  open var selectedImage: UIImage? { didSet { itemDidChange() } }
  /// The text in a red oval over the image.
  open var badgeValue: String? {
    willSet { KeyValueObserving.willChange(self, "badgeValue") }
    didSet {
      defer { KeyValueObserving.didChange(self, "badgeValue") }
      if badgeValue != oldValue { itemDidChange() }
    }
  }
  /// The color of the badge; nil for red.
  open var badgeColor: UIColor? {
    didSet {
      ExplicitValues.note(self, "badgeColor")
      itemDidChange()
    }
  }
  private(set) lazy var appearances = {
    let set = BarAppearanceSet { UITabBarAppearance() }
    set.changed = { [weak self] in self?.itemDidChange() }
    return set
  }()
  /// The look of the bar over content while the item is selected, and of the item itself in any state; nil uses the
  /// appearance of the bar.
  open var standardAppearance: UITabBarAppearance? {
    get { appearances[.standard] }
    set {
      ExplicitValues.note(self, "standardAppearance")
      appearances[.standard] = newValue
    }
  }
  /// The look of the bar when the content ends at it; nil uses the appearance of the bar.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { appearances[.scrollEdge] }
    set {
      ExplicitValues.note(self, "scrollEdgeAppearance")
      appearances[.scrollEdge] = newValue
    }
  }

  /// The offset of the title from its usual position, in points. Zero by default.
  open var titlePositionAdjustment = UIOffset.zero {
    didSet {
      ExplicitValues.note(self, "titlePositionAdjustment")
      itemDidChange()
    }
  }
  /// Sets the attributes of the badge's text in a state: font and color.
  open func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    ExplicitValues.note(self, .init("badgeTextAttributes", state))
    badgeAttributes[state.rawValue] = textAttributes
    itemDidChange()
  }
  /// Returns the attributes of the badge's text for a state; nil for the standard ones.
  open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    badgeAttributes[state.rawValue]
  }
}
