/// The actions of keys.
extension KeyboardView {
  func typeText(_ text: String) {
    spaceTitle = nil
    if var query = emojiQuery {
      query += text.lowercased()
      emojiQuery = query
      return rebuild()
    }
    input.type(text)
    refresh()
  }

  func typeDelete() {
    if let query = emojiQuery {
      emojiQuery = String(query.dropLast())
      return rebuild()
    }
    input.delete()
    refresh()
  }

  func typeDeleteWord() {
    guard emojiQuery == nil else { return typeDelete() }
    input.deleteWord()
    refresh()
  }

  /// Performs the action of a key from which a finger was lifted.
  func perform(_ key: KeyView) {
    switch key.name {
    case "{none}", "{shift}", "{caps}", "{delete}", "{dictation}": break
    case "{numbers}", "{digits}", "{symbols}", "{signs}", "{letters}": break
    case "{space}":
      spaceTitle = nil
      if emojiQuery != nil { return typeText(" ") }
      input.space()
      if page == .numbers || page == .symbols, layout?.type != .numbersAndPunctuation, layout?.size == .phone {
        page = .letters
      }
      refresh()
    case "{return}":
      spaceTitle = nil
      if emojiQuery != nil { return endEmojiSearch() }
      guard isReturnEnabled else { return }
      input.returnKey()
      refresh()
    case "{globe}": changeKeyboard()
    case "{emoji}": if let emoji = UITextInputMode.emoji { change(to: emoji) }
    case "{dismiss}": _ = UIWindow.keyWindow?.endEditing(false)
    case "{tab}": TextTyping.press(.tab, [], in: UIResponder.currentFirstResponder)
    case "{next}": input.endKanaTaps()
    case "{undo}": UIResponder.currentFirstResponder?.undoManager?.undo()
    case "{modify}":
      input.modifyKana()
      rebuild()
    case "{pause}": typeText(",")
    case "{wait}": typeText(";")
    case "{kana-punctuation}": typeText("、")
    default: type(key.text)
    }
  }

  /// Types a letter; shift for a single letter is turned off.
  func type(_ text: String) {
    if shift == .once, page == .letters { shift = .off }
    // As on a device, a quotation mark changes the page back to the letters.
    if page != .letters, text == "'", layout?.kind == .letters, layout?.type != .numbersAndPunctuation,
      layout?.size == .phone
    {
      page = .letters
    }
    typeText(text)
  }

  func turn(to page: KeyboardLayout.Page) {
    self.page = page
    rebuild()
  }

  /// Returns the page to which a key leads; nil for other keys.
  func destination(of key: KeyView) -> KeyboardLayout.Page? {
    switch key.name {
    case "{numbers}": return .numbers
    case "{symbols}", "{signs}": return .symbols
    case "{letters}", "{digits}": return .letters
    default: return nil
    }
  }

  // MARK: Keyboards

  func changeKeyboard() { change(to: UITextInputMode.next) }

  func change(to mode: UITextInputMode) {
    input.endComposition()
    emojiQuery = nil
    KeyboardController.shared.use(mode)
    if mode.keyboard != "emoji", let layout {
      spaceTitle = layout.language.name
      rebuild()
    }
  }

  // MARK: Suggestions

  func chooseCandidate(_ index: Int) {
    spaceTitle = nil
    input.choose(index)
    refresh()
  }

  // MARK: Emoji

  func typeEmoji(_ emoji: String) {
    if emojiQuery != nil { endEmojiSearch() }
    input.type(emoji)
    refresh()
  }

  func leaveEmoji() { change(to: UITextInputMode.currentLetters) }

  func beginEmojiSearch() {
    emojiQuery = ""
    turn(to: .letters)
  }

  func endEmojiSearch() {
    emojiQuery = nil
    turn(to: .emoji)
  }

  /// Shows the skin tones of an emoji on which a finger rests.
  func offerTones(of emoji: String, over frame: CGRect) {
    let tones = EmojiTable.tones(of: emoji)
    guard !tones.isEmpty else { return }
    let view = KeyChoiceList([emoji] + tones, over: frame, width: bounds.width) { [weak self] tone in
      self?.emojiView?.use(tone)
    }
    addSubview(view)
    view.frame = bounds
  }
}
