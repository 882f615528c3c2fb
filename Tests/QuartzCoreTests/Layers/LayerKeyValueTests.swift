import ObjectiveC
import XCTest

import QuartzCore

final class LayerKeyValueTests: XCTestCase {
  private let layer = makeLayer(10, 20, 30, 40)

  private func number(_ path: String) -> CGFloat? { layer.value(forKeyPath: path) as? CGFloat }

  func testProperties() {
    layer.setValue(0.5, forKey: "opacity")
    XCTAssertEqual(layer.opacity, 0.5)
    layer.setValue(true, forKey: "hidden")
    XCTAssertTrue(layer.isHidden)
    layer.setValue(8, forKey: "cornerRadius")
    XCTAssertEqual(layer.value(forKey: "cornerRadius") as? CGFloat, 8)
    XCTAssertEqual(layer.value(forKey: "bounds") as? CGRect, CGRect(x: 0, y: 0, width: 30, height: 40))
  }

  func testPartsOfStructures() {
    XCTAssertEqual(number("position.x"), 25)
    XCTAssertEqual(number("bounds.size.width"), 30)
    layer.setValue(100, forKeyPath: "position.y")
    XCTAssertEqual(layer.position, CGPoint(x: 25, y: 100))
    layer.setValue(99.5, forKeyPath: "bounds.size.height")
    XCTAssertEqual(layer.bounds.size.height, 99.5)
    layer.setValue(CGPoint(x: 1, y: 2), forKeyPath: "bounds.origin")
    XCTAssertEqual(layer.bounds.origin, CGPoint(x: 1, y: 2))
    layer.setValue(3, forKeyPath: "shadowOffset.width")
    XCTAssertEqual(layer.shadowOffset, CGSize(width: 3, height: -3))
  }

  /// Numbers are boxed as `NSNumber` ("Representing Non-Object Values", Key-Value Coding Programming Guide), which
  /// can be cast to all number types.
  func testPartsOfStructuresAreNumbers() {
    layer.setValue(0.5, forKeyPath: "transform.rotation")
    for path in [
      "transform.rotation", "transform.rotation.z", "transform.scale", "transform.scale.x",
      "transform.translation.x",
      "position.x", "bounds.size.width", "bounds.origin.y", "shadowOffset.height",
    ] {
      let value = layer.value(forKeyPath: path)
      XCTAssertNotNil(value as? NSNumber, path)
      XCTAssertNotNil(value as? Double, path)
      XCTAssertNotNil(value as? CGFloat, path)
    }
    XCTAssertEqual((layer.value(forKeyPath: "transform.rotation") as? Double) ?? 0, 0.5, accuracy: 1e-9)
    XCTAssertEqual(layer.value(forKeyPath: "bounds.size.height") as? Int, 40)
    XCTAssertNil(layer.value(forKeyPath: "position.q"))
  }

  func testBoxedStructures() {
    layer.setValue(NSValue(point: CGPoint(x: 7, y: 8)), forKeyPath: "position")
    XCTAssertEqual(layer.position, CGPoint(x: 7, y: 8))
    layer.setValue(NSValue(caTransform3D: CATransform3DMakeScale(2, 3, 1)), forKeyPath: "transform")
    XCTAssertEqual(layer.transform.m22, 3)
  }

  func testTransformRotation() {
    layer.setValue(CGFloat.pi / 3, forKeyPath: "transform.rotation.z")
    assertEqual(layer.transform, CATransform3DMakeRotation(.pi / 3, 0, 0, 1))
    XCTAssertEqual(try XCTUnwrap(number("transform.rotation")), .pi / 3, accuracy: 1e-12)
    layer.setValue(CGFloat.pi / 6, forKeyPath: "transform.rotation")
    assertEqual(layer.transform, CATransform3DMakeRotation(.pi / 6, 0, 0, 1))
    layer.transform = CATransform3DIdentity
    layer.setValue(0.4, forKeyPath: "transform.rotation.x")
    assertEqual(layer.transform, CATransform3DMakeRotation(0.4, 1, 0, 0))
    layer.transform = CATransform3DIdentity
    layer.setValue(0.4, forKeyPath: "transform.rotation.y")
    assertEqual(layer.transform, CATransform3DMakeRotation(0.4, 0, 1, 0))
    XCTAssertEqual(try XCTUnwrap(number("transform.rotation.y")), 0.4, accuracy: 1e-12)
  }

  func testTransformPartsKeepEachOther() {
    layer.setValue(2, forKeyPath: "transform.scale")
    layer.setValue(0.5, forKeyPath: "transform.rotation.z")
    layer.setValue(7, forKeyPath: "transform.translation.x")
    XCTAssertEqual(try XCTUnwrap(number("transform.scale.x")), 2, accuracy: 1e-12)
    XCTAssertEqual(try XCTUnwrap(number("transform.scale")), 2, accuracy: 1e-12)
    XCTAssertEqual(try XCTUnwrap(number("transform.rotation.z")), 0.5, accuracy: 1e-12)
    XCTAssertEqual(layer.value(forKeyPath: "transform.translation") as? CGSize, CGSize(width: 7, height: 0))
    layer.setValue(3, forKeyPath: "transform.scale.y")
    XCTAssertEqual(try XCTUnwrap(number("transform.scale.y")), 3, accuracy: 1e-12)
    XCTAssertEqual(try XCTUnwrap(number("transform.rotation.z")), 0.5, accuracy: 1e-12)
  }

  func testPerspectiveStays() {
    layer.transform.m34 = -1 / 500
    layer.setValue(0.3, forKeyPath: "transform.rotation.y")
    XCTAssertEqual(layer.transform.m34, -1 / 500)
  }

  func testAnyKeyHoldsAValue() {
    layer.setValue("hello", forKey: "greeting")
    XCTAssertEqual(layer.value(forKey: "greeting") as? String, "hello")
    layer.setValue(nil, forKey: "greeting")
    XCTAssertNil(layer.value(forKey: "greeting"))
    XCTAssertNil(layer.value(forKeyPath: "nothing.at.all"))
  }

  func testStyleAnswersForKeysWithoutValue() {
    layer.style = ["tone": 3]
    XCTAssertEqual(layer.value(forKey: "tone") as? Int, 3)
    layer.setValue(4, forKey: "tone")
    XCTAssertEqual(layer.value(forKey: "tone") as? Int, 4)
  }

  func testSubclassKeys() {
    let shape = CAShapeLayer()
    shape.setValue(0.5, forKeyPath: "strokeEnd")
    XCTAssertEqual(shape.strokeEnd, 0.5)
  }

  func testCustomKeysMayNeedDisplay() {
    final class Dial: CALayer {
      override class func needsDisplay(forKey key: String) -> Bool { key == "angle" }
    }
    let dial = Dial()
    dial.setValue(1, forKey: "other")
    XCTAssertFalse(dial.needsDisplay())
    dial.setValue(1, forKey: "angle")
    XCTAssertTrue(dial.needsDisplay())
  }
}
