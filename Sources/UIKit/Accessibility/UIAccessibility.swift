import QuartzCore

/// The settings of assistive programs, and notifications for them.
///
/// ```swift
/// if !UIAccessibility.isReduceMotionEnabled { UIView.animate(withDuration: 0.3) { self.box.alpha = 0 } }
/// UIAccessibility.post(notification: .announcement, argument: "3 new messages")
/// ```
///
/// No assistive program runs in the simulator: all settings are off and posted notifications have no listener, as
/// on a device without VoiceOver.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiaccessibility>
@preconcurrency @MainActor public enum UIAccessibility {
  public static var isVoiceOverRunning: Bool { false }
  public static var isMonoAudioEnabled: Bool { false }
  public static var isClosedCaptioningEnabled: Bool { false }
  public static var isInvertColorsEnabled: Bool { false }
  public static var isGuidedAccessEnabled: Bool { false }
  public static var isBoldTextEnabled: Bool { UITraitCollection.applicationTraits.legibilityWeight == .bold }
  public static var buttonShapesEnabled: Bool { false }
  public static var isGrayscaleEnabled: Bool { false }
  public static var isReduceTransparencyEnabled: Bool { false }
  public static var isReduceMotionEnabled: Bool { false }
  public static var prefersCrossFadeTransitions: Bool { false }
  public static var isVideoAutoplayEnabled: Bool { true }
  public static var isDarkerSystemColorsEnabled: Bool {
    UITraitCollection.applicationTraits.accessibilityContrast == .high
  }
  public static var isSwitchControlRunning: Bool { false }
  public static var isSpeakSelectionEnabled: Bool { false }
  public static var isSpeakScreenEnabled: Bool { false }
  public static var isShakeToUndoEnabled: Bool { true }
  public static var isAssistiveTouchRunning: Bool { false }
  public static var shouldDifferentiateWithoutColor: Bool { false }
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  public static var hearingDevicePairedEar: UIAccessibility.HearingDeviceEar { [] }

  /// Tells assistive programs that something changed; none runs.
  public static func post(notification: UIAccessibility.Notification, argument: Any?) {}

  /// The element that an assistive program is at: nil, as none runs.
  public static func focusedElement(using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?) -> Any? {
    nil
  }

  /// From the view's space to the screen's.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convertToScreen(rect)
  }

  /// From the view's space to the screen's: a path that is moved to where the view is.
  public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
    let moved = path.copy() as? UIBezierPath ?? UIBezierPath()
    let origin = view.convertToScreen(CGPoint.zero)
    moved.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
    return moved
  }

  /// Tells the zoom, which is off, what has the focus.
  public static func zoomFocusChanged(zoomType: UIAccessibility.ZoomType, toFrame frame: CGRect, in view: UIView) {}
  public static func registerGestureConflictWithZoom() {}

  /// Asks for a mode with one app only; refused, as on a device that nobody supervises.
  public static func requestGuidedAccessSession(enabled: Bool, completionHandler: @escaping (Bool) -> Void) {
    DispatchQueue.main.async { completionHandler(false) }
  }
  public static func guidedAccessRestrictionState(forIdentifier restrictionIdentifier: String)
    -> GuidedAccessRestrictionState
  {
    .allow
  }

  /// What changed.
  public struct Notification: Hashable, RawRepresentable, Sendable {
    public var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let screenChanged = Notification(rawValue: 1000)
    public static let layoutChanged = Notification(rawValue: 1001)
    public static let announcement = Notification(rawValue: 1008)
    public static let pageScrolled = Notification(rawValue: 1009)
    public static let pauseAssistiveTechnology = Notification(rawValue: 1019)
    public static let resumeAssistiveTechnology = Notification(rawValue: 1020)
  }

  public struct AssistiveTechnologyIdentifier: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let notificationVoiceOver = Self(rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    public static let notificationSwitchControl = Self(
      rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
  }

  public struct HearingDeviceEar: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let left = HearingDeviceEar(rawValue: 1 << 1)
    public static let right = HearingDeviceEar(rawValue: 1 << 2)
    public static let both: HearingDeviceEar = [.left, .right]
  }

  public enum ZoomType: Int, Sendable { case insertionPoint }
  public enum GuidedAccessRestrictionState: Int, Sendable { case allow, deny }
}
