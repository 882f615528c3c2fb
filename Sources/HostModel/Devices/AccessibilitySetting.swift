/// A switch of Settings > Accessibility, under the name by which the command line and scripts know it.
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

  /// Those that are on where the user has changed nothing.
  package static let defaults: Set<AccessibilitySetting> = [.videoAutoplay, .shakeToUndo]

  /// The settings of a list such as `reduce-motion,bold-text,no-shake-to-undo`, beside the defaults; nil if a name is unknown.
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

  /// The list that `settings(_:)` reads.
  package static func list(_ settings: Set<AccessibilitySetting>) -> String {
    allCases.compactMap { setting in
      guard settings.contains(setting) != defaults.contains(setting) else { return nil }
      return (settings.contains(setting) ? "" : "no-") + setting.rawValue
    }.joined(separator: ",")
  }
}
