import UIKit
import XCTest

/// The views to which constraints are added, activation and removal, and the properties that may change
/// (facts/layout.md#pairs, Apple's documentation of NSLayoutConstraint and UIView).
final class ConstraintActivationTests: ConstraintTestCase {
  // MARK: Defaults

  func testDefaults() {
    let view = add(UIView())
    let constraint = view.widthAnchor.constraint(equalToConstant: 5)
    XCTAssertEqual(constraint.priority, .required)
    XCTAssertEqual(constraint.multiplier, 1)
    XCTAssertEqual(constraint.relation, .equal)
    XCTAssertFalse(constraint.isActive)
    XCTAssertFalse(constraint.shouldBeArchived)
    XCTAssertNil(constraint.identifier)
    XCTAssertTrue(constraint.firstItem === view)
    XCTAssertEqual(constraint.firstAttribute, .width)
    XCTAssertTrue(constraint.firstAnchor.isEqual(view.widthAnchor))
    constraint.shouldBeArchived = true
    XCTAssertTrue(constraint.shouldBeArchived)
    constraint.shouldBeArchived = false
    XCTAssertFalse(constraint.shouldBeArchived)
    let edge = relate(view, .left, .lessThanOrEqual, root, .right, 2, 3)
    XCTAssertEqual(edge.relation, .lessThanOrEqual)
    XCTAssertEqual(edge.multiplier, 2)
    XCTAssertEqual(edge.constant, 3)
    XCTAssertTrue(edge.secondItem === root)
    XCTAssertEqual(edge.secondAttribute, .right)
    XCTAssertTrue(edge.secondAnchor?.isEqual(root.rightAnchor) == true)
  }

  func testRawValues() {
    XCTAssertEqual(NSLayoutConstraint.Relation.lessThanOrEqual.rawValue, -1)
    XCTAssertEqual(NSLayoutConstraint.Relation.greaterThanOrEqual.rawValue, 1)
    XCTAssertEqual(NSLayoutConstraint.Attribute.lastBaseline.rawValue, 11)
    XCTAssertEqual(NSLayoutConstraint.Attribute.centerYWithinMargins.rawValue, 20)
    XCTAssertEqual(NSLayoutConstraint.FormatOptions.alignAllFirstBaseline.rawValue, 1 << 12)
    XCTAssertEqual(NSLayoutConstraint.FormatOptions.directionRightToLeft.rawValue, 2 << 16)
    XCTAssertEqual(NSLayoutConstraint.FormatOptions.spacingBaselineToBaseline.rawValue, 1 << 19)
  }

  // MARK: Who holds them

  func testNearestCommonAncestor() {
    let left = add(UIView())
    let right = add(UIView())
    let deep = add(UIView(), to: add(UIView(), to: left))
    let guide = UILayoutGuide()
    left.addLayoutGuide(guide)
    let expected: [(NSLayoutConstraint, UIView)] = [
      (deep.widthAnchor.constraint(equalToConstant: 1), deep),
      (deep.leftAnchor.constraint(equalTo: left.leftAnchor), left),
      (left.leftAnchor.constraint(equalTo: deep.leftAnchor), left),
      (deep.topAnchor.constraint(equalTo: right.topAnchor), root),
      (guide.widthAnchor.constraint(equalToConstant: 1), left),
      (guide.topAnchor.constraint(equalTo: deep.topAnchor), left),
      (guide.leftAnchor.constraint(equalTo: right.leftAnchor), root),
      (root.leftAnchor.anchorWithOffset(to: deep.leftAnchor).constraint(equalTo: deep.widthAnchor), root),
    ]
    for (constraint, holder) in expected {
      constraint.isActive = true
      XCTAssertTrue(holder.constraints.contains(constraint), "\(constraint)")
      XCTAssertTrue(constraint.isActive)
      constraint.isActive = true
      XCTAssertEqual(holder.constraints.filter { $0 === constraint }.count, 1)
      constraint.isActive = false
      XCTAssertFalse(holder.constraints.contains(constraint))
      XCTAssertFalse(constraint.isActive)
      constraint.isActive = false
    }
    XCTAssertEqual(console, [])
  }

  func testActivatingMany() {
    let view = add(UIView())
    let constraints = [
      view.widthAnchor.constraint(equalToConstant: 1), view.heightAnchor.constraint(equalToConstant: 2),
      view.leftAnchor.constraint(equalTo: root.leftAnchor),
    ]
    NSLayoutConstraint.activate(constraints)
    XCTAssertTrue(constraints.allSatisfy(\.isActive))
    XCTAssertEqual(view.constraints, Array(constraints[0...1]))
    XCTAssertEqual(root.constraints, [constraints[2]])
    NSLayoutConstraint.deactivate(constraints)
    XCTAssertFalse(constraints.contains(where: \.isActive))
    NSLayoutConstraint.activate([])
    NSLayoutConstraint.deactivate([])
  }

