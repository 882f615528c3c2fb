/// Which keyboard a responder asks for, and how high it is (facts/devices.md#keyboard).
@MainActor struct KeyboardLayout {
  enum Kind: Equatable { case letters, numberPad, phonePad, decimalPad }

  var kind = Kind.letters
  var type = UIKeyboardType.default
  var returnKeyType = UIReturnKeyType.default
  var enablesReturnKeyAutomatically = false
  var isSecure = false
  var autocapitalization = UITextAutocapitalizationType.sentences
  var style = UIUserInterfaceStyle.unspecified
  /// The bar of suggestions.
  var hasBar = false
  var accessoryHeight: CGFloat = 0
  /// Of all, with the safe area at the bottom.
  var height: CGFloat = 0
  var bottomInset: CGFloat = 0
  var isLandscape = false
  /// Keys stay out of the screen's unsafe sides.
  var sideInset: CGFloat = 0

  static let barHeight: CGFloat = 45

  init(responder: UIResponder, screen: CGSize, safeArea: UIEdgeInsets) {
    isLandscape = screen.width > screen.height
    bottomInset = safeArea.bottom
    sideInset = max(safeArea.left, safeArea.right)
    if let traits = responder as? any UITextInputTraits { read(traits) }
    if let accessory = responder.inputAccessoryView {
      accessoryHeight = KeyboardLayout.height(of: accessory, width: screen.width)
    }
    if let view = responder.inputView {
      hasBar = false
      height = KeyboardLayout.height(of: view, width: screen.width) + accessoryHeight
    } else if TextTyping.takesKeys(responder) {
      height = keysHeight(screen) + (hasBar ? KeyboardLayout.barHeight : 0) + accessoryHeight
    } else {
      hasBar = false
      height = accessoryHeight + bottomInset
    }
  }

  private mutating func read(_ traits: any UITextInputTraits) {
    type = traits.keyboardType
    returnKeyType = traits.returnKeyType
    enablesReturnKeyAutomatically = traits.enablesReturnKeyAutomatically
    isSecure = traits.isSecureTextEntry
    autocapitalization = traits.autocapitalizationType
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
    hasBar = kind == .letters && traits.autocorrectionType != .no && !isSecure && type != .URL
  }

  /// The keys with what is under them, without the bar.
  private func keysHeight(_ screen: CGSize) -> CGFloat {
    let hasHomeBar = bottomInset > 0
    if isLandscape { return hasHomeBar ? 171 : 162 }
    let width = screen.width
    if !hasHomeBar { return width >= 414 ? 226 : 216 }
    return width >= 414 ? 302 : 291
  }

  private static func height(of view: UIView, width: CGFloat) -> CGFloat {
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
    case .default: return "return"
    case .go: return "go"
    case .google, .search, .yahoo: return "search"
    case .join: return "join"
    case .next: return "next"
    case .route: return "route"
    case .send: return "send"
    case .done: return "done"
    case .emergencyCall: return "SOS"
    case .continue: return "continue"
    }
  }

  /// Return keys that finish something are blue.
  var returnIsBlue: Bool { returnKeyType != .default && returnKeyType != .next && returnKeyType != .continue }

  // MARK: Keys

  enum Page { case letters, numbers, symbols }

  /// The rows of a page; each key by what it types, or by its name in braces.
  func rows(_ page: Page) -> [[String]] {
    switch kind {
    case .numberPad: return [["1", "2", "3"], ["4", "5", "6"], ["7", "8", "9"], ["{none}", "0", "{delete}"]]
    case .phonePad:
      if page != .letters {
        return [["1", "2", "3"], ["4", "5", "6"], ["7", "8", "9"], ["{letters}", "0", "{delete}"]]
      }
      return [["1", "2", "3"], ["4", "5", "6"], ["7", "8", "9"], ["{signs}", "0", "{delete}"]]
    case .decimalPad:
      return [
        ["1", "2", "3"], ["4", "5", "6"], ["7", "8", "9"],
        [Locale.current.decimalSeparator ?? ".", "0", "{delete}"],
      ]
    case .letters: break
    }
    func list(_ text: String) -> [String] { text.map { String($0) } }
    switch page {
    case .letters:
      return [
        list("qwertyuiop"), list("asdfghjkl"), ["{shift}"] + list("zxcvbnm") + ["{delete}"],
        ["{numbers}"] + extraKeys + bottomKeys + ["{return}"],
      ]
    case .numbers:
      return [
        list("1234567890"), list("-/:;()$&@\""), ["{symbols}"] + list(".,?!'") + ["{delete}"],
        ["{letters}"] + extraKeys + bottomKeys + ["{return}"],
      ]
    case .symbols:
      return [
        list("[]{}#%^*+="), list("_\\|~<>€£¥•"), ["{numbers}"] + list(".,?!'") + ["{delete}"],
        ["{letters}"] + extraKeys + bottomKeys + ["{return}"],
      ]
    }
  }

  /// Phones without a home bar have no row below the keys for these two.
  private var extraKeys: [String] { bottomInset > 0 ? [] : ["{emoji}", "{dictation}"] }

  private var bottomKeys: [String] {
    switch type {
    case .emailAddress: return ["{space}", "@", "."]
    case .URL: return [".", "/", ".com"]
    case .twitter: return ["{space}", "@", "#"]
    case .webSearch: return ["{space}", "."]
    default: return ["{space}"]
    }
  }

  /// The page that a keyboard opens on.
  var firstPage: Page { type == .numbersAndPunctuation ? .numbers : .letters }
}
