import UIKit
import XCTest

/// Rows and columns (facts/layout.md#stack-views).
final class StackViewTests: StackTestCase {
  private func check(_ frames: [[CGFloat]], file: StaticString = #filePath, line: UInt = #line) {
    for (view, frame) in zip([a, b, c], frames) {
      let expected = CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
      XCTAssertEqual(view.frame, expected, file: file, line: line)
    }
  }

  private func identifiers(_ stack: UIStackView) -> [String] { stack.constraints.compactMap(\.identifier) }

  func testDefaults() {
    let stack = UIStackView()
    XCTAssertEqual(stack.axis, .horizontal)
    XCTAssertEqual(stack.distribution, .fill)
    XCTAssertEqual(stack.alignment, .fill)
    XCTAssertEqual(stack.spacing, 0)
    XCTAssertFalse(stack.isBaselineRelativeArrangement)
    XCTAssertFalse(stack.isLayoutMarginsRelativeArrangement)
    XCTAssertTrue(stack.arrangedSubviews.isEmpty)
  }

  func testArrangedViewsBecomeSubviewsWithoutMaskConstraints() {
    let stack = UIStackView(arrangedSubviews: [a, b])
    XCTAssertEqual(stack.subviews, [a, b])
    XCTAssertFalse(a.translatesAutoresizingMaskIntoConstraints)
    stack.insertArrangedSubview(c, at: 1)
    XCTAssertEqual(stack.arrangedSubviews, [a, c, b])
    XCTAssertEqual(stack.subviews, [a, b, c])
  }

  func testRemovingKeepsTheSubview() {
    let stack = UIStackView(arrangedSubviews: [a, b])
    stack.removeArrangedSubview(a)
    XCTAssertEqual(stack.arrangedSubviews, [b])
    XCTAssertTrue(a.superview === stack)
    b.removeFromSuperview()
    XCTAssertTrue(stack.arrangedSubviews.isEmpty)
  }

  func testAddingAgainMovesToTheEnd() {
    let stack = UIStackView(arrangedSubviews: [a, b, c])
    stack.addArrangedSubview(a)
    XCTAssertEqual(stack.arrangedSubviews, [b, c, a])
    stack.insertArrangedSubview(a, at: 0)
    XCTAssertEqual(stack.arrangedSubviews, [a, b, c])
  }

  func testAnIndexOutOfBoundsIsRefused() {
    let stack = UIStackView(arrangedSubviews: [a])
    stack.insertArrangedSubview(b, at: 7)
    stack.insertArrangedSubview(b, at: -1)
    XCTAssertEqual(stack.arrangedSubviews, [a])
    stack.insertArrangedSubview(stack, at: 0)
    XCTAssertEqual(stack.arrangedSubviews, [a])
  }

  func testARowTakesTheSizeOfItsViews() {
    let stack = makeStack { $0.spacing = 10 }
    XCTAssertEqual(stack.frame, CGRect(x: 0, y: 0, width: 170, height: 40))
    check([[0, 0, 50, 40], [60, 0, 70, 40], [140, 0, 30, 40]])
  }

  func testAColumn() {
    let stack = makeStack {
      $0.axis = .vertical
      $0.spacing = 5
    }
    XCTAssertEqual(stack.frame.size, CGSize(width: 70, height: 100))
    check([[0, 0, 70, 20], [0, 25, 70, 40], [0, 70, 70, 30]])
  }

  func testFillStretchesWhatHugsLeast() {
    b.setContentHuggingPriority(UILayoutPriority(200), for: .horizontal)
    _ = makeStack(width: 300)
    check([[0, 0, 50, 40], [50, 0, 220, 40], [270, 0, 30, 40]])
  }

  func testFillCompressesWhatResistsLeast() {
    a.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    _ = makeStack(width: 120)
    check([[0, 0, 20, 40], [20, 0, 70, 40], [90, 0, 30, 40]])
  }

  func testFillEqually() {
    let stack = makeStack(width: 320) {
      $0.distribution = .fillEqually
      $0.spacing = 10
    }
    check([[0, 0, 100, 40], [110, 0, 100, 40], [220, 0, 100, 40]])
    XCTAssertEqual(identifiers(stack).filter { $0 == "UISV-fill-equally" }.count, 2)
  }

  func testFillProportionally() {
    _ = makeStack(width: 300) { $0.distribution = .fillProportionally }
    check([[0, 0, 100, 40], [100, 0, 140, 40], [240, 0, 60, 40]])
    a.size.width = 200
    root.layoutIfNeeded()
    check([[0, 0, 200, 40], [200, 0, 70, 40], [270, 0, 30, 40]])
  }

  func testProportionsOfNothingAreEqual() {
    a.size = .zero
    b.size = .zero
    c.size = .zero
    _ = makeStack(width: 300, height: 10) { $0.distribution = .fillProportionally }
    check([[0, 0, 100, 10], [100, 0, 100, 10], [200, 0, 100, 10]])
  }

