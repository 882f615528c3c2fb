/// A change of the stack that waits to be shown.
@MainActor struct NavigationChange {
  var operation: UINavigationController.Operation
  var isAnimated: Bool
  /// The coordinator, which exists from the request for the change on, so that the app can animate alongside.
  var coordinator: TransitionCoordinator?
  /// The finger at the edge of the screen.
  var interaction: (any UIViewControllerInteractiveTransitioning)?
  /// The stack before the change, which is restored if the transition is canceled.
  var oldStack: [UIViewController]
  var newStack: [UIViewController]
}
