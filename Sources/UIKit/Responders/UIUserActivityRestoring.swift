/// An object that restores the state that an activity describes. Responders do; the handler that an app calls in
/// `application(_:continue:restorationHandler:)` takes them.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiuseractivityrestoring>
@preconcurrency @MainActor public protocol UIUserActivityRestoring: NSObjectProtocol {
  /// Restores the state of the activity.
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}

/// The responders that update an activity.
@MainActor enum ActivityOwners {
  private struct Owners {
    var activity: WeakReference<NSUserActivity>
    var responders: [WeakReference<UIResponder>]
  }

  private static var owners: [ObjectIdentifier: Owners] = [:]
  /// The activities that are to be saved at the end of the turn.
  private static var waiting: [NSUserActivity] = []
  /// Called with an activity that was saved.
  static var didSave: ((NSUserActivity) -> Void)?

  static func change(_ responder: UIResponder, from old: NSUserActivity?, to new: NSUserActivity?) {
    guard old !== new else { return }
    NSUserActivity.needsSaveHandler = { activity in uncheckedMainActor { wait(for: activity) } }
    if let old {
      owners[ObjectIdentifier(old)]?.responders.removeAll { $0.object == nil || $0.object === responder }
    }
    owners = owners.filter { $0.value.activity.object != nil }
    guard let new else { return }
    var entry = owners[ObjectIdentifier(new)] ?? Owners(activity: WeakReference(new), responders: [])
    entry.responders.append(WeakReference(responder))
    owners[ObjectIdentifier(new)] = entry
    if new.needsSave { wait(for: new) }
  }

  private static func wait(for activity: NSUserActivity) {
    if waiting.isEmpty { MainTurn.afterThisTurn { for activity in waiting { save(activity) } } }
    if !waiting.contains(where: { $0 === activity }) { waiting.append(activity) }
  }

  /// Updates the activity if necessary: by its responders, then by its delegate.
  static func save(_ activity: NSUserActivity) {
    waiting.removeAll { $0 === activity }
    guard activity.needsSave else { return }
    for responder in owners[ObjectIdentifier(activity)]?.responders.compactMap(\.object) ?? [] {
      responder.updateUserActivityState(activity)
    }
    activity.delegate?.userActivityWillSave(activity)
    activity.needsSave = false
    didSave?(activity)
  }
}
