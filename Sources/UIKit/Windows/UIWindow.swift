import QuartzCore

/// The view at the top of a hierarchy: it shows a root view controller and dispatches events to its views.
///
/// Retain the window, set its root view controller, and show it. With scenes, create it in
/// `scene(_:willConnectTo:options:)`; UIKit creates the window of an app with a main storyboard.
///
/// ```swift
/// let window = UIWindow(frame: UIScreen.main.bounds)
/// window.rootViewController = controller
/// window.makeKeyAndVisible()
/// ```
///
/// The root controller's view is loaded, resized to the window's bounds and added when the window is shown. A
/// window with a higher `windowLevel` is in front of one with a lower level; of windows of one level, the one that
/// was shown last is in front.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiwindow>
@preconcurrency @MainActor open class UIWindow: UIView {
  /// The position of a window in front of or behind others.
  public struct Level: Hashable, RawRepresentable, Sendable {
    public var rawValue: CGFloat
    /// Creates the level of that number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The level of an app's ordinary windows: 0.
    public static let normal = Level(0)
    /// The level at which a window covers the status bar: 1000.
    public static let statusBar = Level(1000)
    /// The level at which alerts are shown: 2000.
    public static let alert = Level(2000)

    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
    public static func > (left: Level, right: Level) -> Bool { left.rawValue > right.rawValue }
    public static func <= (left: Level, right: Level) -> Bool { left.rawValue <= right.rawValue }
    public static func >= (left: Level, right: Level) -> Bool { left.rawValue >= right.rawValue }
    /// Returns the level that is so much farther in front.
    public static func + (left: Level, right: CGFloat) -> Level { Level(left.rawValue + right) }
    /// Returns the level that is so much farther behind.
    public static func - (left: Level, right: CGFloat) -> Level { Level(left.rawValue - right) }
  }

  /// Posted when a window was shown, with the window as its object.
  public nonisolated static let didBecomeVisibleNotification = NSNotification.Name(
    "UIWindowDidBecomeVisibleNotification")
  /// Posted when a window was hidden, with the window as its object.
  public nonisolated static let didBecomeHiddenNotification = NSNotification.Name(
    "UIWindowDidBecomeHiddenNotification")
  /// Posted when a window became the key window, with the window as its object.
  public nonisolated static let didBecomeKeyNotification = NSNotification.Name("UIWindowDidBecomeKeyNotification")
  /// Posted when a window is no longer the key window, with the window as its object.
  public nonisolated static let didResignKeyNotification = NSNotification.Name("UIWindowDidResignKeyNotification")

