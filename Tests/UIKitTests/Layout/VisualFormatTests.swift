import UIKit
import XCTest

/// The complete grammar of visual formats, according to Apple's "Visual Format Language".
final class VisualFormatTests: ConstraintTestCase {
  private lazy var a = add(UIView())
  private lazy var b = add(UIView())
  private lazy var c = add(UIView())

  private func make(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil
  ) -> [NSLayoutConstraint] {
    NSLayoutConstraint.constraints(
      withVisualFormat: format, options: options, metrics: metrics, views: ["a": a, "b": b, "_c1": c])
  }

  /// Returns one line for each constraint, with `A` and `B` for the views and `|` for the root.
  private func lines(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil
  ) -> [String] {
    let made = make(format, options, metrics: metrics)
    XCTAssertEqual(console, [], format)
    return made.map(line)
  }

  private func line(_ constraint: NSLayoutConstraint) -> String {
    func name(_ item: AnyObject?) -> String {
      item === a ? "A" : item === b ? "B" : item === c ? "C" : item === root ? "|" : "?"
    }
    func term(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> String {
      "\(name(item)).\(attribute.rawValue)"
    }
    let relation = ["<=", "==", ">="][constraint.relation.rawValue + 1]
    var text = "\(term(constraint.firstItem, constraint.firstAttribute)) \(relation) "
    if constraint.secondItem != nil {
      if constraint.multiplier != 1 { text += "\(constraint.multiplier)*" }
      text += term(constraint.secondItem, constraint.secondAttribute) + " "
    }
    text += "\(constraint.constant)"
    return constraint.priority == .required ? text : text + " @\(constraint.priority.rawValue)"
  }

  // The attributes are left 1, right 2, top 3, bottom 4, leading 5, trailing 6, width 7, height 8, center 9 and 10,
  // last and first baseline 11 and 12, and margins 13 to 18.

  // MARK: Apple's examples

  func testStandardSpace() { XCTAssertEqual(lines("[a]-[b]"), ["B.5 == A.6 8.0"]) }
  func testWidthConstraint() { XCTAssertEqual(lines("[a(>=50)]"), ["A.7 >= 50.0"]) }
  func testConnectionToSuperview() {
    XCTAssertEqual(lines("|-50-[a]-50-|"), ["A.5 == |.5 50.0", "|.6 == A.6 50.0"])
  }
  func testVerticalLayout() { XCTAssertEqual(lines("V:[a]-10-[b]"), ["B.3 == A.4 10.0"]) }
  func testFlushViews() { XCTAssertEqual(lines("[a][b]"), ["B.5 == A.6 0.0"]) }
  func testPriority() { XCTAssertEqual(lines("[a(100@20)]"), ["A.7 == 100.0 @20.0"]) }
  func testEqualWidths() { XCTAssertEqual(lines("[a(==b)]"), ["A.7 == B.7 0.0"]) }
  func testMultiplePredicates() {
    XCTAssertEqual(lines("[a(>=70,<=100)]"), ["A.7 >= 70.0", "A.7 <= 100.0"])
  }
  func testCompleteLine() {
    XCTAssertEqual(
      lines("|-[a]-[b]-[_c1(>=20)]-|"),
      ["A.5 == |.17 0.0", "B.5 == A.6 8.0", "C.5 == B.6 8.0", "C.7 >= 20.0", "|.18 == C.6 0.0"])
  }

  // MARK: The grammar

  func testOrientation() {
    XCTAssertEqual(lines("H:[a(5)]"), ["A.7 == 5.0"])
    XCTAssertEqual(lines("V:[a(5)]"), ["A.8 == 5.0"])
    XCTAssertEqual(lines("V:|-[a]-|"), ["A.3 == |.15 0.0", "|.16 == A.4 0.0"])
  }

  func testConnections() {
    XCTAssertEqual(lines("|[a]|"), ["A.5 == |.5 0.0", "|.6 == A.6 0.0"])
    XCTAssertEqual(lines("|-0-[a]"), ["A.5 == |.5 0.0"])
    XCTAssertEqual(lines("[a]-(8)-|"), ["|.6 == A.6 8.0"])
    XCTAssertEqual(lines("[a]-(-8)-[b]"), ["B.5 == A.6 -8.0"])
    XCTAssertEqual(
      lines("[a]-(>=8,<=20@750,==10@250)-[b]"),
      ["B.5 >= A.6 8.0", "B.5 <= A.6 20.0 @750.0", "B.5 == A.6 10.0 @250.0"])
    XCTAssertEqual(lines("|-(>=4@999)-[a]"), ["A.5 >= |.5 4.0 @999.0"])
    XCTAssertEqual(lines("[a]-1.5e1-[b]"), ["B.5 == A.6 15.0"])
    XCTAssertEqual(lines("[a]-.5-[b]"), ["B.5 == A.6 0.5"])
  }

  func testMetrics() {
    let metrics: [String: Any] = [
      "int": 3, "double": 4.5, "float": Float(1.5), "cg": CGFloat(6), "number": NSNumber(value: 7), "p": 300,
      "level": UILayoutPriority.defaultHigh, "_x2": 9,
    ]
    XCTAssertEqual(lines("[a]-int-[b(double)]", metrics: metrics), ["B.5 == A.6 3.0", "B.7 == 4.5"])
    XCTAssertEqual(lines("[a(float)]-(cg)-[b]", metrics: metrics), ["A.7 == 1.5", "B.5 == A.6 6.0"])
    XCTAssertEqual(lines("[a(>=number@p)]", metrics: metrics), ["A.7 >= 7.0 @300.0"])
    XCTAssertEqual(lines("[a(_x2@level)]", metrics: metrics), ["A.7 == 9.0 @750.0"])
    // A metric takes precedence over a view with the same name.
    XCTAssertEqual(lines("[a(==b)]", metrics: ["b": 12]), ["A.7 == 12.0"])
  }

  func testArithmetic() {
    let metrics = ["m": 10]
    XCTAssertEqual(lines("[a(==b*2)]"), ["A.7 == 2.0*B.7 0.0"])
    XCTAssertEqual(lines("[a(<=b/4+3@200)]"), ["A.7 <= 0.25*B.7 3.0 @200.0"])
    XCTAssertEqual(lines("V:[a(>=b-m)]", metrics: metrics), ["A.8 >= B.8 -10.0"])
    XCTAssertEqual(lines("[a]-(m*2+1)-[b]", metrics: metrics), ["B.5 == A.6 21.0"])
    XCTAssertEqual(lines("[a(m/4)]", metrics: metrics), ["A.7 == 2.5"])
    XCTAssertEqual(make("[a(m/0)]", metrics: metrics), [])
    XCTAssertEqual(console.count, 1)
  }

  func testGuidesAndNestedViews() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: "V:|[top]-2-[a(>=top)]", metrics: nil, views: ["top": guide, "a": a])
    XCTAssertEqual(made.count, 3)
    XCTAssertTrue(made[0].firstItem === guide && made[0].secondItem === root)
    XCTAssertEqual(console, [])
  }

  // MARK: Options

  func testAlignment() {
    let across: [(NSLayoutConstraint.FormatOptions, Int)] = [
      (.alignAllTop, 3), (.alignAllBottom, 4), (.alignAllCenterY, 10), (.alignAllLastBaseline, 11),
      (.alignAllFirstBaseline, 12),
    ]
    for (option, attribute) in across {
      XCTAssertEqual(
        Set(lines("[a][b][_c1]", option)),
        [
          "B.5 == A.6 0.0", "C.5 == B.6 0.0", "A.\(attribute) == B.\(attribute) 0.0",
          "B.\(attribute) == C.\(attribute) 0.0",
        ])
    }
    let down: [(NSLayoutConstraint.FormatOptions, Int)] = [
      (.alignAllLeft, 1), (.alignAllRight, 2), (.alignAllLeading, 5), (.alignAllTrailing, 6), (.alignAllCenterX, 9),
    ]
    for (option, attribute) in down {
      XCTAssertEqual(Set(lines("V:[a][b]", option)), ["B.3 == A.4 0.0", "A.\(attribute) == B.\(attribute) 0.0"])
    }
    XCTAssertEqual(
      Set(lines("[a][b]", [.alignAllTop, .alignAllBottom])), ["B.5 == A.6 0.0", "A.3 == B.3 0.0", "A.4 == B.4 0.0"])
    XCTAssertEqual(lines("|[a]", .alignAllTop), ["A.5 == |.5 0.0"])
  }

  func testDirections() {
    XCTAssertEqual(
      lines("|-[a]-8-[b]-|", .directionLeftToRight), ["A.1 == |.13 0.0", "B.1 == A.2 8.0", "|.14 == B.2 0.0"])
    // From right to left, `a` is at the right.
    place(b, 0, 0, 30, 10)
    NSLayoutConstraint.activate(make("|-20-[a(50)]-8-[b]", .directionRightToLeft))
    root.semanticContentAttribute = .forceLeftToRight
    size(a, 50, 10)
    for constraint in root.constraints
    where constraint.firstItem === b && constraint.firstAttribute == .left && constraint.secondItem === root {
      constraint.isActive = false
    }
    root.layoutIfNeeded()
    XCTAssertEqual(a.frame.minX, 250)
    XCTAssertEqual(b.frame.minX, 212)
    XCTAssertEqual(console, [])
  }

  func testFormatsFollowTheInterface() {
    root.semanticContentAttribute = .forceRightToLeft
    NSLayoutConstraint.activate(make("|-20-[a(50)]-8-[b(30)]") + make("V:|[a(5)]") + make("V:|[b(5)]"))
    root.layoutIfNeeded()
    XCTAssertEqual(a.frame, CGRect(x: 250, y: 0, width: 50, height: 5))
    XCTAssertEqual(b.frame, CGRect(x: 212, y: 0, width: 30, height: 5))
  }

  /// The spacing is from the last baseline to the first one; for views without text it is measured from edges
  /// (UIKit's header on the option).
  func testSpacingOfBaselines() {
    let (label, other) = (add(UILabel()), add(UILabel()))
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: "V:[l]-30-[o]-5-[a]-6-[l2]", options: .spacingBaselineToBaseline, metrics: nil,
      views: ["l": label, "o": other, "a": a, "l2": label])
    XCTAssertEqual(made.map(\.firstAttribute), [.firstBaseline, .top, .firstBaseline])
    XCTAssertEqual(made.map(\.secondAttribute), [.lastBaseline, .lastBaseline, .bottom])
    // The standard spacing is then one line.
    let standard = NSLayoutConstraint.constraints(
      withVisualFormat: "V:[l]-[o]", options: .spacingBaselineToBaseline, metrics: nil,
      views: ["l": label, "o": other])
    XCTAssertEqual(standard.map(\.constant), [22])
    XCTAssertEqual(
      NSLayoutConstraint.constraints(
        withVisualFormat: "[l]-[o]", options: .spacingBaselineToBaseline, metrics: nil,
        views: ["l": label, "o": other]
      ).map(\.constant), [8])
  }

  func testStandardGapIsTheMargin() {
    root.layoutMargins = UIEdgeInsets(top: 11, left: 12, bottom: 13, right: 14)
    NSLayoutConstraint.activate(make("|-[a]-|") + make("V:|-[a]-|"))
    root.layoutIfNeeded()
    XCTAssertEqual(a.frame, CGRect(x: 12, y: 11, width: 294, height: 456))
  }
}
