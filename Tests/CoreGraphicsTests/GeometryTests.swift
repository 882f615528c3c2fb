import CoreGraphics
import XCTest

/// Apple's pages on CGAffineTransform, CGPoint, CGSize and CGRect.
final class GeometryTests: XCTestCase {
  private func assertEqual(
    _ a: CGAffineTransform, _ b: CGAffineTransform, accuracy: CGFloat = 1e-12, line: UInt = #line
  ) {
    let pairs = [(a.a, b.a), (a.b, b.b), (a.c, b.c), (a.d, b.d), (a.tx, b.tx), (a.ty, b.ty)]
    for (x, y) in pairs { XCTAssertEqual(x, y, accuracy: accuracy, line: line) }
  }

  func testIdentityAndZero() {
    XCTAssertTrue(CGAffineTransform.identity.isIdentity)
    XCTAssertFalse(CGAffineTransform().isIdentity)
    XCTAssertEqual(CGAffineTransform(1, 0, 0, 1, 0, 0), .identity)
    XCTAssertEqual(CGPoint(x: 3, y: 4).applying(.identity), CGPoint(x: 3, y: 4))
  }

  /// translatedBy, scaledBy and rotated apply the new step first: t' = step * t.
  func testStepsGoBeforeTheReceiver() {
    let scale = CGAffineTransform(scaleX: 2, y: 3)
    XCTAssertEqual(CGPoint(x: 1, y: 1).applying(scale.translatedBy(x: 10, y: 20)), CGPoint(x: 22, y: 63))
    let move = CGAffineTransform(translationX: 10, y: 20)
    XCTAssertEqual(CGPoint(x: 1, y: 1).applying(move.scaledBy(x: 2, y: 3)), CGPoint(x: 12, y: 23))
    let turned = CGPoint(x: 1, y: 0).applying(move.rotated(by: .pi / 2))
    XCTAssertEqual(turned.x, 10, accuracy: 1e-12)
    XCTAssertEqual(turned.y, 21, accuracy: 1e-12)
  }

  func testConcatenatingAppliesTheReceiverFirst() {
    let both = CGAffineTransform(translationX: 5, y: 0).concatenating(CGAffineTransform(scaleX: 2, y: 2))
    XCTAssertEqual(CGPoint.zero.applying(both), CGPoint(x: 10, y: 0))
  }

