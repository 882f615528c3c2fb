import UIKit
import XCTest

/// Where constraints are held, how they come and go, and what may change (facts/behaviour/autolayout.md, Apple's documentation
/// of NSLayoutConstraint and UIView).
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
    // A view may hold constraints about views in it that others could hold.
    XCTAssertTrue(width.isActive)
    XCTAssertEqual(root.constraints, [width])
    root.addConstraint(width)
    XCTAssertEqual(root.constraints, [width])
    root.layoutIfNeeded()
    XCTAssertEqual(view.frame.width, 40)
    // Only the view that holds it takes it away.
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

  // MARK: Views elsewhere

  /// The words of the exception in published crash logs.
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

  /// Added to a view before the other one is in it: said at once, and it counts when the tree is complete.
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

  /// A view can't hold what is about its superview.
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

  // MARK: Views that leave

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

  /// Another superview is another place: constraints to the old surroundings end.
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
    // UIKit takes the view out of the tree first.
    XCTAssertFalse(far.isActive)
    root.layoutIfNeeded()
    XCTAssertEqual(view.frame.size, CGSize(width: 20, height: 20))
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
    // Apple's documentation: an exception. The systems of today let it pass.
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

  // MARK: Questions

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
    // Where an inequality alone leaves room.
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

  /// The view goes to another of the places that its constraints allow, and what is determined stays.
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
