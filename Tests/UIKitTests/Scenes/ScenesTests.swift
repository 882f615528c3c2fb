import TestFolders
import UIKit
import XCTest

nonisolated(unsafe) private let sceneLog = Log()

/// The class is at the top level, because Info.plist names it.
final class NumberedSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private func name(_ scene: UIScene) -> String { String(scene.session.persistentIdentifier.suffix(1)) }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    let restored = session.stateRestorationActivity.map { " restores \($0.userInfo?["page"] ?? "")" } ?? ""
    let activity = connectionOptions.userActivities.first.map { " for \($0.activityType)" } ?? ""
    sceneLog("\(name(scene)) willConnect\(restored)\(activity)")
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
  }
  func sceneDidBecomeActive(_ scene: UIScene) { sceneLog("\(name(scene)) didBecomeActive") }
  func sceneWillResignActive(_ scene: UIScene) { sceneLog("\(name(scene)) willResignActive") }
  func sceneWillEnterForeground(_ scene: UIScene) { sceneLog("\(name(scene)) willEnterForeground") }
  func sceneDidEnterBackground(_ scene: UIScene) { sceneLog("\(name(scene)) didEnterBackground") }
  func sceneDidDisconnect(_ scene: UIScene) { sceneLog("\(name(scene)) didDisconnect") }
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity }
  func scene(_ scene: UIScene, restoreInteractionStateWith activity: NSUserActivity) {
    sceneLog("\(name(scene)) restoreInteraction \(activity.title ?? "")")
  }
  func scene(_ scene: UIScene, willContinueUserActivityWithType type: String) {
    sceneLog("\(name(scene)) willContinue \(type)")
  }
  func scene(_ scene: UIScene, continue activity: NSUserActivity) {
    sceneLog("\(name(scene)) continue \(activity.webpageURL?.absoluteString ?? "\(activity.userInfo ?? [:])")")
  }
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    sceneLog("\(name(scene)) open \(URLContexts.first?.url.absoluteString ?? "")")
  }
  func scene(_ scene: UIScene, didUpdate activity: NSUserActivity) { sceneLog("\(name(scene)) didUpdate") }
}

/// Several scenes of an app on an iPad. facts/lifecycle.md#scenes
final class ScenesTests: CoreTestCase {
  private var old: UIApplication?
  private var log: Log { sceneLog }

