import UIKit

/// A text of all matches below a search field in the navigation bar.
class SearchViewController: UIViewController, UISearchResultsUpdating {
  private let words = [
    "Apple", "Apricot", "Banana", "Blackberry", "Cherry", "Fig", "Grape", "Lemon", "Lime", "Mango",
  ]
  private let matches = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Search"
    view.backgroundColor = .systemBackground
    matches.font = .preferredFont(forTextStyle: .body)
    matches.adjustsFontForContentSizeCategory = true
    matches.isEditable = false
    matches.alwaysBounceVertical = true
    matches.frame = view.bounds
    matches.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(matches)
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.placeholder = "Fruit"
    search.searchBar.scopeButtonTitles = ["All", "A to B"]
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
    definesPresentationContext = true
    updateSearchResults(for: search)
  }

  func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text ?? ""
    let isShort = searchController.searchBar.selectedScopeButtonIndex == 1
    let found = words.filter { word in
      (text.isEmpty || word.localizedCaseInsensitiveContains(text)) && (!isShort || word < "C")
    }
    matches.text = found.joined(separator: "\n")
    var empty: UIContentUnavailableConfiguration?
    if found.isEmpty { empty = .search() }
    contentUnavailableConfiguration = empty
  }
}
