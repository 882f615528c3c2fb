import QuartzCore

/// Runs frames: display links, layout, display, commit and composition, only when a change requests one.
@MainActor final class FrameDriver {
  /// The only driver, as there is one screen.
  static let shared = FrameDriver()

  private(set) var lastDamage: [IntRect] = []
  /// The number of frames that changed pixels.
  private(set) var changeCount = 0
  private var compositor: Compositor?
  private var context: LayerContext?
  /// The number of the context's commits that are on the screen; an app's own transaction may commit between
  /// frames.
  private var compositedCommits = 0
  private var blank: PixelBuffer?
  private var barsAreDirty = true
  /// Whether a commit is in progress. Layout and drawing call the app, whose run loops may request frames
  /// meanwhile.
  private var isCommitting = false
  var systemBarsDidChange: (() -> Void)?

  /// The layer above all windows, for the host's status bar and home indicator.
  let systemLayer: CALayer = {
    let layer = CALayer()
    layer.anchorPoint = .zero
    layer.zPosition = 1
    layer.animatesImplicitly = false
    return layer
  }()

  private init() {}

  /// The pixels of the screen in its current orientation.
  var surface: PixelBuffer {
    prepare()
    if let compositor { return compositor.surface }
    if let blank { return blank }
    // A buffer of one pixel can always be allocated.
    let buffer = PixelBuffer(width: 1, height: 1, format: .argb32) ?? compositor?.surface
    blank = buffer
    return buffer!
  }

  func statusBarMayHaveChanged() { barsAreDirty = true }

  /// Returns when the next frame is due: immediately after a change, nil if there is nothing to do.
  func nextDeadline(in application: UIApplication) -> CFTimeInterval? {
    let now = CACurrentMediaTime()
    if !application.isLaunched { return now }
    // In the background nothing is laid out or drawn; pending layout is deferred until the app is in the
    // foreground.
    guard application.state != .background else {
      return !isCommitting && MainTurn.isPendingInBackground ? now : nil
    }
    if !isCommitting && MainTurn.isPending { return now }
    if isCommitting { return nextMovement }
    if barsAreDirty { return now }
    if context == nil || CATransaction.needsFlush || compositedCommits != context?.commitCount || surfaceIsStale {
      return now
    }
    return nextMovement
  }

  /// The time of the next frame of an animation, display link or other automatic movement; nil if there is none.
  private var nextMovement: CFTimeInterval? {
    [DisplayLinks.nextDeadline, AnimationClock.nextDeadline, GestureDelivery.shared.nextDeadline].compactMap { $0 }
      .min()
  }

  private var surfaceIsStale: Bool {
    guard let compositor else { return true }
    let (width, height) = pixelSize
    return compositor.surface.width != width || compositor.surface.height != height
  }

  private var pixelSize: (Int, Int) {
    let screen = UIScreen.main
    return (
      max(1, Int((screen.bounds.width * screen.scale).rounded())),
      max(1, Int((screen.bounds.height * screen.scale).rounded()))
    )
  }

  /// Prepares the screen's layer, context and compositor, and creates them again after a rotation of the screen.
  private func prepare() {
    let screen = UIScreen.main
    let root = WindowList.screenLayer
    if root.bounds != screen.bounds { root.bounds = screen.bounds }
    if systemLayer.bounds != screen.bounds { systemLayer.bounds = screen.bounds }
    if systemLayer.superlayer == nil { root.addSublayer(systemLayer) }
    if context == nil { context = LayerContext(root: root, scale: screen.scale) }
    if context?.scale != screen.scale { context?.scale = screen.scale }
    guard surfaceIsStale, let context else { return }
    let (width, height) = pixelSize
    guard let buffer = PixelBuffer(width: width, height: height, format: .argb32) else { return }
    let fresh = Compositor(surface: buffer, scale: screen.scale, background: RenderColor(argb: 0xFF00_0000))
    fresh.root = context.rootNode
    compositor = fresh
  }

  /// Runs one frame, in the order of `facts/lifecycle.md#frame`: constraints, layout, display, commit.
  func step(_ application: UIApplication) {
    Trace.log(.clock, "a frame begins")
    application.launch()
    MainTurn.runNext()
    lastDamage = []
    guard application.state != .background else { return MainTurn.runAfter() }
    GestureDelivery.shared.fireTimers(at: CACurrentMediaTime())
    AnimationClock.advance(to: CACurrentMediaTime())
    DisplayLinks.fire(at: CACurrentMediaTime())
    MainTurn.runBefore()
    // Changes within a commit are visible in the next frame.
    guard !isCommitting else { return }
    commit()
    MainTurn.runAfter()
    // Callbacks of appearance may have made further changes, which belong to this frame.
    if context?.needsCommit == true { commit() }
    if barsAreDirty {
      barsAreDirty = false
      systemBarsDidChange?()
      if context?.needsCommit == true { commit() }
    }
    lastDamage = compositor?.composite() ?? []
    if !lastDamage.isEmpty {
      changeCount += 1
      Trace.log(
        .commit,
        "composited \(lastDamage.map { "(\($0.minX), \($0.minY), \($0.width) × \($0.height))" }.joined(separator: " "))"
      )
    }
    compositedCommits = context?.commitCount ?? 0
    releaseAssociationsOfGoneObjects()
  }

  /// Ends a commit that was interrupted.
  func endInterruptedCommit() { isCommitting = false }

  /// Lays out and commits before the app becomes active.
  /// - Returns: false during another commit, after which the app becomes active.
  func commitBeforeActive() -> Bool {
    guard !isCommitting else { return false }
    commit()
    return true
  }

  private func commit() {
    isCommitting = true
    defer { isCommitting = false }
    prepare()
    for window in WindowList.visible { window.bringConstraintsUpToDate() }
    CATransaction.flush()
  }
}

extension UIApplication {
  /// Runs one frame: due callbacks, layout, drawing and composition.
  package func step() {
    enterCallout()
    defer { leaveCallout() }
    frames.step(self)
  }

  /// The time at which `step()` is due next, in the base of `CACurrentMediaTime()`; nil while the app is idle.
  package var nextDeadline: CFTimeInterval? { frames.nextDeadline(in: self) }

  /// The screen in device pixels, in the orientation of the interface.
  package var surface: PixelBuffer { frames.surface }

  /// The number of frames that changed pixels of the screen.
  package var screenChangeCount: Int { frames.changeCount }

  /// The regions of the screen that the last frame changed, in device pixels.
  package var lastDamage: [IntRect] { frames.lastDamage }

  /// A layer above every window, as large as the screen, in which the system draws over the app.
  package var systemLayer: CALayer { frames.systemLayer }

  /// Called once per frame when the status bar, the home indicator, the traits or the orientation may have changed.
  package var systemBarsDidChange: (() -> Void)? {
    get { frames.systemBarsDidChange }
    set { frames.systemBarsDidChange = newValue }
  }

  package var resolvedStatusBarHidden: Bool { !statusBarShown }
  package var resolvedHomeIndicatorHidden: Bool { homeIndicatorHidden }
  /// The style of the status bar, `.lightContent` or `.darkContent`.
  package var resolvedStatusBarStyle: UIStatusBarStyle { statusBarLook.isLight ? .lightContent : .darkContent }

  /// Whether the first responder accepts typed text.
  package var acceptsText: Bool {
    UIResponder.currentFirstResponder is any UIKeyInput
  }
}
