import QuartzCore

/// The animation of a zoom: the upper page grows out of a view of the lower page, and shrinks back into that view.
@MainActor final class ZoomAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// The duration in seconds, by eye, as of iOS 18.
  private static let duration: TimeInterval = 0.5
  /// The duration of an interactive transition, whose animations are linear; in seconds.
  private static let drivenDuration: TimeInterval = 0.35
  /// The fraction of its size from which a page without a source view grows.
  private static let shareWithoutSource: CGFloat = 0.5

  /// Whether the transition is interactive.
  var isDriven = false
  /// The app's changes that are animated alongside.
  var alongside: () -> Void = {}

  private let zoom: Zoom
  private let lower: UIViewController
  private let upper: UIViewController
  private let opens: Bool

  init(_ zoom: Zoom, from lower: UIViewController, to upper: UIViewController, opens: Bool) {
    self.zoom = zoom
    self.lower = lower
    self.upper = upper
    self.opens = opens
    super.init()
  }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    isDriven ? Self.drivenDuration : Self.duration
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let page = context.view(forKey: opens ? .to : .from) else { return context.completeTransition(true) }
    let container = context.containerView
    var scene: ZoomScene?
    UIView.performWithoutAnimation {
      place(page, in: container, context)
      scene = ZoomScene(of: page, in: container, source: sourceView(in: container), zoom: zoom, upper: upper)
      if opens { scene?.showSmall() } else { scene?.showLarge() }
    }
    AnimationBlock(
      duration: transitionDuration(using: context),
      timing: isDriven ? AnimationTiming(curve: 3) : .spring(.system)
    ).run {
      if opens { scene?.showLarge() } else { scene?.showSmall() }
      alongside()
    } completion: { _ in
      scene?.end()
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  /// Adds both pages with their frames, so that the source view has its position.
  private func place(
    _ page: UIView, in container: UIView, _ context: any UIViewControllerContextTransitioning
  ) {
    if opens {
      page.frame = context.finalFrame(for: upper)
      container.addSubview(page)
    } else if let below = context.view(forKey: .to) {
      below.frame = context.finalFrame(for: lower)
      if page.superview === container {
        container.insertSubview(below, belowSubview: page)
      } else {
        container.addSubview(below)
      }
    }
    container.layoutIfNeeded()
  }

  private func sourceView(in container: UIView) -> UIView? {
    let context = UIViewController.Transition.ZoomSourceViewProviderContext(
      sourceViewController: lower, zoomedViewController: upper)
    guard let view = zoom.provider(context), view.window === container.window, !view.bounds.isEmpty else {
      return nil
    }
    return view
  }

  /// Returns the small frame of a page without a source view, at the center of the page's frame.
  static func middle(of frame: CGRect) -> CGRect {
    frame.insetBy(
      dx: frame.width * (1 - shareWithoutSource) / 2, dy: frame.height * (1 - shareWithoutSource) / 2)
  }
}

/// The views of a zoom, and their states at its two ends.
@MainActor private struct ZoomScene {
  private let page: UIView
  private let mask = UIView(frame: .zero)
  private let dimming: UIView
  private let source: UIView?
  private let picture: UIView?
  private let center: CGPoint
  /// The source view's rectangle in the container.
  private let small: CGRect
  /// The visible rectangle of the page at the small end, in its own space.
  private let seen: CGRect
  private let scale: CGFloat
  private let smallRadius: CGFloat
  private let sourceAlpha: CGFloat

  init(of page: UIView, in container: UIView, source: UIView?, zoom: Zoom, upper: UIViewController) {
    self.page = page
    self.source = source
    center = page.layer.position
    small = source.map { $0.convert($0.bounds, to: container) } ?? ZoomAnimator.middle(of: page.frame)
    let aligned = source.flatMap { ZoomScene.aligned($0, page, zoom, upper) } ?? page.bounds
    scale = max(small.width / aligned.width, small.height / aligned.height)
    let size = CGSize(width: small.width / scale, height: small.height / scale)
    seen = CGRect(
      x: aligned.midX - size.width / 2, y: aligned.midY - size.height / 2, width: size.width, height: size.height)
    smallRadius = source.map { $0.layer.cornerRadius } ?? 0
    picture = source?.snapshotView(afterScreenUpdates: false)
    dimming = zoom.dimming
    dimming.frame = container.bounds
    container.insertSubview(dimming, belowSubview: page)
    mask.backgroundColor = .black
    page.mask = mask
    if let picture {
      picture.isUserInteractionEnabled = false
      container.insertSubview(picture, aboveSubview: page)
    }
    sourceAlpha = source?.alpha ?? 1
    source?.alpha = 0
  }

  /// Returns the rectangle of the page that the app aligns with the source view.
  private static func aligned(_ source: UIView, _ page: UIView, _ zoom: Zoom, _ upper: UIViewController) -> CGRect?
  {
    let context = UIViewController.Transition.ZoomOptions.AlignmentRectContext(
      sourceView: source, zoomedViewController: upper)
    guard let rect = zoom.options?.alignmentRectProvider?(context), rect.width > 0, rect.height > 0,
      rect.width.isFinite, rect.height.isFinite, rect.minX.isFinite, rect.minY.isFinite
    else { return nil }
    return rect
  }

  func showSmall() {
    let bounds = page.bounds
    // The transform is set on the layer, so that the safe areas in the page remain those of its final position.
    page.layer.setAffineTransform(CGAffineTransform(scaleX: scale, y: scale))
    page.layer.position = CGPoint(
      x: small.midX - scale * (seen.midX - bounds.midX), y: small.midY - scale * (seen.midY - bounds.midY))
    mask.frame = seen
    mask.layer.cornerRadius = smallRadius / scale
    dimming.alpha = 0
    page.alpha = source == nil ? 0 : 1
    picture?.frame = small
    picture?.alpha = 1
  }

  func showLarge() {
    page.layer.setAffineTransform(.identity)
    page.layer.position = center
    mask.frame = page.bounds
    mask.layer.cornerRadius = 0
    dimming.alpha = 1
    page.alpha = 1
    let origin = CGPoint(x: center.x - page.bounds.width / 2, y: center.y - page.bounds.height / 2)
    picture?.frame = CGRect(
      x: origin.x + seen.minX, y: origin.y + seen.minY, width: seen.width, height: seen.height)
    picture?.alpha = 0
  }

  /// Restores the properties of both pages that are used outside of the zoom.
  func end() {
    UIView.performWithoutAnimation {
      showLarge()
      page.mask = nil
      dimming.removeFromSuperview()
      picture?.removeFromSuperview()
      source?.alpha = sourceAlpha
    }
  }
}

/// The zoom that an app set for a controller.
@MainActor struct Zoom {
  let options: UIViewController.Transition.ZoomOptions?
  let provider: (UIViewController.Transition.ZoomSourceViewProviderContext) -> UIView?

  /// The view that dims the lower page.
  fileprivate var dimming: UIView {
    if let effect = options?.dimmingVisualEffect { return UIVisualEffectView(effect: effect) }
    let view = UIView(frame: .zero)
    view.backgroundColor = options?.dimmingColor
    return view
  }
}

extension UIViewController {
  /// The zoom that the app set for this controller; nil for another transition.
  var zoom: Zoom? {
    guard case .zoom(let options, let provider) = preferredTransition?.kind else { return nil }
    return Zoom(options: options, provider: provider)
  }
}
