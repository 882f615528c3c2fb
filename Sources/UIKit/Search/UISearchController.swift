import QuartzCore

/// A view controller that manages a search by a search bar and shows its results.
///
/// ```swift
/// let search = UISearchController(searchResultsController: nil)
/// search.searchResultsUpdater = self
/// search.obscuresBackgroundDuringPresentation = false
/// navigationItem.searchController = search
/// definesPresentationContext = true
/// ```
///
/// The search begins when the user taps the bar, or `isActive` is set. The controller is presented then, over the
/// nearest controller that defines a presentation context: the background is dimmed or the results controller is
/// shown above it, the bar moves to the top with its cancel button, and `searchResultsUpdater` is called with each
/// change of the text, the tokens or the scope. The orders are those of facts/navigation.md#search.
///
/// Show the bar as the navigation item's `searchController`, or add it to content such as a table's header.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uisearchcontroller>
@preconcurrency @MainActor
open class UISearchController: UIViewController, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  /// The conditions under which the scope buttons are shown automatically.
  public enum ScopeBarActivation: Int, Sendable {
    /// The same as `onSearchActivation`.
    case automatic = 0
    /// The app shows and hides the scope buttons.
    case manual = 1
    /// The scope bar appears with the first character of the text.
    case onTextEntry = 2
    /// The scope bar appears when the search begins.
    case onSearchActivation = 3
  }

  private let bar: UISearchBar
  private let results: UIViewController?
  let search = SearchState()
  let overlay = SearchOverlay()

  // MARK: Making

  /// Creates a controller that shows results in another one. Pass nil if the app shows them in the searched
  /// content.
  public init(searchResultsController: UIViewController?) {
    bar = UISearchBar(frame: .zero)
    results = searchResultsController
    super.init(nibName: nil, bundle: nil)
    setUp()
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    bar = UISearchBar(frame: .zero)
    results = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUp()
  }

  public required init?(coder: NSCoder) {
    bar = UISearchBar(frame: .zero)
    results = nil
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    modalPresentationStyle = .custom
    transitioningDelegate = self
    bar.searcher = self
    bar.placeholder = SystemStrings.text("Search")
    bar.sizeToFit()
    if let results {
      addChild(results)
      results.didMove(toParent: self)
    }
    overlay.dimmer.tapped = { [weak self] in self?.isActive = false }
  }

  // MARK: Search

  /// The object that updates the results for each change of the search's text or scope.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The delegate, which is notified when the search is presented and dismissed, and may present it itself.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// The controller whose view shows over the content while there is text; nil if the content itself shows the
  /// results.
  open var searchResultsController: UIViewController? { results }
  /// The search bar; set it in a navigation item or add it to a table.
  open var searchBar: UISearchBar { bar }

  /// Whether a search is in progress. Setting it begins or ends the search, animated if the bar is visible; it does
  /// not make the bar first responder (facts/navigation.md#search/active).
  open var isActive: Bool {
    get { search.isActive }
    set { if newValue { activate() } else { deactivate(animated: UIView.areAnimationsEnabled) } }
  }

  // MARK: Views and dimming

  /// Whether the content that is searched is dimmed while no results cover it. True by default.
  open var obscuresBackgroundDuringPresentation = true { didSet { layOutOverlay() } }
  /// The older name of `obscuresBackgroundDuringPresentation`.
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
  /// Whether the title and buttons of the navigation bar are hidden during the search. True by default.
  open var hidesNavigationBarDuringPresentation = true

  /// Whether the results are shown if there is a text or token, and hidden otherwise. True by default; setting
  /// `showsSearchResultsController` makes it false.
  open var automaticallyShowsSearchResultsController = true { didSet { layOutOverlay() } }
  /// Whether the results are shown during the search.
  open var showsSearchResultsController: Bool {
    get { search.showsResults ?? (automaticallyShowsSearchResultsController && hasInput) }
    set {
      automaticallyShowsSearchResultsController = false
      search.showsResults = newValue
      layOutOverlay()
    }
  }
  private var hasInput: Bool { bar.searchTextField.hasText }

  /// Whether the cancel button is shown during the search. Default true; setting the bar's `showsCancelButton`
  /// turns it off.
  open var automaticallyShowsCancelButton = true
  /// Whether the scope buttons are shown during the search. Default true; setting the bar's `showsScopeBar` turns
  /// it off.
  open var automaticallyShowsScopeBar: Bool {
    get { scopeBarActivation != .manual }
    set { scopeBarActivation = newValue ? .automatic : .manual }
  }
  /// The conditions under which the scope buttons are shown. `.automatic` depends on the navigation bar's style.
  open var scopeBarActivation = ScopeBarActivation.automatic { didSet { showScopes(animated: false) } }

  /// Suggestions that are shown in place of the results; nil for none.
  open var searchSuggestions: [any UISearchSuggestion]? { didSet { layOutOverlay() } }
  /// Whether suggestions are hidden if the bar is below the title. False by default.
  open var ignoresSearchSuggestionsForSearchBarPlacementStacked = false { didSet { layOutOverlay() } }

  /// The position at which the navigation bar shows the search bar.
  open var searchBarPlacement: UINavigationItem.SearchBarPlacement { search.item?.searchBarPlacement ?? .automatic }

  // MARK: As a controller

  open override func loadView() {
    let view = SearchView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
    overlay.install(in: view)
    overlay.suggestions.chosen = { [weak self] in self?.choose($0) }
    if let results { overlay.showResults(of: results) }
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    takeBarIfWaiting()
    layOutOverlay()
  }

  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    viewIfLoaded?.setNeedsLayout()
  }

  override var contextOfItsOwn: UIViewController? { search.context }

  // MARK: UIViewControllerTransitioningDelegate

  /// Returns the presentation controller of the search itself.
  open func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    SearchPresentationController(presentedViewController: presented, presenting: presenting)
  }
  /// Returns the animator with which the search is presented: the search controller itself.
  open func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }
  /// Returns the animator with which the search is dismissed: the search controller itself.
  open func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }
  /// Returns nil: the presentation of a search does not follow a finger.
  open func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// Returns nil: the dismissal of a search does not follow a finger.
  open func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  // MARK: UIViewControllerAnimatedTransitioning

  /// Returns the length of the movement of the bar and of the dimming, in seconds.
  open func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  /// Fades the results and the dimming in or out, while the bar moves.
  open func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let isComing = transitionContext.viewController(forKey: .to) === self
    if isComing, view.superview !== transitionContext.containerView {
      view.frame = transitionContext.containerView.bounds
      transitionContext.containerView.addSubview(view)
      view.layoutIfNeeded()
    }
    UIView.performWithoutAnimation {
      overlay.alpha = isComing ? 0 : 1
      if isComing { placeBar(isAtTop: false) }
    }
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0,
      options: [.allowUserInteraction, .beginFromCurrentState]
    ) { [self] in
      overlay.alpha = isComing ? 1 : 0
      placeBar(isAtTop: isComing)
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
