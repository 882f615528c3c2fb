import UIKit
import XCTest

/// Constraints, anchors and guides, and the messages for invalid ones (facts/layout.md#pairs).
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

  // MARK: Questions

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
