import QuartzCore

/// One finger on the screen: the same object from its `began` phase until `ended` or `cancelled`.
///
/// Read the touches that a responder's methods receive.
///
/// ```swift
/// class Canvas: UIView {
///   override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
///     for touch in touches where touch.tapCount == 1 { print(touch.location(in: self)) }
///   }
/// }
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitouch>
@preconcurrency @MainActor open class UITouch: NSObject {
  public enum Phase: Int, Sendable {
    case began = 0
    case moved = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
    case regionEntered = 5
    case regionMoved = 6
    case regionExited = 7
  }

  /// What touches.
  public enum TouchType: Int, Sendable {
    case direct = 0
    case indirect = 1
    case pencil = 2
    case indirectPointer = 3
    public static var stylus: TouchType { .pencil }
  }

  /// What may still be corrected by a later estimate.
  public struct Properties: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let force = Properties(rawValue: 1)
    public static let azimuth = Properties(rawValue: 2)
    public static let altitude = Properties(rawValue: 4)
    public static let location = Properties(rawValue: 8)
  }

  /// When the touch last changed, in the base of `CACurrentMediaTime()`.
  open package(set) var timestamp: TimeInterval = 0
  open package(set) var phase = Phase.began
  /// 1 for the first tap, 2 for a second one within 0.35 s and about 30 points, and so on.
  open package(set) var tapCount = 1
  open var type: TouchType { .direct }
  /// In points; a host's finger has a radius of its own making.
  open var majorRadius: CGFloat { 20 }
  open var majorRadiusTolerance: CGFloat { 5 }
  open package(set) weak var window: UIWindow?
  /// The view that was hit at the beginning; kept alive until the touch ends.
  open package(set) var view: UIView? {
    get { heldView ?? lastView }
    set {
      heldView = newValue
      lastView = newValue
      hitPath = HitPath(to: newValue)
    }
  }

  /// The views that were hit at the beginning; empty when the touch is over.
  private(set) var hitPath = HitPath(to: nil)
  /// The recognizers that got the touch at its beginning.
  package var recognizerList: [UIGestureRecognizer] = []
  open var gestureRecognizers: [UIGestureRecognizer]? { recognizerList.isEmpty ? nil : recognizerList }

  /// In the window's coordinates.
  package var windowLocation = CGPoint.zero
  package var previousWindowLocation = CGPoint.zero
  /// False when the view takes no further touch or another view has touches for itself: recognizers still get it.
  package var isSentToView = true
  /// In screen coordinates, where the touch began.
  var startLocation = CGPoint.zero

  private var heldView: UIView?
  private weak var lastView: UIView?

  public override init() { super.init() }

  /// Where the finger is, in the space of `view`; in the window's for nil.
  open func location(in view: UIView?) -> CGPoint { convert(windowLocation, to: view) }
  /// Where it was before the last movement.
  open func previousLocation(in view: UIView?) -> CGPoint { convert(previousWindowLocation, to: view) }
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  open var force: CGFloat { 0 }
  open var maximumPossibleForce: CGFloat { 0 }
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
  open var altitudeAngle: CGFloat { .pi / 2 }
  open var estimationUpdateIndex: NSNumber? { nil }
  open var estimatedProperties: Properties { [] }
  open var estimatedPropertiesExpectingUpdates: Properties { [] }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window else { return point }
    return view.convert(point, from: window)
  }

  /// Ends the hold on the view when the sequence is over.
  package func releaseView() {
    heldView = nil
    hitPath = HitPath(to: nil)
    recognizerList = []
  }

  open override var description: String {
    uncheckedMainActor {
      let view = view.map { "\($0)" } ?? "(null)"
      return "<UITouch: \(address(of: self))> phase: \(phase) tap count: \(tapCount) view: \(view) "
        + "location in window: {\(windowLocation.x), \(windowLocation.y)}"
    }
  }
}
