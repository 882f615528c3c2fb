import TestFolders
import UIKit
import XCTest

nonisolated(unsafe) private let restorationLog = Log()
nonisolated(unsafe) private let appearanceLog = Log()
nonisolated(unsafe) private var savesState = true
nonisolated(unsafe) private var restoresState = true
/// The app's version in the archive; nil if a test has damaged it.
nonisolated(unsafe) private var savedVersion: String? = "7"

/// The class is at the top level, because saved state names it as its restoration class.
final class CityController: UIViewController, UIViewControllerRestoration {
  let city: String

  init(_ city: String) {
    self.city = city
    super.init(nibName: nil, bundle: nil)
    restorationIdentifier = "City"
    restorationClass = CityController.self
  }
  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    appearanceLog(city)
  }
  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    restorationLog("encode \(city)")
    coder.encode(city as NSString, forKey: "city")
  }

  static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
    let city = coder.decodeObject(of: NSString.self, forKey: "city").map { String(describing: $0) }
    restorationLog("make \(path.joined(separator: "/")) \(city ?? "")")
    return city.map { CityController($0) }
  }

  override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    restorationLog("decode \(city)")
  }
}

private final class RootController: UIViewController {
  let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  var number = 0
  var friend: UIViewController?

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.restorationIdentifier = "Scroll"
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = CGSize(width: 300, height: 2000)
    view.addSubview(scrollView)
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    appearanceLog("root")
  }
  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    restorationLog("encode root")
    coder.encode(number, forKey: "number")
    coder.encode(Float(0.5), forKey: "half")
    coder.encode(friend, forKey: "friend")
  }
  override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    restorationLog("decode root \(isViewLoaded)")
    number = coder.decodeInteger(forKey: "number")
    friend = coder.decodeObject(forKey: "friend") as? UIViewController
    // An absent value is nil without a message, although Foundation's decoder on Linux reports damage on the error
    // output.
    XCTAssertNil(coder.decodeObject(forKey: "nothing"))
    XCTAssertEqual("\(type(of: coder))", "ArchiveDecoder")
    if number != 0 { XCTAssertEqual(coder.decodeFloat(forKey: "half"), 0.5) }
  }
  override func applicationFinishedRestoringState() { restorationLog("finished root") }
}

private final class Model: NSObject, UIStateRestoring {
  var value = 0
  func encodeRestorableState(with coder: NSCoder) { coder.encode(value, forKey: "value") }
  func decodeRestorableState(with coder: NSCoder) { value = coder.decodeInteger(forKey: "value") }
  func applicationFinishedRestoringState() { restorationLog("finished model") }
}

private final class RestoringDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  let model = Model()
  let root = RootController()
  let other = UIViewController()
  let tabs = UITabBarController()

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    restorationLog("willFinish")
    UIApplication.registerObject(forStateRestoration: model, restorationIdentifier: "Model")
    root.restorationIdentifier = "Root"
    other.restorationIdentifier = "Other"
    let navigation = UINavigationController(rootViewController: root)
    navigation.restorationIdentifier = "Navigation"
    tabs.restorationIdentifier = "Tabs"
    tabs.viewControllers = [other, navigation]
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = tabs
    window?.makeKeyAndVisible()
    return true
  }
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    restorationLog("didFinish")
    return true
  }
  func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
    restorationLog("shouldSave")
    return savesState
  }
  func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
    restorationLog("shouldRestore")
    let version = coder.decodeObject(forKey: UIApplication.stateRestorationBundleVersionKey) as? String
    XCTAssertEqual(version, savedVersion)
    return restoresState
  }
  func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {
    restorationLog("willEncode")
    coder.encode(42, forKey: "answer")
  }
  func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
    restorationLog("didDecode \(coder.decodeInteger(forKey: "answer"))")
  }
  func applicationDidEnterBackground(_ application: UIApplication) { restorationLog("didEnterBackground") }
}

/// An app that enters the background, is ended and launched again. facts/lifecycle.md#restoration
final class StateRestorationTests: CoreTestCase {
  private var old: UIApplication?
  private var log: Log { restorationLog }

  override func setUp() {
    super.setUp()
    old = UIApplication.shared
    StateStore.library = TestFolder.make("Library").path
    (savesState, restoresState) = (true, true)
    savedVersion = "7"
    _ = log.take()
  }

  override func tearDown() {
    end()
    StateStore.library = nil
    if let old { UIApplication.replaceShared(with: old) }
    super.tearDown()
  }

  private func end() {
    for window in UIApplication.shared.windows {
      window.isHidden = true
      window.rootViewController = nil
    }
  }

  private func launch(_ type: AnyClass = RestoringDelegate.self) -> UIApplication {
    end()
    let application = UIApplication.makeForTest(delegate: type, info: ["CFBundleVersion": "7"])
    application.step()
    return application
  }

  private func leave(_ application: UIApplication) { application.send(.enterBackground) }

