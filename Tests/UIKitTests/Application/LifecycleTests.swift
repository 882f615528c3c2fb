import ObjectiveC
import UIKit
import XCTest

nonisolated(unsafe) private let lifecycleLog = Log()

/// On the top level: Info.plist names it.
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
/// facts/behaviour/lifecycle.md, app launch.
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
        "didBecomeActive active", "A.didAppear",
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
        "didFinish", "configuration", "willConnect true", "A.loadView", "A.didLoad",
        "sceneWillEnterForeground", "A.willAppear", "A.isAppearing", "sceneDidBecomeActive", "A.didAppear",
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

  // MARK: URLs, tasks, status bar, device

  func testURLs() {
    let application = UIApplication.makeForTest(
      delegate: nil, info: ["CFBundleURLTypes": [["CFBundleURLSchemes": ["myapp"]]]])
    XCTAssertTrue(application.canOpenURL(URL(string: "https://swift.org")!))
    XCTAssertTrue(application.canOpenURL(URL(string: "mailto:a@b.c")!))
    XCTAssertTrue(application.canOpenURL(URL(string: "myapp://x")!))
    XCTAssertFalse(application.canOpenURL(URL(string: "other://x")!))
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

/// facts/behaviour/lifecycle.md, rotation.
final class RotationTests: CoreTestCase {
  private class Rotating: LoggingController {
    var mask = UIInterfaceOrientationMask.all
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
      super.viewWillTransition(to: size, with: coordinator)
      log("willTransition \(Int(size.width))x\(Int(size.height))")
      coordinator.animate { [log] _ in
        log("alongside")
      } completion: { [log] _ in
        log("completion")
      }
    }
    override func willRotate(to orientation: UIInterfaceOrientation, duration: TimeInterval) {
      log("willRotate \(orientation.rawValue)")
    }
    override func willAnimateRotation(to orientation: UIInterfaceOrientation, duration: TimeInterval) {
      log("willAnimate")
    }
    override func didRotate(from orientation: UIInterfaceOrientation) { log("didRotate \(orientation.rawValue)") }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { log("traits") }
  }
  private let log = Log()

  override func tearDown() {
    UIApplication.shared.send(.rotate(.portrait))
    step()
    super.tearDown()
  }

  func testOrder() {
    let root = Rotating("A", log)
    let window = makeWindow(root)
    step()
    _ = log.take()
    UIApplication.shared.send(.rotate(.landscapeLeft))
    step()
    var order: [String] = []
    for entry in log.take() where order.last != entry { order.append(entry) }
    XCTAssertEqual(
      order,
      [
        "willTransition 852x393", "willRotate 3", "traits", "A.willLayout", "A.didLayout", "willAnimate",
        "alongside",
        "completion", "didRotate 1",
      ])
    // A device turned to the left shows a landscape-right interface: same raw value (SDK).
    XCTAssertEqual(UIApplication.shared.statusBarOrientation, .landscapeRight)
    XCTAssertEqual(window.frame, CGRect(x: 0, y: 0, width: 852, height: 393))
    XCTAssertEqual(root.view.frame, CGRect(x: 0, y: 0, width: 852, height: 393))
    XCTAssertEqual(window.safeAreaInsets, UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
    XCTAssertEqual(root.traitCollection.verticalSizeClass, .compact)
    XCTAssertEqual(UIApplication.shared.surface.width, 2556)
    XCTAssertTrue(UIApplication.shared.isStatusBarHidden)
  }

  func testRefusedByTheControllerOrByShouldAutorotate() {
    final class Fixed: Rotating {
      override var shouldAutorotate: Bool { false }
    }
    let root = Rotating("A", log)
    root.mask = .portrait
    makeWindow(root)
    UIApplication.shared.send(.rotate(.landscapeLeft))
    XCTAssertEqual(UIScreen.main.bounds.width, 393)
    root.mask = .all
    root.setNeedsUpdateOfSupportedInterfaceOrientations()
    XCTAssertEqual(UIScreen.main.bounds.width, 852)
    UIApplication.shared.send(.rotate(.portrait))
    windows[0].rootViewController = Fixed("B", log)
    UIApplication.shared.send(.rotate(.landscapeRight))
    XCTAssertEqual(UIScreen.main.bounds.width, 393)
  }

  func testUpsideDownIsRefusedOnAPhoneByDefault() {
    makeWindow(UIViewController())
    UIApplication.shared.send(.rotate(.portraitUpsideDown))
    XCTAssertEqual(UIScreen.main.interfaceOrientation, .portrait)
  }

  func testGeometryRequest() {
    let window = makeWindow(UIViewController())
    window.windowScene?.requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeRight))
    XCTAssertEqual(UIScreen.main.interfaceOrientation, .landscapeRight)
    var failed = false
    window.windowScene?.requestGeometryUpdate(.iOS(interfaceOrientations: .portraitUpsideDown)) { _ in failed = true
    }
    XCTAssertTrue(failed)
    window.windowScene?.requestGeometryUpdate(.iOS(interfaceOrientations: .portrait))
    XCTAssertEqual(UIScreen.main.interfaceOrientation, .portrait)
  }

  func testDeviceOrientationIsPostedWhileAskedFor() {
    var count = 0
    let token = NotificationCenter.default.addObserver(
      forName: UIDevice.orientationDidChangeNotification, object: nil, queue: nil
    ) { _ in count += 1 }
    defer { NotificationCenter.default.removeObserver(token) }
    makeWindow(UIViewController())
    UIApplication.shared.send(.rotate(.landscapeLeft))
    XCTAssertEqual(count, 0)
    XCTAssertEqual(UIDevice.current.orientation, .unknown)
    UIDevice.current.beginGeneratingDeviceOrientationNotifications()
    UIApplication.shared.send(.rotate(.landscapeRight))
    XCTAssertEqual(count, 1)
    XCTAssertEqual(UIDevice.current.orientation, .landscapeRight)
    UIDevice.current.endGeneratingDeviceOrientationNotifications()
  }
}

