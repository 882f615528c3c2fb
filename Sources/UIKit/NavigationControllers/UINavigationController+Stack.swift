import QuartzCore

extension UINavigationController {
  func push(_ controller: UIViewController, animated: Bool) {
    if controller is UINavigationController, !allowsNesting {
      return ExceptionReport.raise(
        .invalidArgumentException, "Pushing a navigation controller is not supported (\(controller.controllerName))"
      )
    }
    if refusesSplit(in: [controller]) { return }
    if stack.contains(where: { $0 === controller }) {
      return ExceptionReport.raise(
        .invalidArgumentException,
        "Pushing the same view controller instance more than once is not supported "
          + "(\(controller.controllerName))")
    }
    if contains(within: controller) {
      return ExceptionReport.raiseHierarchyInconsistency(
        "\(controller.controllerName) is a parent of \(controllerName)")
    }
    change(to: stack + [controller], animated: animated, as: .push)
  }

  /// Returns whether a split view controller is among the controllers, which UIKit refuses with this message.
  private func refusesSplit(in controllers: [UIViewController]) -> Bool {
    guard controllers.contains(where: { $0 is UISplitViewController }) else { return false }
    ExceptionReport.raise(
      .invalidArgumentException,
      "Split View Controllers cannot be pushed to a Navigation Controller \(controllerName)")
    return true
  }

  /// Returns whether this controller is the other one or contained in it.
  private func contains(within other: UIViewController) -> Bool { other.contains(self) }

  /// Pops the controllers above an index of the stack.
  /// - Returns: the controllers above the index; nil if there are none.
  func pop(to index: Int, animated: Bool) -> [UIViewController]? {
    guard index >= 0, index < stack.count - 1 else { return nil }
    let popped = Array(stack[(index + 1)...])
    change(to: Array(stack[...index]), animated: animated, as: .pop)
    return popped
  }

  /// Returns the index of a controller in the stack; reports a controller that the stack does not contain
  /// (facts/mistakes.md).
  func indexToPop(to controller: UIViewController) -> Int? {
    if let index = stack.firstIndex(where: { $0 === controller }) { return index }
    ExceptionReport.raise(
      .internalInconsistencyException, "Tried to pop to a view controller that doesn't exist.")
    return nil
  }

  func replaceStack(_ new: [UIViewController], animated: Bool) {
    if let other = new.first(where: { $0 is UINavigationController && !allowsNesting || $0.contains(self) }) {
      return ExceptionReport.raise(
        .invalidArgumentException, "Pushing a navigation controller is not supported (\(other.controllerName))")
    }
    if refusesSplit(in: new) { return }
    if Set(new.map(ObjectIdentifier.init)).count < new.count {
      return ExceptionReport.raise(
        .invalidArgumentException,
        "All view controllers in a navigation controller must be distinct "
          + "(\(controllerName))")
    }
    let isBack = stack.contains { $0 === new.last }
    change(to: new, animated: animated, as: isBack ? .pop : .push)
  }

  /// Sets the new stack at once, and shows its top with the next layout, or at once if the view is not visible.
  func change(
    to new: [UIViewController], animated: Bool, as operation: Operation,
    interaction: (any UIViewControllerInteractiveTransitioning)? = nil
  ) {
    let old = stack
    let gone = old.filter { controller in !new.contains { $0 === controller } }
    let come = new.filter { controller in !old.contains { $0 === controller } }
    stack = new
    for controller in leaving where new.contains(where: { $0 === controller }) {
      controller.appearance.isMovingFromParent = false
    }
    leaving.removeAll { controller in new.contains { $0 === controller } }
    leaving += gone
    for controller in gone {
      controller.appearance.isMovingFromParent = true
      controller.willMove(toParent: nil)
    }
    for controller in come {
      controller.appearance.isMovingFromParent = false
      // A controller whose removal has not ended was notified of it.
      if controller.parentReference === self { controller.willMove(toParent: self) } else { adopt(controller) }
      if !arriving.contains(where: { $0 === controller }) { arriving.append(controller) }
    }
    // A controller that is appearing is added before it is removed.
    arriving.removeAll { controller in
      !stack.contains { $0 === controller } && controller !== transition?.to && controller !== starting
    }
    childList = stack + leaving.filter { $0.parentReference === self }
    guard let view = viewIfLoaded, view.window != nil else { return takeStackUnseen() }
    var next = NavigationChange(
      operation: operation, isAnimated: animated && UIView.areAnimationsEnabled, interaction: interaction,
      oldStack: waitingChange?.oldStack ?? old, newStack: stack)
    if let waitingChange, waitingChange.isAnimated {
      // Changes of one turn are combined into one transition.
      next.isAnimated = true
      next.coordinator = waitingChange.coordinator
    }
    waitingChange = next
    makeCoordinator()
    view.setNeedsLayout()
  }

  /// Creates the coordinator of an animated change when the change is requested.
  func makeCoordinator() {
    guard transition == nil, let shown, let top = stack.last, top !== shown, waitingChange?.isAnimated == true,
      waitingChange?.coordinator == nil, hasAppeared
    else { return }
    let coordinator = TransitionCoordinator(
      in: pages, from: shown, to: top, animated: true, duration: NavigationSlide.duration)
    waitingChange?.coordinator = coordinator
    activeCoordinator = coordinator
  }

  /// Applies a change of an invisible stack: removed controllers leave at once, and the top is loaded when the
  /// stack becomes visible.
  private func takeStackUnseen() {
    waitingChange = nil
    endTransitionAtOnce()
    if let shown, shown !== stack.last {
      self.shown = nil
      shown.viewIfLoaded?.removeFromSuperview()
    }
    dismissLeaving()
    if isViewLoaded { takeItems(sliding: nil) }
    viewIfLoaded?.setNeedsLayout()
  }

  /// Removes controllers that left the stack and are no longer shown.
  func dismissLeaving() {
    let gone = leaving.filter { $0 !== shown }
    leaving.removeAll { $0 !== shown }
    arriving.removeAll { controller in gone.contains { $0 === controller } }
    for controller in gone where controller.parentReference === self {
      controller.containerInsets = .zero
      controller.endSearch()
      controller.removeFromParent()
    }
  }

  /// Calls `didMove(toParent:)` of new controllers in the stack, up to the shown one.
  func welcomeArriving() {
    // If the shown controller has left the stack in the meantime, the top controller gets the callback after its
    // own transition.
    let settled = stack.dropLast().prefix { $0 !== shown } + [shown].compactMap { $0 }
    let all = arriving.filter { controller in settled.contains { $0 === controller } }
    arriving.removeAll { controller in all.contains { $0 === controller } }
    for controller in all where controller.parentReference === self { controller.didMove(toParent: self) }
  }

  /// Updates titles, the status bar and the home indicator, which depend on the top controller.
  func contentDidChange() {
    StatusBar.update()
  }
}

extension UINavigationController: StoryboardContainer {
  func take(_ controllers: [(relationship: String, controller: UIViewController)]) {
    for (_, controller) in controllers { push(controller, animated: false) }
  }
}