  private func changed() -> UIApplication {
    let application = launch()
    guard let delegate = application.delegate as? RestoringDelegate else { return application }
    delegate.tabs.selectedIndex = 1
    application.step()
    let city = CityController("Cologne")
    delegate.root.number = 3
    delegate.root.friend = city
    delegate.root.scrollView.contentOffset = CGPoint(x: 0, y: 250)
    delegate.model.value = 9
    delegate.root.navigationController?.pushViewController(city, animated: false)
    application.step()
    return application
  }

  func testOrderOfSaving() {
    let application = changed()
    _ = log.take()
    leave(application)
    XCTAssertEqual(
      log.take(), ["didEnterBackground", "shouldSave", "willEncode", "encode root", "encode Cologne"])
  }

  func testOrderOfRestoring() {
    leave(changed())
    _ = log.take()
    _ = launch()
    XCTAssertEqual(
      log.take(),
      [
        "willFinish", "shouldRestore", "make Tabs/Navigation/City Cologne", "decode root true", "decode Cologne",
        "didDecode 42", "finished root", "finished model", "didFinish",
      ])
  }

  func testWhatComesBack() throws {
    leave(changed())
    let delegate = try XCTUnwrap(launch().delegate as? RestoringDelegate)
    XCTAssertEqual(delegate.tabs.selectedIndex, 1)
    XCTAssertEqual(delegate.root.number, 3)
    let city = try XCTUnwrap(delegate.root.navigationController?.topViewController as? CityController)
    XCTAssertEqual(city.city, "Cologne")
    XCTAssertTrue(delegate.root.friend === city, "a reference to a controller is the controller")
    XCTAssertTrue(city.restorationClass == CityController.self)
    XCTAssertEqual(delegate.root.scrollView.contentOffset.y, 250)
    XCTAssertEqual(delegate.model.value, 9)
  }

  func testAStateIsThereUntilTheNextOne() throws {
    leave(changed())
    _ = launch()
    let delegate = try XCTUnwrap(launch().delegate as? RestoringDelegate)
    XCTAssertEqual(delegate.root.number, 3)
  }

  func testAnAppThatWantsNoneSaved() {
    savesState = false
    leave(changed())
    _ = log.take()
    _ = launch()
    XCTAssertEqual(log.take(), ["willFinish", "didFinish"])
  }

  func testAnAppThatWantsNoneRestored() throws {
    leave(changed())
    restoresState = false
    _ = log.take()
    let delegate = try XCTUnwrap(launch().delegate as? RestoringDelegate)
    XCTAssertEqual(log.take(), ["willFinish", "shouldRestore", "didFinish"])
    XCTAssertEqual(delegate.tabs.selectedIndex, 0)
  }

  func testAControllerWithoutIdentifierEndsThePath() {
    let application = changed()
    (application.delegate as? RestoringDelegate)?.root.navigationController?.restorationIdentifier = nil
    _ = log.take()
    leave(application)
    XCTAssertEqual(log.take(), ["didEnterBackground", "shouldSave", "willEncode"])
  }

  func testPresentedControllersAreBack() throws {
    let application = launch()
    let delegate = try XCTUnwrap(application.delegate as? RestoringDelegate)
    delegate.tabs.present(CityController("Dresden"), animated: false)
    application.step()
    leave(application)
    let again = launch()
    again.step()
    let tabs = try XCTUnwrap((again.delegate as? RestoringDelegate)?.tabs)
    XCTAssertEqual((tabs.presentedViewController as? CityController)?.city, "Dresden")
  }

  /// The top of a navigation controller in a tab appears with a layout, and so later than its containers.
  func testThePresenterAppearsBeforeWhatItPresents() throws {
    let application = launch()
    let delegate = try XCTUnwrap(application.delegate as? RestoringDelegate)
    delegate.tabs.selectedIndex = 1
    application.step()
    delegate.root.present(CityController("Dresden"), animated: false)
    application.step()
    leave(application)
    _ = appearanceLog.take()
    let again = launch()
    again.step()
    XCTAssertEqual(appearanceLog.take(), ["root", "Dresden"])
  }

  private final class OlderDelegate: NSObject, UIApplicationDelegate {
    var window: UIWindow?
    func application(
      _ application: UIApplication,
      willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
      let navigation = UINavigationController(rootViewController: UIViewController())
      navigation.restorationIdentifier = "Navigation"
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = navigation
      window?.makeKeyAndVisible()
      return true
    }
    func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool { true }
    func application(
      _ application: UIApplication, viewControllerWithRestorationIdentifierPath path: [String], coder: NSCoder
    ) -> UIViewController? {
      restorationLog("delegate \(path.joined(separator: "/"))")
      guard path.last == "Plain" else { return nil }
      return UIViewController()
    }
  }

