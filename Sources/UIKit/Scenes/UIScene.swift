import QuartzCore

/// One instance of the app's interface, with its own state in the foreground and background.
///
/// Use the subclass `UIWindowScene`, which has windows; `UISceneDelegate` reports changes of the state.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiscene>
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// The states in a scene's life.
  public enum ActivationState: Int, Sendable {
    /// The scene is not connected.
    case unattached = -1
    /// The scene is in front and receives events.
    case foregroundActive = 0
    /// The scene is in front without receiving events.
    case foregroundInactive = 1
    /// The scene is not visible.
    case background = 2
  }

  /// The reasons for which the scene was connected.
  @preconcurrency @MainActor open class ConnectionOptions: NSObject {
    /// The URLs that the scene is connected to open.
    open internal(set) var urlContexts: Set<UIOpenURLContext> = []
    /// The bundle identifier of the app that requested the scene.
    open internal(set) var sourceApplication: String?
    /// The type of the activity that is being fetched from another device; always nil.
    open internal(set) var handoffUserActivityType: String?
    /// The activities that the scene is connected to continue.
    open internal(set) var userActivities: Set<NSUserActivity> = []
    /// The quick action that the scene is connected for.
    open internal(set) var shortcutItem: UIApplicationShortcutItem?
    override init() { super.init() }
  }

  /// Options of a request to activate another scene.
  @preconcurrency @MainActor open class ActivationRequestOptions: NSObject {
    /// The scene that made the request.
    open var requestingScene: UIScene? {
      didSet { Unsupported.log("UIScene.ActivationRequestOptions.requestingScene") }
    }
    public override init() { super.init() }
  }

  /// Options for opening a URL in another app.
  @preconcurrency @MainActor open class OpenExternalURLOptions: NSObject {
    /// Whether the URL is opened only if an app is associated with it: the host has none, and the URL is not
    /// opened. False by default.
    open var universalLinksOnly = false
    public override init() { super.init() }
  }

  /// Options with which a URL was received.
  @preconcurrency @MainActor open class OpenURLOptions: NSObject {
    /// The bundle identifier of the app that sent the URL.
    open internal(set) var sourceApplication: String?
    /// A property list from the app that sent the URL.
    open internal(set) var annotation: Any?
    /// Whether the file may be used at its URL. If false, the app must make a copy.
    open internal(set) var openInPlace = false
    override init() { super.init() }
  }

  /// Posted when a scene is being connected, before its delegate is notified.
  public nonisolated static let willConnectNotification = NSNotification.Name("UISceneWillConnectNotification")
  /// Posted when a scene was disconnected.
  public nonisolated static let didDisconnectNotification = NSNotification.Name("UISceneDidDisconnectNotification")
  /// Posted when a scene has become active.
  public nonisolated static let didActivateNotification = NSNotification.Name("UISceneDidActivateNotification")
  /// Posted before a scene stops being active.
  public nonisolated static let willDeactivateNotification = NSNotification.Name(
    "UISceneWillDeactivateNotification")
  /// Posted before a scene leaves the background.
  public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
    "UISceneWillEnterForegroundNotification")
  /// Posted when a scene has gone to the background.
  public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
    "UISceneDidEnterBackgroundNotification")

  /// The scene's session, which remains when the scene is disconnected.
  open internal(set) var session: UISceneSession
  /// The delegate, which the scene retains.
  open var delegate: (any UISceneDelegate)?
  /// Whether the scene is active, inactive, in the background or not connected.
  open internal(set) var activationState = ActivationState.unattached
  /// The scene's name in the app switcher. It has no effect, because hosts do not show it.
  open var title: String!
  /// A second line below the scene's name on a Mac. It has no effect, because hosts do not show it.
  open var subtitle = ""
  /// The object in which the user is interested. UIKit only stores it.
  open var pointOfInterest: AnyObject?

  /// Creates a scene of a session. Called by UIKit, for the class of the session's configuration.
  public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
  }

  open override var next: UIResponder? { UIApplication.shared }

  /// Opens a URL in this app or by the host, and passes whether that was done to the completion handler in the next
  /// turn of the main run loop.
  open func open(
    _ url: URL, options: OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    UIApplication.shared.open(url, options: Self.external(options), completionHandler: completion)
  }
  /// Opens the URL and returns whether that was done.
  @discardableResult open func open(_ url: URL, options: OpenExternalURLOptions?) async -> Bool {
    await UIApplication.shared.open(url, options: Self.external(options))
  }
  private static func external(_ options: OpenExternalURLOptions?) -> [UIApplication.OpenExternalURLOptionsKey: Any]
  {
    options?.universalLinksOnly == true ? [.universalLinksOnly: true] : [:]
  }
  /// The activities for which the scene is activated.
  open var activationConditions = UISceneActivationConditions()

  /// The number of extensions of state restoration that have not been completed.
  var openRestorations = 0
  /// Holds `scene(_:restoreInteractionStateWith:)` back until as many calls of `completeStateRestoration()` have
  /// followed.
  open func extendStateRestoration() { openRestorations += 1 }
  /// Ends an extension that `extendStateRestoration()` began; has no effect otherwise.
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
  /// The URL to open.
  open private(set) var url: URL
  /// The options with which the sending app opened the URL.
  open private(set) var options: UIScene.OpenURLOptions

  init(url: URL, options: UIScene.OpenURLOptions) {
    self.url = url
    self.options = options
    super.init()
  }
}
