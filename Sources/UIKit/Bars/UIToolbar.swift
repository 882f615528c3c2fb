import QuartzCore

/// A bar of buttons, usually at the bottom of a screen.
///
/// ```swift
/// let toolbar = UIToolbar(frame: CGRect(x: 0, y: 700, width: view.bounds.width, height: 44))
/// toolbar.items = [UIBarButtonItem(systemItem: .trash), .flexibleSpace(), UIBarButtonItem(systemItem: .compose)]
/// view.addSubview(toolbar)
/// ```
///
/// A toolbar is 44 points high (facts/geometry.md#bars/toolbar); its background extends below it to the edge of the
/// screen. Flexible spaces share the remaining width.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitoolbar>
@preconcurrency @MainActor open class UIToolbar: UIView, UIBarPositioning, BarItemHost {
  private static let height: CGFloat = 44
  let background = BarBackground()
  private let content = BarContent()
  private var list: [UIBarButtonItem] = []
  private var shownViews: [UIView] = []
  private var images: [String: UIImage] = [:]
  private var needsContent = false

  /// The delegate, which determines the bar's position and thereby its background.
  open weak var delegate: (any UIToolbarDelegate)?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    decode(.toolbar, from: coder)
  }

  override class var nibRow: NibRow { .toolbar }
  package override var automationType: AutomationType { accessibilityStorage?.automationType ?? .toolbar }
  package override var automationLabel: String? { accessibilityLabel ?? "Toolbar" }

  private func setUp() {
    insertSubview(background, at: 0)
    addSubview(content)
    appearances.changed = { [weak self] in self?.updateLook() }
    updateLook()
  }

  // MARK: Items

  /// The items from left to right, or from right to left in right-to-left languages. Setting it replaces them
  /// without animation.
  open var items: [UIBarButtonItem]? {
    get { list.isEmpty && !hasItems ? nil : list }
    set { setItems(newValue, animated: false) }
  }
  private var hasItems = false

  /// Replaces the items, fading with animation.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    for item in list where item.host === self { item.host = nil }
    hasItems = items != nil
    list = items ?? []
    needsContent = true
    setNeedsLayout()
  }

  func barItemDidChange(_ item: UIBarItem) {
    needsContent = true
    setNeedsLayout()
  }

  // MARK: Look

  /// The style of the bar before iOS 13; appearance objects replace it.
  open var barStyle = UIBarStyle.default {
    didSet {
      ExplicitValues.note(self, "barStyle")
      updateLook()
    }
  }
  /// Whether content shows through the bar. True by default.
  open var isTranslucent = true {
    didSet {
      ExplicitValues.note(self, "isTranslucent")
      updateLook()
    }
  }
  /// The color of the background; nil for the system's material.
  open var barTintColor: UIColor? {
    didSet {
      ExplicitValues.note(self, "barTintColor")
      updateLook()
    }
  }

  /// Sets the image behind the bar for a position and a height of bars; nil is the standard background. Since iOS
  /// 13 an appearance object takes precedence.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    ExplicitValues.note(self, .init("backgroundImage", topOrBottom.rawValue, barMetrics.rawValue))
    images["background \(topOrBottom.rawValue) \(barMetrics.rawValue)"] = backgroundImage
    updateLook()
  }
  /// Returns the image that was set for a position and a height of bars; nil if none was set.
  open func backgroundImage(forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    images["background \(topOrBottom.rawValue) \(barMetrics.rawValue)"]
  }
  /// Sets the image of the line at the bar's edge for a position; nil is the standard one. It is visible only with
  /// a background image.
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
    ExplicitValues.note(self, .init("shadowImage", topOrBottom.rawValue))
    images["shadow \(topOrBottom.rawValue)"] = shadowImage
    updateLook()
  }
  /// Returns the image of the line that was set for a position; nil if none was set.
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    images["shadow \(topOrBottom.rawValue)"]
  }

  // MARK: Appearances

  let appearances = BarAppearanceSet { UIToolbarAppearance() }
  /// Whether the content ends at the bar; set by controllers. A bar without a controller has its standard look.
  var isAtScrollEdge = false { didSet { if isAtScrollEdge != oldValue { updateLook() } } }

  /// The look of the bar over content.
  open var standardAppearance: UIToolbarAppearance {
    get { appearances.standardForApp }
    set {
      ExplicitValues.note(self, "standardAppearance")
      appearances[.standard] = newValue
    }
  }
  /// The look of a bar of compact height; nil means the standard one.
  open var compactAppearance: UIToolbarAppearance? {
    get { appearances[.compact] }
    set {
      ExplicitValues.note(self, "compactAppearance")
      appearances[.compact] = newValue
    }
  }
  /// The look of the bar at the edge of the content; nil means the standard one with a transparent background.
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    get { appearances[.scrollEdge] }
    set {
      ExplicitValues.note(self, "scrollEdgeAppearance")
      appearances[.scrollEdge] = newValue
    }
  }
  /// The look of a bar of compact height at the edge of the content; nil means `scrollEdgeAppearance`.
  open var compactScrollEdgeAppearance: UIToolbarAppearance? {
    get { appearances[.compactScrollEdge] }
    set {
      ExplicitValues.note(self, "compactScrollEdgeAppearance")
      appearances[.compactScrollEdge] = newValue
    }
  }

  private var isCompact: Bool {
    traitCollection.verticalSizeClass == .compact && traitCollection.userInterfaceIdiom == .phone
  }

  private var shownAppearance: UIToolbarAppearance? {
    appearances.shown(isCompact: isCompact, atEdge: isAtScrollEdge, item: nil)
  }

  private func updateLook() {
    background.hairlineEdge = barPosition == .bottom ? .top : .bottom
    if let appearance = shownAppearance {
      background.show(BarBackgroundLook(appearance, style: barStyle))
    } else {
      let look = BarBackgroundLook(
        style: barStyle, isTranslucent: isTranslucent || barStyle == .blackTranslucent, tint: barTintColor,
        image: shownBackgroundImage, shadow: image("shadow", ""))
      background.show(isAtScrollEdge ? look.transparent() : look)
    }
    content.overrideUserInterfaceStyle = BarBackgroundLook.interfaceStyle(of: barStyle)
    needsContent = true
    setNeedsLayout()
  }

  private var shownBackgroundImage: UIImage? {
    let compact = isCompact ? image("background", " \(UIBarMetrics.compact.rawValue)") : nil
    return compact ?? image("background", " \(UIBarMetrics.default.rawValue)")
  }

  /// Returns the image for the bar's position, else for any position.
  private func image(_ name: String, _ metrics: String) -> UIImage? {
    images["\(name) \(barPosition.rawValue)\(metrics)"] ?? images["\(name) \(UIBarPosition.any.rawValue)\(metrics)"]
  }

  /// The position that the delegate returns; `.bottom` without a delegate.
  open var barPosition: UIBarPosition {
    let said = delegate?.position(for: self) ?? .any
    return said == .any ? .bottom : said
  }

  // MARK: Positions

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.width.isFinite, bounds.height.isFinite else { return }
    let below = barPosition == .bottom ? bottomGap : 0
    background.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + below)
    content.frame = bounds
    if needsContent { refreshContent() }
    layOutItems()
  }

  /// The distance from the bar to the bottom of the screen, if only the safe area is below the bar; in points.
  private var bottomGap: CGFloat {
    guard let window else { return 0 }
    let gap = window.bounds.maxY - convert(CGPoint(x: 0, y: bounds.maxY), to: window).y
    return gap > 0 && gap <= window.safeAreaInsets.bottom + 0.5 ? gap : 0
  }

  private var shownItems: [UIBarButtonItem] { list.filter { !$0.isHidden } }

  private func refreshContent() {
    needsContent = false
    var views: [UIView] = []
    for item in shownItems {
      item.host = self
      if let view = view(for: item) { views.append(view) }
    }
    content.showItems(views, insteadOf: shownViews)
    shownViews = views
  }

  private func view(for item: UIBarButtonItem) -> UIView? {
    if let view = item.customView { return view }
    if item.systemItem?.isSpace == true { return nil }
    let button = item.button ?? BarButton(item: item)
    item.button = button
    let appearance = shownAppearance
    button.show(
      item, compact: isCompact,
      appearance: item.style == .done ? appearance?.doneButtonAppearance : appearance?.buttonAppearance)
    return button
  }

  private func layOutItems() {
    let items = shownItems
    let margin = (bounds.width >= 414 ? 20 : 16) - BarButton.padding
    let row = bounds.inset(
      by: UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right)
    )
    .insetBy(dx: margin, dy: 0)
    let widths = items.map { BarItemWidths.width(of: $0) }
    let flexible = items.filter { $0.systemItem == .flexibleSpace }.count
    let rest = max(0, row.width - widths.reduce(0, +))
    let share = flexible > 0 ? rest / CGFloat(flexible) : 0
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var x: CGFloat = 0
    for (item, own) in zip(items, widths) {
      let width = item.systemItem == .flexibleSpace ? share : own
      let left = isMirrored ? row.maxX - x - width : row.minX + x
      x += width
      guard let view = item.customView ?? item.button, view.superview === content else { continue }
      view.frame = place(view, item, CGRect(x: left, y: 0, width: width, height: bounds.height))
    }
  }

  private func place(_ view: UIView, _ item: UIBarButtonItem, _ slot: CGRect) -> CGRect {
    var frame = slot
    if item.customView != nil {
      let height = view.bounds.height > 0 ? view.bounds.height : max(0, view.intrinsicContentSize.height)
      frame = CGRect(
        x: slot.minX + BarButton.padding, y: slot.midY - height / 2, width: slot.width - 2 * BarButton.padding,
        height: height)
    }
    let scale = max(1, traitCollection.displayScale)
    frame.origin.x = (frame.minX * scale).rounded() / scale
    frame.origin.y = (frame.minY * scale).rounded() / scale
    return frame
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: ownHeight)
  }
  /// The natural height: 44 points, 49 over a home indicator, 32 on a phone in landscape
  /// (`facts/geometry.md#bars`).
  private var ownHeight: CGFloat {
    if traitCollection.userInterfaceIdiom == .phone {
      if traitCollection.verticalSizeClass == .compact { return 32 }
      if let window, window.safeAreaInsets.bottom > 0 { return 49 }
    }
    return UIToolbar.height
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width > 0 ? size.width : superview?.bounds.width ?? 320, height: ownHeight)
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    LargeContentOfBars.update(self)
    invalidateIntrinsicContentSize()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    LargeContentOfBars.update(self)
    invalidateIntrinsicContentSize()
    needsContent = true
    updateLook()
  }
}

/// A delegate that determines the position of a toolbar.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitoolbardelegate>
@preconcurrency @MainActor public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

/// Returns the width of a bar item in points.
@MainActor enum BarItemWidths {
  static func width(of item: UIBarButtonItem) -> CGFloat {
    if item.systemItem?.isSpace == true { return max(0, item.width) }
    if let view = item.customView {
      let own = view.bounds.width > 0 ? view.bounds.width : max(0, view.intrinsicContentSize.width)
      return (item.width > 0 ? item.width : own) + 2 * BarButton.padding
    }
    guard let button = item.button else { return 0 }
    // The spaces at the sides do not belong to the item.
    if item.width > 0 { return item.width + 2 * BarButton.padding }
    let titles = (item.possibleTitles ?? []).map {
      BarText.width($0, BarButton.font(of: item)) + 2 * BarButton.padding
    }
    return max(button.intrinsicContentSize.width, titles.max() ?? 0)
  }
}
