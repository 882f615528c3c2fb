import Foundation
import ObjectiveC
import UIKit

/// The center that delivers the app's notifications on the app's clock, if the user allows them.
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
/// The user of the window, the script or the UI test decides on the permission. In unit tests notifications are
/// denied, because there is no user: requests are stored and never delivered. A tap opens a banner, and a long
/// press shows its actions.
///
/// Apple's documentation: <https://developer.apple.com/documentation/usernotifications/unusernotificationcenter>
open class UNUserNotificationCenter: NSObject {
  // This is safe because a lock protects all mutable state.
  nonisolated(unsafe) private static let shared = UNUserNotificationCenter()
  /// Returns the notification center of the app.
  open class func current() -> UNUserNotificationCenter { shared }

  /// The delegate, which is notified of notifications in the foreground and of the user's responses.
  open weak var delegate: (any UNUserNotificationCenterDelegate)? {
    get { listener.withLock { $0.delegate } }
    set { listener.withLock { $0.delegate = newValue } }
  }
  private struct Listener {
    weak var delegate: (any UNUserNotificationCenterDelegate)?
  }
  private let listener = Locked(Listener())
  /// Whether content extensions are supported; always false.
  open var supportsContentExtensions: Bool { false }
  private let categories = Locked<Set<UNNotificationCategory>>([])
  private var scheduler: NotificationScheduler { .shared }

  private override init() { super.init() }

  private func later(_ action: @escaping () -> Void) {
    // This is safe because the block is called once, on a background queue as on iOS.
    nonisolated(unsafe) let action = action
    DispatchQueue.global().async { action() }
  }

  // MARK: Permission

  /// Requests permission from the user, unless it has already been decided. The handler is called on a background
  /// thread.
  open func requestAuthorization(
    options: UNAuthorizationOptions = [], completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) {
    // This is safe because the handler is called once, on a background queue as on iOS.
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
  /// Requests permission from the user, unless it has already been decided, and returns whether it is granted.
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    await withCheckedContinuation { continuation in
      requestAuthorization(options: options) { allowed, _ in continuation.resume(returning: allowed) }
    }
  }
  /// Passes the notification settings to the handler on a background thread.
  open func getNotificationSettings(completionHandler: @escaping (UNNotificationSettings) -> Void) {
    later { completionHandler(UNNotificationSettings()) }
  }
  /// Returns the notification settings.
  open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }

  // MARK: Categories

  /// Sets the categories of notifications with actions.
  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    self.categories.withLock { $0 = categories }
  }
  /// Passes the categories to the handler on a background thread.
  open func getNotificationCategories(completionHandler: @escaping (Set<UNNotificationCategory>) -> Void) {
    let categories = self.categories.withLock { $0 }
    later { completionHandler(categories) }
  }
  /// Returns the categories of notifications with actions.
  open func notificationCategories() async -> Set<UNNotificationCategory> { categories.withLock { $0 } }

  // MARK: Requests

  /// Delivers a notification when its trigger fires, or immediately if it has none. The request replaces a pending
  /// one with the same identifier.
  open func add(
    _ request: UNNotificationRequest, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    scheduler.add(notification(for: request))
    if let completionHandler { later { completionHandler(nil) } }
  }
  /// Delivers a notification when its trigger fires, or immediately if it has none.
  open func add(_ request: UNNotificationRequest) async throws { scheduler.add(notification(for: request)) }

  private var requests: [UNNotificationRequest] {
    scheduler.pending.compactMap { $0.source as? UNNotificationRequest }
  }

  /// Passes the pending requests to the handler on a background thread.
  open func getPendingNotificationRequests(completionHandler: @escaping ([UNNotificationRequest]) -> Void) {
    let requests = requests
    later { completionHandler(requests) }
  }
  /// Returns the pending requests.
  open func pendingNotificationRequests() async -> [UNNotificationRequest] { requests }
  /// Removes pending requests.
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    scheduler.removePending { $0.source is UNNotificationRequest && identifiers.contains($0.identifier) }
  }
  /// Removes all pending requests.
  open func removeAllPendingNotificationRequests() {
    scheduler.removePending { $0.source is UNNotificationRequest }
  }

  // MARK: Delivered notifications

  private var delivered: [UNNotification] {
    scheduler.delivered.compactMap { entry in
      (entry.notification.source as? UNNotificationRequest).map { UNNotification(date: entry.date, request: $0) }
    }
  }
  /// Passes the delivered notifications that are still in the list to the handler on a background thread.
  open func getDeliveredNotifications(completionHandler: @escaping ([UNNotification]) -> Void) {
    let delivered = delivered
    later { completionHandler(delivered) }
  }
  /// Returns the delivered notifications that are still in the list.
  open func deliveredNotifications() async -> [UNNotification] { delivered }
  /// Removes delivered notifications from the list.
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    scheduler.removeDelivered { $0.source is UNNotificationRequest && identifiers.contains($0.identifier) }
  }
  /// Removes all delivered notifications from the list.
  open func removeAllDeliveredNotifications() { scheduler.removeDelivered { $0.source is UNNotificationRequest } }

  /// Sets the number on the app's icon; 0 removes it. The handler is called on a background thread.
  open func setBadgeCount(
    _ newBadgeCount: Int, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    // This is safe because the handler is called once, on a background queue as on iOS.
    nonisolated(unsafe) let completionHandler = completionHandler
    DispatchQueue.main.async {
      MainActor.assumeIsolated { UIApplication.shared.applicationIconBadgeNumber = newBadgeCount }
      DispatchQueue.global().async { completionHandler?(nil) }
    }
  }
  /// Sets the number on the app's icon; 0 removes it.
  open func setBadgeCount(_ newBadgeCount: Int) async throws {
    await MainActor.run { UIApplication.shared.applicationIconBadgeNumber = newBadgeCount }
  }

  // MARK: Device notifications

  private func notification(for request: UNNotificationRequest) -> DeviceNotification {
    let content = request.content
    // This is safe because a request and its trigger never change.
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
