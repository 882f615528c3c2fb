import QuartzCore

extension UIWindow {
  /// The intersection of the screen's safe area with the window's frame, as insets.
  var windowSafeArea: UIEdgeInsets {
    let screen = UIScreen.main
    let whole = UIApplication.screenSafeArea
    let size = screen.bounds
    let frame = self.frame
    func clamp(_ value: CGFloat, _ limit: CGFloat) -> CGFloat { min(max(value, 0), limit) }
    return UIEdgeInsets(
      top: clamp(whole.top - frame.minY, whole.top), left: clamp(whole.left - frame.minX, whole.left),
      bottom: clamp(frame.maxY - (size.height - whole.bottom), whole.bottom),
      right: clamp(frame.maxX - (size.width - whole.right), whole.right))
  }

  var environmentTraits: UITraitCollection { windowScene?.traitCollection ?? UITraitCollection.applicationTraits }

  /// The frontmost controller: the last one presented, or the root.
  package var topViewController: UIViewController? {
    var top = rootViewController
    while let presented = top?.presentedViewController, !presented.isBeingDismissed { top = presented }
    return top
  }
}

/// The windows of the application, back to front, and the layer of the screen that holds those that are shown.
@MainActor enum WindowList {
  private static var entries: [WeakReference<UIWindow>] = []
  private static var shown = 0
  /// All windows, also hidden ones, that are notified of traits and sizes.
  static var everything: [UIWindow] {
    var windows = entries.compactMap(\.object)
    for scene in UIApplication.instance?.scenes ?? [] {
      for window in scene.windows where !windows.contains(where: { $0 === window }) { windows.append(window) }
    }
    return windows
  }
  private(set) static weak var key: UIWindow?
  /// The windows that were key before, the latest at the end, each once.
  private static var formerKeys: [WeakReference<UIWindow>] = []
  /// The layer of the visible windows: the root of the layer tree that is drawn.
  static let screenLayer: CALayer = {
    let layer = CALayer()
    layer.anchorPoint = .zero
    layer.animatesImplicitly = false
    return layer
  }()

  /// All windows that are alive and were shown, back to front.
  static var all: [UIWindow] {
    entries.compactMap(\.object).filter { $0.showOrder > 0 }.sorted {
      ($0.windowLevel.rawValue, $0.showOrder) < ($1.windowLevel.rawValue, $1.showOrder)
    }
  }

  /// The visible windows, without those of scenes that are behind other scenes.
  static var visible: [UIWindow] { all.filter { !$0.isHidden && $0.windowScene?.isBehind != true } }

  static func show(_ window: UIWindow) {
    entries.removeAll { $0.object == nil }
    if !entries.contains(where: { $0.object === window }) { entries.append(WeakReference(window)) }
    shown += 1
    window.showOrder = shown
    reorder()
  }

  static func hide(_ window: UIWindow) {
    window.layer.removeFromSuperlayer()
    guard key === window else { return }
    resignKey(window)
    // The window that was key before is so again (facts/lifecycle.md#windows/hidden-key).
    let former = formerKeys.lazy.reversed().compactMap(\.object).first { former in
      former !== window && visible.contains { $0 === former }
    }
    if let former { return makeKey(former) }
    updateKeyboard()
  }

  /// Removes a window from the lists; called from its `deinit`.
  static func forget(_ window: UIWindow) {
    entries.removeAll { $0.object == nil || $0.object === window }
    updateKeyboard()
    // A key window that is released without being hidden makes the previous one key, too.
    guard key == nil, window.wasKey else { return }
    MainTurn.afterThisTurn {
      guard key == nil else { return }
      formerKeys.lazy.reversed().compactMap(\.object).first { former in visible.contains { $0 === former } }.map(
        makeKey)
    }
  }

  /// Updates the keyboard after a change of the key window, and with it of the first responder.
  private static func updateKeyboard() {
    InputFocus.change {}
  }

  /// Removes the windows of a scene that is no longer visible.
  static func takeAway(_ scene: UIWindowScene) {
    for window in scene.windows { window.layer.removeFromSuperlayer() }
    guard let key, key.windowScene === scene else { return }
    resignKey(key)
    updateKeyboard()
  }

  static func reorder() {
    for window in visible { screenLayer.addSublayer(window.layer) }
  }

  static func makeKey(_ window: UIWindow) {
    guard key !== window, window.canBecomeKey else { return }
    // The window becomes key when its scene is in front.
    if let scene = window.windowScene, scene.isBehind { return scene.keyWindowBehind = window }
    if let old = key { resignKey(old) }
    key = window
    window.wasKey = true
    window.becomeKey()
    NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: window)
    updateKeyboard()
  }

  private static func resignKey(_ window: UIWindow) {
    key = nil
    window.wasKey = false
    formerKeys.removeAll { $0.object == nil || $0.object === window }
    formerKeys.append(WeakReference(window))
    window.resignKey()
    NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: window)
  }

  /// Returns the frontmost window and view at a point of the screen.
  static func hitTest(_ point: CGPoint, with event: UIEvent?) -> (UIWindow, UIView)? {
    for window in visible.reversed() {
      let inside = window.convert(point, from: nil as UIWindow?)
      if let view = window.hitTest(inside, with: event) { return (window, view) }
    }
    return nil
  }
}
