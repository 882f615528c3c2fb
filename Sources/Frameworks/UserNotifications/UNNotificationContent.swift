@_exported import Foundation
import ObjectiveC

/// The urgency of a notification.
public enum UNNotificationInterruptionLevel: UInt, Sendable { case passive = 0, active, timeSensitive, critical }

/// The values of a content, which copies share.
struct ContentValues {
  var title = ""
  var subtitle = ""
  var body = ""
  var badge: NSNumber?
  var sound: UNNotificationSound?
  var userInfo: [AnyHashable: Any] = [:]
  var categoryIdentifier = ""
  var threadIdentifier = ""
  var attachments: [UNNotificationAttachment] = []
  var launchImageName = ""
  var targetContentIdentifier: String?
  var interruptionLevel = UNNotificationInterruptionLevel.active
  var relevanceScore = 0.0
  var filterCriteria: String?
}

/// The content of a notification.
///
/// Apple's documentation: <https://developer.apple.com/documentation/usernotifications/unnotificationcontent>
open class UNNotificationContent: NSObject, NSCopying, NSMutableCopying {
  fileprivate var values = ContentValues()

  /// The first line, in bold.
  open var title: String { values.title }
  /// The second line.
  open var subtitle: String { values.subtitle }
  /// The text.
  open var body: String { values.body }
  /// The number on the app's icon; nil leaves it as it is, 0 removes it.
  open var badge: NSNumber? { values.badge }
  /// The sound.
  open var sound: UNNotificationSound? { values.sound }
  /// The app's own values.
  open var userInfo: [AnyHashable: Any] { values.userInfo }
  /// The category, by which the banner gets its actions.
  open var categoryIdentifier: String { values.categoryIdentifier }
  /// The group that the notification is in.
  open var threadIdentifier: String { values.threadIdentifier }
  /// Pictures and other files. A banner shows the first picture.
  open var attachments: [UNNotificationAttachment] { values.attachments }
  /// The launch image. Kept: apps here are not launched by notifications.
  open var launchImageName: String { values.launchImageName }
  /// The identifier by which a scene is chosen for the notification.
  open var targetContentIdentifier: String? { values.targetContentIdentifier }
  /// The urgency of the notification. It is stored without effect: no notification is held back.
  open var interruptionLevel: UNNotificationInterruptionLevel { values.interruptionLevel }
  /// The order in a summary, from 0 to 1. Kept: there are no summaries.
  open var relevanceScore: Double { values.relevanceScore }
  /// The criterion by which a focus filters. It is stored without effect: there is no focus.
  open var filterCriteria: String? { values.filterCriteria }

  public override init() { super.init() }
  open func copy(with zone: NSZone? = nil) -> Any { filled(UNNotificationContent()) }
  open func mutableCopy(with zone: NSZone? = nil) -> Any { filled(UNMutableNotificationContent()) }

  private func filled(_ content: UNNotificationContent) -> UNNotificationContent {
    content.values = values
    return content
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = (object as? UNNotificationContent)?.values else { return false }
    return values.title == other.title && values.subtitle == other.subtitle && values.body == other.body
      && values.badge == other.badge && values.categoryIdentifier == other.categoryIdentifier
      && values.threadIdentifier == other.threadIdentifier
      && NSDictionary(dictionary: values.userInfo) == NSDictionary(dictionary: other.userInfo)
  }
  open override var hash: Int { values.title.hashValue ^ values.body.hashValue }
}

/// A notification's content that can still be changed.
///
/// ```swift
/// let content = UNMutableNotificationContent()
/// content.title = "Tea"
/// content.body = "It is ready."
/// content.sound = .default
/// ```
open class UNMutableNotificationContent: UNNotificationContent {
  open override var title: String {
    get { values.title }
    set { values.title = newValue }
  }
  open override var subtitle: String {
    get { values.subtitle }
    set { values.subtitle = newValue }
  }
  open override var body: String {
    get { values.body }
    set { values.body = newValue }
  }
  open override var badge: NSNumber? {
    get { values.badge }
    set { values.badge = newValue }
  }
  open override var sound: UNNotificationSound? {
    get { values.sound }
    set { values.sound = newValue }
  }
  open override var userInfo: [AnyHashable: Any] {
    get { values.userInfo }
    set { values.userInfo = newValue }
  }
  open override var categoryIdentifier: String {
    get { values.categoryIdentifier }
    set { values.categoryIdentifier = newValue }
  }
  open override var threadIdentifier: String {
    get { values.threadIdentifier }
    set { values.threadIdentifier = newValue }
  }
  open override var attachments: [UNNotificationAttachment] {
    get { values.attachments }
    set { values.attachments = newValue }
  }
  open override var launchImageName: String {
    get { values.launchImageName }
    set { values.launchImageName = newValue }
  }
  open override var targetContentIdentifier: String? {
    get { values.targetContentIdentifier }
    set { values.targetContentIdentifier = newValue }
  }
  open override var interruptionLevel: UNNotificationInterruptionLevel {
    get { values.interruptionLevel }
    set { values.interruptionLevel = newValue }
  }
  open override var relevanceScore: Double {
    get { values.relevanceScore }
    set { values.relevanceScore = newValue }
  }
  open override var filterCriteria: String? {
    get { values.filterCriteria }
    set { values.filterCriteria = newValue }
  }
}

