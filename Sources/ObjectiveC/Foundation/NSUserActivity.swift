import Foundation

/// An activity of the user to which the app can return. It keeps the state of a scene between launches, and
/// represents a link to the app's website that was opened. Activities are not handed off to other devices.
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
  /// The type of the activity, a reverse-DNS name: one of `NSUserActivityTypes` in `Info.plist`.
  open private(set) var activityType: String
  /// A title for the user, such as the name of a document.
  open var title: String?
  /// The values that are needed to continue the activity, of types that property lists support.
  open var userInfo: [AnyHashable: Any]?
  /// The keys of `userInfo` that are required to continue the activity; empty by default.
  open var requiredUserInfoKeys: Set<String>! = [] {
    didSet { if requiredUserInfoKeys == nil { requiredUserInfoKeys = [] } }
  }
  /// Whether `userInfo` is out of date. At the end of the run loop turn it is updated by the responders with this
  /// activity, and by the delegate.
  open var needsSave = false {
    didSet { if needsSave, !oldValue { NSUserActivity.needsSaveHandler?(self) } }
  }
  /// The web page with the same content. For an activity that was started by a link, the link.
  open var webpageURL: URL?
  /// The web page that contained the link which opened this activity; nil if there was none.
  open var referrerURL: URL?
  /// The expiration date in search results. It is stored without effect: activities are not indexed.
  open var expirationDate: Date?
  /// The keywords for searches. They are stored without effect: activities are not indexed.
  open var keywords: Set<String> = []
  /// Whether another device can request data streams. False by default; setting it to true is logged, because there
  /// is no other device.
  open var supportsContinuationStreams = false {
    didSet { if supportsContinuationStreams { Unsupported.log("NSUserActivity.supportsContinuationStreams") } }
  }
  /// The delegate, which updates the activity. It is not retained.
  open weak var delegate: (any NSUserActivityDelegate)?
  /// Whether the activity can be continued on other devices. True by default, but without effect.
  open var isEligibleForHandoff = true
  /// Whether the activity appears in searches on the device. False by default; stored without effect.
  open var isEligibleForSearch = false
  /// Whether the activity appears in public searches. False by default; stored without effect.
  open var isEligibleForPublicIndexing = false
  /// Whether the system can suggest the activity as a shortcut. False by default; stored without effect.
  open var isEligibleForPrediction = false
  /// The identifier of the activity's content, by which the system selects a scene; nil by default.
  open var targetContentIdentifier: String?
  /// An identifier by which saved activities can be deleted; nil by default.
  open var persistentIdentifier: String?

  private static let currentActivity = Locked<WeakActivity>(WeakActivity())
  /// A function that is called for an activity that needs to be saved.
  package static var needsSaveHandler: ((NSUserActivity) -> Void)? {
    get { saver.withLock { $0 } }
    set { saver.withLock { $0 = newValue } }
  }
  private static let saver = Locked<((NSUserActivity) -> Void)?>(nil)
  /// Whether the activity may become current; false after `invalidate()`.
  private var isValid = true

  /// Creates an activity with a type. An empty type raises an exception on iOS.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
    if activityType.isEmpty {
      ExceptionReport.raise(.invalidArgumentException, "NSUserActivity's activityType must not be empty")
    }
  }

  /// Whether this is the current activity.
  package var isCurrent: Bool { NSUserActivity.currentActivity.withLock { $0.activity === self } }

  /// Makes this the current activity; there is only one.
  open func becomeCurrent() {
    guard isValid else { return }
    NSUserActivity.currentActivity.withLock { $0.activity = self }
  }
  /// Resigns as the current activity.
  open func resignCurrent() {
    NSUserActivity.currentActivity.withLock { if $0.activity === self { $0.activity = nil } }
  }
  /// Invalidates the activity, which can't become current afterward.
  open func invalidate() {
    resignCurrent()
    isValid = false
  }

  /// Adds entries; existing values with the same keys are replaced.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  /// Requests streams to the device from which the activity came. There is no other device, so the handler receives
  /// an error.
  open func getContinuationStreams(
    completionHandler: @escaping (InputStream?, OutputStream?, (any Error)?) -> Void
  ) {
    Unsupported.log("NSUserActivity.getContinuationStreams(completionHandler:)")
    let error = NSError(domain: NSCocoaErrorDomain, code: 4609)
    DispatchQueue.main.async { completionHandler(nil, nil, error) }
  }

  /// Deletes all saved activities. Activities are not indexed, so there is nothing to delete.
  open class func deleteAllSavedUserActivities(completionHandler handler: @escaping () -> Void) {
    DispatchQueue.main.async { handler() }
  }
  /// Deletes saved activities by their identifiers. Activities are not indexed, so there is nothing to delete.
  open class func deleteSavedUserActivities(
    withPersistentIdentifiers persistentIdentifiers: [String], completionHandler handler: @escaping () -> Void
  ) {
    DispatchQueue.main.async { handler() }
  }
}

private struct WeakActivity {
  weak var activity: NSUserActivity?
}

/// The delegate of an activity, which updates its contents. All methods are optional.
///
/// Apple's documentation: <https://developer.apple.com/documentation/foundation/nsuseractivitydelegate>
public protocol NSUserActivityDelegate: NSObjectProtocol {
  /// Called on the main thread before an activity with `needsSave` is saved.
  func userActivityWillSave(_ userActivity: NSUserActivity)
  /// Called when another device continued the activity, which never happens.
  func userActivityWasContinued(_ userActivity: NSUserActivity)
  /// Called when another device requests streams, which never happens.
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

/// The type of activities that represent a page of the app's website.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
/// An identifier of an activity, by which it can be deleted.
public typealias NSUserActivityPersistentIdentifier = String
