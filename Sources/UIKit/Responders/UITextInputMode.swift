/// A keyboard language: one of the keyboards between which the globe key switches.
///
/// The keyboards are those of the device's languages, in the user's order, English beside languages of other
/// scripts, and emoji. A responder that returns one of `activeInputModes` as its `textInputMode` gets that keyboard
/// when it becomes first responder:
///
/// ```swift
/// final class EmojiField: UITextField {
///   override var textInputMode: UITextInputMode? {
///     UITextInputMode.activeInputModes.first { $0.primaryLanguage == "emoji" }
///   }
/// }
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitextinputmode>
@preconcurrency @MainActor open class UITextInputMode: NSObject, @preconcurrency NSSecureCoding {
  private let language: String?
  /// The name of the keyboard's table: "de", "ja-kana", "emoji".
  let keyboard: String

  /// Creates a mode with the first of the active modes' languages.
  public override init() {
    language = UITextInputMode.activeInputModes.first?.primaryLanguage
    keyboard = UITextInputMode.activeInputModes.first?.keyboard ?? "en"
    super.init()
  }

  init(keyboard: String, language: String) {
    self.keyboard = keyboard
    self.language = language
    super.init()
  }

  public required init?(coder: NSCoder) {
    let words = ["language", "keyboard"].map { key in
      coder.decodeObject(of: NSString.self, forKey: key).map { String(describing: $0) }
    }
    language = words[0]
    keyboard = words[1] ?? "en"
    super.init()
  }

  open class var supportsSecureCoding: Bool { true }
  /// Writes the language and the name of the keyboard.
  open func encode(with coder: NSCoder) {
    if let language { coder.encode(NSString(string: language), forKey: "language") }
    coder.encode(NSString(string: keyboard), forKey: "keyboard")
  }

  /// Posted after the globe key, or a responder with an input mode of its own, changed the keyboard. The object is
  /// nil.
  public class var currentInputModeDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UITextInputCurrentInputModeDidChangeNotification")
  }

  /// The language as a BCP 47 tag such as "en-US", "zh-Hans" or "ja-JP"; "emoji" for the emoji keyboard.
  open var primaryLanguage: String? { language }

  // MARK: The device's keyboards

  /// The keyboards of the device in the order in which the globe key leads through them.
  open class var activeInputModes: [UITextInputMode] { active }

  private static var active = modes(for: HostLocale.languages)

  /// The last keyboard that was not emoji.
  private(set) static var currentLetters = active[0]

  /// The keyboard that is shown, or is shown next.
  static var current = active[0] {
    didSet {
      if current.keyboard != "emoji" { currentLetters = current }
      guard current !== oldValue else { return }
      NotificationCenter.default.post(name: currentInputModeDidChangeNotification, object: nil)
    }
  }

  /// Replaces the device's keyboards by those of other languages, as the user does in the settings.
  package static func install(_ languages: [String]) {
    active = modes(for: languages)
    current = active[0]
  }

  /// The keyboard to which the globe key leads.
  static var next: UITextInputMode {
    let index = active.firstIndex { $0 === current } ?? -1
    return active[(index + 1) % active.count]
  }

  static var emoji: UITextInputMode? { active.first { $0.keyboard == "emoji" } }

  /// Returns the keyboards of a list of languages such as `["de-DE"]`: at least English and emoji.
  static func modes(for languages: [String]) -> [UITextInputMode] {
    var modes: [UITextInputMode] = []
    for language in languages {
      for mode in keyboards(of: language)
      where !modes.contains(where: { $0.keyboard == mode.keyboard && $0.language == mode.language }) {
        modes.append(mode)
      }
    }
    if modes.isEmpty || !modes.contains(where: { isLatin($0.keyboard) }) {
      modes.append(UITextInputMode(keyboard: "en", language: "en-US"))
    }
    modes.append(UITextInputMode(keyboard: "emoji", language: "emoji"))
    return modes
  }

  private static let others: Set<String> = [
    "ru", "uk", "bg", "el", "ar", "fa", "he", "th", "hi", "ko", "zh-Hans", "ja-kana", "ja-romaji",
  ]
  private static let latin: Set<String> = [
    "en", "de", "fr", "es", "it", "pt", "nl", "sv", "fi", "da", "nb", "pl", "cs", "tr", "hu", "ro", "vi", "id",
    "ca",
  ]

  static func isLatin(_ keyboard: String) -> Bool { latin.contains(keyboard) }

  private static func keyboards(of language: String) -> [UITextInputMode] {
    let tag = language.replacingOccurrences(of: "_", with: "-")
    let first = tag.split(separator: "-").first.map { $0.lowercased() } ?? ""
    switch first {
    case "zh": return [UITextInputMode(keyboard: "zh-Hans", language: "zh-Hans")]
    case "ja":
      return ["ja-kana", "ja-romaji"].map { UITextInputMode(keyboard: $0, language: "ja-JP") }
    case "no", "nn": return [UITextInputMode(keyboard: "nb", language: "nb-NO")]
    case "iw": return [UITextInputMode(keyboard: "he", language: "he-IL")]
    default:
      guard !first.isEmpty else { return [] }
      // Languages without a table have the English letters.
      let isKnown = others.contains(first) || latin.contains(first)
      return [UITextInputMode(keyboard: isKnown ? first : "en", language: tag)]
    }
  }
}
