import XCTest

import QuartzCore

/// The matrix functions of `facts/animation.md#matrices`: concatenation, rotation, scale, translation and inverse.
final class Transform3DTests: XCTestCase {
  private let numbers = CATransform3D(
    m11: 1, m12: 2, m13: 3, m14: 4, m21: 5, m22: 6, m23: 7, m24: 8, m31: 9, m32: 10, m33: 11, m34: 12, m41: 13,
    m42: 14, m43: 15, m44: 16)

  func testInitialiserWithoutArgumentsIsZeroNotIdentity() {
    XCTAssertEqual(CATransform3D().m11, 0)
    XCTAssertFalse(CATransform3DIsIdentity(CATransform3D()))
    XCTAssertTrue(CATransform3DIsIdentity(CATransform3DIdentity))
  }

  func testConcatIsTheMatrixProduct() {
    let product = CATransform3DConcat(numbers, numbers)
    assertEqual(
      product,
      CATransform3D(
        m11: 90, m12: 100, m13: 110, m14: 120, m21: 202, m22: 228, m23: 254, m24: 280, m31: 314, m32: 356, m33: 398,
        m34: 440, m41: 426, m42: 484, m43: 542, m44: 600))
  }

  func testTranslationIsInTheFourthRow() {
    let t = CATransform3DMakeTranslation(3, 4, 5)
    XCTAssertEqual([t.m41, t.m42, t.m43, t.m44], [3, 4, 5, 1])
  }

  func testTranslateScaleRotateApplyBeforeTheTransform() {
    let scale = CATransform3DMakeScale(2, 3, 4)
    let moved = CATransform3DTranslate(scale, 1, 1, 1)
    XCTAssertEqual([moved.m41, moved.m42, moved.m43], [2, 3, 4])
    let scaled = CATransform3DScale(CATransform3DMakeTranslation(1, 1, 1), 2, 3, 4)
    XCTAssertEqual([scaled.m11, scaled.m22, scaled.m33, scaled.m41], [2, 3, 4, 1])
    let turned = CATransform3DRotate(CATransform3DMakeTranslation(7, 0, 0), .pi / 2, 0, 0, 1)
    assertEqual(turned.project(CGPoint(x: 1, y: 0)), CGPoint(x: 7, y: 1))
  }

  func testRotationAboutEachAxis() {
    let z = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    assertEqual(z.project(CGPoint(x: 1, y: 0)), CGPoint(x: 0, y: 1))
    let y = CATransform3DMakeRotation(.pi / 6, 0, 1, 0)
    XCTAssertEqual(y.m11, cos(.pi / 6), accuracy: 1e-12)
    XCTAssertEqual(y.m13, -0.5, accuracy: 1e-12)
    XCTAssertEqual(y.m31, 0.5, accuracy: 1e-12)
    let x = CATransform3DMakeRotation(.pi / 6, 1, 0, 0)
    XCTAssertEqual(x.m23, 0.5, accuracy: 1e-12)
    XCTAssertEqual(x.m32, -0.5, accuracy: 1e-12)
  }

  func testRotationAxisNeedNotBeOfLengthOne() {
    assertEqual(CATransform3DMakeRotation(1, 0, 0, 10), CATransform3DMakeRotation(1, 0, 0, 1))
    assertEqual(
      CATransform3DMakeRotation(2 * .pi / 3, 1, 1, 1),
      CATransform3D(
        m11: 0, m12: 1, m13: 0, m14: 0, m21: 0, m22: 0, m23: 1, m24: 0, m31: 1, m32: 0, m33: 0, m34: 0, m41: 0,
        m42: 0, m43: 0, m44: 1))
  }

  func testRotationAboutNothingIsTheIdentity() {
    XCTAssertTrue(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
  }

  func testInverseUndoes() {
    var t = CATransform3DMakeTranslation(10, 20, 30)
    t = CATransform3DRotate(t, 0.7, 1, 2, 3)
    t = CATransform3DScale(t, 2, 3, 4)
    t.m34 = -1 / 500
    assertEqual(CATransform3DConcat(t, CATransform3DInvert(t)), CATransform3DIdentity, accuracy: 1e-12)
    let plane = CATransform3DMakeAffineTransform(CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 5, ty: 6))
    assertEqual(CATransform3DConcat(plane, CATransform3DInvert(plane)), CATransform3DIdentity, accuracy: 1e-12)
  }

  func testWhatHasNoInverseIsGivenBack() {
    assertEqual(CATransform3DInvert(numbers), numbers)
    let flat = CATransform3DMakeScale(0, 1, 1)
    assertEqual(CATransform3DInvert(flat), flat)
  }

  func testAffineTransformThereAndBack() {
    let affine = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let t = CATransform3DMakeAffineTransform(affine)
    XCTAssertTrue(CATransform3DIsAffine(t))
    XCTAssertEqual(CATransform3DGetAffineTransform(t), affine)
    XCTAssertFalse(CATransform3DIsAffine(CATransform3DMakeRotation(1, 1, 0, 0)))
    XCTAssertFalse(CATransform3DIsAffine(CATransform3DMakeTranslation(0, 0, 1)))
  }

  func testEqualComparesAllNumbers() {
    var other = numbers
    XCTAssertTrue(CATransform3DEqualToTransform(numbers, other))
    other.m34 = 0
    XCTAssertFalse(CATransform3DEqualToTransform(numbers, other))
  }

  func testProjectionWithPerspective() {
    var t = CATransform3DIdentity
    t.m34 = -1 / 100
    t = CATransform3DTranslate(t, 0, 0, 50)
    // Half way to the viewer everything is twice as large.
    assertEqual(t.project(CGPoint(x: 3, y: 4)), CGPoint(x: 6, y: 8))
  }

  func testProjectionAtTheEyeStaysFinite() {
    var t = CATransform3DIdentity
    t.m34 = -1 / 100
    t = CATransform3DTranslate(t, 0, 0, 100)
    let p = t.project(CGPoint(x: 3, y: 4))
    XCTAssertTrue(p.x.isFinite && p.y.isFinite)
  }
}