/// A picture, film or sound in a notification. A banner shows the first picture.
open class UNNotificationAttachment: NSObject {
  /// The name of the attachment; a new one if it was made with an empty one.
  public let identifier: String
  /// The file.
  public let url: URL
  /// The uniform type of the file.
  public let type: String

  /// Throws `UNError.attachmentInvalidURL` if there is no such file, and `.attachmentInvalidFileType` for an
  /// unknown kind.
  public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
    guard URL.isFileURL, FileManager.default.isReadableFile(atPath: URL.path) else {
      throw UNError(.attachmentInvalidURL)
    }
    let known = [
      "png": "public.png", "jpg": "public.jpeg", "jpeg": "public.jpeg", "gif": "com.compuserve.gif",
      "mov": "com.apple.quicktime-movie", "mp4": "public.mpeg-4", "m4v": "public.mpeg-4", "mp3": "public.mp3",
      "wav": "com.microsoft.waveform-audio", "aiff": "public.aiff-audio", "m4a": "public.mpeg-4-audio",
    ]
    let hint = options?[UNNotificationAttachmentOptionsTypeHintKey] as? String
    guard let type = hint ?? known[URL.pathExtension.lowercased()] else { throw UNError(.attachmentUnrecognized) }
    self.identifier = identifier.isEmpty ? UUID().uuidString : identifier
    self.url = URL
    self.type = type
    super.init()
  }
}

public let UNNotificationAttachmentOptionsTypeHintKey = "UNNotificationAttachmentOptionsTypeHintKey"
public let UNNotificationAttachmentOptionsThumbnailHiddenKey = "UNNotificationAttachmentOptionsThumbnailHiddenKey"
public let UNNotificationAttachmentOptionsThumbnailClippingRectKey =
  "UNNotificationAttachmentOptionsThumbnailClippingRectKey"
public let UNNotificationAttachmentOptionsThumbnailTimeKey = "UNNotificationAttachmentOptionsThumbnailTimeKey"

/// The name of a sound's file in the app.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The sound of a notification. It is not played; `FLIPSIDE_TRACE=lifecycle` prints it.
open class UNNotificationSound: NSObject, NSCopying {
  let name: UNNotificationSoundName?
  /// A sound of the app's own.
  public init(named name: UNNotificationSoundName) {
    self.name = name
    super.init()
  }
  private override init() {
    name = nil
    super.init()
  }
  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UNNotificationSound).map { $0.name == name } ?? false
  }
  open override var hash: Int { name?.hashValue ?? 0 }
  /// The system's sound.
  open class var `default`: UNNotificationSound { UNNotificationSound() }
  /// The system's ringtone.
  open class var defaultRingtone: UNNotificationSound { UNNotificationSound() }
  /// The system's sound for urgent notifications.
  open class var defaultCritical: UNNotificationSound { UNNotificationSound() }
  /// The system's sound for urgent notifications, at a volume from 0 to 1.
  open class func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound {
    UNNotificationSound()
  }
  /// A sound of the app's own for urgent notifications.
  open class func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
    UNNotificationSound(named: name)
  }
  /// The same, at a volume from 0 to 1.
  open class func criticalSoundNamed(
    _ name: UNNotificationSoundName, withAudioVolume volume: Float
  ) -> UNNotificationSound { UNNotificationSound(named: name) }
  /// A ringtone of the app's own.
  open class func ringtoneSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
    UNNotificationSound(named: name)
  }
}
