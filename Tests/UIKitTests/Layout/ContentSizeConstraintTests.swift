import UIKit
import XCTest

/// A view with an intrinsic size lists it among its constraints after the layout, as in the output of `po
/// label.constraints` on iOS 11 for a label pinned at two sides (a question on Stack Overflow, 46687051).
final class ContentSizeConstraintTests: ConstraintTestCase {
  private let label = UILabel()

  override func setUp() {
    super.setUp()
    label.text = "Just text"
    add(label)
    activate(
      label.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20),
      label.topAnchor.constraint(equalTo: root.topAnchor, constant: 20))
  }

  private func number(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }

  func testListedOnceLaidOut() {
    XCTAssertEqual(label.constraints, [])
    root.layoutIfNeeded()
    let size = label.intrinsicContentSize
    XCTAssertEqual(
      label.constraints.map { withoutAddresses("\($0)") },
      [
        "<NSContentSizeLayoutConstraint:0x UILabel:0x'Just text'.width == \(number(size.width)) Hug:250 "
          + "CompressionResistance:750   (active)>",
        "<NSContentSizeLayoutConstraint:0x UILabel:0x'Just text'.height == \(number(size.height)) Hug:251 "
          + "CompressionResistance:750   (active)>",
      ])
    guard label.constraints.count == 2 else { return }
    let (width, height) = (label.constraints[0], label.constraints[1])
    XCTAssertTrue(width.firstItem === label)
    XCTAssertNil(width.secondItem)
    XCTAssertEqual([width.firstAttribute, height.firstAttribute], [.width, .height])
    XCTAssertEqual(width.secondAttribute, .notAnAttribute)
    XCTAssertEqual([width.constant, height.constant], [size.width, size.height])
    XCTAssertEqual(width.relation, .equal)
    XCTAssertTrue(width.isActive)
    XCTAssertEqual(root.constraints.count, 2, "the superview lists its own")
    // The objects are the same, with other constants.
    label.text = "Just a longer text"
    root.layoutIfNeeded()
    XCTAssertTrue(label.constraints[0] === width)
    XCTAssertEqual(width.constant, label.intrinsicContentSize.width)
  }

  /// The list begins with the app's constraints, so that a search finds these first.
  func testAfterTheAppsOwn() {
    let width = label.widthAnchor.constraint(equalToConstant: 80)
    width.isActive = true
    root.layoutIfNeeded()
    XCTAssertEqual(label.constraints.count, 3)
    XCTAssertTrue(label.constraints.first { $0.firstAttribute == .width } === width)
  }

  func testOfOneAxisAndNone() {
    let (bar, plain, masked) = (
      add(UIProgressView()), add(UIView()), UILabel(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    )
    masked.text = "Text"
    root.addSubview(masked)
    activate(
      bar.topAnchor.constraint(equalTo: masked.bottomAnchor), plain.topAnchor.constraint(equalTo: root.topAnchor))
    root.layoutIfNeeded()
    XCTAssertEqual(bar.constraints.map(\.firstAttribute), [.height])
    XCTAssertEqual(plain.constraints, [])
    XCTAssertEqual(masked.constraints, [], "its mask gives its size")
    label.translatesAutoresizingMaskIntoConstraints = true
    XCTAssertEqual(label.constraints, [])
  }

  func testAmongWhatAffectsTheLayout() {
    root.layoutIfNeeded()
    let horizontal = label.constraintsAffectingLayout(for: .horizontal)
    XCTAssertEqual(Set(horizontal), Set([root.constraints[0], label.constraints[0]]))
    XCTAssertTrue(label.constraintsAffectingLayout(for: .vertical).contains(label.constraints[1]))
  }

  /// Apps remove all constraints of a view and create others. The view keeps its intrinsic size.
  func testTakenAway() {
    root.layoutIfNeeded()
    let size = label.frame.size
    let old = label.constraints
    label.removeConstraints(old)
    NSLayoutConstraint.deactivate(old)
    old[0].constant = 500
    old[0].priority = .defaultLow
    root.addConstraint(old[0])
    root.setNeedsLayout()
    root.layoutIfNeeded()
    XCTAssertEqual(label.frame.size, size)
    XCTAssertEqual(root.constraints.count, 2)
    XCTAssertEqual(console, [])
  }

  func testLeaveWithTheView() {
    weak var gone: NSLayoutConstraint?
    weak var view: UIView?
    autoreleasepool {
      let other = add(UILabel())
      other.text = "Text"
      other.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      root.layoutIfNeeded()
      gone = other.constraints.first
      view = other
      XCTAssertNotNil(gone)
      other.removeFromSuperview()
      XCTAssertEqual(other.constraints, [])
    }
    XCTAssertNil(gone)
    XCTAssertNil(view)
  }

  /// A constraint that outlives its view is inactive, has a constant of 0, and can be described.
  func testOutlivesTheView() {
    var kept: NSLayoutConstraint?
    autoreleasepool {
      let other = add(UILabel())
      other.text = "Text"
      other.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      root.layoutIfNeeded()
      kept = other.constraints.first
      other.removeFromSuperview()
    }
    XCTAssertEqual(kept?.constant, 0)
    XCTAssertEqual(kept?.isActive, false)
    XCTAssertEqual(kept?.description.isEmpty, false)
  }
}