  func testTheDelegateMakesControllersWithoutAClass() throws {
    let application = launch(OlderDelegate.self)
    let navigation = try XCTUnwrap(application.windows.last?.rootViewController as? UINavigationController)
    let plain = UIViewController()
    plain.restorationIdentifier = "Plain"
    navigation.pushViewController(plain, animated: false)
    leave(application)
    _ = log.take()
    let again = launch(OlderDelegate.self)
    XCTAssertEqual(log.take(), ["delegate Navigation", "delegate Navigation/Plain"])
    let restored = try XCTUnwrap(again.windows.last?.rootViewController as? UINavigationController)
    XCTAssertEqual(restored.topViewController?.restorationIdentifier, "Plain")
  }

  func testAStateWithWhichTheLaunchDidNotEndIsDropped() throws {
    leave(changed())
    let library = try XCTUnwrap(StateStore.library)
    let folder = "\(library)/Saved Application State"
    let app = try XCTUnwrap(FileManager.default.contentsOfDirectory(atPath: folder).first)
    try FileManager.default.moveItem(
      atPath: "\(folder)/\(app)/data.data", toPath: "\(folder)/\(app)/restoring.data")
    _ = log.take()
    _ = launch()
    XCTAssertEqual(log.take(), ["willFinish", "didFinish"])
    XCTAssertTrue(said("The saved state is discarded"))
  }

  func testDamagedStateIsIgnored() throws {
    leave(changed())
    let library = try XCTUnwrap(StateStore.library)
    let folder = "\(library)/Saved Application State"
    let app = try XCTUnwrap(FileManager.default.contentsOfDirectory(atPath: folder).first)
    try Data("nonsense".utf8).write(to: URL(fileURLWithPath: "\(folder)/\(app)/data.data"))
    _ = log.take()
    _ = launch()
    XCTAssertEqual(log.take(), ["willFinish", "didFinish"])
  }

  /// Damaged parts of a state are empty for the app, and the launch continues.
  func testDamagedPartsAreEmpty() throws {
    savedVersion = nil
    for part in [Data(), Data("nonsense".utf8), Data("<?xml version=\"1.0\"?><plist><array/></plist>".utf8)] {
      leave(changed())
      let folder = "\(try XCTUnwrap(StateStore.library))/Saved Application State"
      let app = try XCTUnwrap(FileManager.default.contentsOfDirectory(atPath: folder).first)
      let file = URL(fileURLWithPath: "\(folder)/\(app)/data.data")
      var state = try XCTUnwrap(
        PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil) as? [String: Any])
      let entries = try XCTUnwrap(state["entries"] as? [[String: Any]])
      state["entries"] = entries.map { $0.merging(["data": part]) { $1 } }
      state["application"] = part
      try PropertyListSerialization.data(fromPropertyList: state, format: .binary, options: 0).write(to: file)
      _ = log.take()
      _ = launch()
      let lines = log.take()
      XCTAssertEqual(lines.last, "didFinish", "\(lines)")
      XCTAssertTrue(lines.contains("decode root true") || lines.contains("decode root false"), "\(lines)")
    }
  }

  func testKeysOfTheCoder() {
    XCTAssertEqual(
      UIApplication.stateRestorationViewControllerStoryboardKey, "UIStateRestorationViewControllerStoryboardKey")
    XCTAssertEqual(
      UIApplication.stateRestorationBundleVersionKey, "UIApplicationStateRestorationBundleVersion")
    XCTAssertEqual(UIApplication.stateRestorationTimestampKey, "UIApplicationStateRestorationTimestamp")
  }

  func testViewsKeepWhatTheyAreToKeep() throws {
    func restore<V: UIView>(_ from: V, into view: V) throws {
      let archiver = NSKeyedArchiver(requiringSecureCoding: false)
      from.encodeRestorableState(with: archiver)
      archiver.finishEncoding()
      let decoder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
      decoder.requiresSecureCoding = false
      view.decodeRestorableState(with: decoder)
    }
    let (first, second) = (UITextView(), UITextView())
    (first.text, second.text) = ("one two", "one two")
    first.selectedRange = NSRange(location: 4, length: 3)
    first.isEditable = false
    try restore(first, into: second)
    XCTAssertEqual(second.selectedRange, NSRange(location: 4, length: 3))
    XCTAssertFalse(second.isEditable)
    let (image, other) = (UIImageView(frame: CGRect(x: 1, y: 2, width: 30, height: 40)), UIImageView())
    try restore(image, into: other)
    XCTAssertEqual(other.frame, CGRect(x: 1, y: 2, width: 30, height: 40))
    let (scroll, fresh) = (UIScrollView(), UIScrollView())
    scroll.contentInset.top = 5
    scroll.contentOffset = CGPoint(x: 3, y: 70)
    try restore(scroll, into: fresh)
    XCTAssertEqual(fresh.contentOffset, CGPoint(x: 3, y: 70))
    XCTAssertEqual(fresh.contentInset.top, 5)
  }
}
