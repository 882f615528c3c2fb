import UIKit
import XCTest

/// All anchors and their methods.
final class AnchorTests: ConstraintTestCase {
  private lazy var a = add(UIView())
  private lazy var b = add(UIView())

  private func check(
    _ constraint: NSLayoutConstraint, _ relation: NSLayoutConstraint.Relation, _ multiplier: CGFloat = 1,
    _ constant: CGFloat = 0, line: UInt = #line
  ) {
    XCTAssertEqual(constraint.relation, relation, line: line)
    XCTAssertEqual(constraint.multiplier, multiplier, line: line)
    XCTAssertEqual(constraint.constant, constant, line: line)
    XCTAssertTrue(constraint.firstItem === a, line: line)
    XCTAssertEqual(constraint.priority, .required, line: line)
    XCTAssertFalse(constraint.isActive, line: line)
  }

  func testAttributes() {
    let horizontal: [(KeyPath<UIView, NSLayoutXAxisAnchor>, NSLayoutConstraint.Attribute)] = [
      (\.leadingAnchor, .leading), (\.trailingAnchor, .trailing), (\.leftAnchor, .left), (\.rightAnchor, .right),
      (\.centerXAnchor, .centerX),
    ]
    for (anchor, attribute) in horizontal {
      let constraint = a[keyPath: anchor].constraint(equalTo: b[keyPath: anchor])
      check(constraint, .equal)
      XCTAssertTrue(constraint.secondItem === b)
      XCTAssertEqual([constraint.firstAttribute, constraint.secondAttribute], [attribute, attribute])
    }
    let vertical: [(KeyPath<UIView, NSLayoutYAxisAnchor>, NSLayoutConstraint.Attribute)] = [
      (\.topAnchor, .top), (\.bottomAnchor, .bottom), (\.centerYAnchor, .centerY),
      (\.firstBaselineAnchor, .firstBaseline),
      (\.lastBaselineAnchor, .lastBaseline),
    ]
    for (anchor, attribute) in vertical {
      XCTAssertEqual(a[keyPath: anchor].constraint(equalTo: b.topAnchor).firstAttribute, attribute)
    }
    XCTAssertEqual(a.widthAnchor.constraint(equalToConstant: 1).firstAttribute, .width)
    XCTAssertEqual(a.heightAnchor.constraint(equalTo: b.widthAnchor).secondAttribute, .width)
  }

  func testRelations() {
    check(a.leftAnchor.constraint(equalTo: b.leftAnchor), .equal)
    check(a.leftAnchor.constraint(greaterThanOrEqualTo: b.leftAnchor), .greaterThanOrEqual)
    check(a.leftAnchor.constraint(lessThanOrEqualTo: b.leftAnchor), .lessThanOrEqual)
    check(a.topAnchor.constraint(equalTo: b.topAnchor, constant: 3), .equal, 1, 3)
    check(a.topAnchor.constraint(greaterThanOrEqualTo: b.topAnchor, constant: 3), .greaterThanOrEqual, 1, 3)
    check(a.topAnchor.constraint(lessThanOrEqualTo: b.topAnchor, constant: 3), .lessThanOrEqual, 1, 3)
  }

