/// What `<textInputTraits>` says of the keyboard.
@MainActor enum NibTextInputTraits {
  static func apply(_ element: NibElement, to input: some UITextInputTraits) {
    if let type = element["autocapitalizationType"].flatMap({ capitalization[$0] }) {
      input.autocapitalizationType = type
    } else {
      // Interface Builder leaves out what it takes for granted, and that is none, not sentences.
      input.autocapitalizationType = .none
    }
    if let type = element["keyboardType"].flatMap({ keyboards[$0] }) { input.keyboardType = type }
    if let type = element["returnKeyType"].flatMap({ returnKeys[$0] }) { input.returnKeyType = type }
    if let type = element["keyboardAppearance"].flatMap({ appearances[$0] }) { input.keyboardAppearance = type }
    if let value = element.flag("secureTextEntry") { input.isSecureTextEntry = value }
    if let value = element.flag("enablesReturnKeyAutomatically") { input.enablesReturnKeyAutomatically = value }
    switch element["autocorrectionType"] {
    case "no": input.autocorrectionType = .no
    case "yes": input.autocorrectionType = .yes
    default: break
    }
    switch element["spellCheckingType"] {
    case "no": input.spellCheckingType = .no
    case "yes": input.spellCheckingType = .yes
    default: break
    }
    if element["smartQuotesType"] == "no" { input.smartQuotesType = .no }
    if element["smartDashesType"] == "no" { input.smartDashesType = .no }
    if element["smartInsertDeleteType"] == "no" { input.smartInsertDeleteType = .no }
    if let rules = element.child(named: "passwordRules")?["passwordRulesDescriptor"] {
      input.passwordRules = UITextInputPasswordRules(descriptor: rules)
    }
    if let type = element["textContentType"] { input.textContentType = UITextContentType(rawValue: type) }
  }

  private static let capitalization: [String: UITextAutocapitalizationType] = [
    "none": .none, "words": .words, "sentences": .sentences, "allCharacters": .allCharacters,
  ]
  private static let keyboards: [String: UIKeyboardType] = [
    "alphabet": .asciiCapable, "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL,
    "numberPad": .numberPad,
    "phonePad": .phonePad, "namePhonePad": .namePhonePad, "emailAddress": .emailAddress, "decimalPad": .decimalPad,
    "twitter": .twitter, "webSearch": .webSearch, "ASCIICapableNumberPad": .asciiCapableNumberPad,
  ]
  private static let returnKeys: [String: UIReturnKeyType] = [
    "go": .go, "google": .google, "join": .join, "next": .next, "route": .route, "search": .search, "send": .send,
    "yahoo": .yahoo, "done": .done, "emergencyCall": .emergencyCall, "continue": .continue,
  ]
  private static let appearances: [String: UIKeyboardAppearance] = ["light": .light, "dark": .dark, "alert": .dark]
}
