import QuartzCore

extension UIApplication {
  /// Whether the delegate's own methods for foreground and background are called, which is not the case with
  /// scenes; the notifications are posted anyway.
  private var notifiesDelegate: Bool { !scenes.contains { $0.delegate != nil } }

  private func post(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: self) }

  func becomeActive() {
    guard state != .active else { return }
    isBecomingActive = true
    appearBeforeActive()
    finishBecomingActive()
  }

  /// Notifies the app that it is active. A run loop of the app within `viewDidAppear(_:)` calls this before it
  /// draws a frame, so that it gets touches.
  func finishBecomingActive() {
    guard isBecomingActive else { return }
    isBecomingActive = false
    state = .active
    Trace.log(.lifecycle, "the application is active")
    for scene in scenesInFront { scene.becomeActive() }
    if notifiesDelegate { delegate?.applicationDidBecomeActive(self) }
    post(UIApplication.didBecomeActiveNotification)
  }

  /// Ends the appearance of roots before the app is active (`facts/lifecycle.md#launch`): the first commit lays out
  /// the windows, where containers load their children, and `viewDidAppear(_:)` follows it.
  func appearBeforeActive() {
    MainTurn.runBefore()
    guard WindowList.visible.contains(where: { $0.rootViewController?.isAppearing == true }) else { return }
    if frames.commitBeforeActive() { MainTurn.runAfter() }
  }

  func resignActive() {
    guard state == .active else { return }
    Trace.log(.lifecycle, "the application resigns being active")
    touches.cancelAll(in: self)
    for scene in scenesInFront {
      scene.delegate?.sceneWillResignActive(scene)
      scene.post(UIScene.willDeactivateNotification)
    }
    if notifiesDelegate { delegate?.applicationWillResignActive(self) }
    post(UIApplication.willResignActiveNotification)
    state = .inactive
    for scene in scenesInFront { scene.activationState = .foregroundInactive }
  }

  func enterBackground() {
    resignActive()
    guard state != .background else { return }
    state = .background
    Trace.log(.lifecycle, "the application is in the background")
    for scene in scenesInFront { scene.enterBackground() }
    if notifiesDelegate { delegate?.applicationDidEnterBackground(self) }
    post(UIApplication.didEnterBackgroundNotification)
    saveState()
    ChangedDefaults.write()
    // The observers, which may record the animations in order to restore them in the foreground, have been
    // notified. The animations now end unfinished.
    AnimationClock.endAll()
  }

  func enterForeground(isLaunch: Bool = false) {
    guard isLaunch || state == .background else { return }
    Trace.log(.lifecycle, "the application enters the foreground")
    // The user closed all scenes.
    if scenes.isEmpty, SceneManifest(info).exists {
      connectFirstScene()
      frontScene?.mainWindow?.makeKeyAndVisible()
    }
    for scene in scenesInFront {
      scene.enterForeground()
      restoreInteraction(of: scene)
    }
    // An app with scenes enters the foreground with its first scene; other apps are in the foreground from their
    // launch.
    guard !isLaunch || SceneManifest(info).exists else { return }
    if notifiesDelegate, !isLaunch { delegate?.applicationWillEnterForeground(self) }
    post(UIApplication.willEnterForegroundNotification)
    state = .inactive
  }

  /// Warns the delegate, the observers of the notification, then every loaded controller that is visible or held by
  /// a visible one.
  func warnOfMemory() {
    Trace.log(.lifecycle, "a memory warning")
    delegate?.applicationDidReceiveMemoryWarning(self)
    post(UIApplication.didReceiveMemoryWarningNotification)
    UIImage.purgeCaches()
    var seen = Set<ObjectIdentifier>()
    func warn(_ controller: UIViewController) {
      guard seen.insert(ObjectIdentifier(controller)).inserted else { return }
      if controller.isViewLoaded { controller.didReceiveMemoryWarning() }
      for child in controller.children { warn(child) }
      if let presented = controller.presentedReference { warn(presented) }
    }
    for window in windows { if let root = window.rootViewController { warn(root) } }
  }

  /// Terminates the app on behalf of the host.
  package func terminate() {
    resignActive()
    Trace.log(.lifecycle, "the application will terminate")
    delegate?.applicationWillTerminate(self)
    post(UIApplication.willTerminateNotification)
  }

  // MARK: URLs

  func openOutside(_ url: URL) -> Bool {
    guard canOpenURL(url) else {
      Console.write("The host can't open \(url.absoluteString).")
      return false
    }
    return HostRegistry.current?.open(url) ?? false
  }

  func canOpenOutside(_ url: URL) -> Bool {
    guard let scheme = url.scheme?.lowercased() else { return false }
    if ["http", "https", "mailto", "tel", "sms", "app-settings"].contains(scheme) { return true }
    let types = info["CFBundleURLTypes"] as? [[String: Any]] ?? []
    return types.contains { type in
      (type["CFBundleURLSchemes"] as? [String])?.contains { $0.lowercased() == scheme } ?? false
    }
  }

  /// Delivers a URL of the app to the scene's delegate, else to the application's.
  package func receive(_ url: URL) {
    if let scene = frontScene ?? scenes.first, let sceneDelegate = scene.delegate {
      let context = UIOpenURLContext(url: url, options: UIScene.OpenURLOptions())
      sceneDelegate.scene(scene, openURLContexts: [context])
    } else {
      _ = delegate?.application(self, open: url, options: [:])
    }
  }
}
