import QuartzCore

/// Shows a controller over others: says where its view goes, and hears when it comes and goes.
///
/// A controller makes its own when it is first asked for it, of the kind of its `modalPresentationStyle`, and keeps it.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uipresentationcontroller>
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UITraitEnvironment, UIContentContainer {
  private weak var presented: UIViewController?
  private weak var presenting: UIViewController?
  /// The presentation that it serves, while it is on the screen.
  weak var presentation: Presentation?
  let style: UIModalPresentationStyle

  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    presented = presentedViewController
    presenting = presentingViewController
    style = presentedViewController.resolvedPresentationStyle
    super.init()
  }

  /// For what a controller is shown as where its own style does not fit.
  init(_ presentedViewController: UIViewController, style: UIModalPresentationStyle) {
    presented = presentedViewController
    self.style = style
    super.init()
  }

  // MARK: Who

  /// The controller that presents; before the presentation the presented one itself stands for it.
  open var presentingViewController: UIViewController { presenting ?? presentedViewController }
  /// The controller that is shown. It owns its presentation controller, which does not keep it.
  open var presentedViewController: UIViewController { presented ?? UIViewController() }
  open var presentationStyle: UIModalPresentationStyle { style }
  /// What holds the presented view in the window, while it is there.
  open var containerView: UIView? { presentation?.container }
  /// Asked about other styles for other sizes, and about taking the presented view away.
  @_disfavoredOverload open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  func begin(from presenter: UIViewController) { presenting = presenter }

  // MARK: Other sizes

  /// What the controller is shown as with the traits of now; `none`: as it is.
  open var adaptivePresentationStyle: UIModalPresentationStyle { adaptivePresentationStyle(for: traitCollection) }
  /// What the controller is shown as with such traits, if the delegate does not say otherwise; `none`: as it is.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle { .none }

  // MARK: Where

  /// The root of what is shown.
  open var presentedView: UIView? { presentedViewController.view }
  /// In the container's coordinates; default: all of it.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  open var shouldPresentInFullscreen: Bool { true }
  /// Whether the presenter's view leaves the window when the transition is over; default: for styles that cover all.
  open var shouldRemovePresentersView: Bool { style == .fullScreen || style == .currentContext }
  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}

  // MARK: When

  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // MARK: Traits and size

  /// Put over the traits that the presented controller inherits.
  open var overrideTraitCollection: UITraitCollection? {
    didSet { presented?.refreshTraits() }
  }
  /// What the way of presenting itself makes of the traits.
  var ownTraits: TraitValues? { nil }

  open var traitCollection: UITraitCollection {
    presentation?.container.window?.traitCollection ?? presenting?.viewIfLoaded?.window?.traitCollection
      ?? UITraitCollection.applicationTraits
  }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open var preferredContentSize: CGSize { presented?.preferredContentSize ?? .zero }
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    presentation?.container.setNeedsLayout()
  }
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
}
