import Foundation
import HostModel

/// The accessibility settings in their current state.
@MainActor package enum AccessibilitySettings {
  /// The settings that are switched on.
  package static var on = AccessibilitySetting.defaults

  package static func isOn(_ setting: AccessibilitySetting) -> Bool { on.contains(setting) }

  /// Returns the notification that is posted after a change; nil for settings without one in Apple's API.
  package static func notification(of setting: AccessibilitySetting) -> NSNotification.Name? {
    switch setting {
    case .voiceOver: UIAccessibility.voiceOverStatusDidChangeNotification
    case .switchControl: UIAccessibility.switchControlStatusDidChangeNotification
    case .assistiveTouch: UIAccessibility.assistiveTouchStatusDidChangeNotification
    case .guidedAccess: UIAccessibility.guidedAccessStatusDidChangeNotification
    case .boldText: UIAccessibility.boldTextStatusDidChangeNotification
    case .buttonShapes: UIAccessibility.buttonShapesEnabledStatusDidChangeNotification
    case .onOffLabels: UIAccessibility.onOffSwitchLabelsDidChangeNotification
    case .reduceTransparency: UIAccessibility.reduceTransparencyStatusDidChangeNotification
    case .increaseContrast: UIAccessibility.darkerSystemColorsStatusDidChangeNotification
    case .differentiateWithoutColor: UIAccessibility.differentiateWithoutColorDidChangeNotification
    case .invertColors: UIAccessibility.invertColorsStatusDidChangeNotification
    case .grayscale: UIAccessibility.grayscaleStatusDidChangeNotification
    case .reduceMotion: UIAccessibility.reduceMotionStatusDidChangeNotification
    case .crossFadeTransitions: UIAccessibility.prefersCrossFadeTransitionsStatusDidChange
    case .videoAutoplay: UIAccessibility.videoAutoplayStatusDidChangeNotification
    case .speakScreen: UIAccessibility.speakScreenStatusDidChangeNotification
    case .speakSelection: UIAccessibility.speakSelectionStatusDidChangeNotification
    case .monoAudio: UIAccessibility.monoAudioStatusDidChangeNotification
    case .closedCaptions: UIAccessibility.closedCaptioningStatusDidChangeNotification
    case .shakeToUndo: UIAccessibility.shakeToUndoDidChangeNotification
    }
  }
}
