/// The state of a controller's view for unavailable content.
@MainActor final class UnavailableContent {
  var configuration: (any UIContentConfiguration)?
  var view: (any UIView & UIContentView)?
  /// Whether the app's update method is called with the next layout.
  var needsUpdate = false
}

extension UIViewController {
  func showUnavailable(_ configuration: (any UIContentConfiguration)?) {
    if configuration == nil, unavailableContent == nil { return }
    let content = unavailableContent ?? UnavailableContent()
    unavailableContent = content
    content.configuration = configuration
    guard isViewLoaded else { return }
    refreshUnavailableView()
  }

  /// Creates the view of the configuration, or updates the existing one.
  func refreshUnavailableView() {
    guard let content = unavailableContent, let view = viewIfLoaded else { return }
    guard let configuration = content.configuration else {
      content.view?.removeFromSuperview()
      content.view = nil
      return
    }
    if let shown = content.view, shown.supports(configuration) {
      shown.configuration = configuration
    } else {
      content.view?.removeFromSuperview()
      content.view = configuration.makeContentView()
    }
    if let shown = content.view {
      if shown.superview !== view { view.addSubview(shown) }
      placeUnavailableView()
    }
  }

  /// Positions the view over all of the controller's view, also over one that scrolls.
  func placeUnavailableView() {
    guard let content = unavailableContent else { return }
    if content.view == nil, content.configuration != nil { return refreshUnavailableView() }
    guard let shown = content.view, let view = viewIfLoaded, shown.superview === view else { return }
    if shown.frame != view.bounds { shown.frame = view.bounds }
    if view.subviews.last !== shown { view.bringSubviewToFront(shown) }
  }

  var unavailableState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    if let searcher = searcher { state.searchText = searcher.searchBar.text }
    return state
  }

  /// The search controller of the item, or the one whose results the controller shows.
  private var searcher: UISearchController? {
    navigationItemReference?.searchController ?? parentReference as? UISearchController
  }

  func askForUnavailableContent() {
    let content = unavailableContent ?? UnavailableContent()
    unavailableContent = content
    content.needsUpdate = true
    viewIfLoaded?.setNeedsLayout()
  }

  /// Calls the app's update method before a layout of the view.
  func updateUnavailableContentIfNeeded() {
    guard let content = unavailableContent, content.needsUpdate else { return }
    content.needsUpdate = false
    let state = contentUnavailableConfigurationState
    traitCollection.performAsCurrent { updateContentUnavailableConfiguration(using: state) }
  }

  func updateUnavailableConfiguration(for state: UIContentUnavailableConfigurationState) {
    guard let configuration = unavailableContent?.configuration else { return }
    contentUnavailableConfiguration = configuration.updated(for: state)
  }
}

/// A class that overrides only this method, to find its index in the method table.
private final class UpdatesUnavailableContent: UIViewController {
  override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}
}

extension UIViewController {
  private static let unavailableProbe = OverrideProbe(
    base: UIViewController.self, overriding: UpdatesUnavailableContent.self)

  /// Requests an update, which happens each time the view appears, if the app overrides the method.
  func askForUnavailableContentIfOverridden() {
    if UIViewController.unavailableProbe.isOverridden(in: type(of: self)) { askForUnavailableContent() }
  }
}
