import QuartzCore

/// A key of a keyboard, or a button, that is down.
///
/// ```swift
/// override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
///   if presses.contains(where: { $0.key?.keyCode == .keyboardSpacebar }) { print("jump") }
/// }
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uipress>
@preconcurrency @MainActor open class UIPress: NSObject {
  public enum Phase: Int, Sendable {
    case began = 0
    case changed = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
  }

  /// The button that is pressed.
  public enum PressType: Int, Sendable {
    case upArrow = 0
    case downArrow = 1
    case leftArrow = 2
    case rightArrow = 3
    case select = 4
    case menu = 5
    case playPause = 6
    case pageUp = 30
    case pageDown = 31
  }

  open internal(set) var timestamp: TimeInterval
  open internal(set) var phase: Phase
  /// Of a remote's button; a keyboard's key has its `key`.
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
  open internal(set) weak var window: UIWindow?
  open internal(set) weak var responder: UIResponder?
  open var gestureRecognizers: [UIGestureRecognizer]? { nil }
  open var force: CGFloat { phase == .ended || phase == .cancelled ? 0 : 1 }
  open internal(set) var key: UIKey?

  /// Creates a press of no key.
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

/// The event of keys.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uipressesevent>
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
  open internal(set) var allPresses: Set<UIPress> = []

  /// Creates an event without presses.
  public override init() { super.init(type: .presses) }

  init(press: UIPress) {
    allPresses = [press]
    super.init(type: .presses, timestamp: press.timestamp)
    modifierFlags = press.key?.modifierFlags ?? []
  }

  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> { [] }
}