  package weak var firstResponder: UIResponder?
  /// The sequence number of the latest showing: of windows of the same level, higher numbers are in front.
  var showOrder = 0
  /// Whether the window is key; also during its `deinit`, when weak references to it are nil.
  var wasKey = false
  var presentations: [Presentation] = [] { didSet { if presentations.count != oldValue.count { hideUnseen() } } }
  private lazy var ownUndoManager = UndoManager()
  private weak var scene: UIWindowScene?
  private var root: UIViewController?
  /// The container of the root's view, while there is a root.
  private var rootContainer: UITransitionView?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    becomeWindow(in: UIApplication.defaultScene)
  }

  /// Creates a window of the scene's size; hidden, as every new window.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.windowBounds)
    becomeWindow(in: windowScene)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    becomeWindow(in: UIApplication.defaultScene)
    decode(.window, from: coder)
  }

  override class var nibRow: NibRow { .window }
  package override var automationType: AutomationType { accessibilityStorage?.automationType ?? .window }

  /// Creates a window as large as the screen.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  private func becomeWindow(in scene: UIWindowScene?) {
    backingLayer.isHidden = true
    backingLayer.isOpaque = false
    // A window with the size of the screen gets the size of its scene.
    let screen = UIScreen.main
    if screen.device.share != .full, frame == screen.bounds { frame = screen.windowBounds }
    self.scene = scene
    scene?.adopt(self)
    updateTraits()
    updateSafeArea()
  }

  deinit {
    uncheckedMainActor {
      WindowList.forget(self)
      backingLayer.removeFromSuperlayer()
    }
  }

  /// The scene that shows the window; set it to move the window to another scene. A window without one is not
  /// visible.
  open weak var windowScene: UIWindowScene? {
    get { scene }
    set {
      guard newValue !== scene else { return }
      scene?.drop(self)
      scene = newValue
      newValue?.adopt(self)
      WindowList.reorder()
      updateTraits()
    }
  }

  /// The screen of the window, which is always the main one. Setting it has no effect.
  open var screen: UIScreen {
    get { .main }
    set {}
  }
  /// The guide of the largest frame with its aspect ratio that fits into the safe area, centered.
  open var safeAreaAspectFitLayoutGuide: any UILayoutGuide & UILayoutGuideAspectFitting {
    unsafeDowncast(
      guide(.aspectFit, "UIWindowSafeAreaAspectFitLayoutGuide") { AspectFitLayoutGuide() },
      to: AspectFitLayoutGuide.self)
  }
  /// Whether the user may resize the window to its content, as on a Mac. Always false; setting it to true is
  /// logged.
  open var canResizeToFitContent: Bool {
    get { false }
    set { if newValue { Unsupported.log("UIWindow.canResizeToFitContent") } }
  }

  override var ownSafeArea: UIEdgeInsets? { windowSafeArea }

  /// The window's level: windows with a higher level are in front.
  open var windowLevel = Level.normal {
    didSet { if windowLevel != oldValue { WindowList.reorder() } }
  }

  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      guard newValue != super.isHidden else { return }
      super.isHidden = newValue
      if newValue { didHide() } else { didShow() }
    }
  }

  // MARK: Key window

  /// The window that receives keys and shakes.
  package static var keyWindow: UIWindow? { WindowList.key }

  /// Whether the window receives keys and shakes.
  open var isKeyWindow: Bool { WindowList.key === self }
  /// Whether the window can become key; false for windows that must not receive keyboard input.
  open var canBecomeKey: Bool { true }
  /// Makes the window key, so that it receives key and shake events.
  open func makeKey() { WindowList.makeKey(self) }
  /// Shows the window and makes it key.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }
  /// Called when the window became key.
  open func becomeKey() {}
  /// Called when another window became key.
  open func resignKey() {}

  // MARK: Root

  /// The controller whose view fills the window; loaded and added when it is set in a window that shows, or when
  /// that does.
  open var rootViewController: UIViewController? {
    get { root }
    set { setRoot(newValue) }
  }

  private func setRoot(_ controller: UIViewController?) {
    guard controller !== root else { return }
    let old = root
    dismissAllPresentations()
    if let old {
      old.hostWindow = nil
      old.viewIfLoaded?.removeFromSuperview()
    }
    root = controller
    guard let controller else {
      rootContainer?.removeFromSuperview()
      return rootContainer = nil
    }
    if let former = controller.hostWindow, former !== self { former.rootViewController = nil }
    controller.hostWindow = self
    if isHidden { controller.refreshTraits() } else { installRootView() }
  }

  /// Loads the root's view, lets it appear if the window shows, and adds it at the size of the window.
  package func installRootView() {
    guard let root, let view = root.view else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if !isHidden { root.beginRootAppearance() }
    // The callback may have replaced the root or hidden the window.
    guard root === self.root else { return }
    let container = rootContainer ?? UITransitionView(frame: bounds)
    rootContainer = container
    // The app may have removed all of the window's subviews.
    if container.superview !== self { insertSubview(container, at: 0) }
    if view.superview !== container.box { container.box.insertSubview(view, at: 0) }
    holdRootView(view, in: container.box)
    guard !isHidden else { return }
    UIApplication.instance?.updateStatusBar()
  }

  /// Adds constraints by which a root view without a translated autoresizing mask (as Interface Builder may write
  /// it) fills the window.
  private func holdRootView(_ view: UIView, in box: UIView) {
    guard !view.translatesAutoresizingMaskIntoConstraints else { return }
    for (attribute, name) in [
      (NSLayoutConstraint.Attribute.left, "Left"), (.top, "Top"), (.width, "Width"), (.height, "Height"),
    ] {
      let constraint = NSLayoutConstraint(
        item: view, attribute: attribute, relatedBy: .equal, toItem: box, attribute: attribute, multiplier: 1,
        constant: 0)
      constraint.identifier = "UIWindow-Root-View-\(name)"
      constraint.isActive = true
    }
  }

  private func didShow() {
    WindowList.show(self)
    if let root {
      if root.viewIfLoaded?.superview == nil { installRootView() } else { root.beginRootAppearance() }
    }
    updateSafeArea()
    NotificationCenter.default.post(name: UIWindow.didBecomeVisibleNotification, object: self)
    UIApplication.instance?.updateStatusBar()
  }

  private func didHide() {
    if let root, root.isAppearing || root.hasAppeared {
      root.setAppearance(false, animated: false)
      root.finishAppearance()
    }
    WindowList.hide(self)
    NotificationCenter.default.post(name: UIWindow.didBecomeHiddenNotification, object: self)
    UIApplication.instance?.updateStatusBar()
  }

  // MARK: Responder and events

  open override var next: UIResponder? { scene ?? UIApplication.shared }

  open override var undoManager: UndoManager? { ownUndoManager }

  /// Sends touches to recognizers and views, presses and motion to the first responder.
  open func sendEvent(_ event: UIEvent) { dispatch(event) }

  /// Converts a point from this window's coordinate space to that of another window; nil stands for the screen.
  open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    window.map { convertPoint(point, from: self, to: $0) } ?? convertToScreen(point)
  }
  /// Converts a point of another window's space to this window's; nil is the screen's space.
  open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    window.map { convertPoint(point, from: $0, to: self) } ?? convertFromScreen(point)
  }
  /// Converts a rectangle from this window's coordinate space to that of another window; nil stands for the screen.
  open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
    window.map { convertRect(rect, from: self, to: $0) } ?? convertToScreen(rect)
  }
  /// Converts a rectangle of another window's space to this window's; nil is the screen's space.
  open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    window.map { convertRect(rect, from: $0, to: self) } ?? boundingBox(of: rect) { convertFromScreen($0) }
  }

  /// Retains a hidden window until the present turn of the run loop ends, as the autorelease pool does on Apple's
  /// systems (facts/lifecycle.md#windows).
  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    if isHidden { MainTurn.afterThisTurn { [self] in withExtendedLifetime(self) {} } }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    rootContainer?.fill(bounds, with: root?.viewIfLoaded)
    layoutPresentations()
  }
}