  func testDimensions() {
    check(a.widthAnchor.constraint(equalToConstant: 4), .equal, 1, 4)
    check(a.widthAnchor.constraint(greaterThanOrEqualToConstant: 4), .greaterThanOrEqual, 1, 4)
    check(a.widthAnchor.constraint(lessThanOrEqualToConstant: 4), .lessThanOrEqual, 1, 4)
    check(a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: 2), .equal, 2)
    check(a.widthAnchor.constraint(greaterThanOrEqualTo: b.widthAnchor, multiplier: 2), .greaterThanOrEqual, 2)
    check(a.widthAnchor.constraint(lessThanOrEqualTo: b.widthAnchor, multiplier: 2), .lessThanOrEqual, 2)
    check(a.widthAnchor.constraint(equalTo: b.heightAnchor, multiplier: 2, constant: 5), .equal, 2, 5)
    check(
      a.widthAnchor.constraint(greaterThanOrEqualTo: b.heightAnchor, multiplier: 2, constant: 5),
      .greaterThanOrEqual, 2, 5)
    check(
      a.widthAnchor.constraint(lessThanOrEqualTo: b.heightAnchor, multiplier: 2, constant: 5), .lessThanOrEqual, 2,
      5)
    check(a.widthAnchor.constraint(equalTo: b.heightAnchor, constant: 5), .equal, 1, 5)
  }

  func testSystemSpacing() {
    check(a.leadingAnchor.constraint(equalToSystemSpacingAfter: b.trailingAnchor, multiplier: 1), .equal, 1, 8)
    check(
      a.leadingAnchor.constraint(greaterThanOrEqualToSystemSpacingAfter: b.trailingAnchor, multiplier: 2),
      .greaterThanOrEqual, 1, 16)
    check(
      a.leftAnchor.constraint(lessThanOrEqualToSystemSpacingAfter: b.rightAnchor, multiplier: 0.5),
      .lessThanOrEqual, 1, 4)
    check(a.topAnchor.constraint(equalToSystemSpacingBelow: b.bottomAnchor, multiplier: 1), .equal, 1, 8)
    check(
      a.topAnchor.constraint(greaterThanOrEqualToSystemSpacingBelow: b.bottomAnchor, multiplier: 3),
      .greaterThanOrEqual,
      1, 24)
    check(
      a.topAnchor.constraint(lessThanOrEqualToSystemSpacingBelow: b.bottomAnchor, multiplier: 0), .lessThanOrEqual,
      1, 0)
    // Views without text have no lines.
    check(
      a.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: b.lastBaselineAnchor, multiplier: 1), .equal, 1, 8
    )
  }

  /// Apple's documentation: the spacing from or to a baseline depends on the fonts, and is updated when they
  /// change.
  func testSpacingOfLines() {
    let (label, field) = (add(UILabel()), add(UITextField()))
    label.font = .systemFont(ofSize: 17)
    field.font = .systemFont(ofSize: 17)
    let lines = field.firstBaselineAnchor.constraint(
      equalToSystemSpacingBelow: label.lastBaselineAnchor, multiplier: 1)
    XCTAssertEqual(lines.constant, 22)
    let edge = label.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: root.topAnchor, multiplier: 2)
    XCTAssertEqual(edge.constant, 44)
    label.font = .systemFont(ofSize: 34)
    activate(lines, edge, label.leftAnchor.constraint(equalTo: root.leftAnchor))
    XCTAssertEqual(lines.constant, 42)
    root.layoutIfNeeded()
    label.font = .systemFont(ofSize: 17)
    XCTAssertEqual(lines.constant, 22)
    root.layoutIfNeeded()
    XCTAssertEqual(edge.constant, 44)
    // A constant set by the app is kept.
    lines.constant = 5
    label.font = .systemFont(ofSize: 34)
    root.layoutIfNeeded()
    XCTAssertEqual(lines.constant, 5)
  }

  func testSpacingFollowsTheInterface() {
    root.semanticContentAttribute = .forceRightToLeft
    size(a, 10, 10)
    size(b, 10, 10)
    activate(
      a.leadingAnchor.constraint(equalToSystemSpacingAfter: root.leadingAnchor, multiplier: 2),
      b.leadingAnchor.constraint(equalToSystemSpacingAfter: a.trailingAnchor, multiplier: 1))
    root.layoutIfNeeded()
    XCTAssertEqual(a.frame.minX, 294)
    XCTAssertEqual(b.frame.minX, 276)
  }

  // MARK: Distances

  func testDistances() {
    place(a, 30, 40, 20, 20)
    size(b, 10, 10)
    activate(
      // The distance from `a` to `b` equals that from the edge to `a`.
      a.rightAnchor.anchorWithOffset(to: b.leftAnchor).constraint(
        equalTo: root.leftAnchor.anchorWithOffset(to: a.leftAnchor)),
      a.bottomAnchor.anchorWithOffset(to: b.topAnchor).constraint(equalToConstant: 7))
    root.layoutIfNeeded()
    XCTAssertEqual(b.frame, CGRect(x: 80, y: 67, width: 10, height: 10))
    XCTAssertEqual(console, [])
  }

  func testDistancesAsSizes() {
    place(a, 30, 40, 20, 20)
    let distance = root.topAnchor.anchorWithOffset(to: a.centerYAnchor)
    activate(
      b.leftAnchor.constraint(equalTo: root.leftAnchor), b.topAnchor.constraint(equalTo: root.topAnchor),
      b.widthAnchor.constraint(equalTo: distance, multiplier: 2, constant: 1),
      distance.constraint(equalTo: b.heightAnchor))
    root.layoutIfNeeded()
    XCTAssertEqual(b.frame.size, CGSize(width: 101, height: 50))
  }

  /// The distance between leading anchors follows the layout direction on both sides of a constraint.
  func testDistancesFollowTheInterface() {
    root.semanticContentAttribute = .forceRightToLeft
    place(a, 280, 0, 20, 20)
    activate(
      b.widthAnchor.constraint(equalTo: root.leadingAnchor.anchorWithOffset(to: a.leadingAnchor)),
      root.leadingAnchor.anchorWithOffset(to: a.trailingAnchor).constraint(equalTo: b.heightAnchor))
    root.layoutIfNeeded()
    XCTAssertEqual(b.frame.size, CGSize(width: 20, height: 40))
    // Only the start of the distance depends on the layout direction.
    let c = add(UIView())
    activate(
      c.widthAnchor.constraint(equalTo: root.leadingAnchor.anchorWithOffset(to: a.centerXAnchor)),
      root.leadingAnchor.anchorWithOffset(to: a.centerXAnchor).constraint(equalTo: c.heightAnchor))
    root.layoutIfNeeded()
    XCTAssertEqual(c.frame.size, CGSize(width: 30, height: 30))
    XCTAssertEqual(console, [])
  }

  // MARK: Guides

  func testAnchorsOfGuides() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    activate(
      guide.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      guide.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -30),
      guide.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      guide.heightAnchor.constraint(equalToConstant: 40))
    size(a, 10, 10)
    activate(
      a.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
      a.centerYAnchor.constraint(equalTo: guide.centerYAnchor))
    size(b, 10, 10)
    activate(
      b.leftAnchor.constraint(equalTo: guide.trailingAnchor), b.topAnchor.constraint(equalTo: guide.bottomAnchor))
    // A trailing anchor can't be constrained to a left one.
    XCTAssertEqual(console.count, 1)
    activate(b.leftAnchor.constraint(equalTo: guide.rightAnchor))
    root.layoutIfNeeded()
    XCTAssertEqual(guide.layoutFrame, CGRect(x: 20, y: 10, width: 270, height: 40))
    XCTAssertEqual(a.frame, CGRect(x: 150, y: 25, width: 10, height: 10))
    XCTAssertEqual(b.frame, CGRect(x: 290, y: 50, width: 10, height: 10))
  }

  // MARK: As objects

  func testEquality() {
    XCTAssertEqual(a.leftAnchor, a.leftAnchor)
    XCTAssertEqual(a.leftAnchor.hash, a.leftAnchor.hash)
    XCTAssertNotEqual(a.leftAnchor, b.leftAnchor)
    XCTAssertNotEqual(a.leftAnchor, a.leadingAnchor)
    XCTAssertEqual(a.leftAnchor.anchorWithOffset(to: b.leftAnchor), a.leftAnchor.anchorWithOffset(to: b.leftAnchor))
    XCTAssertNotEqual(
      a.leftAnchor.anchorWithOffset(to: b.leftAnchor), root.leftAnchor.anchorWithOffset(to: b.leftAnchor))
    XCTAssertTrue((a.leftAnchor.copy() as? NSLayoutXAxisAnchor)?.isEqual(a.leftAnchor) == true)
    XCTAssertEqual(Set([a.topAnchor, a.topAnchor, b.topAnchor]).count, 2)
  }

  /// The classes of the anchors that a constraint returns. They are read from the objects, because Swift's
  /// optimizer considers a cast between these unrelated classes impossible.
  func testAnchorsOfConstraints() {
    let edge = a.leadingAnchor.constraint(equalTo: b.trailingAnchor)
    XCTAssertTrue(type(of: edge.firstAnchor as NSObject) == NSLayoutXAxisAnchor.self)
    XCTAssertTrue(edge.secondAnchor.map { type(of: $0 as NSObject) } == NSLayoutXAxisAnchor.self)
    let top = a.topAnchor.constraint(equalTo: b.topAnchor)
    XCTAssertTrue(type(of: top.firstAnchor as NSObject) == NSLayoutYAxisAnchor.self)
    let width = a.widthAnchor.constraint(equalToConstant: 1)
    XCTAssertTrue(type(of: width.firstAnchor as NSObject) == NSLayoutDimension.self)
    XCTAssertNil(width.secondAnchor)
    // Another constraint is created from the anchors of a constraint.
    let again = edge.firstAnchor.constraint(equalTo: edge.secondAnchor ?? edge.firstAnchor, constant: 4)
    XCTAssertEqual(again.firstAttribute, .leading)
    XCTAssertEqual(again.secondAttribute, .trailing)
    XCTAssertTrue(again.secondItem === b)
  }

  func testAnchorsDoNotKeepTheirViews() {
    weak var gone: UIView?
    var anchor: NSLayoutXAxisAnchor?
    autoreleasepool {
      let view = UIView()
      anchor = view.leftAnchor
      gone = view
    }
    XCTAssertNil(gone)
    guard let anchor else { return XCTFail() }
    anchor.constraint(equalTo: root.leftAnchor).isActive = true
    XCTAssertEqual(root.constraints, [])
    XCTAssertFalse(anchor.description.isEmpty)
  }
}