final class WindowTests: CoreTestCase {
  private final class Keyed: UIWindow {
    var log: Log?
    override func becomeKey() { log?("become") }
    override func resignKey() { log?("resign") }
  }

  func testDefaults() {
    let window = UIWindow(frame: .zero)
    XCTAssertTrue(window.isHidden)
    XCTAssertEqual(window.windowLevel, .normal)
    XCTAssertNil(window.rootViewController)
    XCTAssertFalse(window.isKeyWindow)
    XCTAssertTrue(window.window === window)
    XCTAssertTrue(window.screen === UIScreen.main)
    XCTAssertEqual(UIWindow.Level.statusBar.rawValue, 1000)
    XCTAssertEqual(UIWindow.Level.alert.rawValue, 2000)
    XCTAssertEqual(UIWindow().frame, UIScreen.main.bounds)
  }

  func testKeyWindowChanges() {
    let log = Log()
    let first = Keyed(frame: UIScreen.main.bounds)
    first.log = log
    windows.append(first)
    first.makeKeyAndVisible()
    XCTAssertTrue(first.isKeyWindow)
    XCTAssertFalse(first.isHidden)
    XCTAssertTrue(UIApplication.shared.keyWindow === first)
    let second = makeWindow()
    XCTAssertEqual(log.take(), ["become", "resign"])
    XCTAssertTrue(second.isKeyWindow)
    second.isHidden = true
    XCTAssertFalse(second.isKeyWindow)
  }

