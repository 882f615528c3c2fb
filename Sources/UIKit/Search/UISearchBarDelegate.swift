import Foundation

/// The methods by which a search bar reports the user's actions, and requests permission; all of them are optional.
///
/// ```swift
/// func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
///   let fruit = ["Apple", "Pear"].filter { $0.hasPrefix(searchText) }
///   searchBar.prompt = "\(fruit.count) found"
/// }
///
/// func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { searchBar.resignFirstResponder() }
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uisearchbardelegate>
@preconcurrency @MainActor public protocol UISearchBarDelegate: UIBarPositioningDelegate {
  /// Returns whether the bar may become first responder.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Called when the field has become first responder and editing began.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Returns whether the bar may resign first responder.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Called when editing ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Called after the user changed the text or cleared it.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Returns whether typed text may replace a range, in UTF-16 units.
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Called when the user pressed the search key.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Called when the button with a book was tapped.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  /// Called when the cancel button was tapped. The app itself ends the search.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Called when the button for the list of results was tapped.
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
  /// Called when the user chose a scope.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}
