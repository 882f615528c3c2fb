import Foundation
import ObjectiveC
import UIKit

public struct UNAuthorizationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = UNAuthorizationOptions(rawValue: 1)
  public static let sound = UNAuthorizationOptions(rawValue: 2)
  public static let alert = UNAuthorizationOptions(rawValue: 4)
  public static let carPlay = UNAuthorizationOptions(rawValue: 8)
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
  public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
  public static let provisional = UNAuthorizationOptions(rawValue: 64)
}

public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = UNNotificationPresentationOptions(rawValue: 1)
  public static let sound = UNNotificationPresentationOptions(rawValue: 2)
  public static let alert = UNNotificationPresentationOptions(rawValue: 4)
  public static let list = UNNotificationPresentationOptions(rawValue: 8)
  public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}

public enum UNAuthorizationStatus: Int, Sendable { case notDetermined, denied, authorized, provisional, ephemeral }
public enum UNNotificationSetting: Int, Sendable { case notSupported, disabled, enabled }

/// What the user allows.
open class UNNotificationSettings: NSObject {
  private var isAllowed: Bool? { SystemQuestion.isAllowed(.notifications) }
  open var authorizationStatus: UNAuthorizationStatus {
    isAllowed.map { $0 ? .authorized : .denied } ?? .notDetermined
  }
  open var alertSetting: UNNotificationSetting { isAllowed == true ? .enabled : .disabled }
  open var badgeSetting: UNNotificationSetting { isAllowed == true ? .enabled : .disabled }
  open var soundSetting: UNNotificationSetting { isAllowed == true ? .enabled : .disabled }
}

/// Keeps the app's notifications. The user has denied them, as iOS would say: requests are kept and never delivered.
///
/// Apple's documentation: <https://developer.apple.com/documentation/usernotifications/unusernotificationcenter>
open class UNUserNotificationCenter: NSObject {
  nonisolated(unsafe) private static let shared = UNUserNotificationCenter()
  open class func current() -> UNUserNotificationCenter { shared }

  open weak var delegate: (any UNUserNotificationCenterDelegate)?
  open var supportsContentExtensions: Bool { false }
  private let lock = NSLock()
  private var pending: [UNNotificationRequest] = []
  private var categories: Set<UNNotificationCategory> = []

  private override init() { super.init() }

  open func requestAuthorization(
    options: UNAuthorizationOptions = [], completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) {
    nonisolated(unsafe) let answered = completionHandler
    guard !SystemQuestion.ask(.notifications, then: { answered($0, nil) }) else { return }
    Unsupported.log("UNUserNotificationCenter.requestAuthorization(options:completionHandler:)")
    DispatchQueue.global().async { completionHandler(false, nil) }
  }
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    await withCheckedContinuation { continuation in
      requestAuthorization(options: options) { allowed, _ in continuation.resume(returning: allowed) }
    }
  }

  open func getNotificationSettings(completionHandler: @escaping (UNNotificationSettings) -> Void) {
    DispatchQueue.global().async { completionHandler(UNNotificationSettings()) }
  }
  open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }

  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    lock.withLock { self.categories = categories }
  }
  open func getNotificationCategories(completionHandler: @escaping (Set<UNNotificationCategory>) -> Void) {
    let categories = lock.withLock { self.categories }
    DispatchQueue.global().async { completionHandler(categories) }
  }

  /// A request with the identifier of another one takes its place.
  open func add(
    _ request: UNNotificationRequest, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    Unsupported.log("UNUserNotificationCenter.add(_:withCompletionHandler:)")
    lock.withLock {
      pending.removeAll { $0.identifier == request.identifier }
      pending.append(request)
    }
    if let completionHandler { DispatchQueue.global().async { completionHandler(nil) } }
  }
  open func add(_ request: UNNotificationRequest) async throws {
    add(request, withCompletionHandler: nil)
  }

  open func getPendingNotificationRequests(completionHandler: @escaping ([UNNotificationRequest]) -> Void) {
    let requests = lock.withLock { pending }
    DispatchQueue.global().async { completionHandler(requests) }
  }
  open func pendingNotificationRequests() async -> [UNNotificationRequest] { lock.withLock { pending } }
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    lock.withLock { pending.removeAll { identifiers.contains($0.identifier) } }
  }
  open func removeAllPendingNotificationRequests() { lock.withLock { pending = [] } }
  open func getDeliveredNotifications(completionHandler: @escaping ([UNNotification]) -> Void) {
    DispatchQueue.global().async { completionHandler([]) }
  }
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
  open func removeAllDeliveredNotifications() {}
  open func setBadgeCount(
    _ newBadgeCount: Int, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(nil)
  }
}

/// Hears of notifications. All methods are optional.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

extension UNUserNotificationCenterDelegate {
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    completionHandler([])
  }
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    completionHandler()
  }
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
  ) {}
}
