import FlipsideTesting
import Foundation
import ObjectiveC
import XCTest

import class ObjectiveC.NSExpression

/// `NSExpression` as documented by Apple and as used by calculators.
final class ExpressionTests: XCTestCase {
  private let object: [String: Any] = ["a": 3, "l": [1, 2, 3, 4], "s": "hey"]

  private func value(_ format: String, _ arguments: Any...) -> Any? {
    NSExpression(format: format, argumentArray: arguments).expressionValue(with: object, context: nil)
  }
  private func number(_ format: String, _ arguments: Any...) -> Double? {
    (NSExpression(format: format, argumentArray: arguments).expressionValue(with: object, context: nil) as? NSNumber)?
      .doubleValue
  }

  func testArithmetic() {
    XCTAssertEqual(number("4 + 5 - 2**3"), 1)
    XCTAssertEqual(number("(1+2)*3/4.0"), 2.25)
    XCTAssertEqual(number("7/2"), 3, "whole numbers stay whole")
    XCTAssertEqual(number("7.0/2"), 3.5)
    XCTAssertEqual(number("-(1+2)*3"), -9)
    XCTAssertEqual(number("2 * -3"), -6)
    XCTAssertEqual(number("1e3 + 0x10"), 1016)
    XCTAssertEqual(number("9223372036854775807 + 1"), 9.223372036854775807e18, "no trap on overflow")
    XCTAssertEqual(number("5 & 3 | 8"), 9)
    XCTAssertEqual(number("a * %d + %@", 2, 1.5), 7.5)
    XCTAssertEqual(value("1/4.0") as? Double, 0.25)
    XCTAssertEqual(value("1+1") as? Int, 2)
    XCTAssertNotNil(number("1/0"))
  }

  func testFunctions() throws {
    XCTAssertEqual(number("sum(l)"), 10)
    XCTAssertEqual(number("average({1, 2, 3, 4})"), 2.5)
    XCTAssertEqual(number("max(3, 5, 9)"), 9)
    XCTAssertEqual(number("median(l)"), 2.5)
    XCTAssertEqual(try XCTUnwrap(number("stddev(1,2,3,4,4,5,9,11)")), 3.21859, accuracy: 0.00001)
    XCTAssertEqual(number("sqrt(16) + abs(-2) + ceiling(1.2) + floor(1.8) + trunc(-1.5)"), 8)
    XCTAssertEqual(try XCTUnwrap(number("ln(exp(2))")), 2, accuracy: 1e-12)
    XCTAssertEqual(value("uppercase(s)") as? String, "HEY")
    XCTAssertEqual(value("FUNCTION(s, 'uppercaseString')") as? String, "HEY")
    XCTAssertEqual(value("TERNARY(a > 2, 'x', 'y')") as? String, "x")
    XCTAssertEqual(value("CAST(0, 'NSDate')") as? Date, Date(timeIntervalSinceReferenceDate: 0))
    XCTAssertEqual(number("l[FIRST] + l[LAST] + l[1]"), 7)
    XCTAssertEqual(number("l.@sum.self + l.@count"), 14)
    let sum = NSExpression(forFunction: "sum:", arguments: [NSExpression(forConstantValue: [1, 2])])
    XCTAssertEqual(sum.expressionValue(with: nil, context: nil) as? Int, 3)
    let block = NSExpression(block: { object, arguments, _ in "\(object ?? 0)\(arguments)" }, arguments: [sum])
    XCTAssertEqual(block.expressionValue(with: 1, context: nil) as? String, "1[3]")
    let context: NSMutableDictionary = ["x": 4]
    XCTAssertEqual(NSExpression(format: "$y := $x * 2").expressionValue(with: nil, context: context) as? Int, 8)
    XCTAssertEqual(context["y"] as? Int, 8)
  }

  func testWhatUsersOfCalculatorsType() {
    let console = ConsoleRecorder()
    defer { console.end() }
    var lines: [String] { console.lines }
    for text in ["1 +", "2 ** ** 3", "()", ")", "1..2", "🙂", "1 = 1", "%", "5%%", "sin(1)"] {
      XCTAssertNil(NSExpression(format: text).expressionValue(with: nil, context: nil), text)
    }
    XCTAssertEqual(lines.count, 10, "\(lines)")
  }
}
