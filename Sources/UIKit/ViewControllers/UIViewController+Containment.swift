import QuartzCore

extension UIViewController {
  /// Returns the nearest container that can perform the action.
  func nearestTarget(of action: Selector, sender: Any?) -> UIViewController? {
    var candidate = parentReference
    while let here = candidate {
      if here.isTarget(of: action, sender: sender) { return here }
      candidate = here.parentReference
    }
    return nil
  }

  func announcePreferredContentSize() {
    parentReference?.preferredContentSizeDidChange(forChildContentContainer: self)
    presentation?.activeController.preferredContentSizeDidChange(forChildContentContainer: self)
  }

  func adopt(_ child: UIViewController) {
    if child === self {
      ExceptionReport.raiseHierarchyInconsistency("\(controllerName) can't be its own child")
      return
    }
    var ancestor = parentReference
    while let here = ancestor {
      if here === child {
        ExceptionReport.raiseHierarchyInconsistency(
          "\(child.controllerName) is a parent of \(controllerName)")
        return
      }
      ancestor = here.parentReference
    }
    guard child.parentReference !== self else { return }
    child.removeFromParent()
    childList.append(child)
    child.parentReference = self
    child.appearance.isMovingToParent = true
    // On iOS the child has its parent during this call (`facts/lifecycle.md#containers/parent-at-once`).
    child.willMove(toParent: self)
    child.refreshTraits()
  }

  /// Reports, with the text of UIKit's exception, that the view is in the view of a controller other than the
  /// parent.
  func reportWrongParent() {
    guard let parent = parentReference, presentation == nil else { return }
    var view = viewIfLoaded?.superview
    while let here = view, here.controller == nil { view = here.superview }
    guard let expected = view?.controller, expected !== parent else { return }
    ExceptionReport.raiseHierarchyInconsistency(
      "child view controller:\(controllerName) should have parent view "
        + "controller:\(expected.controllerName) but actual parent is:\(parent.controllerName)")
  }

  /// Removes the controller from its parent, and calls `didMove(toParent: nil)`. The caller has called
  /// `willMove(toParent: nil)`.
  func leaveParent() {
    guard let parent = parentReference else { return }
    let keptAlive = self
    takeBackAppearance()
    parent.childList.removeAll { $0 === self }
    parent.childTraitOverrides[ObjectIdentifier(self)] = nil
    parentReference = nil
    keptAlive.didMove(toParent: nil)
  }

  func exchangeChildren(
    _ from: UIViewController, _ to: UIViewController, duration: TimeInterval, options: UIView.AnimationOptions,
    animations: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    guard from.parentReference === self, to.parentReference === self else {
      ExceptionReport.raise(
        .invalidArgumentException,
        "Children view controllers \(from.controllerName) and \(to.controllerName) must have "
          + "a common parent view controller when calling -[UIViewController transitionFromViewController:"
          + "toViewController:duration:options:animations:completion:]")
      return
    }
    guard from !== to, let superview = from.view.superview else {
      animations?()
      if let completion { MainTurn.afterThisTurn { completion(true) } }
      return
    }
    let isVisible = hasAppeared || isAppearing
    from.appearance.isMovingFromParent = true
    if isVisible {
      from.setAppearance(false, animated: duration > 0)
      to.setAppearance(true, animated: duration > 0)
      // The child appears at the end of the transition, not when its view enters the window.
      to.appearance.endIsScheduled = true
    }
    let keepsBoth = options.contains(.showHideTransitionViews)
    let enter = {
      if keepsBoth { to.view.isHidden = false }
      if !keepsBoth || to.view.superview == nil { superview.addSubview(to.view) }
    }
    let wasHidden = from.view.isHidden
    let end = { (finished: Bool) in
      // Another transition may have begun in the meantime, so only the state that this one has left is changed.
      if to.view.superview != nil, from.view.superview === superview, !from.isAppearing {
        from.view.isHidden = keepsBoth || wasHidden
        if !keepsBoth { from.view.removeFromSuperview() }
      }
      to.appearance.endIsScheduled = false
      if to.isAppearing { to.finishAppearance() }
      if from.appearance.phase == .disappearing { from.finishAppearance() }
      completion?(finished)
    }
    guard duration > 0, UIView.areAnimationsEnabled, superview.window != nil else {
      enter()
      animations?()
      return MainTurn.afterThisTurn { end(true) }
    }
    if ViewTransition(options: options) != nil {
      // The old view is hidden during the transition, and leaves the window at its end.
      let change = {
        enter()
        from.view.isHidden = true
        animations?()
      }
      return UIView.transition(
        with: superview, duration: duration, options: options, animations: change, completion: end)
    }
    enter()
    UIView.animate(
      withDuration: duration, delay: 0, options: options, animations: { animations?() }, completion: end)
  }

  /// Returns whether this controller performs an action of a child. All controllers respond to the methods that
  /// show others; only those that override them count.
  func isTarget(of action: Selector, sender: Any?) -> Bool {
    switch action.description {
    case "showViewController:sender:": ShowOverrides.has(type(of: self), isDetail: false)
    case "showDetailViewController:sender:": ShowOverrides.has(type(of: self), isDetail: true)
    default: canPerformAction(action, withSender: sender)
    }
  }

  /// Shows a controller by the nearest container that overrides the method, or presents it.
  func showInContainer(_ controller: UIViewController, sender: Any?, isDetail: Bool = false) {
    var candidate = parentReference
    while let here = candidate {
      if ShowOverrides.has(type(of: here), isDetail: isDetail) {
        return isDetail
          ? here.showDetailViewController(controller, sender: sender) : here.show(controller, sender: sender)
      }
      candidate = here.parentReference
    }
    present(controller, animated: UIView.areAnimationsEnabled)
  }

  func forwardTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in childList {
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      if childSize != child.viewIfLoaded?.bounds.size { child.viewWillTransition(to: childSize, with: coordinator) }
    }
  }
}

/// The containers that override `show(_:sender:)` and `showDetailViewController(_:sender:)`.
@MainActor private enum ShowOverrides {
  private final class Shows: UIViewController {
    override func show(_ vc: UIViewController, sender: Any?) {}
  }
  private final class ShowsDetail: UIViewController {
    override func showDetailViewController(_ vc: UIViewController, sender: Any?) {}
  }
  private static let show = OverrideProbe(base: UIViewController.self, overriding: Shows.self)
  private static let detail = OverrideProbe(base: UIViewController.self, overriding: ShowsDetail.self)

  static func has(_ type: AnyClass, isDetail: Bool) -> Bool { (isDetail ? detail : show).isOverridden(in: type) }
}

// MARK: Sizes

extension UIViewController {
  /// Returns the size of a child of a container with bars, which changes by the same amount as the container's,
  /// because the bars keep their sizes.
  func sizeBesideBars(
    _ whole: CGSize, of container: any UIContentContainer, pageFrame: (UIViewController) -> CGRect
  ) -> CGSize {
    guard let view = viewIfLoaded, let child = container as? UIViewController, child.parentReference === self else {
      return whole
    }
    let (bounds, frame) = (view.bounds, pageFrame(child))
    return CGSize(
      width: max(0, whole.width - (bounds.width - frame.width)),
      height: max(0, whole.height - (bounds.height - frame.height)))
  }
}
