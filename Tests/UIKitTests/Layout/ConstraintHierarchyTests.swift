import UIKit
import XCTest

/// Constraints between views that are not in the same hierarchy, not yet or no longer, as reported by UIKit
/// (facts/layout.md#pairs/common-ancestor).
final class ConstraintHierarchyTests: ConstraintTestCase {
  /// The message of the exception is that of published crash logs.
  func testNoCommonAncestor() {
    let view = add(UIView())
    let stranger = UIView()
    let constraint = view.leftAnchor.constraint(equalTo: stranger.leftAnchor)
    constraint.isActive = true
    XCTAssertEqual(
      console.map(withoutAddresses),
      [
        "NSGenericException: Unable to activate constraint with anchors <NSLayoutXAxisAnchor:0x \"UIView:0x.left\"> and "
          + "<NSLayoutXAxisAnchor:0x \"UIView:0x.left\"> because they have no common ancestor.  Does the constraint or its "
          + "anchors reference items in different view hierarchies?  That's illegal."
      ])
    XCTAssertFalse(constraint.isActive)
    XCTAssertEqual(root.constraints + view.constraints + stranger.constraints, [])
    root.addSubview(stranger)
    constraint.isActive = true
    XCTAssertTrue(constraint.isActive)
    XCTAssertEqual(console.count, 1)
  }

  func testGuideWithoutAView() {
    let guide = UILayoutGuide()
    let constraint = guide.widthAnchor.constraint(equalToConstant: 4)
    constraint.isActive = true
    XCTAssertFalse(constraint.isActive)
    XCTAssertTrue(said("and (null) because they have no common ancestor."))
    root.addLayoutGuide(guide)
    constraint.isActive = true
    root.layoutIfNeeded()
    XCTAssertEqual(guide.layoutFrame.width, 4)
  }

  /// A constraint is added before its second view. This is logged immediately, and the constraint applies when the
  /// hierarchy is complete.
  func testUnpreparedHierarchy() {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    let constraint = view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5)
    root.addConstraint(constraint)
    XCTAssertEqual(console.count, 1)
    XCTAssertTrue(
      withoutAddresses(console[0]).hasPrefix(
        "[LayoutConstraints] The view hierarchy is not prepared for the constraint: <NSLayoutConstraint:0x UIView:0x.width == "
          + "0.5*UIView:0x.width   (inactive)>\n\tWhen added to a view, the constraint's items must be descendants of that "
          + "view (or the view itself). This will crash if the constraint needs to be resolved before the view hierarchy is "
          + "assembled."), console[0])
    root.addSubview(view)
    root.layoutIfNeeded()
    XCTAssertEqual(view.frame.width, 160)
    XCTAssertEqual(console.count, 1)
  }

  func testResolvedTooEarly() {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addConstraint(view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5))
    root.layoutIfNeeded()
    root.setNeedsLayout()
    root.layoutIfNeeded()
    XCTAssertEqual(
      console.dropFirst(),
      [
        "NSInternalInconsistencyException: Impossible to set up layout with view hierarchy unprepared for constraint."
      ])
    root.addSubview(view)
    root.layoutIfNeeded()
    XCTAssertEqual(view.frame.width, 160)
    XCTAssertEqual(console.count, 2)
  }

  /// A constraint with the superview can't be added to a view.
  func testAddedToAViewTooDeep() {
    let view = add(UIView())
    size(view, 10, 10)
    let edge = view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 30)
    view.addConstraint(edge)
    XCTAssertTrue(said("The view hierarchy is not prepared for the constraint"))
    root.layoutIfNeeded()
    XCTAssertTrue(said("Impossible to set up layout"))
    XCTAssertEqual(view.frame.minX, 0)
    view.removeConstraint(edge)
    edge.isActive = true
    root.layoutIfNeeded()
    XCTAssertEqual(view.frame.minX, 30)
  }

  func testViewsThatLeave() {
    let parent = add(UIView())
    let view = add(UIView(), to: parent)
    let guide = UILayoutGuide()
    view.addLayoutGuide(guide)
    let across = view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 3)
    let ofGuide = guide.topAnchor.constraint(equalTo: parent.topAnchor)
    let within = guide.widthAnchor.constraint(equalTo: view.widthAnchor)
    let own = view.widthAnchor.constraint(equalToConstant: 50)
    activate(across, ofGuide, within, own)
    root.layoutIfNeeded()
    parent.removeFromSuperview()
    XCTAssertEqual([across, ofGuide, within, own].map(\.isActive), [false, true, true, true])
    view.removeFromSuperview()
    XCTAssertEqual([across, ofGuide, within, own].map(\.isActive), [false, false, true, true])
    root.layoutIfNeeded()
    root.addSubview(view)
    root.layoutIfNeeded()
    XCTAssertEqual(view.frame.width, 50)
    XCTAssertEqual(guide.layoutFrame.width, 50)
    across.isActive = true
    root.layoutIfNeeded()
    XCTAssertEqual(view.frame.minX, 3)
    view.removeLayoutGuide(guide)
    XCTAssertFalse(within.isActive)
    XCTAssertEqual(console, [])
  }

  /// When a view moves to another superview, its constraints to views of the old hierarchy are removed.
  func testMovingToAnotherSuperview() {
    let (first, second) = (add(UIView()), add(UIView()))
    place(first, 10, 10, 100, 100)
    place(second, 110, 10, 100, 100)
    let view = add(UIView(), to: first)
    let own = size(view, 20, 20)
    let edge = view.leftAnchor.constraint(equalTo: first.leftAnchor, constant: 5)
    let far = view.topAnchor.constraint(equalTo: root.topAnchor, constant: 40)
    activate(edge, far)
    root.layoutIfNeeded()
    XCTAssertEqual(view.frame, CGRect(x: 5, y: 30, width: 20, height: 20))
    second.addSubview(view)
    XCTAssertTrue(own.allSatisfy(\.isActive))
    XCTAssertFalse(edge.isActive)
    // UIKit first removes the view from the hierarchy.
    XCTAssertFalse(far.isActive)
    root.layoutIfNeeded()
    XCTAssertEqual(view.frame.size, CGSize(width: 20, height: 20))
  }
}
