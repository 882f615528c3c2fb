import CoreGraphics

/// The state of a search controller between the begin and the end of a search.
@MainActor final class SearchState {
  var isActive = false
  /// Whether the app started the search before the bar was in a window.
  var waitsForWindow = false
  /// The dismissal runs, whose end is reported.
  var isEnding = false
  /// The bar is taken out of the content when the view is in the window.
  var waitsForBar = false
  /// Whether the controller presented itself, and notifies its delegate.
  var isAutomatic = false
  /// The app's setting; nil if the system decides.
  var showsResults: Bool?
  /// Whether the controller shows and hides buttons of the bar, rather than the app.
  var isShowingButtons = false
  /// The item whose navigation bar shows the search bar.
  weak var item: UINavigationItem?
  /// The controller over whose view the search is presented.
  weak var context: UIViewController?
  /// The navigation controller whose bar was hidden for the search.
  weak var hidden: UINavigationController?
  var home: SearchBarHome?
}

/// The position in content that a search bar leaves while it is at the top.
@MainActor struct SearchBarHome {
  weak var superview: UIView?
  let index: Int
  let frame: CGRect
  let mask: UIView.AutoresizingMask

  init?(_ bar: UISearchBar) {
    guard let superview = bar.superview else { return nil }
    self.superview = superview
    index = superview.subviews.firstIndex { $0 === bar } ?? 0
    frame = bar.frame
    mask = bar.autoresizingMask
  }

  func take(_ bar: UISearchBar) {
    guard let superview else { return bar.removeFromSuperview() }
    superview.insertSubview(bar, at: min(index, superview.subviews.count))
    bar.autoresizingMask = mask
    bar.frame = CGRect(x: frame.minX, y: frame.minY, width: superview.bounds.width, height: frame.height)
  }
}
