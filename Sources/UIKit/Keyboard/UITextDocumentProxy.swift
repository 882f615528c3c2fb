/// The document into which a custom keyboard types: the text around the caret, and methods that change it.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitextdocumentproxy>
@preconcurrency @MainActor public protocol UITextDocumentProxy: UIKeyInput {
  /// The text before the caret in the current paragraph; nil if there is none.
  var documentContextBeforeInput: String? { get }
  /// The text after the caret in the current paragraph; nil if there is none.
  var documentContextAfterInput: String? { get }
  /// The selected text; nil for a caret.
  var selectedText: String? { get }
  /// The keyboard that the text requests.
  var documentInputMode: UITextInputMode? { get }
  /// The identifier of the document, constant while its text is edited.
  var documentIdentifier: UUID { get }
  /// Moves the caret by characters, back with a negative number.
  func adjustTextPosition(byCharacterOffset offset: Int)
  /// Shows text that is still being composed.
  func setMarkedText(_ markedText: String, selectedRange: NSRange)
  /// Confirms the composed text.
  func unmarkText()
}

/// The first responder for an input view controller. Traits are the first responder's.
@MainActor final class FirstResponderProxy: NSObject, UITextDocumentProxy {
  private var responder: UIResponder? { UIResponder.currentFirstResponder }
  private var input: (any UITextInput)? { responder as? any UITextInput }
  private var traits: (any UITextInputTraits)? { responder as? any UITextInputTraits }
  private weak var identified: UIResponder?
  private var identifier = UUID()

  var documentIdentifier: UUID {
    if identified !== responder {
      identified = responder
      identifier = UUID()
    }
    return identifier
  }

  var documentInputMode: UITextInputMode? { responder?.textInputMode }

  private func text(from start: UITextPosition?, to end: UITextPosition?) -> String? {
    guard let input, let start, let end, let range = input.textRange(from: start, to: end) else { return nil }
    return input.text(in: range).flatMap { $0.isEmpty ? nil : $0 }
  }

  var documentContextBeforeInput: String? {
    guard let caret = input?.selectedTextRange?.start else { return nil }
    let text = text(from: input?.beginningOfDocument, to: caret)
    // A line break alone is kept: it indicates that the caret is at the start of a line.
    guard let text, let end = text.dropLast().lastIndex(where: \.isNewline) else { return text }
    return String(text[text.index(after: end)...])
  }

  var documentContextAfterInput: String? {
    guard let caret = input?.selectedTextRange?.end else { return nil }
    let text = text(from: caret, to: input?.endOfDocument)
    guard let text, let end = text.dropFirst().firstIndex(where: \.isNewline) else { return text }
    return String(text[..<end])
  }

  var selectedText: String? {
    guard let range = input?.selectedTextRange else { return nil }
    return text(from: range.start, to: range.end)
  }

  func adjustTextPosition(byCharacterOffset offset: Int) {
    guard let input, let range = input.selectedTextRange else { return }
    let length = input.offset(from: input.beginningOfDocument, to: input.endOfDocument)
    let begin = input.offset(from: input.beginningOfDocument, to: offset < 0 ? range.start : range.end)
    let (sum, isOver) = begin.addingReportingOverflow(offset)
    let target = isOver ? (offset < 0 ? 0 : length) : min(max(0, sum), length)
    guard let position = input.position(from: input.beginningOfDocument, offset: target) else { return }
    input.selectedTextRange = input.textRange(from: position, to: position)
  }

  func setMarkedText(_ markedText: String, selectedRange: NSRange) {
    TextTyping.mark(markedText, selectedRange: selectedRange, in: responder)
  }
  func unmarkText() { input?.unmarkText() }

  // MARK: UIKeyInput

  var hasText: Bool { (responder as? any UIKeyInput)?.hasText ?? false }
  func insertText(_ text: String) {
    if text == "\n" {
      TextTyping.press(.return, [], in: responder)
    } else {
      TextTyping.insert(text, into: responder)
    }
  }
  func deleteBackward() { TextTyping.delete(in: responder) }

  // MARK: Traits

  var autocapitalizationType: UITextAutocapitalizationType {
    get { traits?.autocapitalizationType ?? .sentences }
    set {}
  }
  var autocorrectionType: UITextAutocorrectionType {
    get { traits?.autocorrectionType ?? .default }
    set {}
  }
  var keyboardType: UIKeyboardType {
    get { traits?.keyboardType ?? .default }
    set {}
  }
  var keyboardAppearance: UIKeyboardAppearance {
    get { traits?.keyboardAppearance ?? .default }
    set {}
  }
  var returnKeyType: UIReturnKeyType {
    get { traits?.returnKeyType ?? .default }
    set {}
  }
  var enablesReturnKeyAutomatically: Bool {
    get { traits?.enablesReturnKeyAutomatically ?? false }
    set {}
  }
  var isSecureTextEntry: Bool {
    get { traits?.isSecureTextEntry ?? false }
    set {}
  }
}
