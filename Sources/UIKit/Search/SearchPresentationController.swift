/// A presentation controller that shows a search controller over the controller that is searched; touches beside
/// its views go to the content below.
final class SearchPresentationController: UIPresentationController {
  private var searcher: UISearchController? { presented as? UISearchController }

  override var placesPresentedView: Bool { true }
  override var adaptsToSize: Bool { false }
  override var takesKeyboardAway: Bool { false }

  /// The view of the presentation context; nil for the whole window.
  override var contextView: UIView? {
    guard let presenter = presentation?.presenter, presenter.hostWindow == nil,
      let view = presenter.viewIfLoaded, let superview = view.superview, !(superview is UIWindow)
    else { return nil }
    return view
  }

  override func hitTestOutside(_ point: CGPoint, with event: UIEvent?, in container: TransitionView) -> UIView? {
    nil
  }

  override func presentationTransitionWillBegin() { searcher?.presentationBegins() }
  override func presentationDidEnd(_ completed: Bool) { searcher?.presentationEnded(completed) }
  override func dismissalIsAboutToBegin() { searcher?.dismissalBegins() }
  override func dismissalDidEnd(_ completed: Bool) { searcher?.dismissalEnded(completed) }

  /// Ends the search, also when the window removes all presentations.
  override func forget() { searcher?.wasForgotten() }
}

/// The view of a search controller; it receives touches only within its visible subviews.
final class SearchView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

/// The dimming over the content that is searched; a tap on it ends the search.
final class SearchDimmer: UIControl {
  var tapped: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(white: 0, alpha: 0.4)
    addAction(UIAction { [weak self] _ in self?.tapped?() }, for: .touchUpInside)
    isAccessibilityElement = true
    accessibilityLabel = "Dismiss search"
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { return nil }
}

/// Holds a search bar that was taken out of the content.
final class SearchBarHolder: UIView {}

/// The views that a search controller shows over the content: the dimming, the results and suggestions.
@MainActor final class SearchOverlay {
  let dimmer = SearchDimmer(frame: .zero)
  let suggestions = SearchSuggestionList(frame: .zero)
  let holder = SearchBarHolder()
  private(set) var resultsView: UIView?
  /// Beside the bar, which does not fade.
  var alpha: CGFloat = 1 { didSet { for view in views { view.alpha = alpha } } }

  private var views: [UIView] { [dimmer, suggestions] + [resultsView].compactMap { $0 } }

  func install(in view: UIView) {
    for part in [dimmer, suggestions] as [UIView] {
      part.isHidden = true
      view.addSubview(part)
    }
  }

  func showResults(of controller: UIViewController) {
    guard let view = controller.view else { return }
    resultsView = view
    view.isHidden = true
    dimmer.superview?.insertSubview(view, aboveSubview: dimmer)
  }
}
