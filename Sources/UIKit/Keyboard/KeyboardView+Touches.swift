/// Touches on the keys.
extension KeyboardView {
  /// Returns the key at a point: keys extend halfway to their neighbors.
  func key(at point: CGPoint) -> KeyView? {
    keys.filter { $0.frame.insetBy(dx: -8, dy: -8).contains(point) && !$0.isInert }
      .min { distance(point, $0.frame) < distance(point, $1.frame) }
  }

  private func distance(_ point: CGPoint, _ rect: CGRect) -> CGFloat {
    let dx = max(rect.minX - point.x, 0, point.x - rect.maxX)
    let dy = max(rect.minY - point.y, 0, point.y - rect.maxY)
    return dx * dx + dy * dy
  }

  private func press(of touch: UITouch) -> KeyPress? {
    presses.first { $0.touch == ObjectIdentifier(touch) }?.press
  }

  // MARK: Touches

  func fingersBegan(_ touches: Set<UITouch>) {
    for touch in touches.sorted(by: { $0.location(in: self).x < $1.location(in: self).x }) {
      let point = touch.location(in: self)
      // A second finger completes the press of the first.
      for other in presses.map(\.press) { release(other, at: nil) }
      presses = []
      guard let key = key(at: point) else {
        if underGlobe?.contains(point) == true { beginGlobe(touch) }
        continue
      }
      let press = KeyPress(key, at: point)
      presses = [(ObjectIdentifier(touch), press)]
      begin(press, at: touch.timestamp)
    }
  }

  func fingersMoved(_ touches: Set<UITouch>) {
    for touch in touches { if let press = press(of: touch) { move(press, to: touch.location(in: self)) } }
  }

  func fingersEnded(_ touches: Set<UITouch>) {
    for touch in touches {
      guard let press = press(of: touch) else { continue }
      presses.removeAll { $0.press === press }
      release(press, at: touch.location(in: self))
    }
  }

  func fingersCancelled(_ touches: Set<UITouch>) {
    for touch in touches {
      guard let press = press(of: touch) else { continue }
      presses.removeAll { $0.press === press }
      end(press)
    }
  }

  // MARK: Begin

  private func begin(_ press: KeyPress, at time: TimeInterval) {
    let key = press.key
    key.isPressed = true
    bringSubviewToFront(key)
    if key.name != "{shift}" { lastShiftTap = nil }
    switch key.name {
    case "{shift}", "{caps}":
      press.isFromShift = true
      toggleShift(at: time, locks: key.name == "{caps}")
    case "{delete}":
      typeDelete()
      press.after(KeyPress.holdDuration) { [weak self, weak press] in
        if let press { self?.repeatDelete(press) }
      }
    case "{space}":
      press.after(KeyPress.holdDuration) { [weak self, weak press] in
        if let press { self?.beginMovingCaret(press) }
      }
    case "{globe}", "{emoji}":
      press.after(KeyPress.holdDuration) { [weak self, weak press] in
        if let press { self?.listKeyboards(press, over: press.key.frame) }
      }
    default:
      if let page = destination(of: key) {
        press.origin = self.page
        turn(to: page)
        if let now = self.key(at: press.start) { press.key = now }
      } else if key.isLetter {
        press.after(KeyPress.holdDuration) { [weak self, weak press] in
          if let press { self?.beginChoosing(press) }
        }
      }
    }
  }

  /// Begins a touch of the globe under the keys, which is not a key view.
  private func beginGlobe(_ touch: UITouch) {
    guard let frame = underGlobe else { return }
    let key = KeyView(name: layout?.switchName ?? "{emoji}", frame: frame)
    let press = KeyPress(key, at: touch.location(in: self))
    presses = [(ObjectIdentifier(touch), press)]
    press.after(KeyPress.holdDuration) { [weak self, weak press] in
      if let press { self?.listKeyboards(press, over: frame) }
    }
  }

  private func toggleShift(at time: TimeInterval, locks: Bool) {
    let isSecond = lastShiftTap.map { time - $0 < 0.35 } ?? false
    lastShiftTap = isSecond ? nil : time
    if locks {
      shift = shift == .locked ? .off : .locked
    } else if isSecond, shift != .locked {
      shift = .locked
    } else {
      shift = shift == .off ? .once : .off
    }
    rebuild()
  }

  // MARK: Held keys

  private func repeatDelete(_ press: KeyPress) {
    press.repeats += 1
    let isWord = press.repeats > KeyPress.charactersBeforeWords
    if isWord { typeDeleteWord() } else { typeDelete() }
    // The app may have removed the keyboard.
    guard window?.isHidden == false, presses.contains(where: { $0.press === press }) else { return }
    press.after(isWord ? KeyPress.wordInterval : KeyPress.repeatInterval) { [weak self, weak press] in
      if let press { self?.repeatDelete(press) }
    }
  }

