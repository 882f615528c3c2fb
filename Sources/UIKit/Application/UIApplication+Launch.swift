import QuartzCore

extension UIApplication {
  /// The kick-off event: delegate, scenes, first appearance, active, in the order of `facts/lifecycle.md#launch`.
  package func launch() {
    guard !isLaunched else { return }
    isLaunched = true
    Trace.log(.lifecycle, "the application launches")
    makeDelegate()
    loadMainInterface()
    let usesScenes = SceneManifest(info).exists
    takeSavedState()
    _ = delegate?.application(self, willFinishLaunchingWithOptions: nil)
    restoreControllers()
    _ = delegate?.application(self, didFinishLaunchingWithOptions: nil)
    NotificationCenter.default.post(name: UIApplication.didFinishLaunchingNotification, object: self)
    if usesScenes { connectFirstScene() }
    mainWindow?.makeKeyAndVisible()
    endRestoring()
    reportWindowsWithoutRoot()
    rotateIfNeeded()
    enterForeground(isLaunch: true)
    becomeActive()
  }

  private func makeDelegate() {
    guard let type = launchPlan?.delegateClass else { return }
    let object = instantiate(type)
    guard let made = object as? any UIApplicationDelegate else {
      Console.write("\(type) is not a UIApplicationDelegate: the application runs without a delegate.")
      return
    }
    delegateHolder = made
    delegate = made
  }

  private func reportWindowsWithoutRoot() {
    for window in WindowList.visible where window.rootViewController == nil && window.windowLevel == .normal {
      let text = "Application windows are expected to have a root view controller at the end of application launch"
      ExceptionReport.raise(.internalInconsistencyException, text, logged: text)
    }
  }
}