  func testInverse() {
    let t = CGAffineTransform(rotationAngle: 0.7).scaledBy(x: 2, y: -3).translatedBy(x: 9, y: 4)
    assertEqual(t.concatenating(t.inverted()), .identity, accuracy: 1e-12)
    // A matrix without an inverse is returned unchanged.
    let flat = CGAffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 3, ty: 3)
    XCTAssertEqual(flat.inverted(), flat)
  }

  func testSizesIgnoreTranslationAndRectsGrowAroundCorners() {
    let t = CGAffineTransform(translationX: 100, y: 100).scaledBy(x: 2, y: -1)
    XCTAssertEqual(CGSize(width: 3, height: 4).applying(t), CGSize(width: 6, height: -4))
    XCTAssertEqual(
      CGRect(x: 0, y: 0, width: 3, height: 4).applying(t), CGRect(x: 100, y: 96, width: 6, height: 4))
    let turned = CGRect(x: 0, y: 0, width: 2, height: 2).applying(CGAffineTransform(rotationAngle: .pi / 4))
    XCTAssertEqual(turned.width, 2 * 2.squareRoot(), accuracy: 1e-12)
    XCTAssertTrue(CGRect.null.applying(t).isNull)
    XCTAssertTrue(CGRect.infinite.applying(t).isInfinite)
  }

  func testDecomposedPartsMakeTheSameMatrix() {
    let samples = [
      CGAffineTransform(rotationAngle: 1).scaledBy(x: 2, y: 3).translatedBy(x: 7, y: 8),
      CGAffineTransform(scaleX: -1, y: 1), CGAffineTransform(a: 1, b: 0.2, c: 0.5, d: 2, tx: 1, ty: 2),
      CGAffineTransform(rotationAngle: -2.5).scaledBy(x: 0.5, y: -4),
    ]
    for t in samples { assertEqual(CGAffineTransform(t.decomposed()), t) }
    let parts = CGAffineTransform(rotationAngle: 0.5).scaledBy(x: 2, y: 3).decomposed()
    XCTAssertEqual(parts.rotation, 0.5, accuracy: 1e-12)
    XCTAssertEqual(parts.scale.width, 2, accuracy: 1e-12)
    XCTAssertEqual(parts.scale.height, 3, accuracy: 1e-12)
    XCTAssertEqual(parts.horizontalShear, 0, accuracy: 1e-12)
  }

  func testTransformsAreCodable() throws {
    let t = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let data = try JSONEncoder().encode([t])
    XCTAssertEqual(try JSONDecoder().decode([CGAffineTransform].self, from: data), [t])
    let v = CGVector(dx: 1, dy: -2)
    XCTAssertEqual(try JSONDecoder().decode([CGVector].self, from: JSONEncoder().encode([v])), [v])
  }

  func testDictionaryRepresentations() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    XCTAssertEqual(CGRect(dictionaryRepresentation: rect.dictionaryRepresentation), rect)
    XCTAssertEqual(CGPoint(dictionaryRepresentation: ["X": 1, "Y": 2.5]), CGPoint(x: 1, y: 2.5))
    XCTAssertNil(CGSize(dictionaryRepresentation: ["Width": 1]))
    XCTAssertNil(CGPoint(dictionaryRepresentation: ["X": "a", "Y": 1]))
  }

  /// Foundation's functions on Linux have the same results as CoreGraphics's.
  func testRectangleFunctions() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 20)
    let (slice, rest) = rect.divided(atDistance: 4, from: .minYEdge)
    XCTAssertEqual(slice, CGRect(x: 0, y: 0, width: 10, height: 4))
    XCTAssertEqual(rest, CGRect(x: 0, y: 4, width: 10, height: 16))
    XCTAssertEqual(
      CGRect(x: 5, y: 5, width: -3, height: -4).standardized, CGRect(x: 2, y: 1, width: 3, height: 4))
    XCTAssertEqual(
      CGRect(x: 0.2, y: 0.8, width: 1, height: 1).integral, CGRect(x: 0, y: 0, width: 2, height: 2))
    XCTAssertTrue(rect.intersection(CGRect(x: 30, y: 0, width: 1, height: 1)).isNull)
    XCTAssertEqual(rect.union(.null), rect)
    XCTAssertTrue(rect.insetBy(dx: 6, dy: 0).isNull)
    XCTAssertFalse(rect.contains(CGPoint(x: 10, y: 5)))
    XCTAssertTrue(rect.contains(CGPoint(x: 0, y: 0)))
    XCTAssertEqual(CGRect(x: 5, y: 0, width: -3, height: 1).width, 3)
    XCTAssertEqual(CGRectGetMidX(CGRectMake(0, 0, 10, 4)), 5)
  }

  func testDescriptions() {
    XCTAssertEqual("\(CGRect(x: 1, y: 2, width: 3, height: 4))", "(1.0, 2.0, 3.0, 4.0)")
    XCTAssertEqual("\(CGPoint(x: 0.5, y: 2))", "(0.5, 2.0)")
    XCTAssertEqual("\(CGSize(width: 1, height: 2))", "(1.0, 2.0)")
    XCTAssertEqual(
      "\(CGAffineTransform.identity)", "CGAffineTransform(a: 1.0, b: 0.0, c: 0.0, d: 1.0, tx: 0.0, ty: 0.0)")
  }

  /// Foundation's `intersection` traps for such rectangles.
  func testOverlapsOfNonsense() {
    let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
    XCTAssertTrue(unit.overlap(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)).isNull)
    XCTAssertTrue(unit.overlap(.null).isNull)
    XCTAssertEqual(unit.overlap(.infinite), unit)
    XCTAssertEqual(
      unit.overlap(CGRect(x: 0.5, y: 0.5, width: 9, height: 9)), CGRect(x: 0.5, y: 0.5, width: 0.5, height: 0.5))
  }
}
