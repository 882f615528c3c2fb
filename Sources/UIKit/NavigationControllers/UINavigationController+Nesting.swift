/// A page of a stack that shows a navigation controller, such as a tab's behind the More list.
@MainActor protocol NestingPage: UIViewController {
  var nestedStack: UINavigationController? { get }
}

extension UIViewController {
  /// The navigation controller that this one is, or contains as a page of a stack.
  var asInnerStack: UINavigationController? {
    self as? UINavigationController ?? (self as? any NestingPage)?.nestedStack
  }
}

// Support for a navigation controller in the stack of another one, as in a collapsed split view: the outer one's
// bar shows the items of both, and the inner one has no bar.
extension UINavigationController {
  var outerStack: UINavigationController? {
    if let page = parentReference as? any NestingPage { return page.parentReference as? UINavigationController }
    return parentReference as? UINavigationController
  }
  var isNested: Bool { outerStack != nil }
  /// The navigation controller whose bar shows the items of this one.
  var barHolder: UINavigationController { outerStack?.barHolder ?? self }
  /// Whether no bar of its own is seen.
  var showsNoBar: Bool { hidesBar || isNested }

  /// The items of the stack, and of the stacks in it.
  var stackItems: [UINavigationItem] {
    stack.flatMap { $0.asInnerStack?.stackItems ?? [$0.navigationItem] }
  }

  /// The top controller as a stack, if it has a page to return to.
  var innerStackWithBackButton: UINavigationController? {
    guard let inner = stack.last?.asInnerStack, inner.stack.count > 1 else { return nil }
    return inner
  }

  /// Moves the items to the outer bar, or back.
  func updateNesting() {
    guard bars.wasNested != isNested else { return }
    bars.wasNested = isNested
    if isNested { clearOwnBar() }
    takeItems(sliding: nil)
  }

  /// Removes the items from the hidden bar. An item has one button, which the hidden bar would take from the
  /// visible one.
  func clearOwnBar() {
    guard !navigationBar.stack.isEmpty else { return }
    navigationBar.show([], sliding: nil, timing: AnimationTiming(curve: 0), duration: 0)
    barHolder.navigationBar.refreshItems()
  }

  /// Pushes controllers on the stack, including navigation controllers. A visible one stays visible, without
  /// callbacks.
  func nest(_ controllers: [UIViewController]) {
    guard !controllers.isEmpty else { return }
    allowsNesting = true
    endTransitionAtOnce()
    change(to: stack + controllers, animated: false, as: .push)
  }

  /// Removes controllers from the stack for another container. A visible one keeps its appearance, and its view
  /// stays until the container adds it.
  func unnest(_ controllers: [UIViewController]) {
    guard !controllers.isEmpty else { return }
    endTransitionAtOnce()
    waitingChange = nil
    func goes(_ controller: UIViewController) -> Bool { controllers.contains { $0 === controller } }
    stack.removeAll(where: goes)
    leaving.removeAll(where: goes)
    arriving.removeAll(where: goes)
    for controller in controllers where controller.parentReference === self {
      controller.willMove(toParent: nil)
      controller.containerInsets = .zero
      controller.removeFromParent()
    }
    childList = stack + leaving.filter { $0.parentReference === self }
    if let shown, goes(shown) { self.shown = nil }
    if let shownEarly, goes(shownEarly) { self.shownEarly = nil }
    if isViewLoaded { takeItems(sliding: nil) }
    for case let inner as UINavigationController in controllers where inner.isViewLoaded {
      inner.takeItems(sliding: nil)
      inner.view.setNeedsLayout()
    }
    viewIfLoaded?.setNeedsLayout()
  }

  /// Shows the top of the stack at once if the navigation controller is loaded but not laid out.
  func showTopUnseen() {
    loadViewIfNeeded()
    startWaitingTransition()
  }
}
