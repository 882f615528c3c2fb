/// A switch of Settings > Accessibility. The raw value is its name on the command line and in scripts.
package enum AccessibilitySetting: String, CaseIterable, Sendable {
  case voiceOver = "voiceover"
  case switchControl = "switch-control"
  case assistiveTouch = "assistive-touch"
  case guidedAccess = "guided-access"
  case boldText = "bold-text"
  case buttonShapes = "button-shapes"
  case onOffLabels = "on-off-labels"
  case reduceTransparency = "reduce-transparency"
  case increaseContrast = "increase-contrast"
  case differentiateWithoutColor = "differentiate-without-color"
  case invertColors = "invert-colors"
  case grayscale = "grayscale"
  case reduceMotion = "reduce-motion"
  case crossFadeTransitions = "cross-fade-transitions"
  case videoAutoplay = "video-autoplay"
  case speakScreen = "speak-screen"
  case speakSelection = "speak-selection"
  case monoAudio = "mono-audio"
  case closedCaptions = "closed-captions"
  case shakeToUndo = "shake-to-undo"

  /// The settings that are on by default.
  package static let defaults: Set<AccessibilitySetting> = [.videoAutoplay, .shakeToUndo]

  /// Parses a list such as `reduce-motion,bold-text,no-shake-to-undo`, which adds to the defaults or removes from
  /// them. Returns nil if a name is unknown.
  package static func settings(_ list: String) -> Set<AccessibilitySetting>? {
    var settings = defaults
    for name in list.split(separator: ",") {
      if let setting = AccessibilitySetting(rawValue: String(name)) {
        settings.insert(setting)
      } else if name.hasPrefix("no-"), let setting = AccessibilitySetting(rawValue: String(name.dropFirst(3))) {
        settings.remove(setting)
      } else {
        return nil
      }
    }
    return settings
  }

  /// Formats settings as a list that `settings(_:)` parses.
  package static func list(_ settings: Set<AccessibilitySetting>) -> String {
    allCases.compactMap { setting in
      guard settings.contains(setting) != defaults.contains(setting) else { return nil }
      return (settings.contains(setting) ? "" : "no-") + setting.rawValue
    }.joined(separator: ",")
  }
}
