import CoreGraphics

/// Searches that are presented over pages of the stack: each is shown with its page.
extension UINavigationController {
  /// The containers of searches over a page.
  static func searches(over page: UIView, in container: UIView) -> [UIView] {
    container.subviews.filter { view in
      guard let presentation = (view as? TransitionView)?.presentation else { return false }
      return presentation.presented is UISearchController && presentation.presenter?.viewIfLoaded === page
    }
  }

  /// Hides the searches over pages that are not shown.
  func showSearches() {
    for case let container as TransitionView in pages.subviews {
      guard let presentation = container.presentation, presentation.presented is UISearchController else {
        continue
      }
      let presenter = presentation.presenter
      let isShown = presenter === shown || presenter === transition?.from || presenter === transition?.to
      container.isHidden = !isShown
      guard isShown, transition == nil, let page = presenter?.viewIfLoaded, page.superview === pages else {
        continue
      }
      pages.insertSubview(container, aboveSubview: page)
    }
  }

  /// What the bars cover of a page, they cover of the search over it.
  func placeSearch(of controller: UIViewController) {
    guard let search = controller.presentedReference as? UISearchController else { return }
    search.containerInsets = controller.containerInsets
  }

  func searchDidChange(animated: Bool) {
    navigationBar.topItem?.bar?.searchRowDidChange()
    guard transition == nil else { return viewIfLoaded?.setNeedsLayout() ?? () }
    moveBars(animated: animated) { navigationBar.isHidden = hidesBar }
  }
}

extension UIViewController {
  /// The controller leaves its container: a search over it ends at once.
  func endSearch() {
    guard let search = presentedReference as? UISearchController else { return }
    search.deactivate(animated: false)
    search.presentation?.finishPending()
  }
}
