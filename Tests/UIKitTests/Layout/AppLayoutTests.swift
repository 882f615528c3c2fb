import UIKit
import XCTest

/// Layouts in the code of typical apps, frame by frame (facts/layout.md#solver,
/// facts/animation.md#animatable/constraints).
final class AppLayoutTests: TimeTestCase {
  @discardableResult private func add<View: UIView>(_ child: View, to parent: UIView? = nil) -> View {
    child.translatesAutoresizingMaskIntoConstraints = false
    (parent ?? view).addSubview(child)
    return child
  }

  private func label(_ text: String, lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = lines
    return label
  }

  private func shown(_ view: UIView) -> CGRect { (view.layer.presentation() ?? view.layer).frame }

  /// Returns a stack at the upper left of the screen.
  private func makeStack(_ views: [UIView]) -> UIStackView {
    let stack = add(UIStackView(arrangedSubviews: views))
    stack.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    stack.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    go(to: 0)
    restart()
    return stack
  }

  private func animate(_ body: @escaping () -> Void) {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      body()
      self.view.layoutIfNeeded()
    }
  }

  // MARK: Stack views that change within animations

  func testSpacingAxisAndAlignment() {
    let labels = ["A", "Bee", "Sea"].map { label($0) }
    let stack = makeStack(labels)
    let (before, width) = (labels[2].frame.minX, labels[2].frame.width)
    animate { stack.spacing = 40 }
    go(to: 0.5)
    XCTAssertEqual(shown(labels[2]).minX, before + 40, accuracy: 0.1)
    jump(to: 1.1)
    restart()
    animate { stack.axis = .vertical }
    go(to: 0.5)
    XCTAssertEqual(shown(labels[2]).minX, (before + 80) / 2, accuracy: 0.1)
    XCTAssertEqual(shown(labels[2]).minY, labels[2].frame.minY / 2, accuracy: 0.1)
    jump(to: 1.1)
    restart()
    animate {
      stack.alignment = .trailing
      stack.setCustomSpacing(100, after: labels[0])
    }
    go(to: 0.5)
    XCTAssertEqual(shown(labels[2]).minX, (stack.frame.width - width) / 2, accuracy: 0.1)
    XCTAssertEqual(shown(labels[1]).minY, labels[0].frame.maxY + 70, accuracy: 0.1)
    jump(to: 1.1)
    XCTAssertEqual(console, [])
    XCTAssertTrue(isIdle)
  }

  func testArrangedViewsThatComeAndGo() {
    let labels = ["A", "Bee", "Sea"].map { label($0) }
    let stack = makeStack([labels[0], labels[2]])
    let place = labels[2].frame.minX
    animate { stack.insertArrangedSubview(labels[1], at: 1) }
    go(to: 0.5)
    XCTAssertEqual(shown(labels[2]).minX, place + labels[1].frame.width / 2, accuracy: 0.1)
    jump(to: 1.1)
    restart()
    animate { labels[1].removeFromSuperview() }
    XCTAssertEqual(stack.arrangedSubviews, [labels[0], labels[2]])
    go(to: 0.5)
    XCTAssertGreaterThan(shown(labels[2]).minX, place + 1)
    jump(to: 1.1)
    XCTAssertEqual(shown(labels[2]).minX, place)
    XCTAssertEqual(console, [])
  }

  /// `hidesWhenStopped` hides the indicator, and the stack closes the gap.
  func testASpinnerInAStack() {
    let spinner = UIActivityIndicatorView(style: .medium)
    let text = label("Loading")
    let stack = makeStack([spinner, text])
    stack.spacing = 8
    step()
    XCTAssertEqual(text.frame.minX, 0)
    spinner.startAnimating()
    step()
    XCTAssertEqual(text.frame.minX, 28, accuracy: 0.01)
    spinner.stopAnimating()
    step()
    XCTAssertEqual(text.frame.minX, 0)
  }

  // MARK: Sizes that follow from others

  private final class Flow: UIView {
    var count = 10
    override var intrinsicContentSize: CGSize {
      let perRow = max(1, Int(bounds.width / 50))
      return CGSize(width: UIView.noIntrinsicMetric, height: CGFloat((count + perRow - 1) / perRow) * 50)
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      invalidateIntrinsicContentSize()
    }
  }

  /// In a flow layout of tags, the height depends on the width.
  func testContentThatFollowsTheWidth() {
    let (flow, below) = (Flow(), label("Below"))
    let stack = makeStack([flow, below])
    stack.axis = .vertical
    let width = stack.widthAnchor.constraint(equalToConstant: 120)
    width.isActive = true
    step()
    XCTAssertEqual(flow.frame, CGRect(x: 0, y: 0, width: 120, height: 250))
    XCTAssertEqual(below.frame.minY, 250, accuracy: 0.001)
    width.constant = 260
    step()
    XCTAssertEqual(below.frame.minY, 100, accuracy: 0.001)
    step()
    XCTAssertTrue(isIdle, "and no pass asks for another")
    XCTAssertEqual(console, [])
  }

  /// A table header is measured at the table's width, or with a preferred width after a layout with a height of 0.
  func testHeadersMeasuredByConstraints() {
    let header = UIView()
    let text = add(label(String(repeating: "Some words here. ", count: 12), lines: 0), to: header)
    let bottom = text.bottomAnchor.constraint(equalTo: header.bottomAnchor, constant: -10)
    NSLayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: header.topAnchor, constant: 10), bottom,
      text.leadingAnchor.constraint(equalTo: header.leadingAnchor, constant: 16),
      text.trailingAnchor.constraint(equalTo: header.trailingAnchor, constant: -16),
    ])
    let height = text.sizeThatFits(CGSize(width: 288, height: 0)).height + 20
    XCTAssertEqual(
      header.systemLayoutSizeFitting(
        CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel), CGSize(width: 320, height: height))
    header.frame = CGRect(x: 0, y: 0, width: 320, height: 0)
    header.layoutIfNeeded()
    // Without a height there is no room for two margins. The mask's height is kept, and the conflict is logged, as
    // many apps report.
    XCTAssertTrue(said("h=--& v=--& UIView:"))
    XCTAssertTrue(said("by breaking constraint \n\(bottom)\n"))
    text.preferredMaxLayoutWidth = 288
    XCTAssertEqual(header.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height, height)
  }

  /// A header becomes smaller while the content below it is scrolled.
  func testAHeaderThatCollapses() {
    final class Delegate: NSObject, UIScrollViewDelegate {
      var height: NSLayoutConstraint?
      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        height?.constant = max(50, 200 - scrollView.contentOffset.y)
      }
    }
    let (delegate, header, scroll) = (Delegate(), add(UIView()), add(UIScrollView()))
    let height = header.heightAnchor.constraint(equalToConstant: 200)
    delegate.height = height
    scroll.delegate = delegate
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = CGSize(width: 393, height: 3000)
    NSLayoutConstraint.activate([
      header.topAnchor.constraint(equalTo: view.topAnchor), height,
      scroll.topAnchor.constraint(equalTo: header.bottomAnchor),
      scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    for child in [header, scroll] {
      child.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
      child.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
    }
    step()
    for (offset, expected) in [(0, 200), (70, 130), (500, 50), (20, 180)] as [(CGFloat, CGFloat)] {
      scroll.contentOffset.y = offset
      step()
      XCTAssertEqual(header.frame, CGRect(x: 0, y: 0, width: 393, height: expected))
      XCTAssertEqual(scroll.frame, CGRect(x: 0, y: expected, width: 393, height: 852 - expected))
      XCTAssertEqual(scroll.contentOffset.y, offset)
    }
  }

  func testTextSizeOfTheUser() {
    let labels = [label("Title"), label("Text that takes more lines when it gets very large", lines: 0)]
    for label in labels {
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
    }
    let stack = makeStack(labels)
    stack.axis = .vertical
    stack.widthAnchor.constraint(equalTo: view.widthAnchor).isActive = true
    step()
    let height = stack.frame.height
    UIApplication.shared.send(.contentSizeCategory("UICTContentSizeCategoryAccessibilityXXXL"))
    step()
    let large = labels.map { $0.sizeThatFits(CGSize(width: 393, height: 0)).height }.reduce(0, +)
    XCTAssertGreaterThan(large, height * 3)
    XCTAssertEqual(stack.frame.height, large, accuracy: 0.01)
    UIApplication.shared.send(.contentSizeCategory("UICTContentSizeCategoryL"))
    step()
    XCTAssertEqual(stack.frame.height, height)
  }

  // MARK: Turns, and views that leave

  /// Views have half of the safe area each, before, during and after a rotation.
  func testATurn() {
    let (a, b, safe) = (add(UIView()), add(UIView()), view.safeAreaLayoutGuide)
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor),
      b.trailingAnchor.constraint(equalTo: safe.trailingAnchor), a.widthAnchor.constraint(equalTo: b.widthAnchor),
    ])
    for half in [a, b] {
      half.topAnchor.constraint(equalTo: safe.topAnchor).isActive = true
      half.bottomAnchor.constraint(equalTo: safe.bottomAnchor).isActive = true
    }
    step()
    XCTAssertEqual(b.frame.maxX, 393, accuracy: 0.34)
    UIApplication.shared.send(.rotate(.landscapeLeft))
    XCTAssertEqual(a.frame, CGRect(x: 59, y: 0, width: 367, height: 372))
    XCTAssertEqual(b.frame, CGRect(x: 426, y: 0, width: 367, height: 372))
    XCTAssertEqual(shown(a).height, 759, accuracy: 0.01)
    jump(to: 2)
    XCTAssertEqual(shown(b), b.frame)
    UIApplication.shared.send(.rotate(.portrait))
    jump(to: 4)
    XCTAssertEqual(a.frame.height, 759)
    XCTAssertEqual(console, [])
  }

  func testAViewThatLeavesOnItsWay() {
    let (a, b) = (add(UIView()), add(UIView()))
    let top = a.topAnchor.constraint(equalTo: view.topAnchor)
    let height = a.heightAnchor.constraint(equalToConstant: 10)
    NSLayoutConstraint.activate([
      top, height, b.topAnchor.constraint(equalTo: a.bottomAnchor),
      b.heightAnchor.constraint(equalTo: a.heightAnchor),
    ])
    go(to: 0)
    restart()
    animate { top.constant = 100 }
    go(to: 0.3)
    a.removeFromSuperview()
    XCTAssertEqual(a.constraints, [height])
    XCTAssertEqual(view.constraints, [])
    XCTAssertTrue(b.hasAmbiguousLayout)
    view.addSubview(a)
    top.isActive = true
    jump(to: 2)
    XCTAssertEqual(a.frame, CGRect(x: 0, y: 100, width: 0, height: 10))
    XCTAssertEqual(console, [])
  }

  /// A change of the layout direction affects leading and trailing edges of existing constraints, both for traits
  /// and for the subviews of a single view.
  func testDirectionsThatChange() {
    let (a, b, inner) = (add(UIView()), add(UIView()), UIView())
    add(inner, to: a)
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      a.widthAnchor.constraint(equalToConstant: 100),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8),
      b.widthAnchor.constraint(equalToConstant: 50),
      inner.leadingAnchor.constraint(equalTo: a.leadingAnchor, constant: 5),
      inner.widthAnchor.constraint(equalToConstant: 10),
    ])
    func places() -> [CGFloat] {
      step()
      return [a.frame.minX, b.frame.minX, inner.frame.minX]
    }
    XCTAssertEqual(places(), [20, 128, 5])
    window.traitOverrides.layoutDirection = .rightToLeft
    XCTAssertEqual(places(), [273, 215, 85])
    a.semanticContentAttribute = .forceLeftToRight
    XCTAssertEqual(places(), [273, 215, 5])
    window.traitOverrides.layoutDirection = .leftToRight
    a.semanticContentAttribute = .forceRightToLeft
    XCTAssertEqual(places(), [20, 128, 85])
    a.semanticContentAttribute = .unspecified
    XCTAssertEqual(places(), [20, 128, 5])
    XCTAssertEqual(console, [])
  }
}
