import UIKit
import XCTest

/// The constraints that apps see, as in published dumps of UIKit: identifiers, items, relations and priorities.
final class StackConstraintTests: StackTestCase {
  /// Returns the constraints of the stack and its views, with short names, sorted.
  private func dump(_ stack: UIStackView) -> [String] {
    let all = stack.constraints + stack.arrangedSubviews.flatMap(\.constraints)
    return all.filter { $0.identifier?.hasPrefix("UISV-") == true }.map { line($0, stack) }.sorted()
  }

  private func line(_ constraint: NSLayoutConstraint, _ stack: UIStackView) -> String {
    func name(_ item: AnyObject?) -> String {
      if item === stack { return "S" }
      if item === a { return "a" }
      if item === b { return "b" }
      if item === c { return "c" }
      let text = "\(constraint)"
      if text.contains("_UIOLAGapGuide"), let guide = item as? UILayoutGuide {
        return "g" + gapNumber(guide, stack)
      }
      return (item as? UILayoutGuide)?.identifier ?? "?"
    }
    let names: [NSLayoutConstraint.Attribute: String] = [
      .leading: "leading", .trailing: "trailing", .top: "top", .bottom: "bottom", .width: "width",
      .height: "height",
      .centerX: "centerX", .centerY: "centerY", .firstBaseline: "firstBaseline", .lastBaseline: "lastBaseline",
    ]
    let relations: [NSLayoutConstraint.Relation: String] = [
      .equal: "==", .lessThanOrEqual: "<=", .greaterThanOrEqual: ">=",
    ]
    var text = constraint.identifier!.dropFirst(5) + ": " + name(constraint.firstItem) + "."
    text += names[constraint.firstAttribute] ?? "?"
    text += " \(relations[constraint.relation]!)"
    if constraint.secondItem != nil { text += " " }
    if constraint.multiplier != 1 { text += String(format: "%.3f*", constraint.multiplier) }
    if let second = constraint.secondItem {
      text += name(second) + "." + (names[constraint.secondAttribute] ?? "?")
    }
    if constraint.constant != 0 { text += String(format: "%+g", constraint.constant) }
    if constraint.priority != .required { text += String(format: "@%g", constraint.priority.rawValue) }
    return String(text)
  }

  private func gapNumber(_ guide: UILayoutGuide, _ stack: UIStackView) -> String {
    let gaps = stack.layoutGuides.filter { $0.identifier.isEmpty }
    return gaps.firstIndex { $0 === guide }.map(String.init) ?? "?"
  }

  private func check(
    _ expected: String, file: StaticString = #filePath, line: UInt = #line,
    _ change: (UIStackView) -> Void = { _ in }
  ) {
    let stack = makeStack { change($0) }
    let lines = expected.split(separator: "\n").map(String.init).sorted()
    XCTAssertEqual(dump(stack), lines, file: file, line: line)
    stack.removeFromSuperview()
  }

  private let ends = "canvas-connection: S.leading == a.leading\ncanvas-connection: S.trailing == c.trailing\n"
  private let filled =
    "alignment: a.bottom == b.bottom\nalignment: a.bottom == c.bottom\nalignment: a.top == b.top\n"
    + "alignment: a.top == c.top\ncanvas-connection: S.top == a.top\ncanvas-connection: S.bottom == a.bottom\n"
  private let spaced = "spacing: b.leading == a.trailing+10\nspacing: c.leading == b.trailing+10\n"
  private let suppressed =
    "ambiguity-suppression: a.height ==@25\nambiguity-suppression: b.height ==@25\n"
    + "ambiguity-suppression: c.height ==@25\nspanning-fit: UISV-alignment-spanner.height ==@51\n"
  private let span = "UISV-alignment-spanner"

  private func boundaries(_ top: String, _ bottom: String) -> String {
    ["a", "b", "c"].map {
      "spanning-boundary: \(span).top \(top.replacingOccurrences(of: "*", with: $0))\n"
        + "spanning-boundary: \(span).bottom \(bottom.replacingOccurrences(of: "*", with: $0))\n"
    }.joined()
  }

  func testFill() { check(ends + filled + spaced) { $0.spacing = 10 } }

  func testFillEqually() {
    check(ends + filled + spaced + "fill-equally: b.width == a.width\nfill-equally: c.width == a.width") {
      $0.spacing = 10
      $0.distribution = .fillEqually
    }
  }

  func testFillProportionally() {
    let parts =
      "fill-proportionally: a.width == 0.294*S.width@999\nfill-proportionally: b.width == 0.412*S.width@998\n"
      + "fill-proportionally: c.width == 0.176*S.width@997"
    check(ends + filled + spaced + parts) {
      $0.spacing = 10
      $0.distribution = .fillProportionally
    }
  }

