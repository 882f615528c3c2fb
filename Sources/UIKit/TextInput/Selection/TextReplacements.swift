/// The words that may replace a word of the text: the spelling dictionary's corrections of it.
@MainActor enum TextReplacements {
  /// The greatest number of words that are offered.
  private static let limit = 3

  /// Returns the words for a range, or a disabled entry that reports that there are none.
  static func menu(for range: NSRange, of host: any TextEditorHost) -> UIMenu {
    let word = host.text(in: host.editor.range(range)) ?? ""
    let guesses = word.count < 40 ? Spelling.guesses(for: word, language: host.spellingLanguage) ?? [] : []
    let words = guesses.filter { $0 != word }.prefix(limit)
    guard !words.isEmpty else {
      let title = SystemStrings.text("No Replacements Found")
      return UIMenu(children: [UIAction(title: title, attributes: .disabled) { _ in }])
    }
    return UIMenu(
      children: words.map { word in
        UIAction(title: word) { [weak host] _ in host?.editor.bringReplacement(word, for: range) }
      })
  }
}

extension TextEditorHost {
  /// The language in which the text is spelled: that of the keyboard.
  var spellingLanguage: String { UITextInputMode.currentLetters.keyboard }
}
