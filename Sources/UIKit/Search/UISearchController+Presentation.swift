import QuartzCore

/// The begin and the end of a search (facts/navigation.md#search).
extension UISearchController {
  // MARK: View controllers

  /// The controller whose content is searched.
  private var host: UIViewController? {
    if let item = search.item {
      guard let stack = item.bar?.owner as? UINavigationController else { return nil }
      return UISearchController.page(with: item, in: stack)
    }
    var responder = searchBar.superview as UIResponder?
    while let here = responder {
      if let stack = here as? UINavigationController { return stack.topViewController }
      if let controller = here as? UIViewController { return controller }
      responder = here.next
    }
    return nil
  }

  /// Returns the page whose navigation item is given, also in stacks that the stack contains, for which it shows
  /// the bar.
  private static func page(with item: UINavigationItem, in stack: UINavigationController) -> UIViewController? {
    for page in stack.viewControllers {
      if page.navigationItemReference === item { return page }
      if let inner = page as? UINavigationController, let found = self.page(with: item, in: inner) { return found }
    }
    return nil
  }

  /// Returns the nearest controller that defines a presentation context; without one, the host itself: a stack,
  /// which always defines one, has the bar of the search, which stays in front.
  private func context(of host: UIViewController) -> UIViewController {
    var candidate: UIViewController? = host
    while let here = candidate {
      if here.definesPresentationContext, !(here is UINavigationController) { return here }
      candidate = here.parent
    }
    return host
  }

  // MARK: The navigation item

  func enter(_ item: UINavigationItem) {
    if let other = search.item, other !== item { other.searchController = nil }
    search.item = item
    searchBar.removeFromSuperview()
    searchBar.host(top: 1, margin: 16)
  }

  func leave(_ item: UINavigationItem) {
    if search.isActive { deactivate(animated: false) }
    search.item = nil
    searchBar.removeFromSuperview()
    searchBar.endHosting()
  }

  // MARK: Begin

  func activate() {
    guard !search.isActive else { return }
    guard let host, host.viewIfLoaded?.window != nil, searchBar.window != nil else {
      search.waitsForWindow = true
      return
    }
    begin()
    // A search controller that is a child is not presented.
    guard parent == nil else { return updateResults() }
    delegate?.presentSearchController(self)
    guard presentation == nil else { return updateResults() }
    search.isAutomatic = true
    search.context = context(of: host)
    delegate?.willPresentSearchController(self)
    search.context?.present(self, animated: UIView.areAnimationsEnabled)
    guard presentation != nil else {
      // The context already presents another controller, which was reported.
      search.isAutomatic = false
      return endWithoutPresentation()
    }
    updateResults()
  }

  private func begin() {
    search.isActive = true
    search.waitsForWindow = false
    showButtons(animated: UIView.areAnimationsEnabled)
  }

  private func endWithoutPresentation() {
    search.isActive = false
    showButtons(animated: false)
    searchBar.resignFirstResponder()
  }

  /// Updates the search after the bar was added to a window.
  func barEnteredWindow() {
    guard search.waitsForWindow else { return }
    MainTurn.afterLayout { [weak self] in
      guard let self, search.waitsForWindow, searchBar.window != nil else { return }
      activate()
    }
  }

  func presentationBegins() {
    // The app presented the search controller itself.
    if !search.isActive {
      begin()
      updateResults()
    }
    containerInsets = presentingReference?.containerInsets ?? .zero
    view.frame = presentation?.container.bounds ?? view.frame
    overlay.alpha = 1
    if search.item != nil { hideNavigationBar(true) } else { search.waitsForBar = true }
    view.setNeedsLayout()
  }

  /// Moves a bar in the content to the top when the view is in the window, so that it stays first responder.
  func takeBarIfWaiting() {
    guard search.waitsForBar, view.window != nil else { return }
    search.waitsForBar = false
    takeBar()
    hideNavigationBar(true)
    placeBar(isAtTop: true)
  }

  func presentationEnded(_ completed: Bool) {
    guard completed else { return wasForgotten() }
    if search.isAutomatic { delegate?.didPresentSearchController(self) }
    if !search.isAutomatic, search.home == nil, isBarAtTop { searchBar.becomeFirstResponder() }
  }

  // MARK: End

