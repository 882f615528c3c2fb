import UIKit
import XCTest

/// Split view controllers of storyboards (facts/nib.md).
final class SplitStoryboardTests: SplitTestCase {
  private let fixture = NibFixture()
  private static var files = 0

  private func load(_ attributes: String = "", relationships: String) throws -> UISplitViewController {
    Self.files += 1
    let name = "Split\(Self.files)"
    let scenes = ["one", "two", "three"].map { id in
      """
      <scene sceneID="s-\(id)"><objects><viewController id="\(id)" title="\(id)" sceneMemberID="viewController"><view key="view" id="v-\(id)"/>
      <connections><segue destination="three" kind="showDetail" identifier="detail" id="d-\(id)"/><segue destination="three" kind="replace" identifier="old" id="o-\(id)"/></connections>
      </viewController></objects></scene>
      """
    }
    fixture.storyboard(
      name, initial: "split",
      """
      <scene sceneID="s"><objects><splitViewController id="split" sceneMemberID="viewController" \(attributes)>
      <connections>\(relationships)</connections></splitViewController></objects></scene>
      <scene sceneID="n"><objects><navigationController id="nav" sceneMemberID="viewController"><navigationBar key="navigationBar" id="nb"/>
      <connections><segue destination="one" kind="relationship" relationship="rootViewController" id="r0"/></connections></navigationController></objects></scene>
      \(scenes.joined())
      """)
    let storyboard = UIStoryboard(name: name, bundle: fixture.bundle)
    return try XCTUnwrap(storyboard.instantiateInitialViewController() as? UISplitViewController)
  }

  private let classic = """
    <segue destination="nav" kind="relationship" relationship="masterViewController" id="r1"/><segue destination="two" kind="relationship" relationship="detailViewController" id="r2"/>
    """

  func testMasterAndDetail() throws {
    let split = try load(
      "maximumPrimaryColumnWidth=\"300\" minimumPrimaryColumnWidth=\"300\" preferredDisplayMode=\"beside\"",
      relationships: classic)
    XCTAssertEqual(split.style, .unspecified)
    XCTAssertEqual(split.viewControllers.count, 2)
    XCTAssertTrue(split.viewControllers[0] is UINavigationController)
    XCTAssertEqual(split.viewControllers[1].title, "two")
    XCTAssertEqual(split.preferredDisplayMode, .oneBesideSecondary)
    XCTAssertFalse(split.viewControllers[1].isViewLoaded)
    show(split)
    XCTAssertEqual(split.primaryColumnWidth, 300)
    XCTAssertNotNil(split.viewControllers[1].view.window)
  }

  func testSegues() throws {
    let split = try load("preferredDisplayMode=\"beside\"", relationships: classic)
    show(split)
    let list = try XCTUnwrap((split.viewControllers[0] as? UINavigationController)?.topViewController)
    for identifier in ["detail", "old"] {
      list.performSegue(withIdentifier: identifier, sender: nil)
      settle()
      XCTAssertEqual(split.viewControllers[1].title, "three", identifier)
      XCTAssertNotNil(split.viewControllers[1].view.window)
    }
  }

  func testSeguesOnAPhone() throws {
    let split = try load(relationships: classic)
    show(split, on: "iPhone 15")
    let list = try XCTUnwrap(split.viewControllers[0] as? UINavigationController)
    XCTAssertEqual(list.viewControllers.map(\.title), ["one", "two"])
    list.popViewController(animated: false)
    settle()
    list.topViewController?.performSegue(withIdentifier: "detail", sender: nil)
    settle()
    XCTAssertEqual(list.viewControllers.map(\.title), ["one", "three"])
  }

  func testColumnStyles() throws {
    let double = try load(
      "allowDoubleColumnStyle=\"YES\" preferredDisplayMode=\"beside\" behavior=\"tile\" primaryBackgroundStyle=\"sidebar\"",
      relationships: classic)
    XCTAssertEqual(double.style, .doubleColumn)
    XCTAssertEqual(double.preferredSplitBehavior, .tile)
    XCTAssertEqual(double.primaryBackgroundStyle, .sidebar)
    XCTAssertTrue(double.viewController(for: .primary) is UINavigationController)
    XCTAssertEqual(double.viewController(for: .secondary)?.title, "two")
    let triple = try load(
      "allowDoubleColumnStyle=\"YES\" preferredDisplayMode=\"twoBeside\"",
      relationships: classic
        + "<segue destination=\"three\" kind=\"relationship\" relationship=\"supplementaryViewController\" id=\"r3\"/>"
    )
    XCTAssertEqual(triple.style, .tripleColumn)
    XCTAssertEqual(triple.viewController(for: .supplementary)?.title, "three")
    XCTAssertEqual(triple.preferredDisplayMode, .twoBesideSecondary)
  }
}
