import QuartzCore

extension UIApplication {
  /// The orientations that Info.plist allows; without an entry, all but upside down on a phone and all on a pad.
  var infoOrientations: UIInterfaceOrientationMask {
    let isPad = UIScreen.main.device.isPad
    let names = infoValue("UISupportedInterfaceOrientations") as? [String]
    guard let names, !names.isEmpty else { return isPad ? .all : .allButUpsideDown }
    let known: [String: UIInterfaceOrientationMask] = [
      "UIInterfaceOrientationPortrait": .portrait, "UIInterfaceOrientationPortraitUpsideDown": .portraitUpsideDown,
      "UIInterfaceOrientationLandscapeLeft": .landscapeLeft,
      "UIInterfaceOrientationLandscapeRight": .landscapeRight,
    ]
    return names.reduce(into: []) { $0.formUnion(known[$1] ?? []) }
  }

  /// Returns a value of Info.plist; a key with the device family's suffix takes precedence over the plain one.
  ///
  /// Apple's documentation: "Creating Platform-Specific Properties and Values", Information Property List Key
  /// Reference.
  func infoValue(_ key: String) -> Any? {
    info[key + (UIScreen.main.device.isPad ? "~ipad" : "~iphone")] ?? info[key]
  }

  /// Sets the orientation of the launch, the device's or one that Info.plist allows, without callbacks.
  func takeInitialOrientation() {
    let held = UIDeviceOrientation(rawValue: UIScreen.main.device.orientation.rawValue) ?? .portrait
    UIDevice.current.start(held)
    let allowed = infoOrientations
    let wanted = held.interfaceOrientation ?? .portrait
    UIScreen.main.interfaceOrientation =
      allowed.allows(wanted) ? wanted : allowed.firstOrientation ?? .portrait
  }

  private var rotatingWindow: UIWindow? { WindowList.visible.first { $0.rootViewController != nil } }

  /// Returns the intersection of the orientations that Info.plist, the delegate and the controller in front allow.
  private func allowedOrientations(for window: UIWindow) -> UIInterfaceOrientationMask {
    let plist = infoOrientations
    // Orientations are not queried while the app shares the screen.
    if UIScreen.main.device.share != .full { return plist }
    let application = delegate?.application(self, supportedInterfaceOrientationsFor: window) ?? plist
    guard let controller = window.rotationController else { return application }
    let allowed = application.intersection(controller.supportedInterfaceOrientations)
    if allowed.isEmpty {
      ExceptionReport.raise(
        NSExceptionName("UIApplicationInvalidInterfaceOrientation"),
        "Supported orientations has no common orientation with the application, and "
          + "[\(LayoutNames.className(controller)) shouldAutorotate] is returning YES")
      return application
    }
    return allowed
  }

  /// Rotates to the device's orientation, if the controllers support it.
  func rotateIfNeeded() {
    if interfaceRotation.isActive { return interfaceRotation.needsUpdate = true }
    guard let wanted = UIDevice.current.physicalOrientation.interfaceOrientation, let window = rotatingWindow else {
      return
    }
    guard window.rotationController?.shouldAutorotate ?? true else { return }
    let allowed = allowedOrientations(for: window)
    if allowed.allows(wanted) {
      turn(to: wanted)
    } else if !allowed.allows(UIScreen.main.interfaceOrientation), let first = allowed.firstOrientation {
      turn(to: first)
    }
  }

  /// Rotates to an orientation that the controller in front supports, after a controller was presented or dismissed
  /// and before the change is visible. A controller that is presented over the whole screen gets its preferred
  /// orientation.
  ///
  /// Apple's documentation: `UIViewController.preferredInterfaceOrientationForPresentation`.
  func rotateForPresentation(presents: Bool) {
    guard !interfaceRotation.isActive, let window = rotatingWindow, UIScreen.main.device.share == .full,
      let controller = window.rotationController
    else { return rotateIfNeeded() }
    let allowed = allowedOrientations(for: window)
    let held = UIDevice.current.physicalOrientation.interfaceOrientation
    let now = UIScreen.main.interfaceOrientation
    // A controller without a preference returns the current orientation, and follows the device.
    let asked = presents ? controller.preferredInterfaceOrientationForPresentation : now
    let preferred = asked == now ? nil : asked
    let wanted =
      [preferred, controller.shouldAutorotate ? held : nil, now, allowed.firstOrientation]
      .lazy.compactMap { $0 }.first { allowed.allows($0) }
    if let wanted { turn(to: wanted, animated: false) }
  }

  /// The orientations that both the controller in front and the app support.
  var supportedInFront: UIInterfaceOrientationMask { rotatingWindow.map(allowedOrientations) ?? infoOrientations }

