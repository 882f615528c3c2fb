/// A key of the keyboard.
@MainActor final class KeyView: UIView {
  let name: String
  private let face = UIView(frame: .zero)
  private var label: UILabel?
  private var letters: UILabel?
  private var symbol: KeySymbolView?
  private var balloon: KeyBalloon?
  private var signLabel: UILabel?
  private var colors: (normal: UIColor, pressed: UIColor) = (.white, .gray)

  init(name: String, frame: CGRect) {
    self.name = name
    super.init(frame: frame)
    isUserInteractionEnabled = false
    guard !isInert else { return }
    // The edge below the key.
    layer.cornerRadius = 5
    backgroundColor = nil
    face.isUserInteractionEnabled = false
    face.layer.cornerRadius = 5
    face.frame = bounds
    face.layer.shadowOffset = CGSize(width: 0, height: 1)
    face.layer.shadowRadius = 0
    face.layer.shadowOpacity = 1
    addSubview(face)
    isAccessibilityElement = true
  }

  required init?(coder: NSCoder) {
    name = "{none}"
    super.init(coder: coder)
  }

  package override var automationType: AutomationType {
    ["{shift}", "{return}", "{emoji}", "{globe}", "{dictation}", "{dismiss}"].contains(name) ? .button : .key
  }
  package override var automationLabel: String? {
    switch name {
    case "{numbers}": "numbers"
    case "{letters}": "letters"
    case "{symbols}", "{signs}": "symbols"
    default: accessibilityLabel
    }
  }
  package override var automationIdentifier: String? {
    switch name {
    case "{numbers}", "{letters}", "{symbols}", "{signs}": "more"
    case "{globe}", "{emoji}": "Next keyboard"
    case "{return}": accessibilityLabel.map { $0.prefix(1).uppercased() + $0.dropFirst() }
    case "{shift}": "shift"
    case "{dictation}": "dictation"
    default: accessibilityIdentifier
    }
  }
  package override var automationElements: [Any] { [] }

  /// Whether the key is an empty cell of a number pad.
  var isInert: Bool { name == "{none}" }
  /// Whether the key types a sign and shows it in a balloon.
  var isLetter: Bool { !name.hasPrefix("{") || name == "{" }
  /// The text of the key, which a letter's key types.
  private(set) var text = ""
  /// Whether the signs are faint, for example while a finger on the space bar moves the caret.
  var isBlank = false {
    didSet {
      for view in [label, letters, symbol, signLabel] as [UIView?] { view?.alpha = isBlank ? 0 : 1 }
    }
  }

  var isPressed = false {
    didSet {
      guard isPressed != oldValue else { return }
      if isLetter, hasBalloon {
        balloon?.removeFromSuperview()
        balloon = nil
        if isPressed {
          let new = KeyBalloon(text: balloonText ?? text, key: bounds.size)
          new.center = CGPoint(x: bounds.midX, y: bounds.maxY - new.bounds.height / 2)
          addSubview(new)
          balloon = new
        }
      } else {
        face.backgroundColor = isPressed ? colors.pressed : colors.normal
      }
    }
  }

  /// The sign in the balloon during a flick; nil for the key's own.
  var balloonText: String? {
    didSet {
      guard balloonText != oldValue, isPressed else { return }
      isPressed = false
      isPressed = true
    }
  }
  /// The sign over the letter of an iPad's key; nil for other keys.
  private(set) var sign: String?
  /// Whether the key shows its sign alone, below a finger that moves down.
  var showsSign = false { didSet { if showsSign != oldValue { placeSign() } } }
  private var hasBalloon = true
  private var isOnPad = false

  /// The state of the keyboard.
  struct State {
    var isShifted = false
    var isLocked = false
    var isReturnEnabled = true
    var isComposing = false
    /// The name of the language, shown on the space bar after the globe key.
    var spaceTitle: String?
    /// The signs over letters, by the letters.
    var signs: [String: String] = [:]
  }

  func apply(_ layout: KeyboardLayout, _ state: State) {
    guard !isInert else { return }
    isOnPad = layout.size != .phone
    hasBalloon = !isOnPad && bounds.width < 60 || KanaTable.flicks[name] != nil
    face.layer.shadowColor = KeyboardColors.shadow.resolvedColor(with: traitCollection).cgColor
    let isPad = layout.kind != .letters
    switch name {
    case "{shift}", "{caps}":
      if name == "{caps}" {
        style(function: !state.isLocked)
        title(layout.language.title(.capsLock), size: 14)
        label?.frame = bounds.insetBy(dx: 5, dy: 0)
        return
      }
      style(function: !state.isShifted)
      show(state.isLocked ? .capsLock : state.isShifted ? .shiftOn : .shift, label: "shift")
    case "{delete}":
      style(function: !isPad)
      if isPad { face.isHidden = true }
      show(.delete, label: "delete")
    case "{emoji}": functionSymbol(.emoji, "Emoji")
    case "{globe}": functionSymbol(.globe, "Next keyboard")
    case "{dismiss}": functionSymbol(.dismiss, "Hide keyboard")
    case "{next}": functionSymbol(.arrow, "next")
    case "{undo}": functionSymbol(.undo, "undo")
    case "{dictation}":
      style(function: isOnPad)
      show(.microphone, label: "Dictate")
    case "{space}":
      style(function: layout.language.composition == .kana)
      title(state.spaceTitle ?? spaceTitle(layout, state), size: 16)
    case "{return}": styleReturn(layout, state)
    case "{kana-punctuation}":
      style(function: false)
      title("、。?!", size: 18)
    default:
      if let title = functionTitle(layout) {
        functionTitle(title, isPlain: isPad)
      } else {
        style(function: false)
        text = state.isShifted ? layout.language.shifted(name) : name
        title(text, size: isPad || isKana ? 25 : name.count > 1 ? 16 : 22.5)
        if isPad {
          padLetters()
          // As the delete key, the decimal separator has no face.
          face.isHidden = layout.kind == .decimalPad && !name.allSatisfy(\.isNumber)
        }
        sign = state.signs[name]
        placeSign()
      }
    }
  }

