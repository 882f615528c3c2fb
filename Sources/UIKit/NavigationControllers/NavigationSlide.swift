import QuartzCore

/// The standard animation of pushes and pops: the upper page moves in from the trailing side or out to it, the
/// lower one moves by three tenths of the width and is dimmed (`facts/navigation.md#push`).
final class NavigationSlide: NSObject, UIViewControllerAnimatedTransitioning {
  static let duration: TimeInterval = 0.5
  /// The duration of an interactive transition, in seconds: after the finger lifts, the rest runs at this speed.
  static let drivenDuration: TimeInterval = 0.35

  private let isPush: Bool
  private let isDriven: Bool

  init(isPush: Bool, isDriven: Bool) {
    self.isPush = isPush
    self.isDriven = isDriven
    super.init()
  }

  /// A finger's transition is linear, so that the page follows it.
  var timing: AnimationTiming { isDriven ? AnimationTiming(curve: 3) : .spring(.system) }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    isDriven ? NavigationSlide.drivenDuration : NavigationSlide.duration
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else {
      return context.completeTransition(true)
    }
    let container = context.containerView
    // A page that removed its own view has nothing to slide out.
    if !isPush, from.superview !== container {
      container.addSubview(to)
      return context.completeTransition(true)
    }
    let forwards: CGFloat = container.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
    let (upper, lower) = isPush ? (to, from) : (from, to)
    let way = CGPoint(x: forwards * container.bounds.width, y: 0)
    let dimming = UIView(frame: container.bounds)
    dimming.backgroundColor = .black
    let shadow = NavigationShadow(beside: upper.frame, forwards: forwards)
    // Searches over the lower page move with it.
    let searches = UINavigationController.searches(over: lower, in: container).map { (view: $0, rest: $0.frame) }
    let lowers = [lower.layer] + searches.map(\.view.layer)
    UIView.performWithoutAnimation {
      if isPush { container.addSubview(to) } else { container.insertSubview(to, belowSubview: from) }
      for search in UINavigationController.searches(over: to, in: container) {
        container.insertSubview(search, aboveSubview: to)
      }
      container.insertSubview(dimming, belowSubview: upper)
      container.insertSubview(shadow, belowSubview: upper)
      dimming.alpha = isPush ? 0 : 0.1
      shadow.alpha = isPush ? 1 : 0
      // The layers are moved instead of the views, so that the safe areas remain those of the final positions.
      if isPush {
        upper.layer.move(by: way.x)
        shadow.layer.move(by: way.x)
      } else {
        for layer in lowers { layer.move(by: -way.x * UINavigationBar.parallax) }
        shadow.alpha = 1
      }
    }
    let direction: CGFloat = isPush ? -1 : 1
    AnimationBlock(duration: transitionDuration(using: context), timing: timing).run {
      upper.layer.move(by: direction * way.x)
      shadow.layer.move(by: direction * way.x)
      for layer in lowers { layer.move(by: direction * way.x * UINavigationBar.parallax) }
      dimming.alpha = isPush ? 0.1 : 0
      shadow.alpha = isPush ? 0 : 1
    } completion: { _ in
      dimming.removeFromSuperview()
      shadow.removeFromSuperview()
      // The page gets its frame when it is shown again; the search over it does not.
      for search in searches where search.view.bounds.size == search.rest.size { search.view.frame = search.rest }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

extension CALayer {
  fileprivate func move(by x: CGFloat) { position = CGPoint(x: position.x + x, y: position.y) }
}

/// The shadow at the leading edge of the page above.
private final class NavigationShadow: UIView {
  private static let width: CGFloat = 9

  override class var layerClass: AnyClass { CAGradientLayer.self }

  init(beside page: CGRect, forwards: CGFloat) {
    let width = NavigationShadow.width
    super.init(
      frame: CGRect(
        x: forwards > 0 ? page.minX - width : page.maxX, y: page.minY, width: width, height: page.height))
    isUserInteractionEnabled = false
    guard let gradient = layer as? CAGradientLayer else { return }
    let colors = [UIColor.clear.cgColor, UIColor(white: 0, alpha: 0.12).cgColor]
    gradient.colors = forwards > 0 ? colors : colors.reversed()
    gradient.startPoint = CGPoint(x: 0, y: 0.5)
    gradient.endPoint = CGPoint(x: 1, y: 0.5)
  }

  required init?(coder: NSCoder) { return nil }
}
