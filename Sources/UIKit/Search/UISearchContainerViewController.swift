import CoreGraphics

/// A container that shows a search controller as a child, for contexts in which it cannot be presented.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uisearchcontainerviewcontroller>
@preconcurrency @MainActor open class UISearchContainerViewController: UIViewController {
  private let controller: UISearchController

  /// The controller whose search bar and results the container shows.
  open var searchController: UISearchController { controller }

  /// Creates a container for a search controller.
  public init(searchController: UISearchController) {
    controller = searchController
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    controller = UISearchController(searchResultsController: nil)
    super.init(coder: coder)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    addChild(controller)
    controller.view.frame = view.bounds
    view.addSubview(controller.view)
    view.addSubview(controller.searchBar)
    controller.didMove(toParent: self)
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let bar = controller.searchBar
    guard bar.superview === view else { return }
    bar.frame = CGRect(
      x: 0, y: view.safeAreaInsets.top, width: view.bounds.width, height: bar.sizeThatFits(view.bounds.size).height)
  }
}
