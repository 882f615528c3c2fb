import QuartzCore

extension UIWindow {
  /// The controller that decides about rotation: the topmost one that covers the screen.
  var rotationController: UIViewController? { statusBarController }

  /// Notifies the controllers of the new traits and then of the new size, parents before children
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
      let activeController = presentation.activeController
      activeController.willTransition(
        to: activeController.traitCollection.withSizeClasses(of: size), with: coordinator)
      activeController.viewWillTransition(to: size, with: coordinator)
    }
    return coordinator
  }

  /// Gives the window its former position and rotation relative to the device, from which the animation of the
  /// rotation begins.
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
  /// Whether the controller takes part in rotations; one that is about to be presented gets its size when it
  /// appears.
  fileprivate var takesPartInTurns: Bool {
    guard let view = presented?.viewIfLoaded else { return false }
    return stage == .shown || view.window != nil
  }
}

extension UIInterfaceOrientation {
  /// The angle of the interface relative to the device, clockwise in radians.
  private var angle: CGFloat {
    switch self {
    case .landscapeRight: .pi / 2
    case .portraitUpsideDown: .pi
    case .landscapeLeft: -.pi / 2
    default: 0
    }
  }

  /// Returns the smallest angle to another orientation.
  func angle(to other: UIInterfaceOrientation) -> CGFloat {
    let angle = other.angle - self.angle
    return angle > .pi ? angle - 2 * .pi : angle <= -.pi ? angle + 2 * .pi : angle
  }
}
