import UIKit
import XCTest

/// Frames determined by constraints, and ambiguous frames (Apple's documentation of UIView).
final class ConstraintAmbiguityTests: ConstraintTestCase {
  func testAffectingConstraints() {
    let (view, other) = (add(UIView()), add(UIView()))
    let own = place(view, 10, 20, 30, 40)
    let after = other.leftAnchor.constraint(equalTo: view.rightAnchor)
    after.isActive = true
    root.layoutIfNeeded()
    XCTAssertEqual(Set(view.constraintsAffectingLayout(for: .horizontal)), [own[0], own[2]])
    XCTAssertEqual(Set(view.constraintsAffectingLayout(for: .vertical)), [own[1], own[3]])
    XCTAssertTrue(other.constraintsAffectingLayout(for: .horizontal).contains(after))
    XCTAssertTrue(other.constraintsAffectingLayout(for: .horizontal).contains(own[2]))
    XCTAssertEqual(UIView().constraintsAffectingLayout(for: .vertical), [])
  }

  func testAmbiguousLayout() {
    let view = add(UIView())
    let constraints = place(view, 10, 20, 30, 40)
    root.layoutIfNeeded()
    XCTAssertFalse(view.hasAmbiguousLayout)
    for constraint in constraints {
      constraint.isActive = false
      XCTAssertTrue(view.hasAmbiguousLayout, "\(constraint)")
      constraint.isActive = true
      XCTAssertFalse(view.hasAmbiguousLayout)
    }
    // An inequality alone leaves the size ambiguous.
    constraints[2].isActive = false
    let least = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 5)
    least.isActive = true
    XCTAssertTrue(view.hasAmbiguousLayout)
    let label = add(UILabel())
    activate(
      label.leftAnchor.constraint(equalTo: root.leftAnchor), label.topAnchor.constraint(equalTo: root.topAnchor))
    label.text = "x"
    XCTAssertFalse(label.hasAmbiguousLayout)
    XCTAssertFalse(root.hasAmbiguousLayout)
    XCTAssertFalse(UIView().hasAmbiguousLayout)
  }

  /// The view changes to another frame that its constraints allow; determined values are kept.
  func testExercisingAmbiguity() {
    let view = add(UIView())
    let constraints = place(view, 10, 20, 30, 40)
    root.layoutIfNeeded()
    view.exerciseAmbiguityInLayout()
    root.layoutIfNeeded()
    XCTAssertEqual(view.frame, CGRect(x: 10, y: 20, width: 30, height: 40))
    constraints[0].isActive = false
    root.layoutIfNeeded()
    let before = view.frame
    view.exerciseAmbiguityInLayout()
    root.layoutIfNeeded()
    XCTAssertNotEqual(view.frame.minX, before.minX)
    XCTAssertEqual(view.frame.minY, 20)
    XCTAssertEqual(view.frame.size, CGSize(width: 30, height: 40))
    constraints[0].isActive = true
    root.layoutIfNeeded()
    XCTAssertEqual(view.frame, CGRect(x: 10, y: 20, width: 30, height: 40))
    XCTAssertEqual(console, [])
  }
}
