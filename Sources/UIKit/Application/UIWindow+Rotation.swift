import QuartzCore

extension UIWindow {
  /// The controller that is asked about rotation: the topmost one that covers the screen.
  var rotationController: UIViewController? { statusBarController }

  /// Tells the controllers of the new traits and then of the new size, parents before children
  /// (`facts/lifecycle.md#rotation`).
  func beginTurn(to size: CGSize, by angle: CGFloat, with controller: UIViewController, duration: TimeInterval)
    -> TransitionCoordinator
  {
    let coordinator = TransitionCoordinator(
      in: self, from: controller, to: controller, animated: duration > 0, duration: duration)
    coordinator.targetTransform = CGAffineTransform(rotationAngle: angle)
    controller.activeCoordinator = coordinator
    if let root = rootViewController {
      let traits = root.traitCollection.withSizeClasses(of: size)
      if traits != root.traitCollection { root.willTransition(to: traits, with: coordinator) }
      root.viewWillTransition(to: size, with: coordinator)
    }
    for presentation in presentations where presentation.takesPartInTurns {
      let shower = presentation.shower
      shower.willTransition(to: shower.traitCollection.withSizeClasses(of: size), with: coordinator)
      shower.viewWillTransition(to: size, with: coordinator)
    }
    return coordinator
  }

  /// On the turned screen the window stands as it stood on the device: its animation begins there.
  func standAsBefore(_ angle: CGFloat, in size: CGSize) {
    UIView.performWithoutAnimation {
      center = CGPoint(x: size.width / 2, y: size.height / 2)
      transform = CGAffineTransform(rotationAngle: -angle)
    }
  }
}

extension UITraitCollection {
  fileprivate func withSizeClasses(of size: CGSize) -> UITraitCollection {
    var values = values
    (values.horizontalSizeClass, values.verticalSizeClass) = UIApplication.sizeClasses(of: size)
    return UITraitCollection(values: values)
  }
}

extension Presentation {
  /// What is to be presented takes its size when it comes.
  fileprivate var takesPartInTurns: Bool {
    guard let view = presented?.viewIfLoaded else { return false }
    return stage == .shown || view.window != nil
  }
}

extension UIInterfaceOrientation {
  /// How far the interface is turned against the device, clockwise.
  private var angle: CGFloat {
    switch self {
    case .landscapeRight: .pi / 2
    case .portraitUpsideDown: .pi
    case .landscapeLeft: -.pi / 2
    default: 0
    }
  }

  /// The shortest way to another orientation.
  func angle(to other: UIInterfaceOrientation) -> CGFloat {
    let angle = other.angle - self.angle
    return angle > .pi ? angle - 2 * .pi : angle <= -.pi ? angle + 2 * .pi : angle
  }
}
