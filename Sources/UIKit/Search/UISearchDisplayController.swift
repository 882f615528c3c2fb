import ObjectiveC

/// The controller of a search before iOS 8, in whose place `UISearchController` came.
///
/// It exists by name: what is set is kept, and beginning a search says so on the console.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uisearchdisplaycontroller>
@available(iOS, introduced: 3.0, deprecated: 8.0)
@preconcurrency @MainActor open class UISearchDisplayController: NSObject {
  private let bar: UISearchBar
  private unowned let contents: UIViewController
  private lazy var table = UITableView(frame: contents.view.bounds, style: .plain)

  public init(searchBar: UISearchBar, contentsController viewController: UIViewController) {
    bar = searchBar
    contents = viewController
    super.init()
    Unsupported.log("UISearchDisplayController", effect: "use UISearchController")
  }

  open weak var delegate: (any UISearchDisplayDelegate)?
  open var isActive: Bool {
    get { false }
    set { setActive(newValue, animated: false) }
  }
  open func setActive(_ visible: Bool, animated: Bool) {
    Unsupported.log("UISearchDisplayController.setActive(_:animated:)")
  }
  open var searchBar: UISearchBar { bar }
  open var searchContentsController: UIViewController { contents }
  open var searchResultsTableView: UITableView { table }
  open weak var searchResultsDataSource: (any UITableViewDataSource)? {
    didSet { table.dataSource = searchResultsDataSource }
  }
  open weak var searchResultsDelegate: (any UITableViewDelegate)? {
    didSet { table.delegate = searchResultsDelegate }
  }
  open var searchResultsTitle: String? {
    didSet { Unsupported.log("UISearchDisplayController.searchResultsTitle") }
  }
  open var displaysSearchBarInNavigationBar = false {
    didSet { Unsupported.log("UISearchDisplayController.displaysSearchBarInNavigationBar") }
  }
  open var navigationItem: UINavigationItem? { nil }
}

/// The methods of a search before iOS 8; all are optional, and none is called.
@available(iOS, introduced: 3.0, deprecated: 8.0)
@preconcurrency @MainActor public protocol UISearchDisplayDelegate: NSObjectProtocol {
  func searchDisplayControllerWillBeginSearch(_ controller: UISearchDisplayController)
  func searchDisplayControllerDidBeginSearch(_ controller: UISearchDisplayController)
  func searchDisplayControllerWillEndSearch(_ controller: UISearchDisplayController)
  func searchDisplayControllerDidEndSearch(_ controller: UISearchDisplayController)
  func searchDisplayController(
    _ controller: UISearchDisplayController, shouldReloadTableForSearch searchString: String?
  ) -> Bool
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
