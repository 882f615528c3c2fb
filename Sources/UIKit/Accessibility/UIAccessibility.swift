import QuartzCore

/// The settings of assistive programs, and notifications for them.
///
/// ```swift
/// if !UIAccessibility.isReduceMotionEnabled { UIView.animate(withDuration: 0.3) { self.box.alpha = 0 } }
/// UIAccessibility.post(notification: .announcement, argument: "3 new messages")
/// ```
///
/// No assistive program runs in the simulator. The settings are those that `flipside run --accessibility LIST` and
/// the script command `setting NAME on|off` make, and each change posts its notification. Notifications that apps
/// post are recorded for scripts.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiaccessibility>
@preconcurrency @MainActor public enum UIAccessibility {
  /// Whether VoiceOver is on.
  public static var isVoiceOverRunning: Bool { AccessibilitySettings.isOn(.voiceOver) }
  /// Whether sound is played in one channel.
  public static var isMonoAudioEnabled: Bool { AccessibilitySettings.isOn(.monoAudio) }
  /// Whether videos are shown with captions.
  public static var isClosedCaptioningEnabled: Bool { AccessibilitySettings.isOn(.closedCaptions) }
  /// Whether the colors of the screen are inverted.
  public static var isInvertColorsEnabled: Bool { AccessibilitySettings.isOn(.invertColors) }
  /// Whether Guided Access limits the device to this app.
  public static var isGuidedAccessEnabled: Bool { AccessibilitySettings.isOn(.guidedAccess) }
  /// Whether the user prefers bold text.
  public static var isBoldTextEnabled: Bool { UITraitCollection.applicationTraits.legibilityWeight == .bold }
  /// Whether buttons show their shapes.
  public static var buttonShapesEnabled: Bool { AccessibilitySettings.isOn(.buttonShapes) }
  /// Whether the screen shows no colors.
  public static var isGrayscaleEnabled: Bool { AccessibilitySettings.isOn(.grayscale) }
  /// Whether the user prefers reduced transparency.
  public static var isReduceTransparencyEnabled: Bool { AccessibilitySettings.isOn(.reduceTransparency) }
  /// Whether the user prefers reduced motion.
  public static var isReduceMotionEnabled: Bool { AccessibilitySettings.isOn(.reduceMotion) }
  /// Whether the user prefers cross-fades to slides; only with reduced motion.
  public static var prefersCrossFadeTransitions: Bool {
    AccessibilitySettings.isOn(.crossFadeTransitions) && isReduceMotionEnabled
  }
  /// Whether videos may play automatically. True by default.
  public static var isVideoAutoplayEnabled: Bool { AccessibilitySettings.isOn(.videoAutoplay) }
  /// Whether the user prefers increased contrast.
  public static var isDarkerSystemColorsEnabled: Bool {
    UITraitCollection.applicationTraits.accessibilityContrast == .high
  }
  /// Whether Switch Control is on.
  public static var isSwitchControlRunning: Bool { AccessibilitySettings.isOn(.switchControl) }
  /// Whether the user can have the selected text spoken.
  public static var isSpeakSelectionEnabled: Bool { AccessibilitySettings.isOn(.speakSelection) }
  /// Whether the user can have the contents of the screen spoken.
  public static var isSpeakScreenEnabled: Bool { AccessibilitySettings.isOn(.speakScreen) }
  /// Whether shaking the device offers to undo. True by default.
  public static var isShakeToUndoEnabled: Bool { AccessibilitySettings.isOn(.shakeToUndo) }
  /// Whether AssistiveTouch is on.
  public static var isAssistiveTouchRunning: Bool { AccessibilitySettings.isOn(.assistiveTouch) }
  /// Whether differences are to be conveyed by more than color.
  public static var shouldDifferentiateWithoutColor: Bool { AccessibilitySettings.isOn(.differentiateWithoutColor) }
  /// Whether switches show labels for on and off.
  public static var isOnOffSwitchLabelsEnabled: Bool { AccessibilitySettings.isOn(.onOffLabels) }
  /// The ears that have hearing devices. Always empty.
  public static var hearingDevicePairedEar: UIAccessibility.HearingDeviceEar { [] }

  /// Notifies assistive programs of a change or has a text announced. No such program runs, but scripts can expect
  /// the notification, as in `expect-feedback "announcement: 3 new messages"`.
  ///
  /// - Parameters:
  ///   - notification: the kind of change.
  ///   - argument: a text to speak, plain or attributed, or the element to focus next.
  public static func post(notification: UIAccessibility.Notification, argument: Any?) {
    SpokenNotification(notification, argument).give()
  }

  /// Returns the element that an assistive program has focused: nil, as no such program runs.
  public static func focusedElement(using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?) -> Any? {
    nil
  }

  /// Converts a rectangle from the view's coordinates to screen coordinates.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convertToScreen(rect)
  }

  /// Converts a path from the view's coordinates to screen coordinates.
  public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
    let moved = path.copy() as? UIBezierPath ?? UIBezierPath()
    let origin = view.convertToScreen(CGPoint.zero)
    moved.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
    return moved
  }

  /// Notifies the system's zoom of the element in focus. It has no effect, as zoom is off.
  public static func zoomFocusChanged(zoomType: UIAccessibility.ZoomType, toFrame frame: CGRect, in view: UIView) {}
  /// Warns the user that the app's gestures conflict with zoom. It has no effect.
  public static func registerGestureConflictWithZoom() {}

  /// Requests Single App Mode; refused, as on a device that is not supervised.
  public static func requestGuidedAccessSession(enabled: Bool, completionHandler: @escaping (Bool) -> Void) {
    DispatchQueue.main.async { completionHandler(false) }
  }
  /// Returns whether Guided Access allows the feature that an identifier names. Always `.allow`.
  public static func guidedAccessRestrictionState(forIdentifier restrictionIdentifier: String)
    -> GuidedAccessRestrictionState
  {
    .allow
  }

  /// A change that assistive technologies are notified of, or a request to them.
  public struct Notification: Hashable, RawRepresentable, Sendable {
    public var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The contents of the screen were replaced, so that assistive technologies start over. The argument is the
    /// element to focus.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A part of the screen changed. The argument is the element to focus.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// Speaks a text, which is the argument.
    public static let announcement = Notification(rawValue: 1008)
    /// A page was scrolled. The argument is a text that describes the visible page.
    public static let pageScrolled = Notification(rawValue: 1009)
    /// Pauses the assistive technology that is the argument.
    public static let pauseAssistiveTechnology = Notification(rawValue: 1019)
    /// Resumes the assistive technology that is the argument.
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

  /// The object that zoom follows.
  public enum ZoomType: Int, Sendable { case insertionPoint }
  /// The decision of Guided Access about a restriction.
  public enum GuidedAccessRestrictionState: Int, Sendable { case allow, deny }
}
