import QuartzCore

/// A bar of items of which one is selected, at the bottom of a screen.
///
/// A tab bar controller has a bar of its own, which only the controller changes; create one to use it without a
/// controller, with a delegate that is notified of taps.
///
/// ```swift
/// let bar = UITabBar(frame: CGRect(x: 0, y: 400, width: view.bounds.width, height: 49))
/// bar.items = [UITabBarItem(tabBarSystemItem: .favorites, tag: 0), UITabBarItem(tabBarSystemItem: .recents, tag: 1)]
/// bar.selectedItem = bar.items?.first
/// view.addSubview(bar)
/// ```
///
/// Sizes: facts/geometry.md#tab-bar.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitabbar>
@preconcurrency @MainActor
open class UITabBar: UIView, UIBarPositioning, UISpringLoadedInteractionSupporting, BarItemHost {
  /// The distribution of items in a bar with stacked items.
  public enum ItemPositioning: Int, Sendable {
    /// Depends on the device: filling on phones, centered on pads.
    case automatic = 0
    /// Items share the whole width.
    case fill = 1
    /// Items have a fixed width and spacing, and are centered in the bar.
    case centered = 2
  }

  private var list: [UITabBarItem] = []
  private var hasItems = false
  let background = BarBackground()
  let content = BarContent()
  var buttons: [TabBarButton] = []
  var needsContent = true
  var customizing: TabBarCustomizing?
  /// The controller that the bar belongs to.
  weak var manager: UITabBarController?
  /// Whether the content behind the bar ends at it; set by controllers. A bar without a controller has its standard
  /// look.
  var isAtScrollEdge = false { didSet { if isAtScrollEdge != oldValue { updateLook() } } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    decode(.tabBar, from: coder)
  }

  override class var nibRow: NibRow { .tabBar }

  private func setUp() {
    background.hairlineEdge = .top
    insertSubview(background, at: 0)
    addSubview(content)
    appearances.changed = { [weak self] in self?.updateLook() }
    updateLook()
  }

  // MARK: Items

  private weak var ownDelegate: (any UITabBarDelegate)?
  /// The object that is notified of taps. The delegate of a controller's bar is the controller.
  open weak var delegate: (any UITabBarDelegate)? {
    get { manager ?? ownDelegate }
    set {
      guard manager == nil || newValue === manager else {
        return refuse("Changing the delegate of a tab bar managed by a tab bar controller is not allowed.")
      }
      ownDelegate = newValue
    }
  }

  /// Reports UIKit's exception; the bar does not change.
  func refuse(_ text: String) { ExceptionReport.raise(.internalInconsistencyException, "\(text)") }

  /// The items, from left to right, or from right to left in languages that are written so. Setting it replaces
  /// them without animation.
  open var items: [UITabBarItem]? {
    get { hasItems ? list : nil }
    set { setItems(newValue, animated: false) }
  }

