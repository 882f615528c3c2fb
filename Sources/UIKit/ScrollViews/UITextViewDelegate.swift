/// Hears of what happens in a text view. All methods are optional.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitextviewdelegate>
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// After `selectedRange` changed.
  func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}