  func deactivate(animated: Bool) {
    search.waitsForWindow = false
    guard search.isActive else { return }
    guard let presentation, presentation.stage != .dismissing else {
      clear()
      return endWithoutPresentation()
    }
    takeDown(animated: animated && searchBar.window != nil, completion: nil)
  }

  func dismissalBegins() {
    search.isActive = false
    search.isEnding = true
    search.waitsForBar = false
    if search.isAutomatic { delegate?.willDismissSearchController(self) }
    clear()
    searchBar.resignFirstResponder()
    showButtons(animated: UIView.areAnimationsEnabled)
    hideNavigationBar(false)
  }

  private func clear() {
    let field = searchBar.searchTextField
    if field.hasText {
      field.fill([], NSAttributedString(), caret: 0)
    } else {
      updateResults()
    }
  }

  func dismissalEnded(_ completed: Bool) {
    search.isEnding = false
    guard completed else {
      search.isActive = true
      return showButtons(animated: false)
    }
    giveBarBack()
    let wasAutomatic = search.isAutomatic
    search.isAutomatic = false
    search.context = nil
    if wasAutomatic { delegate?.didDismissSearchController(self) }
  }

  /// Called when the presentation has ended, with or without its callbacks.
  func wasForgotten() {
    guard !search.isEnding else { return }
    search.waitsForBar = false
    giveBarBack()
    search.isAutomatic = false
    search.context = nil
    guard search.isActive else { return }
    search.isActive = false
    showButtons(animated: false)
    hideNavigationBar(false)
  }

  // MARK: The bar

  /// Whether the bar is in content that can be scrolled away, and is laid out by frames.
  private var barIsInContent: Bool {
    guard search.item == nil, searchBar.translatesAutoresizingMaskIntoConstraints else { return false }
    var view = searchBar.superview
    while let here = view {
      if here is UIScrollView { return true }
      if here is UINavigationBar { return false }
      view = here.superview
    }
    return searchBar.superview == nil
  }

  private var isBarAtTop: Bool { searchBar.superview === overlay.holder }

  /// Removes the bar from the content if the content contains it.
  private func takeBar() {
    guard barIsInContent, !isBarAtTop else { return }
    search.home = SearchBarHome(searchBar)
    let frame = searchBar.superview?.convert(searchBar.frame, to: nil)
    UIView.performWithoutAnimation {
      view.addSubview(overlay.holder)
      overlay.holder.addSubview(searchBar)
      searchBar.autoresizingMask = [.flexibleWidth]
      if let frame { overlay.holder.frame = view.convert(frame, from: nil) }
    }
  }

  private func giveBarBack() {
    guard isViewLoaded, isBarAtTop else { return }
    overlay.holder.removeFromSuperview()
    guard let home = search.home else { return searchBar.removeFromSuperview() }
    search.home = nil
    home.take(searchBar)
  }

  /// Moves a bar that was removed from the content to the top, or over its old position.
  func placeBar(isAtTop: Bool) {
    guard isViewLoaded, isBarAtTop else { return }
    let height = searchBar.naturalHeight
    var frame = CGRect(x: 0, y: view.safeAreaInsets.top, width: view.bounds.width, height: height)
    if !isAtTop, let home = search.home, let superview = home.superview {
      frame = view.convert(home.frame, from: superview)
    }
    overlay.holder.frame = frame
    // A table whose header is the search bar sets the same frame.
    searchBar.frame = overlay.holder.bounds
    searchBar.layoutIfNeeded()
  }

  /// Hides the navigation bar, or only the row with its title if the search bar is in it.
  private func hideNavigationBar(_ hides: Bool) {
    let animated = UIView.areAnimationsEnabled
    if let item = search.item {
      item.bar?.owner?.searchDidChange(animated: animated)
      return
    }
    if hides {
      guard hidesNavigationBarDuringPresentation, search.home != nil || isBarAtTop,
        let stack = presentingReference?.navigationController, !stack.isNavigationBarHidden
      else { return }
      search.hidden = stack
      stack.setNavigationBarHidden(true, animated: animated)
    } else if let stack = search.hidden {
      search.hidden = nil
      stack.setNavigationBarHidden(false, animated: animated)
    }
  }

  /// Whether the row with the title yields.
  var hidesTitleRow: Bool { search.isActive && hidesNavigationBarDuringPresentation }

