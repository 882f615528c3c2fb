import QuartzCore
import Synchronization

/// The running app: its state, its windows and scenes, and the dispatch of events and actions.
///
/// Use `shared` to open URLs, to read the state of the app, or to send an action along the responder chain.
/// Implement `UIApplicationDelegate` to be notified of changes of the state.
///
/// ```swift
/// if let url = URL(string: "https://example.com") { UIApplication.shared.open(url) }
/// let isInFront = UIApplication.shared.applicationState == .active
/// UIApplication.shared.sendAction(#selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
/// ```
///
/// `UIApplicationMain`, or `main()` of a delegate that is marked `@main`, creates the application and runs it. A
/// host drives it: the host sends input, calls `step()` when `nextDeadline` is due, and shows the surface.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiapplication>
@preconcurrency @MainActor open class UIApplication: UIResponder, KeyRegistering {
  static var instance: UIApplication?

  /// The only application object of the process, created by the launch.
  open class var shared: UIApplication {
    if let instance { return instance }
    let application = UIApplication()
    application.becomeShared()
    return application
  }

  /// The app's delegate, which this property does not retain. `UIApplicationMain` creates the app's delegate and
  /// retains it.
  open unowned(unsafe) var delegate: (any UIApplicationDelegate)?
  package nonisolated static func registerKeys() {
    KeyValueAccess.register("delegate", on: UIApplication.self, get: { $0.delegate }, set: { $0.delegate = $1 })
  }

  var delegateHolder: (any UIApplicationDelegate)?
  var launchPlan: LaunchPlan?
  var isLaunched = true
  /// Whether the roots of windows end their appearance, after which the app is active.
  var isBecomingActive = false
  /// Whether the traits have been taken from the device.
  var isLaunchedOnce = false
  var state = State.active
  var scenes: [UIWindowScene] = []
  var info: [String: Any] = [:]
  /// The sessions of all scenes that the user has open, connected or not, in the order in which they were opened.
  var sessions: [UISceneSession] = []
  /// The visible scene, in front of the others of the app.
  weak var frontScene: UIWindowScene?
  /// The state that the last launch saved.
  var savedState: SavedState?
  var restoring: StateRestoring?
  /// The number of pending extensions of the state restoration.
  var openRestorations = 0
  /// The window of the main storyboard, retained because the app may not retain it.
  var mainWindow: UIWindow?
  /// The top-level objects of the main nib file: its delegate, windows and controllers live as long as the
  /// application.
  var mainNibObjects: [Any] = []
  let touches = TouchDispatcher()
  var frames: FrameDriver { .shared }
  var ignoringCount = 0
  var interfaceRotation = InterfaceRotation()
  var statusBarShown = true
  /// The frame of the status bar that the app was last notified of.
  var knownStatusBarFrame: CGRect?
  var statusBarTone = UIStatusBarStyle.default
  var homeIndicatorHidden = false
  /// The edges at which the app's own gestures take precedence over the system's.
  package internal(set) var deferringEdges: UIRectEdge = []
  var backgroundTasks: [Int: () -> Void] = [:]
  var lastBackgroundTask = 0
  /// The time at which the app's code was called from the run loop, for a watchdog; in the base of
  /// `clock_gettime(CLOCK_MONOTONIC)` of the host, 0 while no app code runs.
  nonisolated static let calloutStart = Atomic<UInt64>(0)
  package nonisolated static var isInsideCallout: Bool { calloutStart.load(ordering: .relaxed) != 0 }

  public override init() { super.init() }

  func becomeShared() {
    StandardMessages.register
    InterruptedCallState.register
    Trace.begin()
    UIApplication.instance = self
    InputFocus.observer = KeyboardController.shared
    observeActivities()
    _ = UIScreen.main
    if info.isEmpty { info = Bundle.main.infoDictionary ?? [:] }
    takeWholeScreenIfNeeded()
    takeInitialOrientation()
    updateApplicationTraits()
    _ = defaultSceneIfNeeded()
    NestedRunLoops.shared.start()
  }

