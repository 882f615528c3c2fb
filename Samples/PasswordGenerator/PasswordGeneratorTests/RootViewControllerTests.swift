import XCTest

@testable import PasswordGenerator

/// Both sides in the running app.
@MainActor
final class RootViewControllerTests: XCTestCase {
  private var root: RootViewController!

  override func setUpWithError() throws {
    let delegate = try XCTUnwrap(UIApplication.shared.delegate as? PasswordGenAppDelegate)
    root = try XCTUnwrap(delegate.rootViewController)
  }

  func testTheMainNibConnectsDelegateWindowAndController() throws {
    XCTAssertTrue(root.view.window?.rootViewController === root)
    XCTAssertNotNil(root.infoButton)
  }

  func testTheViewIsTurnedAndTurnedBack() {
    XCTAssertNotNil(root.mainViewController.view.superview)
    root.toggleView()
    XCTAssertNil(root.mainViewController.view.superview)
    XCTAssertNotNil(root.flipsideViewController.view.superview)
    XCTAssertEqual(root.flipsideNavigationBar.topItem?.title, "Password Generator")
    XCTAssertEqual(root.preferredStatusBarStyle, .lightContent)
    let flipside = root.flipsideViewController
    // The second toggle comes while the first still turns.
    root.toggleView()
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 1.5))
    XCTAssertNotNil(root.mainViewController.view.superview)
    XCTAssertNil(root.flipsideNavigationBar.superview)
    XCTAssertNotNil(root.infoButton.superview)
    XCTAssertTrue(root.flipsideViewController === flipside, "it is made once")
  }

  func testItStaysUpright() {
    XCTAssertFalse(root.shouldAutorotate)
    XCTAssertEqual(root.supportedInterfaceOrientations, .portrait)
  }
}
