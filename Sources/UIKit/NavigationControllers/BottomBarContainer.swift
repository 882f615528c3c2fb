/// A container with a bar at its bottom, which pushed controllers may hide (`hidesBottomBarWhenPushed`).
@MainActor protocol BottomBarContainer: UIViewController {
  /// Hides or shows the bar with a transition that follows: during the transition it moves with the page that shows
  /// it.
  /// - Parameter page: the view of the page with the bar; nil without an animation.
  func pushBarAway(_ isAway: Bool, with page: UIView?)
  /// Takes the bar back after the transition has ended.
  func takeBarBack()
}

extension UINavigationController {
  private var bottomBarContainer: (any BottomBarContainer)? {
    var candidate = parentReference
    while let here = candidate {
      if let container = here as? any BottomBarContainer { return container }
      candidate = here.parentReference
    }
    return nil
  }

  /// Whether a controller of the stack, and so all above it, does without the bar.
  var hidesContainersBar: Bool { stack.contains { $0.hidesBottomBarWhenPushed } }

  /// Updates the container's bar without a transition.
  func updateContainersBar() {
    updatePushedToolbar()
    bottomBarContainer?.pushBarAway(hidesContainersBar, with: nil)
  }

  func moveContainersBar(in transition: NavigationTransition) {
    guard let container = bottomBarContainer else { return }
    let hides = hidesContainersBar
    container.pushBarAway(hides, with: hides ? transition.from.view : transition.to.view)
  }

  func endMovementOfContainersBar() {
    updatePushedToolbar()
    guard let container = bottomBarContainer else { return }
    container.takeBarBack()
    container.pushBarAway(hidesContainersBar, with: nil)
  }
}

extension UINavigationController: TabReselecting {
  /// Pops to the root controller, because the selected tab was tapped again.
  func tabWasSelectedAgain() { popToRootViewController(animated: true) }
}