  private let looselySpaced = "spacing: b.leading >= a.trailing+10\nspacing: c.leading >= b.trailing+10\n"

  func testEqualSpacing() {
    let gaps =
      "distributing-edge: g0.leading == a.trailing\ndistributing-edge: g0.trailing == b.leading\n"
      + "distributing-edge: g1.leading == b.trailing\ndistributing-edge: g1.trailing == c.leading\n"
      + "fill-equally: g1.width == g0.width\ncanvas-fit: S.width ==@49"
    check(ends + filled + looselySpaced + gaps) {
      $0.spacing = 10
      $0.distribution = .equalSpacing
    }
  }

  func testEqualCentering() {
    let gaps =
      "distributing-edge: g0.leading == a.centerX\ndistributing-edge: g0.trailing == b.centerX\n"
      + "distributing-edge: g1.leading == b.centerX\ndistributing-edge: g1.trailing == c.centerX\n"
      + "fill-equally: g1.width == g0.width@149\ncanvas-fit: S.width ==@49"
    check(ends + filled + looselySpaced + gaps) {
      $0.spacing = 10
      $0.distribution = .equalCentering
    }
  }

  func testLeading() {
    let rest =
      "alignment: a.top == b.top\nalignment: a.top == c.top\ncanvas-connection: S.top == a.top\n"
      + "canvas-connection: S.bottom == \(span).bottom\n"
    check(ends + spaced + suppressed + rest + boundaries("== *.top@999.5", ">= *.bottom")) {
      $0.spacing = 10
      $0.alignment = .leading
    }
  }

  func testCenter() {
    let rest =
      "alignment: a.centerY == b.centerY\nalignment: a.centerY == c.centerY\ncanvas-connection: S.top == \(span).top\n"
      + "canvas-connection: S.bottom == \(span).bottom\ncanvas-connection: S.centerY == a.centerY\n"
    check(ends + spaced + suppressed + rest + boundaries("<= *.top", ">= *.bottom")) {
      $0.spacing = 10
      $0.alignment = .center
    }
  }

  func testTrailing() {
    let rest =
      "alignment: a.bottom == b.bottom\nalignment: a.bottom == c.bottom\ncanvas-connection: S.top == \(span).top\n"
      + "canvas-connection: S.bottom == a.bottom\n"
    check(ends + spaced + suppressed + rest + boundaries("<= *.top", "== *.bottom@999.5")) {
      $0.spacing = 10
      $0.alignment = .bottom
    }
  }

  func testFirstBaseline() {
    let rest =
      "alignment: a.firstBaseline == b.firstBaseline\nalignment: a.firstBaseline == c.firstBaseline\n"
      + "canvas-connection: S.top == \(span).top\ncanvas-connection: S.bottom == \(span).bottom\n"
      + "canvas-fit: S.height ==@49\n"
    check(ends + spaced + suppressed + rest + boundaries("<= *.top", ">= *.bottom")) {
      $0.spacing = 10
      $0.alignment = .firstBaseline
    }
  }

  func testLastBaseline() {
    let rest =
      "alignment: a.lastBaseline == b.lastBaseline\nalignment: a.lastBaseline == c.lastBaseline\n"
      + "canvas-connection: S.top == \(span).top\ncanvas-connection: S.bottom >= a.bottom\n"
      + "canvas-fit: S.height ==@49\n"
    check(ends + spaced + suppressed + rest + boundaries("<= *.top", ">= *.bottom")) {
      $0.spacing = 10
      $0.alignment = .lastBaseline
    }
  }

  func testBaselinesOfAColumn() {
    let expected =
      "alignment: a.leading == b.leading\nalignment: a.leading == c.leading\nalignment: a.trailing == b.trailing\n"
      + "alignment: a.trailing == c.trailing\ncanvas-connection: S.top == a.top\ncanvas-connection: S.bottom == c.bottom\n"
      + "canvas-connection: S.leading == a.leading\ncanvas-connection: S.trailing == a.trailing\n"
      + "spacing: b.firstBaseline == a.lastBaseline+20\nspacing: c.firstBaseline == b.lastBaseline+20"
    check(expected) {
      $0.axis = .vertical
      $0.spacing = 20
      $0.isBaselineRelativeArrangement = true
    }
  }

  func testOneViewInTheMiddle() {
    let stack = makeStack([a]) { $0.alignment = .center }
    XCTAssertEqual(
      dump(stack),
      [
        "ambiguity-suppression: a.height ==@25", "canvas-connection: S.bottom >= a.bottom",
        "canvas-connection: S.centerY == a.centerY", "canvas-connection: S.leading == a.leading",
        "canvas-connection: S.top <= a.top", "canvas-connection: S.trailing == a.trailing",
        "canvas-fit: S.height ==@49",
      ])
  }

