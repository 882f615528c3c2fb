import Foundation
import ObjectiveC
import UIKit

/// Delivers the app's notifications on its clock, where the user allows them.
///
/// ```swift
/// let center = UNUserNotificationCenter.current()
/// let content = UNMutableNotificationContent()
/// content.title = "Tea"
/// let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 180, repeats: false)
/// center.requestAuthorization(options: [.alert]) { isAllowed, _ in
///   center.add(UNNotificationRequest(identifier: "tea", content: content, trigger: trigger))
/// }
/// ```
/// The user of the window, the script or the UI test decides on the request for permission. In unit tests there is
/// nobody to ask, and notifications are denied: requests are kept and never delivered. A tap, also a script's,
/// opens a banner; a long press shows its actions.
///
/// Apple's documentation: <https://developer.apple.com/documentation/usernotifications/unusernotificationcenter>
open class UNUserNotificationCenter: NSObject {
  // Its only state is locked.
  nonisolated(unsafe) private static let shared = UNUserNotificationCenter()
  /// The center of the app.
  open class func current() -> UNUserNotificationCenter { shared }

  /// Hears of notifications while the app is in front, and what the user did with them.
  open weak var delegate: (any UNUserNotificationCenterDelegate)? {
    get { listener.withLock { $0.delegate } }
    set { listener.withLock { $0.delegate = newValue } }
  }
  private struct Listener {
    weak var delegate: (any UNUserNotificationCenterDelegate)?
  }
  private let listener = Locked(Listener())
  /// Whether extensions present notifications themselves. Always false.
  open var supportsContentExtensions: Bool { false }
  private let categories = Locked<Set<UNNotificationCategory>>([])
  private var scheduler: NotificationScheduler { .shared }

  private override init() { super.init() }

  private func later(_ action: @escaping () -> Void) {
    // Called once, on a queue in the background, as on iOS.
    nonisolated(unsafe) let action = action
    DispatchQueue.global().async { action() }
  }

  // MARK: Permission

