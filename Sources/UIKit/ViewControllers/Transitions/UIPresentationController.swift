/// How a presented controller is shown over others: its frame, what else is in the container, and what happens at the
/// ends of transitions.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uipresentationcontroller>
@preconcurrency @MainActor open class UIPresentationController: NSObject {
  private weak var presented: UIViewController?
  private weak var presenting: UIViewController?
  /// Of the presentation, once it has begun.
  weak var container: UIView?

  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    presented = presentedViewController
    presenting = presentingViewController
    super.init()
  }

  open var presentingViewController: UIViewController {
    presenting ?? presented?.presentingViewController ?? UIViewController()
  }
  open var presentedViewController: UIViewController { presented ?? UIViewController() }
  open var presentationStyle: UIModalPresentationStyle { presented?.modalPresentationStyle ?? .custom }
  /// Nil before and after the presentation.
  open var containerView: UIView? { container }
  /// What the animator moves: the controller's view, or one that it stands in.
  open var presentedView: UIView? { presented?.view }
  /// The whole container.
  open var frameOfPresentedViewInContainerView: CGRect { container?.bounds ?? .zero }
  open var shouldPresentInFullscreen: Bool { true }
  /// Whether the presenter's view leaves the window while it is covered.
  open var shouldRemovePresentersView: Bool { false }
  open var adaptivePresentationStyle: UIModalPresentationStyle { .none }
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle { .none }

  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}
  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// When the container takes on another size.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
}