  private final class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
      sceneLog("discarded \(sceneSessions.count)")
    }
  }

  override func setUp() {
    super.setUp()
    old = UIApplication.shared
    StateStore.library = TestFolder.make("Library").path
    _ = log.take()
  }

  override func tearDown() {
    end()
    StateStore.library = nil
    if let old { UIApplication.replaceShared(with: old) }
    UIScreen.main.configure(HostDevice())
    super.tearDown()
  }

  private func end() {
    for scene in UIApplication.shared.connectedScenes {
      for window in (scene as? UIWindowScene)?.windows ?? [] { window.isHidden = true }
    }
  }

  private func launch(device: String = "iPad (10th generation)", several: Bool = true) -> UIApplication {
    end()
    UIScreen.main.configure(HostDevice.named(device) ?? HostDevice())
    let configuration = [
      "UISceneConfigurationName": "Default",
      "UISceneDelegateClassName": NSStringFromClass(NumberedSceneDelegate.self),
    ]
    let application = UIApplication.makeForTest(
      delegate: Delegate.self,
      info: [
        "NSUserActivityTypes": ["com.example.read"],
        "UIApplicationSceneManifest": [
          "UIApplicationSupportsMultipleScenes": several,
          "UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": [configuration]],
        ],
      ])
    application.step()
    return application
  }

  private func session(_ number: Int, _ application: UIApplication) -> UISceneSession? {
    application.openSessions.first { $0.persistentIdentifier.hasSuffix("\(number)") }
  }

  private func openSecond(_ application: UIApplication, _ activity: NSUserActivity? = nil) {
    application.requestSceneSessionActivation(nil, userActivity: activity, options: nil)
    application.step()
  }

  func testOnlyAnIPadWhoseAppSaysSoHasSeveral() {
    XCTAssertTrue(launch().supportsMultipleScenes)
    XCTAssertFalse(launch(several: false).supportsMultipleScenes)
    XCTAssertFalse(launch(device: "iPhone 15").supportsMultipleScenes)
  }

  private final class ItemScenes: NSObject, UICollectionViewDelegate, UICollectionViewDataSource {
    var asked: [IndexPath] = []
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    func collectionView(
      _ collectionView: UICollectionView, sceneActivationConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIWindowScene.ActivationConfiguration? {
      asked.append(indexPath)
      return UIWindowScene.ActivationConfiguration(userActivity: NSUserActivity(activityType: "item"))
    }
  }

  /// Two fingers that spread on an item of a collection view open its scene.
  func testAnItemOpensInASceneOfItsOwn() throws {
    let application = launch()
    let scene = try XCTUnwrap(session(1, application)?.scene as? UIWindowScene)
    let window = UIWindow(windowScene: scene)
    window.makeKeyAndVisible()
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let items = ItemScenes()
    view.dataSource = items
    XCTAssertFalse(view.interactions.contains { $0 is UIWindowScene.ActivationInteraction })
    view.delegate = items
    window.addSubview(view)
    view.layoutIfNeeded()
    let interaction = try XCTUnwrap(view.interactions.first { $0 is UIWindowScene.ActivationInteraction })
    let pinch = try XCTUnwrap(view.gestureRecognizers?.first { $0 is UIPinchGestureRecognizer })
    (pinch as? UIPinchGestureRecognizer)?.scale = 2
    _ = (interaction as? NSObject)?.perform(Selector(("flipsideSpread:")), with: pinch)
    XCTAssertEqual(items.asked, [[0, 0]])
    application.step()
    XCTAssertEqual(application.connectedScenes.count, 2)
    XCTAssertEqual(log.take().first { $0.hasPrefix("2 will") }, "2 willConnect for item")
    window.isHidden = true
    // Apps with one scene do not have the gesture.
    _ = launch(several: false)
    let other = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    other.delegate = items
    XCTAssertFalse(other.interactions.contains { $0 is UIWindowScene.ActivationInteraction })
  }

  func testANewSceneComesToTheFront() throws {
    let application = launch()
    _ = log.take()
    openSecond(application, NSUserActivity(activityType: "a"))
    XCTAssertEqual(
      log.take(),
      [
        "2 willConnect for a", "1 willResignActive", "2 willEnterForeground", "2 didBecomeActive",
        "1 didEnterBackground",
      ])
    XCTAssertEqual(application.connectedScenes.count, 2)
    XCTAssertEqual(application.openSessions.count, 2)
    let first = try XCTUnwrap(session(1, application)?.scene as? UIWindowScene)
    let second = try XCTUnwrap(session(2, application)?.scene as? UIWindowScene)
    XCTAssertEqual(first.activationState, .background)
    XCTAssertEqual(second.activationState, .foregroundActive)
    XCTAssertTrue(second.keyWindow?.isKeyWindow == true)
    XCTAssertTrue(first.keyWindow === first.windows.first, "each scene has a key window of its own")
    XCTAssertEqual(application.applicationState, .active)
  }

  /// Apple's page of `UISceneSessionActivationRequest`.
  func testARequestOpensAScene() throws {
    let application = launch()
    _ = log.take()
    let request = UISceneSessionActivationRequest()
    request.userActivity = NSUserActivity(activityType: "a")
    XCTAssertEqual(request.role, .windowApplication)
    XCTAssertNil(request.session)
    application.activateSceneSession(for: request)
    application.step()
    XCTAssertEqual(log.take().first, "2 willConnect for a")
    let first = try XCTUnwrap(session(1, application))
    let back = UISceneSessionActivationRequest(session: first)
    XCTAssertTrue((back.copy() as? UISceneSessionActivationRequest)?.session === first)
    application.activateSceneSession(for: back)
    application.step()
    XCTAssertEqual(first.scene?.activationState, .foregroundActive)
    let options = UIWindowScene.ActivationRequestOptions()
    options.placement = UIWindowSceneProminentPlacement.prominent()
    XCTAssertTrue(said("UIWindowScene.ActivationRequestOptions.placement"))
    XCTAssertEqual(UIPopoverBackgroundView.arrowHeight(), 13)
  }

  func testTouchesGoToTheSceneInFront() throws {
    let application = launch()
    let first = try XCTUnwrap(session(1, application)?.scene as? UIWindowScene)
    var taps: [String] = []
    final class Catcher: UIView {
      var onTouch: () -> Void = {}
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { onTouch() }
    }
    func add(to scene: UIWindowScene?, _ name: String) {
      let catcher = Catcher(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
      catcher.onTouch = { taps.append(name) }
      scene?.windows.first?.rootViewController?.view.addSubview(catcher)
    }
    add(to: first, "first")
    openSecond(application)
    add(to: session(2, application)?.scene as? UIWindowScene, "second")
    application.step()
    tap(100, 100)
    application.requestSceneSessionActivation(first.session, userActivity: nil, options: nil)
    application.step()
    tap(100, 100)
    XCTAssertEqual(taps, ["second", "first"])
  }

  func testRefusals() {
    var errors: [Int] = []
    let phone = launch(device: "iPhone 15")
    phone.requestSceneSessionActivation(nil, userActivity: nil, options: nil) {
      errors.append(($0 as NSError).code)
    }
    phone.step()
    let stranger = session(1, phone)
    let application = launch()
    if let stranger {
      application.requestSceneSessionActivation(stranger, userActivity: nil, options: nil) { error in
        errors.append((error as NSError).code)
        XCTAssertEqual((error as NSError).domain, UISceneErrorDomain)
        XCTAssertEqual((error as? UISceneError)?.code, .requestDenied)
      }
    }
    application.step()
    XCTAssertEqual(errors, [0, 1])
  }

  func testClosingTheSceneInFront() throws {
    let application = launch()
    openSecond(application)
    _ = log.take()
    let second = try XCTUnwrap(session(2, application))
    application.requestSceneSessionDestruction(second, options: nil)
    application.step()
    XCTAssertEqual(
      log.take(),
      [
        "2 willResignActive", "1 willEnterForeground", "1 didBecomeActive", "2 didEnterBackground",
        "2 didDisconnect",
        "discarded 1",
      ])
    XCTAssertEqual(application.openSessions.count, 1)
    XCTAssertNil(second.scene)
  }

  func testClosingTheLastSceneLeavesTheApp() throws {
    let application = launch()
    application.requestSceneSessionDestruction(try XCTUnwrap(session(1, application)), options: nil)
    application.step()
    XCTAssertEqual(application.applicationState, .background)
    XCTAssertTrue(application.connectedScenes.isEmpty)
    application.send(.enterForeground)
    XCTAssertEqual(application.connectedScenes.count, 1, "the app has a scene again when it comes back")
  }

  func testRefreshOfASceneBehind() throws {
    let application = launch()
    openSecond(application)
    _ = log.take()
    application.requestSceneSessionRefresh(try XCTUnwrap(session(1, application)))
    application.step()
    XCTAssertEqual(log.take(), ["1 willEnterForeground", "1 didEnterBackground"])
  }

  func testBackgroundAndForegroundAreOfTheSceneInFront() {
    let application = launch()
    openSecond(application)
    _ = log.take()
    application.send(.enterBackground)
    application.send(.enterForeground)
    XCTAssertEqual(
      log.take(), ["2 willResignActive", "2 didEnterBackground", "2 willEnterForeground", "2 didBecomeActive"])
  }

  func testWhatTheUserDoesToScenes() {
    let application = launch()
    XCTAssertNotNil(application.problem(with: .show(2)))
    application.send(.scene(.open))
    XCTAssertNil(application.problem(with: .show(2)))
    _ = log.take()
    application.send(.scene(.show(1)))
    XCTAssertEqual(
      log.take(), ["2 willResignActive", "1 willEnterForeground", "1 didBecomeActive", "2 didEnterBackground"])
    application.send(.scene(.close))
    XCTAssertEqual(application.openSessions.count, 1)
    XCTAssertNotNil(launch(device: "iPhone 15").problem(with: .open))
  }

  // MARK: Activities and state

  func testScenesKeepTheirStateBetweenLaunches() throws {
    let application = launch()
    openSecond(application)
    let second = try XCTUnwrap(session(2, application))
    let activity = NSUserActivity(activityType: "com.example.read")
    activity.title = "Reading"
    activity.userInfo = ["page": 12]
    second.scene?.userActivity = activity
    second.userInfo = ["color": "red"]
    application.send(.enterBackground)
    XCTAssertTrue(second.stateRestorationActivity === activity)
    _ = log.take()
    let again = launch()
    XCTAssertEqual(
      log.take(),
      [
        "2 willConnect restores 12", "2 willEnterForeground", "2 restoreInteraction Reading", "2 didBecomeActive",
      ])
    XCTAssertEqual(again.openSessions.count, 2)
    XCTAssertEqual(again.connectedScenes.count, 1, "the other one is connected when it is shown")
    XCTAssertEqual(session(2, again)?.userInfo?["color"] as? String, "red")
    again.requestSceneSessionActivation(session(1, again), userActivity: nil, options: nil)
    again.step()
    XCTAssertEqual(again.connectedScenes.count, 2)
  }

  func testLinksAndActivitiesFromOutside() {
    let application = launch()
    _ = log.take()
    application.send(.open(URL(string: "https://example.com/1")!))
    application.send(.open(URL(string: "notes://2")!))
    application.send(.continueActivity(type: "com.example.read", info: Data(#"{"page": 1}"#.utf8)))
    XCTAssertEqual(
      log.take(),
      [
        "1 willContinue NSUserActivityTypeBrowsingWeb", "1 continue https://example.com/1", "1 open notes://2",
        "1 willContinue com.example.read", #"1 continue [AnyHashable("page"): 1]"#,
      ])
    application.send(.continueActivity(type: "com.example.write", info: nil))
    XCTAssertEqual(log.take(), [])
    XCTAssertTrue(said("NSUserActivityTypes of its Info.plist does not name it"))
  }

  func testALinkBringsTheAppBack() {
    let application = launch()
    application.send(.enterBackground)
    _ = log.take()
    application.send(.open(URL(string: "notes://2")!))
    XCTAssertEqual(log.take(), ["1 willEnterForeground", "1 open notes://2", "1 didBecomeActive"])
  }

  func testASceneThatPrefersTheTarget() throws {
    let application = launch()
    openSecond(application)
    let first = try XCTUnwrap(session(1, application)?.scene)
    first.activationConditions.prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(
      format: "SELF == %@", "inbox")
    XCTAssertTrue(
      first.activationConditions.canActivateForTargetContentIdentifierPredicate.evaluate(with: "anything"))
    XCTAssertTrue(
      first.activationConditions.prefersToActivateForTargetContentIdentifierPredicate.evaluate(with: "inbox"))
  }

  func testActivitiesAreBroughtUpToDate() {
    final class Reader: UIViewController {
      override func updateUserActivityState(_ activity: NSUserActivity) {
        sceneLog("update")
        activity.addUserInfoEntries(from: ["page": 5])
      }
    }
    final class Saver: NSObject, NSUserActivityDelegate {
      func userActivityWillSave(_ userActivity: NSUserActivity) { sceneLog("willSave") }
    }
    let application = launch()
    let activity = NSUserActivity(activityType: "com.example.read")
    let (reader, saver) = (Reader(), Saver())
    activity.delegate = saver
    reader.userActivity = activity
    application.connectedScenes.first?.userActivity = activity
    _ = log.take()
    activity.needsSave = true
    XCTAssertEqual(log.take(), [])
    application.step()
    XCTAssertEqual(log.take(), ["update", "willSave", "1 didUpdate"])
    XCTAssertFalse(activity.needsSave)
    XCTAssertEqual(activity.userInfo?["page"] as? Int, 5)
    reader.userActivity = nil
    activity.needsSave = true
    application.step()
    XCTAssertEqual(log.take(), ["willSave", "1 didUpdate"])
  }

  func testOneActivityIsCurrent() {
    let (first, second) = (NSUserActivity(activityType: "a"), NSUserActivity(activityType: "b"))
    XCTAssertEqual(first.requiredUserInfoKeys, [])
    XCTAssertTrue(first.isEligibleForHandoff)
    first.becomeCurrent()
    second.becomeCurrent()
    XCTAssertFalse(first.isCurrent)
    XCTAssertTrue(second.isCurrent)
    second.invalidate()
    second.becomeCurrent()
    XCTAssertFalse(second.isCurrent)
  }

  func testAMenuEntryThatOpensAScene() {
    let application = launch()
    let action = UIWindowScene.ActivationAction { _ in
      UIWindowScene.ActivationConfiguration(userActivity: NSUserActivity(activityType: "b"))
    }
    XCTAssertEqual(action.title, "Open in New Window")
    _ = log.take()
    action.performWithSender(nil, target: nil)
    application.step()
    XCTAssertEqual(log.take().first, "2 willConnect for b")
    _ = launch(several: false)
    var calls = 0
    let other = UIWindowScene.ActivationAction(alternate: UIAction(title: "Open") { _ in calls += 1 }) { _ in nil }
    XCTAssertEqual(other.title, "Open")
    other.performWithSender(nil, target: nil)
    XCTAssertEqual(calls, 1)
    XCTAssertTrue(UIWindowScene.ActivationAction { _ in nil }.attributes.contains(.hidden))
  }

  // MARK: Windows

  func testAKeyWindowThatIsLetGo() {
    let below = makeWindow()
    var above: UIWindow? = UIWindow(frame: UIScreen.main.bounds)
    above?.windowLevel = .alert
    above?.rootViewController = UIViewController()
    above?.makeKeyAndVisible()
    step()
    XCTAssertFalse(below.isKeyWindow)
    above = nil
    step()
    XCTAssertTrue(below.isKeyWindow)
  }

  func testLevelsAndTheWindowThatIsTouched() {
    let below = makeWindow()
    let above = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    windows.append(above)
    above.windowLevel = .alert
    above.rootViewController = UIViewController()
    above.isHidden = false
    XCTAssertTrue(below.isKeyWindow, "a window that is only shown is not key")
    XCTAssertTrue(UIApplication.shared.windows.last === above)
    let later = UIWindow(frame: UIScreen.main.bounds)
    windows.append(later)
    later.rootViewController = UIViewController()
    later.isHidden = false
    XCTAssertTrue(UIApplication.shared.windows.last === above, "the level goes before the order")
    above.windowLevel = .normal - 1
    XCTAssertTrue(UIApplication.shared.windows.last === later)
    later.makeKey()
    XCTAssertFalse(below.isKeyWindow)
    nonisolated(unsafe) var changes: [String] = []
    let tokens = [UIWindow.didResignKeyNotification, UIWindow.didBecomeKeyNotification].map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
        let window = notification.object as AnyObject?
        changes.append(
          "\(window === below ? "below" : "later") \(name == UIWindow.didResignKeyNotification ? "-" : "+")")
      }
    }
    defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    later.isHidden = true
    XCTAssertFalse(later.isKeyWindow)
    XCTAssertTrue(below.isKeyWindow, "the one that was key before")
    XCTAssertEqual(changes, ["later -", "below +"])
  }
}