  func testEqualSpacing() {
    _ = makeStack(width: 250) { $0.distribution = .equalSpacing }
    check([[0, 0, 50, 40], [100, 0, 70, 40], [220, 0, 30, 40]])
  }

  func testEqualSpacingIsAtLeastTheSpacing() {
    let stack = makeStack {
      $0.distribution = .equalSpacing
      $0.spacing = 15
    }
    XCTAssertEqual(stack.frame.width, 180)
    check([[0, 0, 50, 40], [65, 0, 70, 40], [150, 0, 30, 40]])
  }

  func testEqualCentering() {
    _ = makeStack(width: 240) { $0.distribution = .equalCentering }
    // The outer centers are at 25 and 225, and the middle one is at 125.
    check([[0, 0, 50, 40], [90, 0, 70, 40], [210, 0, 30, 40]])
  }

  func testCentringGivesWayToSpacing() {
    _ = makeStack(width: 150) { $0.distribution = .equalCentering }
    check([[0, 0, 50, 40], [50, 0, 70, 40], [120, 0, 30, 40]])
  }

  func testAlignmentsOfARow() {
    let stack = makeStack { $0.alignment = .center }
    XCTAssertEqual(stack.frame.height, 40)
    check([[0, 10, 50, 20], [50, 0, 70, 40], [120, 5, 30, 30]])
    stack.alignment = .top
    root.layoutIfNeeded()
    check([[0, 0, 50, 20], [50, 0, 70, 40], [120, 0, 30, 30]])
    stack.alignment = .bottom
    root.layoutIfNeeded()
    check([[0, 20, 50, 20], [50, 0, 70, 40], [120, 10, 30, 30]])
  }

  func testAlignmentsOfAColumnWithRoom() {
    let stack = makeStack(width: 100) {
      $0.axis = .vertical
      $0.alignment = .leading
    }
    check([[0, 0, 50, 20], [0, 20, 70, 40], [0, 60, 30, 30]])
    stack.alignment = .trailing
    root.layoutIfNeeded()
    check([[50, 0, 50, 20], [30, 20, 70, 40], [70, 60, 30, 30]])
    stack.alignment = .center
    root.layoutIfNeeded()
    check([[25, 0, 50, 20], [15, 20, 70, 40], [35, 60, 30, 30]])
  }

  func testBaselinesOfARow() {
    let small = UILabel()
    small.text = "small"
    small.font = .systemFont(ofSize: 12)
    let large = UILabel()
    large.text = "large"
    large.font = .systemFont(ofSize: 40)
    let stack = UIStackView(arrangedSubviews: [small, large])
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    for alignment in [UIStackView.Alignment.firstBaseline, .lastBaseline] {
      stack.alignment = alignment
      root.layoutIfNeeded()
      XCTAssertEqual(large.frame.minY, 0, accuracy: 0.5)
      XCTAssertGreaterThan(small.frame.minY, 20)
      XCTAssertLessThan(small.frame.maxY, large.frame.maxY)
      // For last baselines, UIKit connects the first view's bottom to that of the stack (`V:[Subview0]-(>=0)-|`).
      let bottom = alignment == .firstBaseline ? large.frame.maxY : small.frame.maxY
      XCTAssertEqual(stack.frame.height, bottom, accuracy: 0.5)
    }
  }

  func testHiddenViewsTakeNoRoomNorSpacing() {
    let stack = makeStack { $0.spacing = 10 }
    b.isHidden = true
    root.layoutIfNeeded()
    XCTAssertEqual(stack.frame.size, CGSize(width: 90, height: 40))
    XCTAssertEqual(a.frame, CGRect(x: 0, y: 0, width: 50, height: 40))
    XCTAssertEqual(c.frame, CGRect(x: 60, y: 0, width: 30, height: 40))
    XCTAssertEqual(b.frame.width, 0)
    XCTAssertTrue(b.constraints.contains { $0.identifier == "UISV-hiding" })
    b.isHidden = false
    root.layoutIfNeeded()
    check([[0, 0, 50, 40], [60, 0, 70, 40], [140, 0, 30, 40]])
  }

  func testHiddenAtTheEnds() {
    let stack = makeStack { $0.spacing = 10 }
    a.isHidden = true
    c.isHidden = true
    root.layoutIfNeeded()
    XCTAssertEqual(stack.frame.width, 70)
    XCTAssertEqual(b.frame.minX, 0)
    b.isHidden = true
    root.layoutIfNeeded()
    XCTAssertEqual(stack.frame.width, 0)
  }

  func testHidingInAnAnimationMovesTheOthers() {
    let stack = makeStack { $0.spacing = 10 }
    let window = UIWindow(frame: root.bounds)
    window.addSubview(root)
    window.isHidden = false
    root.layoutIfNeeded()
    UIView.setAnimationsEnabled(true)
    defer { UIView.setAnimationsEnabled(false) }
    UIView.animate(withDuration: 1) {
      self.a.isHidden = true
      stack.layoutIfNeeded()
    }
    XCTAssertEqual(b.frame.minX, 0)
    XCTAssertNotNil(b.layer.animationKeys())
  }