  /// Rotates to one of the orientations, preferring the current one.
  func rotate(toOneOf request: UIInterfaceOrientationMask) -> Bool {
    guard let window = rotatingWindow, UIScreen.main.device.share == .full else { return false }
    if interfaceRotation.isActive {
      interfaceRotation.request = request
      return !allowedOrientations(for: window).intersection(request).isEmpty
    }
    let allowed = allowedOrientations(for: window).intersection(request)
    if allowed.allows(UIScreen.main.interfaceOrientation) { return true }
    guard let first = allowed.firstOrientation else { return false }
    turn(to: first)
    return true
  }

  private func turn(to orientation: UIInterfaceOrientation, animated: Bool = true) {
    let old = UIScreen.main.interfaceOrientation
    guard orientation != old else { return }
    interfaceRotation.isActive = true
    defer { endTurn() }
    let duration: TimeInterval = orientation.isPortrait == old.isPortrait ? 0.6 : 0.3
    touches.cancelAll(in: self)
    delegate?.application(self, willChangeStatusBarOrientation: orientation, duration: duration)
    NotificationCenter.default.post(
      name: UIApplication.willChangeStatusBarOrientationNotification, object: self,
      userInfo: [UIApplication.statusBarOrientationUserInfoKey: orientation.rawValue])
    let size = UIScreen.main.device.size
    let turnedSize = orientation.isLandscape ? CGSize(width: size.height, height: size.width) : size
    let newSize = UIScreen.main.windowSize(on: turnedSize)
    let before = GeometryOfScene(traits: UITraitCollection.applicationTraits)
    let windows = WindowList.everything.filter { $0.frame.size == UIScreen.main.windowBounds.size }
    let angle = old.angle(to: orientation)
    // The rotation's center is not that of a window that shares the screen.
    let isAnimated =
      animated && UIView.areAnimationsEnabled && UIScreen.main.device.share == .full
      && windows.contains { !$0.isHidden }
    let turning = windows.compactMap { window in
      window.rotationController.map {
        ($0, window.beginTurn(to: newSize, by: angle, with: $0, duration: isAnimated ? duration : 0))
      }
    }
    for (controller, _) in turning { controller.forLegacy { $0.willRotate(to: orientation, duration: duration) } }
    UIScreen.main.interfaceOrientation = orientation
    // The screen has its new orientation from now on, while the windows still have their former sizes.
    SafeAreaChanges.begin()
    let change = { [self] in
      takeSize(newSize, windows)
      SafeAreaChanges.end()
      for (controller, coordinator) in turning {
        controller.forLegacy { $0.willAnimateRotation(to: orientation, duration: duration) }
        coordinator.runAnimations()
      }
      InputFocus.observer?.screenDidChange()
    }
    let end = {
      for (controller, coordinator) in turning {
        // If the screen was rotated again in the meantime, the window has another animation.
        if controller.activeCoordinator === coordinator { controller.activeCoordinator = nil }
        coordinator.runCompletions()
        controller.forLegacy { $0.didRotate(from: old) }
      }
    }
    if isAnimated {
      for window in windows { window.standAsBefore(angle, in: newSize) }
      AnimationBlock(duration: duration, timing: AnimationTiming(curve: 0)).run {
        for window in windows { window.transform = .identity }
        change()
      } completion: { _ in
        end()
      }
    } else {
      change()
      MainTurn.afterLayout(end)
    }
    delegate?.application(self, didChangeStatusBarOrientation: old)
    NotificationCenter.default.post(
      name: UIApplication.didChangeStatusBarOrientationNotification, object: self,
      userInfo: [UIApplication.statusBarOrientationUserInfoKey: old.rawValue])
    reportGeometry(since: before)
  }

  /// Evaluates the requests that the app made during the rotation, in the next turn of the run loop, as UIKit does.
  private func endTurn() {
    let pending = interfaceRotation
    interfaceRotation = InterfaceRotation()
    guard pending.needsUpdate || pending.request != nil else { return }
    MainTurn.afterLayout { [self] in
      if let request = pending.request { _ = rotate(toOneOf: request) }
      if pending.needsUpdate { rotateIfNeeded() }
    }
  }

  /// Updates traits, frames, safe areas and layout for the current orientation of the screen.
  func takeSize(_ size: CGSize, _ windows: [UIWindow]) {
    updateApplicationTraits()
    SafeAreaChanges.collect {
      for window in windows { window.frame = CGRect(origin: .zero, size: size) }
      updateStatusBar()
      for window in windows {
        window.updateSafeArea()
        window.layoutIfNeeded()
      }
    }
  }
}

/// A rotation of the interface that the app is notified of, and the requests of its callbacks meanwhile.
struct InterfaceRotation {
  var isActive = false
  /// The orientations that were requested of a scene.
  var request: UIInterfaceOrientationMask?
  /// Whether the supported orientations have to be queried again.
  var needsUpdate = false
}

extension UIViewController {
  /// Calls the rotation callbacks from before iOS 8, for the controller and its children.
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
