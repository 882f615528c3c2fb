/// An object that adjusts to the user's text size automatically.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uicontentsizecategoryadjusting>
@preconcurrency @MainActor public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether the font changes with the content size category. It requires a font of a text style.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
