import QuartzCore

/// The participants of a transition with an app's animator: the controllers, their views and frames.
@MainActor protocol TransitionSetting {
  var container: UIView { get }
  var style: UIModalPresentationStyle { get }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Returns the frame at the beginning; empty for the controller that appears.
  func initialFrame(for controller: UIViewController) -> CGRect
  /// Returns the frame at the end; empty for the controller that disappears.
  func finalFrame(for controller: UIViewController) -> CGRect
  /// Layers outside of the container that move with it: a finger that drives the transition drives them too.
  var companions: [CALayer] { get }
}

extension TransitionSetting {
  var companions: [CALayer] { [] }
}

/// A controller that is presented or dismissed.
@MainActor struct PresentationSetting: TransitionSetting {
  let presentation: Presentation
  let shows: Bool

  var container: UIView { presentation.container }
  var style: UIModalPresentationStyle { presentation.style }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: return shows ? presentation.presenter : presentation.presented
    case .to: return shows ? presentation.presented : presentation.presenter
    default: return nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    guard key == .from || key == .to else { return nil }
    if shows == (key == .to) { return presentation.presentedView }
    return presentation.hidesPresenter ? presentation.presenter?.view : nil
  }

  func initialFrame(for controller: UIViewController) -> CGRect {
    if controller === presentation.presented { return shows ? .zero : presentation.presentedView?.frame ?? .zero }
    return controller === presentation.presenter && shows ? controller.viewIfLoaded?.frame ?? .zero : .zero
  }

  func finalFrame(for controller: UIViewController) -> CGRect {
    if controller === presentation.presented { return shows ? presentation.presentedFrame : .zero }
    return controller === presentation.presenter && !shows ? container.bounds : .zero
  }
}
