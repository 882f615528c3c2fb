/// Follows the user's text size by itself.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uicontentsizecategoryadjusting>
@preconcurrency @MainActor public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether the font changes with the content size category. Needs a font made for a text style.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
