import QuartzCore

/// The methods by which an app learns of its launch, of changes of its state, and of URLs that it is to open.
///
/// Mark a class of the app's `@main` and implement the methods it needs; all of them are optional. An app with
/// scenes creates its windows in `UIWindowSceneDelegate` instead.
///
/// ```swift
/// class AppDelegate: UIResponder, UIApplicationDelegate {
///   var window: UIWindow?
///
///   func application(
///     _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
///   ) -> Bool {
///     window = UIWindow(frame: UIScreen.main.bounds)
///     window?.rootViewController = UIViewController()
///     window?.makeKeyAndVisible()
///     return true
///   }
/// }
/// ```
///
/// The extension below holds the implementations of methods that a delegate omits.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiapplicationdelegate>
@preconcurrency @MainActor public protocol UIApplicationDelegate: UIApplicationDelegateOptionalProperties {
  /// Called at the end of the launch if `application(_:didFinishLaunchingWithOptions:)` is not implemented.
  func applicationDidFinishLaunching(_ application: UIApplication)
  /// Called early in the launch, before state is restored and the main storyboard's controllers are loaded. Returns
  /// whether the URL that launched the app, if one did, can be handled; true by default.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called when the launch is nearly over: set up the app in this method and, without scenes, show its window.
  /// Returns whether the URL that launched the app, if one did, can be handled.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called when the app begins to receive events. With scenes, `sceneDidBecomeActive(_:)` is called instead.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Called before the app stops receiving events, for a moment or on its way to the background. With scenes,
  /// `sceneWillResignActive(_:)` is called instead.
  func applicationWillResignActive(_ application: UIApplication)
  /// Called when the app is no longer visible. Save unsaved data: the app may be terminated without a further call.
  /// With scenes, `sceneDidEnterBackground(_:)` is called instead.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Called before the app is visible again; not at its launch. With scenes, `sceneWillEnterForeground(_:)` is
  /// called instead.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Called before the app ends while it is running; not when it is ended in the background.
  func applicationWillTerminate(_ application: UIApplication)
  /// Called when the host is low on memory: release objects that can be created again.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// Called on a device at midnight and when the clock was set. Flipside never calls it.
  func applicationSignificantTimeChange(_ application: UIApplication)

