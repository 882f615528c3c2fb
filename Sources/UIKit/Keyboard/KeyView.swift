/// One key.
@MainActor final class KeyView: UIView {
  let name: String
  private let face = UIView(frame: .zero)
  private var label: UILabel?
  private var letters: UILabel?
  private var symbol: KeySymbolView?
  private var balloon: KeyBalloon?
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
    ["{shift}", "{return}", "{emoji}", "{dictation}"].contains(name) ? .button : .key
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
    case "{return}": accessibilityLabel.map { $0.prefix(1).uppercased() + $0.dropFirst() }
    case "{shift}": "shift"
    case "{dictation}": "dictation"
    default: accessibilityIdentifier
    }
  }
  package override var automationElements: [Any] { [] }

  /// An empty place of a pad.
  var isInert: Bool { name == "{none}" }
  /// A key that types a sign and shows it in a balloon.
  var isLetter: Bool { !name.hasPrefix("{") || name == "{" }

  var isPressed = false {
    didSet {
      guard isPressed != oldValue else { return }
      if isLetter, bounds.width < 60 {
        balloon?.removeFromSuperview()
        balloon = nil
        if isPressed {
          let new = KeyBalloon(text: label?.text ?? name, key: bounds.size)
          new.center = CGPoint(x: bounds.midX, y: bounds.maxY - new.bounds.height / 2)
          addSubview(new)
          balloon = new
        }
      } else {
        face.backgroundColor = isPressed ? colors.pressed : colors.normal
      }
    }
  }

  func apply(_ layout: KeyboardLayout, isShifted: Bool, isLocked: Bool, isReturnEnabled: Bool) {
    guard !isInert else { return }
    face.layer.shadowColor = KeyboardColors.shadow.resolvedColor(with: traitCollection).cgColor
    switch name {
    case "{shift}":
      style(function: !isShifted)
      show(isLocked ? .capsLock : isShifted ? .shiftOn : .shift, label: "shift")
    case "{delete}":
      style(function: layout.kind == .letters)
      if layout.kind != .letters { face.isHidden = true }
      show(.delete, label: "delete")
    case "{emoji}":
      style(function: true)
      show(.emoji, label: "Emoji")
    case "{dictation}":
      style(function: false)
      show(.microphone, label: "Dictate")
    case "{space}":
      style(function: false)
      title("space", size: 16)
    case "{return}": styleReturn(layout, isReturnEnabled)
    case "{numbers}": functionTitle("123")
    case "{letters}": functionTitle("ABC", isPlain: layout.kind != .letters)
    case "{symbols}": functionTitle("#+=")
    case "{signs}": functionTitle("+ ∗ #", isPlain: true)
    default:
      style(function: false)
      let isPad = layout.kind != .letters
      title(isShifted && name.count == 1 ? name.uppercased() : name, size: isPad ? 25 : name.count > 1 ? 16 : 22.5)
      if isPad { padLetters() }
    }
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

  private func styleReturn(_ layout: KeyboardLayout, _ isEnabled: Bool) {
    style(function: true)
    title(layout.returnTitle, size: 16)
    guard layout.returnIsBlue, isEnabled else {
      label?.textColor = isEnabled ? KeyboardColors.text : KeyboardColors.disabledText
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

  /// The small letters under the digits of a pad.
  private func padLetters() {
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

/// The enlarged sign over a pressed key.
@MainActor final class KeyBalloon: UIView {
  private let key: CGSize

  init(text: String, key: CGSize) {
    self.key = key
    super.init(frame: CGRect(x: 0, y: 0, width: key.width + 26, height: key.height * 2 + 13))
    isUserInteractionEnabled = false
    isOpaque = false
    layer.shadowOpacity = 0.3
    layer.shadowRadius = 1.5
    layer.shadowOffset = CGSize(width: 0, height: 1)
    layer.shadowPath = outline.cgPath
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: bounds.width, height: key.height + 8))
    label.text = text
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 34)
    label.textColor = KeyboardColors.text
    addSubview(label)
  }

  required init?(coder: NSCoder) {
    key = .zero
    super.init(coder: coder)
  }

  /// A wide head that narrows to the key.
  private var outline: UIBezierPath {
    let inset = (bounds.width - key.width) / 2
    let head = key.height + 6
    let neck = bounds.height - key.height
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 10))
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), controlPoint: .zero)
    path.addLine(to: CGPoint(x: bounds.width - 10, y: 0))
    path.addQuadCurve(to: CGPoint(x: bounds.width, y: 10), controlPoint: CGPoint(x: bounds.width, y: 0))
    path.addLine(to: CGPoint(x: bounds.width, y: head - 8))
    path.addCurve(
      to: CGPoint(x: bounds.width - inset, y: neck + 12), controlPoint1: CGPoint(x: bounds.width, y: head + 4),
      controlPoint2: CGPoint(x: bounds.width - inset, y: neck))
    path.addLine(to: CGPoint(x: bounds.width - inset, y: bounds.height - 5))
    path.addQuadCurve(
      to: CGPoint(x: bounds.width - inset - 5, y: bounds.height),
      controlPoint: CGPoint(x: bounds.width - inset, y: bounds.height))
    path.addLine(to: CGPoint(x: inset + 5, y: bounds.height))
    path.addQuadCurve(
      to: CGPoint(x: inset, y: bounds.height - 5), controlPoint: CGPoint(x: inset, y: bounds.height))
    path.addLine(to: CGPoint(x: inset, y: neck + 12))
    path.addCurve(
      to: CGPoint(x: 0, y: head - 8), controlPoint1: CGPoint(x: inset, y: neck),
      controlPoint2: CGPoint(x: 0, y: head + 4))
    path.close()
    return path
  }

  override func draw(_ rect: CGRect) {
    KeyboardColors.key.resolvedColor(with: traitCollection).setFill()
    outline.fill()
  }
}
