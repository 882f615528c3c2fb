import TestFolders
import UIKit
import XCTest

nonisolated(unsafe) private let launchLog = Log()

/// The class is at the top level, because Info.plist names it.
final class LaunchedSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    launchLog("willConnect \(scene.activationState.rawValue)")
    window = (scene as? UIWindowScene).map { UIWindow(windowScene: $0) }
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
  }
  func sceneWillEnterForeground(_ scene: UIScene) {
    launchLog("willEnterForeground \(scene.activationState.rawValue)")
  }
  func sceneDidBecomeActive(_ scene: UIScene) { launchLog("didBecomeActive \(scene.activationState.rawValue)") }
}

/// The states of the application and its first scene while they are launched. facts/lifecycle.md#launch
final class SceneLaunchStateTests: CoreTestCase {
  private var old: UIApplication?

  private final class Delegate: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      launchLog("didFinish \(application.applicationState.rawValue)")
      return true
    }
  }

  override func setUp() {
    super.setUp()
    old = UIApplication.shared
    StateStore.library = TestFolder.make("Library").path
    _ = launchLog.take()
  }

  override func tearDown() {
    for window in UIApplication.shared.windows { window.isHidden = true }
    StateStore.library = nil
    if let old { UIApplication.replaceShared(with: old) }
    super.tearDown()
  }

  /// facts/lifecycle.md#launch/scene-state
  func testStates() {
    let configuration = [
      "UISceneConfigurationName": "Default",
      "UISceneDelegateClassName": NSStringFromClass(LaunchedSceneDelegate.self),
    ]
    let application = UIApplication.makeForTest(
      delegate: Delegate.self,
      info: [
        "UIApplicationSceneManifest": [
          "UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": [configuration]]
        ]
      ])
    application.step()
    XCTAssertEqual(
      launchLog.take(), ["didFinish 2", "willConnect -1", "willEnterForeground -1", "didBecomeActive 0"])
    XCTAssertEqual(application.applicationState, .active)
    application.send(.enterBackground)
    application.send(.enterForeground)
    XCTAssertEqual(launchLog.take(), ["willEnterForeground 2", "didBecomeActive 0"])
  }
}
