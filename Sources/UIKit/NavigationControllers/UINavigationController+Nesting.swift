/// A page of a stack that shows a navigation controller, such as a tab's behind the More list.
@MainActor protocol NestingPage: UIViewController {
  var nestedStack: UINavigationController? { get }
}

extension UIViewController {
  /// The navigation controller that this one is, or shows as a page of a stack.
  var asInnerStack: UINavigationController? {
    self as? UINavigationController ?? (self as? any NestingPage)?.nestedStack
  }
}

// A navigation controller in the stack of another one, as in a collapsed split view: the outer one's bar shows the
// items of both, and the inner one has none.
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

  /// The stack on top, while that has a way back of its own.
  var innerStackWithWayBack: UINavigationController? {
    guard let inner = stack.last?.asInnerStack, inner.stack.count > 1 else { return nil }
    return inner
  }

  /// The items move to the outer bar, or come back from there.
  func updateNesting() {
    guard bars.wasNested != isNested else { return }
    bars.wasNested = isNested
    takeItems(sliding: nil)
  }

  /// Puts controllers on top of the stack, navigation controllers too. One that is on the screen stays there,
  /// without callbacks.
  func nest(_ controllers: [UIViewController]) {
    guard !controllers.isEmpty else { return }
    allowsNesting = true
    endTransitionAtOnce()
    change(to: stack + controllers, animated: false, as: .push)
  }

  /// Takes controllers out of the stack for another container. One that is shown keeps its appearance, and its view
  /// stays until the container takes it.
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

  /// Shows the top of the stack at once, where the navigation controller is loaded but not laid out.
  func showTopUnseen() {
    loadViewIfNeeded()
    startWaitingTransition()
  }
}
