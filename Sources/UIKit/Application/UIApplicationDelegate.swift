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
/// The extension below holds the implementations that stand in for the methods that a delegate leaves out.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiapplicationdelegate>
@preconcurrency @MainActor public protocol UIApplicationDelegate: UIApplicationDelegateOptionalProperties {
  func applicationDidFinishLaunching(_ application: UIApplication)
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func applicationDidBecomeActive(_ application: UIApplication)
  func applicationWillResignActive(_ application: UIApplication)
  func applicationDidEnterBackground(_ application: UIApplication)
  func applicationWillEnterForeground(_ application: UIApplication)
  func applicationWillTerminate(_ application: UIApplication)
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  func applicationSignificantTimeChange(_ application: UIApplication)

  func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool
  func application(_ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any) -> Bool
  func application(_ application: UIApplication, handleOpen url: URL) -> Bool
  func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?)
    -> UIInterfaceOrientationMask
  func application(
    _ application: UIApplication, willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation,
    duration: TimeInterval)
  func application(
    _ application: UIApplication, didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation)
  func application(_ application: UIApplication, willChangeStatusBarFrame newStatusBarFrame: CGRect)
  func application(_ application: UIApplication, didChangeStatusBarFrame oldStatusBarFrame: CGRect)
  /// Called on a device that is locked, which the host never is.
  func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)
  func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)
  /// Whether key commands are taken for the same keys on keyboards of other languages.
  func applicationShouldAutomaticallyLocalizeKeyCommands(_ application: UIApplication) -> Bool
  /// Called for a watch, of which the host has none.
  func applicationShouldRequestHealthAuthorization(_ application: UIApplication)
  func application(
    _ application: UIApplication, handleWatchKitExtensionRequest userInfo: [AnyHashable: Any]?,
    reply: @escaping ([AnyHashable: Any]?) -> Void)
  func application(
    _ application: UIApplication,
    shouldAllowExtensionPointIdentifier extensionPointIdentifier:
      UIApplication.ExtensionPointIdentifier
  ) -> Bool

  func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
  func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
  func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any])
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
  func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
  func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void)

  func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool
  func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool
  func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool
  func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder)
  func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder)
  func application(
    _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
    coder: NSCoder
  ) -> UIViewController?
  func application(
    _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
  func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity)
  func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool
  func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
}

extension UIApplicationDelegate {
  public func applicationDidFinishLaunching(_ application: UIApplication) {}
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// The older method is called only by a delegate that lacks the newer one.
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

  /// Older methods are called by a delegate that lacks this one.
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
  /// The older method is asked only of a delegate that lacks the newer one.
  public func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
    self.application(application, shouldSaveApplicationState: coder)
  }
  /// The older method is asked only of a delegate that lacks the newer one.
  public func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool
  {
    self.application(application, shouldRestoreApplicationState: coder)
  }

  /// The configuration that Info.plist names for the session.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { connectingSceneSession.configuration }
  public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
  {}

  /// Runs the application with this class as its delegate: what `@main` calls.
  public static func main() {
    UIApplication.run(delegateClass: self, principalClass: nil)
  }
}

/// The optional properties of `UIApplicationDelegate`, as its implementers see them; callers see them optional, as with Objective-C.
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
  public var window: UIWindow?? { window as UIWindow? }
}
