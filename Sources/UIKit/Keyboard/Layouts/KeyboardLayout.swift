/// The kind and the height of the keyboard for a responder (facts/devices.md#keyboard).
@MainActor struct KeyboardLayout {
  enum Kind: Equatable { case letters, numberPad, phonePad, decimalPad }
  enum Page: Equatable { case letters, numbers, symbols, emoji }
  /// The size class of rows, which determines their number of keys.
  enum Size: Equatable {
    case phone
    /// An iPad with rows of letters and few other keys.
    case pad
    /// An iPad with space for tab and caps lock.
    case widePad
    /// An iPad with a row of digits.
    case fullPad
  }

  var kind = Kind.letters
  var type = UIKeyboardType.default
  var returnKeyType = UIReturnKeyType.default
  var enablesReturnKeyAutomatically = false
  var isSecure = false
  var autocapitalization = UITextAutocapitalizationType.sentences
  var content = UITextContentType?.none
  var style = UIUserInterfaceStyle.unspecified
  /// Whether there is a bar of suggestions.
  var hasBar = false
  var accessoryHeight: CGFloat = 0
  /// The height of the panel above the keyboard, in the app's window.
  var panelHeight: CGFloat = 0
  /// The total height in points, with the safe area at the bottom.
  var height: CGFloat = 0
  var bottomInset: CGFloat = 0
  var isLandscape = false
  /// The horizontal inset of the keys for the safe area.
  var sideInset: CGFloat = 0
  var size = Size.phone
  var language: KeyboardLanguage
  /// The number of keyboards that the globe key selects, without emoji.
  var languageCount = 1

  /// The height of the bar of suggestions on a phone.
  static let barHeight: CGFloat = 45

  init(responder: UIResponder, screen: CGSize, safeArea: UIEdgeInsets) {
    language = KeyboardLanguage.named(UITextInputMode.currentLetters.keyboard)
    languageCount = UITextInputMode.activeInputModes.filter { $0.keyboard != "emoji" }.count
    isLandscape = screen.width > screen.height
    bottomInset = safeArea.bottom
    sideInset = max(safeArea.left, safeArea.right)
    size = KeyboardLayout.size(screen)
    if let traits = responder as? any UITextInputTraits { read(traits) }
    if let accessory = responder.effectiveAccessoryView {
      accessoryHeight = KeyboardLayout.height(of: accessory, on: screen)
    }
    if let view = responder.effectiveInputView {
      hasBar = false
      height = KeyboardLayout.height(of: view, on: screen) + accessoryHeight
    } else if TextTyping.takesKeys(responder), !KeyboardController.shared.isHardwareKeyboardConnected {
      height = keysHeight(screen) + (hasBar ? barHeight : 0) + accessoryHeight
    } else {
      hasBar = false
      height = accessoryHeight > 0 ? accessoryHeight + bottomInset : 0
    }
    if height > 0 {
      panelHeight = KeyboardArea.panelHeight
      height += panelHeight
    }
  }

  /// The height of the bar of suggestions: the difference of a device's two heights.
  var barHeight: CGFloat {
    switch size {
    case .phone: return KeyboardLayout.barHeight
    default: return isLandscape ? 46 : 49
    }
  }

  private static func size(_ screen: CGSize) -> Size {
    guard UIScreen.main.device.isPad else { return .phone }
    let short = min(screen.width, screen.height)
    return short >= 1000 ? .fullPad : short >= 820 ? .widePad : .pad
  }

  private mutating func read(_ traits: any UITextInputTraits) {
    type = traits.keyboardType
    returnKeyType = traits.returnKeyType
    enablesReturnKeyAutomatically = traits.enablesReturnKeyAutomatically
    isSecure = traits.isSecureTextEntry
    autocapitalization = traits.autocapitalizationType
    content = traits.textContentType
    switch traits.keyboardAppearance {
    case .dark: style = .dark
    case .light: style = .light
    default: style = .unspecified
    }
    switch type {
    case .numberPad, .asciiCapableNumberPad: kind = .numberPad
    case .phonePad: kind = .phonePad
    case .decimalPad: kind = .decimalPad
    default: kind = .letters
    }
    // An iPad has no number pads; it shows the page of numbers of the usual keyboard.
    if size != .phone { kind = .letters }
    if needsASCII, !language.isASCIICapable {
      let latin = UITextInputMode.activeInputModes.first { UITextInputMode.isLatin($0.keyboard) }
      language = KeyboardLanguage.named(latin?.keyboard ?? "en")
    }
    hasBar = kind == .letters && traits.autocorrectionType != .no && !isSecure && type != .URL
    // A composition needs a bar of candidates.
    if kind == .letters, ![.none, .hangul].contains(language.composition) { hasBar = true }
    if kind == .letters, offersPasswords { hasBar = true }
    if oneTimeCode != nil { hasBar = true }
  }

