import QuartzCore

/// The recognizer of a scroll view's drags. It recognizes movement along the axes that scroll, and begins
/// immediately on moving content.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  weak var scrollView: UIScrollView?
  /// Whether the touch began on moving content and stopped it.
  private(set) var hasCaught = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard state == .possible, let scrollView, scrollView.motion != nil, case .deceleration = scrollView.motionKind
    else { return }
    hasCaught = true
    state = .began
  }

  override func shouldStart(_ movement: CGPoint) -> Bool {
    guard let scrollView else { return false }
    let (starts, waits) = scrollView.startsDrag(translation(in: scrollView), hasWaited: hasWaited)
    hasWaited = waits
    return starts
  }
  /// Whether the last movement was long enough but mainly along an axis that does not scroll.
  private var hasWaited = false

  /// Fingers may drag and pinch at the same time.
  override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    !(other is ScrollPinchGestureRecognizer && other.view === view)
  }
  override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
    !(other is ScrollPinchGestureRecognizer && other.view === view)
  }

  override func reset() {
    super.reset()
    hasCaught = false
    hasWaited = false
  }
}

/// The recognizer of a scroll view's zooming. It ends when the first finger lifts; the other finger continues to
/// scroll.
final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let left = activeTouches.filter { !touches.contains($0) }.count
    if left < 2, state == .began || state == .changed {
      state = .ended
    } else {
      super.touchesEnded(touches, with: event)
    }
  }
  override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    !(other is ScrollPanGestureRecognizer && other.view === view)
  }
  override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
    !(other is ScrollPanGestureRecognizer && other.view === view)
  }
}

/// Holds touches back from the content until the finger has rested for a moment or lifts.
final class ScrollDelayGestureRecognizer: UIGestureRecognizer {
  /// The delay of touches in seconds; not measured (facts/scrolling.md#physics/touch-delay).
  static let delay: TimeInterval = 0.15
  weak var scrollView: UIScrollView?

  init() {
    super.init(target: nil, action: nil)
    delaysTouchesBegan = true
    delaysTouchesEnded = false
    cancelsTouchesInView = false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let scrollView, scrollView.delaysContentTouches, scrollView.pan.isEnabled, activeTouches.count == 1,
      touches.contains(where: { $0.view !== scrollView }),
      scrollView.scrollsVertically || scrollView.scrollsHorizontally
    else {
      if state == .possible { state = .failed }
      return
    }
    setTimer((touches.map(\.timestamp).max() ?? CACurrentMediaTime()) + ScrollDelayGestureRecognizer.delay)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
  override func timerFired(at time: CFTimeInterval) { if state == .possible { state = .failed } }
  override func canPrevent(_ other: UIGestureRecognizer) -> Bool { false }
}

/// The selectors that the recognizers send to their scroll view.
enum ScrollMessages {
  static let dragged = Selector(("_flipsideDragged"))
  static let pinched = Selector(("_flipsidePinched"))
  @MainActor static let register: Void = {
    MessageDispatch.register(dragged, on: UIScrollView.self) { $0.dragged() }
    MessageDispatch.register(pinched, on: UIScrollView.self) { $0.pinched() }
  }()
}
