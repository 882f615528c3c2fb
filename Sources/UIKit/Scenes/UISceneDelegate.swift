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
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
  func sceneDidDisconnect(_ scene: UIScene)
  func sceneDidBecomeActive(_ scene: UIScene)
  func sceneWillResignActive(_ scene: UIScene)
  func sceneWillEnterForeground(_ scene: UIScene)
  func sceneDidEnterBackground(_ scene: UIScene)
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
  func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  func scene(_ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
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
  /// Called after the scene's size, orientation or traits changed, with what they were before.
  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection)
  /// Performs a quick action of the Home Screen; the completion handler reports whether that was done. A scene that is
  /// connected for an action finds it in its connection options instead.
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
  /// The same as an asynchronous method, as apps may also write it.
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

/// The optional properties of `UIWindowSceneDelegate`, as its implementers see them; callers see them optional, as with Objective-C.
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
