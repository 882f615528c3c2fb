import QuartzCore

/// The settings of assistive programs, and notifications for them.
///
/// ```swift
/// if !UIAccessibility.isReduceMotionEnabled { UIView.animate(withDuration: 0.3) { self.box.alpha = 0 } }
/// UIAccessibility.post(notification: .announcement, argument: "3 new messages")
/// ```
///
/// No assistive program runs in the simulator. The settings are those that `flipside run --accessibility LIST` and the script
/// command `setting NAME on|off` make, and each change posts its notification; what apps post is kept for scripts.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiaccessibility>
@preconcurrency @MainActor public enum UIAccessibility {
  /// Whether VoiceOver is on.
  public static var isVoiceOverRunning: Bool { AccessibilitySettings.isOn(.voiceOver) }
  /// Whether sound is played in one channel.
  public static var isMonoAudioEnabled: Bool { AccessibilitySettings.isOn(.monoAudio) }
  /// Whether videos are shown with captions.
  public static var isClosedCaptioningEnabled: Bool { AccessibilitySettings.isOn(.closedCaptions) }
  /// Whether colors are inverted.
  public static var isInvertColorsEnabled: Bool { AccessibilitySettings.isOn(.invertColors) }
  /// Whether the device is held within this app.
  public static var isGuidedAccessEnabled: Bool { AccessibilitySettings.isOn(.guidedAccess) }
  /// Whether the user wants bold text.
  public static var isBoldTextEnabled: Bool { UITraitCollection.applicationTraits.legibilityWeight == .bold }
  /// Whether buttons show their shapes.
  public static var buttonShapesEnabled: Bool { AccessibilitySettings.isOn(.buttonShapes) }
  /// Whether the screen shows no colors.
  public static var isGrayscaleEnabled: Bool { AccessibilitySettings.isOn(.grayscale) }
  /// Whether the user wants less transparency.
  public static var isReduceTransparencyEnabled: Bool { AccessibilitySettings.isOn(.reduceTransparency) }
  /// Whether the user wants less motion.
  public static var isReduceMotionEnabled: Bool { AccessibilitySettings.isOn(.reduceMotion) }
  /// Whether the user wants fades in place of slides; only with less motion.
  public static var prefersCrossFadeTransitions: Bool {
    AccessibilitySettings.isOn(.crossFadeTransitions) && isReduceMotionEnabled
  }
  /// Whether videos may start by themselves. Default true.
  public static var isVideoAutoplayEnabled: Bool { AccessibilitySettings.isOn(.videoAutoplay) }
  /// Whether the user wants more contrast.
  public static var isDarkerSystemColorsEnabled: Bool {
    UITraitCollection.applicationTraits.accessibilityContrast == .high
  }
  /// Whether Switch Control is on.
  public static var isSwitchControlRunning: Bool { AccessibilitySettings.isOn(.switchControl) }
  /// Whether the user can have a selection spoken.
  public static var isSpeakSelectionEnabled: Bool { AccessibilitySettings.isOn(.speakSelection) }
  /// Whether the user can have the screen spoken.
  public static var isSpeakScreenEnabled: Bool { AccessibilitySettings.isOn(.speakScreen) }
  /// Whether a shake offers to undo. Default true.
  public static var isShakeToUndoEnabled: Bool { AccessibilitySettings.isOn(.shakeToUndo) }
  /// Whether AssistiveTouch is on.
  public static var isAssistiveTouchRunning: Bool { AccessibilitySettings.isOn(.assistiveTouch) }
  /// Whether differences are to be shown by more than colors.
  public static var shouldDifferentiateWithoutColor: Bool { AccessibilitySettings.isOn(.differentiateWithoutColor) }
  /// Whether switches show labels.
  public static var isOnOffSwitchLabelsEnabled: Bool { AccessibilitySettings.isOn(.onOffLabels) }
  /// The ears with hearing devices. Empty here.
  public static var hearingDevicePairedEar: UIAccessibility.HearingDeviceEar { [] }

  /// Tells assistive programs that something changed, or has a text spoken. None runs here: scripts can expect it, as in
  /// `expect-feedback "announcement: 3 new messages"`.
  ///
  /// - Parameters:
  ///   - notification: what happened.
  ///   - argument: a text, plain or with attributes, or the element that is to be read next.
  public static func post(notification: UIAccessibility.Notification, argument: Any?) {
    SpokenNotification(notification, argument).give()
  }

  /// The element that an assistive program is at: nil, as none runs.
  public static func focusedElement(using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?) -> Any? {
    nil
  }

  /// Converts a rectangle from the view's space to the screen's.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convertToScreen(rect)
  }

  /// Converts a path from the view's space to the screen's.
  public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
    let moved = path.copy() as? UIBezierPath ?? UIBezierPath()
    let origin = view.convertToScreen(CGPoint.zero)
    moved.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
    return moved
  }

  /// Tells the zoom, which is off, what has the focus.
  public static func zoomFocusChanged(zoomType: UIAccessibility.ZoomType, toFrame frame: CGRect, in view: UIView) {}
  /// Warns the user that the app's gestures collide with zooming. Without effect here.
  public static func registerGestureConflictWithZoom() {}

  /// Asks for a mode with one app only; refused, as on a device that nobody supervises.
  public static func requestGuidedAccessSession(enabled: Bool, completionHandler: @escaping (Bool) -> Void) {
    DispatchQueue.main.async { completionHandler(false) }
  }
  /// Returns whether Guided Access allows what the app named by an identifier. Always `.allow` here.
  public static func guidedAccessRestrictionState(forIdentifier restrictionIdentifier: String)
    -> GuidedAccessRestrictionState
  {
    .allow
  }

  /// What changed.
  public struct Notification: Hashable, RawRepresentable, Sendable {
    public var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The screen shows something else: assistive technologies begin anew. Its argument is the element to go to.
    public static let screenChanged = Notification(rawValue: 1000)
    /// Some of the screen changed. Its argument is the element to go to.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// Has its argument, a text, spoken.
    public static let announcement = Notification(rawValue: 1008)
    /// A page was scrolled. Its argument, a text, says which one is shown.
    public static let pageScrolled = Notification(rawValue: 1009)
    /// Has the assistive technology of its argument pause.
    public static let pauseAssistiveTechnology = Notification(rawValue: 1019)
    /// Has the assistive technology of its argument go on.
    public static let resumeAssistiveTechnology = Notification(rawValue: 1020)
  }

  /// The name of an assistive technology.
  public struct AssistiveTechnologyIdentifier: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// VoiceOver.
    public static let notificationVoiceOver = Self(rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    /// Switch Control.
    public static let notificationSwitchControl = Self(
      rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
  }

  /// The ears that have hearing devices.
  public struct HearingDeviceEar: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The left ear.
    public static let left = HearingDeviceEar(rawValue: 1 << 1)
    /// The right ear.
    public static let right = HearingDeviceEar(rawValue: 1 << 2)
    /// Both ears.
    public static let both: HearingDeviceEar = [.left, .right]
  }

  /// What the user's view is zoomed to follow.
  public enum ZoomType: Int, Sendable { case insertionPoint }
  /// What Guided Access allows.
  public enum GuidedAccessRestrictionState: Int, Sendable { case allow, deny }
}
