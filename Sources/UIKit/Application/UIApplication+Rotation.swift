import QuartzCore

extension UIApplication {
  /// What Info.plist allows; without an entry, all but upside down on a phone and all on a pad.
  var infoOrientations: UIInterfaceOrientationMask {
    let isPad = UIScreen.main.device.isPad
    let names =
      (isPad ? info["UISupportedInterfaceOrientations~ipad"] as? [String] : nil)
      ?? info["UISupportedInterfaceOrientations"] as? [String]
    guard let names, !names.isEmpty else { return isPad ? .all : .allButUpsideDown }
    let known: [String: UIInterfaceOrientationMask] = [
      "UIInterfaceOrientationPortrait": .portrait, "UIInterfaceOrientationPortraitUpsideDown": .portraitUpsideDown,
      "UIInterfaceOrientationLandscapeLeft": .landscapeLeft,
      "UIInterfaceOrientationLandscapeRight": .landscapeRight,
    ]
    return names.reduce(into: []) { $0.formUnion(known[$1] ?? []) }
  }

  /// How the app starts: as the device is held, or as Info.plist wants it; nobody is told.
  func takeInitialOrientation() {
    let held = UIDeviceOrientation(rawValue: UIScreen.main.device.orientation.rawValue) ?? .portrait
    UIDevice.current.turn(to: held)
    let allowed = infoOrientations
    let wanted = held.interfaceOrientation ?? .portrait
    UIScreen.main.interfaceOrientation =
      allowed.allows(wanted) ? wanted : allowed.firstOrientation ?? .portrait
  }

  private var rotatingWindow: UIWindow? { WindowList.visible.first { $0.rootViewController != nil } }

  /// The intersection of what Info.plist, the delegate and the controller in front allow.
  private func allowedOrientations(for window: UIWindow) -> UIInterfaceOrientationMask {
    let plist = infoOrientations
    let application = delegate?.application(self, supportedInterfaceOrientationsFor: window) ?? plist
    let controller = window.rotationController?.supportedInterfaceOrientations ?? .all
    let allowed = application.intersection(controller)
    if allowed.isEmpty {
      Console.write(
        "UIApplicationInvalidInterfaceOrientation: Supported orientations has no common orientation with the application"
      )
      return application
    }
    return allowed
  }

  /// Follows the device, if the controllers let it.
  func rotateIfNeeded() {
    guard let wanted = UIDevice.current.physicalOrientation.interfaceOrientation, let window = rotatingWindow else {
      return
    }
    let current = UIScreen.main.interfaceOrientation
    let mustTurn = !allowedOrientations(for: window).allows(current)
    guard wanted != current || mustTurn else { return }
    guard window.rotationController?.shouldAutorotate ?? true else { return }
    let allowed = allowedOrientations(for: window)
    if allowed.allows(wanted) {
      turn(to: wanted)
    } else if mustTurn, let first = allowed.firstOrientation {
      turn(to: first)
    }
  }

  /// Turns to one of these, the current one first.
  func rotate(toOneOf wish: UIInterfaceOrientationMask) -> Bool {
    guard let window = rotatingWindow else { return false }
    let allowed = allowedOrientations(for: window).intersection(wish)
    if allowed.allows(UIScreen.main.interfaceOrientation) { return true }
    guard let first = allowed.firstOrientation else { return false }
    turn(to: first)
    return true
  }

  private func turn(to orientation: UIInterfaceOrientation) {
    let old = UIScreen.main.interfaceOrientation
    guard orientation != old else { return }
    let duration: TimeInterval = orientation.isPortrait == old.isPortrait ? 0.6 : 0.3
    touches.cancelAll(in: self)
    delegate?.application(self, willChangeStatusBarOrientation: orientation, duration: duration)
    NotificationCenter.default.post(
      name: UIApplication.willChangeStatusBarOrientationNotification, object: self,
      userInfo: [UIApplication.statusBarOrientationUserInfoKey: orientation.rawValue])
    let size = UIScreen.main.device.size
    let newSize = orientation.isLandscape ? CGSize(width: size.height, height: size.width) : size
    let windows = WindowList.everything.filter { $0.frame.size == UIScreen.main.bounds.size }
    let turning = windows.compactMap { window in
      window.rotationController.map { ($0, window.beginTurn(to: newSize, with: $0, duration: duration)) }
    }
    for (controller, _) in turning { controller.forLegacy { $0.willRotate(to: orientation, duration: duration) } }
    UIScreen.main.interfaceOrientation = orientation
    updateApplicationTraits()
    for window in windows { window.frame = CGRect(origin: .zero, size: newSize) }
    updateStatusBar()
    for window in windows {
      window.updateSafeArea()
      window.layoutIfNeeded()
    }
    for (controller, coordinator) in turning {
      controller.forLegacy { $0.willAnimateRotation(to: orientation, duration: duration) }
      coordinator.runAnimations()
    }
    KeyboardController.shared.screenDidChange()
    delegate?.application(self, didChangeStatusBarOrientation: old)
    NotificationCenter.default.post(
      name: UIApplication.didChangeStatusBarOrientationNotification, object: self,
      userInfo: [UIApplication.statusBarOrientationUserInfoKey: old.rawValue])
    MainTurn.afterLayout {
      for (controller, coordinator) in turning {
        controller.activeCoordinator = nil
        coordinator.runCompletions()
        controller.forLegacy { $0.didRotate(from: old) }
      }
    }
  }
}

extension UIWindow {
  /// The controller that is asked about rotation: the topmost one that covers the screen.
  var rotationController: UIViewController? { statusBarController }

  fileprivate func beginTurn(to size: CGSize, with controller: UIViewController, duration: TimeInterval)
    -> TransitionCoordinator
  {
    let coordinator = TransitionCoordinator(
      in: self, from: controller, to: controller, animated: true, duration: duration)
    coordinator.targetTransform = CGAffineTransform(rotationAngle: size.width > size.height ? .pi / 2 : -.pi / 2)
    controller.activeCoordinator = coordinator
    for controller in [rootViewController, presentations.last?.presented].compactMap({ $0 }) {
      controller.viewWillTransition(to: size, with: coordinator)
      if controller === rootViewController, presentations.isEmpty { break }
    }
    return coordinator
  }
}

extension UIViewController {
  /// The callbacks of rotation before iOS 8, for the controller and its children.
  fileprivate func forLegacy(_ call: (UIViewController) -> Void) {
    call(self)
    guard shouldAutomaticallyForwardRotationMethods() else { return }
    for child in children where child.isViewLoaded { child.forLegacy(call) }
  }
}

extension UIInterfaceOrientationMask {
  fileprivate var firstOrientation: UIInterfaceOrientation? {
    [.portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown].first { allows($0) }
  }
}