  /// The delegate, if it is a responder and not in the chain already.
  open override var next: UIResponder? {
    guard let responder = delegate as? UIResponder, !(responder is UIView), !(responder is UIViewController) else {
      return nil
    }
    return responder === self ? nil : responder
  }

  // MARK: State

  /// Whether the app is active, inactive or in the background; with scenes, the state of the most active one.
  open var applicationState: State { state }
  /// Whether the screen stays on while the user does nothing. Logs that it has no effect: a host's screen does not
  /// turn itself off.
  open var isIdleTimerDisabled = false {
    didSet { if isIdleTimerDisabled { Unsupported.log("UIApplication.isIdleTimerDisabled") } }
  }
  /// Whether a shake that no responder handles offers to undo typing. True by default.
  open var applicationSupportsShakeToEdit = true
  /// Offers to undo typing after a shake.
  open override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    super.motionEnded(motion, with: event)
    if motion == .motionShake { ShakeToEdit.offer(in: self) }
  }
  /// The number on the app's icon; 0 hides it. It is stored for the app and its tests: a host shows no icon.
  open var applicationIconBadgeNumber = 0 {
    didSet { Trace.log(.lifecycle, "the badge of the app's icon is \(applicationIconBadgeNumber)") }
  }
  // MARK: Local notifications

  /// Delivers a notification at once.
  @available(iOS, deprecated: 10.0) open func presentLocalNotificationNow(_ notification: UILocalNotification) {
    presentNow(notification)
  }
  /// Delivers a copy of a notification at its date, immediately if the date has passed or is nil.
  @available(iOS, deprecated: 10.0) open func scheduleLocalNotification(_ notification: UILocalNotification) {
    schedule(notification)
  }
  /// Cancels a scheduled notification that is equal in date, texts and values.
  @available(iOS, deprecated: 10.0) open func cancelLocalNotification(_ notification: UILocalNotification) {
    cancel(notification)
  }
  /// Cancels all scheduled notifications.
  @available(iOS, deprecated: 10.0) open func cancelAllLocalNotifications() { cancelLocal() }
  /// The notifications that are not due yet. Setting it replaces them.
  @available(iOS, deprecated: 10.0) open var scheduledLocalNotifications: [UILocalNotification]? {
    get { scheduledLocal }
    set { scheduledLocal = newValue }
  }
  /// Requests the user's permission for notifications, if it is undecided, and calls `application(_:didRegister:)`
  /// of the delegate.
  @available(iOS, deprecated: 10.0)
  open func registerUserNotificationSettings(_ notificationSettings: UIUserNotificationSettings) {
    register(notificationSettings)
  }
  /// The notification types that the user allows, and the registered categories; no types before anything was
  /// registered.
  @available(iOS, deprecated: 10.0) open var currentUserNotificationSettings: UIUserNotificationSettings? {
    registeredSettings
  }

  /// The quick actions that the app adds to those of Info.plist; nil for none. They are stored until the app ends.
  open var shortcutItems: [UIApplicationShortcutItem]?
  /// Whether the status bar shows an indicator of network activity. The value is stored; since iOS 13 there is no
  /// such indicator.
  open var isNetworkActivityIndicatorVisible = false
  /// Whether protected files can be read. Always true: a host is never locked.
  open var isProtectedDataAvailable: Bool { true }
  /// Whether the app may refresh in the background. Always `.available`.
  open var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
  /// The remaining time in the background in seconds: 30 in the background, else the largest number.
  open var backgroundTimeRemaining: TimeInterval { state == .background ? 30 : .greatestFiniteMagnitude }
  /// The direction of the app's language.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { UITraitCollection.applicationDirection }
  /// The text size that the user prefers.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UITraitCollection.applicationTraits.preferredContentSizeCategory
  }

  // MARK: Windows and scenes

  /// The app's windows from back to front.
  open var windows: [UIWindow] { WindowList.all }
  /// The window that receives keys. With several scenes, the one of the scene that was used last.
  open var keyWindow: UIWindow? { WindowList.key }
  /// The connected scenes, unordered.
  open var connectedScenes: Set<UIScene> { Set(scenes) }
  /// The sessions of all scenes that the user has not closed, connected or not.
  open var openSessions: Set<UISceneSession> { Set(sessions) }

  /// Whether the app may have several scenes: on an iPad, if the scene manifest of Info.plist allows it.
  open var supportsMultipleScenes: Bool { UIScreen.main.device.isPad && SceneManifest(info).supportsSeveral }

  /// Shows an open scene or, without a session, a new one.
  ///
  /// - Parameters:
  ///   - sceneSession: one of `openSessions`; nil for a new scene, which requires an app with several scenes.
  ///   - userActivity: the activity that the scene is to show.
  ///   - options: not used; the scene is always shown over the whole app.
  ///   - errorHandler: called in the next turn with a `UISceneError` if the request is refused.
  open func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    requestActivation(of: sceneSession, with: userActivity, errorHandler)
  }
  /// Requests a scene, or the scene of a session (iOS 17).
  open func activateSceneSession(
    for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
  ) {
    requestActivation(of: request.session, with: request.userActivity, errorHandler)
  }
  /// Closes a scene permanently, with its session.
  open func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    requestDestruction(of: sceneSession, errorHandler)
  }
  /// Has a scene in the background updated: it enters the foreground briefly, without being visible.
  open func requestSceneSessionRefresh(_ sceneSession: UISceneSession) { requestRefresh(of: sceneSession) }

  // MARK: Events

  /// Sends an event to its windows. Override it to observe all events.
  open func sendEvent(_ event: UIEvent) { deliver(event) }

  /// Sends `action` to `target`, or to the first responder and up its chain if the target is nil.
  @discardableResult open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    perform(action, on: target, from: sender, event: event)
  }

  /// Makes the app ignore touches and presses until as many calls of `endIgnoringInteractionEvents()` have
  /// followed.
  open func beginIgnoringInteractionEvents() { ignoringCount += 1 }
  /// Balances a call of `beginIgnoringInteractionEvents()`; ignored without one.
  open func endIgnoringInteractionEvents() { ignoringCount = max(0, ignoringCount - 1) }
  /// Whether touches and presses are ignored.
  open var isIgnoringInteractionEvents: Bool { ignoringCount > 0 }
  /// Requests the events of remote controls. Logs that it has no effect: a host has no remote control.
  open func beginReceivingRemoteControlEvents() {
    Unsupported.log("UIApplication.beginReceivingRemoteControlEvents()")
  }
  /// Ends the request of `beginReceivingRemoteControlEvents()`.
  open func endReceivingRemoteControlEvents() {}

  // MARK: URLs

  /// Opens a URL in this app, if its scheme is one of the app's, or in the host. The completion handler is called
  /// in the next turn of the main run loop with whether that succeeded.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    let opened = open(url, with: options)
    if let completion { MainTurn.afterThisTurn { completion(opened) } }
  }
  /// Opens the URL and returns whether that succeeded.
  @discardableResult open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    open(url, with: options)
  }
  /// Opens a URL unless the options require a universal link: there are no other apps that could be associated with
  /// it.
  private func open(_ url: URL, with options: [OpenExternalURLOptionsKey: Any]) -> Bool {
    options[.universalLinksOnly] as? Bool != true && openOutside(url)
  }
  /// Opens a URL at once and returns whether that succeeded; the older form of
  /// `open(_:options:completionHandler:)`.
  @discardableResult open func openURL(_ url: URL) -> Bool { openOutside(url) }
  /// Returns whether the scheme is one that a host can open, or the app's own.
  open func canOpenURL(_ url: URL) -> Bool { canOpenOutside(url) }

  // MARK: Status bar

  /// The style of the status bar that the controllers in front prefer.
  open var statusBarStyle: UIStatusBarStyle { statusBarTone }
  /// Whether the controllers in front hide the status bar.
  open var isStatusBarHidden: Bool { !statusBarShown }
  /// The status bar's frame in screen coordinates, with zero width while it is hidden.
  open var statusBarFrame: CGRect {
    CGRect(x: 0, y: 0, width: statusBarShown ? UIScreen.main.bounds.width : 0, height: statusBarHeight)
  }
  /// The orientation of the interface.
  open var statusBarOrientation: UIInterfaceOrientation { UIScreen.main.interfaceOrientation }
  /// The duration of the interface's rotation in seconds: 0.3.
  open var statusBarOrientationAnimationDuration: TimeInterval { 0.3 }
  /// Returns the orientations of Info.plist, in which a window may be shown unless the delegate decides otherwise.
  open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    infoOrientations
  }

  // MARK: Background tasks

  /// Begins a task that may continue in the background; the handler is called when the time has run out. End it
  /// with `endBackgroundTask(_:)`.
  open func beginBackgroundTask(expirationHandler handler: (() -> Void)? = nil) -> UIBackgroundTaskIdentifier {
    beginBackgroundTask(withName: nil, expirationHandler: handler)
  }
  /// Begins a task that may continue in the background; the name is for debugging, and the handler is called when
  /// the time has run out. End it with `endBackgroundTask(_:)`.
  open func beginBackgroundTask(withName taskName: String?, expirationHandler handler: (() -> Void)? = nil)
    -> UIBackgroundTaskIdentifier
  {
    lastBackgroundTask += 1
    backgroundTasks[lastBackgroundTask] = handler ?? {}
    return UIBackgroundTaskIdentifier(rawValue: lastBackgroundTask)
  }
  /// Ends a task of `beginBackgroundTask(expirationHandler:)`. Other identifiers are ignored.
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
    backgroundTasks[identifier.rawValue] = nil
  }
  /// Sets the minimum interval between background fetches, in seconds. Without effect: a host never starts one.
  open func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}

  // MARK: By name only

  /// Requests a token for remote notifications. Logs that they are unavailable, and reports the failure to the
  /// delegate in the next turn.
  open func registerForRemoteNotifications() {
    Unsupported.log("UIApplication.registerForRemoteNotifications()")
    let error = NSError(
      domain: NSCocoaErrorDomain, code: 3010,
      userInfo: [NSLocalizedDescriptionKey: "remote notifications are not supported in the simulator"])
    MainTurn.afterThisTurn { [self] in
      delegate?.application(self, didFailToRegisterForRemoteNotificationsWithError: error)
    }
  }
  /// Ends the registration for remote notifications. It has no effect: apps are never registered.
  open func unregisterForRemoteNotifications() {}
  /// Whether the app has registered for remote notifications. Always false.
  open var isRegisteredForRemoteNotifications: Bool { false }
  /// Whether the app can change its icon. Always false: there is no icon.
  open var supportsAlternateIcons: Bool { false }
  /// The name of the icon that is shown instead of the primary one. Always nil.
  open var alternateIconName: String? { nil }
  /// Changes the app's icon. Logs that it has no effect, and passes an error to the completion handler in the next
  /// turn.
  open func setAlternateIconName(_ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil) {
    Unsupported.log("UIApplication.setAlternateIconName(_:completionHandler:)")
    let error = NSError(domain: NSCocoaErrorDomain, code: 3328)
    if let completionHandler { MainTurn.afterThisTurn { completionHandler(error) } }
  }
  /// Registers an object for the restoration of state. Call it before the launch has ended.
  open class func registerObject(
    forStateRestoration object: any UIStateRestoring, restorationIdentifier: String
  ) {
    RestorableObjects.register(object, restorationIdentifier)
  }
  /// Defers `applicationFinishedRestoringState()` until as many calls of `completeStateRestoration()` have
  /// followed.
  open func extendStateRestoration() { openRestorations += 1 }
  /// Balances a call of `extendStateRestoration()`; ignored without one.
  open func completeStateRestoration() {
    guard openRestorations > 0 else { return }
    openRestorations -= 1
    finishRestoringIfDone()
    if openRestorations == 0, savedState == nil { restoring = nil }
  }
  /// Makes the next launch ignore the app's last snapshot. Without effect: snapshots are not stored.
  open func ignoreSnapshotOnNextApplicationLaunch() {}
}
