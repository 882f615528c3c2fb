import UIKit

/// An accessibility element as VoiceOver presents it, with its spoken text and actions.
package struct SpokenElement {
  package var className = ""
  package var label: String?
  package var value: String?
  package var hint: String?
  package var identifier: String?
  /// The names of the element's traits: those of Apple's constants and internal ones of UIKit.
  package var traits: [String] = []
  /// The frame in screen coordinates, in points.
  package var frame = CGRect.zero
  package var activationPoint = CGPoint.zero
  /// Whether the element has an accessibility path.
  package var hasPath = false
  package var language: String?
  package var actions: [String] = []
  package var customContent: [CustomContent.Item] = []
  package var rotors: [String] = []
  /// The kind of the nearest container. `containerLabel` is its label.
  package var container: String?
  package var containerLabel: String?
  /// The element's index in its container and the number of elements in it, if VoiceOver speaks them.
  package var position: (index: Int, count: Int)?
  /// The underlying object.
  package weak var object: UIResponder?

  /// The text, in English, that VoiceOver speaks when it reaches the element.
  package var spoken: String {
    var words: [String] = []
    let has = Set(traits)
    if has.contains("selected") { words.append("Selected") }
    if let label, !label.isEmpty { words.append(label) }
    if let value, !value.isEmpty, value != label {
      words.append(has.contains("toggleButton") ? ["1": "On", "0": "Off"][value] ?? value : value)
    }
    if has.contains("notEnabled") { words.append("Dimmed") }
    words += Self.roles.filter {
      has.contains($0.trait) && !($0.trait == "button" && has.contains(where: Self.isMore))
    }
    .map(\.word)
    words += customContent.filter(\.isImportant).map { "\($0.label), \($0.value)" }
    if let position { words.append("\(position.index) of \(position.count)") }
    if let hint, !hint.isEmpty { words.append(hint) }
    return words.joined(separator: ", ")
  }

  /// Returns whether a trait is more specific than that of a button.
  private static func isMore(_ trait: String) -> Bool {
    ["toggleButton", "backButton", "tab", "link"].contains(trait)
  }

  private static let roles: [(trait: String, word: String)] = [
    ("toggleButton", "Switch Button"), ("backButton", "Back Button"), ("tab", "Tab"), ("button", "Button"),
    ("link", "Link"), ("searchField", "Search Field"), ("image", "Image"), ("header", "Heading"),
    ("adjustable", "Adjustable"),
  ]

  static let traitNames: [(UIAccessibilityTraits, String)] = [
    (.button, "button"), (.link, "link"), (.image, "image"), (.selected, "selected"), (.playsSound, "playsSound"),
    (.keyboardKey, "keyboardKey"), (.staticText, "staticText"), (.summaryElement, "summaryElement"),
    (.notEnabled, "notEnabled"), (.updatesFrequently, "updatesFrequently"), (.searchField, "searchField"),
    (.startsMediaSession, "startsMediaSession"), (.adjustable, "adjustable"),
    (.allowsDirectInteraction, "allowsDirectInteraction"), (.causesPageTurn, "causesPageTurn"), (.tabBar, "tabBar"),
    (.header, "header"), (.toggleButton, "toggleButton"), (.backButton, "backButton"), (.tab, "tab"),
  ]
}
