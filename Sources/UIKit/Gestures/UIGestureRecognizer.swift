/// The base class of recognizers, which watch the touches of a view and its subviews for one gesture.
///
/// Use one of the subclasses: set a target and an action, and add it to a view. Subclass it for a custom gesture:
/// override `touchesBegan(_:with:)` and its siblings, and set `state`.
///
/// ```swift
/// let tap = UITapGestureRecognizer(target: self, action: #selector(tapped(_:)))
/// tap.numberOfTapsRequired = 2
/// view.addGestureRecognizer(tap)
/// ```
///
/// A recognizer receives the touches of its view before the views do. When a subclass sets `state`, the change is
/// checked against failure requirements, `gestureRecognizerShouldBegin(_:)` and the recognizers that share the
/// touches; the targets are called when all recognizers have received the event. States and orders:
/// facts/events.md#gesture-states, facts/events.md#gesture-rules.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uigesturerecognizer>
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject, NibObject {
  /// The state of a gesture.
  public enum State: Int, Sendable {
    /// No gesture has been recognized; the state before and after each gesture.
    case possible = 0
    /// A continuous gesture began. The action is called.
    case began = 1
    /// A continuous gesture changed. The action is called.
    case changed = 2
    /// The gesture is complete. The action is called.
    case ended = 3
    /// A gesture that had begun ended early. The action is called.
    case cancelled = 4
    /// The touches do not match the gesture. The action is not called.
    case failed = 5

    /// A discrete gesture was recognized: the same as `ended`.
    public static var recognized: State { .ended }
  }

  // MARK: Stored state

  var targets: [ActionTarget] = []
  /// The state that is visible to others.
  var currentState = State.possible
  /// The state of a recognition that waits for the failure of others.
  var pendingState: State?
  /// The states of which the targets have not been notified yet, oldest first.
  var unsentStates: [State] = []
  /// Whether the recognizer has received touches since the last reset.
  var isInSequence = false
  /// The touches in progress that the recognizer tracks, in order.
  var activeTouches: [UITouch] = []
  /// All touches since the last reset; recognizers that share one of them compete.
  var sequenceTouches: Set<ObjectIdentifier> = []
  var staticFailureRequirements: [WeakRecognizer] = []
  /// The decisions of delegates and subclasses for each pair, queried once in a sequence.
  var failureAnswers: [ObjectIdentifier: Bool] = [:]
  var timerDeadline: CFTimeInterval?
  var lastEvent: UIEvent?
  var lastWindowLocation = CGPoint.zero
  private weak var lastWindow: UIWindow?
  weak var attachedView: UIView?

  class var nibRow: NibRow { .gestureRecognizer }

  // MARK: Making and targets

  /// Creates a recognizer that calls `action` on `target`; the target is not retained.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  public override convenience init() { self.init(target: nil, action: nil) }

  public convenience init?(coder: NSCoder) { self.init(target: nil, action: nil) }

  /// Adds a target, which is not retained; the same pair is stored once.
  open func addTarget(_ target: Any, action: Selector) {
    let entry = ActionTarget(target, action)
    guard !targets.contains(where: { $0.matches(target, action) }) else { return }
    targets.append(entry)
  }

  /// Removes the pairs that match; nil matches every target or every action.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll { $0.matches(target, action) }
  }

  // MARK: Properties

  /// The state of the gesture. Subclasses set it in their touch methods.
  open var state: State {
    get { currentState }
    set { GestureDelivery.shared.request(newValue, for: self) }
  }

  /// The delegate, which decides about touches and simultaneous recognition.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// Whether the recognizer receives touches. Setting false cancels a gesture that is in progress.
  open var isEnabled = true {
    didSet { if !isEnabled, oldValue { GestureDelivery.shared.abandon(self) } }
  }

  /// The view to which the recognizer was added; it receives the touches of that view and its descendants.
  open var view: UIView? { attachedView }

  /// Whether recognition cancels the touches of the view. True by default.
  open var cancelsTouchesInView = true
  /// Whether the view receives `touchesBegan` only after the recognizer failed. False by default.
  open var delaysTouchesBegan = false
  /// Whether the view receives `touchesEnded` only after the recognizer failed. True by default.
  open var delaysTouchesEnded = true
  /// The raw values of the allowed `UITouch.TouchType`s.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
  /// The raw values of the allowed `UIPress.PressType`s.
  open var allowedPressTypes: [NSNumber] = [] {
    didSet { Unsupported.log("UIGestureRecognizer.allowedPressTypes") }
  }
  /// Whether touches of a different kind than the first one are ignored. True by default.
  open var requiresExclusiveTouchType = true {
    didSet { Unsupported.log("UIGestureRecognizer.requiresExclusiveTouchType") }
  }
  /// A name for debugging.
  open var name: String?
  /// The modifier keys that were pressed at the last event.
  open var modifierFlags: UIKeyModifierFlags { lastEvent?.modifierFlags ?? [] }
  /// The buttons of a pointer that were pressed at the last event.
  open var buttonMask: UIEvent.ButtonMask { lastEvent?.buttonMask ?? [] }

  /// Delays recognition until `otherGestureRecognizer` has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    guard otherGestureRecognizer !== self else { return }
    staticFailureRequirements.append(WeakRecognizer(otherGestureRecognizer))
  }

  // MARK: Locations of touches

  /// The number of touches that the recognizer tracks.
  open var numberOfTouches: Int { activeTouches.count }

  /// Returns the centroid of the touches in the view's coordinates; nil stands for the window's.
  open func location(in view: UIView?) -> CGPoint {
    let point = centroidInWindow
    guard let view else { return point }
    return view.convert(point, from: nil)
  }

  /// Returns the location of one touch; an index out of range is logged and returns the centroid.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard activeTouches.indices.contains(touchIndex) else {
      NSLog(
        "-[%@ locationOfTouch:inView:]: index (%d) beyond bounds (%d).", "\(type(of: self))", touchIndex,
        numberOfTouches)
      return location(in: view)
    }
    return activeTouches[touchIndex].location(in: view)
  }

  /// The centroid of the touches in the window's coordinates, or the last one if there are no touches.
  var centroidInWindow: CGPoint {
    guard !activeTouches.isEmpty else { return lastWindowLocation }
    var sum = CGPoint.zero
    for touch in activeTouches {
      let point = touch.location(in: nil)
      sum.x += point.x
      sum.y += point.y
    }
    let count = CGFloat(activeTouches.count)
    return CGPoint(x: sum.x / count, y: sum.y / count)
  }

  func rememberLocation() { if !activeTouches.isEmpty { lastWindowLocation = centroidInWindow } }

  // MARK: For subclasses (UIGestureRecognizerSubclass.h)

  /// Called when touches began. Overrides of continuous recognizers call super.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { fingerPair?.touchesBegan() }
  /// Called when touches moved. Overrides of continuous recognizers call super.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { fingerPair?.touchesMoved(touches) }
  /// Called when touches ended. Overrides of continuous recognizers call super.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { fingerPair?.touchesEnded(touches) }
  /// Called when touches were canceled. Overrides of continuous recognizers call super.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { fingerPair?.touchesCancelled() }
  /// The tracker of recognizers of two fingers; nil for others.
  var fingerPair: FingerPair? { nil }
  /// Called when estimated values of touches were corrected. Flipside never calls it: a host's touches are exact.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
  /// Called when keys or buttons were pressed. The base class does nothing.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Called when the force of presses changed. The base class does nothing.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Called when keys or buttons were released. The base class does nothing.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Called when presses ended early. The base class does nothing.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Called when the gesture has ended, before the state returns to `possible`. Override it to reset a subclass's
  /// state of the gesture.
  open func reset() {}

  /// Removes the touch from those that the recognizer tracks.
  open func ignore(_ touch: UITouch, for event: UIEvent) { GestureDelivery.shared.ignore(touch, by: self) }

  /// Makes the recognizer ignore a press.
  open func ignore(_ button: UIPress, for event: UIPressesEvent) {}

  /// Returns whether recognition makes the other recognizer fail, when they share a touch.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns whether another recognizer that recognizes its gesture makes this one fail. True unless overridden.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns whether this recognizer waits for the other one to fail. False unless overridden.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Returns whether the other recognizer waits for this one to fail. False unless overridden.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Returns whether the recognizer receives the event. True unless overridden.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  // MARK: Package

  /// Called when the recognizer was added to a view, or removed for nil.
  package func attach(to view: UIView?) {
    if view == nil || attachedView !== view { GestureDelivery.shared.abandon(self) }
    attachedView = view
  }

  /// Called at the time that was set with `setTimer`.
  package func timerFired(at time: CFTimeInterval) {}

  /// Schedules `timerFired` at a time of the host's clock, replacing an earlier one; nil cancels it.
  package func setTimer(_ deadline: CFTimeInterval?) {
    timerDeadline = deadline
    GestureDelivery.shared.noteTimer(of: self)
  }

  open override var description: String { uncheckedMainActor { describe() } }
  /// The settings at the end of a class's description.
  var describedSettings: String { "" }
}

/// A recognizer that is not retained.
struct WeakRecognizer {
  weak var value: UIGestureRecognizer?
  init(_ value: UIGestureRecognizer) { self.value = value }
}
