import UIKit
import XCTest

/// Formats that can't be parsed: UIKit's message with the format and a mark at the position of the error, as in
/// published crash logs. No constraint is created, and the app continues.
final class VisualFormatErrorTests: ConstraintTestCase {
  private func check(
    _ format: String, _ reason: String, at position: Int?, options: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]? = nil, views: [String: Any]? = nil, line: UInt = #line
  ) {
    console = []
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: format, options: options, metrics: metrics,
      views: views ?? ["v": add(UIView()), "w": add(UIView())])
    XCTAssertEqual(made.count, 0, line: line)
    let mark = position.map { " \n\(format) \n\(String(repeating: " ", count: $0))^" } ?? ""
    XCTAssertEqual(
      console,
      [
        "NSInvalidArgumentException: Unable to parse constraint format: \(position == nil ? "" : "\n")\(reason)\(mark)"
      ],
      line: line)
  }

  func testPublishedMessages() {
    check("H:|-[nameLabel]-|", "nameLabel is not a key in the views dictionary.", at: 14)
    check("[want]-|", "want is not a key in the views dictionary.", at: 5)
    check("H:|-10-|", "Expected a view", at: 7)
    check("H:|-165.000000-|", "Expected a view", at: 15)
    check(
      "H:|[v]- (padding)-[w]|",
      "Expected a number or key from the metrics dictionary, but encountered something else",
      at: 7)
    check(
      "H:|-margiin-[v]",
      "Encountered metric with name \"margiin\", but value was not specified in metrics or views "
        + "dictionaries", at: 11)
    let alone = ["view": UIView()]
    let reason = "Unable to interpret '|' character, because the related view doesn't have a superview"
    check("H:|-(>=50)-[view(100)]", reason, at: 22, views: alone)
    check("|[view]|", reason, at: 7, views: alone)
    check(
      "V:[v][w]",
      "Options mask required views to be aligned on a vertical edge, which is not allowed for layout that is also "
        + "vertical.", at: 8, options: .alignAllTop)
    check(
      "[v][w]",
      "Options mask required views to be aligned on a horizontal edge, which is not allowed for layout that is also "
        + "horizontal.", at: 6, options: .alignAllLeading)
    check("", "It's an empty string.", at: nil)
  }

  /// A name has the syntax of C, so it can't be a key path (a well-known problem of
  /// `NSDictionaryOfVariableBindings`).
  func testKeyPaths() {
    check("|-[self.button]", "self is not a key in the views dictionary.", at: 7, views: ["self.button": UIView()])
  }

  func testPlaces() {
    let expected: [(String, Int)] = [
      ("H:", 2), ("V", 0), ("h:[v]", 0), ("Q:[v]", 0), ("[", 1), ("[]", 1), ("[1v]", 1), ("[v", 2), ("[v(", 3),
      ("[v()]", 3), ("[v(@)]", 3), ("[v(5@)]", 5), ("[v(5]", 4), ("[v(5,)]", 5), ("[v(=5)]", 3), ("[v(5)", 5),
      ("[v]-", 4), ("[v]-8[w]", 5), ("[v]-8-", 6), ("[v]--[w]", 4), ("[v]w", 3), ("[v]|[w]", 4), ("|", 1),
      ("[v] [w]", 3), ("[v(5e)]", 4), ("[v(5e+)]", 4), ("[v(>=w*)]", 7), ("[v(5@nothing)]", 12), ("[v]-(5-[w]", 7),
    ]
    for (format, position) in expected {
      console = []
      XCTAssertEqual(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, metrics: nil, views: ["v": add(UIView()), "w": add(UIView())]
        ).count, 0, format)
      XCTAssertEqual(console.count, 1, format)
      XCTAssertTrue(
        console.first?.hasSuffix("\n\(format) \n\(String(repeating: " ", count: position))^") == true,
        "\(format): \(console)")
    }
  }

  func testValuesThatAreNone() {
    check(
      "[v]-m-[w]",
      "Encountered metric with name \"m\", but value was not specified in metrics or views dictionaries", at: 5,
      metrics: ["m": "text"])
    check(
      "[v(w)]", "w in the views dictionary is neither a view nor a layout guide.", at: 4,
      views: ["v": add(UIView()), "w": "text"])
    check(
      "[v]-w-[w]",
      "Encountered metric with name \"w\", but value was not specified in metrics or views dictionaries",
      at: 5)
    check("[vé]", "It contains non-ASCII characters.", at: nil)
  }

  func testNumbersThatAreNone() {
    let view = add(UIView())
    for bad in [Double.nan, .infinity] {
      let made = NSLayoutConstraint.constraints(
        withVisualFormat: "[v(m)]", metrics: ["m": bad], views: ["v": view])
      NSLayoutConstraint.activate(made)
    }
    root.layoutIfNeeded()
    XCTAssertEqual(view.frame.width, 0)
    XCTAssertTrue(said("constant is not finite"))
  }

  func testNoise() {
    var seed: UInt64 = 1
    func random(_ count: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % count
    }
    let alphabet = Array("HV:|[]()-=<>@,.+*/ vw159")
    let views = ["v": add(UIView()), "w": add(UIView())]
    for _ in 0..<3000 {
      let format = String((0..<random(15)).map { _ in alphabet[random(alphabet.count)] })
      console = []
      let made = NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: views)
      if made.isEmpty, console.isEmpty { XCTAssertEqual(format.filter { $0 == "[" }.count, 1, format) }
      if !made.isEmpty { XCTAssertEqual(console.filter { $0.contains("parse") }, [], format) }
    }
  }
}