  func testCustomSpacing() {
    let stack = makeStack { $0.spacing = 10 }
    XCTAssertEqual(stack.customSpacing(after: a), UIStackView.spacingUseDefault)
    stack.setCustomSpacing(30, after: a)
    XCTAssertEqual(stack.customSpacing(after: a), 30)
    root.layoutIfNeeded()
    check([[0, 0, 50, 40], [80, 0, 70, 40], [160, 0, 30, 40]])
    stack.setCustomSpacing(UIStackView.spacingUseSystem, after: a)
    root.layoutIfNeeded()
    XCTAssertEqual(b.frame.minX, 58)
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: a)
    root.layoutIfNeeded()
    XCTAssertEqual(b.frame.minX, 60)
    stack.setCustomSpacing(.nan, after: a)
    XCTAssertEqual(stack.customSpacing(after: a), UIStackView.spacingUseDefault)
  }

  func testCustomSpacingStaysWithTheLastVisibleView() {
    let stack = makeStack { $0.spacing = 10 }
    stack.setCustomSpacing(30, after: a)
    b.isHidden = true
    root.layoutIfNeeded()
    XCTAssertEqual(c.frame.minX, 80)
  }

  func testMargins() {
    let stack = makeStack {
      $0.isLayoutMarginsRelativeArrangement = true
      $0.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    }
    XCTAssertEqual(stack.frame.size, CGSize(width: 156, height: 44))
    check([[2, 1, 50, 40], [52, 1, 70, 40], [122, 1, 30, 40]])
    stack.layoutMargins.left = 12
    root.layoutIfNeeded()
    XCTAssertEqual(a.frame.minX, 12)
  }

  func testNestedStacks() {
    let inner = UIStackView(arrangedSubviews: [b, c])
    inner.axis = .vertical
    let outer = UIStackView(arrangedSubviews: [a, inner])
    outer.translatesAutoresizingMaskIntoConstraints = false
    outer.spacing = 8
    outer.alignment = .center
    root.addSubview(outer)
    root.layoutIfNeeded()
    XCTAssertEqual(outer.frame.size, CGSize(width: 128, height: 70))
    XCTAssertEqual(a.frame, CGRect(x: 0, y: 25, width: 50, height: 20))
    XCTAssertEqual(inner.frame, CGRect(x: 58, y: 0, width: 70, height: 70))
  }

  func testFittingSize() {
    let stack = UIStackView(arrangedSubviews: [a, b, c])
    stack.spacing = 5
    XCTAssertEqual(
      stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), CGSize(width: 160, height: 40))
  }

  func testRightToLeft() {
    let stack = makeStack(width: 150)
    stack.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    check([[100, 0, 50, 40], [30, 0, 70, 40], [0, 0, 30, 40]])
  }

  func testConstraintsHaveApplesNames() {
    let stack = makeStack { $0.alignment = .center }
    let names = Set(identifiers(stack))
    XCTAssertTrue(names.isSuperset(of: ["UISV-canvas-connection", "UISV-spacing", "UISV-alignment"]))
    XCTAssertFalse(a.constraints.contains { $0.identifier == "UISV-hiding" })
  }

  func testEmptyAndNothingLeaks() {
    let empty = UIStackView()
    root.addSubview(empty)
    root.layoutIfNeeded()
    weak var stack: UIStackView?
    weak var view: UIView?
    autoreleasepool {
      let inner = UIView()
      let made = UIStackView(arrangedSubviews: [inner])
      made.alignment = .center
      made.distribution = .equalSpacing
      root.addSubview(made)
      root.layoutIfNeeded()
      made.removeFromSuperview()
      (stack, view) = (made, inner)
    }
    XCTAssertNil(stack)
    XCTAssertNil(view)
  }

  func testWhatCannotBeIsRefused() {
    let stack = makeStack([a])
    stack.addArrangedSubview(root)
    XCTAssertEqual(stack.arrangedSubviews, [a])
    XCTAssertTrue(stack.superview === root)
    stack.spacing = 7
    for bad in [CGFloat.nan, .infinity] {
      stack.spacing = bad
      XCTAssertEqual(stack.spacing, 7)
    }
    stack.setCustomSpacing(20, after: b)
    XCTAssertEqual(stack.customSpacing(after: b), UIStackView.spacingUseDefault)
    stack.setCustomSpacing(.nan, after: a)
    XCTAssertEqual(stack.customSpacing(after: a), UIStackView.spacingUseDefault)
    stack.addArrangedSubview(b)
    root.layoutIfNeeded()
    XCTAssertEqual(b.frame.minX, 57)
  }
}
