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
  private(set) var stack: [UINavigationItem] = []
  /// The controller whose stack the bar shows; only it may change the bar's items.
  weak var owner: (any NavigationBarOwner)?
  let background = BarBackground()
  /// The container of all views but the background, so that the content of a black bar can be dark.
  let content = BarContent()
  var titleLabel = UILabel()
  var promptLabel = UILabel()
  var backButton = BarButton(item: nil)
  var largeTitle = LargeTitleView()
  var shownViews: [UIView] = []
  var needsContent = true
  /// Whether an item is being attached only to read the values that the app set for all items; the bar's content
  /// does not change.
  var takesAppearance = false
  /// A button of the container at the leading side, before those of the item.
  var systemItem: UIBarButtonItem? {
    didSet {
      guard systemItem !== oldValue else { return }
      needsContent = true
      setNeedsLayout()
    }
  }

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
  package override var automationType: AutomationType { accessibilityStorage?.automationType ?? .navigationBar }
  package override var automationIdentifier: String? {
    if let identifier = accessibilityIdentifier { return identifier }
    if let title = topItem?.title, !title.isEmpty { return title }
    return shownController().map(Self.name)
  }
  /// Returns the controller on top of the stack that the bar belongs to.
  var shownController: () -> AnyObject? = { nil }

  /// Returns the bar's name in UI tests for a controller without a title: its class without the suffix Controller
  /// (`facts/ui-tests.md`).
  private static func name(of controller: AnyObject) -> String {
    let name = String(reflecting: type(of: controller))
    return (name.hasPrefix("UIKit.") ? String(name.dropFirst(6)) : name)
      .replacingOccurrences(of: "Controller", with: "")
  }

  private func setUp() {
    insertSubview(background, at: 0)
    insertSubview(content, at: 1)
    appearances.changed = { [weak self] in self?.updateLook() }
    prepareParts()
    updateLook()
  }

  func prepareParts() {
    for label in [titleLabel, promptLabel] {
      label.textAlignment = .center
      label.isAccessibilityElement = true
    }
    titleLabel.accessibilityTraits = .header
    titleLabel.presentAutomationType(.staticText)
    promptLabel.font = .systemFont(ofSize: 13)
    backButton.contentEdgeInsets = .zero
    backButton.contentHorizontalAlignment = .leading
    backButton.tapped = { [weak self] _ in self?.goBack() }
  }

  /// The bar's delegate. That of a navigation controller's bar is the controller and can't be set.
  open weak var delegate: (any UINavigationBarDelegate)? {
    didSet {
      guard delegate !== oldValue, refusesOthers("Cannot manually set the delegate on") else { return }
      delegate = oldValue
    }
  }

  // MARK: Stack

  /// The items of the stack, from bottom to top. Setting it does not call the delegate.
  open var items: [UINavigationItem]? {
    get { stack }
    set { setItems(newValue, animated: false) }
  }
  /// The item that the bar shows; nil if the stack is empty.
  open var topItem: UINavigationItem? { stack.last }
  /// The item below the top item; nil if there is none.
  open var backItem: UINavigationItem? { stack.count > 1 ? stack[stack.count - 2] : nil }

  /// Replaces the stack. Animated, it pops to a top item that was in the stack before, and pushes another one;
  /// there is no animation if the top item stays the same.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    if refusesOthers("Cannot call setItems:animated: directly on") { return }
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
    if refusesOthers("Cannot call pushNavigationItem:animated: directly on") { return }
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
  /// - Returns: the popped item; nil if the stack is empty or the item stays.
  @discardableResult open func popItem(animated: Bool) -> UINavigationItem? {
    if refusesOthers("Cannot call popNavigationItemAnimated: directly on") { return nil }
    guard let item = stack.last, delegate?.navigationBar(self, shouldPop: item) ?? true else { return nil }
    // The delegate may have popped the item by itself.
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

  /// Shows the items of the owner's stack.
  func show(
    _ items: [UINavigationItem], sliding direction: SlideDirection?, timing: AnimationTiming, duration: TimeInterval
  ) {
    let isSame = items.count == stack.count && zip(items, stack).allSatisfy { $0 === $1 }
    guard !isSame || needsContent else { return }
    slide(direction, timing: timing, duration: duration) {
      for item in stack where item.bar === self { item.bar = nil }
      stack = items
      for item in items { item.bar = self }
      stackDidChange()
    } completion: {
    }
  }

  /// Shows the buttons of the items again, which another bar of the same items may have had.
  func refreshItems() {
    needsContent = true
    for item in stack { item.bar = self }
    setNeedsLayout()
  }

  /// Returns whether a navigation controller owns the bar, in which case it logs UIKit's message.
  private func refusesOthers(_ deed: String) -> Bool {
    guard owner != nil else { return false }
    ExceptionReport.raise(.internalInconsistencyException, "\(deed) a UINavigationBar managed by a controller.")
    return true
  }

  private func goBack() {
    if let action = topItem?.backAction { return action.performWithSender(self, target: nil) }
    if let owner { return owner.backButtonWasTapped() }
    popItem(animated: true)
  }

  private func stackDidChange() {
    updateBackground()
    needsContent = true
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    owner?.navigationBarDidChange()
  }

  func navigationItemDidChange(_ item: UINavigationItem) {
    if item === topItem || item === backItem { stackDidChange() }
  }

  // MARK: Macs

  /// The region of a Mac's window toolbar that hosts the bar.
  public enum NSToolbarSection: Int, Sendable {
    /// The bar is not in a toolbar.
    case none = 0
    /// The region over the primary column.
    case sidebar = 1
    /// The region over the supplementary column.
    case supplementary = 2
    /// The region over the content.
    case content = 3
  }
  /// The toolbar's region that hosts the bar: always `.none`, as there is no such toolbar.
  open var currentNSToolbarSection: NSToolbarSection { .none }
  /// The behavior that the app prefers on a Mac. Without effect on phones and pads.
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic
  /// The current behavior of the bar: always `.pad`.
  open var behavioralStyle: UIBehavioralStyle { .pad }

  // MARK: Appearances

  let appearances = BarAppearanceSet { UINavigationBarAppearance() }
  /// Whether the edge of the content is at the bar; set by controllers. A bar without a controller has its standard
  /// look.
  var isAtScrollEdge = false {
    didSet {
      guard isAtScrollEdge != oldValue else { return }
      updateBackground()
      needsContent = true
      setNeedsLayout()
    }
  }

  /// The look of the bar over content.
  open var standardAppearance: UINavigationBarAppearance {
    get { appearances.standardForApp }
    set {
      ExplicitValues.note(self, "standardAppearance")
      appearances[.standard] = newValue
    }
  }
  /// The look of a bar of compact height; nil means the standard one.
  open var compactAppearance: UINavigationBarAppearance? {
    get { appearances[.compact] }
    set {
      ExplicitValues.note(self, "compactAppearance")
      appearances[.compact] = newValue
    }
  }
  /// The look of the bar at the edge of the content; nil means the standard one with a transparent background.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances[.scrollEdge] }
    set {
      ExplicitValues.note(self, "scrollEdgeAppearance")
      appearances[.scrollEdge] = newValue
    }
  }
  /// The look of a bar of compact height at the edge of the content; nil means `scrollEdgeAppearance`.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances[.compactScrollEdge] }
    set {
      ExplicitValues.note(self, "compactScrollEdgeAppearance")
      appearances[.compactScrollEdge] = newValue
    }
  }

  func barItemDidChange(_ item: UIBarItem) {
    if !takesAppearance { stackDidChange() }
  }

  // MARK: Look

  /// The style of the bar before iOS 13; appearance objects replace it.
  open var barStyle = UIBarStyle.default {
    didSet {
      ExplicitValues.note(self, "barStyle")
      updateLook()
      if barStyle != oldValue { owner?.barStyleDidChange() }
    }
  }
  /// Whether the content behind the bar shows through. True by default.
  open var isTranslucent = true {
    didSet {
      ExplicitValues.note(self, "isTranslucent")
      updateLook()
    }
  }
  /// The color of the background; nil stands for that of the style.
  open var barTintColor: UIColor? {
    didSet {
      ExplicitValues.note(self, "barTintColor")
      updateLook()
    }
  }
  /// Font, color and shadow of the title; without a font it is 17 points semibold.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet {
      ExplicitValues.note(self, "titleTextAttributes")
      stackDidChange()
    }
  }
  /// Font, color and shadow of large titles; without a font they are 34 points bold.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet {
      ExplicitValues.note(self, "largeTitleTextAttributes")
      stackDidChange()
    }
  }
  /// Whether items may have a large title below the bar, according to their `largeTitleDisplayMode`.
  open var prefersLargeTitles = false {
    didSet {
      ExplicitValues.note(self, "prefersLargeTitles")
      if prefersLargeTitles != oldValue { stackDidChange() }
    }
  }
  /// The image that replaces the hairline; an empty image hides it.
  open var shadowImage: UIImage? {
    didSet {
      ExplicitValues.note(self, "shadowImage")
      updateLook()
    }
  }
  /// The image that replaces the back button's arrow.
  open var backIndicatorImage: UIImage? {
    didSet {
      ExplicitValues.note(self, "backIndicatorImage")
      stackDidChange()
    }
  }
  /// The mask of the back indicator during transitions. It is stored without effect.
  open var backIndicatorTransitionMaskImage: UIImage? {
    didSet { ExplicitValues.note(self, "backIndicatorTransitionMaskImage") }
  }
  private(set) var backgroundImages: [UIBarMetrics: UIImage] = [:]
  private var titleAdjustments: [UIBarMetrics: CGFloat] = [:]

  /// Sets the image behind the bar for a height of bars; nil is the standard background. Since iOS 13 an appearance
  /// object takes precedence.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    ExplicitValues.note(self, .init("backgroundImage", barMetrics.rawValue))
    backgroundImages[barMetrics] = backgroundImage
    updateLook()
  }
  /// Returns the image that was set for a height of bars; nil if none was set.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[barMetrics] }
  /// Sets the image behind the bar for a position and a height of bars. The image is the same for all positions.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { setBackgroundImage(backgroundImage, for: barMetrics) }
  /// Returns the image that was set for a position and a height of bars; nil if none was set.
  open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImage(for: barMetrics)
  }
  /// Sets the vertical offset of the title in bars of a height, in points, positive downwards.
  open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    ExplicitValues.note(self, .init("titleVerticalPositionAdjustment", barMetrics.rawValue))
    titleAdjustments[barMetrics] = adjustment.isFinite ? adjustment : 0
    setNeedsLayout()
  }
  /// Returns the vertical offset of the title in bars of a height, in points.
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    titleAdjustments[barMetrics] ?? 0
  }

  func updateLook() { stackDidChange() }

  // MARK: Size and place

  /// The position that the delegate returns; `.top` without a delegate.
  open var barPosition: UIBarPosition {
    if owner != nil { return .topAttached }
    let said = delegate?.position(for: self) ?? .any
    return said == .any ? .top : said
  }

  var isCompact: Bool {
    traitCollection.verticalSizeClass == .compact && traitCollection.userInterfaceIdiom == .phone
  }
  /// The height of the row with the title in points.
  var rowHeight: CGFloat {
    if hidesRow { return 0 }
    if isCompact { return 32 }
    if owner?.isInSheet == true { return 56 }
    return traitCollection.userInterfaceIdiom == .pad ? 50 : 44
  }
  var promptHeight: CGFloat { topItem?.prompt == nil || hidesRow ? 0 : 30 }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: rowHeight + promptHeight + largeTitleExtent + searchExtent)
  }
  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric, height: rowHeight + promptHeight + largeTitleExtent + searchExtent)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOut()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    LargeContentOfBars.update(self)
    setNeedsLayout()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    LargeContentOfBars.update(self)
    topItem?.placementMayChange()
    updateLook()
  }
}
