import Foundation

/// The methods by which a search controller reports its presentation; all of them are optional.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uisearchcontrollerdelegate>
@preconcurrency @MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// Called before the controller presents itself; not when the app presents it.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Called after the transition that presented the search.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Called before the controller dismisses itself; not when the app presented it.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Called after the transition that dismissed the search.
  func didDismissSearchController(_ searchController: UISearchController)
  /// Called when a search begins. The app may present the controller in this method; if it does not, the controller
  /// presents itself afterward.
  func presentSearchController(_ searchController: UISearchController)
  /// Called before a navigation bar shows the search bar elsewhere.
  func searchController(
    _ searchController: UISearchController, willChangeTo newPlacement: UINavigationItem.SearchBarPlacement)
  /// Called when the search bar moved to another position of its navigation item.
  func searchController(
    _ searchController: UISearchController, didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement)
}

extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {}
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func willDismissSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
  public func presentSearchController(_ searchController: UISearchController) {}
  public func searchController(
    _ searchController: UISearchController, willChangeTo newPlacement: UINavigationItem.SearchBarPlacement
  ) {}
  public func searchController(
    _ searchController: UISearchController, didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement
  ) {}
}

/// An object that updates the results of a search.
///
/// ```swift
/// override func updateSearchResults(for searchController: UISearchController) {
///   let text = searchController.searchBar.text ?? ""
///   let found = ["Apple", "Pear"].filter { text.isEmpty || $0.contains(text) }
///   print(found.count)
/// }
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uisearchresultsupdating>
@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called when the search begins, and with each change of the text, the tokens or the scope.
  func updateSearchResults(for searchController: UISearchController)
  /// Called when the user chose a suggestion; optional.
  func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

extension UISearchResultsUpdating {
  public func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
  ) {}
}