  private var isKana: Bool { KanaTable.flicks[name] != nil }

  /// Returns the title of keys that lead to other pages or type no sign; nil for other keys.
  private func functionTitle(_ layout: KeyboardLayout) -> String? {
    switch name {
    case "{numbers}":
      let digits = layout.language.digits.prefix(3).joined()
      return isOnPad ? ".?" + digits : digits
    case "{letters}": return layout.language.lettersTitle
    case "{symbols}": return "#+="
    case "{signs}": return "+ ∗ #"
    case "{digits}": return "123"
    case "{tab}": return layout.language.title(.tab)
    case "{modify}": return "小゛゜"
    case "{pause}": return "pause"
    case "{wait}": return "wait"
    default: return nil
    }
  }

  private func spaceTitle(_ layout: KeyboardLayout, _ state: State) -> String {
    guard state.isComposing else { return layout.language.title(.space) }
    switch layout.language.composition {
    case .pinyin: return "选定"
    case .kana, .romaji: return "次候補"
    default: return layout.language.title(.space)
    }
  }

  private func functionSymbol(_ symbol: KeySymbolView.Symbol, _ label: String) {
    style(function: true)
    show(symbol, label: label)
  }

  private func style(function: Bool) {
    colors =
      function ? (KeyboardColors.function, KeyboardColors.key) : (KeyboardColors.key, KeyboardColors.function)
    if !isPressed || isLetter { face.backgroundColor = colors.normal }
  }

  private func functionTitle(_ text: String, isPlain: Bool = false) {
    style(function: true)
    face.isHidden = isPlain
    title(text, size: 16)
  }

  private func styleReturn(_ layout: KeyboardLayout, _ state: State) {
    style(function: true)
    var text = layout.returnTitle
    if state.isComposing {
      // A composition is confirmed first.
      switch layout.language.composition {
      case .pinyin: text = "确认"
      case .kana, .romaji: text = "確定"
      default: break
      }
    }
    title(text, size: 16)
    guard layout.returnIsBlue, state.isReturnEnabled, !state.isComposing || text == layout.returnTitle else {
      label?.textColor = state.isReturnEnabled ? KeyboardColors.text : KeyboardColors.disabledText
      return
    }
    colors = (KeyboardColors.blue, KeyboardColors.key)
    if !isPressed { face.backgroundColor = colors.normal }
    label?.textColor = .white
  }

  private func title(_ text: String, size: CGFloat) {
    let view = label ?? UILabel(frame: .zero)
    if label == nil {
      label = view
      addSubview(view)
    }
    view.font = .systemFont(ofSize: size)
    view.textColor = KeyboardColors.text
    view.textAlignment = .center
    view.adjustsFontSizeToFitWidth = text.count > 3
    view.text = text
    view.frame = bounds
    accessibilityLabel = text
  }

  /// Adds the small letters under the digits of a number pad.
  private func padLetters() {
    letters?.text = nil
    let names = ["2": "ABC", "3": "DEF", "4": "GHI", "5": "JKL", "6": "MNO", "7": "PQRS", "8": "TUV", "9": "WXYZ"]
    guard let text = names[name] else { return }
    label?.frame = CGRect(x: 0, y: 3, width: bounds.width, height: 29)
    let view = letters ?? UILabel(frame: .zero)
    if letters == nil {
      letters = view
      addSubview(view)
    }
    view.attributedText = NSAttributedString(
      string: text,
      attributes: [
        .font: UIFont.systemFont(ofSize: 10, weight: .bold), .kern: 2, .foregroundColor: KeyboardColors.text,
      ])
    view.textAlignment = .center
    view.frame = CGRect(x: 0, y: bounds.height - 17, width: bounds.width, height: 12)
  }

  /// Lays out the sign over the letter: smaller and gray, or alone in the middle while a finger pulls it down.
  private func placeSign() {
    guard sign != nil || signLabel != nil else { return }
    let view = signLabel ?? UILabel(frame: .zero)
    if signLabel == nil {
      signLabel = view
      view.textAlignment = .center
      addSubview(view)
    }
    view.text = sign
    view.isHidden = sign == nil
    view.font = .systemFont(ofSize: showsSign ? 22.5 : 14)
    view.textColor = showsSign ? KeyboardColors.text : KeyboardColors.sign
    view.frame = showsSign ? bounds : CGRect(x: 0, y: 5, width: bounds.width, height: 18)
    label?.isHidden = showsSign
    if sign != nil { label?.frame = bounds.inset(by: UIEdgeInsets(top: 16, left: 0, bottom: 0, right: 0)) }
  }

  private func show(_ kind: KeySymbolView.Symbol, label: String) {
    let view = symbol ?? KeySymbolView(frame: .zero)
    if symbol == nil {
      symbol = view
      addSubview(view)
    }
    view.symbol = kind
    view.frame = CGRect(x: (bounds.width - 24) / 2, y: (bounds.height - 24) / 2, width: 24, height: 24)
    accessibilityLabel = label
  }
}
