/// The vertical position of a label's text that was shrunk to fit.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uibaselineadjustment>
public enum UIBaselineAdjustment: Int, Sendable {
  /// The baseline of the text is that of the full-size text.
  case alignBaselines = 0
  /// The vertical center of the text is that of the full-size text.
  case alignCenters = 1
  /// The text is at the top left.
  case none = 2
}
