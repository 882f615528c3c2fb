import QuartzCore

extension UIApplication {
  /// The scene of windows that were created without one.
  static var defaultScene: UIWindowScene? {
    let application = UIApplication.shared
    return application.frontScene ?? application.scenes.first ?? application.defaultSceneIfNeeded()
  }

  func defaultSceneIfNeeded() -> UIWindowScene? {
    if let scene = scenes.first { return scene }
    guard isLaunched || !SceneManifest(info).exists else { return nil }
    let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    let session = UISceneSession(
      role: .windowApplication, configuration: configuration, identifier: UISceneSession.identifier(1))
    let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
    session.scene = scene
    scene.activationState = isLaunched ? .foregroundActive : .foregroundInactive
    scenes = [scene]
    sessions = [session]
    frontScene = scene
    return scene
  }

  /// The scenes that are not behind others.
  var scenesInFront: [UIWindowScene] { scenes.filter { !$0.isBehind } }

  // MARK: Connecting

  /// Connects the scene that was in front when the app was last left, or a new one.
  func connectFirstScene(by action: UIApplicationShortcutItem? = nil) {
    let former = sessions.first { $0.persistentIdentifier == savedState?.frontScene } ?? sessions.first
    let options = UIScene.ConnectionOptions()
    options.shortcutItem = action
    frontScene = connect(former ?? openSession(), options)
  }

