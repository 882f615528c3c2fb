import CoreGraphics

/// Searches that are presented over pages of the stack: each is visible with its page.
extension UINavigationController {
  /// Returns the containers of searches over a page.
  static func searches(over page: UIView, in container: UIView) -> [UIView] {
    container.subviews.filter { view in
      guard let presentation = (view as? TransitionView)?.presentation else { return false }
      return presentation.presented is UISearchController && presentation.presenter?.viewIfLoaded === page
    }
  }

  /// Hides the searches over pages that are not shown. The bar that a search hid is shown for other pages.
  func showSearches() {
    showBarBesideSearches()
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

  private func showBarBesideSearches() {
    let hiding = pages.subviews.compactMap { ($0 as? TransitionView)?.presentation }
      .filter { ($0.presented as? UISearchController)?.search.hidden === self }
    guard !hiding.isEmpty, let next = transition?.to ?? shown else { return }
    let hides = hiding.contains { $0.presenter === next }
    if hides != hidesBar { setNavigationBarHidden(hides, animated: false) }
  }

  /// Gives the search over a page the page's insets, since the bars cover both equally.
  func placeSearch(of controller: UIViewController) {
    guard let search = controller.presentedReference as? UISearchController else { return }
    search.containerInsets = controller.containerInsets
  }

  func collapsingPartsDidChange() {
    if bars.placed === shown || navigationBar.collapsibleSearch > 0 {
      bars.placed = shown
      bars.appliedRoom = collapsingExtent
    }
    viewIfLoaded?.setNeedsLayout()
  }

  func searchDidChange(animated: Bool) {
    navigationBar.topItem?.bar?.searchRowDidChange()
    guard transition == nil else { return viewIfLoaded?.setNeedsLayout() ?? () }
    moveBars(animated: animated) { navigationBar.isHidden = hidesBar }
  }
}

extension UIViewController {
  /// Ends a search over the controller at once, because the controller leaves its container.
  func endSearch() {
    guard let search = presentedReference as? UISearchController else { return }
    search.endNow()
    // The search's presentation may have caused the layout in which the controller leaves. Until it has begun the
    // search needs its presenter, which may have no other owner.
    if search.isActive { MainTurn.afterLayout { [self] in withExtendedLifetime(self) { search.endNow() } } }
  }
}

extension UISearchController {
  fileprivate func endNow() {
    deactivate(animated: false)
    presentation?.finishPending()
  }
}
