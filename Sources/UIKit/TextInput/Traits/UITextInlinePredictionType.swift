/// Whether the keyboard predicts the rest of a word or sentence at the caret.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitextinlinepredictiontype>
public enum UITextInlinePredictionType: Int, Sendable {
  /// The system decides.
  case `default` = 0
  /// No predictions.
  case no = 1
  /// Predictions, if the system has any.
  case yes = 2
}
