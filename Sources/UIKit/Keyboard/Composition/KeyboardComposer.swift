/// Makes text of keys that stand for sounds or parts of letters. What is not decided yet is marked text; what is
/// decided is taken out of the composer and inserted.
@MainActor protocol KeyboardComposer: AnyObject {
  /// What is being composed, as the text shows it.
  var marked: String { get }
  /// What the user may choose in place of the marked text.
  var candidates: [String] { get }
  /// Whether a key's text continues with the composition or begins one.
  func accepts(_ text: String) -> Bool
  /// Takes a key's text, and returns what of the composition is decided by it.
  func type(_ text: String) -> String
  /// Takes the last step back; false if nothing is being composed.
  func delete() -> Bool
  /// Returns the text of a candidate to insert. What it did not use stays in the composition.
  func choose(_ index: Int) -> String
  /// What the space bar does: text to insert, or nil if the composition only changed.
  func space() -> String?
  /// What the text keeps when something that does not belong to the composition is typed.
  func finish() -> String
  func reset()
}

extension KeyboardComposer {
  /// What is being composed, as the text keeps it when the composition is given up.
  var plain: String { marked }
  var isEmpty: Bool { marked.isEmpty }
  var candidates: [String] { [] }
  func choose(_ index: Int) -> String { "" }
}

/// The composers by language.
@MainActor enum KeyboardComposers {
  static func make(for language: KeyboardLanguage, onPad: Bool) -> (any KeyboardComposer)? {
    switch language.composition {
    case .none: return nil
    case .hangul: return HangulComposer()
    case .pinyin: return PinyinComposer()
    case .romaji: return KanaComposer(isRomaji: true)
    case .kana: return KanaComposer(isRomaji: onPad)
    }
  }
}
