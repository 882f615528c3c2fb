/// A responder that takes typed text; as first responder it brings up the keyboard.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uikeyinput>
@preconcurrency @MainActor public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is text to delete; also asked for `enablesReturnKeyAutomatically`.
  var hasText: Bool { get }
  /// Takes typed text; the return key gives `"\n"`.
  func insertText(_ text: String)
  /// The delete key.
  func deleteBackward()
}
