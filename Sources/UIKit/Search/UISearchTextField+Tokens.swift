/// Implements tokens as the first characters of the editor's text, each with an attachment that draws the pill, so
/// that the text editor handles their positions, selection, deletion and undo.
extension UISearchTextField {
  func attachment(at index: Int) -> SearchTokenAttachment? {
    guard index < editor.length else { return nil }
    return editor.storage.attribute(.attachment, at: index, effectiveRange: nil) as? SearchTokenAttachment
  }

  var tokenPortion: NSAttributedString {
    editor.storage.attributedSubstring(from: NSRange(location: 0, length: tokenCount))
  }

  /// The text without the characters of tokens, at any position.
  var textPortion: NSAttributedString {
    let count = tokenCount
    return editor.storage.attributedSubstring(from: NSRange(location: count, length: editor.length - count))
  }

  func refreshTokens() {
    for index in 0..<tokenCount { attachment(at: index)?.refresh() }
  }

  func replaceTokens(with list: [UISearchToken]) {
    let caret = max(0, editor.selection.location - tokenCount)
    fill(list, textPortion, caret: isEditing ? caret : textPortion.length)
  }

  /// Sets tokens and text by code.
  func fill(_ list: [UISearchToken], _ text: NSAttributedString, caret: Int) {
    let all = NSMutableAttributedString()
    for token in list {
      let attachment = SearchTokenAttachment(token, in: self)
      attachment.refresh()
      let piece = NSMutableAttributedString(attachment: attachment)
      piece.addAttributes(textAttributes, range: NSRange(location: 0, length: piece.length))
      all.append(piece)
    }
    all.append(text)
    setText(all)
    editor.select(NSRange(location: list.count + caret, length: 0))
    setNeedsLayout()
  }

  // MARK: Selection

  /// The tokens that the selection covers, while the field is edited.
  var selectedTokens: [UISearchToken] {
    guard isEditing, editor.selection.length > 0 else { return [] }
    return tokens(in: editor.range(editor.selection))
  }
  var selectionHasTokens: Bool { editor.selection.length > 0 && editor.selection.location < tokenCount }

  /// Selects the token before the caret, as the first press of the delete key does. Returns whether there is one.
  func selectTokenBeforeCaret() -> Bool {
    let caret = editor.selection
    guard isEditing, caret.length == 0, caret.location > 0, caret.location <= tokenCount else { return false }
    if allowsDeletingTokens { editor.select(NSRange(location: caret.location - 1, length: 1)) }
    return true
  }

  /// Prepares typing at the tokens: the selection moves behind them, or the selected tokens are deleted, if that is
  /// allowed.
  func endTokenSelectionBeforeTyping() {
    let count = tokenCount
    let range = editor.selection
    guard count > 0, range.location < count else { return }
    let end = range.location + range.length
    if range.length == 0 || !allowsDeletingTokens {
      return editor.select(NSRange(location: count, length: max(0, end - count)))
    }
    guard end < count else { return }
    // The tokens behind the selection stay before the text.
    editor.asUser { editor.replace(range, with: "") }
    editor.select(NSRange(location: tokenCount, length: 0))
  }

  // MARK: Copying

  /// Copies the data of the selected tokens, and the selected text.
  /// - Returns: false if no token is selected.
  func copyTokens() -> Bool {
    guard selectionHasTokens, !isSecureTextEntry else { return false }
    let selected = tokens(in: editor.range(editor.selection))
    var providers: [NSItemProvider] = []
    if allowsCopyingTokens, let delegate = delegate as? any UISearchTextFieldDelegate {
      providers = selected.map { delegate.searchTextField(self, itemProviderForCopying: $0) }
    }
    let range = editor.selection
    let (start, end) = (tokenCount, range.location + range.length)
    let text =
      end > start
      ? editor.storage.attributedSubstring(from: NSRange(location: start, length: end - start)).string : nil
    _ = SearchTokenCopies(providers, text: text)
    return true
  }

  func complain(_ method: String, _ index: Int) {
    ExceptionReport.raise(
      .rangeException, "-[\(type(of: self)) \(method)]: index \(index) beyond bounds of the \(tokenCount) tokens")
  }
}

extension NSAttributedString {
  /// Returns a copy of the text to which another one is appended.
  func appending(_ other: NSAttributedString) -> NSAttributedString {
    let result = NSMutableAttributedString(attributedString: self)
    result.append(other)
    return result
  }
}
