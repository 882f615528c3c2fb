/// Recognizes a quick stroke in one direction.
///
/// ```swift
/// let swipe = UISwipeGestureRecognizer(target: self, action: #selector(tapped(_:)))
/// swipe.direction = .left
/// view.addGestureRecognizer(swipe)
/// ```
///
/// The stroke is at least 50 points long and at most 50 points wide, and takes at most half a second. Add one
/// recognizer for each direction that has a meaning of its own.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiswipegesturerecognizer>
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  override class var nibRow: NibRow { .swipeGestureRecognizer }

  static let minimumPrimary: CGFloat = 50
  static let maximumSecondary: CGFloat = 50
  static let maximumDuration: TimeInterval = 0.5

  /// Raw values as in `UISwipeGestureRecognizerDirection`.
  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Towards the right.
    public static var right: Direction { Direction(rawValue: 1 << 0) }
    /// Towards the left.
    public static var left: Direction { Direction(rawValue: 1 << 1) }
    /// Upwards.
    public static var up: Direction { Direction(rawValue: 1 << 2) }
    /// Downwards.
    public static var down: Direction { Direction(rawValue: 1 << 3) }
  }

  /// How many fingers have to swipe. Default 1.
  open var numberOfTouchesRequired = 1
  /// The directions that count. Default `.right`.
  open var direction = Direction.right

  private var start: CGPoint?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if activeTouches.count > numberOfTouchesRequired {
      state = .failed
    } else if activeTouches.count == numberOfTouchesRequired {
      start = centroidInWindow
      let time = touches.map(\.timestamp).max() ?? CACurrentMediaTime()
      setTimer(time + UISwipeGestureRecognizer.maximumDuration)
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let start, activeTouches.count == numberOfTouchesRequired else { return }
    let point = centroidInWindow
    let (dx, dy) = (point.x - start.x, point.y - start.y)
    let isHorizontal = !direction.isDisjoint(with: [.left, .right])
    let isVertical = !direction.isDisjoint(with: [.up, .down])
    let across = isHorizontal && isVertical ? min(abs(dx), abs(dy)) : isHorizontal ? abs(dy) : abs(dx)
    guard across <= UISwipeGestureRecognizer.maximumSecondary else {
      state = .failed
      return
    }
    let far = UISwipeGestureRecognizer.minimumPrimary
    let went: [(Direction, Bool)] = [
      (.right, dx >= far && dx >= abs(dy)), (.left, -dx >= far && -dx >= abs(dy)),
      (.down, dy >= far && dy >= abs(dx)), (.up, -dy >= far && -dy >= abs(dx)),
    ]
    if went.contains(where: { direction.contains($0.0) && $0.1 }) {
      setTimer(nil)
      state = .ended
    }
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
  }
}
