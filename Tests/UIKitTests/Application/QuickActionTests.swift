import UIKit
import XCTest

/// Apple's pages of `UIApplicationShortcutItem` and of the delegate's method for quick actions, and its Info.plist
/// keys.
final class QuickActionTests: CoreTestCase {
  private final class Delegate: UIResponder, UIApplicationDelegate {
    nonisolated(unsafe) static var log: [String] = []
    func applicationDidEnterBackground(_ application: UIApplication) { Self.log.append("background") }
    func applicationWillEnterForeground(_ application: UIApplication) { Self.log.append("foreground") }
    func applicationDidBecomeActive(_ application: UIApplication) { Self.log.append("active") }
    func application(
      _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
      completionHandler: @escaping (Bool) -> Void
    ) {
      let value = shortcutItem.userInfo?["key"] as? String
      Self.log.append("\(shortcutItem.type) \(shortcutItem.localizedTitle) \(value ?? "-")")
      completionHandler(true)
    }
  }

  private let info: [String: Any] = [
    "UIApplicationShortcutItems": [
      [
        "UIApplicationShortcutItemType": "com.example.play", "UIApplicationShortcutItemTitle": "Play",
        "UIApplicationShortcutItemIconType": "UIApplicationShortcutIconTypePlay",
        "UIApplicationShortcutItemUserInfo": ["key": "value"],
      ],
      ["UIApplicationShortcutItemTitle": "Without a type"],
    ]
  ]
  private var old: UIApplication?

  override func setUp() {
    super.setUp()
    old = UIApplication.shared
    Delegate.log = []
  }

  override func tearDown() {
    if let old { UIApplication.replaceShared(with: old) }
    super.tearDown()
  }

  func testAnActionReachesTheDelegateBeforeTheAppIsActive() {
    let application = UIApplication.makeForTest(delegate: Delegate.self, info: info)
    application.step()
    Delegate.log = []
    application.send(.quickAction("com.example.play"))
    XCTAssertEqual(Delegate.log, ["background", "foreground", "com.example.play Play value", "active"])
  }

  func testTheAppsOwnActions() {
    let application = UIApplication.makeForTest(delegate: Delegate.self, info: info)
    application.step()
    XCTAssertNil(application.shortcutItems)
    let item = UIMutableApplicationShortcutItem(type: "add", localizedTitle: "Add")
    item.icon = UIApplicationShortcutIcon(type: .add)
    application.shortcutItems = [item]
    application.send(.enterBackground)
    Delegate.log = []
    application.send(.quickAction("Add"))
    XCTAssertEqual(Delegate.log, ["foreground", "add Add -", "active"])
    XCTAssertNil(application.problem(withQuickAction: "Add"))
    XCTAssertEqual(
      application.problem(withQuickAction: "Remove"),
      "there is no quick action \"Remove\"; the app has \"Play\", \"Add\"")
    Delegate.log = []
    application.send(.quickAction("Remove"))
    XCTAssertEqual(Delegate.log, [])
  }

  func testIcons() {
    XCTAssertEqual(UIApplicationShortcutIcon.IconType.update.rawValue, 28)
    XCTAssertEqual(UIApplicationShortcutIcon(type: .play), UIApplicationShortcutIcon(type: .play))
    XCTAssertNotEqual(UIApplicationShortcutIcon(type: .play), UIApplicationShortcutIcon(type: .pause))
    XCTAssertNotEqual(
      UIApplicationShortcutIcon(systemImageName: "play"), UIApplicationShortcutIcon(templateImageName: "play"))
  }
}
