import Foundation

/// An activity of the user in a form that the app can return to: it keeps a scene's state between launches, and is
/// what the app continues when a link to its web site is opened. Activities are not handed to other devices.
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
  /// The kind of the activity, by a reversed domain name: one of `NSUserActivityTypes` in `Info.plist`.
  open private(set) var activityType: String
  /// A name for the user, such as that of the document.
  open var title: String?
  /// The values that the app needs to continue: those that property lists can hold.
  open var userInfo: [AnyHashable: Any]?
  /// The keys of `userInfo` that are needed to continue; empty by default.
  open var requiredUserInfoKeys: Set<String>! = [] {
    didSet { if requiredUserInfoKeys == nil { requiredUserInfoKeys = [] } }
  }
  /// Whether `userInfo` is out of date. It is updated at the end of the turn by the responders that have the
  /// activity, and by the delegate.
  open var needsSave = false {
    didSet { if needsSave, !oldValue { NSUserActivity.needsSaveHandler?(self) } }
  }
  /// The web page that shows the same. For an activity that a link opened, the link.
  open var webpageURL: URL?
  /// The web page whose link opened this activity; nil if there was none.
  open var referrerURL: URL?
  /// The date after which search results leave the activity out. Kept: activities are not indexed.
  open var expirationDate: Date?
  /// Words by which a search finds the activity. Kept: activities are not indexed.
  open var keywords: Set<String> = []
  /// Whether another device may ask for streams of data. False by default; true is logged, as there is no other
  /// device.
  open var supportsContinuationStreams = false {
    didSet { if supportsContinuationStreams { Unsupported.log("NSUserActivity.supportsContinuationStreams") } }
  }
  /// The object that updates the activity. The activity does not keep it alive.
  open weak var delegate: (any NSUserActivityDelegate)?
  /// Whether other devices of the user may continue it; true by default. None does.
  open var isEligibleForHandoff = true
  /// Whether searches on the device find it; false by default. Kept: activities are not indexed.
  open var isEligibleForSearch = false
  /// Whether searches of other people find it; false by default. Kept: activities are not indexed.
  open var isEligibleForPublicIndexing = false
  /// Whether the system may propose it as a shortcut; false by default. Kept: nothing is proposed.
  open var isEligibleForPrediction = false
  /// The identifier of the content that the activity shows, by which the system chooses a scene for it. Nil by
  /// default.
  open var targetContentIdentifier: String?
  /// A name by which saved activities can be deleted. Nil by default.
  open var persistentIdentifier: String?

  private static let currentActivity = Locked<WeakActivity>(WeakActivity())
  /// Called for an activity that needs to be saved.
  package static var needsSaveHandler: ((NSUserActivity) -> Void)? {
    get { saver.withLock { $0 } }
    set { saver.withLock { $0 = newValue } }
  }
  private static let saver = Locked<((NSUserActivity) -> Void)?>(nil)
  /// Whether the activity may become current; false after `invalidate()`.
  private var isValid = true

  /// Creates an activity of that kind. An empty one is an exception on iOS.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
    if activityType.isEmpty {
      ExceptionReport.raise(.invalidArgumentException, "NSUserActivity's activityType must not be empty")
    }
  }

  /// Whether it is the activity of the moment.
  package var isCurrent: Bool { NSUserActivity.currentActivity.withLock { $0.activity === self } }

  /// Makes it the activity of the moment, of which there is one.
  open func becomeCurrent() {
    guard isValid else { return }
    NSUserActivity.currentActivity.withLock { $0.activity = self }
  }
  /// Ends that, if it is the activity of the moment.
  open func resignCurrent() {
    NSUserActivity.currentActivity.withLock { if $0.activity === self { $0.activity = nil } }
  }
  /// Ends the activity: it can't become current any more.
  open func invalidate() {
    resignCurrent()
    isValid = false
  }

  /// Adds entries; those of the same key are replaced.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  /// Opens streams to the device that the activity came from. There is no other device, so the handler gets an
  /// error.
  open func getContinuationStreams(
    completionHandler: @escaping (InputStream?, OutputStream?, (any Error)?) -> Void
  ) {
    Unsupported.log("NSUserActivity.getContinuationStreams(completionHandler:)")
    let error = NSError(domain: NSCocoaErrorDomain, code: 4609)
    DispatchQueue.main.async { completionHandler(nil, nil, error) }
  }

  /// Activities are not indexed, so there is nothing to delete.
  open class func deleteAllSavedUserActivities(completionHandler handler: @escaping () -> Void) {
    DispatchQueue.main.async { handler() }
  }
  /// Activities are not indexed, so there is nothing to delete.
  open class func deleteSavedUserActivities(
    withPersistentIdentifiers persistentIdentifiers: [String], completionHandler handler: @escaping () -> Void
  ) {
    DispatchQueue.main.async { handler() }
  }
}

private struct WeakActivity {
  weak var activity: NSUserActivity?
}

/// The methods by which an activity has its contents brought up to date; all of them are optional.
///
/// Apple's documentation: <https://developer.apple.com/documentation/foundation/nsuseractivitydelegate>
public protocol NSUserActivityDelegate: NSObjectProtocol {
  /// Called on the main thread before an activity that `needsSave` is saved.
  func userActivityWillSave(_ userActivity: NSUserActivity)
  /// Called when another device continued the activity, which does not happen here.
  func userActivityWasContinued(_ userActivity: NSUserActivity)
  /// Called when another device requests streams, which does not happen here.
  func userActivity(
    _ userActivity: NSUserActivity, didReceive inputStream: InputStream, outputStream: OutputStream)
}

extension NSUserActivityDelegate {
  public func userActivityWillSave(_ userActivity: NSUserActivity) {}
  public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
  public func userActivity(
    _ userActivity: NSUserActivity, didReceive inputStream: InputStream, outputStream: OutputStream
  ) {}
}

/// The type of the activity that stands for a page of the app's web site.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
/// A name for an activity, by which it can be deleted.
public typealias NSUserActivityPersistentIdentifier = String
