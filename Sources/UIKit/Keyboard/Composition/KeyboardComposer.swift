/// Composes text from keys that represent sounds or components of letters. Undecided input is marked text; decided
/// text is removed from the composer and inserted.
@MainActor protocol KeyboardComposer: AnyObject {
  /// The composition as the text shows it.
  var marked: String { get }
  /// The candidates that may replace the marked text.
  var candidates: [String] { get }
  /// Returns whether a key's text continues or begins a composition.
  func accepts(_ text: String) -> Bool
  /// Adds a key's text, and returns the text that is decided by it.
  func type(_ text: String) -> String
  /// Reverts the last step; returns false without a composition.
  func delete() -> Bool
  /// Returns the text of a candidate to insert. Unused letters stay in the composition.
  func choose(_ index: Int) -> String
  /// Handles the space bar: returns text to insert, or nil if only the composition changed.
  func space() -> String?
  /// Ends the composition and returns its text, when other text is typed.
  func finish() -> String
  func reset()
}

extension KeyboardComposer {
  /// The text that remains if the composition is abandoned.
  var plain: String { marked }
  var isEmpty: Bool { marked.isEmpty }
  var candidates: [String] { [] }
  func choose(_ index: Int) -> String { "" }
}

/// Returns the composer for a language.
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
