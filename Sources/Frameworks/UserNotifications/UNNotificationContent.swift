@_exported import Foundation

/// What a notification says.
open class UNNotificationContent: NSObject, NSCopying {
  open fileprivate(set) var title = ""
  open fileprivate(set) var subtitle = ""
  open fileprivate(set) var body = ""
  open fileprivate(set) var badge: NSNumber?
  open fileprivate(set) var sound: UNNotificationSound?
  open fileprivate(set) var userInfo: [AnyHashable: Any] = [:]
  open fileprivate(set) var categoryIdentifier = ""
  open fileprivate(set) var threadIdentifier = ""
  open fileprivate(set) var attachments: [UNNotificationAttachment] = []

  public override init() { super.init() }
  open func copy(with zone: NSZone? = nil) -> Any { filled(UNNotificationContent()) }
  open func mutableCopy(with zone: NSZone? = nil) -> Any { filled(UNMutableNotificationContent()) }

  private func filled(_ content: UNNotificationContent) -> UNNotificationContent {
    content.title = title
    content.subtitle = subtitle
    content.body = body
    content.badge = badge
    content.sound = sound
    content.userInfo = userInfo
    content.categoryIdentifier = categoryIdentifier
    content.threadIdentifier = threadIdentifier
    content.attachments = attachments
    return content
  }
}

/// A notification's content that can still be changed.
open class UNMutableNotificationContent: UNNotificationContent {
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  open override var subtitle: String {
    get { super.subtitle }
    set { super.subtitle = newValue }
  }
  open override var body: String {
    get { super.body }
    set { super.body = newValue }
  }
  open override var badge: NSNumber? {
    get { super.badge }
    set { super.badge = newValue }
  }
  open override var sound: UNNotificationSound? {
    get { super.sound }
    set { super.sound = newValue }
  }
  open override var userInfo: [AnyHashable: Any] {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
  open override var categoryIdentifier: String {
    get { super.categoryIdentifier }
    set { super.categoryIdentifier = newValue }
  }
  open override var threadIdentifier: String {
    get { super.threadIdentifier }
    set { super.threadIdentifier = newValue }
  }
  open override var attachments: [UNNotificationAttachment] {
    get { super.attachments }
    set { super.attachments = newValue }
  }
}

/// A picture, film or sound in a notification.
open class UNNotificationAttachment: NSObject {
  public let identifier: String
  public let url: URL
  public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
    self.identifier = identifier
    url = URL
    super.init()
  }
}

public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

open class UNNotificationSound: NSObject {
  let name: UNNotificationSoundName?
  public init(named name: UNNotificationSoundName) {
    self.name = name
    super.init()
  }
  private override init() {
    name = nil
    super.init()
  }
  open class var `default`: UNNotificationSound { UNNotificationSound() }
  open class var defaultCritical: UNNotificationSound { UNNotificationSound() }
}
