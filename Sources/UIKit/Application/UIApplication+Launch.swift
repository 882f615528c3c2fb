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
    _ = delegate?.application(self, willFinishLaunchingWithOptions: nil)
    _ = delegate?.application(self, didFinishLaunchingWithOptions: nil)
    NotificationCenter.default.post(name: UIApplication.didFinishLaunchingNotification, object: self)
    if usesScenes { connectScene() }
    mainWindow?.makeKeyAndVisible()
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
      Console.write(
        "Application windows are expected to have a root view controller at the end of application launch")
    }
  }

  // MARK: Scenes

  /// The scene that windows belong to when nothing else is said.
  static var defaultScene: UIWindowScene? {
    let application = UIApplication.shared
    return application.scenes.first ?? application.defaultSceneIfNeeded()
  }

  func defaultSceneIfNeeded() -> UIWindowScene? {
    if let scene = scenes.first { return scene }
    guard isLaunched || !SceneManifest(info).exists else { return nil }
    let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    let session = UISceneSession(role: .windowApplication, configuration: configuration, number: 1)
    let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
    session.scene = scene
    scene.activationState = isLaunched ? .foregroundActive : .foregroundInactive
    scenes = [scene]
    return scene
  }

  private func connectScene() {
    let manifestEntry = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    let session = UISceneSession(role: .windowApplication, configuration: manifestEntry, number: 1)
    let options = UIScene.ConnectionOptions()
    if let delegate {
      session.configuration = delegate.application(self, configurationForConnecting: session, options: options)
    }
    let configuration = session.configuration
    // An app's scene class has no more initialisers than this one; classes of their own are rare.
    let scene = UIWindowScene(session: session, connectionOptions: options)
    session.scene = scene
    scene.activationState = .unattached
    scenes = [scene]
    if let type = configuration.delegateClass { scene.delegate = instantiate(type) as? any UISceneDelegate }
    if let name = configuration.storyboardName { loadInterface(of: scene, storyboard: name) }
    Trace.log(.lifecycle, "\(Trace.name(scene)) connects to \(Trace.name(scene.delegate as AnyObject?))")
    scene.post(UIScene.willConnectNotification)
    scene.delegate?.scene(scene, willConnectTo: session, options: options)
    scene.activationState = .foregroundInactive
  }
}