  func testAddingAndRemoving() {
    let view = add(UIView())
    let other = add(UIView())
    let width = view.widthAnchor.constraint(equalToConstant: 40)
    root.addConstraint(width)
    // A constraint may be added to any ancestor of its items.
    XCTAssertTrue(width.isActive)
    XCTAssertEqual(root.constraints, [width])
    root.addConstraint(width)
    XCTAssertEqual(root.constraints, [width])
    root.layoutIfNeeded()
    XCTAssertEqual(view.frame.width, 40)
    // Only the view to which a constraint is added can remove it.
    view.removeConstraint(width)
    XCTAssertTrue(width.isActive)
    root.removeConstraints([width, other.widthAnchor.constraint(equalToConstant: 3)])
    XCTAssertFalse(width.isActive)
    XCTAssertEqual(root.constraints, [])
    view.addConstraints([width, view.heightAnchor.constraint(equalToConstant: 20)])
    root.layoutIfNeeded()
    XCTAssertEqual(view.frame.size, CGSize(width: 40, height: 20))
    view.removeConstraints(view.constraints)
    root.layoutIfNeeded()
    XCTAssertEqual(view.frame.size, .zero)
    XCTAssertEqual(console, [])
  }

  // MARK: Priorities and constants

  func testPriorityOfActiveConstraints() {
    let view = add(UIView())
    let width = view.widthAnchor.constraint(equalToConstant: 10)
    width.priority = .defaultHigh
    let least = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 50)
    least.priority = .defaultLow
    activate(width, least)
    root.layoutIfNeeded()
    XCTAssertEqual(view.frame.width, 10)
    least.priority = UILayoutPriority(800)
    root.layoutIfNeeded()
    XCTAssertEqual(view.frame.width, 50)
    XCTAssertEqual(console, [])
    // Apple's documentation describes an exception, which current systems do not raise.
    width.priority = .required
    XCTAssertEqual(
      console,
      [
        "NSInternalInconsistencyException: Mutating a priority from required to not on an installed constraint (or "
          + "vice-versa) is not supported.  You passed priority 1000 and the existing priority was 750."
      ])
    root.layoutIfNeeded()
    XCTAssertEqual(view.frame.width, 10)
    width.isActive = false
    width.priority = .defaultLow
    XCTAssertEqual(console.count, 1)
  }

  func testPrioritiesThatAreNone() {
    let width = add(UIView()).widthAnchor.constraint(equalToConstant: 10)
    width.priority = .defaultHigh
    for bad in [Float(0), -1, 1001, .infinity, .nan] {
      console = []
      width.priority = UILayoutPriority(bad)
      XCTAssertEqual(width.priority, .defaultHigh)
      XCTAssertEqual(console.count, 1)
      XCTAssertTrue(
        said(
          ".  Priorities must be greater than 0 and less or equal to NSLayoutPriorityRequired, which is 1000.000000."
        ))
    }
  }

  func testConstantsThatAreNone() {
    let view = add(UIView())
    let width = view.widthAnchor.constraint(equalToConstant: 30)
    width.isActive = true
    width.constant = .nan
    XCTAssertEqual(
      console.map(withoutAddresses),
      [
        "NSInternalInconsistencyException: NSLayoutConstraint constant is not finite!  That's illegal.  constant:nan "
          + "firstAnchor:<NSLayoutDimension:0x \"UIView:0x.width\"> secondAnchor:(null)"
      ])
    console = []
    let edge = view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: -.infinity)
    XCTAssertEqual(
      console.map(withoutAddresses),
      [
        "NSInternalInconsistencyException: NSLayoutConstraint constant is not finite!  That's illegal.  constant:-inf "
          + "firstAnchor:<NSLayoutXAxisAnchor:0x \"UIView:0x.left\"> secondAnchor:<NSLayoutXAxisAnchor:0x \"UIView:0x.left\">"
      ])
    console = []
    let height = view.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: .infinity)
    XCTAssertEqual(
      console, ["NSInternalInconsistencyException: Multiplier is not finite!  That's illegal.  multiplier:inf"])
    for constraint in [edge, height] {
      constraint.isActive = true
      XCTAssertFalse(constraint.isActive)
    }
    root.layoutIfNeeded()
    XCTAssertEqual(view.frame, CGRect(x: 0, y: 0, width: 30, height: 0))
  }

  func testEnormousConstants() {
    let view = add(UIView())
    for width in [CGFloat.greatestFiniteMagnitude, 1e300] {
      let constraint = view.widthAnchor.constraint(greaterThanOrEqualToConstant: width)
      constraint.priority = .defaultLow
      constraint.isActive = true
    }
    activate(view.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor))
    root.layoutIfNeeded()
    XCTAssertEqual(view.frame.width, 320)
    XCTAssertTrue(console.allSatisfy { $0.contains("exceeds internal limits") }, "\(console)")
  }
}
