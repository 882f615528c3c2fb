import XCTest

@testable import Rotation

/// Both layouts, in a window of the test's own.
@MainActor
final class RotationViewControllerTests: XCTestCase {
  private var controller: RotationViewController!
  private var window: UIWindow!

  override func setUpWithError() throws {
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    controller = try XCTUnwrap(storyboard.instantiateInitialViewController() as? RotationViewController)
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
  }

  override func tearDown() {
    window.isHidden = true
    window = nil
    controller = nil
  }

  private var landscapeView: LandscapeView? { controller.view.subviews.last as? LandscapeView }

  func testUprightThereAreTwoLabels() {
    XCTAssertNil(landscapeView)
    XCTAssertEqual(controller.titleLabel.text, "Portrait")
    XCTAssertEqual(controller.sizeLabel.text, "393 × 852")
  }

  func testItsSideBringsAnotherViewAndTakesItAway() throws {
    turn(to: CGSize(width: 852, height: 393))
    let view = try XCTUnwrap(landscapeView)
    XCTAssertEqual(view.frame, controller.view.bounds)
    XCTAssertEqual(view.sizeLabel.text, "852 × 393")
    turn(to: CGSize(width: 393, height: 852))
    XCTAssertNil(landscapeView)
  }

  func testAllOrientationsAreAllowed() {
    XCTAssertEqual(controller.supportedInterfaceOrientations, .all)
    XCTAssertTrue(controller.shouldAutorotate)
  }

  func testTheLandscapeLayout() throws {
    let view = try XCTUnwrap(Bundle.main.loadNibNamed("LandscapeView", owner: controller)?.first as? LandscapeView)
    view.frame = CGRect(x: 0, y: 0, width: 640, height: 320)
    view.sizeLabel.text = "640 × 320"
    assertSnapshot(of: view, named: "landscape")
  }

  /// As a rotation does it.
  private func turn(to size: CGSize) {
    window.frame.size = size
    window.layoutIfNeeded()
    controller.beginAppearanceTransition(false, animated: false)
    controller.endAppearanceTransition()
    controller.beginAppearanceTransition(true, animated: false)
    controller.endAppearanceTransition()
    controller.view.setNeedsLayout()
    controller.view.layoutIfNeeded()
  }
}
