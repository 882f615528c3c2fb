import ObjectiveC
import UIKit
import XCTest

/// A page of a storyboard that records its callbacks.
final class JournalPage: UIViewController {
  static var journal: [String] = []
  private func write(_ entry: String) { Self.journal.append("\(restorationIdentifier ?? "?").\(entry)") }

  override func awakeFromNib() {
    super.awakeFromNib()
    write("awake")
  }
  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    write("should \(identifier)")
    return true
  }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    write("prepare \(segue.identifier ?? "nil"), loaded \(segue.destination.isViewLoaded)")
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    write("didLoad")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    write("willAppear")
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    write("isAppearing")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    write("didAppear")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    write("willDisappear")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    write("didDisappear")
  }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    write("willMove \(parent == nil ? "nil" : "nav")")
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    write("didMove \(parent == nil ? "nil" : "nav")")
  }
  func comeBack(_ segue: UIStoryboardSegue) { write("comeBack") }

  static let register: Void = {
    MessageDispatch.register("comeBack:", on: JournalPage.self) { (page, segue: UIStoryboardSegue) in
      page.comeBack(segue)
    }
  }()
}

/// The order of callbacks of segues that push and unwind, animated and not (facts/navigation.md#orders; Apple's
/// pages of `UIStoryboardSegue` and of unwind segues).
final class SegueOrderTests: TimeTestCase {
  private let fixture = NibFixture()
  private static var files = 0

  private func start(animated: Bool) throws -> UINavigationController {
    _ = NibClasses.register
    _ = JournalPage.register
    Self.files += 1
    let name = "SegueOrder\(Self.files)"
    let animates = animated ? "" : "animates=\"NO\""
    fixture.storyboard(
      name, initial: "nav",
      """
      <scene sceneID="n"><objects><navigationController id="nav" sceneMemberID="viewController"><navigationBar key="navigationBar" id="nb"/>
      <connections><segue destination="vc1" kind="relationship" relationship="rootViewController" id="r"/></connections></navigationController></objects></scene>
      <scene sceneID="a"><objects><viewController restorationIdentifier="A" id="vc1" sceneMemberID="viewController" customClass="JournalPage" customModule="UIKitTests">
      <view key="view" id="v1"/><connections><segue destination="vc2" kind="show" identifier="go" \(animates) id="s1"/></connections></viewController></objects></scene>
      <scene sceneID="b"><objects><viewController restorationIdentifier="B" id="vc2" sceneMemberID="viewController" customClass="JournalPage" customModule="UIKitTests">
      <view key="view" id="v2"/><connections><segue destination="ex" kind="unwind" identifier="back" unwindAction="comeBack:" \(animates) id="u"/></connections></viewController>
      <exit id="ex" userLabel="Exit" sceneMemberID="exit"/></objects></scene>
      """)
    let storyboard = UIStoryboard(name: name, bundle: fixture.bundle)
    let navigation = try XCTUnwrap(
      storyboard.instantiateInitialViewController() as? UINavigationController, console.joined(separator: "\n"))
    window.rootViewController = navigation
    go(to: now + 0.2)
    JournalPage.journal = []
    return navigation
  }

  private func take() -> [String] {
    defer { JournalPage.journal = [] }
    return JournalPage.journal
  }

  func testPushAndUnwind() throws {
    for animated in [true, false] {
      let navigation = try start(animated: animated)
      navigation.topViewController?.performSegue(withIdentifier: "go", sender: nil)
      go(to: now + 1)
      XCTAssertEqual(
        take(),
        [
          "B.awake", "A.prepare go, loaded false", "B.willMove nav", "B.didLoad", "A.willDisappear", "B.willAppear",
          "B.isAppearing", "A.didDisappear", "B.didAppear", "B.didMove nav",
        ], "animated \(animated)")
      navigation.topViewController?.performSegue(withIdentifier: "back", sender: nil)
      go(to: now + 1)
      XCTAssertEqual(
        take(),
        [
          "B.prepare back, loaded true", "A.comeBack", "B.willMove nil", "B.willDisappear", "A.willAppear",
          "A.isAppearing", "B.didDisappear", "A.didAppear", "B.didMove nil",
        ], "animated \(animated)")
      XCTAssertEqual(navigation.viewControllers.count, 1)
    }
  }
}
