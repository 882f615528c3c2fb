import Foundation

extension UIApplication {
  // MARK: Saving

  /// Keeps the state of the app, which is in the background.
  func saveState() {
    var state = SavedState()
    state.bundleVersion = info["CFBundleVersion"] as? String ?? ""
    state.systemVersion = UIDevice.current.systemVersion
    state.idiom = UIDevice.current.userInterfaceIdiom.rawValue
    state.scenes = sceneStates()
    state.frontScene = frontScene?.session.persistentIdentifier
    if !SceneManifest(info).exists { saveControllers(into: &state) }
    guard state.application != nil || !state.scenes.isEmpty else { return StateStore.remove() }
    StateStore.save(state)
  }

  private func saveControllers(into state: inout SavedState) {
    guard let delegate else { return }
    let saving = StateSaving()
    var wants = false
    let data = saving.archive { coder in
      coder.encode(NSString(string: state.bundleVersion), forKey: UIApplication.stateRestorationBundleVersionKey)
      coder.encode(NSString(string: state.systemVersion), forKey: UIApplication.stateRestorationSystemVersionKey)
      coder.encode(
        NSNumber(value: state.idiom), forKey: UIApplication.stateRestorationUserInterfaceIdiomKey)
      coder.encode(state.timestamp as NSDate, forKey: UIApplication.stateRestorationTimestampKey)
      wants = delegate.application(self, shouldSaveSecureApplicationState: coder)
      guard wants else { return }
      delegate.application(self, willEncodeRestorableStateWith: coder)
    }
    guard wants else { return }
    saving.saveAll(in: WindowList.everything)
    state.application = data
    state.entries = saving.entries
    Trace.log(.lifecycle, "the state of \(state.entries.count) objects is saved")
  }

  private func sceneStates() -> [SavedState.Scene] {
    guard SceneManifest(info).exists else { return [] }
    return sessions.map { session in
      if let scene = session.scene, let delegate = scene.delegate {
        if let activity = scene.userActivity { ActivityOwners.save(activity) }
        let activity = delegate.stateRestorationActivity(for: scene)
        if let activity { ActivityOwners.save(activity) }
        session.stateRestorationActivity = activity
      }
      return SavedState.Scene(
        identifier: session.persistentIdentifier, role: session.role.rawValue,
        configuration: session.configuration.name,
        activity: session.stateRestorationActivity.map { SavedActivity($0) },
        userInfo: session.userInfo.flatMap { PropertyArchive.data($0) })
    }
  }

  // MARK: Restoring

  /// Begins to restore the state of the last launch; the sessions of its scenes are open again.
  func takeSavedState() {
    savedState = StateStore.take()
    for saved in savedState?.scenes ?? [] where SceneManifest(info).exists {
      let role = UISceneSession.Role(rawValue: saved.role)
      let session = UISceneSession(
        role: role, configuration: UISceneConfiguration(name: saved.configuration, sessionRole: role),
        identifier: saved.identifier)
      session.stateRestorationActivity = saved.activity?.activity
      session.userInfo = saved.userInfo.flatMap(PropertyArchive.dictionary) as? [String: Any]
      sessions.append(session)
    }
  }

  /// Restores controllers between `willFinishLaunching` and `didFinishLaunching`.
  func restoreControllers() {
    guard let state = savedState, let data = state.application, !SceneManifest(info).exists, let delegate else {
      return
    }
    let restoring = StateRestoring(state, self)
    let coder = restoring.coder(data)
    guard delegate.application(self, shouldRestoreSecureApplicationState: coder) else { return }
    Trace.log(.lifecycle, "the state of \(state.entries.count) objects is restored")
    self.restoring = restoring
    restoring.restore()
    delegate.application(self, didDecodeRestorableStateWith: coder)
    finishRestoringIfDone()
  }

  /// Presents the restored controllers when the windows are visible. The state is kept until the app saves a newer
  /// one.
  func endRestoring() {
    restoring?.present()
    if openRestorations <= 0 { restoring = nil }
    if savedState != nil { StateStore.putBack() }
    savedState = nil
  }

  func finishRestoringIfDone() {
    guard openRestorations <= 0 else { return }
    restoring?.finish()
  }
}
