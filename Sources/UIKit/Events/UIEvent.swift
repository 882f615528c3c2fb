import QuartzCore

/// An event of the responder chain: touches, key presses or motion.
///
/// Read the touches of a view or a window; do not retain the event itself, since one event object is used for all
/// touches for the lifetime of the app.
///
/// ```swift
/// class Pad: UIView {
///   override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
///     print(event?.touches(for: self)?.count ?? 0)
///   }
/// }
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uievent>
@preconcurrency @MainActor open class UIEvent: NSObject {
  /// The kind of an event.
  public enum EventType: Int, Sendable {
    /// Fingers touch the screen.
    case touches = 0
    /// The device is moved, for example shaken.
    case motion = 1
    /// Headphones or other accessories control playback.
    case remoteControl = 2
    /// Keys or buttons are pressed.
    case presses = 3
    /// A wheel or trackpad scrolls.
    case scroll = 10
    /// A pointer moves over views without a button pressed.
    case hover = 11
    /// Two fingers zoom or rotate on a trackpad.
    case transform = 14
  }

  /// The kind of a motion or remote control event.
  public enum EventSubtype: Int, Sendable {
    /// An event without a subtype.
    case none = 0
    /// The device is shaken.
    case motionShake = 1
    /// A remote control requests to play.
    case remoteControlPlay = 100
    /// A remote control requests to pause.
    case remoteControlPause = 101
    /// A remote control requests to stop.
    case remoteControlStop = 102
    /// A remote control toggles between playing and pausing.
    case remoteControlTogglePlayPause = 103
    /// A remote control requests the next track.
    case remoteControlNextTrack = 104
    /// A remote control requests the previous track.
    case remoteControlPreviousTrack = 105
    /// A remote control begins to search backwards.
    case remoteControlBeginSeekingBackward = 106
    /// A remote control ends searching backwards.
    case remoteControlEndSeekingBackward = 107
    /// A remote control begins to search forwards.
    case remoteControlBeginSeekingForward = 108
    /// A remote control ends searching forwards.
    case remoteControlEndSeekingForward = 109
  }

  /// The buttons of a pointing device.
  public struct ButtonMask: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The primary button, usually the left one.
    public static let primary = ButtonMask(rawValue: 1)
    /// The secondary button, usually the right one, which opens context menus.
    public static let secondary = ButtonMask(rawValue: 2)
    /// Returns the mask of a button; numbers begin with 1.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      ButtonMask(rawValue: buttonNumber > 0 && buttonNumber < 63 ? 1 << (buttonNumber - 1) : 0)
    }
  }

  /// The kind of the event.
  open internal(set) var type: EventType
  /// The kind of a motion or remote control event; `.none` for others.
  open internal(set) var subtype: EventSubtype
  /// The time of the event in seconds, in the base of `CACurrentMediaTime()`.
  open internal(set) var timestamp: TimeInterval
  /// The modifier keys that are pressed.
  open internal(set) var modifierFlags: UIKeyModifierFlags = []
  /// The buttons of a pointer that are pressed.
  open internal(set) var buttonMask: ButtonMask = []

  /// Whether only the secondary button of a pointer is pressed.
  var isSecondaryClick: Bool { buttonMask == .secondary }

  /// The touches in the order in which they began.
  package var touchList: [UITouch] = []
  /// Whether a shake begins with the event.
  var isBeginning = false

  /// Creates an event without touches at the current time.
  public override init() {
    type = .touches
    subtype = .none
    timestamp = CACurrentMediaTime()
    super.init()
  }

  package init(type: EventType, subtype: EventSubtype = .none, timestamp: TimeInterval = CACurrentMediaTime()) {
    self.type = type
    self.subtype = subtype
    self.timestamp = timestamp
    super.init()
  }

  /// The touches of the event in all windows; nil for an event without touches.
  open var allTouches: Set<UITouch>? { type == .touches ? Set(touchList) : nil }

  /// Returns the touches of the event in a window; nil if there are none.
  open func touches(for window: UIWindow) -> Set<UITouch>? { touches { $0.window === window } }
  /// Returns the touches of the event that began in a view; nil if there are none.
  open func touches(for view: UIView) -> Set<UITouch>? { touches { $0.view === view } }
  /// Returns the touches of the event that a recognizer receives; nil if there are none.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    touches { $0.recognizerList.contains { $0 === gesture } }
  }

  /// Returns the touch itself: hosts send every movement as a separate event.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { touchList.contains(touch) ? [touch] : nil }

  /// Returns an empty array: movements are not predicted.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { touchList.contains(touch) ? [] : nil }

  private func touches(where isIncluded: (UITouch) -> Bool) -> Set<UITouch>? {
    let found = touchList.filter(isIncluded)
    return found.isEmpty ? nil : Set(found)
  }

  open override var description: String {
    uncheckedMainActor {
      "<\(ClassNames.shown(of: self)): \(address(of: self))> timestamp: \(timestamp) touches: \(touchList)"
    }
  }
}
