import QuartzCore

/// The look of a tab bar: its background, its items in each layout, and the mark of the selected item.
///
/// ```swift
/// let appearance = UITabBarAppearance()
/// appearance.stackedLayoutAppearance.selected.iconColor = .systemPink
/// appearance.stackedLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: UIColor.systemPink]
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitabbarappearance>
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
  override func prepare() { _ = (stackedLayoutAppearance, inlineLayoutAppearance, compactInlineLayoutAppearance) }

  /// The look of items with the title below the image, as on a phone in portrait.
  open var stackedLayoutAppearance: UITabBarItemAppearance {
    get { store.part("stacked") { UITabBarItemAppearance(style: .stacked) } }
    set { store.set("stacked", newValue) }
  }
  /// The look of items with the title beside the image, as on a pad.
  open var inlineLayoutAppearance: UITabBarItemAppearance {
    get { store.part("inline") { UITabBarItemAppearance(style: .inline) } }
    set { store.set("inline", newValue) }
  }
  /// The look of items with the title beside the image in a low bar, as on a phone in landscape.
  open var compactInlineLayoutAppearance: UITabBarItemAppearance {
    get { store.part("compactInline") { UITabBarItemAppearance(style: .compactInline) } }
    set { store.set("compactInline", newValue) }
  }
  /// The tint of the selection indicator image.
  open var selectionIndicatorTintColor: UIColor? {
    get { store.get("indicatorTint") }
    set { store.set("indicatorTint", newValue) }
  }
  /// The image behind the selected item.
  open var selectionIndicatorImage: UIImage? {
    get { store.get("indicator") }
    set { store.set("indicator", newValue) }
  }
  /// The distribution of stacked items over the width. `.automatic` by default.
  open var stackedItemPositioning: UITabBar.ItemPositioning {
    get { store.get("positioning").flatMap(UITabBar.ItemPositioning.init(rawValue:)) ?? .automatic }
    set { store.set("positioning", newValue.rawValue) }
  }
  /// The width of centered items in points; 0 for the system's.
  open var stackedItemWidth: CGFloat {
    get { store.get("itemWidth") ?? 0 }
    set { store.set("itemWidth", newValue) }
  }
  /// The space between centered items in points; 0 for the system's.
  open var stackedItemSpacing: CGFloat {
    get { store.get("itemSpacing") ?? 0 }
    set { store.set("itemSpacing", newValue) }
  }
}

/// The look of the items of a tab bar in one layout, for each of their states.
///
/// ```swift
/// let items = UITabBarItemAppearance(style: .stacked)
/// items.normal.badgeBackgroundColor = .systemPurple
/// ```
///
/// States without values look like `normal`.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitabbaritemappearance>
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject, NSCopying, @preconcurrency NSSecureCoding, StatefulAppearance {
  /// The layout of an item's title and image.
  public enum Style: Int, Sendable {
    /// The title below the image, as in narrow bars of phones in portrait.
    case stacked = 0
    /// The title beside the image, as in bars of regular width.
    case inline = 1
    /// The title beside a smaller image, as in bars of compact height.
    case compactInline = 2
  }

  let store = AppearanceStore()

  public override convenience init() { self.init(style: .stacked) }

  /// Creates the system's look of items of a style.
  public init(style: UITabBarItemAppearance.Style) {
    super.init()
    prepareStates()
    configureWithDefault(for: style)
  }

  public required init(coder: NSCoder) {
    super.init()
    prepareStates()
    store.decode(from: coder)
  }

  static let states = ["normal", "selected", "disabled", "focused"]
  static func makeStateAppearance() -> UITabBarItemStateAppearance { UITabBarItemStateAppearance() }

  public static var supportsSecureCoding: Bool { true }

  open func encode(with coder: NSCoder) { store.encode(with: coder) }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    uncheckedMainActor { [self] in AppearanceStore.copy(self) }
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITabBarItemAppearance else { return false }
    return uncheckedMainActor { store.isEqual(other.store) }
  }
  open override var hash: Int { 0 }

  /// Resets to the system's look.
  open func configureWithDefault(for style: UITabBarItemAppearance.Style) {
    reset(to: style.rawValue)
  }

  /// The look of items that are not selected. The other states inherit the values that they don't set.
  open var normal: UITabBarItemStateAppearance { part("normal") }
  /// The look of the selected item.
  open var selected: UITabBarItemStateAppearance { part("selected") }
  /// The look of an item whose `isEnabled` is false.
  open var disabled: UITabBarItemStateAppearance { part("disabled") }
  /// The look of an item with keyboard focus. It is stored, but bars don't draw it.
  open var focused: UITabBarItemStateAppearance { part("focused") }
}

/// The look of the items of a tab bar in one state. It belongs to a `UITabBarItemAppearance`.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitabbaritemstateappearance>
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject, @preconcurrency NSSecureCoding, AppearanceObject {
  let store = AppearanceStore()

  public override init() { super.init() }

  public required init?(coder: NSCoder) {
    super.init()
    store.decode(from: coder)
  }

  public static var supportsSecureCoding: Bool { true }

  open func encode(with coder: NSCoder) { store.encode(with: coder) }

  /// Font, color and shadow of the title; missing attributes are the system's.
  open var titleTextAttributes: [NSAttributedString.Key: Any] {
    get { store[attributes: "title"] }
    set { store[attributes: "title"] = newValue }
  }
  /// The offset of the title in points.
  open var titlePositionAdjustment: UIOffset {
    get { store[offset: "titleOffset"] }
    set { store[offset: "titleOffset"] = newValue }
  }
  /// The tint of the image; nil for that of the bar.
  open var iconColor: UIColor? {
    get { store.get("icon") }
    set { store.set("icon", newValue) }
  }
  /// The offset of the badge in points.
  open var badgePositionAdjustment: UIOffset {
    get { store[offset: "badgeOffset"] }
    set { store[offset: "badgeOffset"] = newValue }
  }
  /// The color of the badge; nil for red.
  open var badgeBackgroundColor: UIColor? {
    get { store.get("badge") }
    set { store.set("badge", newValue) }
  }
  /// Font and color of the badge's text; by default it is white, 13 points.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] {
    get { store[attributes: "badgeText"] }
    set { store[attributes: "badgeText"] = newValue }
  }
  /// The offset of the badge's text within the badge, in points.
  open var badgeTitlePositionAdjustment: UIOffset {
    get { store[offset: "badgeTextOffset"] }
    set { store[offset: "badgeTextOffset"] = newValue }
  }
}