  /// Replaces the items. With an animation, the old items fade out and the new ones fade in.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    guard manager == nil else {
      return refuse("Directly modifying a tab bar managed by a tab bar controller is not allowed.")
    }
    show(items, animated: animated)
  }

  func show(_ items: [UITabBarItem]?, animated: Bool) {
    for item in list where item.host === self && !(items ?? []).contains(where: { $0 === item }) { item.host = nil }
    hasItems = items != nil
    list = items ?? []
    if let selected = chosenItem, !list.contains(where: { $0 === selected }) { chosenItem = nil }
    contentDidChange()
    guard animated, window != nil, UIView.areAnimationsEnabled else { return }
    layoutIfNeeded()
    UIView.transition(with: content, duration: 0.25, options: .transitionCrossDissolve, animations: {})
  }

  private weak var chosenItem: UITabBarItem?
  /// The selected item, or nil. The selection of a tab bar controller's bar can be changed only by the controller.
  open weak var selectedItem: UITabBarItem? {
    get { chosenItem }
    set {
      guard manager == nil else {
        return refuse("Directly modifying a tab bar managed by a tab bar controller is not allowed.")
      }
      if let newValue, !list.contains(where: { $0 === newValue }) {
        return refuse("The selected item is not one of the tab bar's items.")
      }
      select(newValue)
    }
  }

  func select(_ item: UITabBarItem?) {
    guard item !== chosenItem else { return }
    chosenItem = item
    for button in buttons { button.isSelected = button.item === item }
    // The selected item may have an appearance of its own.
    updateLook()
  }

  func tapped(_ item: UITabBarItem) {
    guard customizing == nil else { return }
    if manager == nil { select(item) }
    delegate?.tabBar(self, didSelect: item)
    manager?.tapped(item)
  }

  func barItemDidChange(_ item: UIBarItem) {
    if item === chosenItem { updateLook() } else { contentDidChange() }
  }

  func contentDidChange() {
    needsContent = true
    setNeedsLayout()
  }

  /// Whether a drag that stays over an item selects it. False by default.
  open var isSpringLoaded = false {
    didSet { if isSpringLoaded != oldValue { for button in buttons { button.refresh() } } }
  }

  // MARK: Customizing

  /// Shows a sheet in which the user chooses the items that the bar shows.
  open func beginCustomizingItems(_ items: [UITabBarItem]) { startCustomizing(items) }
  /// Ends customizing; returns whether the user has changed the items.
  @discardableResult open func endCustomizing(animated: Bool) -> Bool { stopCustomizing(animated: animated) }
  /// Whether the user rearranges the items at the moment.
  open var isCustomizing: Bool { customizing != nil }

  // MARK: Look

  let appearances = BarAppearanceSet { UITabBarAppearance() }

  /// The color of the selected item.
  open override var tintColor: UIColor! {
    get { super.tintColor }
    set { super.tintColor = newValue }
  }
  /// The color of the background; nil stands for the background of the style.
  open var barTintColor: UIColor? {
    didSet {
      ExplicitValues.note(self, "barTintColor")
      updateLook()
    }
  }
  /// The color of the items that are not selected; nil for gray.
  open var unselectedItemTintColor: UIColor? {
    didSet {
      ExplicitValues.note(self, "unselectedItemTintColor")
      contentDidChange()
    }
  }
  /// The color of the selected item's image in iOS 7 and before, replaced by `tintColor`.
  @available(iOS, deprecated: 8.0)
  open var selectedImageTintColor: UIColor? {
    get { tintColor }
    set { tintColor = newValue }
  }
  /// Instead of the bar's material.
  open var backgroundImage: UIImage? {
    didSet {
      ExplicitValues.note(self, "backgroundImage")
      updateLook()
    }
  }
  /// The image behind the selected item; nil for none.
  open var selectionIndicatorImage: UIImage? {
    didSet {
      ExplicitValues.note(self, "selectionIndicatorImage")
      contentDidChange()
    }
  }
  /// Instead of the hairline; an empty image hides it.
  open var shadowImage: UIImage? {
    didSet {
      ExplicitValues.note(self, "shadowImage")
      updateLook()
    }
  }
  /// The distribution of items over the width. `.automatic` is `fill` on a phone and `centered` on a pad.
  open var itemPositioning = ItemPositioning.automatic {
    didSet {
      ExplicitValues.note(self, "itemPositioning")
      contentDidChange()
    }
  }
  /// The width of centered items in points; 0 for the system's width.
  open var itemWidth: CGFloat = 0 {
    didSet {
      ExplicitValues.note(self, "itemWidth")
      contentDidChange()
    }
  }
  /// The space between centered items in points; 0 for the system's space.
  open var itemSpacing: CGFloat = 0 {
    didSet {
      ExplicitValues.note(self, "itemSpacing")
      contentDidChange()
    }
  }
  /// The style of bars before iOS 13, light or dark, replaced by appearance objects.
  open var barStyle = UIBarStyle.default {
    didSet {
      ExplicitValues.note(self, "barStyle")
      updateLook()
    }
  }
  /// Whether the content behind the bar shows through. True by default.
  open var isTranslucent = true {
    didSet {
      ExplicitValues.note(self, "isTranslucent")
      updateLook()
      superview?.setNeedsLayout()
    }
  }
  /// The look of the bar in front of content.
  open var standardAppearance: UITabBarAppearance {
    get { appearances.standardForApp }
    set {
      ExplicitValues.note(self, "standardAppearance")
      appearances[.standard] = newValue
    }
  }
  /// The look of the bar when the content ends at it; nil for the standard one with a transparent background.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { appearances[.scrollEdge] }
    set {
      ExplicitValues.note(self, "scrollEdgeAppearance")
      appearances[.scrollEdge] = newValue
    }
  }

  open override var isHidden: Bool {
    didSet { if isHidden != oldValue { manager?.barVisibilityDidChange() } }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    contentDidChange()
  }

  // MARK: Size

  /// The position of the bar: at the bottom.
  open var barPosition: UIBarPosition {
    let said = ownDelegate?.position(for: self) ?? .any
    return said == .any ? .bottom : said
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: ownHeight)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width > 0 ? size.width : superview?.bounds.width ?? 320, height: ownHeight + areaBelow)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOut()
  }

  override var followsSafeArea: Bool { true }
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    LargeContentOfBars.update(self)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    LargeContentOfBars.update(self)
    invalidateIntrinsicContentSize()
    updateLook()
  }

  // MARK: Accessibility

  package override var automationType: AutomationType { accessibilityStorage?.automationType ?? .tabBar }
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits == .none ? .tabBar : super.accessibilityTraits }
    set { super.accessibilityTraits = newValue }
  }
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? "Tab Bar" }
    set { super.accessibilityLabel = newValue }
  }
}
