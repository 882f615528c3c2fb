/// The keyboard's properties in an element `<textInputTraits>`.
extension UITextInputTraits {
  func readTraits(of object: NibElement) {
    guard let element = object.child(named: "textInputTraits") else { return }
    if let type = element["autocapitalizationType"].flatMap({ NibTextInputNames.capitalization[$0] }) {
      autocapitalizationType = type
    } else {
      // Interface Builder leaves out its own default, which is `none`, not `sentences`.
      autocapitalizationType = .none
    }
    if let type = element["keyboardType"].flatMap({ NibTextInputNames.keyboards[$0] }) { keyboardType = type }
    if let type = element["returnKeyType"].flatMap({ NibTextInputNames.returnKeys[$0] }) { returnKeyType = type }
    if let type = element["keyboardAppearance"].flatMap({ NibTextInputNames.appearances[$0] }) {
      keyboardAppearance = type
    }
    if let value = element.flag("secureTextEntry") { isSecureTextEntry = value }
    if let value = element.flag("enablesReturnKeyAutomatically") { enablesReturnKeyAutomatically = value }
    switch element["autocorrectionType"] {
    case "no": autocorrectionType = .no
    case "yes": autocorrectionType = .yes
    default: break
    }
    switch element["spellCheckingType"] {
    case "no": spellCheckingType = .no
    case "yes": spellCheckingType = .yes
    default: break
    }
    if element["smartQuotesType"] == "no" { smartQuotesType = .no }
    if element["smartDashesType"] == "no" { smartDashesType = .no }
    if element["smartInsertDeleteType"] == "no" { smartInsertDeleteType = .no }
    if let rules = element.child(named: "passwordRules")?["passwordRulesDescriptor"] {
      passwordRules = UITextInputPasswordRules(descriptor: rules)
    }
    if let type = element["textContentType"] { textContentType = UITextContentType(rawValue: type) }
  }

}

@MainActor private enum NibTextInputNames {
  static let capitalization: [String: UITextAutocapitalizationType] = [
    "none": .none, "words": .words, "sentences": .sentences, "allCharacters": .allCharacters,
  ]
  static let keyboards: [String: UIKeyboardType] = [
    "alphabet": .asciiCapable, "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL,
    "numberPad": .numberPad,
    "phonePad": .phonePad, "namePhonePad": .namePhonePad, "emailAddress": .emailAddress, "decimalPad": .decimalPad,
    "twitter": .twitter, "webSearch": .webSearch, "ASCIICapableNumberPad": .asciiCapableNumberPad,
  ]
  static let returnKeys: [String: UIReturnKeyType] = [
    "go": .go, "google": .google, "join": .join, "next": .next, "route": .route, "search": .search, "send": .send,
    "yahoo": .yahoo, "done": .done, "emergencyCall": .emergencyCall, "continue": .continue,
  ]
  static let appearances: [String: UIKeyboardAppearance] = ["light": .light, "dark": .dark, "alert": .dark]
}
