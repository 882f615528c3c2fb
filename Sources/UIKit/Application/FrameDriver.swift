import QuartzCore

/// Runs frames: display links, layout, display, commit and composition, only when something asks for one.
@MainActor final class FrameDriver {
  /// There is one screen.
  static let shared = FrameDriver()

  private(set) var lastDamage: [IntRect] = []
  /// How many frames changed pixels.
  private(set) var changeCount = 0
  private var compositor: Compositor?
  private var context: LayerContext?
  /// The commits of the context that are on the screen; an app's own transaction may commit between frames.
  private var compositedCommits = 0
  private var blank: PixelBuffer?
  private var barsAreDirty = true
  /// Layout and drawing call the app, whose run loops may ask for frames meanwhile.
  private var isCommitting = false
  var systemBarsDidChange: (() -> Void)?

  /// Above all windows: the host's status bar and home indicator.
  let systemLayer: CALayer = {
    let layer = CALayer()
    layer.anchorPoint = .zero
    layer.zPosition = 1
    layer.animatesImplicitly = false
    return layer
  }()

  private init() {}

  /// The pixels of the screen as it is turned now.
  var surface: PixelBuffer {
    prepare()
    if let compositor { return compositor.surface }
    if let blank { return blank }
    // Never nil: one pixel can always be had, or nothing can.
    let buffer = PixelBuffer(width: 1, height: 1, format: .argb32) ?? compositor?.surface
    blank = buffer
    return buffer!
  }

  func statusBarMayHaveChanged() { barsAreDirty = true }

  /// When the next frame is due: at once when something changed, nil when there is nothing to do.
  func nextDeadline(in application: UIApplication) -> CFTimeInterval? {
    let now = CACurrentMediaTime()
    if !application.isLaunched { return now }
    // In the background nothing is laid out or drawn; what waits for a layout waits for the foreground.
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

  /// When something is due that moves automatically.
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

  /// The screen's layer, context and compositor, made again when the screen turned.
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

  /// One frame, in the order of `facts/lifecycle.md#frame`: constraints, layout, display, commit.
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
    // What changes within a commit is seen in the frame after it.
    guard !isCommitting else { return }
    commit()
    MainTurn.runAfter()
    // What appeared may have changed what is seen: it belongs to this frame.
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

  /// The commit that runs was left in its middle.
  func endLeftCommit() { isCommitting = false }

  private func commit() {
    isCommitting = true
    defer { isCommitting = false }
    prepare()
    for window in WindowList.visible { window.bringConstraintsUpToDate() }
    CATransaction.flush()
  }
}

extension UIApplication {
  /// One frame: what is due runs, what changed is laid out, drawn and composited.
  package func step() {
    enterCallout()
    defer { leaveCallout() }
    frames.step(self)
  }

  /// When `step()` is wanted next, in the base of `CACurrentMediaTime()`; nil while the app is idle.
  package var nextDeadline: CFTimeInterval? { frames.nextDeadline(in: self) }

  /// The screen in device pixels, in the orientation of the interface.
  package var surface: PixelBuffer { frames.surface }

  /// How many frames have changed pixels of the screen.
  package var screenChangeCount: Int { frames.changeCount }

  /// What the last frame changed.
  package var lastDamage: [IntRect] { frames.lastDamage }

  /// Above every window, as large as the screen: for what the system shows over the app.
  package var systemLayer: CALayer { frames.systemLayer }

  /// Called once in a frame when the status bar, the home indicator, the traits or the orientation may be others.
  package var systemBarsDidChange: (() -> Void)? {
    get { frames.systemBarsDidChange }
    set { frames.systemBarsDidChange = newValue }
  }

  package var resolvedStatusBarHidden: Bool { !statusBarShown }
  package var resolvedHomeIndicatorHidden: Bool { homeIndicatorHidden }
  /// `.lightContent` or `.darkContent`.
  package var resolvedStatusBarStyle: UIStatusBarStyle { statusBarLook.isLight ? .lightContent : .darkContent }

  /// Whether somebody takes what is typed.
  package var acceptsText: Bool {
    UIResponder.currentFirstResponder is any UIKeyInput
  }
}
