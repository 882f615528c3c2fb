import Foundation

/// The methods by which a search field requests data of its tokens and reports chosen suggestions; all of them are
/// optional.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uisearchtextfielddelegate>
@preconcurrency @MainActor public protocol UISearchTextFieldDelegate: UITextFieldDelegate {
  /// Returns the data of a token that is copied.
  func searchTextField(_ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken)
    -> NSItemProvider
  /// Called when the user chose a suggestion of the field.
  func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion)
}

extension UISearchTextFieldDelegate {
  public func searchTextField(
    _ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken
  ) -> NSItemProvider { NSItemProvider() }
  public func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion) {}
}