  /// Opens a URL with one of the app's schemes. Returns whether that succeeded; false by default. With scenes,
  /// `scene(_:openURLContexts:)` is called instead.
  func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool
  /// Opens a URL; the form before iOS 9, called if the newer one is not implemented.
  func application(_ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any) -> Bool
  /// Opens a URL; the form before iOS 4.2, called if no newer one is implemented.
  func application(_ application: UIApplication, handleOpen url: URL) -> Bool
  /// Returns the orientations in which a window may be shown. By default those of Info.plist.
  func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?)
    -> UIInterfaceOrientationMask
  /// Called before the interface rotates. Since iOS 8, `viewWillTransition(to:with:)` notifies controllers.
  func application(
    _ application: UIApplication, willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation,
    duration: TimeInterval)
  /// Called after the interface rotated. Since iOS 8, `viewWillTransition(to:with:)` notifies controllers.
  func application(
    _ application: UIApplication, didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation)
  /// Called before the status bar's frame changes, with the new frame in screen coordinates.
  func application(_ application: UIApplication, willChangeStatusBarFrame newStatusBarFrame: CGRect)
  /// Called after the status bar's frame changed, with the former frame in screen coordinates.
  func application(_ application: UIApplication, didChangeStatusBarFrame oldStatusBarFrame: CGRect)
  /// Called before a device is locked. Flipside never calls it.
  func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)
  /// Called after a device was unlocked. Flipside never calls it.
  func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)
  /// Returns whether key commands apply to the same keys on keyboards of other languages.
  func applicationShouldAutomaticallyLocalizeKeyCommands(_ application: UIApplication) -> Bool
  /// Called on the request of a watch's app for access to health data. Flipside never calls it.
  func applicationShouldRequestHealthAuthorization(_ application: UIApplication)
  /// Replies to a request of a watch's app. Flipside never calls it.
  func application(
    _ application: UIApplication, handleWatchKitExtensionRequest userInfo: [AnyHashable: Any]?,
    reply: @escaping ([AnyHashable: Any]?) -> Void)
  /// Returns whether extensions of the kind, such as other keyboards, may be used in the app. True by default; app
  /// extensions are not supported.
  func application(
    _ application: UIApplication,
    shouldAllowExtensionPointIdentifier extensionPointIdentifier:
      UIApplication.ExtensionPointIdentifier
  ) -> Bool

  /// Reports what the user allowed. Called after each `registerUserNotificationSettings(_:)`.
  func application(_ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings)
  /// Delivers a local notification: when it is due while the app is in front, else when its banner is touched.
  func application(_ application: UIApplication, didReceive notification: UILocalNotification)
  /// Performs an action of a local notification. Call the completion handler afterward.
  func application(
    _ application: UIApplication, handleActionWithIdentifier identifier: String?,
    for notification: UILocalNotification, completionHandler: @escaping () -> Void)
  /// Performs an action with text input, which the response information has.
  func application(
    _ application: UIApplication, handleActionWithIdentifier identifier: String?,
    for notification: UILocalNotification, withResponseInfo responseInfo: [AnyHashable: Any],
    completionHandler: @escaping () -> Void)
  /// Delivers the token for remote notifications. Flipside never calls it: registration always fails.
  func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
  /// Reports the failure of the registration for remote notifications. Called after each
  /// `registerForRemoteNotifications()`.
  func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
  /// Delivers a remote notification; the form without a completion handler. Flipside never calls it.
  func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any])
  /// Delivers a remote notification; the completion handler reports whether there is new data. Flipside never calls
  /// it.
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
  // The asynchronous forms of the methods, which apps may implement instead.
  /// Delivers a remote notification; the result reports whether there is new data. Flipside never calls it.
  @MainActor func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
  ) async -> UIBackgroundFetchResult
  /// Performs a quick action of the Home Screen and returns whether that succeeded. With scenes, the scene's
  /// delegate is called instead.
  @MainActor func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem
  ) async -> Bool
  /// Handles the end of the transfers of a background session; the method returns when the app has processed them.
  @MainActor func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String
  ) async
  /// Returns the reply to a request of a watch's app. Flipside never calls it.
  @MainActor func application(
    _ application: UIApplication, handleWatchKitExtensionRequest userInfo: [AnyHashable: Any]?
  ) async -> [AnyHashable: Any]?
  /// Fetches new data in the background; the completion handler reports whether there is any. Flipside never calls
  /// it.
  func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
  /// Performs a quick action of the Home Screen; the completion handler reports whether that succeeded. With
  /// scenes, `windowScene(_:performActionFor:completionHandler:)` is called instead.
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
  /// Called when the transfers of a background session are done; call the completion handler when the app has
  /// processed them.
  func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void)

  /// Returns whether the app itself shows that an activity is being fetched. Called before
  /// `application(_:continue:restorationHandler:)`; false by default.
  func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool
  /// Continues an activity that the user began elsewhere, or opens a universal link. Pass the objects that show it
  /// to the restoration handler. Returns whether the activity can be handled; false by default.
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool
  /// Returns whether the app's state is to be saved, in the form before iOS 13.2. False by default.
  func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool
  /// Returns whether the app's state is to be restored, in the form before iOS 13.2. False by default.
  func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool
  /// Called when the state begins to be saved, to write values of the app as a whole.
  func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder)
  /// Called at the end of restoring, to read the values of the app as a whole.
  func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder)
  /// Returns the controller whose identifiers, from the root controller's to its own, were saved. Nil, the default,
  /// leaves it to restoration classes and the storyboard.
  func application(
    _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
    coder: NSCoder
  ) -> UIViewController?
  /// Called when an activity could not be fetched, or was not continued.
  func application(
    _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
  /// Called when an activity was updated, before it is sent to another device.
  func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity)
  /// Returns whether the app's state is to be saved. False by default; not called with scenes.
  func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool
  /// Returns whether the app's saved state is to be restored. False by default; not called with scenes.
  func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool

  /// Returns the configuration with which a new scene is connected. By default the one of Info.plist for the
  /// session's role.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Called when the user has closed scenes: delete the data that belongs to them. Scenes that were closed while
  /// the app did not run are reported after the next launch.
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
}

