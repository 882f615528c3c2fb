extension UITabBarController: ContentFollower, BarUnderPages {
  func contentDidScroll() { updateScrollEdge() }

  var insetsContentThatFits: Bool { false }

  /// Applies the appearance of the bar for the position of the content.
  func updateScrollEdge() {
    var page = shownController
    if let stack = page as? UINavigationController {
      page = stack.transition?.to ?? stack.shown ?? stack.topViewController
    }
    guard let page else { return }
    // A navigation controller follows the scroll views of its own pages.
    if page === shownController, let scrollView = page.scrollViewForBars(at: .bottom), scrollView.follower == nil {
      scrollView.follower = self
    }
    tabBar.isAtScrollEdge = page.isContentAtEdge(.bottom)
  }
}
