import UIKit
import XCTest

final class TintTests: CoreTestCase {
  private final class Told: UIView {
    var count = 0
    override func tintColorDidChange() { count += 1 }
  }

  func testInheritsUntilItIsSet() {
    let parent = UIView()
    let child = Told()
    parent.addSubview(child)
    XCTAssertEqual(child.tintColor, .systemBlue)
    parent.tintColor = .red
    XCTAssertEqual(child.tintColor, .red)
    XCTAssertEqual(child.count, 1)
    child.tintColor = .green
    XCTAssertEqual(child.count, 2)
    parent.tintColor = .blue
    XCTAssertEqual(child.tintColor, .green)
    XCTAssertEqual(child.count, 2)
    child.tintColor = nil
    XCTAssertEqual(child.tintColor, .blue)
  }

  func testMovingUnderAnotherTintIsTold() {
    let red = UIView()
    red.tintColor = .red
    let child = Told()
    red.addSubview(child)
    XCTAssertEqual(child.count, 1)
    let plain = UIView()
    plain.addSubview(child)
    XCTAssertEqual(child.count, 2)
    UIView().addSubview(child)
    XCTAssertEqual(child.count, 2)
  }

  func testDimmedIsGrey() {
    let parent = UIView()
    let child = Told()
    parent.addSubview(child)
    parent.tintColor = .red
    parent.tintAdjustmentMode = .dimmed
    XCTAssertEqual(child.tintAdjustmentMode, .dimmed)
    var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    XCTAssertTrue(child.tintColor.getRed(&r, green: &g, blue: &b, alpha: &a))
    XCTAssertEqual(r, g, accuracy: 1e-6)
    XCTAssertEqual(g, b, accuracy: 1e-6)
    child.tintAdjustmentMode = .normal
    XCTAssertEqual(child.tintColor, .red)
  }
}
