import CoreGraphics

/// The animator of a document's screen, which expands from the document's picture in the browser, and shrinks back
/// to it.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uidocumentbrowsertransitioncontroller>
@preconcurrency @MainActor
open class UIDocumentBrowserTransitionController: NSObject,
  UIViewControllerAnimatedTransitioning
{
  /// The progress of loading, which the picture shows on iOS. The value is stored without effect: documents are
  /// read at once.
  open var loadingProgress: Progress? {
    didSet {
      if loadingProgress != nil { Unsupported.log("UIDocumentBrowserTransitionController.loadingProgress") }
    }
  }
  /// The view that shows the document's contents. The value is stored without effect: the whole screen is animated.
  open weak var targetView: UIView?
  private let source: (UIView) -> CGRect?

  /// Creates the controller for a document whose picture is in a view.
  /// - Parameter source: returns the frame of the picture in a view.
  init(source: @escaping (UIView) -> CGRect?) {
    self.source = source
    super.init()
  }

  open func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
  {
    0.4
  }

  open func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    guard let to = transitionContext.viewController(forKey: .to),
      let from = transitionContext.viewController(forKey: .from)
    else { return transitionContext.completeTransition(false) }
    let isOpening =
      to.presentingViewController === from
      || to.presentedViewController == nil && from.presentedViewController != nil
    guard let view = transitionContext.view(forKey: isOpening ? .to : .from) else {
      return transitionContext.completeTransition(true)
    }
    let whole = isOpening ? transitionContext.finalFrame(for: to) : view.frame
    if isOpening {
      view.frame = whole
      container.addSubview(view)
    } else if let below = transitionContext.view(forKey: .to) {
      below.frame = transitionContext.finalFrame(for: to)
      container.insertSubview(below, at: 0)
    }
    view.layoutIfNeeded()
    let small = source(container) ?? whole.insetBy(dx: whole.width * 0.2, dy: whole.height * 0.2)
    let shrunk = CGAffineTransform(translationX: small.midX - whole.midX, y: small.midY - whole.midY)
      .scaledBy(x: small.width / max(1, whole.width), y: small.height / max(1, whole.height))
    if isOpening {
      view.transform = shrunk
      view.alpha = 0
    }
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0, usingSpringWithDamping: 1,
      initialSpringVelocity: 0, options: [],
      animations: {
        view.transform = isOpening ? .identity : shrunk
        view.alpha = isOpening ? 1 : 0
      },
      completion: { _ in
        view.transform = .identity
        view.alpha = 1
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}