  func testHidden() {
    let stack = makeStack { $0.spacing = 10 }
    b.isHidden = true
    root.layoutIfNeeded()
    let lines = dump(stack)
    XCTAssertTrue(lines.contains("hiding: b.width =="))
    XCTAssertEqual(lines.filter { $0.hasPrefix("spacing:") }, ["spacing: c.leading == a.trailing+10"])
    XCTAssertEqual(
      lines.filter { $0.hasPrefix("canvas") },
      [
        "canvas-connection: S.bottom == a.bottom", "canvas-connection: S.leading == a.leading",
        "canvas-connection: S.top == a.top", "canvas-connection: S.trailing == c.trailing",
      ])
    b.isHidden = false
    root.layoutIfNeeded()
    XCTAssertFalse(dump(stack).contains { $0.hasPrefix("hiding") })
  }

  func testMarginsGuide() {
    let stack = makeStack { $0.isLayoutMarginsRelativeArrangement = true }
    XCTAssertTrue(
      Set(dump(stack)).isSuperset(of: [
        "canvas-connection: UIViewLayoutMarginsGuide.leading == a.leading",
        "canvas-connection: UIViewLayoutMarginsGuide.trailing == c.trailing",
        "canvas-connection: UIViewLayoutMarginsGuide.top == a.top",
        "canvas-connection: UIViewLayoutMarginsGuide.bottom == a.bottom",
      ]))
  }

  func testProportionsOfOneSizeAndOfNone() {
    b.size.width = UIView.noIntrinsicMetric
    c.size.width = UIView.noIntrinsicMetric
    let stack = makeStack(width: 300) { $0.distribution = .fillProportionally }
    let parts = dump(stack).filter { $0.hasPrefix("fill") }
    XCTAssertEqual(
      parts,
      [
        "fill-proportionally: a.width == S.width", "fill-proportionally: b.width ==",
        "fill-proportionally: c.width ==",
      ])
    stack.spacing = 10
    root.layoutIfNeeded()
    XCTAssertTrue(
      dump(stack).contains("fill-proportionally: a.width == 0.714*S.width@999"), "50 of 70 with the gaps")
    a.size.width = UIView.noIntrinsicMetric
    root.layoutIfNeeded()
    XCTAssertEqual(
      dump(stack).filter { $0.hasPrefix("fill") },
      ["fill-equally: b.width == a.width", "fill-equally: c.width == a.width"])
  }

  func testDescriptionsAsOnTheConsole() {
    let stack = makeStack { $0.alignment = .center }
    let texts = stack.constraints.map { "\($0)" }
    XCTAssertTrue(texts.contains { $0.contains("_UILayoutSpacer:") && $0.contains("'UISV-alignment-spanner'.top") })
    XCTAssertTrue(
      texts.contains {
        $0.contains("'UISV-spacing' H:[UIKitTests.SizedView:") && $0.contains("]-(0)-[UIKitTests.SizedView:")
      })
    stack.distribution = .equalSpacing
    root.layoutIfNeeded()
    XCTAssertTrue(
      stack.constraints.contains {
        "\($0)".contains("H:[UIKitTests.SizedView:") || "\($0)".contains("_UIOLAGapGuide")
      })
  }

  func testNothingIsLeftBehind() {
    let stack = makeStack { $0.distribution = .equalSpacing }
    let before = stack.constraints.count
    for alignment in [UIStackView.Alignment.center, .fill, .center, .leading, .fill] {
      stack.alignment = alignment
      root.layoutIfNeeded()
    }
    XCTAssertEqual(stack.constraints.count, before)
    XCTAssertEqual(stack.layoutGuides.count, 2)
    for view in stack.arrangedSubviews { stack.removeArrangedSubview(view) }
    root.layoutIfNeeded()
    XCTAssertEqual(dump(stack), [])
    XCTAssertTrue(stack.layoutGuides.isEmpty)
  }

  /// Multiline labels share the width of a row; in a column each has the full width.
  func testColumnsOfText() {
    let labels = [makeLabel("One two three", lines: 0), makeLabel("Four five six", lines: 0)]
    let stack = makeStack(labels, width: 60) { $0.axis = .vertical }
    XCTAssertFalse(stack.constraints.contains { $0.identifier == "UISV-text-width-disambiguation" })
    stack.axis = .horizontal
    root.layoutIfNeeded()
    XCTAssertTrue(stack.constraints.contains { $0.identifier == "UISV-text-width-disambiguation" })
  }
}
