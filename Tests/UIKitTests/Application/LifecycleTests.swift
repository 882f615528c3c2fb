import ObjectiveC
import UIKit
import XCTest

nonisolated(unsafe) private let lifecycleLog = Log()

/// The class is at the top level, because Info.plist names it.
final class LifecycleSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    lifecycleLog("willConnect \(scene.activationState == .unattached)")
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = LoggingController("A", lifecycleLog)
    window?.makeKeyAndVisible()
  }
  func sceneDidBecomeActive(_ scene: UIScene) { lifecycleLog("sceneDidBecomeActive") }
  func sceneWillResignActive(_ scene: UIScene) { lifecycleLog("sceneWillResignActive") }
  func sceneWillEnterForeground(_ scene: UIScene) { lifecycleLog("sceneWillEnterForeground") }
  func sceneDidEnterBackground(_ scene: UIScene) { lifecycleLog("sceneDidEnterBackground") }
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    lifecycleLog("open \(URLContexts.first?.url.absoluteString ?? "")")
  }
}

/// A new application in place of the shared one, launched as `UIApplicationMain` does it.
///
/// facts/lifecycle.md#launch
final class LifecycleTests: CoreTestCase {
  private var log: Log { lifecycleLog }
  private var old: UIApplication?

  override func setUp() {
    super.setUp()
    old = UIApplication.shared
    _ = log.take()
  }

  override func tearDown() {
    for window in UIApplication.shared.windows { window.isHidden = true }
    if let old { UIApplication.replaceShared(with: old) }
    super.tearDown()
  }

