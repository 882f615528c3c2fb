import QuartzCore

extension UIApplication {
  /// Launches the app: delegate, scenes, first appearance, active, in the order of `facts/lifecycle.md#launch`.
  package func launch() {
    guard !isLaunched else { return finishBecomingActive() }
    isLaunched = true
    Trace.log(.lifecycle, "the application launches")
    makeDelegate()
    loadMainInterface()
    let usesScenes = SceneManifest(info).exists
    // An app with scenes is in the background until its first scene enters the foreground.
    if usesScenes { state = .background }
    takeSavedState()
    let action = launchAction
    // With scenes, the first scene's delegate is notified of it.
    let options = usesScenes ? nil : action.map { [LaunchOptionsKey.shortcutItem: $0 as Any] }
    var isFinished = delegate?.application(self, willFinishLaunchingWithOptions: options) ?? true
    restoreControllers()
    isFinished = delegate?.application(self, didFinishLaunchingWithOptions: options) ?? true && isFinished
    NotificationCenter.default.post(name: UIApplication.didFinishLaunchingNotification, object: self)
    if UIScreen.main.device.isPad { _ = MainMenu.tree }
    if usesScenes { connectFirstScene(by: action) }
    mainWindow?.makeKeyAndVisible()
    endRestoring()
    reportWindowsWithoutRoot()
    rotateIfNeeded()
    enterForeground(isLaunch: true)
    if let action, !usesScenes, isFinished { performLaunchAction(action) }
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
