import Foundation

/// Notifications of settings that change, with the names of Apple's constants.
extension UIAccessibility {
  /// Posted when an announcement was spoken or interrupted. The user info has its text and whether it was spoken to
  /// its end.
  nonisolated public static let announcementDidFinishNotification = NSNotification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")
  /// Posted when `isAssistiveTouchRunning` changed in Settings.
  nonisolated public static let assistiveTouchStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityAssistiveTouchStatusDidChangeNotification")
  /// Posted when `isBoldTextEnabled` changed in Settings.
  nonisolated public static let boldTextStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  /// Posted when `buttonShapesEnabled` changed in Settings.
  nonisolated public static let buttonShapesEnabledStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")
  /// Posted when `isClosedCaptioningEnabled` changed in Settings.
  nonisolated public static let closedCaptioningStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityClosedCaptioningStatusDidChangeNotification")
  /// Posted when `isDarkerSystemColorsEnabled` changed in Settings.
  nonisolated public static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  /// Posted when `shouldDifferentiateWithoutColor` changed in Settings.
  nonisolated public static let differentiateWithoutColorDidChangeNotification = NSNotification.Name(
    "UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification")
  /// Posted when an assistive technology moved to another element, with both elements in its user info.
  nonisolated public static let elementFocusedNotification = NSNotification.Name(
    "UIAccessibilityElementFocusedNotification")
  /// Posted when `isGrayscaleEnabled` changed in Settings.
  nonisolated public static let grayscaleStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityGrayscaleStatusDidChangeNotification")
  /// Posted when `isGuidedAccessEnabled` changed in Settings.
  nonisolated public static let guidedAccessStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityGuidedAccessStatusDidChangeNotification")
  /// Posted when `hearingDevicePairedEar` changed in Settings.
  nonisolated public static let hearingDevicePairedEarDidChangeNotification = NSNotification.Name(
    "UIAccessibilityHearingDevicePairedEarDidChangeNotification")
  /// Posted when `isInvertColorsEnabled` changed in Settings.
  nonisolated public static let invertColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityInvertColorsStatusDidChangeNotification")
  /// Posted when `isMonoAudioEnabled` changed in Settings.
  nonisolated public static let monoAudioStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityMonoAudioStatusDidChangeNotification")
  /// Posted when `isOnOffSwitchLabelsEnabled` changed in Settings.
  nonisolated public static let onOffSwitchLabelsDidChangeNotification = NSNotification.Name(
    "UIAccessibilityOnOffSwitchLabelsDidChangeNotification")
  /// Posted when `prefersCrossFadeTransitions` changed in Settings.
  nonisolated public static let prefersCrossFadeTransitionsStatusDidChange = NSNotification.Name(
    "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
  /// Posted when `isReduceMotionEnabled` changed in Settings.
  nonisolated public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Posted when `isReduceTransparencyEnabled` changed in Settings.
  nonisolated public static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  /// Posted when `isShakeToUndoEnabled` changed in Settings.
  nonisolated public static let shakeToUndoDidChangeNotification = NSNotification.Name(
    "UIAccessibilityShakeToUndoDidChangeNotification")
  /// Posted when `isSpeakScreenEnabled` changed in Settings.
  nonisolated public static let speakScreenStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySpeakScreenStatusDidChangeNotification")
  /// Posted when `isSpeakSelectionEnabled` changed in Settings.
  nonisolated public static let speakSelectionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySpeakSelectionStatusDidChangeNotification")
  /// Posted when `isSwitchControlRunning` changed in Settings.
  nonisolated public static let switchControlStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification")
  /// Posted when `isVideoAutoplayEnabled` changed in Settings.
  nonisolated public static let videoAutoplayStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVideoAutoplayStatusDidChangeNotification")
  /// Posted when `isVoiceOverRunning` changed in Settings.
  nonisolated public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// The key of the text that was announced.
  nonisolated public static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
  /// The key of a Bool: whether the announcement was spoken to its end.
  nonisolated public static let announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementKeyWasSuccessful"
  /// The key of the assistive technology that moved, an `AssistiveTechnologyIdentifier`.
  nonisolated public static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"
  /// The key of the element that got the cursor.
  nonisolated public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  /// The key of the element that lost the cursor.
  nonisolated public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
}
