/// A responder that receives typed text; while it is first responder, the keyboard is shown.
///
/// ```swift
/// class PinView: UIView, UIKeyInput {
///   var digits = ""
///   var hasText: Bool { !digits.isEmpty }
///   func insertText(_ text: String) { digits += text }
///   func deleteBackward() { _ = digits.popLast() }
///   override var canBecomeFirstResponder: Bool { true }
/// }
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uikeyinput>
@preconcurrency @MainActor public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is text to delete; also used for `enablesReturnKeyAutomatically`.
  var hasText: Bool { get }
  /// Inserts typed text; the return key inserts `"\n"`.
  func insertText(_ text: String)
  /// Deletes the selection, or else the character before the caret, as the delete key does.
  func deleteBackward()
}