  /// Whether only Latin letters are offered, as for addresses and hidden text.
  private var needsASCII: Bool {
    isSecure || [.asciiCapable, .emailAddress, .URL, .asciiCapableNumberPad].contains(type)
  }

  /// The code of a message that the bar offers, over all kinds of keys; nil for other texts.
  var oneTimeCode: String? { content == .oneTimeCode ? OneTimeCode.current : nil }

  /// Whether the bar has the key of saved passwords.
  var offersPasswords: Bool { content == .password || content == .username || content == .newPassword }

  /// Returns the height of the keys and of the row under them, without the bar.
  private func keysHeight(_ screen: CGSize) -> CGFloat {
    let hasHomeBar = bottomInset > 0
    switch size {
    case .phone:
      if isLandscape { return hasHomeBar ? 171 : 162 }
      let width = screen.width
      if !hasHomeBar { return width >= 414 ? 226 : 216 }
      return width >= 414 ? 302 : 291
    case .pad, .widePad: return (isLandscape ? 352 : 264) + (hasHomeBar ? 24 : 0)
    case .fullPad: return (isLandscape ? 377 : 279) + (hasHomeBar ? 24 : 0)
    }
  }

  /// The height of the row under the keys: on phones with a home indicator in portrait, it has globe and
  /// microphone.
  var underKeys: CGFloat {
    guard bottomInset > 0 else { return 0 }
    if size != .phone { return 24 }
    return isLandscape ? 21 : 75
  }
  /// Whether there is a row under the keys.
  var hasUnderRow: Bool { size == .phone && bottomInset > 0 && !isLandscape }

  /// Returns the height of an app's view, limited to the screen.
  private static func height(of view: UIView, on screen: CGSize) -> CGFloat {
    let height = wantedHeight(of: view, width: screen.width)
    return height.isFinite ? min(max(0, height), screen.height) : 0
  }

  private static func wantedHeight(of view: UIView, width: CGFloat) -> CGFloat {
    if !view.translatesAutoresizingMaskIntoConstraints || view.autoresizingMask.contains(.flexibleHeight) {
      let size = view.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      if size.height > 0 { return size.height }
    }
    if view.bounds.height > 0 { return view.bounds.height }
    let intrinsic = view.intrinsicContentSize.height
    if intrinsic > 0 { return intrinsic }
    let fitting = view.sizeThatFits(CGSize(width: width, height: 0)).height
    return fitting > 0 ? fitting : 0
  }

  // MARK: The return key

  var returnTitle: String {
    switch returnKeyType {
    case .default: return language.title(.return)
    case .go: return language.title(.go)
    case .google, .search, .yahoo: return language.title(.search)
    case .join: return language.title(.join)
    case .next: return language.title(.next)
    case .route: return language.title(.route)
    case .send: return language.title(.send)
    case .done: return language.title(.done)
    case .emergencyCall: return language.title(.emergencyCall)
    case .continue: return language.title(.continue)
    }
  }

  /// Whether the return key is blue, which indicates that it completes an action.
  var returnIsBlue: Bool { returnKeyType != .default && returnKeyType != .next && returnKeyType != .continue }

  /// The initial page of the keyboard.
  var firstPage: Page {
    switch type {
    case .numbersAndPunctuation: return .numbers
    case .numberPad, .asciiCapableNumberPad, .phonePad, .decimalPad: return size == .phone ? .letters : .numbers
    default: return UITextInputMode.current.keyboard == "emoji" && !needsASCII ? .emoji : .letters
    }
  }
}
