/// The keys on the screen.
@MainActor final class KeyboardView: UIView {
  private var layout: KeyboardLayout?
  private var page = KeyboardLayout.Page.letters
  private var shift = Shift.off
  private var keys: [KeyView] = []
  private var pressed: [ObjectIdentifier: KeyView] = [:]
  private let barLines = [UIView(frame: .zero), UIView(frame: .zero)]
  private let globe = KeySymbolView(frame: .zero)
  private let microphone = KeySymbolView(frame: .zero)
  private var shownKey = ""

  enum Shift { case off, once, locked }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isMultipleTouchEnabled = true
    accessibilityIdentifier = "keyboard"
    for line in barLines {
      line.backgroundColor = KeyboardColors.bar
      line.isUserInteractionEnabled = false
      addSubview(line)
    }
    globe.symbol = .emoji
    microphone.symbol = .microphone
    for view in [globe, microphone] { addSubview(view) }
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  package override var automationType: AutomationType { .keyboard }
  package override var automationIdentifier: String? { nil }
  package override var automationElements: [Any] { keys.filter { !$0.isInert } }

  func show(_ layout: KeyboardLayout) {
    let isOther = self.layout?.type != layout.type
    self.layout = layout
    if isOther || window?.isHidden != false { page = layout.firstPage }
    shift = .off
    shownKey = ""
    refresh()
  }

  // MARK: State

  /// Shift by the text before the caret, and whether the return key is on.
  func refresh() {
    if shift != .locked { shift = wantsCapital ? .once : .off }
    rebuild()
  }

  private var input: (any UIKeyInput)? { UIResponder.currentFirstResponder as? any UIKeyInput }

  /// Whether autocapitalisation wants a capital letter next.
  private var wantsCapital: Bool {
    guard let layout, let input, layout.kind == .letters else { return false }
    switch layout.autocapitalization {
    case .none: return false
    case .allCharacters: return true
    case .words, .sentences:
      guard layout.type == .default || layout.type == .asciiCapable || layout.type == .namePhonePad else {
        return false
      }
      return Capitals.wanted(after: textBeforeCaret(input), by: layout.autocapitalization)
    }
  }

  /// The last characters before the caret, which decide on capital letters.
  private func textBeforeCaret(_ input: any UIKeyInput) -> String {
    guard let input = input as? any UITextInput, let caret = input.selectedTextRange,
      let range = input.textRange(
        from: input.position(from: caret.start, offset: -64) ?? input.beginningOfDocument, to: caret.start)
    else { return input.hasText ? "a" : "" }
    return input.text(in: range) ?? ""
  }

  private var isReturnEnabled: Bool {
    guard let layout, layout.enablesReturnKeyAutomatically else { return true }
    return input?.hasText ?? true
  }

  // MARK: Keys

  private func rebuild() {
    guard let layout, bounds.width > 0 else { return }
    let places = KeyboardGeometry.keys(layout, page: page, size: bounds.size)
    let key = "\(page) \(layout.kind) \(layout.type) \(bounds.size) \(layout.returnTitle)"
    if key != shownKey {
      shownKey = key
      for view in keys { view.removeFromSuperview() }
      keys = places.map { KeyView(name: $0.name, frame: $0.frame) }
      for view in keys { addSubview(view) }
    }
    for view in keys {
      view.apply(layout, isShifted: shift != .off, isLocked: shift == .locked, isReturnEnabled: isReturnEnabled)
    }
    placeExtras(layout)
  }

  private func placeExtras(_ layout: KeyboardLayout) {
    let inset = layout.sideInset
    let third = (bounds.width - inset * 2) / 3
    for (index, line) in barLines.enumerated() {
      line.isHidden = !layout.hasBar
      line.frame = CGRect(x: (inset + third * CGFloat(index + 1)).rounded(), y: 11, width: 1, height: 25)
    }
    let hasRow = layout.bottomInset > 0 && !layout.isLandscape
    let y = bounds.height - 75 + 12
    globe.isHidden = !hasRow || layout.kind != .letters
    microphone.isHidden = !hasRow || layout.kind != .letters
    globe.frame = CGRect(x: 22, y: y, width: 28, height: 28)
    microphone.frame = CGRect(x: bounds.width - 22 - 28, y: y, width: 28, height: 28)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    rebuild()
  }

  // MARK: Touches

  /// The key under a point: keys reach halfway to their neighbours.
  private func key(at point: CGPoint) -> KeyView? {
    keys.filter { $0.frame.insetBy(dx: -8, dy: -8).contains(point) && !$0.isInert }
      .min { distance(point, $0.frame) < distance(point, $1.frame) }
  }

  private func distance(_ point: CGPoint, _ rect: CGRect) -> CGFloat {
    let dx = max(rect.minX - point.x, 0, point.x - rect.maxX)
    let dy = max(rect.minY - point.y, 0, point.y - rect.maxY)
    return dx * dx + dy * dy
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      guard let key = key(at: touch.location(in: self)) else { continue }
      // A second finger completes what the first has pressed.
      for other in pressed.values { release(other, types: true) }
      pressed = [ObjectIdentifier(touch): key]
      key.isPressed = true
      bringSubviewToFront(key)
      if key.name == "{shift}" { toggleShift(touch.tapCount) }
      if key.name == "{delete}" { KeyboardController.shared.delete() }
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      guard let old = pressed[ObjectIdentifier(touch)], old.isLetter,
        let new = key(at: touch.location(in: self)), new !== old, new.isLetter
      else { continue }
      old.isPressed = false
      new.isPressed = true
      bringSubviewToFront(new)
      pressed[ObjectIdentifier(touch)] = new
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      guard let key = pressed.removeValue(forKey: ObjectIdentifier(touch)) else { continue }
      release(key, types: true)
    }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      if let key = pressed.removeValue(forKey: ObjectIdentifier(touch)) { release(key, types: false) }
    }
  }

  private func toggleShift(_ taps: Int) {
    if taps == 2, shift != .off { shift = .locked } else { shift = shift == .off ? .once : .off }
    rebuild()
  }

  private func release(_ key: KeyView, types: Bool) {
    key.isPressed = false
    guard types else { return }
    switch key.name {
    case "{shift}", "{delete}", "{none}", "{emoji}", "{dictation}": break
    case "{numbers}": turn(to: .numbers)
    case "{symbols}", "{signs}": turn(to: .symbols)
    case "{letters}": turn(to: .letters)
    case "{space}": KeyboardController.shared.type(" ")
    case "{return}": if isReturnEnabled { KeyboardController.shared.returnKey() }
    default:
      let isShifted = shift != .off && page == .letters
      let text = isShifted && key.isLetter ? key.name.uppercased() : key.name
      if shift == .once { shift = .off }
      KeyboardController.shared.type(text)
    }
  }

  private func turn(to page: KeyboardLayout.Page) {
    self.page = page
    rebuild()
  }
}

/// Where autocapitalisation puts capitals.
enum Capitals {
  static func wanted(after text: String, by type: UITextAutocapitalizationType) -> Bool {
    guard let last = text.last else { return type != .none }
    switch type {
    case .none: return false
    case .allCharacters: return true
    case .words: return last.isWhitespace
    case .sentences:
      guard last.isWhitespace else { return false }
      if last.isNewline { return true }
      let end = text.reversed().first { !$0.isWhitespace && !"\"'”’)]".contains($0) }
      return end.map { ".!?…。！？".contains($0) } ?? true
    }
  }
}
