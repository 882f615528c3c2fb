import XCTest

@testable import Wrong

/// Storyboards that lead to what is not there.
final class StoryboardTests: XCTestCase {
  private let storyboard = UIStoryboard(name: "Wrong", bundle: nil)

  private func load(_ identifier: String) -> UIViewController {
    let controller = storyboard.instantiateViewController(withIdentifier: identifier)
    controller.loadViewIfNeeded()
    return controller
  }

  func testOutletThatIsNotThere() {
    _ = load("outlet")
    print("testOutletThatIsNotThere went on")
  }

  func testClassThatIsNotThere() {
    XCTAssertEqual("\(type(of: load("class")))", "UIViewController")
  }

  func testOutletOfAClassThatIsNotThere() { _ = load("classWithOutlet") }

  func testOutletThatIsNotConnected() { _ = load("unconnected") }

  func testActionThatIsNotThere() throws {
    let controller = try XCTUnwrap(load("action") as? ActionController)
    controller.button.sendActions(for: .touchUpInside)
  }

  func testSegueThatIsNotThere() { load("plain").performSegue(withIdentifier: "gone", sender: nil) }

  func testIdentifierThatIsNotThere() { _ = storyboard.instantiateViewController(withIdentifier: "gone") }

  func testStoryboardThatIsNotThere() { _ = UIStoryboard(name: "Gone", bundle: nil) }

  func testPictureThatIsNotThere() { XCTAssertNil(UIImage(named: "Gone")) }
}
