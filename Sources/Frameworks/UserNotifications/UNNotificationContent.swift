@_exported import Foundation
import ObjectiveC

/// The urgency of a notification.
public enum UNNotificationInterruptionLevel: UInt, Sendable { case passive = 0, active, timeSensitive, critical }

/// The values of a notification's content.
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

  /// The title, which is shown in bold.
  open var title: String { values.title }
  /// The subtitle.
  open var subtitle: String { values.subtitle }
  /// The text.
  open var body: String { values.body }
  /// The number on the app's icon; nil leaves it unchanged, and 0 removes it.
  open var badge: NSNumber? { values.badge }
  /// The sound.
  open var sound: UNNotificationSound? { values.sound }
  /// Custom values of the app.
  open var userInfo: [AnyHashable: Any] { values.userInfo }
  /// The identifier of the category, which determines the actions.
  open var categoryIdentifier: String { values.categoryIdentifier }
  /// The identifier of the group to which the notification belongs.
  open var threadIdentifier: String { values.threadIdentifier }
  /// Pictures and other files. A banner shows the first picture.
  open var attachments: [UNNotificationAttachment] { values.attachments }
  /// The name of the launch image. It has no effect, because notifications do not launch apps on Flipside.
  open var launchImageName: String { values.launchImageName }
  /// The identifier by which a scene is selected for the notification.
  open var targetContentIdentifier: String? { values.targetContentIdentifier }
  /// The urgency of the notification. It has no effect, because notifications are never delayed.
  open var interruptionLevel: UNNotificationInterruptionLevel { values.interruptionLevel }
  /// The relevance for the order in a summary, from 0 to 1. It has no effect, because there are no summaries.
  open var relevanceScore: Double { values.relevanceScore }
  /// The criterion by which a Focus filters the notification. It has no effect, because there is no Focus.
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

/// The mutable content of a notification.
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

/// A picture, video or sound in a notification. A banner shows the first picture.
open class UNNotificationAttachment: NSObject {
  /// The identifier of the attachment. An empty one is replaced by a unique identifier.
  public let identifier: String
  /// The URL of the file.
  public let url: URL
  /// The uniform type identifier of the file.
  public let type: String

  /// Creates an attachment. Throws `UNError.attachmentInvalidURL` if the file does not exist, and
  /// `.attachmentInvalidFileType` for an unsupported file type.
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

/// The option for the uniform type identifier of the file.
public let UNNotificationAttachmentOptionsTypeHintKey = "UNNotificationAttachmentOptionsTypeHintKey"
/// The option for hiding the thumbnail. It has no effect.
public let UNNotificationAttachmentOptionsThumbnailHiddenKey = "UNNotificationAttachmentOptionsThumbnailHiddenKey"
/// The option for the visible region of the thumbnail. It has no effect.
public let UNNotificationAttachmentOptionsThumbnailClippingRectKey =
  "UNNotificationAttachmentOptionsThumbnailClippingRectKey"
/// The option for the frame of a video that is the thumbnail. It has no effect.
public let UNNotificationAttachmentOptionsThumbnailTimeKey = "UNNotificationAttachmentOptionsThumbnailTimeKey"

/// The name of a sound file in the app.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates the name of a sound file of the app.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The sound of a notification. It is not played, but `FLIPSIDE_TRACE=lifecycle` prints it.
open class UNNotificationSound: NSObject, NSCopying {
  let name: UNNotificationSoundName?
  /// Creates a sound from a file of the app.
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
  /// The default sound.
  open class var `default`: UNNotificationSound { UNNotificationSound() }
  /// The default ringtone.
  open class var defaultRingtone: UNNotificationSound { UNNotificationSound() }
  /// The default sound for critical alerts.
  open class var defaultCritical: UNNotificationSound { UNNotificationSound() }
  /// Returns the default sound for critical alerts with a volume from 0 to 1.
  open class func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound {
    UNNotificationSound()
  }
  /// Returns a sound for critical alerts from a file of the app.
  open class func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
    UNNotificationSound(named: name)
  }
  /// Returns a sound for critical alerts from a file of the app, with a volume from 0 to 1.
  open class func criticalSoundNamed(
    _ name: UNNotificationSoundName, withAudioVolume volume: Float
  ) -> UNNotificationSound { UNNotificationSound(named: name) }
  /// Returns a ringtone from a file of the app.
  open class func ringtoneSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
    UNNotificationSound(named: name)
  }
}
