import UIKit
import XCTest

/// Constraints, anchors, guides and what is said about wrong ones (facts/behaviour/autolayout.md).
final class ConstraintRulesTests: CoreTestCase {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func add(_ parent: UIView? = nil) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    (parent ?? root).addSubview(view)
    return view
  }

  private func fix(_ view: UIView, _ width: CGFloat, _ height: CGFloat) {
    view.widthAnchor.constraint(equalToConstant: width).isActive = true
    view.heightAnchor.constraint(equalToConstant: height).isActive = true
  }

  // MARK: Constraints

  func testLeadingIsRightWhereTextRunsLeft() {
    root.semanticContentAttribute = .forceRightToLeft
    let view = add()
    fix(view, 50, 20)
    view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10).isActive = true
    view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    root.layoutIfNeeded()
    XCTAssertEqual(view.frame, CGRect(x: 260, y: 0, width: 50, height: 20))
  }

  func testMarginAttributes() {
    root.layoutMargins = UIEdgeInsets(top: 1, left: 20, bottom: 3, right: 40)
    let view = add()
    let pairs: [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)] = [
      (.left, .leftMargin), (.right, .rightMargin), (.top, .topMargin), (.bottom, .bottomMargin),
    ]
    for (first, second) in pairs {
      NSLayoutConstraint(
        item: view, attribute: first, relatedBy: .equal, toItem: root, attribute: second, multiplier: 1, constant: 0
      ).isActive = true
    }
    root.layoutIfNeeded()
    XCTAssertEqual(view.frame, CGRect(x: 20, y: 1, width: 260, height: 476))
  }

  func testHigherPriorityWins() {
    let view = add()
    let low = view.widthAnchor.constraint(equalToConstant: 100)
    low.priority = .defaultLow
    let high = view.widthAnchor.constraint(equalToConstant: 200)
    high.priority = .defaultHigh
    NSLayoutConstraint.activate([low, high])
    root.layoutIfNeeded()
    XCTAssertEqual(view.frame.width, 200)
    low.priority = UILayoutPriority(900)
    root.layoutIfNeeded()
    XCTAssertEqual(view.frame.width, 100)
    XCTAssertEqual(console, [])
  }

  func testHeldByTheNearestCommonAncestor() {
    let (a, b) = (add(), add())
    let inner = add(a)
    let across = inner.leftAnchor.constraint(equalTo: b.leftAnchor)
    let own = inner.widthAnchor.constraint(equalToConstant: 1)
    NSLayoutConstraint.activate([across, own])
    XCTAssertTrue(root.constraints.contains { $0 === across })
    XCTAssertTrue(inner.constraints.contains { $0 === own })
    inner.removeFromSuperview()
    XCTAssertFalse(across.isActive)
    XCTAssertTrue(own.isActive)
    inner.removeConstraint(own)
    XCTAssertFalse(own.isActive)
  }

  func testSystemSpacingAndDistances() {
    let (a, b) = (add(), add())
    fix(a, 40, 10)
    a.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    b.leadingAnchor.constraint(equalToSystemSpacingAfter: a.trailingAnchor, multiplier: 2).isActive = true
    b.rightAnchor.constraint(equalTo: root.rightAnchor).isActive = true
    root.leftAnchor.anchorWithOffset(to: b.leftAnchor).constraint(equalTo: b.heightAnchor).isActive = true
    root.layoutIfNeeded()
    XCTAssertEqual(b.frame.minX, 56)
    XCTAssertEqual(b.frame.height, 56)
  }

  func testMaskRowsFollowTheSuperview() {
    let masked = UIView(frame: CGRect(x: 10, y: 10, width: 300, height: 40))
    masked.autoresizingMask = .flexibleWidth
    root.addSubview(masked)
    let view = add()
    view.widthAnchor.constraint(equalTo: masked.widthAnchor).isActive = true
    root.layoutIfNeeded()
    XCTAssertEqual(view.frame.width, 300)
    root.frame.size.width = 420
    root.layoutIfNeeded()
    XCTAssertEqual(masked.frame.width, 400)
    XCTAssertEqual(view.frame.width, 400)
  }

  func testRounding() {
    let view = add()
    view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 47.5).isActive = true
    view.topAnchor.constraint(equalTo: root.topAnchor, constant: 113.333).isActive = true
    fix(view, 10, 10)
    root.layoutIfNeeded()
    // facts/measured, autolayout_rounding.
    XCTAssertEqual(view.frame.origin, CGPoint(x: 48, y: 113))
  }

  // MARK: Guides

  func testGuideOutlivesItsView() {
    let guide = UILayoutGuide()
    weak var gone: UIView?
    var inset: UILayoutGuide?
    autoreleasepool {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.addLayoutGuide(guide)
      inset = view.safeAreaLayoutGuide
      guide.widthAnchor.constraint(equalToConstant: 5).isActive = true
      view.layoutIfNeeded()
      gone = view
    }
    XCTAssertNil(gone)
    XCTAssertNil(guide.owningView)
    XCTAssertEqual(guide.layoutFrame, .zero)
    XCTAssertNil(inset?.owningView)
    XCTAssertEqual(inset?.layoutFrame, .zero)
    XCTAssertFalse(guide.description.isEmpty)
    root.addLayoutGuide(guide)
    XCTAssertTrue(guide.owningView === root)
  }

  func testViewsConstraintsAndGuidesAreFreed() {
    weak var view: UIView?
    weak var constraint: NSLayoutConstraint?
    weak var guide: UILayoutGuide?
    autoreleasepool {
      let parent = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      let child = add(parent)
      let space = UILayoutGuide()
      parent.addLayoutGuide(space)
      let width = child.widthAnchor.constraint(equalTo: space.widthAnchor)
      width.isActive = true
      parent.layoutIfNeeded()
      (view, constraint, guide) = (child, width, space)
    }
    XCTAssertNil(view)
    XCTAssertNil(constraint)
    XCTAssertNil(guide)
  }

  func testConstraintOutlivesItsViews() {
    var constraint: NSLayoutConstraint?
    autoreleasepool {
      let parent = UIView()
      constraint = add(parent).widthAnchor.constraint(equalTo: parent.widthAnchor)
      constraint?.isActive = true
      parent.layoutIfNeeded()
    }
    XCTAssertNil(constraint?.firstItem)
    XCTAssertEqual(constraint?.isActive, false)
    constraint?.isActive = true
    constraint?.constant = 3
    XCTAssertEqual(constraint?.isActive, false)
  }

  // MARK: Bad input

  func testNoCommonAncestor() {
    let constraint = add().leftAnchor.constraint(equalTo: UIView().leftAnchor)
    constraint.isActive = true
    XCTAssertFalse(constraint.isActive)
    let other = UIView()
    add().leftAnchor.constraint(equalTo: other.leftAnchor).isActive = true
    XCTAssertTrue(said("because they have no common ancestor."))
  }

  func testNumbersThatAreNone() {
    let view = add()
    let width = view.widthAnchor.constraint(equalToConstant: 30)
    width.isActive = true
    for bad in [CGFloat.nan, .infinity, -.infinity] {
      width.constant = bad
      view.heightAnchor.constraint(equalToConstant: bad).isActive = true
      view.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: bad).isActive = true
    }
    root.layoutIfNeeded()
    XCTAssertEqual(view.frame.size, CGSize(width: 30, height: 0))
    XCTAssertTrue(said("is not finite"))
  }

  func testInvalidPairs() {
    let view = add()
    let pairs: [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)] = [
      (.left, .width), (.leading, .left),
    ]
    for (first, second) in pairs {
      let constraint = NSLayoutConstraint(
        item: view, attribute: first, relatedBy: .equal, toItem: root, attribute: second, multiplier: 1, constant: 0
      )
      constraint.isActive = true
      XCTAssertFalse(constraint.isActive)
    }
    XCTAssertEqual(console.count, 2)
    XCTAssertTrue(said("Invalid pairing of layout attributes"))
  }

  func testConflictNamesBothAndTheBroken() {
    let view = add()
    let first = view.widthAnchor.constraint(equalToConstant: 100)
    let second = view.widthAnchor.constraint(equalToConstant: 200)
    second.identifier = "wide"
    NSLayoutConstraint.activate([first, second])
    root.layoutIfNeeded()
    XCTAssertTrue(said("\"\(first)\""), "\(console)")
    XCTAssertTrue(said("Will attempt to recover by breaking constraint \n\(second)\n"), "\(console)")
    XCTAssertTrue(second.description.contains(" 'wide' "))
  }

  func testFormatsThatCannotBeRead() {
    let view = add()
    for format in ["", "H:", "[v", "H:|-[x]", "H:|-8[v]", "[v(==y)]", "[v]-", "Q:[v]", "[v(@)]"] {
      console = []
      let made = NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: ["v": view])
      XCTAssertEqual(made.count, 0, format)
      XCTAssertTrue(said("Unable to parse constraint format"), format)
    }
  }

  // MARK: Questions

  func testAmbiguity() {
    let view = add()
    fix(view, 10, 10)
    view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    root.layoutIfNeeded()
    XCTAssertTrue(view.hasAmbiguousLayout)
    let before = view.frame
    view.exerciseAmbiguityInLayout()
    root.layoutIfNeeded()
    XCTAssertNotEqual(view.frame, before)
    view.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    root.layoutIfNeeded()
    XCTAssertFalse(view.hasAmbiguousLayout)
    XCTAssertEqual(view.constraintsAffectingLayout(for: .horizontal).count, 2)
  }

  func testScrollContentSize() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.addSubview(scroll)
    let view = add(scroll)
    fix(view, 300, 400)
    for attribute in [NSLayoutConstraint.Attribute.left, .right, .top, .bottom] {
      NSLayoutConstraint(
        item: view, attribute: attribute, relatedBy: .equal, toItem: scroll, attribute: attribute, multiplier: 1,
        constant: 0
      ).isActive = true
    }
    root.layoutIfNeeded()
    XCTAssertEqual(scroll.contentSize, CGSize(width: 300, height: 400))
  }
}