  private func openSession() -> UISceneSession {
    let used = Set(sessions.map(\.persistentIdentifier))
    let number = (1...).first { !used.contains(UISceneSession.identifier($0)) } ?? 1
    let session = UISceneSession(
      role: .windowApplication, configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication),
      identifier: UISceneSession.identifier(number))
    session.isNew = true
    sessions.append(session)
    return session
  }

  @discardableResult private func connect(_ session: UISceneSession, _ options: UIScene.ConnectionOptions)
    -> UIWindowScene
  {
    // A scene that was open at the last launch keeps its configuration, unless the app's code created that from
    // classes.
    if session.isNew || session.configuration.delegateClass == nil, let delegate {
      session.configuration = delegate.application(self, configurationForConnecting: session, options: options)
    }
    let configuration = session.configuration
    // Scene classes of apps have no further initializers; custom scene classes are rare.
    let scene = UIWindowScene(session: session, connectionOptions: options)
    session.scene = scene
    scene.activationState = .unattached
    scenes.append(scene)
    scene.isBehind = frontScene != nil
    if let type = configuration.delegateClass { scene.delegate = instantiate(type) as? any UISceneDelegate }
    if let storyboard = configuration.storyboard {
      loadInterface(of: scene, storyboard: storyboard, name: configuration.storyboardName)
    }
    Trace.log(.lifecycle, "\(Trace.name(scene)) connects to \(Trace.name(scene.delegate as AnyObject?))")
    scene.post(UIScene.willConnectNotification)
    scene.delegate?.scene(scene, willConnectTo: session, options: options)
    scene.restoresInteraction = !session.isNew && session.stateRestorationActivity != nil
    session.isNew = false
    return scene
  }

  /// Restores the state of interaction when the scene is in the foreground, before it is active.
  func restoreInteraction(of scene: UIWindowScene) {
    guard scene.restoresInteraction, scene.openRestorations == 0, !scene.isBehind || scene === frontScene,
      scene.activationState == .foregroundInactive || scene.activationState == .foregroundActive
    else { return }
    scene.restoresInteraction = false
    guard let activity = scene.session.stateRestorationActivity else { return }
    scene.delegate?.scene(scene, restoreInteractionStateWith: activity)
  }

  // MARK: To the front and back

  /// Shows a scene in front of the current one.
  func show(_ scene: UIWindowScene) {
    guard scene !== frontScene else { return }
    let old = frontScene
    guard state != .background else {
      old?.goBehind()
      frontScene = scene
      scene.comeToFront()
      enterForeground()
      return becomeActive()
    }
    touches.cancelAll(in: self)
    old?.resignActive()
    frontScene = scene
    scene.enterForeground()
    restoreInteraction(of: scene)
    old?.goBehind()
    scene.comeToFront()
    updateStatusBar()
    appearBeforeActive()
    scene.becomeActive()
    old?.enterBackground()
    rotateIfNeeded()
  }

  private func activate(_ session: UISceneSession, with activity: NSUserActivity?) {
    if let scene = session.scene as? UIWindowScene {
      show(scene)
      if let activity { scene.go(on: activity) }
      return
    }
    let options = UIScene.ConnectionOptions()
    if let activity { options.userActivities = [activity] }
    let scene = connect(session, options)
    scene.mainWindow?.makeKeyAndVisible()
    show(scene)
  }

  /// Closes a scene permanently. If it was in front, another scene of the app is shown; if there is none, the app
  /// goes to the background.
  private func close(_ session: UISceneSession) {
    let scene = session.scene as? UIWindowScene
    if let scene, scene === frontScene {
      if let next = scenes.last(where: { $0 !== scene }) {
        show(next)
      } else {
        enterBackground()
      }
    }
    if let scene { disconnect(scene) }
    sessions.removeAll { $0 === session }
    delegate?.application(self, didDiscardSceneSessions: [session])
  }

  private func disconnect(_ scene: UIWindowScene) {
    Trace.log(.lifecycle, "\(Trace.name(scene)) disconnects")
    scene.activationState = .unattached
    scene.delegate?.sceneDidDisconnect(scene)
    scene.post(UIScene.didDisconnectNotification)
    for window in scene.windows { window.isHidden = true }
    scene.mainWindow = nil
    scenes.removeAll { $0 === scene }
    if frontScene === scene { frontScene = nil }
    scene.session.scene = nil
  }

  // MARK: Requests

  func requestActivation(
    of sceneSession: UISceneSession?, with userActivity: NSUserActivity?, _ errorHandler: ((any Error) -> Void)?
  ) {
    MainTurn.afterThisTurn { [self] in
      if let sceneSession, !sessions.contains(where: { $0 === sceneSession }) {
        return refuse(.requestDenied, "The scene session is not one of the app's open sessions.", errorHandler)
      }
      guard let session = sceneSession ?? (supportsMultipleScenes ? openSession() : nil) else {
        return refuse(.multipleScenesNotSupported, "The app does not support multiple scenes.", errorHandler)
      }
      activate(session, with: userActivity)
    }
  }

  func requestDestruction(of sceneSession: UISceneSession, _ errorHandler: ((any Error) -> Void)?) {
    MainTurn.afterThisTurn { [self] in
      guard supportsMultipleScenes else {
        return refuse(.multipleScenesNotSupported, "The app does not support multiple scenes.", errorHandler)
      }
      guard sessions.contains(where: { $0 === sceneSession }) else {
        return refuse(.requestDenied, "The scene session is not one of the app's open sessions.", errorHandler)
      }
      close(sceneSession)
    }
  }

  func requestRefresh(of sceneSession: UISceneSession) {
    MainTurn.afterThisTurn { [self] in
      guard sessions.contains(where: { $0 === sceneSession }) else { return }
      let scene = sceneSession.scene as? UIWindowScene ?? connect(sceneSession, UIScene.ConnectionOptions())
      guard scene.isBehind || state == .background else { return }
      scene.enterForeground()
      scene.enterBackground()
    }
  }

  private func refuse(_ code: UISceneError.Code, _ text: String, _ handler: ((any Error) -> Void)?) {
    let error = UISceneError(code, userInfo: [NSLocalizedDescriptionKey: text])
    guard let handler else { return Console.write("\(UISceneErrorDomain) \(code.rawValue): \(text)") }
    handler(error)
  }

  // MARK: The user

  /// Returns the reason why a script's change of scenes is impossible; nil if it is possible.
  package func problem(with change: ScriptCommand.SceneChange) -> String? {
    guard supportsMultipleScenes else {
      return
        "the app has one scene: the device is not an iPad, or UIApplicationSupportsMultipleScenes is not in its Info.plist"
    }
    guard case .show(let number) = change, !sessions.indices.contains(number - 1) else { return nil }
    return "there is no scene \(number); \(sessions.count) \(sessions.count == 1 ? "is" : "are") open"
  }

  func change(_ change: ScriptCommand.SceneChange) {
    guard problem(with: change) == nil else { return }
    switch change {
    case .show(let number): activate(sessions[number - 1], with: nil)
    case .open: activate(openSession(), with: nil)
    case .close: if let session = frontScene?.session { close(session) }
    }
  }
}

extension UIWindowScene {
  func resignActive() {
    guard activationState == .foregroundActive else { return }
    delegate?.sceneWillResignActive(self)
    post(UIScene.willDeactivateNotification)
    activationState = .foregroundInactive
  }

  func enterBackground() {
    guard activationState != .background else { return }
    activationState = .background
    delegate?.sceneDidEnterBackground(self)
    post(UIScene.didEnterBackgroundNotification)
  }

  func enterForeground() {
    delegate?.sceneWillEnterForeground(self)
    post(UIScene.willEnterForegroundNotification)
    activationState = .foregroundInactive
  }

  func becomeActive() {
    activationState = .foregroundActive
    delegate?.sceneDidBecomeActive(self)
    post(UIScene.didActivateNotification)
  }

  /// Continues an activity; the delegate is notified of its type first.
  func go(on activity: NSUserActivity) {
    delegate?.scene(self, willContinueUserActivityWithType: activity.activityType)
    delegate?.scene(self, continue: activity)
  }
}