  private func beginMovingCaret(_ press: KeyPress) {
    input.endComposition()
    guard emojiQuery == nil, let drag = CaretDrag(at: press.start, in: UIResponder.currentFirstResponder) else {
      return
    }
    press.mode = .movingCaret(drag)
    for key in keys { key.isBlank = true }
  }

  private func listKeyboards(_ press: KeyPress, over frame: CGRect) {
    let list = KeyboardList(key: frame, width: bounds.width)
    addSubview(list)
    press.mode = .listing(list)
  }

  /// Returns the alternative signs of a key, after its own; empty for most keys.
  private func choices(for key: KeyView) -> [String] {
    guard let layout, key.isLetter, layout.kind == .letters else { return [] }
    if key.name == ".com" { return [".net", ".edu", ".org", ".us"] }
    if key.name == ".", layout.type == .URL || layout.type == .emailAddress {
      return [".com", ".net", ".edu", ".org", ".us"]
    }
    guard layout.language.composition == .none || page != .letters else { return [] }
    let list = layout.language.accents[key.name.lowercased()] ?? []
    return key.text == key.name ? list : list.map { $0 == "ß" ? "ẞ" : $0.uppercased() }
  }

  private func beginChoosing(_ press: KeyPress) {
    let list = choices(for: press.key)
    guard !list.isEmpty else { return }
    let view = KeyChoices([press.key.text] + list, key: press.key.frame, width: bounds.width)
    press.key.isPressed = false
    addSubview(view)
    press.mode = .choosing(view)
  }

  // MARK: Move

  private func move(_ press: KeyPress, to point: CGPoint) {
    switch press.mode {
    case .choosing(let view): view.select(at: point)
    case .movingCaret(let drag): drag.move(to: point)
    case .listing(let list): list.select(at: point)
    case .done: break
    case .typing: slide(press, to: point)
    }
  }

  private func slide(_ press: KeyPress, to point: CGPoint) {
    let old = press.key
    if KanaTable.flicks[old.name] != nil {
      old.balloonText = flicked(press, to: point)
      return
    }
    if old.sign != nil {
      old.showsSign = flicked(press, to: point) != nil
      if old.showsSign { return press.stop() }
    }
    guard old.isLetter || press.isFromShift || press.origin != nil, let new = key(at: point), new !== old,
      new.isLetter
    else { return }
    press.stop()
    old.isPressed = false
    new.isPressed = true
    bringSubviewToFront(new)
    press.key = new
    press.after(KeyPress.holdDuration) { [weak self, weak press] in
      if let press { self?.beginChoosing(press) }
    }
  }

  /// Returns the kana in the direction of the finger's movement, or the sign over a letter if it moves down; nil
  /// while it is on its key.
  private func flicked(_ press: KeyPress, to point: CGPoint) -> String? {
    let (dx, dy) = (point.x - press.start.x, point.y - press.start.y)
    if let sign = press.key.sign, press.key.frame.contains(press.start) {
      return dy > max(14, abs(dx)) ? sign : nil
    }
    guard let kana = KanaTable.flicks[press.key.name] else { return nil }
    guard max(abs(dx), abs(dy)) > 16 else { return nil }
    let index = abs(dx) > abs(dy) ? (dx < 0 ? 1 : 3) : (dy < 0 ? 2 : 4)
    return kana.indices.contains(index) ? kana[index] : nil
  }

  // MARK: End

  /// Ends a press without its effects.
  private func end(_ press: KeyPress) {
    press.stop()
    press.key.balloonText = nil
    press.key.showsSign = false
    press.key.isPressed = false
    switch press.mode {
    case .choosing(let view): view.removeFromSuperview()
    case .listing(let list): list.removeFromSuperview()
    case .movingCaret: for key in keys { key.isBlank = false }
    default: break
    }
  }

  /// Ends a press, and types the chosen text or selects the chosen entry.
  /// - Parameter point: the point at which the finger left the keys; nil if another finger took over.
  private func release(_ press: KeyPress, at point: CGPoint?) {
    let mode = press.mode
    let flick = point.flatMap { flicked(press, to: $0) }
    end(press)
    press.mode = .done
    switch mode {
    case .choosing(let view): type(view.text)
    case .listing(let list):
      if let chosen = list.selected, chosen !== UITextInputMode.current { change(to: chosen) }
    case .movingCaret: refresh()
    case .done: break
    case .typing:
      if let flick, press.key.sign != nil {
        type(flick)
      } else if let flick {
        input.endKanaTaps()
        typeText(flick)
        input.endKanaTaps()
      } else if press.origin != nil || press.isFromShift {
        releaseSlid(press)
      } else {
        perform(press.key)
      }
    }
  }

  /// Types the key under a finger that slid from shift or from the key of a page, and restores the keyboard.
  private func releaseSlid(_ press: KeyPress) {
    guard press.key.isLetter, press.key.frame.contains(press.start) == false else { return }
    if press.isFromShift, shift == .once { shift = .off }
    let text = press.key.text
    if let origin = press.origin { page = origin }
    typeText(text)
  }
}
