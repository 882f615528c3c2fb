import QuartzCore

/// A key of a keyboard, or a button, that is pressed.
///
/// ```swift
/// override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
///   if presses.contains(where: { $0.key?.keyCode == .keyboardSpacebar }) { print("jump") }
/// }
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uipress>
@preconcurrency @MainActor open class UIPress: NSObject {
  /// The state of a press within its sequence of events.
  public enum Phase: Int, Sendable {
    /// The key or button has just gone down.
    case began = 0
    /// The force on the button has changed. Keyboards of hosts do not measure force, so that no press has this
    /// phase.
    case changed = 1
    /// The button is still pressed, and nothing changed since the last event.
    case stationary = 2
    /// The key or button was released.
    case ended = 3
    /// The system canceled the press, for example for an alert of its own. Presses of a host's keyboard always
    /// end.
    case cancelled = 4
  }

  /// The button that is pressed.
  public enum PressType: Int, Sendable {
    /// The upper edge of a remote's touch surface, or a keyboard's up arrow.
    case upArrow = 0
    /// The lower edge of a remote's touch surface, or a keyboard's down arrow.
    case downArrow = 1
    /// The left edge of a remote's touch surface, or a keyboard's left arrow.
    case leftArrow = 2
    /// The right edge of a remote's touch surface, or a keyboard's right arrow.
    case rightArrow = 3
    /// The middle of a remote's touch surface. A keyboard's keys also have this type, unless they are arrows or
    /// scroll by pages.
    case select = 4
    /// A remote's Menu button, which goes back. Hosts have no such button.
    case menu = 5
    /// A remote's button that starts and pauses playback. Hosts have no such button.
    case playPause = 6
    /// A remote's button for the next channel, or a keyboard's Page Up.
    case pageUp = 30
    /// A remote's button for the previous channel, or a keyboard's Page Down.
    case pageDown = 31
  }

  /// The time at which the key was pressed or released, in seconds, in the base of `CACurrentMediaTime()`.
  open internal(set) var timestamp: TimeInterval
  /// The phase of the press: whether it begins or ends with this event.
  open internal(set) var phase: Phase
  /// The button of a remote that corresponds to the key; `key` has the key itself.
  open var type: PressType {
    switch key?.keyCode {
    case .keyboardUpArrow: .upArrow
    case .keyboardDownArrow: .downArrow
    case .keyboardLeftArrow: .leftArrow
    case .keyboardRightArrow: .rightArrow
    case .keyboardPageUp: .pageUp
    case .keyboardPageDown: .pageDown
    default: .select
    }
  }
  /// The key window at the time of the event; nil if there was none.
  open internal(set) weak var window: UIWindow?
  /// The first responder when the press began, to which all of its events go, or the key window if there was none.
  open internal(set) weak var responder: UIResponder?
  /// The gesture recognizers that receive the press. Always nil: presses go to responders only.
  open var gestureRecognizers: [UIGestureRecognizer]? { nil }
  /// The force on the button, from 0 to 1: 1 while a key is pressed, 0 once it is released.
  open var force: CGFloat { phase == .ended || phase == .cancelled ? 0 : 1 }
  /// The key of a keyboard; nil for a remote's button.
  open internal(set) var key: UIKey?

  /// Creates a press without a key.
  public override init() {
    phase = .began
    timestamp = 0
    super.init()
  }

  init(key: UIKey, phase: Phase, timestamp: TimeInterval) {
    self.key = key
    self.phase = phase
    self.timestamp = timestamp
    super.init()
  }
}

/// An event of key presses.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uipressesevent>
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
  /// All presses of the event. An event of a host's keyboard has exactly one.
  open internal(set) var allPresses: Set<UIPress> = []

  /// Creates an event without presses.
  public override init() { super.init(type: .presses) }

  init(press: UIPress) {
    allPresses = [press]
    super.init(type: .presses, timestamp: press.timestamp)
    modifierFlags = press.key?.modifierFlags ?? []
  }

  /// Returns the presses that a gesture recognizer receives. The set is empty: presses go to responders only.
  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> { [] }
}
