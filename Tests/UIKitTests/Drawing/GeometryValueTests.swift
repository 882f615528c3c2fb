import UIKit
import XCTest

final class GeometryValueTests: XCTestCase {
  /// The texts of UIKit's functions, which apps store in user defaults.
  func testStrings() {
    XCTAssertEqual(NSCoder.string(for: CGRect(x: 1, y: 2, width: 3, height: 4.5)), "{{1, 2}, {3, 4.5}}")
    XCTAssertEqual(NSCoder.string(for: CGPoint(x: -1, y: 0.1)), "{-1, 0.10000000000000001}")
    XCTAssertEqual(NSCoder.string(for: CGSize(width: 320, height: 480)), "{320, 480}")
    XCTAssertEqual(NSCoder.string(for: CGAffineTransform.identity), "[1, 0, 0, 1, 0, 0]")
    XCTAssertEqual(NSCoder.string(for: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)), "{1, 2, 3, 4}")
    XCTAssertEqual(NSCoder.string(for: UIOffset(horizontal: 1, vertical: 2)), "{1, 2}")
  }

  /// Foundation's functions on Linux trap on these; Core Graphics' return the null rectangle.
  func testIntersectionsOfRectanglesThatAreNaN() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    for other in [
      CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1), CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1),
      CGRect(x: -CGFloat.infinity, y: 0, width: .infinity, height: 1),
    ] {
      XCTAssertTrue(rect.intersection(other).isNull)
      XCTAssertTrue(other.intersection(rect).isNull)
      XCTAssertFalse(rect.intersects(other))
    }
    XCTAssertEqual(
      rect.intersection(CGRect(x: 12, y: 14, width: -8, height: -10)), CGRect(x: 4, y: 4, width: 6, height: 6))
    XCTAssertEqual(rect.intersection(.infinite), rect)
    XCTAssertTrue(rect.intersection(.null).isNull)
    XCTAssertTrue(rect.intersection(CGRect(x: 11, y: 0, width: 1, height: 1)).isNull)
    XCTAssertTrue(rect.intersects(CGRect(x: 9, y: 9, width: 5, height: 5)))
  }

  func testParsing() {
    XCTAssertEqual(NSCoder.cgRect(for: "{{1, 2}, {3, 4.5}}"), CGRect(x: 1, y: 2, width: 3, height: 4.5))
    XCTAssertEqual(NSCoder.cgRect(for: "{{1,2},{3,-4e1}}"), CGRect(x: 1, y: 2, width: 3, height: -40))
    XCTAssertEqual(NSCoder.cgPoint(for: "{0.1, -7}"), CGPoint(x: 0.1, y: -7))
    XCTAssertEqual(
      NSCoder.cgAffineTransform(for: "[2, 0, 0, 3, 4, 5]"), CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 4, ty: 5))
    XCTAssertEqual(NSCoder.cgSize(for: "nonsense"), .zero)
    XCTAssertEqual(NSCoder.uiEdgeInsets(for: "{1, 2"), UIEdgeInsets(top: 1, left: 2, bottom: 0, right: 0))
    XCTAssertEqual(NSCoder.cgRect(for: ""), .zero)
  }

  func testStringsGoRound() {
    let rect = CGRect(x: 0.1, y: 1.0 / 3, width: 1e-20, height: 123_456_789.25)
    XCTAssertEqual(NSCoder.cgRect(for: NSCoder.string(for: rect)), rect)
  }

  func testValues() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    XCTAssertEqual(NSValue(cgRect: rect).cgRectValue, rect)
    XCTAssertEqual(NSValue(cgPoint: rect.origin).cgPointValue, rect.origin)
    XCTAssertEqual(NSValue(cgSize: rect.size).cgSizeValue, rect.size)
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    XCTAssertEqual(NSValue(cgAffineTransform: transform).cgAffineTransformValue, transform)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    XCTAssertEqual(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue, insets)
    let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    XCTAssertEqual(NSValue(directionalEdgeInsets: directional).directionalEdgeInsetsValue, directional)
    let offset = UIOffset(horizontal: 1, vertical: 2)
    XCTAssertEqual(NSValue(uiOffset: offset).uiOffsetValue, offset)
    XCTAssertEqual(NSValue(cgVector: CGVector(dx: 3, dy: 4)).cgVectorValue, CGVector(dx: 3, dy: 4))
  }

  /// The wrong accessor returns zero instead of the contents of the memory.
  func testValuesOfOtherTypes() {
    XCTAssertEqual(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgRectValue, .zero)
    XCTAssertEqual(NSValue(cgRect: .infinite).cgAffineTransformValue.a, 0)
    XCTAssertEqual((NSNumber(value: 4) as NSValue).cgPointValue, .zero)
  }

  func testArchives() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    archiver.encode(CGRect(x: 1, y: 2, width: 3, height: 4), forKey: "rect")
    archiver.encode(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), forKey: "insets")
    archiver.encode(CGAffineTransform(scaleX: 2, y: 3), forKey: "transform")
    archiver.finishEncoding()
    let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    XCTAssertEqual(reader.decodeCGRect(forKey: "rect"), CGRect(x: 1, y: 2, width: 3, height: 4))
    XCTAssertEqual(reader.decodeUIEdgeInsets(forKey: "insets").right, 4)
    XCTAssertEqual(reader.decodeCGAffineTransform(forKey: "transform"), CGAffineTransform(scaleX: 2, y: 3))
    XCTAssertEqual(reader.decodeCGPoint(forKey: "missing"), .zero)
  }
}
