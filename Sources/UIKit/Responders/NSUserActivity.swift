import QuartzCore

/// What the user is doing, kept for the app; it is not handed to other devices.
///
/// ```swift
/// let activity = NSUserActivity(activityType: "com.example.reading")
/// activity.title = "Chapter 3"
/// activity.userInfo = ["page": 42]
/// activity.becomeCurrent()
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/foundation/nsuseractivity>
open class NSUserActivity: NSObject {
  open private(set) var activityType: String
  open var title: String?
  open var userInfo: [AnyHashable: Any]?
  open var requiredUserInfoKeys: Set<String>?
  open var needsSave = false
  open var webpageURL: URL?
  open var referrerURL: URL?
  open var expirationDate: Date?
  open var keywords: Set<String> = []
  open var isEligibleForHandoff = true
  open var isEligibleForSearch = false
  open var isEligibleForPublicIndexing = false
  open var isEligibleForPrediction = false
  open var targetContentIdentifier: String?
  open var persistentIdentifier: String?

  /// Whether it is the activity of the moment.
  package private(set) var isCurrent = false

  public init(activityType: String) { self.activityType = activityType }

  open func becomeCurrent() { isCurrent = true }
  open func resignCurrent() { isCurrent = false }
  open func invalidate() { isCurrent = false }

  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }
}

/// An activity type of links on the web.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// Restores the state that an activity describes.
@preconcurrency @MainActor public protocol UIUserActivityRestoring: NSObjectProtocol {
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}
