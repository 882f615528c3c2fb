import UIKit
import XCTest

/// Guides of apps, and the lists and descriptions of guides (Apple's documentation of UILayoutGuide).
final class GuideTests: ConstraintTestCase {
  private func guide(in view: UIView? = nil) -> UILayoutGuide {
    let guide = UILayoutGuide()
    (view ?? root).addLayoutGuide(guide)
    return guide
  }

  func testOwner() {
    let guide = UILayoutGuide()
    XCTAssertNil(guide.owningView)
    XCTAssertEqual(guide.identifier, "")
    XCTAssertEqual(guide.layoutFrame, .zero)
    root.addLayoutGuide(guide)
    XCTAssertTrue(guide.owningView === root)
    XCTAssertEqual(root.layoutGuides, [guide])
    root.addLayoutGuide(guide)
    XCTAssertEqual(root.layoutGuides, [guide])
    let other = add(UIView())
    other.addLayoutGuide(guide)
    XCTAssertEqual(root.layoutGuides, [])
    XCTAssertTrue(guide.owningView === other)
    root.removeLayoutGuide(guide)
    XCTAssertTrue(guide.owningView === other)
    other.removeLayoutGuide(guide)
    XCTAssertNil(guide.owningView)
    guide.owningView = root
    XCTAssertEqual(root.layoutGuides, [guide])
  }

