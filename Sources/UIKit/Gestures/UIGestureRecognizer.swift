/// The base class of recognizers, which watch the touches of a view and its subviews for one gesture.
///
/// Use one of the subclasses: give it a target and an action, and add it to a view. Subclass it for a gesture of
/// your own: override `touchesBegan(_:with:)` and its siblings, and set `state`.
///
/// ```swift
/// let tap = UITapGestureRecognizer(target: self, action: #selector(tapped(_:)))
/// tap.numberOfTapsRequired = 2
/// view.addGestureRecognizer(tap)
/// ```
///
/// A recognizer receives the touches of its view before the views do. When a subclass sets `state`, the change is
/// checked against failure requirements, `gestureRecognizerShouldBegin(_:)` and the recognizers that share the
/// touches; the targets are called when the event has gone through all recognizers. States and orders:
/// facts/events.md#gesture-states, facts/events.md#gesture-rules.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uigesturerecognizer>
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject, NibObject {
  /// The state of a gesture; raw values as in Apple's `UIGestureRecognizerState`.
  public enum State: Int, Sendable {
    /// Nothing was recognized yet; the state before and after each gesture.
    case possible = 0
    /// A continuous gesture began. The action is called.
    case began = 1
    /// A continuous gesture changed. The action is called.
    case changed = 2
    /// The gesture is complete. The action is called.
    case ended = 3
    /// A gesture that had begun ended early. The action is called.
    case cancelled = 4
    /// The touches are not the gesture. The action is not called.
    case failed = 5

    /// A discrete gesture was recognised: the same as `ended`.
    public static var recognized: State { .ended }
  }

  // MARK: Stored state

  var targets: [ActionTarget] = []
  /// The state that others see.
  var currentState = State.possible
  /// A recognition that waits for the failure of others.
  var pendingState: State?
  /// States that the targets have not heard of yet, oldest first.
  var unsentStates: [State] = []
  /// Whether the recognizer has seen touches since the last reset.
  var isInSequence = false
  /// Touches that are down and that the recognizer follows, in the order in which they came.
  var activeTouches: [UITouch] = []
  /// Every touch since the last reset: who shares one of these competes.
  var sequenceTouches: Set<ObjectIdentifier> = []
  var staticFailureRequirements: [WeakRecognizer] = []
  /// What the delegates and subclasses answered for each pair, asked once in a sequence.
  var failureAnswers: [ObjectIdentifier: Bool] = [:]
  var timerDeadline: CFTimeInterval?
  var lastEvent: UIEvent?
  var lastWindowLocation = CGPoint.zero
  private weak var lastWindow: UIWindow?
  weak var attachedView: UIView?

  class var nibRow: NibRow { .gestureRecognizer }

  // MARK: Making and targets

  /// Makes a recognizer that sends `action` to `target`; the target is not retained.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  public override convenience init() { self.init(target: nil, action: nil) }

  public convenience init?(coder: NSCoder) { self.init(target: nil, action: nil) }

  /// Adds a weak target; the same pair is added once.
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

  /// The state of the gesture. Subclasses set it in their touch methods; see the type for what follows.
  open var state: State {
    get { currentState }
    set { GestureDelivery.shared.request(newValue, for: self) }
  }

  /// Decides which touches the recognizer gets, and whether it works beside others.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// Whether the recognizer receives touches. Setting false cancels a gesture that is in progress.
  open var isEnabled = true {
    didSet { if !isEnabled, oldValue { GestureDelivery.shared.abandon(self) } }
  }

  /// The view that the recognizer was added to; it gets the touches of that view and all in it.
  open var view: UIView? { attachedView }

  /// Whether recognition cancels the touches of the view. Default true.
  open var cancelsTouchesInView = true
  /// Whether the view gets `touchesBegan` only after the recognizer failed. Default false.
  open var delaysTouchesBegan = false
  /// Whether the view gets `touchesEnded` only after the recognizer failed. Default true.
  open var delaysTouchesEnded = true
  /// Raw values of `UITouch.TouchType`.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
  /// Raw values of `UIPress.PressType`.
  open var allowedPressTypes: [NSNumber] = [] {
    didSet { Unsupported.log("UIGestureRecognizer.allowedPressTypes") }
  }
  /// Whether a touch of another kind than the first one is ignored. True by default.
  open var requiresExclusiveTouchType = true {
    didSet { Unsupported.log("UIGestureRecognizer.requiresExclusiveTouchType") }
  }
  /// A name for debugging.
  open var name: String?
  /// The modifier keys that were held at the last event.
  open var modifierFlags: UIKeyModifierFlags { lastEvent?.modifierFlags ?? [] }
  /// The buttons of a pointer that were pressed at the last event.
  open var buttonMask: UIEvent.ButtonMask { lastEvent?.buttonMask ?? [] }

  /// Delays recognition until `otherGestureRecognizer` has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    guard otherGestureRecognizer !== self else { return }
    staticFailureRequirements.append(WeakRecognizer(otherGestureRecognizer))
  }

  // MARK: Where

  /// How many touches the recognizer is tracking.
  open var numberOfTouches: Int { activeTouches.count }

  /// The centroid of the touches in the view's coordinate space; for nil, in the window's.
  open func location(in view: UIView?) -> CGPoint {
    let point = centroidInWindow
    guard let view else { return point }
    return view.convert(point, from: nil)
  }

  /// The location of one touch; an index out of bounds is logged and gives the centroid.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard activeTouches.indices.contains(touchIndex) else {
      NSLog(
        "-[%@ locationOfTouch:inView:]: index (%d) beyond bounds (%d).", "\(type(of: self))", touchIndex,
        numberOfTouches)
      return location(in: view)
    }
    return activeTouches[touchIndex].location(in: view)
  }

  /// The middle of the touches in the window's space; after the last one left, where it was.
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

  /// Called when fingers went down. Overrides of continuous recognizers call super.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { fingerPair?.touchesBegan() }
  /// Called when fingers moved. Overrides of continuous recognizers call super.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { fingerPair?.touchesMoved(touches) }
  /// Called when fingers were lifted. Overrides of continuous recognizers call super.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { fingerPair?.touchesEnded(touches) }
  /// Called when touches were taken away. Overrides of continuous recognizers call super.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { fingerPair?.touchesCancelled() }
  /// What recognizers of two fingers follow.
  var fingerPair: FingerPair? { nil }
  /// Called when estimated values of touches were corrected. Never called here: a host's touches are exact.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
  /// Called when keys or buttons went down. The base class does nothing.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Called when the force of presses changed. The base class does nothing.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Called when keys or buttons were released. The base class does nothing.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Called when presses ended early. The base class does nothing.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Called when the gesture has ended, before the state returns to `possible`. Override it to reset what the
  /// subclass keeps of a gesture.
  open func reset() {}

  /// Removes the touch from those that the recognizer follows.
  open func ignore(_ touch: UITouch, for event: UIEvent) { GestureDelivery.shared.ignore(touch, by: self) }

  /// Has the recognizer ignore a press from now on.
  open func ignore(_ button: UIPress, for event: UIPressesEvent) {}

  /// Whether recognition makes the other fail, when they share a touch.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns whether another recognizer that recognizes its gesture makes this one fail. True unless overridden.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns whether this recognizer waits for the other one to fail. False unless overridden.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Returns whether the other recognizer waits for this one to fail. False unless overridden.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Returns whether the recognizer gets the event at all. True unless overridden.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  // MARK: Package

  /// Called by the view that gets or loses the recognizer.
  package func attach(to view: UIView?) {
    if view == nil || attachedView !== view { GestureDelivery.shared.abandon(self) }
    attachedView = view
  }

  /// The time asked for with `setTimer` has come.
  package func timerFired(at time: CFTimeInterval) {}

  /// Asks for `timerFired` at a time of the host's clock; one at a time, nil takes it back.
  package func setTimer(_ deadline: CFTimeInterval?) {
    timerDeadline = deadline
    GestureDelivery.shared.noteTimer(of: self)
  }

  open override var description: String { uncheckedMainActor { describe() } }
  /// What a class adds at the end of its description.
  var describedSettings: String { "" }
}

/// A recognizer kept without owning it.
struct WeakRecognizer {
  weak var value: UIGestureRecognizer?
  init(_ value: UIGestureRecognizer) { self.value = value }
}
