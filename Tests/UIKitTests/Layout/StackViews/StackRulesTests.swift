import UIKit
import XCTest

/// The layout by a stack view of views with constraints, margins or text, of views without sizes, and by baselines.
final class StackRulesTests: StackTestCase {
  // MARK: Who gives way

  /// "If there is any ambiguity, the stack view resizes the arranged views based on their index" (Apple's page of
  /// `fill`): the first view is stretched, and the last one is compressed (frames in files solved by Interface
  /// Builder).
  func testTheFirstOfEqualsStretchesAndTheLastShrinks() {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      let views = [SizedView(40, 40), SizedView(50, 50), SizedView(60, 60)]
      let stack = makeStack(views, width: 300, height: 300) { $0.axis = axis }
      func lengths() -> [CGFloat] { views.map { axis == .horizontal ? $0.frame.width : $0.frame.height } }
      XCTAssertEqual(lengths(), [190, 50, 60])
      views[0].isHidden = true
      root.layoutIfNeeded()
      XCTAssertEqual(lengths(), [0, 240, 60])
      views[0].isHidden = false
      views[2].setContentHuggingPriority(.init(249), for: axis)
      root.layoutIfNeeded()
      XCTAssertEqual(lengths(), [40, 50, 210])
      stack.removeFromSuperview()
      let narrow = makeStack(views, width: 120, height: 120) { $0.axis = axis }
      views[2].setContentHuggingPriority(.init(250), for: axis)
      root.layoutIfNeeded()
      XCTAssertEqual(lengths(), [40, 50, 30])
      narrow.removeFromSuperview()
    }
  }

  func testAfterReorderingTheNewFirstStretches() {
    let stack = makeStack(width: 300)
    XCTAssertEqual(a.frame.width, 200)
    stack.insertArrangedSubview(c, at: 0)
    root.layoutIfNeeded()
    XCTAssertEqual(c.frame, CGRect(x: 0, y: 0, width: 180, height: 40))
    XCTAssertEqual(a.frame.width, 50)
    stack.removeArrangedSubview(c)
    root.layoutIfNeeded()
    XCTAssertEqual(a.frame.width, 230)
  }

  func testViewsWithoutSizes() {
    let plain = [UIView(), UIView(), UIView()]
    let stack = makeStack(plain, width: 300, height: 60) { $0.spacing = 6 }
    XCTAssertEqual(plain.map(\.frame.width), [288, 0, 0])
    XCTAssertEqual(plain.map(\.frame.height), [60, 60, 60])
    stack.distribution = .fillEqually
    root.layoutIfNeeded()
    XCTAssertEqual(plain.map(\.frame.width), [96, 96, 96])
    stack.distribution = .fillProportionally
    root.layoutIfNeeded()
    XCTAssertEqual(plain.map(\.frame.width), [96, 96, 96])
    stack.distribution = .equalSpacing
    plain[1].widthAnchor.constraint(equalToConstant: 100).isActive = true
    root.layoutIfNeeded()
    XCTAssertEqual(plain[1].frame, CGRect(x: 100, y: 0, width: 100, height: 60))
    checkNoConflict()
  }

  func testProportionsBySizesOfStackViews() {
    let inner = UIStackView(arrangedSubviews: [SizedView(30, 10), SizedView(60, 10)])
    inner.spacing = 10
    makeStack([a, inner], width: 300) { $0.distribution = .fillProportionally }
    // The proportions are 50 and 100 of 150.
    XCTAssertEqual(a.frame.width, 100)
    XCTAssertEqual(inner.frame.width, 200)
  }

  // MARK: Constraints of views

  func testOwnSizesWin() {
    a.widthAnchor.constraint(equalToConstant: 120).isActive = true
    b.heightAnchor.constraint(equalToConstant: 90).isActive = true
    let stack = makeStack { $0.alignment = .center }
    XCTAssertEqual(stack.frame.size, CGSize(width: 220, height: 90))
    XCTAssertEqual(a.frame, CGRect(x: 0, y: 35, width: 120, height: 20))
    checkNoConflict()
  }

  func testRatiosAndRelations() {
    let square = UIView()
    square.widthAnchor.constraint(equalTo: square.heightAnchor).isActive = true
    makeStack([square, b]) { $0.spacing = 4 }
    XCTAssertEqual(square.frame, CGRect(x: 0, y: 0, width: 40, height: 40))
    XCTAssertEqual(b.frame.minX, 44)
    b.widthAnchor.constraint(equalTo: square.widthAnchor, multiplier: 3).isActive = true
    root.layoutIfNeeded()
    XCTAssertEqual(b.frame.width, 120)
  }

  /// A well-known problem: the required width of a hidden view conflicts with `UISV-hiding`, as on iOS, which is
  /// logged once.
  func testARequiredSizeOfAHiddenViewIsReported() {
    let width = b.widthAnchor.constraint(equalToConstant: 128)
    width.identifier = "own"
    width.isActive = true
    makeStack { $0.spacing = 10 }
    b.isHidden = true
    root.layoutIfNeeded()
    XCTAssertTrue(said("Unable to simultaneously satisfy"))
    XCTAssertTrue(said("'UISV-hiding'"))
    XCTAssertTrue(said("'own'"))
    XCTAssertEqual(c.frame.minX, 60, "its neighbours close the gap all the same")
    let count = console.count
    root.setNeedsLayout()
    root.layoutIfNeeded()
    XCTAssertEqual(console.count, count)
    width.isActive = false
    width.priority = UILayoutPriority(999)
    width.isActive = true
    b.isHidden = false
    root.layoutIfNeeded()
    b.isHidden = true
    root.layoutIfNeeded()
    XCTAssertEqual(console.count, count)
  }

  func testHiddenStackViewWithSpacingInside() {
    // A similar problem: the inner stack view's spacing is required (the recommended solutions are a spacing of 0,
    // or a container view).
    let inner = UIStackView(arrangedSubviews: [SizedView(10, 10), SizedView(10, 10)])
    inner.axis = .vertical
    inner.spacing = 8
    makeStack([a, inner, c]) { $0.axis = .vertical }
    inner.isHidden = true
    root.layoutIfNeeded()
    XCTAssertTrue(said("'UISV-hiding'"))
    XCTAssertTrue(said("'UISV-spacing'"))
    XCTAssertEqual(c.frame.minY, 20)
  }

  func testWhereHiddenViewsAre() {
    // Hidden views are in the middle of the gap, and at the ends at the edge of the visible view.
    let stack = makeStack { $0.spacing = 10 }
    b.isHidden = true
    root.layoutIfNeeded()
    XCTAssertEqual(b.frame.minX, 55)
    b.isHidden = false
    c.isHidden = true
    a.isHidden = true
    root.layoutIfNeeded()
    XCTAssertEqual(a.frame.minX, 0)
    XCTAssertEqual(c.frame.minX, 70)
    XCTAssertEqual(stack.frame.width, 70)
  }

  func testHiddenFromTheStart() {
    b.isHidden = true
    let stack = makeStack { $0.spacing = 10 }
    XCTAssertEqual(stack.frame.width, 90)
    XCTAssertEqual(b.frame.width, 0)
    stack.addArrangedSubview(SizedView(5, 5))
    root.layoutIfNeeded()
    XCTAssertEqual(stack.frame.width, 105)
  }

  /// A hidden view still affects the size across the axis if all views have the same size there (dumps of
  /// `UISV-alignment`).
  func testHiddenViewsAcrossTheAxis() {
    let stack = makeStack()
    b.isHidden = true
    root.layoutIfNeeded()
    XCTAssertEqual(stack.frame.height, 40)
    stack.alignment = .top
    root.layoutIfNeeded()
    XCTAssertEqual(stack.frame.height, 30)
  }

  func testHiddenInAllDistributions() {
    let expected: [UIStackView.Distribution: [[CGFloat]]] = [
      .fill: [[0, 260], [270, 30]], .fillEqually: [[0, 145], [155, 145]],
      .fillProportionally: [[0, 166.67], [176.67, 123.33]], .equalSpacing: [[0, 50], [270, 30]],
      .equalCentering: [[0, 50], [270, 30]],
    ]
    for (distribution, frames) in expected {
      b.isHidden = true
      let stack = makeStack(width: 300) {
        $0.spacing = 10
        $0.distribution = distribution
      }
      for (view, frame) in zip([a, c], frames) {
        XCTAssertEqual(view.frame.minX, frame[0], accuracy: 0.51, "\(distribution)")
        XCTAssertEqual(view.frame.width, frame[1], accuracy: 0.17, "\(distribution)")
      }
      XCTAssertEqual(b.frame.width, 0)
      for view in [a, c] { view.isHidden = true }
      root.layoutIfNeeded()
      XCTAssertEqual([a, b, c].map(\.frame.width), [0, 0, 0], "\(distribution)")
      for view in [a, b, c] { view.isHidden = false }
      root.layoutIfNeeded()
      XCTAssertEqual(c.frame.maxX, 300, accuracy: 0.51, "\(distribution)")
      stack.removeFromSuperview()
    }
    checkNoConflict()
  }

  // MARK: Spacing

  func testSystemSpacing() {
    let stack = makeStack { $0.spacing = UIStackView.spacingUseSystem }
    XCTAssertEqual([b.frame.minX, c.frame.minX], [58, 136])
    XCTAssertEqual(stack.frame.width, 166)
    stack.setCustomSpacing(2, after: a)
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: b)
    root.layoutIfNeeded()
    XCTAssertEqual([b.frame.minX, c.frame.minX], [52, 130])
  }

  func testCustomSpacingInAllDistributions() {
    for distribution in [UIStackView.Distribution.fill, .fillEqually, .fillProportionally] {
      let stack = makeStack(width: 300) {
        $0.spacing = 10
        $0.distribution = distribution
      }
      stack.setCustomSpacing(40, after: a)
      root.layoutIfNeeded()
      XCTAssertEqual(b.frame.minX - a.frame.maxX, 40, accuracy: 0.7, "\(distribution)")
      XCTAssertEqual(c.frame.minX - b.frame.maxX, 10, accuracy: 0.7, "\(distribution)")
      XCTAssertEqual(c.frame.maxX, 300, accuracy: 0.5, "\(distribution)")
      stack.removeFromSuperview()
    }
  }

  func testNegativeSpacingOverlaps() {
    let stack = makeStack { $0.spacing = -10 }
    XCTAssertEqual([b.frame.minX, c.frame.minX], [40, 100])
    XCTAssertEqual(stack.frame.width, 130)
  }

  func testCustomSpacingGoesWithTheView() {
    let stack = makeStack()
    stack.setCustomSpacing(30, after: a)
    stack.removeArrangedSubview(a)
    stack.insertArrangedSubview(a, at: 0)
    XCTAssertEqual(stack.customSpacing(after: a), UIStackView.spacingUseDefault)
    stack.setCustomSpacing(30, after: UIView())
    root.layoutIfNeeded()
    XCTAssertEqual(b.frame.minX, 50)
  }

  // MARK: Margins

  func testMarginsWithSafeArea() {
    let window = makeWindow()
    let view = window.rootViewController!.view!
    let stack = UIStackView(arrangedSubviews: [a, b])
    stack.isLayoutMarginsRelativeArrangement = true
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.topAnchor), stack.leftAnchor.constraint(equalTo: view.leftAnchor),
    ])
    step()
    // The insets are margins of 8 plus the safe area of 59 (facts/layout.md#margins/sum).
    XCTAssertEqual(stack.frame.size, CGSize(width: 136, height: 115))
    XCTAssertEqual(a.frame.origin, CGPoint(x: 8, y: 67))
    stack.insetsLayoutMarginsFromSafeArea = false
    step()
    XCTAssertEqual(stack.frame.size, CGSize(width: 136, height: 56))
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 5)
    step()
    XCTAssertEqual(a.frame.minX, 30)
    stack.semanticContentAttribute = .forceRightToLeft
    step()
    XCTAssertEqual(b.frame.minX, 5)
    XCTAssertEqual(a.frame.maxX, stack.bounds.width - 30)
  }

  // MARK: Direction

  func testRightToLeftMirrorsRowsAndEdges() {
    for distribution in [UIStackView.Distribution.fill, .fillEqually, .fillProportionally, .equalSpacing] {
      var frames: [[CGRect]] = []
      for direction in [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft] {
        let stack = makeStack(width: 290, height: 60) {
          $0.distribution = distribution
          $0.spacing = 10
          $0.semanticContentAttribute = direction
        }
        frames.append([a, b, c].map(\.frame))
        stack.removeFromSuperview()
      }
      for (left, right) in zip(frames[0], frames[1]) {
        XCTAssertEqual(right.maxX, 290 - left.minX, accuracy: 1)
        XCTAssertEqual(right.width, left.width, accuracy: 0.01)
      }
    }
    let column = makeStack(width: 100) {
      $0.axis = .vertical
      $0.alignment = .leading
      $0.semanticContentAttribute = .forceRightToLeft
    }
    XCTAssertEqual([a, b, c].map(\.frame.maxX), [100, 100, 100])
    column.alignment = .trailing
    root.layoutIfNeeded()
    XCTAssertEqual([a, b, c].map(\.frame.minX), [0, 0, 0])
  }

  // MARK: The stack view itself

  func testLayerAndBackground() {
    // Since iOS 14 a stack view draws its background.
    let stack = UIStackView()
    XCTAssertTrue(type(of: stack.layer) == CALayer.self)
    XCTAssertTrue(UIStackView.layerClass == CALayer.self)
    stack.backgroundColor = .red
    XCTAssertEqual(stack.backgroundColor, .red)
    XCTAssertNotNil(stack.layer.backgroundColor)
  }

  func testSizesOfTheStackView() {
    let stack = makeStack()
    XCTAssertEqual(stack.intrinsicContentSize.width, UIView.noIntrinsicMetric)
    XCTAssertEqual(stack.intrinsicContentSize.height, UIView.noIntrinsicMetric)
    let empty = makeStack([])
    XCTAssertEqual(empty.frame.size, .zero)
    XCTAssertTrue(empty.constraints.isEmpty)
    empty.addArrangedSubview(SizedView(10, 10))
    root.layoutIfNeeded()
    XCTAssertEqual(empty.frame.size, CGSize(width: 10, height: 10))
  }

  func testAsTheRootOfACell() {
    // The content of a cell is measured like this, with a required width and the smallest possible height.
    let content = UIView()
    let stack = UIStackView(arrangedSubviews: [makeLabel(String(repeating: "word ", count: 40), lines: 0), a])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(stack)
    for (attribute, inset) in [
      (NSLayoutConstraint.Attribute.top, 10), (.leading, 16), (.bottom, -10), (.trailing, -16),
    ] {
      NSLayoutConstraint(
        item: stack, attribute: attribute, relatedBy: .equal, toItem: content, attribute: attribute, multiplier: 1,
        constant: CGFloat(inset)
      ).isActive = true
    }
    let size = content.systemLayoutSizeFitting(
      CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let text = stack.arrangedSubviews[0].sizeThatFits(CGSize(width: 288, height: 0)).height
    XCTAssertEqual(size.width, 320)
    XCTAssertEqual(size.height, text + 20 + 20, accuracy: 0.34)
    a.isHidden = true
    let smaller = content.systemLayoutSizeFitting(
      CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    XCTAssertEqual(smaller.height, text + 20, accuracy: 0.34)
  }

  func testSubviewsThatAreNotArranged() {
    let stack = makeStack()
    let background = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    stack.insertSubview(background, at: 0)
    root.layoutIfNeeded()
    XCTAssertEqual(background.frame, CGRect(x: 1, y: 2, width: 3, height: 4))
    XCTAssertEqual(stack.frame.width, 150)
    XCTAssertFalse(stack.arrangedSubviews.contains(background))
    a.isHidden = true
    background.isHidden = true
    root.layoutIfNeeded()
    XCTAssertEqual(stack.frame.width, 100)
  }

  func testMovingAViewToAnotherStack() {
    let stack = makeStack()
    let other = makeStack([])
    other.addArrangedSubview(b)
    XCTAssertEqual(stack.arrangedSubviews, [a, c])
    root.layoutIfNeeded()
    XCTAssertEqual(stack.frame.width, 80)
    XCTAssertEqual(other.frame.size, CGSize(width: 70, height: 40))
    other.insertArrangedSubview(a, at: 1)
    XCTAssertEqual(other.arrangedSubviews, [b, a])
    XCTAssertTrue(a.superview === other)
  }

  func testManyViews() {
    let views = (0..<120).map { _ in SizedView(1, 4) }
    let stack = makeStack(views) { $0.axis = .vertical }
    XCTAssertEqual(stack.frame.height, 480)
    XCTAssertEqual(views[119].frame.minY, 476)
    stack.distribution = .fillProportionally
    root.layoutIfNeeded()
    stack.distribution = .equalCentering
    root.layoutIfNeeded()
    XCTAssertEqual(views[119].frame.minY, 476)
  }
}
