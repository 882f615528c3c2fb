import UIKit
import XCTest

/// The rule of facts/layout.md#autoresizing: the change is spread over the flexible parts in proportion to their
/// lengths.
final class AutoresizingTests: CoreTestCase {
  private func resize(
    _ frame: CGRect, _ mask: UIView.AutoresizingMask, from: CGSize = CGSize(width: 100, height: 100), to: CGSize
  ) -> CGRect {
    let parent = UIView(frame: CGRect(origin: .zero, size: from))
    let child = UIView(frame: frame)
    child.autoresizingMask = mask
    parent.addSubview(child)
    parent.frame.size = to
    return child.frame
  }

  private let wide = CGSize(width: 200, height: 100)

  func testNoMaskStays() {
    XCTAssertEqual(resize(CGRect(x: 10, y: 10, width: 50, height: 50), [], to: wide).minX, 10)
    XCTAssertEqual(resize(CGRect(x: 10, y: 10, width: 50, height: 50), [], to: wide).width, 50)
  }

  func testFlexibleWidthTakesAll() {
    XCTAssertEqual(
      resize(CGRect(x: 10, y: 10, width: 50, height: 50), .flexibleWidth, to: wide),
      CGRect(x: 10, y: 10, width: 150, height: 50))
  }

  func testFlexibleHeightTakesAll() {
    XCTAssertEqual(
      resize(CGRect(x: 10, y: 10, width: 50, height: 50), .flexibleHeight, to: CGSize(width: 100, height: 60)),
      CGRect(x: 10, y: 10, width: 50, height: 10))
  }

  func testFlexibleLeftMarginSticksToTheRight() {
    XCTAssertEqual(
      resize(CGRect(x: 10, y: 0, width: 50, height: 50), .flexibleLeftMargin, to: wide).minX, 110)
  }

  func testFlexibleRightMarginSticksToTheLeft() {
    XCTAssertEqual(
      resize(CGRect(x: 10, y: 0, width: 50, height: 50), .flexibleRightMargin, to: wide).minX, 10)
  }

  func testBothMarginsKeepTheirProportion() {
    // Margins 10 and 40 share 100 points as 1 to 4.
    let frame = resize(
      CGRect(x: 10, y: 0, width: 50, height: 50), [.flexibleLeftMargin, .flexibleRightMargin], to: wide)
    XCTAssertEqual(frame, CGRect(x: 30, y: 0, width: 50, height: 50))
  }

  func testAllThreeKeepTheirProportion() {
    let frame = resize(
      CGRect(x: 10, y: 0, width: 50, height: 50), [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin],
      to: wide)
    XCTAssertEqual(frame, CGRect(x: 20, y: 0, width: 100, height: 50))
  }

  func testWidthAndRightMargin() {
    // 50 and 40 share 100 as 5 to 4.
    let frame = resize(
      CGRect(x: 10, y: 0, width: 50, height: 50), [.flexibleWidth, .flexibleRightMargin], to: wide)
    XCTAssertEqual(frame.width, 50 + 100 * 50 / 90, accuracy: 1e-9)
  }

  func testZeroFlexiblePartsShareEqually() {
    let frame = resize(
      CGRect(x: 0, y: 0, width: 100, height: 10), [.flexibleLeftMargin, .flexibleRightMargin], to: wide)
    XCTAssertEqual(frame.minX, 50)
  }

  func testFromZeroSizeWidthFollows() {
    let frame = resize(CGRect.zero, [.flexibleWidth, .flexibleHeight], from: .zero, to: wide)
    XCTAssertEqual(frame, CGRect(x: 0, y: 0, width: 200, height: 100))
  }

  func testAutoresizesSubviewsGates() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    child.autoresizingMask = .flexibleWidth
    parent.addSubview(child)
    parent.autoresizesSubviews = false
    parent.frame.size.width = 200
    XCTAssertEqual(child.frame.width, 50)
  }

  func testBoundsOriginDoesNotResize() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    child.autoresizingMask = [.flexibleWidth, .flexibleLeftMargin, .flexibleTopMargin]
    parent.addSubview(child)
    parent.bounds.origin = CGPoint(x: 30, y: 40)
    XCTAssertEqual(child.frame, CGRect(x: 10, y: 10, width: 50, height: 50))
  }

  func testTransformedChildResizesItsBounds() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    child.autoresizingMask = .flexibleWidth
    parent.addSubview(child)
    child.transform = CGAffineTransform(rotationAngle: 0.3)
    parent.frame.size.width = 300
    XCTAssertEqual(child.bounds.width, 300, accuracy: 1e-9)
    XCTAssertEqual(child.center.x, 150, accuracy: 1e-9)
  }

  func testNestedMasksFollowDown() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let middle = UIView(frame: parent.bounds)
    let inner = UIView(frame: parent.bounds)
    for view in [middle, inner] { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
    parent.addSubview(middle)
    middle.addSubview(inner)
    parent.bounds.size = CGSize(width: 70, height: 30)
    XCTAssertEqual(inner.frame, CGRect(x: 0, y: 0, width: 70, height: 30))
  }
}
