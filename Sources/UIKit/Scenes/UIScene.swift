import QuartzCore

/// One instance of the app's interface, with a state of its own in the foreground and background.
///
/// Use the subclass `UIWindowScene`, which has windows; `UISceneDelegate` reports changes of the state.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiscene>
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// Where the scene is in its life.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  /// Why the scene was connected.
  @preconcurrency @MainActor open class ConnectionOptions: NSObject {
    open internal(set) var urlContexts: Set<UIOpenURLContext> = []
    open internal(set) var sourceApplication: String?
    open internal(set) var handoffUserActivityType: String?
    open internal(set) var userActivities: Set<NSUserActivity> = []
    open internal(set) var shortcutItem: UIApplicationShortcutItem?
    override init() { super.init() }
  }

  /// Options of a request to activate another scene.
  @preconcurrency @MainActor open class ActivationRequestOptions: NSObject {
    /// The scene from which the request comes.
    open var requestingScene: UIScene? {
      didSet { Unsupported.log("UIScene.ActivationRequestOptions.requestingScene") }
    }
    public override init() { super.init() }
  }

  /// How a URL is to be opened outside.
  @preconcurrency @MainActor open class OpenExternalURLOptions: NSObject {
    open var universalLinksOnly = false {
      didSet { if universalLinksOnly { Unsupported.log("UIScene.OpenExternalURLOptions.universalLinksOnly") } }
    }
    public override init() { super.init() }
  }

  /// How a URL came in.
  @preconcurrency @MainActor open class OpenURLOptions: NSObject {
    open internal(set) var sourceApplication: String?
    open internal(set) var annotation: Any?
    open internal(set) var openInPlace = false
    override init() { super.init() }
  }

  public nonisolated static let willConnectNotification = NSNotification.Name("UISceneWillConnectNotification")
  public nonisolated static let didDisconnectNotification = NSNotification.Name("UISceneDidDisconnectNotification")
  public nonisolated static let didActivateNotification = NSNotification.Name("UISceneDidActivateNotification")
  public nonisolated static let willDeactivateNotification = NSNotification.Name(
    "UISceneWillDeactivateNotification")
  public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
    "UISceneWillEnterForegroundNotification")
  public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
    "UISceneDidEnterBackgroundNotification")

  open internal(set) var session: UISceneSession
  /// Kept alive by the scene, as the one who made it.
  open var delegate: (any UISceneDelegate)?
  open internal(set) var activationState = ActivationState.unattached
  open var title: String!
  open var subtitle = ""
  open var pointOfInterest: AnyObject?

  public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
  }

  open override var next: UIResponder? { UIApplication.shared }

  open func open(
    _ url: URL, options: OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    UIApplication.shared.open(url, completionHandler: completion)
  }
  /// Opens the URL and returns whether that was done.
  @discardableResult open func open(_ url: URL, options: OpenExternalURLOptions?) async -> Bool {
    await UIApplication.shared.open(url)
  }
  /// Which activities the scene is for.
  open var activationConditions = UISceneActivationConditions()

  /// How often the restoration of state was extended.
  var openRestorations = 0
  /// Holds `scene(_:restoreInteractionStateWith:)` back until as many calls of `completeStateRestoration()` have followed.
  open func extendStateRestoration() { openRestorations += 1 }
  open func completeStateRestoration() {
    guard openRestorations > 0 else { return }
    openRestorations -= 1
    if let scene = self as? UIWindowScene { UIApplication.shared.restoreInteraction(of: scene) }
  }

  /// Whether the pointer is locked to the scene; nil on a phone, which has no pointer.
  open var pointerLockState: UIPointerLockState? { UIScreen.main.device.isPad ? lock : nil }
  private lazy var lock = UIPointerLockState()

  func post(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: self) }
}

/// A URL that the app is to open, and its source.
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
  open private(set) var url: URL
  open private(set) var options: UIScene.OpenURLOptions

  init(url: URL, options: UIScene.OpenURLOptions) {
    self.url = url
    self.options = options
    super.init()
  }
}
