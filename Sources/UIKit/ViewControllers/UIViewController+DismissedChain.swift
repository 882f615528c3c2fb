import QuartzCore

/// Dismissal of several controllers of which each is presented by the one before.
///
/// Only the topmost controller is dismissed with an animation; those between it and the presenter that stays are
/// removed at once, and are never visible (Apple's documentation:
/// `UIViewController.dismiss(animated:completion:)`).
extension UIViewController {
  /// Removes the controllers between the presenter of this one and the topmost one, and dismisses the topmost one.
  /// - Returns: false if there are no controllers between them, or a transition of the chain is in progress.
  func takeDownChain(completion: (() -> Void)?) -> Bool {
    var chain: [UIViewController] = []
    var last: UIViewController? = self
    while let next = last {
      next.presentation?.finishPending()
      chain.append(next)
      last = next.presentedReference
    }
    guard let top = chain.popLast(), !chain.isEmpty, UIView.areAnimationsEnabled, let bottom = presentation,
      let base = bottom.presenter, let topmost = top.presentation,
      (chain + [top]).allSatisfy({ $0.presentation?.stage == .shown })
    else { return false }
    topmost.presenter = base
    base.presentedReference = top
    top.presentingReference = base
    let covered = bottom.hidesPresenter ? bottom.container.coveredPosition : nil
    for controller in chain.reversed() {
      let left = controller.presentation
      controller.leaveChain()
      if left !== bottom { left?.forget() }
    }
    topmost.container.coveredPosition = topmost.hidesPresenter ? covered : nil
    // Behind a sheet the presenter becomes visible now.
    let uncovers = bottom.hidesPresenter && !topmost.hidesPresenter
    if uncovers {
      bottom.container.coveredPosition = covered
      base.setAppearance(true, animated: true)
      base.viewIfLoaded?.returnToPosition(of: bottom)
    }
    top.takeDown(animated: true) {
      if uncovers { base.finishAppearance() }
      completion?()
    }
    top.activeCoordinator?.animate(alongsideTransition: { _ in bottom.changePresenter(isBehind: false) }) { _ in
      bottom.forget()
    }
    return true
  }

  /// Leaves a chain without a transition.
  private func leaveChain() {
    guard let presentation else { return }
    presentation.stage = .over
    setAppearance(false, animated: false)
    viewIfLoaded?.removeFromSuperview()
    presentation.presentedView?.removeFromSuperview()
    presentation.container.window?.presentations.removeAll { $0 === presentation }
    presentation.container.removeFromSuperview()
    finishAppearance()
    if presentedReference?.presentingReference === self { presentedReference?.presentingReference = nil }
    presentedReference = nil
    presentingReference = nil
    self.presentation = nil
  }
}
