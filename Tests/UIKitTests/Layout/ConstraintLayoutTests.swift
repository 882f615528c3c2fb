import UIKit
import XCTest

/// The effects of constraints on frames (facts/layout.md#solver).
final class ConstraintLayoutTests: CoreTestCase {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func add(_ view: UIView, to parent: UIView? = nil) -> UIView {
    view.translatesAutoresizingMaskIntoConstraints = false
    (parent ?? root).addSubview(view)
    return view
  }

  private func activate(_ constraints: NSLayoutConstraint...) { NSLayoutConstraint.activate(constraints) }

  func testEdgesPinnedToTheSuperview() {
    let view = add(UIView())
    activate(
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
      view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -40))
    root.layoutIfNeeded()
    XCTAssertEqual(view.frame, CGRect(x: 10, y: 30, width: 290, height: 410))
    root.frame.size = CGSize(width: 200, height: 100)
    root.layoutIfNeeded()
    XCTAssertEqual(view.frame, CGRect(x: 10, y: 30, width: 170, height: 30))
  }

  func testSizeAndCentre() {
    let view = add(UIView())
    activate(
      view.widthAnchor.constraint(equalToConstant: 100),
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5, constant: 4),
      view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: root.centerYAnchor, constant: 10))
    root.layoutIfNeeded()
    XCTAssertEqual(view.frame, CGRect(x: 110, y: 223, width: 100, height: 54))
  }

  func testNestedViewsAndCousins() {
    let a = add(UIView())
    let b = add(UIView(), to: a)
    let c = add(UIView())
    activate(
      a.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20),
      a.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
      a.widthAnchor.constraint(equalToConstant: 200), a.heightAnchor.constraint(equalToConstant: 100),
      b.leftAnchor.constraint(equalTo: a.leftAnchor, constant: 5),
      b.topAnchor.constraint(equalTo: a.topAnchor, constant: 6),
      b.widthAnchor.constraint(equalTo: a.widthAnchor, multiplier: 0.5),
      b.heightAnchor.constraint(equalToConstant: 10),
      c.leftAnchor.constraint(equalTo: b.rightAnchor, constant: 1),
      c.topAnchor.constraint(equalTo: b.bottomAnchor, constant: 2),
      c.widthAnchor.constraint(equalTo: b.widthAnchor), c.heightAnchor.constraint(equalTo: b.heightAnchor))
    root.layoutIfNeeded()
    XCTAssertEqual(a.frame, CGRect(x: 20, y: 30, width: 200, height: 100))
    XCTAssertEqual(b.frame, CGRect(x: 5, y: 6, width: 100, height: 10))
    XCTAssertEqual(c.frame, CGRect(x: 126, y: 48, width: 100, height: 10))
  }

  func testConstantChanges() {
    let view = add(UIView())
    let width = view.widthAnchor.constraint(equalToConstant: 100)
    activate(width)
    root.layoutIfNeeded()
    XCTAssertEqual(view.frame.width, 100)
    width.constant = 150
    root.layoutIfNeeded()
    XCTAssertEqual(view.frame.width, 150)
    width.isActive = false
    root.layoutIfNeeded()
    XCTAssertEqual(view.frame.width, 0)
  }

  func testLabelTakesItsIntrinsicSize() {
    let label = UILabel()
    label.text = "Hello"
    _ = add(label)
    activate(
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.topAnchor.constraint(equalTo: root.topAnchor))
    root.layoutIfNeeded()
    XCTAssertEqual(label.frame.size, label.intrinsicContentSize)
    label.text = "Hello world"
    root.layoutIfNeeded()
    XCTAssertEqual(label.frame.size, label.intrinsicContentSize)
  }

  func testLabelOfSeveralLinesWraps() {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = String(repeating: "some words ", count: 20)
    _ = add(label)
    activate(
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.topAnchor.constraint(equalTo: root.topAnchor),
      label.trailingAnchor.constraint(equalTo: root.trailingAnchor))
    root.layoutIfNeeded()
    XCTAssertEqual(label.frame.width, 320)
    XCTAssertEqual(label.frame.height, label.sizeThatFits(CGSize(width: 320, height: 0)).height)
    XCTAssertGreaterThan(label.frame.height, 80)
  }

  func testVisualFormat() {
    let (a, b) = (add(UIView()), add(UIView()))
    let views = ["a": a, "b": b]
    activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-[a(>=80)]-8-[b(==a)]-m-|", metrics: ["m": 12], views: views))
    activate(NSLayoutConstraint.constraints(withVisualFormat: "V:|-20-[a(40)]", metrics: nil, views: views))
    activate(NSLayoutConstraint.constraints(withVisualFormat: "V:|[b]|", metrics: nil, views: views))
    root.layoutIfNeeded()
    XCTAssertEqual(a.frame, CGRect(x: 8, y: 20, width: 146, height: 40))
    XCTAssertEqual(b.frame, CGRect(x: 162, y: 0, width: 146, height: 480))
  }

  private func activate(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }

  /// UIKit raises NSInvalidLayoutConstraintException for such a constraint only during layout (SnapKit's issue
  /// 305); SnapKit's tests create, activate and count them.
  func testHorizontalAgainstVertical() {
    let (view, other) = (add(UIView()), add(UIView()))
    let mixed = NSLayoutConstraint(
      item: view, attribute: .left, relatedBy: .equal, toItem: other, attribute: .top, multiplier: 1, constant: 50)
    activate(
      mixed, view.topAnchor.constraint(equalTo: root.topAnchor, constant: 7),
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 3),
      view.widthAnchor.constraint(equalToConstant: 10), view.heightAnchor.constraint(equalToConstant: 10))
    XCTAssertTrue(mixed.isActive)
    XCTAssertTrue(root.constraints.contains(mixed))
    XCTAssertEqual(console, [])
    root.layoutIfNeeded()
    XCTAssertTrue(said("Constraint improperly relates anchors of incompatible types: <NSLayoutConstraint"))
    XCTAssertEqual(view.frame, CGRect(x: 3, y: 7, width: 10, height: 10))
    mixed.constant = 60
    mixed.isActive = false
    root.layoutIfNeeded()
    XCTAssertFalse(root.constraints.contains(mixed))
    XCTAssertEqual(view.frame, CGRect(x: 3, y: 7, width: 10, height: 10))
  }

  func testFittingSize() {
    let label = UILabel()
    label.text = "Hello"
    _ = add(label)
    activate(NSLayoutConstraint.constraints(withVisualFormat: "H:|-10-[l]-10-|", metrics: nil, views: ["l": label]))
    activate(NSLayoutConstraint.constraints(withVisualFormat: "V:|-5-[l]-5-|", metrics: nil, views: ["l": label]))
    let size = root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    XCTAssertEqual(size.width, label.intrinsicContentSize.width + 20)
    XCTAssertEqual(size.height, label.intrinsicContentSize.height + 10)
  }

  func testInWindow() {
    let window = makeWindow()
    guard let root = window.rootViewController?.view else { return XCTFail() }
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    activate(
      view.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
      view.bottomAnchor.constraint(equalTo: root.safeAreaLayoutGuide.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor))
    step()
    XCTAssertEqual(view.frame, CGRect(x: 16, y: 59, width: 361, height: 759))
    XCTAssertEqual(console, [])
  }
}
