import QuartzCore

/// The methods by which a scene reports its life; all of them are optional.
///
/// ```swift
/// class SceneDelegate: UIResponder, UIWindowSceneDelegate {
///   var window: UIWindow?
///
///   func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
///     guard let scene = scene as? UIWindowScene else { return }
///     window = UIWindow(windowScene: scene)
///     window?.rootViewController = UIViewController()
///     window?.makeKeyAndVisible()
///   }
///
///   func sceneDidEnterBackground(_ scene: UIScene) { print("save now") }
/// }
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiscenedelegate>
@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {
  /// Called when a scene is added to the app. Create the window in this method unless a storyboard does. The
  /// options contain the reasons for the connection, such as URLs, a user activity or a quick action.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
  /// Called when the scene is disconnected because the user closed it or the system reclaimed its resources. Its
  /// session may connect again later.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Called when the scene has begun to receive events, after `sceneWillEnterForeground(_:)` or after an
  /// interruption.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Called when the scene is about to receive no more events: before it enters the background, or for an
  /// interruption such as an alert of the system.
  func sceneWillResignActive(_ scene: UIScene)
  /// Called when the scene is about to be shown: after it connected, and when it returns from the background.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Called when the scene is no longer shown. Save data in this method, because an app in the background may be
  /// ended without notice.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Called with URLs that a connected scene has to open. A scene that is connected for URLs finds them in its
  /// connection options instead.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  /// Returns an activity from which the scene can restore its state when it connects again, or nil to save none. It
  /// is called after the scene entered the background.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
  /// Called with the saved activity when the scene is in the foreground, before it becomes active. Restore state
  /// that needs the interface, such as the first responder, in this method.
  func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
  /// Called when an activity of that type is about to arrive, before `scene(_:continue:)` gets it, so that a wait
  /// can be shown.
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
  /// Called with an activity to continue in a connected scene, such as one from a universal link or another device.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  /// Called when an announced activity does not arrive. The error is `NSUserCancelledError` in Cocoa's domain if
  /// the user gave up. No host's activity fails.
  func scene(_ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
  /// Called after an activity of the scene was updated, before it is sent to another device. No host sends
  /// activities to others.
  func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {}
  public func sceneDidDisconnect(_ scene: UIScene) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
  public func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {}
  public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
  public func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
  ) {}
  public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {}
}

/// The methods of a delegate of a scene with windows; all of its members are optional.
///
/// Name the class in the scene manifest of `Info.plist`. With a storyboard in the manifest, UIKit sets `window`.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiwindowscenedelegate>
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate, UIWindowSceneDelegateOptionalProperties {
  /// Called after the scene's size, orientation or traits changed, with the previous values.
  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection)
  /// Performs a quick action of the Home Screen; the completion handler reports whether that was done. A scene that
  /// is connected for an action finds it in its connection options instead.
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
  /// Performs the action of a shortcut item, as the method with a completion handler does; apps can implement
  /// either.
  @MainActor func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem
  ) async -> Bool
}

extension UIWindowSceneDelegate {
  @MainActor public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem
  ) async -> Bool { false }
  public func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {}
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
}

/// The optional properties of `UIWindowSceneDelegate`, as its implementers see them; callers see them optional, as
/// with Objective-C.
@preconcurrency @MainActor public protocol UIWindowSceneDelegateOptionalProperties: NSObjectProtocol {
  /// The window that a scene made of a storyboard gets.
  @_disfavoredOverload var window: UIWindow? { get set }
}

extension UIWindowSceneDelegateOptionalProperties {
  @_disfavoredOverload public var window: UIWindow? {
    get { nil }
    set {}
  }
}

extension UIWindowSceneDelegate {
  /// The scene's main window, which UIKit makes for a main storyboard unless the delegate has one.
  public var window: UIWindow?? { window as UIWindow? }
}