extension UIApplicationDelegate {
  public func applicationDidFinishLaunching(_ application: UIApplication) {}
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Calls the older method, for a delegate without this one.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    applicationDidFinishLaunching(application)
    return true
  }
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  public func applicationWillResignActive(_ application: UIApplication) {}
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  public func applicationWillTerminate(_ application: UIApplication) {}
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
  public func applicationSignificantTimeChange(_ application: UIApplication) {}

  /// Calls one of the older methods, for a delegate without this one.
  public func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any])
    -> Bool
  {
    application(
      app, open: url, sourceApplication: options[.sourceApplication] as? String,
      annotation: options[.annotation] ?? [:]
    )
  }
  public func application(
    _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
  ) -> Bool { self.application(application, handleOpen: url) }
  public func application(_ application: UIApplication, handleOpen url: URL) -> Bool { false }
  public func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?)
    -> UIInterfaceOrientationMask
  { application.supportedInterfaceOrientations(for: window) }
  public func application(
    _ application: UIApplication, willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation,
    duration: TimeInterval
  ) {}
  public func application(
    _ application: UIApplication, didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation
  ) {}
  public func application(_ application: UIApplication, willChangeStatusBarFrame newStatusBarFrame: CGRect) {}
  public func application(_ application: UIApplication, didChangeStatusBarFrame oldStatusBarFrame: CGRect) {}
  public func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {}
  public func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {}
  public func applicationShouldAutomaticallyLocalizeKeyCommands(_ application: UIApplication) -> Bool { true }
  public func applicationShouldRequestHealthAuthorization(_ application: UIApplication) {}
  public func application(
    _ application: UIApplication, handleWatchKitExtensionRequest userInfo: [AnyHashable: Any]?,
    reply: @escaping ([AnyHashable: Any]?) -> Void
  ) {}
  public func application(
    _ application: UIApplication,
    shouldAllowExtensionPointIdentifier extensionPointIdentifier:
      UIApplication.ExtensionPointIdentifier
  ) -> Bool { true }

  public func application(
    _ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings
  ) {}
  public func application(_ application: UIApplication, didReceive notification: UILocalNotification) {}
  public func application(
    _ application: UIApplication, handleActionWithIdentifier identifier: String?,
    for notification: UILocalNotification, completionHandler: @escaping () -> Void
  ) { completionHandler() }
  /// Calls the method without text, for a delegate without this one.
  public func application(
    _ application: UIApplication, handleActionWithIdentifier identifier: String?,
    for notification: UILocalNotification, withResponseInfo responseInfo: [AnyHashable: Any],
    completionHandler: @escaping () -> Void
  ) {
    self.application(
      application, handleActionWithIdentifier: identifier, for: notification, completionHandler: completionHandler)
  }
  public func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {}
  public func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) {}
  public func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
  ) {}
  public func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) { completionHandler(.noData) }
  // Asynchronous methods are isolated in the protocol and in these defaults individually. If the protocol as a
  // whole were isolated, the compiler would warn about arguments that are sent to apps' delegates.
  @MainActor public func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
  ) async -> UIBackgroundFetchResult { .noData }
  @MainActor public func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem
  ) async -> Bool { false }
  @MainActor public func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String
  ) async {}
  @MainActor public func application(
    _ application: UIApplication, handleWatchKitExtensionRequest userInfo: [AnyHashable: Any]?
  ) async -> [AnyHashable: Any]? { nil }
  public func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) { completionHandler(.noData) }
  public func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
  public func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void
  ) { completionHandler() }

  public func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String)
    -> Bool
  { false }
  public func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool { false }
  public func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool { false }
  public func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool {
    false
  }
  public func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {}
  public func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {}
  public func application(
    _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
    coder: NSCoder
  ) -> UIViewController? { nil }
  public func application(
    _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
  ) {}
  public func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) {}
  /// Calls the older method, for a delegate without this one.
  public func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
    self.application(application, shouldSaveApplicationState: coder)
  }
  /// Calls the older method, for a delegate without this one.
  public func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool
  {
    self.application(application, shouldRestoreApplicationState: coder)
  }

  /// Returns the configuration that Info.plist has for the session.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { connectingSceneSession.configuration }
  public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
  {}

  /// Runs the application with this class as its delegate; called by `@main`.
  public static func main() {
    UIApplication.run(delegateClass: self, principalClass: nil)
  }
}

/// The optional properties of `UIApplicationDelegate`, as implementers declare them; callers see them as optional,
/// as with Objective-C.
@preconcurrency @MainActor public protocol UIApplicationDelegateOptionalProperties: NSObjectProtocol {
  /// The window of an app without scenes.
  @_disfavoredOverload var window: UIWindow? { get set }
}

extension UIApplicationDelegateOptionalProperties {
  @_disfavoredOverload public var window: UIWindow? {
    get { nil }
    set {}
  }
}

extension UIApplicationDelegate {
  /// The window of an app without scenes, which UIKit creates for a main storyboard unless the delegate has one.
  public var window: UIWindow?? { window as UIWindow? }
}
