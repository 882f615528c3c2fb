import ObjectiveC
import UIKit
import XCTest

nonisolated(unsafe) private let launchLog = Log()

/// The class is at the top level, because Info.plist names it.
final class ContainerSceneDelegate: UIResponder, UIWindowSceneDelegate {
  /// Makes the root of the window.
  nonisolated(unsafe) static var container: @MainActor (UIViewController) -> UIViewController = { $0 }

  var window: UIWindow?
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = Self.container(LoggingController("A", launchLog))
    window?.makeKeyAndVisible()
  }
  func sceneWillEnterForeground(_ scene: UIScene) { launchLog("sceneWillEnterForeground") }
  func sceneDidBecomeActive(_ scene: UIScene) { launchLog("sceneDidBecomeActive") }
}

/// The launch of apps with scenes (facts/lifecycle.md#launch/scenes).
final class SceneLaunchTests: CoreTestCase {
  private final class Delegate: UIResponder, UIApplicationDelegate {}
  private var old: UIApplication?

  override func setUp() {
    super.setUp()
    old = UIApplication.shared
    _ = launchLog.take()
  }

  override func tearDown() {
    for window in UIApplication.shared.windows { window.isHidden = true }
    if let old { UIApplication.replaceShared(with: old) }
    super.tearDown()
  }

  private var manifest: [String: Any] {
    [
      "UIApplicationSceneManifest": [
        "UISceneConfigurations": [
          "UIWindowSceneSessionRoleApplication": [
            [
              "UISceneConfigurationName": "Default Configuration",
              "UISceneDelegateClassName": NSStringFromClass(ContainerSceneDelegate.self),
            ]
          ]
        ]
      ]
    ]
  }

  private func launch() -> [String] {
    UIApplication.makeForTest(delegate: Delegate.self, info: manifest).step()
    return launchLog.take().filter { !$0.hasSuffix("Layout") && !$0.contains("Move") }
  }

  /// The first page of a container appears at the same time as a root.
  func testWhatAppearsFirst() {
    let containers: [@MainActor (UIViewController) -> UIViewController] = [
      { $0 },
      { UINavigationController(rootViewController: $0) },
      { page in
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: page)]
        return tabs
      },
    ]
    for (number, container) in containers.enumerated() {
      ContainerSceneDelegate.container = container
      let order = launch()
      let active = order.firstIndex(of: "sceneDidBecomeActive") ?? 0
      for early in ["A.didLoad", "A.willAppear", "A.isAppearing"] {
        XCTAssertTrue(order[..<active].contains(early), "\(number): \(early) in \(order)")
      }
      XCTAssertEqual(order.filter { $0 == "A.didAppear" }.count, 1, "\(number)")
    }
  }

  /// The window that the scene's delegate makes is shown before `willConnectTo` returns; the rest is the measured
  /// order of a storyboard's window (facts/lifecycle.md#launch/scenes, facts/lifecycle.md#showing/root-at-once).
  func testOrder() {
    ContainerSceneDelegate.container = { $0 }
    XCTAssertEqual(
      launch(),
      [
        "A.loadView", "A.didLoad", "A.willAppear", "sceneWillEnterForeground", "A.isAppearing", "A.didAppear",
        "sceneDidBecomeActive",
      ])
  }

  /// facts/lifecycle.md#launch/notifications: the application's follows the scene's callback.
  func testTheApplicationEntersTheForeground() {
    let token = NotificationCenter.default.addObserver(
      forName: UIApplication.willEnterForegroundNotification, object: nil, queue: nil
    ) { _ in launchLog("notification") }
    defer { NotificationCenter.default.removeObserver(token) }
    ContainerSceneDelegate.container = { $0 }
    XCTAssertEqual(
      launch().filter { $0 == "notification" || $0.hasPrefix("scene") },
      ["sceneWillEnterForeground", "notification", "sceneDidBecomeActive"])
    // An app without scenes is in the foreground from its launch.
    UIApplication.makeForTest(delegate: Delegate.self).step()
    XCTAssertFalse(launchLog.take().contains("notification"))
  }
}
