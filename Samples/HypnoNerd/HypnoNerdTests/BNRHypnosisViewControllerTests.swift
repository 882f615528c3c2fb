import XCTest

@testable import HypnoNerd

@MainActor
final class BNRHypnosisViewControllerTests: XCTestCase {
  private let controller = BNRHypnosisViewController()

  private var field: UITextField? { controller.view.subviews.first as? UITextField }
  private var labels: [UILabel] { controller.view.subviews.compactMap { $0 as? UILabel } }

  func testTheViewIsLoadedWhenItIsAskedFor() {
    XCTAssertFalse(controller.isViewLoaded)
    XCTAssertTrue(controller.view is BNRHypnosisView)
    XCTAssertTrue(controller.isViewLoaded)
  }

  func testTheField() throws {
    let field = try XCTUnwrap(field)
    XCTAssertEqual(field.frame, CGRect(x: 40, y: 70, width: 240, height: 30))
    XCTAssertEqual(field.placeholder, "Hypnotize me")
    XCTAssertEqual(field.returnKeyType, .done)
    XCTAssertTrue(field.delegate === controller)
  }

  func testReturnScattersTheMessage() throws {
    let field = try XCTUnwrap(field)
    field.text = "relax"
    XCTAssertTrue(controller.textFieldShouldReturn(field))
    XCTAssertEqual(field.text, "")
    XCTAssertEqual(labels.map(\.text), Array(repeating: "relax", count: 20))
    for label in labels { XCTAssertTrue(controller.view.bounds.contains(label.frame), "\(label.frame)") }
  }

  func testLabelsFollowTheTilt() throws {
    _ = controller.textFieldShouldReturn(try XCTUnwrap(field))
    let effects = try XCTUnwrap(labels.first).motionEffects.compactMap { $0 as? UIInterpolatingMotionEffect }
    XCTAssertEqual(effects.map(\.keyPath), ["center.x", "center.y"])
    XCTAssertEqual(effects.map(\.type), [.tiltAlongHorizontalAxis, .tiltAlongVerticalAxis])
    for effect in effects {
      XCTAssertEqual(effect.minimumRelativeValue as? Int, -25)
      XCTAssertEqual(effect.maximumRelativeValue as? Int, 25)
    }
  }

  func testATouchChangesTheColor() {
    let view = BNRHypnosisView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    XCTAssertEqual(view.circleColor, .lightGray)
    view.touchesBegan([], with: nil)
    XCTAssertNotEqual(view.circleColor, .lightGray)
  }

  func testTheCircles() {
    let view = BNRHypnosisView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    view.circleColor = .systemBlue
    assertSnapshot(of: view, named: "circles")
  }
}
