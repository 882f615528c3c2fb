import Foundation

extension UIApplication {
  /// Opens a URL that comes from outside the app: web pages as activities, others as URLs.
  func openFromOutside(_ url: URL) {
    if ["http", "https"].contains(url.scheme?.lowercased()) {
      let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
      activity.webpageURL = url
      return comeBack { [self] in go(on: activity) }
    }
    comeBack { [self] in receive(url) }
  }

  /// Continues an activity of another device, if Info.plist names its type.
  ///
  /// - Parameter info: the contents of the activity, a JSON object.
  func continueFromOutside(_ type: String, info data: Data?) {
    let types = info["NSUserActivityTypes"] as? [String] ?? []
    guard types.contains(type) || type == NSUserActivityTypeBrowsingWeb else {
      return Console.write(
        "The activity \(type) does not reach the app: NSUserActivityTypes of its Info.plist does not name it.")
    }
    let activity = NSUserActivity(activityType: type)
    let object = data.flatMap { try? JSONSerialization.jsonObject(with: $0) }
    activity.userInfo = (object as? [String: Any]).map { Dictionary(uniqueKeysWithValues: $0.map { ($0, $1) }) }
    comeBack { [self] in go(on: activity) }
  }

  /// Brings an app in the background to the foreground, runs `body`, and makes the app active.
  private func comeBack(_ body: () -> Void) {
    let wasAway = state == .background
    if wasAway { enterForeground() }
    body()
    if wasAway { becomeActive() }
  }

  private func go(on activity: NSUserActivity) {
    Trace.log(.lifecycle, "the activity \(activity.activityType) continues")
    if let scene = scene(for: activity), scene.delegate != nil {
      show(scene)
      return scene.go(on: activity)
    }
    guard let delegate else { return }
    _ = delegate.application(self, willContinueUserActivityWithType: activity.activityType)
    _ = delegate.application(self, continue: activity) { objects in
      for object in objects ?? [] { object.restoreUserActivityState(activity) }
    }
  }

  /// Returns the scene that declares itself the activity's target, else the one in front.
  private func scene(for activity: NSUserActivity) -> UIWindowScene? {
    guard let target = activity.targetContentIdentifier else { return frontScene }
    let all = [frontScene].compactMap { $0 } + scenes.filter { $0 !== frontScene }
    return all.first {
      $0.activationConditions.prefersToActivateForTargetContentIdentifierPredicate.evaluate(with: target)
    }
      ?? all.first {
        $0.activationConditions.canActivateForTargetContentIdentifierPredicate.evaluate(with: target)
      } ?? frontScene
  }

  /// Registers for the notification that an activity was saved.
  func observeActivities() {
    ActivityOwners.didSave = { activity in
      guard let application = UIApplication.instance else { return }
      let owner = application.scenes.first { $0.userActivity === activity }
      if let owner, let delegate = owner.delegate { return delegate.scene(owner, didUpdate: activity) }
      application.delegate?.application(application, didUpdate: activity)
    }
  }
}
