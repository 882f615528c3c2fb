import XCTest

@testable import Container

/// The children that come and go.
@MainActor
final class ContainerViewControllerTests: XCTestCase {
  private var container: ContainerViewController!
  private var window: UIWindow!

  override func setUpWithError() throws {
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    let navigation = try XCTUnwrap(storyboard.instantiateInitialViewController() as? UINavigationController)
    container = try XCTUnwrap(navigation.topViewController as? ContainerViewController)
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.rootViewController = navigation
    window.isHidden = false
    window.layoutIfNeeded()
  }

  override func tearDown() {
    window.isHidden = true
    window = nil
    container = nil
  }

  private var titles: [String?] { container.children.map(\.title) }

  private func choose(_ name: String) {
    let button = UIButton()
    button.setTitle(name, for: .normal)
    container.choose(button)
  }

  /// Longer than the cross dissolve.
  private func wait() {
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.5))
  }

  func testTheFirstPageFillsTheStage() throws {
    XCTAssertEqual(titles, ["First"])
    let page = try XCTUnwrap(container.children.first)
    XCTAssertTrue(page.view.superview === container.stage)
    XCTAssertEqual(page.view.frame, container.stage.bounds)
    XCTAssertTrue(page.parent === container)
  }

  func testAnotherPageTakesItsPlace() {
    choose("Two")
    XCTAssertEqual(titles, ["First", "Second"], "both are children while one dissolves into the other")
    wait()
    XCTAssertEqual(titles, ["Second"])
    XCTAssertEqual(container.stage.subviews.count, 1)
  }

  func testThePageThatIsShownIsLeftAlone() {
    choose("One")
    wait()
    XCTAssertEqual(titles, ["First"])
  }

  func testAnotherButtonMeanwhile() {
    choose("Two")
    choose("Three")
    choose("One")
    wait()
    XCTAssertEqual(titles, ["First"])
    XCTAssertEqual(container.stage.subviews.count, 1)
  }

  func testPagesAreMadeOnce() throws {
    let first = try XCTUnwrap(container.children.first)
    choose("Two")
    wait()
    choose("One")
    wait()
    XCTAssertTrue(container.children.first === first)
  }

  func testTheThirdPage() {
    choose("Three")
    wait()
    assertSnapshot(of: container.stage, named: "third")
  }
}