  /// Guides make the spaces between buttons equal.
  func testEqualSpaces() {
    let (a, b) = (add(UIView()), add(UIView()))
    let spaces = (0..<3).map { _ in guide() }
    size(a, 40, 10)
    size(b, 60, 10)
    var views: [String: Any] = ["a": a, "b": b]
    for (index, space) in spaces.enumerated() { views["s\(index)"] = space }
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "|[s0][a][s1(s0)][b][s2(s0)]|", options: .alignAllCenterY, metrics: nil, views: views))
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(withVisualFormat: "V:|[s0(20)]", metrics: nil, views: views))
    root.frame.size.width = 400
    root.layoutIfNeeded()
    XCTAssertEqual(a.frame, CGRect(x: 100, y: 5, width: 40, height: 10))
    XCTAssertEqual(b.frame.minX, 240)
    XCTAssertEqual(spaces.map(\.layoutFrame.width), [100, 100, 100])
    XCTAssertEqual(spaces[0].layoutFrame, CGRect(x: 0, y: 0, width: 100, height: 20))
    root.frame.size.width = 250
    root.layoutIfNeeded()
    XCTAssertEqual(spaces.map(\.layoutFrame.minX), [0, 90, 200])
    XCTAssertEqual(console, [])
  }

  /// The frame of a guide is in its view's coordinate space; constraints may refer to other views.
  func testGuidesOfNestedViews() {
    let outer = add(UIView())
    place(outer, 30, 40, 200, 200)
    let space = guide(in: outer)
    let view = add(UIView())
    size(view, 10, 10)
    activate(
      space.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 5),
      space.topAnchor.constraint(equalTo: outer.topAnchor, constant: 6),
      space.widthAnchor.constraint(equalToConstant: 50),
      space.heightAnchor.constraint(equalTo: space.widthAnchor, multiplier: 2),
      view.leftAnchor.constraint(equalTo: space.rightAnchor), view.topAnchor.constraint(equalTo: space.bottomAnchor)
    )
    root.layoutIfNeeded()
    XCTAssertEqual(space.layoutFrame, CGRect(x: 5, y: 6, width: 50, height: 100))
    XCTAssertEqual(view.frame.origin, CGPoint(x: 85, y: 146))
  }

  /// Removing a guide removes its constraints.
  func testRemovedGuides() {
    let space = guide()
    let view = add(UIView())
    let width = view.widthAnchor.constraint(equalTo: space.widthAnchor)
    let own = space.widthAnchor.constraint(equalToConstant: 70)
    activate(width, own)
    root.layoutIfNeeded()
    XCTAssertEqual(view.frame.width, 70)
    root.removeLayoutGuide(space)
    XCTAssertFalse(width.isActive || own.isActive)
    root.layoutIfNeeded()
    XCTAssertEqual(view.frame.width, 0)
    root.addLayoutGuide(space)
    XCTAssertFalse(width.isActive || own.isActive)
  }

  func testQuestions() {
    let space = guide()
    let width = space.widthAnchor.constraint(equalToConstant: 70)
    let left = space.leftAnchor.constraint(equalTo: root.leftAnchor)
    activate(width, left)
    root.layoutIfNeeded()
    XCTAssertTrue(space.hasAmbiguousLayout)
    XCTAssertEqual(Set(space.constraintsAffectingLayout(for: .horizontal)), [width, left])
    XCTAssertEqual(space.constraintsAffectingLayout(for: .vertical), [])
    activate(
      space.topAnchor.constraint(equalTo: root.topAnchor), space.bottomAnchor.constraint(equalTo: root.bottomAnchor)
    )
    root.layoutIfNeeded()
    XCTAssertFalse(space.hasAmbiguousLayout)
    XCTAssertFalse(UILayoutGuide().hasAmbiguousLayout)
    XCTAssertEqual(UILayoutGuide().constraintsAffectingLayout(for: .vertical), [])
  }

  /// The system's guides are listed after they were accessed, with the names of facts/layout.md#guides.
  func testSystemGuides() {
    let guides = [root.safeAreaLayoutGuide, root.layoutMarginsGuide, root.readableContentGuide]
    XCTAssertEqual(
      guides.map(\.identifier),
      ["UIViewSafeAreaLayoutGuide", "UIViewLayoutMarginsGuide", "UIViewReadableContentGuide"])
    XCTAssertTrue(root.safeAreaLayoutGuide === guides[0])
    XCTAssertTrue(guides.allSatisfy { $0.owningView === root })
    let scroll = add(UIScrollView())
    XCTAssertEqual(scroll.frameLayoutGuide.identifier, "UIScrollViewFrameLayoutGuide")
    XCTAssertEqual(scroll.contentLayoutGuide.identifier, "UIScrollViewContentLayoutGuide")
    // The system's guides can't be removed.
    root.removeLayoutGuide(guides[0])
    guides[1].owningView = nil
    XCTAssertTrue(guides.allSatisfy { $0.owningView === root })
  }

  /// The format is that of a published trace:
  /// `<UILayoutGuide: 0x… - "UIViewSafeAreaLayoutGuide", layoutFrame = {{0, 88}, {375, 690}},
  /// owningView = <UIView: …>>`
  func testDescription() {
    let space = guide()
    space.identifier = "gap"
    activate(
      space.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 4),
      space.topAnchor.constraint(equalTo: root.topAnchor),
      space.widthAnchor.constraint(equalToConstant: 10.5), space.heightAnchor.constraint(equalToConstant: 3))
    root.layoutIfNeeded()
    XCTAssertEqual(
      withoutAddresses("\(space)"),
      withoutAddresses(
        "<UILayoutGuide: 0x1 - \"gap\", layoutFrame = {{4, 0}, {10.6667, 3}}, owningView = \(root)>"))
    XCTAssertEqual(
      withoutAddresses("\(UILayoutGuide())"),
      "<UILayoutGuide: 0x - \"\", layoutFrame = {{0, 0}, {0, 0}}, owningView = (null)>")
  }

  func testCoding() throws {
    let space = UILayoutGuide()
    space.identifier = "kept"
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    space.encode(with: archiver)
    archiver.finishEncoding()
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    unarchiver.requiresSecureCoding = false
    XCTAssertEqual(UILayoutGuide(coder: unarchiver)?.identifier, "kept")
  }

  // MARK: Old guides

  /// A view lists two constraints for each guide that was accessed, as in published lists of the constraints of
  /// such a view.
  func testTopAndBottomGuides() {
    let controller = UIViewController()
    makeWindow(controller)
    step()
    guard let view = controller.view else { return XCTFail() }
    XCTAssertEqual(view.constraints, [])
    XCTAssertEqual(controller.topLayoutGuide.length, 59)
    XCTAssertEqual(
      view.constraints.map { withoutAddresses($0.description) },
      [
        "<_UILayoutSupportConstraint:0x _UILayoutGuide:0x.height == 59   (active)>",
        "<_UILayoutSupportConstraint:0x V:|-(0)-[_UILayoutGuide:0x]   (active, names: '|':UIView:0x )>",
      ])
    XCTAssertEqual(controller.bottomLayoutGuide.length, 34)
    XCTAssertEqual(
      view.constraints.dropFirst(2).map { withoutAddresses($0.description) },
      [
        "<_UILayoutSupportConstraint:0x _UILayoutGuide:0x.height == 34   (active)>",
        "<_UILayoutSupportConstraint:0x _UILayoutGuide:0x.bottom == UIView:0x.bottom   (active)>",
      ])
    let inner = add(UIView(), to: view)
    activate(
      inner.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
      inner.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor),
      inner.leftAnchor.constraint(equalTo: view.leftAnchor),
      inner.widthAnchor.constraint(equalTo: controller.topLayoutGuide.heightAnchor))
    step()
    XCTAssertEqual(inner.frame, CGRect(x: 0, y: 59, width: 59, height: 759))
    controller.additionalSafeAreaInsets.top = 11
    step()
    XCTAssertEqual(inner.frame.minY, 70)
    XCTAssertEqual(view.constraints.first?.constant, 70)
    XCTAssertEqual(console, [])
  }
}
