/// A bar with a title, a back button and other buttons, for the top item of a stack of navigation items.
///
/// A navigation controller has a bar of its own; create one only to use it without a controller.
///
/// ```swift
/// let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: view.bounds.width, height: 44))
/// bar.pushItem(UINavigationItem(title: "Settings"), animated: false)
/// ```
///
/// Sizes: facts/geometry.md#bars (44 points, 32 on a phone in landscape).
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uinavigationbar>
@preconcurrency @MainActor open class UINavigationBar: UIView, UIBarPositioning, BarItemHost {
  private var stack: [UINavigationItem] = []
  let background = BarBackground()
  /// Holds all but the background, so that a black bar can be dark inside.
  let content = BarContent()
  var titleLabel = UILabel()
  var promptLabel = UILabel()
  var backButton = BarButton(item: nil)
  var shownViews: [UIView] = []
  var needsContent = true

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    decode(.navigationBar, from: coder)
  }

  override class var nibRow: NibRow { .navigationBar }

  private func setUp() {
    insertSubview(background, at: 0)
    insertSubview(content, at: 1)
    prepareParts()
    updateLook()
  }

  func prepareParts() {
    for label in [titleLabel, promptLabel] {
      label.textAlignment = .center
      label.isAccessibilityElement = true
    }
    titleLabel.accessibilityTraits = .header
    promptLabel.font = .systemFont(ofSize: 13)
    backButton.contentEdgeInsets = .zero
    backButton.contentHorizontalAlignment = .leading
    backButton.tapped = { [weak self] _ in self?.goBack() }
  }

  open weak var delegate: (any UINavigationBarDelegate)?

  // MARK: Stack

  /// The items of the stack, from bottom to top. Setting it calls no method of the delegate.
  open var items: [UINavigationItem]? {
    get { stack }
    set { setItems(newValue, animated: false) }
  }
  open var topItem: UINavigationItem? { stack.last }
  /// The one below the top.
  open var backItem: UINavigationItem? { stack.count > 1 ? stack[stack.count - 2] : nil }

  /// Animated, a top item that was there before comes back, and another one comes in; the same one stays.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    let (old, top) = (stack, items?.last)
    let isBack = old.contains { $0 === top }
    slide(animated && top !== old.last ? (isBack ? .pop : .push) : nil) {
      for item in stack where item.bar === self { item.bar = nil }
      stack = items ?? []
      for item in stack { item.bar = self }
      stackDidChange()
    } completion: {
    }
  }

  /// Pushes the item, unless the delegate refuses. The delegate's `didPush` is called when the animation has ended.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard !stack.contains(where: { $0 === item }) else {
      Console.write("Pushing the same navigation item twice is not supported (\(item.title ?? "no title"))")
      return
    }
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    slide(animated && !stack.isEmpty ? .push : nil) {
      stack.append(item)
      item.bar = self
      stackDidChange()
    } completion: { [weak self] in
      if let self { delegate?.navigationBar(self, didPush: item) }
    }
  }

  /// Pops the top item, unless the delegate refuses. The delegate's `didPop` is called when the animation has
  /// ended.
  /// - Returns: the popped item; nil if there is none, or if it stays.
  @discardableResult open func popItem(animated: Bool) -> UINavigationItem? {
    guard let item = stack.last, delegate?.navigationBar(self, shouldPop: item) ?? true else { return nil }
    // The delegate may have popped it by itself.
    guard stack.last === item else { return nil }
    slide(animated ? .pop : nil) {
      stack.removeLast()
      if item.bar === self { item.bar = nil }
      stackDidChange()
    } completion: { [weak self] in
      if let self { delegate?.navigationBar(self, didPop: item) }
    }
    return item
  }

  private func goBack() {
    if let action = topItem?.backAction { return action.performWithSender(self, target: nil) }
    popItem(animated: true)
  }

  private func stackDidChange() {
    needsContent = true
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  func navigationItemDidChange(_ item: UINavigationItem) {
    if item === topItem || item === backItem { stackDidChange() }
  }

  func barItemDidChange(_ item: UIBarItem) { stackDidChange() }

  // MARK: Look

  open var barStyle = UIBarStyle.default { didSet { updateLook() } }
  /// Whether the content behind the bar shows through. Default true.
  open var isTranslucent = true { didSet { updateLook() } }
  /// The background; nil: that of the style.
  open var barTintColor: UIColor? {
    didSet {
      ExplicitValues.note(self, "barTintColor")
      updateLook()
    }
  }
  /// Font, colour and shadow of the title; without a font it is 17 points semibold.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { stackDidChange() } }
  /// Kept; large titles are not shown yet.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  open var prefersLargeTitles = false {
    didSet { if prefersLargeTitles { Unsupported.log("UINavigationBar.prefersLargeTitles") } }
  }
  /// Instead of the hairline; an empty image hides it.
  open var shadowImage: UIImage? { didSet { updateLook() } }
  /// Instead of the arrow.
  open var backIndicatorImage: UIImage? { didSet { stackDidChange() } }
  /// Used while items slide; kept.
  open var backIndicatorTransitionMaskImage: UIImage?
  private var backgroundImages: [UIBarMetrics: UIImage] = [:]
  private var titleAdjustments: [UIBarMetrics: CGFloat] = [:]

  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgroundImages[barMetrics] = backgroundImage
    updateLook()
  }
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[barMetrics] }
  /// The image is the same for all positions.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { setBackgroundImage(backgroundImage, for: barMetrics) }
  open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImage(for: barMetrics)
  }
  open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    titleAdjustments[barMetrics] = adjustment.isFinite ? adjustment : 0
    setNeedsLayout()
  }
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    titleAdjustments[barMetrics] ?? 0
  }

  private func updateLook() {
    background.show(
      style: barStyle, isTranslucent: isTranslucent || barStyle == .blackTranslucent, tint: barTintColor,
      image: shownBackgroundImage, shadow: shadowImage)
    content.overrideUserInterfaceStyle = barStyle == .default ? .unspecified : .dark
    stackDidChange()
  }

  private var shownBackgroundImage: UIImage? {
    (isCompact ? backgroundImages[.compact] : nil) ?? backgroundImages[.default]
  }

  // MARK: Size and place

  /// The position that the delegate returns; `.top` without a delegate.
  open var barPosition: UIBarPosition {
    let said = delegate?.position(for: self) ?? .any
    return said == .any ? .top : said
  }

  var isCompact: Bool {
    traitCollection.verticalSizeClass == .compact && traitCollection.userInterfaceIdiom == .phone
  }
  /// Of the row with the title.
  var rowHeight: CGFloat { isCompact ? 32 : traitCollection.userInterfaceIdiom == .pad ? 50 : 44 }
  var promptHeight: CGFloat { topItem?.prompt == nil ? 0 : 30 }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: rowHeight + promptHeight)
  }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: rowHeight + promptHeight)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOut()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    setNeedsLayout()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateLook()
  }
}
