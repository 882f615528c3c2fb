import QuartzCore

extension UIApplication {
  /// The reason why the app can't share the screen; nil if it can, which requires an iPad, support for all
  /// orientations, and no request for the full screen in Info.plist.
  package var problemWithSharing: String? {
    guard UIScreen.main.device.isPad else { return "only an iPad's screen can be split" }
    if infoValue("UIRequiresFullScreen") as? Bool == true {
      return "the app asks for the whole screen: its Info.plist has UIRequiresFullScreen"
    }
    if infoOrientations != .all {
      return "the app can't share the screen: its Info.plist does not support all orientations on the iPad"
    }
    return nil
  }

  /// Gives an app that can't share the screen all of it, regardless of the host's setting.
  func takeWholeScreenIfNeeded() {
    guard UIScreen.main.device.share != .full, let problem = problemWithSharing else { return }
    Console.write("The screen is not split: \(problem).")
    UIScreen.main.share(.full)
  }

  /// Gives the app a share of the screen, with the callbacks of a size change: traits, size, layout, the
  /// coordinator's blocks.
  func takeShare(_ share: WindowShare) {
    guard share == .full || problemWithSharing == nil, share != UIScreen.main.device.share else { return }
    let old = UIScreen.main.windowBounds
    touches.cancelAll(in: self)
    let windows = WindowList.everything.filter { $0.frame.size == old.size }
    let before = GeometryOfScene(traits: UITraitCollection.applicationTraits)
    let newSize = UIScreen.main.windowBounds(share: share).size
    let turning = windows.compactMap { window in
      window.rotationController.map {
        ($0, window.beginTurn(to: newSize, by: 0, with: $0, duration: 0))
      }
    }
    UIScreen.main.share(share)
    takeSize(newSize, windows)
    for (_, coordinator) in turning { coordinator.runAnimations() }
    InputFocus.observer?.screenDidChange()
    MainTurn.afterLayout {
      for (controller, coordinator) in turning {
        if controller.activeCoordinator === coordinator { controller.activeCoordinator = nil }
        coordinator.runCompletions()
      }
    }
    reportGeometry(since: before)
    rotateIfNeeded()
  }

  /// Notifies the delegates of scenes that their size, orientation or traits changed.
  func reportGeometry(since before: GeometryOfScene) {
    for scene in scenesInFront {
      (scene.delegate as? any UIWindowSceneDelegate)?.windowScene(
        scene, didUpdate: before.space, interfaceOrientation: before.orientation, traitCollection: before.traits)
    }
  }
}

/// The geometry of a scene before a change.
@MainActor struct GeometryOfScene {
  let space: any UICoordinateSpace = FormerSpace(UIScreen.main.windowBounds)
  let orientation = UIScreen.main.interfaceOrientation
  let traits: UITraitCollection
}

/// The coordinate space of a scene before a change, with its bounds then; it is converted like the scene's current
/// space.
private final class FormerSpace: NSObject, UICoordinateSpace {
  let bounds: CGRect

  init(_ bounds: CGRect) {
    self.bounds = bounds
    super.init()
  }

  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    ScreenSpace.current.convert(point, to: coordinateSpace)
  }
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    ScreenSpace.current.convert(point, from: coordinateSpace)
  }
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    ScreenSpace.current.convert(rect, to: coordinateSpace)
  }
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    ScreenSpace.current.convert(rect, from: coordinateSpace)
  }
}
