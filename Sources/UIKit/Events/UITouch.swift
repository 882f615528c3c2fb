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
  /// The phase of a touch.
  public enum Phase: Int, Sendable {
    /// The finger has come down.
    case began = 0
    /// The finger has moved.
    case moved = 1
    /// The finger has not moved since the last event.
    case stationary = 2
    /// The finger was lifted.
    case ended = 3
    /// The touch was canceled, for example by a call, an alert or a recognizer.
    case cancelled = 4
    /// A pointer entered the region of a hover recognizer.
    case regionEntered = 5
    /// A pointer moves within the region of a hover recognizer.
    case regionMoved = 6
    /// A pointer left the region of a hover recognizer.
    case regionExited = 7
  }

  /// The kind of object that touches.
  public enum TouchType: Int, Sendable {
    /// A finger on the screen.
    case direct = 0
    /// A finger on a remote control.
    case indirect = 1
    /// A pencil on the screen.
    case pencil = 2
    /// The button of a pointer.
    case indirectPointer = 3
    /// The former name of `pencil`.
    public static var stylus: TouchType { .pencil }
  }

  /// The properties that a later estimate may correct.
  public struct Properties: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The touch's force.
    public static let force = Properties(rawValue: 1)
    /// A pencil's direction.
    public static let azimuth = Properties(rawValue: 2)
    /// A pencil's tilt.
    public static let altitude = Properties(rawValue: 4)
    /// The touch's location.
    public static let location = Properties(rawValue: 8)
  }

  /// The time of the touch's last change, in the base of `CACurrentMediaTime()`.
  open package(set) var timestamp: TimeInterval = 0
  /// The phase of the touch: began, moved, stationary, ended or canceled.
  open package(set) var phase = Phase.began
  /// The number of taps: 1 for the first, 2 for a second one within 0.35 s and about 30 points, and so on.
  open package(set) var tapCount = 1
  /// The kind of object that touches the screen: always `.direct`.
  open var type: TouchType { .direct }
  /// The radius of the touch in points. It is constant: hosts don't measure fingers.
  open var majorRadius: CGFloat { 20 }
  /// The tolerance of `majorRadius`, in points.
  open var majorRadiusTolerance: CGFloat { 5 }
  /// The window in which the touch began.
  open package(set) weak var window: UIWindow?
  /// The view that was hit at the beginning; retained until the touch ends.
  open package(set) var view: UIView? {
    get { heldView ?? lastView }
    set {
      heldView = newValue
      lastView = newValue
      hitPath = HitPath(to: newValue)
    }
  }

  /// The views that were hit at the beginning; empty when the touch has ended.
  private(set) var hitPath = HitPath(to: nil)
  /// The recognizers that received the touch at its beginning.
  package var recognizerList: [UIGestureRecognizer] = []
  /// The recognizers that receive the touch; nil if there are none.
  open var gestureRecognizers: [UIGestureRecognizer]? { recognizerList.isEmpty ? nil : recognizerList }

  /// The location in the window's coordinates.
  package var windowLocation = CGPoint.zero
  package var previousWindowLocation = CGPoint.zero
  /// Whether the view receives the touch; false if the view takes no further touch or another view is exclusive.
  /// Recognizers receive it anyway.
  package var isSentToView = true
  /// The location at which the touch began, in screen coordinates.
  var startLocation = CGPoint.zero

  private var heldView: UIView?
  private weak var lastView: UIView?

  public override init() { super.init() }

  /// Returns the location in the coordinates of `view`; nil stands for the window's.
  open func location(in view: UIView?) -> CGPoint { convert(windowLocation, to: view) }
  /// Returns the location before the last movement in the coordinates of `view`; nil stands for the window's.
  open func previousLocation(in view: UIView?) -> CGPoint { convert(previousWindowLocation, to: view) }
  /// Returns the location in a view's coordinates; nil stands for the window's. A host's locations are always
  /// exact.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
  /// Returns the location before the last movement, in a view's coordinates; nil stands for the window's.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  /// The touch's force, where 1 is ordinary. Always 0, as hosts do not measure it.
  open var force: CGFloat { 0 }
  /// The maximum force. Always 0, as hosts do not measure it.
  open var maximumPossibleForce: CGFloat { 0 }
  /// Returns a pencil's direction in a view's coordinates, in radians from the positive x axis. 0 for a finger.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  /// Returns a pencil's direction in a view's coordinates as a vector of length 1. To the right for a finger.
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
  /// A pencil's angle to the screen, in radians. Always π/2, upright, for a finger.
  open var altitudeAngle: CGFloat { .pi / 2 }
  /// The number that identifies later corrections of estimated values. Always nil.
  open var estimationUpdateIndex: NSNumber? { nil }
  /// The values that are estimated. Always empty.
  open var estimatedProperties: Properties { [] }
  /// The estimated values that will be corrected. Always empty.
  open var estimatedPropertiesExpectingUpdates: Properties { [] }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window else { return point }
    return view.convert(point, from: window)
  }

  /// Releases the view when the sequence has ended.
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
