/// Recognizes a quick stroke in one direction.
///
/// ```swift
/// let swipe = UISwipeGestureRecognizer(target: self, action: #selector(tapped(_:)))
/// swipe.direction = .left
/// view.addGestureRecognizer(swipe)
/// ```
///
/// The stroke takes at most half a second. Initially it has to be 50 points long and may deviate by 50 points; both
/// limits fall linearly with time, to about half of that. A finger that moves back behind its start does not swipe
/// (`facts/events.md#gesture-thresholds`). Add one recognizer for each direction with a meaning of its own.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiswipegesturerecognizer>
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  override class var nibRow: NibRow { .swipeGestureRecognizer }

  private static let maximumDuration: TimeInterval = 0.5

  /// Returns the required length of the stroke and its allowed deviation, in points, for a time since its start.
  private static func limits(after seconds: TimeInterval) -> (along: CGFloat, across: CGFloat) {
    (50 * (1 - 0.94 * seconds), 50 * (1 - 0.98 * seconds))
  }

  /// The directions of a swipe.
  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Toward the right.
    public static var right: Direction { Direction(rawValue: 1 << 0) }
    /// Toward the left.
    public static var left: Direction { Direction(rawValue: 1 << 1) }
    /// Upwards.
    public static var up: Direction { Direction(rawValue: 1 << 2) }
    /// Downwards.
    public static var down: Direction { Direction(rawValue: 1 << 3) }
  }

  /// The number of fingers that have to swipe. 1 by default.
  open var numberOfTouchesRequired = 1
  /// The allowed directions. `.right` by default.
  open var direction = Direction.right

  private var start: CGPoint?
  private var startTime: TimeInterval = 0
  /// The directions that are still possible for the current touches.
  private var candidates: Direction = []

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if activeTouches.count > numberOfTouchesRequired {
      state = .failed
    } else if activeTouches.count == numberOfTouchesRequired {
      start = centroidInWindow
      startTime = touches.map(\.timestamp).max() ?? CACurrentMediaTime()
      candidates = direction
      // A movement at exactly the limit is still accepted.
      setTimer(startTime + UISwipeGestureRecognizer.maximumDuration + 0.0005)
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let start, activeTouches.count == numberOfTouchesRequired else { return }
    let point = centroidInWindow
    let (dx, dy) = (point.x - start.x, point.y - start.y)
    let seconds = max(0, (touches.map(\.timestamp).max() ?? CACurrentMediaTime()) - startTime)
    let limits = UISwipeGestureRecognizer.limits(after: seconds)
    let strokes: [(direction: Direction, along: CGFloat, across: CGFloat)] = [
      (.right, dx, abs(dy)), (.left, -dx, abs(dy)), (.down, dy, abs(dx)), (.up, -dy, abs(dx)),
    ]
    for stroke in strokes where candidates.contains(stroke.direction) {
      if stroke.along < 0 || stroke.across > limits.across {
        candidates.remove(stroke.direction)
      } else if stroke.along >= limits.along {
        setTimer(nil)
        state = .ended
        return
      }
    }
    if candidates.isEmpty { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    touchesMoved(touches, with: event)
    if state == .possible { state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  package override func timerFired(at time: CFTimeInterval) { state = .failed }

  open override func reset() {
    super.reset()
    start = nil
    candidates = []
  }
}
