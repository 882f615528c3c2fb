import Foundation

extension UIApplication {
  private static let settings = Locked<UIUserNotificationSettings?>(nil)

  /// Delivers a notification immediately.
  func presentNow(_ notification: UILocalNotification) {
    guard let copy = notification.copy() as? UILocalNotification else { return }
    copy.fireDate = nil
    copy.repeatInterval = []
    NotificationScheduler.shared.add(copy.deviceNotification())
  }
  /// Delivers a copy of a notification at its date; immediately if the date is nil or has passed.
  func schedule(_ notification: UILocalNotification) {
    guard let copy = notification.copy() as? UILocalNotification else { return }
    NotificationScheduler.shared.add(copy.deviceNotification())
  }
  /// Cancels notifications that are equal in date, texts and values.
  func cancel(_ notification: UILocalNotification) {
    NotificationScheduler.shared.removePending {
      ($0.source as? UILocalNotification)?.isSame(as: notification) == true
    }
    NotificationScheduler.shared.removeDelivered { entry in
      MainActor.assumeIsolated { (entry.source as? UILocalNotification)?.isSame(as: notification) == true }
    }
  }
  /// Cancels all notifications.
  func cancelLocal() {
    NotificationScheduler.shared.removePending { $0.source is UILocalNotification }
    NotificationScheduler.shared.removeDelivered { $0.source is UILocalNotification }
  }
  /// The pending notifications. Setting it replaces all of them.
  var scheduledLocal: [UILocalNotification]? {
    get { NotificationScheduler.shared.pending.compactMap { $0.source as? UILocalNotification } }
    set {
      NotificationScheduler.shared.removePending { $0.source is UILocalNotification }
      for notification in newValue ?? [] { schedule(notification) }
    }
  }

  /// Asks the user whether the app may send notifications, if the user has not decided yet, and calls
  /// `application(_:didRegister:)` of the delegate.
  func register(_ notificationSettings: UIUserNotificationSettings) {
    let wanted = notificationSettings
    let finish: @Sendable (Bool) -> Void = { isAllowed in
      MainActor.assumeIsolated {
        let given = UIUserNotificationSettings(types: isAllowed ? wanted.types : [], categories: wanted.categories)
        Self.settings.withLock { $0 = given }
        self.delegate?.application(self, didRegister: given)
      }
    }
    guard !SystemQuestion.ask(.notifications, then: finish) else { return }
    DispatchQueue.main.async { finish(false) }
  }
  /// The types that the user allows and the registered categories; without types if none have been registered.
  var registeredSettings: UIUserNotificationSettings? {
    Self.settings.withLock { $0 } ?? UIUserNotificationSettings(types: [], categories: nil)
  }
}

extension UILocalNotification {
  fileprivate func isSame(as other: UILocalNotification) -> Bool {
    self === other
      || fireDate == other.fireDate && alertBody == other.alertBody && alertTitle == other.alertTitle
        && repeatInterval == other.repeatInterval
        && (userInfo.map { NSDictionary(dictionary: $0) } ?? [:])
          == (other.userInfo.map { NSDictionary(dictionary: $0) } ?? [:])
  }
}
