import QuartzCore

/// An event on its way through the responder chain: touches, key presses or motion.
///
/// Read the touches of a view or a window; keep none of the event itself, since one event object serves all touches
/// for the lifetime of the app.
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
  public enum EventType: Int, Sendable {
    case touches = 0
    case motion = 1
    case remoteControl = 2
    case presses = 3
    case scroll = 10
    case hover = 11
    case transform = 14
  }

  /// What kind of motion or remote command it is.
  public enum EventSubtype: Int, Sendable {
    case none = 0
    case motionShake = 1
    case remoteControlPlay = 100
    case remoteControlPause = 101
    case remoteControlStop = 102
    case remoteControlTogglePlayPause = 103
    case remoteControlNextTrack = 104
    case remoteControlPreviousTrack = 105
    case remoteControlBeginSeekingBackward = 106
    case remoteControlEndSeekingBackward = 107
    case remoteControlBeginSeekingForward = 108
    case remoteControlEndSeekingForward = 109
  }

  /// The buttons of a pointing device.
  public struct ButtonMask: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let primary = ButtonMask(rawValue: 1)
    public static let secondary = ButtonMask(rawValue: 2)
    /// Buttons count from 1.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      ButtonMask(rawValue: buttonNumber > 0 && buttonNumber < 63 ? 1 << (buttonNumber - 1) : 0)
    }
  }

  open internal(set) var type: EventType
  open internal(set) var subtype: EventSubtype
  /// In the base of `CACurrentMediaTime()`.
  open internal(set) var timestamp: TimeInterval
  open internal(set) var modifierFlags: UIKeyModifierFlags = []
  open internal(set) var buttonMask: ButtonMask = []

  /// In the order in which fingers went down.
  package var touchList: [UITouch] = []
  /// Of a shake: whether this is its begin.
  var isBeginning = false

  /// Creates an event without touches, of the moment.
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

  open var allTouches: Set<UITouch>? { type == .touches ? Set(touchList) : nil }

  open func touches(for window: UIWindow) -> Set<UITouch>? { touches { $0.window === window } }
  open func touches(for view: UIView) -> Set<UITouch>? { touches { $0.view === view } }
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    touches { $0.recognizerList.contains { $0 === gesture } }
  }

  /// The touch itself: hosts send every movement as an event of its own.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { touchList.contains(touch) ? [touch] : nil }

  /// Empty: nothing is predicted.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { touchList.contains(touch) ? [] : nil }

  private func touches(where isIncluded: (UITouch) -> Bool) -> Set<UITouch>? {
    let found = touchList.filter(isIncluded)
    return found.isEmpty ? nil : Set(found)
  }

  open override var description: String {
    uncheckedMainActor {
      "<\(Swift.type(of: self)): \(address(of: self))> timestamp: \(timestamp) touches: \(touchList)"
    }
  }
}
