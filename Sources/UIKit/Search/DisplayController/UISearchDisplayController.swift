import ObjectiveC

/// The controller of a search before iOS 8, replaced by `UISearchController`.
///
/// It exists by name: values are stored, and beginning a search logs that it has no effect.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uisearchdisplaycontroller>
@available(iOS, introduced: 3.0, deprecated: 8.0)
@preconcurrency @MainActor open class UISearchDisplayController: NSObject {
  private let bar: UISearchBar
  private unowned let contents: UIViewController
  private lazy var table = UITableView(frame: contents.view.bounds, style: .plain)

  /// Creates a controller that would show results over the content of another one; it logs that it shows none, and
  /// names `UISearchController`.
  public init(searchBar: UISearchBar, contentsController viewController: UIViewController) {
    bar = searchBar
    contents = viewController
    super.init()
    Unsupported.log("UISearchDisplayController", effect: "use UISearchController")
  }

  /// The object for the calls of a search; none of them is ever made. Nil by default.
  open weak var delegate: (any UISearchDisplayDelegate)?
  /// Whether results are shown. Always false; setting it logs.
  open var isActive: Bool {
    get { false }
    set { setActive(newValue, animated: false) }
  }
  /// Logs that it does not show or hide the results.
  open func setActive(_ visible: Bool, animated: Bool) {
    Unsupported.log("UISearchDisplayController.setActive(_:animated:)")
  }
  /// The search bar that was given to the initializer.
  open var searchBar: UISearchBar { bar }
  /// The controller over whose contents the results would be shown.
  open var searchContentsController: UIViewController { contents }
  /// The table for the results, which is never shown.
  open var searchResultsTableView: UITableView { table }
  /// The data source of the table for the results. Nil by default.
  open weak var searchResultsDataSource: (any UITableViewDataSource)? {
    didSet { table.dataSource = searchResultsDataSource }
  }
  /// The delegate of the table for the results. Nil by default.
  open weak var searchResultsDelegate: (any UITableViewDelegate)? {
    didSet { table.delegate = searchResultsDelegate }
  }
  /// The title above the results. Setting it logs, as it is not shown. Nil by default.
  open var searchResultsTitle: String? {
    didSet { Unsupported.log("UISearchDisplayController.searchResultsTitle") }
  }
  /// Whether the search bar is in the navigation bar. Setting it logs, as it has no effect. False by default.
  open var displaysSearchBarInNavigationBar = false {
    didSet { Unsupported.log("UISearchDisplayController.displaysSearchBarInNavigationBar") }
  }
  /// The navigation item with the search bar. Always nil.
  open var navigationItem: UINavigationItem? { nil }
}

/// The methods of a search before iOS 8; all are optional, and none is called.
@available(iOS, introduced: 3.0, deprecated: 8.0)
@preconcurrency @MainActor public protocol UISearchDisplayDelegate: NSObjectProtocol {
  /// Called before a search begins on iOS. Flipside never calls it.
  func searchDisplayControllerWillBeginSearch(_ controller: UISearchDisplayController)
  /// Called when a search has begun on iOS. Flipside never calls it.
  func searchDisplayControllerDidBeginSearch(_ controller: UISearchDisplayController)
  /// Called before a search ends on iOS. Flipside never calls it.
  func searchDisplayControllerWillEndSearch(_ controller: UISearchDisplayController)
  /// Called when a search has ended on iOS. Flipside never calls it.
  func searchDisplayControllerDidEndSearch(_ controller: UISearchDisplayController)
  /// Returns whether the table is reloaded for a search text. Flipside never calls it.
  func searchDisplayController(
    _ controller: UISearchDisplayController, shouldReloadTableForSearch searchString: String?
  ) -> Bool
  /// Returns whether the table is reloaded for the scope button with an index. Flipside never calls it.
  func searchDisplayController(
    _ controller: UISearchDisplayController, shouldReloadTableForSearchScope searchOption: Int
  ) -> Bool
}

extension UISearchDisplayDelegate {
  public func searchDisplayControllerWillBeginSearch(_ controller: UISearchDisplayController) {}
  public func searchDisplayControllerDidBeginSearch(_ controller: UISearchDisplayController) {}
  public func searchDisplayControllerWillEndSearch(_ controller: UISearchDisplayController) {}
  public func searchDisplayControllerDidEndSearch(_ controller: UISearchDisplayController) {}
  public func searchDisplayController(
    _ controller: UISearchDisplayController, shouldReloadTableForSearch searchString: String?
  ) -> Bool { true }
  public func searchDisplayController(
    _ controller: UISearchDisplayController, shouldReloadTableForSearchScope searchOption: Int
  ) -> Bool { true }
}