  private class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private func state(_ application: UIApplication) -> String {
      switch application.applicationState {
      case .active: "active"
      case .inactive: "inactive"
      case .background: "background"
      }
    }
    func application(
      _ application: UIApplication,
      willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
      log("willFinish \(state(application))")
      return true
    }
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
      log("didFinish \(state(application))")
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = LoggingController("A", lifecycleLog)
      window?.makeKeyAndVisible()
      return true
    }
    func applicationDidBecomeActive(_ application: UIApplication) { log("didBecomeActive \(state(application))") }
    func applicationWillResignActive(_ application: UIApplication) { log("willResignActive \(state(application))") }
    func applicationDidEnterBackground(_ application: UIApplication) { log("didEnterBackground") }
    func applicationWillEnterForeground(_ application: UIApplication) {
      log("willEnterForeground \(state(application))")
    }
    func applicationDidReceiveMemoryWarning(_ application: UIApplication) { log("memory") }
    func applicationWillTerminate(_ application: UIApplication) { log("terminate") }
    private var log: Log { lifecycleLog }
  }

  private var withoutLayout: [String] { log.take().filter { !$0.hasSuffix("Layout") } }

  func testLaunchWithADelegate() {
    let application = UIApplication.makeForTest(delegate: Delegate.self)
    XCTAssertNotNil(application.nextDeadline)
    application.step()
    XCTAssertEqual(
      withoutLayout,
      [
        "willFinish inactive", "didFinish inactive", "A.loadView", "A.didLoad", "A.willAppear", "A.isAppearing",
        "A.didAppear", "didBecomeActive active",
      ])
    XCTAssertEqual(application.applicationState, .active)
    XCTAssertTrue(application.delegate is Delegate)
    XCTAssertEqual(application.connectedScenes.count, 1)
  }

  func testBackgroundAndForeground() {
    let application = UIApplication.makeForTest(delegate: Delegate.self)
    application.step()
    _ = log.take()
    application.send(.enterBackground)
    XCTAssertEqual(withoutLayout, ["willResignActive active", "didEnterBackground"])
    XCTAssertEqual(application.applicationState, .background)
    XCTAssertNil(application.nextDeadline)
    application.send(.enterForeground)
    XCTAssertEqual(withoutLayout, ["willEnterForeground background", "didBecomeActive active"])
    application.send(.enterForeground)
    XCTAssertEqual(withoutLayout, [])
    application.send(.memoryWarning)
    application.terminate()
    XCTAssertEqual(withoutLayout, ["memory", "willResignActive active", "terminate"])
  }

  func testNotificationsFollowTheDelegate() {
    let names: [NSNotification.Name] = [
      UIApplication.didFinishLaunchingNotification, UIApplication.didBecomeActiveNotification,
      UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
      UIApplication.willEnterForegroundNotification, UIApplication.didReceiveMemoryWarningNotification,
    ]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [log] in
        log($0.name.rawValue.replacingOccurrences(of: "UIApplication", with: ""))
      }
    }
    defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    let application = UIApplication.makeForTest(delegate: Delegate.self)
    application.step()
    application.send(.enterBackground)
    application.send(.enterForeground)
    application.send(.memoryWarning)
    XCTAssertEqual(
      withoutLayout.filter { !$0.hasPrefix("A.") },
      [
        "willFinish inactive", "didFinish inactive", "DidFinishLaunchingNotification", "didBecomeActive active",
        "DidBecomeActiveNotification", "willResignActive active", "WillResignActiveNotification",
        "didEnterBackground",
        "DidEnterBackgroundNotification", "willEnterForeground background", "WillEnterForegroundNotification",
        "didBecomeActive active", "DidBecomeActiveNotification", "memory", "DidReceiveMemoryWarningNotification",
      ])
  }

  private final class OldDelegate: NSObject, UIApplicationDelegate {
    func applicationDidFinishLaunching(_ application: UIApplication) { lifecycleLog("old didFinish") }
  }

  func testTheOlderLaunchMethodIsCalledWhereTheNewerIsMissing() {
    UIApplication.makeForTest(delegate: OldDelegate.self).step()
    XCTAssertEqual(log.take(), ["old didFinish"])
  }

  private final class RootlessDelegate: NSObject, UIApplicationDelegate {
    var window: UIWindow?
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.makeKeyAndVisible()
      return true
    }
  }

  func testWindowWithoutRootIsSaidAndTheAppGoesOn() {
    let application = UIApplication.makeForTest(delegate: RootlessDelegate.self)
    application.step()
    XCTAssertTrue(
      said("Application windows are expected to have a root view controller at the end of application launch"))
    XCTAssertEqual(application.applicationState, .active)
    application.send(.touch(id: 0, phase: .began, location: CGPoint(x: 5, y: 5)))
  }

  func testADelegateClassThatIsNone() {
    final class NoDelegate: NSObject {}
    let application = UIApplication.makeForTest(delegate: NoDelegate.self)
    application.step()
    XCTAssertTrue(said("is not a UIApplicationDelegate"))
    XCTAssertNil(application.delegate)
  }

  // MARK: Scenes

  private final class SceneAppDelegate: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
      lifecycleLog("didFinish")
      return true
    }
    func applicationDidBecomeActive(_ application: UIApplication) { lifecycleLog("not called with scenes") }
    func applicationDidEnterBackground(_ application: UIApplication) { lifecycleLog("not called with scenes") }
    func application(
      _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      lifecycleLog("configuration")
      return UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
    }
  }

  private var manifest: [String: Any] {
    [
      "UIApplicationSceneManifest": [
        "UISceneConfigurations": [
          "UIWindowSceneSessionRoleApplication": [
            [
              "UISceneConfigurationName": "Default Configuration",
              "UISceneDelegateClassName": NSStringFromClass(LifecycleSceneDelegate.self),
            ]
          ]
        ]
      ]
    ]
  }

  func testLaunchWithScenes() {
    let application = UIApplication.makeForTest(delegate: SceneAppDelegate.self, info: manifest)
    application.step()
    XCTAssertEqual(
      withoutLayout,
      [
        "didFinish", "configuration", "willConnect true", "A.loadView", "A.didLoad", "A.willAppear",
        "sceneWillEnterForeground", "A.isAppearing", "A.didAppear", "sceneDidBecomeActive",
      ])
    let scene = application.connectedScenes.first as? UIWindowScene
    XCTAssertEqual(scene?.activationState, .foregroundActive)
    XCTAssertEqual(scene?.windows.count, 1)
    XCTAssertTrue(scene?.keyWindow === scene?.windows.first)
    XCTAssertTrue(scene?.delegate is LifecycleSceneDelegate)
    XCTAssertEqual(scene?.session.configuration.name, "Default Configuration")
  }

  func testSceneTransitionsSkipTheApplicationDelegate() {
    let application = UIApplication.makeForTest(delegate: SceneAppDelegate.self, info: manifest)
    application.step()
    _ = log.take()
    application.send(.enterBackground)
    application.send(.enterForeground)
    application.receive(URL(string: "myapp://x")!)
    XCTAssertEqual(
      withoutLayout,
      [
        "sceneWillResignActive", "sceneDidEnterBackground", "sceneWillEnterForeground", "sceneDidBecomeActive",
        "open myapp://x",
      ])
  }

  func testMissingSceneDelegateClassIsSaid() {
    var info = manifest
    info["UIApplicationSceneManifest"] = [
      "UISceneConfigurations": [
        "UIWindowSceneSessionRoleApplication": [["UISceneDelegateClassName": "Nowhere.SceneDelegate"]]
      ]
    ]
    UIApplication.makeForTest(delegate: nil, info: info).step()
    XCTAssertTrue(said("could not load class with name \"Nowhere.SceneDelegate\""))
  }

  /// The message is that of iOS.
  func testASceneConfigurationThatIsNotThereIsSaid() {
    var info = manifest
    info["UIApplicationSceneManifest"] = ["UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": ["x"]]]
    UIApplication.makeForTest(delegate: SceneAppDelegate.self, info: info).step()
    XCTAssertTrue(
      said(
        "Info.plist contained no UIScene configuration dictionary (looking for configuration named "
          + "\"Default Configuration\")"), "\(console)")
  }

  // MARK: URLs, tasks, status bar, device

  func testURLs() {
    let application = UIApplication.makeForTest(
      delegate: nil, info: ["CFBundleURLTypes": [["CFBundleURLSchemes": ["myapp"]]]])
    XCTAssertTrue(application.canOpenURL(URL(string: "https://swift.org")!))
    XCTAssertTrue(application.canOpenURL(URL(string: "mailto:a@b.c")!))
    XCTAssertTrue(application.canOpenURL(URL(string: "myapp://x")!))
    XCTAssertFalse(application.canOpenURL(URL(string: "other://x")!))
    var links: Bool?
    application.open(URL(string: "https://swift.org")!, options: [.universalLinksOnly: true]) { links = $0 }
    application.step()
    XCTAssertEqual(links, false, "no other app is associated with it")
    var result: Bool?
    application.open(URL(string: "other://x")!) { result = $0 }
    XCTAssertNil(result)
    application.step()
    XCTAssertEqual(result, false)
  }

  func testBackgroundTasks() {
    let application = UIApplication.shared
    let first = application.beginBackgroundTask()
    let second = application.beginBackgroundTask(withName: "x") {}
    XCTAssertNotEqual(first, second)
    XCTAssertNotEqual(first, .invalid)
    application.endBackgroundTask(first)
    application.endBackgroundTask(.invalid)
  }

  func testStatusBarIsDrawnAnewWhenTheAppearanceChanges() {
    let controller = UIViewController()
    makeWindow(controller)
    step()
    let former = UIApplication.shared.systemBarsDidChange
    var looks: [UIStatusBarStyle] = []
    UIApplication.shared.systemBarsDidChange = { looks.append(UIApplication.shared.resolvedStatusBarStyle) }
    defer { UIApplication.shared.systemBarsDidChange = former }
    UIApplication.shared.send(.appearance(dark: true))
    step()
    XCTAssertEqual(looks, [.lightContent])
    controller.overrideUserInterfaceStyle = .light
    step()
    XCTAssertEqual(looks, [.lightContent, .darkContent])
    UIApplication.shared.send(.appearance(dark: false))
    step()
  }

  func testStatusBarAsksTheChild() {
    final class Parent: UIViewController {
      override var childForStatusBarStyle: UIViewController? { children.first }
      override var childForStatusBarHidden: UIViewController? { children.first }
      override var childForHomeIndicatorAutoHidden: UIViewController? { children.first }
    }
    final class Child: UIViewController {
      override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
      override var prefersStatusBarHidden: Bool { true }
      override var prefersHomeIndicatorAutoHidden: Bool { true }
    }
    let parent = Parent()
    makeWindow(parent)
    parent.addChild(Child())
    parent.setNeedsStatusBarAppearanceUpdate()
    XCTAssertEqual(UIApplication.shared.statusBarStyle, .lightContent)
    XCTAssertTrue(UIApplication.shared.resolvedStatusBarHidden)
    XCTAssertTrue(UIApplication.shared.resolvedHomeIndicatorHidden)
    parent.children.first?.removeFromParent()
    parent.setNeedsStatusBarAppearanceUpdate()
    XCTAssertFalse(UIApplication.shared.isStatusBarHidden)
    XCTAssertEqual(UIApplication.shared.resolvedStatusBarStyle, .darkContent)
    XCTAssertEqual(UIApplication.shared.statusBarFrame, CGRect(x: 0, y: 0, width: 393, height: 54))
  }

  func testScreenAndDevice() {
    XCTAssertEqual(UIScreen.main.bounds, CGRect(x: 0, y: 0, width: 393, height: 852))
    XCTAssertEqual(UIScreen.main.scale, 3)
    XCTAssertEqual(UIScreen.main.nativeBounds, CGRect(x: 0, y: 0, width: 1179, height: 2556))
    XCTAssertEqual(UIScreen.screens, [UIScreen.main])
    UIScreen.main.brightness = 7
    XCTAssertEqual(UIScreen.main.brightness, 1)
    UIScreen.main.brightness = .nan
    XCTAssertEqual(UIScreen.main.brightness, 1)
    let device = UIDevice.current
    XCTAssertEqual(device.userInterfaceIdiom, .phone)
    XCTAssertEqual(device.model, "iPhone")
    XCTAssertEqual(device.systemName, "iOS")
    XCTAssertEqual(device.identifierForVendor, device.identifierForVendor)
    XCTAssertEqual(device.batteryLevel, -1)
  }
}