  /// Asks the user, if that has not been decided yet. The handler is called on some thread.
  open func requestAuthorization(
    options: UNAuthorizationOptions = [], completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) {
    // Called once, on a queue in the background, as on iOS.
    nonisolated(unsafe) let answered = completionHandler
    if options.contains(.provisional), !scheduler.isAllowed {
      scheduler.isProvisional = true
      return later { answered(true, nil) }
    }
    let isAsked = SystemQuestion.ask(.notifications) { isAllowed in
      DispatchQueue.global().async { answered(isAllowed, nil) }
    }
    if !isAsked { later { answered(false, nil) } }
  }
  /// Asks the user, if that has not been decided yet.
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    await withCheckedContinuation { continuation in
      requestAuthorization(options: options) { allowed, _ in continuation.resume(returning: allowed) }
    }
  }
  /// Tells on some thread what the user allows.
  open func getNotificationSettings(completionHandler: @escaping (UNNotificationSettings) -> Void) {
    later { completionHandler(UNNotificationSettings()) }
  }
  /// Returns the settings that the user allows.
  open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }

  // MARK: Categories

  /// Sets the kinds of notifications that have actions.
  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    self.categories.withLock { $0 = categories }
  }
  /// Tells on some thread the kinds of notifications that have actions.
  open func getNotificationCategories(completionHandler: @escaping (Set<UNNotificationCategory>) -> Void) {
    let categories = self.categories.withLock { $0 }
    later { completionHandler(categories) }
  }
  /// The kinds of notifications that have actions.
  open func notificationCategories() async -> Set<UNNotificationCategory> { categories.withLock { $0 } }

  // MARK: Requests

  /// Delivers a notification when its trigger is due, at once without one. A request replaces one with the same
  /// identifier.
  open func add(
    _ request: UNNotificationRequest, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    scheduler.add(notification(for: request))
    if let completionHandler { later { completionHandler(nil) } }
  }
  /// The same, for `await`.
  open func add(_ request: UNNotificationRequest) async throws { scheduler.add(notification(for: request)) }

  private var requests: [UNNotificationRequest] {
    scheduler.pending.compactMap { $0.source as? UNNotificationRequest }
  }

  /// Tells on some thread what is not due yet.
  open func getPendingNotificationRequests(completionHandler: @escaping ([UNNotificationRequest]) -> Void) {
    let requests = requests
    later { completionHandler(requests) }
  }
  /// Returns the requests that are not due yet.
  open func pendingNotificationRequests() async -> [UNNotificationRequest] { requests }
  /// Takes requests back.
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    scheduler.removePending { $0.source is UNNotificationRequest && identifiers.contains($0.identifier) }
  }
  /// Takes all requests back.
  open func removeAllPendingNotificationRequests() {
    scheduler.removePending { $0.source is UNNotificationRequest }
  }

  // MARK: Delivered notifications

  private var delivered: [UNNotification] {
    scheduler.delivered.compactMap { entry in
      (entry.notification.source as? UNNotificationRequest).map { UNNotification(date: entry.date, request: $0) }
    }
  }
  /// Tells on some thread which delivered notifications are still in the list.
  open func getDeliveredNotifications(completionHandler: @escaping ([UNNotification]) -> Void) {
    let delivered = delivered
    later { completionHandler(delivered) }
  }
  /// The delivered notifications that are still in the list.
  open func deliveredNotifications() async -> [UNNotification] { delivered }
  /// Removes delivered notifications.
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    scheduler.removeDelivered { $0.source is UNNotificationRequest && identifiers.contains($0.identifier) }
  }
  /// Removes all delivered notifications.
  open func removeAllDeliveredNotifications() { scheduler.removeDelivered { $0.source is UNNotificationRequest } }

  /// Sets the number on the app's icon; 0 removes it.
  open func setBadgeCount(
    _ newBadgeCount: Int, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    // Called once, on a queue in the background, as on iOS.
    nonisolated(unsafe) let completionHandler = completionHandler
    DispatchQueue.main.async {
      MainActor.assumeIsolated { UIApplication.shared.applicationIconBadgeNumber = newBadgeCount }
      DispatchQueue.global().async { completionHandler?(nil) }
    }
  }
  /// The same, for `await`.
  open func setBadgeCount(_ newBadgeCount: Int) async throws {
    await MainActor.run { UIApplication.shared.applicationIconBadgeNumber = newBadgeCount }
  }

  // MARK: On the device

  private func notification(for request: UNNotificationRequest) -> DeviceNotification {
    let content = request.content
    // A request and its trigger never change.
    nonisolated(unsafe) let trigger = request.trigger
    let notification = DeviceNotification(identifier: request.identifier, source: request) { now in
      trigger.map { $0.dueDate(after: now) } ?? now
    }
    notification.repeats = trigger?.repeats ?? false
    notification.title = content.title
    notification.subtitle = content.subtitle
    notification.body = content.body
    notification.badge = content.badge?.intValue
    notification.sound = content.sound.map { $0.name?.rawValue ?? "default" }
    notification.picture = content.attachments.first { $0.type.contains("png") || $0.type.contains("jpeg") }
      .flatMap { UIImage(contentsOfFile: $0.url.path) }
    notification.actions = { [unowned self] in
      let category = categories.withLock { $0.first { $0.identifier == content.categoryIdentifier } }
      return category?.actions.map(\.shown) ?? []
    }
    notification.willPresent = { [unowned self] date, present in
      guard let delegate else { return present([]) }
      delegate.userNotificationCenter(self, willPresent: UNNotification(date: date, request: request)) {
        present($0.shown)
      }
    }
    notification.didReceive = { [unowned self] date, answer in
      let notification = UNNotification(date: date, request: request)
      let response =
        switch answer {
        case .open:
          UNNotificationResponse(
            notification: notification, actionIdentifier: UNNotificationDefaultActionIdentifier)
        case .action(let action, nil):
          UNNotificationResponse(notification: notification, actionIdentifier: action.identifier)
        case .action(let action, let text?):
          UNTextInputNotificationResponse(
            notification: notification, actionIdentifier: action.identifier, userText: text)
        }
      delegate?.userNotificationCenter(self, didReceive: response) {}
    }
    return notification
  }
}
