import UIKit

/// Records the calls of a search controller, its bar and its updater.
final class SearchNotes: NSObject, UISearchControllerDelegate, UISearchResultsUpdating, UISearchBarDelegate {
  private let log: Log
  weak var presents: UIViewController?
  init(_ log: Log) { self.log = log }
  func willPresentSearchController(_ searchController: UISearchController) { log("will present") }
  func didPresentSearchController(_ searchController: UISearchController) { log("did present") }
  func willDismissSearchController(_ searchController: UISearchController) { log("will dismiss") }
  func didDismissSearchController(_ searchController: UISearchController) { log("did dismiss") }
  func updateSearchResults(for searchController: UISearchController) {
    log("update \"\(searchController.searchBar.text ?? "nil")\"\(searchController.isActive ? " active" : "")")
  }
  func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
  ) { log("chose \(searchSuggestion.localizedSuggestion ?? "")") }
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    log("should begin")
    return true
  }
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { log("did begin") }
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
    log("should end")
    return true
  }
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { log("did end") }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { log("change \(searchText)") }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log("search") }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log("cancel") }
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    log("scope \(selectedScope)")
  }
}