  private func showButtons(animated: Bool) {
    search.isShowingButtons = true
    if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(search.isActive, animated: animated) }
    search.isShowingButtons = false
    showScopes(animated: animated)
  }

  func showScopes(animated: Bool) {
    guard scopeBarActivation != .manual else { return }
    search.isShowingButtons = true
    let shows = search.isActive && (scopeBarActivation != .onTextEntry || searchBar.searchTextField.hasText)
    searchBar.setShowsScope(shows, animated: animated)
    search.isShowingButtons = false
  }

  // MARK: Content

  func updateResults() {
    searchResultsUpdater?.updateSearchResults(for: self)
    for controller in [host, searchResultsController].compactMap({ $0 }) {
      controller.setNeedsUpdateContentUnavailableConfiguration()
    }
    layOutOverlay()
  }

  private var shownSuggestions: [any UISearchSuggestion] {
    if ignoresSearchSuggestionsForSearchBarPlacementStacked, searchBarPlacement == .stacked { return [] }
    return searchSuggestions ?? []
  }

  func choose(_ suggestion: any UISearchSuggestion) {
    searchResultsUpdater?.updateSearchResults(for: self, selecting: suggestion)
    layOutOverlay()
  }

  /// Sets the frames of the search's views, below a bar that is over the content.
  func layOutOverlay() {
    guard isViewLoaded else { return }
    let suggestions = shownSuggestions
    let showsSuggestions = !suggestions.isEmpty
    overlay.suggestions.isHidden = !showsSuggestions
    if showsSuggestions { overlay.suggestions.show(suggestions) }
    overlay.resultsView?.isHidden = showsSuggestions || !showsSearchResultsController
    let isCovered = overlay.resultsView?.isHidden == false || showsSuggestions
    overlay.dimmer.isHidden = !obscuresBackgroundDuringPresentation || isCovered
    let top = coveredTop
    overlay.dimmer.frame = CGRect(
      x: 0, y: top, width: view.bounds.width, height: max(0, view.bounds.height - top))
    // Results extend below the bar, which is in their safe area.
    overlay.resultsView?.frame = view.bounds
    let extra = max(0, top - view.safeAreaInsets.top)
    if let results = searchResultsController, results.containerInsets.top != extra {
      results.containerInsets = UIEdgeInsets(top: extra, left: 0, bottom: 0, right: 0)
    }
    let suggestionsTop = max(top, view.safeAreaInsets.top)
    overlay.suggestions.frame = CGRect(
      x: 0, y: suggestionsTop, width: view.bounds.width, height: max(0, view.bounds.height - suggestionsTop))
  }

  /// The height of the view's part that the bar covers: a bar at the top of the view, or a bar of the app behind
  /// it.
  private var coveredTop: CGFloat {
    if search.item != nil { return view.safeAreaInsets.top }
    guard searchBar.window != nil, searchBar.window === view.window else { return 0 }
    let frame = view.convert(searchBar.bounds, from: searchBar)
    return frame.midY < view.bounds.midY && frame.maxY > 0 ? frame.maxY : 0
  }
}

extension UISearchController: SearchBarController {
  func searchBarWillBeginEditing() { activate() }

  func searchBarTextDidChange() {
    // A search that ends clears the text.
    guard search.isActive || presentation?.stage == .dismissing else { return }
    if scopeBarActivation == .onTextEntry, search.isActive { showScopes(animated: true) }
    updateResults()
  }

  func searchBarScopeDidChange() { if search.isActive { updateResults() } }
  func searchBarWasCancelled() { deactivate(animated: UIView.areAnimationsEnabled) }
  func searchBarDidReturn() { searchBar.resignFirstResponder() }

  func searchBarSizeDidChange() {
    search.item?.searchBarSizeDidChange()
    guard isViewLoaded, isBarAtTop, search.isActive else { return }
    placeBar(isAtTop: true)
    layOutOverlay()
  }

  func searchBarEnteredWindow() { barEnteredWindow() }

  /// Stops the automatic display of a button that the app shows or hides itself.
  func searchBarButtonsWereSet(cancel: Bool) {
    guard !search.isShowingButtons else { return }
    if cancel { automaticallyShowsCancelButton = false } else { scopeBarActivation = .manual }
  }
}
