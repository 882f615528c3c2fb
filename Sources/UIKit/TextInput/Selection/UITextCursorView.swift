/// A view that shows the caret of a text input.
///
/// `UITextSelectionDisplayInteraction` sets its frame and hides it while text is selected.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitextcursorview>
@preconcurrency @MainActor public protocol UITextCursorView: UICoordinateSpace {
  /// Whether the caret blinks.
  var isBlinking: Bool { get set }
  /// Shows the caret and begins its blinking again, as after each change of the text.
  func resetBlinkAnimation()
}