  func testNotifications() {
    var names: [String] = []
    let all = [
      UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeHiddenNotification,
      UIWindow.didBecomeKeyNotification,
      UIWindow.didResignKeyNotification,
    ]
    let tokens = all.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        names.append($0.name.rawValue)
      }
    }
    defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    let window = makeWindow()
    window.isHidden = true
    XCTAssertEqual(
      names,
      [
        "UIWindowDidBecomeVisibleNotification", "UIWindowDidBecomeKeyNotification",
        "UIWindowDidResignKeyNotification",
        "UIWindowDidBecomeHiddenNotification",
      ])
  }

  func testLevelsOrderWindowsAndLayers() {
    let normal = makeWindow()
    let alert = UIWindow(frame: UIScreen.main.bounds)
    alert.windowLevel = .alert
    alert.isHidden = false
    let late = makeWindow()
    windows.append(alert)
    XCTAssertEqual(UIApplication.shared.windows.filter { windows.contains($0) }, [normal, late, alert])
    normal.windowLevel = .alert + 1
    XCTAssertEqual(UIApplication.shared.windows.last, normal)
    let layers = normal.layer.superlayer?.sublayers ?? []
    let places = [late, alert, normal].map { window in layers.firstIndex { $0 === window.layer } ?? -1 }
    XCTAssertEqual(places, places.sorted())
  }

  func testRootFollowsTheWindowsSize() {
    let window = makeWindow()
    window.frame.size = CGSize(width: 200, height: 300)
    XCTAssertEqual(window.rootViewController?.view.frame, CGRect(x: 0, y: 0, width: 200, height: 300))
  }

  func testOneRootForTwoWindowsMoves() {
    let root = UIViewController()
    let first = makeWindow(root)
    let second = makeWindow()
    second.rootViewController = root
    XCTAssertNil(first.rootViewController)
    XCTAssertTrue(root.view.superview === second)
  }

  func testPixelsOfHigherWindowsLieAbove() {
    let below = makeWindow()
    below.rootViewController?.view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    let above = UIWindow(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
    above.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    above.windowLevel = .alert
    above.isHidden = false
    windows.append(above)
    step()
    XCTAssertEqual(UIApplication.shared.surface.row(700)[100], 0xFF00_00FF)
    above.isHidden = true
    step()
    XCTAssertEqual(UIApplication.shared.surface.row(700)[100], 0xFFFF_0000)
  }
}

/// Applied at once for now; completions come on the next turn.
final class AnimationCallTests: CoreTestCase {
  func testCompletionIsCalledLater() {
    let view = UIView()
    var finished: Bool?
    UIView.animate(withDuration: 0.3) {
      view.alpha = 0.5
    } completion: {
      finished = $0
    }
    XCTAssertEqual(view.alpha, 0.5)
    XCTAssertNil(finished)
    step()
    XCTAssertEqual(finished, true)
  }

  func testInheritedDurationAndSwitch() {
    var durations: [TimeInterval] = []
    UIView.animate(withDuration: 2) {
      durations.append(UIView.inheritedAnimationDuration)
      UIView.animate(withDuration: 1) { durations.append(UIView.inheritedAnimationDuration) }
    }
    XCTAssertEqual(durations, [2, 2])
    XCTAssertTrue(UIView.areAnimationsEnabled)
    UIView.performWithoutAnimation { XCTAssertFalse(UIView.areAnimationsEnabled) }
    XCTAssertTrue(UIView.areAnimationsEnabled)
  }

  func testTransitionFromTo() {
    let parent = UIView()
    let a = UIView()
    let b = UIView()
    parent.addSubview(a)
    UIView.transition(from: a, to: b, duration: 1)
    XCTAssertEqual(parent.subviews, [b])
    UIView.transition(from: b, to: a, duration: 1, options: .showHideTransitionViews)
    XCTAssertTrue(b.isHidden)
  }

  func testBeginAndCommitTellTheDelegate() {
    final class Told: NSObject {
      var calls: [String] = []
    }
    MessageDispatch.register("started:context:", on: Told.self) { (me: Told, id: String, _: Any?) in
      me.calls.append("start \(id)")
    }
    MessageDispatch.register("stopped:finished:context:", on: Told.self) {
      (me: Told, id: String, flag: NSNumber, _: Any?) in
      me.calls.append("stop \(id) \(flag.boolValue)")
    }
    let told = Told()
    UIView.beginAnimations("flip", context: nil)
    UIView.setAnimationDuration(1)
    UIView.setAnimationDelegate(told)
    UIView.setAnimationWillStart("started:context:")
    UIView.setAnimationDidStop("stopped:finished:context:")
    XCTAssertEqual(UIView.inheritedAnimationDuration, 1)
    UIView.commitAnimations()
    UIView.commitAnimations()
    step()
    XCTAssertEqual(told.calls, ["start flip", "stop flip true"])
  }

  func testOptionBits() {
    // facts/behaviour/animation.md
    XCTAssertEqual(UIView.AnimationOptions.curveLinear.rawValue, 3 << 16)
    XCTAssertEqual(UIView.AnimationOptions.transitionFlipFromBottom.rawValue, 7 << 20)
    XCTAssertEqual(UIView.AnimationOptions.preferredFramesPerSecond30.rawValue, 7 << 24)
    XCTAssertEqual(UIView.KeyframeAnimationOptions.calculationModeCubicPaced.rawValue, 4 << 10)
  }
}
