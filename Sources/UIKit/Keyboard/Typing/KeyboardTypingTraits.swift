/// The permitted changes of typed text, from the traits of the text.
@MainActor struct KeyboardTypingTraits {
  /// Whether two spaces become a period and a space.
  var usesPeriodShortcut = false
  var usesSmartQuotes = false
  var usesSmartDashes = false
  /// Whether words may be replaced when a space follows them.
  var corrects = false
  /// Whether the bar suggests words.
  var suggests = false

  init() {}

  /// Reads the traits. Addresses, numbers and hidden text are not changed, unless a trait requests it.
  init(_ traits: any UITextInputTraits, type: UIKeyboardType, language: KeyboardLanguage) {
    let isProse: Bool
    switch type {
    case .default, .asciiCapable, .twitter, .webSearch, .namePhonePad, .numbersAndPunctuation: isProse = true
    default: isProse = false
    }
    let isOpen = isProse && !traits.isSecureTextEntry
    let isPlain = isOpen && ![.username, .password, .newPassword, .oneTimeCode].contains(traits.textContentType)
    usesPeriodShortcut =
      isPlain && language.composition == .none && type != .webSearch && type != .numbersAndPunctuation
    usesSmartQuotes = isPlain && type == .default
    if traits.smartQuotesType == .yes { usesSmartQuotes = !traits.isSecureTextEntry }
    if traits.smartQuotesType == .no { usesSmartQuotes = false }
    usesSmartDashes = isPlain && type == .default
    if traits.smartDashesType == .yes { usesSmartDashes = !traits.isSecureTextEntry }
    if traits.smartDashesType == .no { usesSmartDashes = false }
    suggests = isPlain && traits.autocorrectionType != .no
    corrects = suggests && (type == .default || traits.autocorrectionType == .yes)
  }
}
