import UIKit
import XCTest

/// `systemLayoutSizeFitting` (facts/layout.md#fitting: the target has a priority of 50, or the given priorities),
/// and cells, whose content is measured with it and laid out separately.
final class FittingTests: CoreTestCase {
  private let compressed = UIView.layoutFittingCompressedSize
  private let expanded = UIView.layoutFittingExpandedSize

  /// Returns a view with a child inset by 10.
  private func frame(_ child: UIView, _ priority: UILayoutPriority = .required) -> UIView {
    let view = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(child)
    let all = [
      child.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
      child.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
      child.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -10),
      child.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -10),
    ]
    for constraint in all { constraint.priority = priority }
    NSLayoutConstraint.activate(all)
    return view
  }

  private func text(_ count: Int) -> UILabel {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = String(repeating: "words ", count: count)
    return label
  }

  func testConstants() {
    XCTAssertEqual(compressed, .zero)
    XCTAssertEqual(expanded, CGSize(width: 10_000, height: 10_000))
  }

  func testCompressedAndExpanded() {
    let view = frame(SizedView(50, 20))
    XCTAssertEqual(view.systemLayoutSizeFitting(compressed), CGSize(width: 70, height: 40))
    // Hugging at 250 is stronger than the target's priority of 50.
    XCTAssertEqual(view.systemLayoutSizeFitting(expanded), CGSize(width: 70, height: 40))
    let loose = frame(UIView())
    XCTAssertEqual(loose.systemLayoutSizeFitting(compressed), CGSize(width: 20, height: 20))
    XCTAssertEqual(loose.systemLayoutSizeFitting(expanded), expanded)
  }

  func testTargetsBetween() {
    let view = frame(SizedView(50, 20))
    let child = view.subviews[0]
    XCTAssertEqual(view.systemLayoutSizeFitting(CGSize(width: 200, height: 5)), CGSize(width: 70, height: 40))
    child.setContentHuggingPriority(UILayoutPriority(49), for: .horizontal)
    XCTAssertEqual(view.systemLayoutSizeFitting(CGSize(width: 200, height: 5)), CGSize(width: 200, height: 40))
    child.setContentCompressionResistancePriority(UILayoutPriority(49), for: .vertical)
    XCTAssertEqual(view.systemLayoutSizeFitting(CGSize(width: 200, height: 25)), CGSize(width: 200, height: 25))
  }

  func testPriorities() {
    let view = frame(SizedView(50, 20))
    func size(_ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
      view.systemLayoutSizeFitting(
        CGSize(width: 200, height: 30), withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical
      )
    }
    XCTAssertEqual(size(.required, .fittingSizeLevel), CGSize(width: 200, height: 40))
    XCTAssertEqual(size(.fittingSizeLevel, .required), CGSize(width: 70, height: 30))
    XCTAssertEqual(size(UILayoutPriority(251), UILayoutPriority(749)), CGSize(width: 200, height: 40))
    XCTAssertEqual(size(UILayoutPriority(249), UILayoutPriority(751)), CGSize(width: 70, height: 30))
  }

  func testTextThatWraps() {
    let label = text(40)
    let view = frame(label)
    let width: CGFloat = 200
    let size = view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let expected = label.sizeThatFits(CGSize(width: 180, height: 0)).height + 20
    XCTAssertEqual(size, CGSize(width: 200, height: expected))
    // An optional target width does not wrap text.
    XCTAssertGreaterThan(view.systemLayoutSizeFitting(compressed).width, 1000)
    let wide = view.systemLayoutSizeFitting(
      CGSize(width: 5000, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    XCTAssertLessThan(wide.height, 45)
    XCTAssertEqual(label.preferredMaxLayoutWidth, 0)
  }

  func testOfTheLabelItself() {
    let label = text(40)
    let size = label.systemLayoutSizeFitting(
      CGSize(width: 150, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    XCTAssertEqual(size, CGSize(width: 150, height: label.sizeThatFits(CGSize(width: 150, height: 0)).height))
    XCTAssertEqual(UISwitch().systemLayoutSizeFitting(compressed), CGSize(width: 49, height: 31))
    XCTAssertEqual(UIView().systemLayoutSizeFitting(compressed), .zero)
    XCTAssertEqual(UIView().systemLayoutSizeFitting(CGSize(width: 5, height: 6)), CGSize(width: 5, height: 6))
  }

  func testWhatIsMeasuredStaysAsItIs() {
    let view = frame(text(40))
    view.frame = CGRect(x: 1, y: 2, width: 300, height: 400)
    view.layoutIfNeeded()
    let before = view.subviews[0].frame
    let own = view.subviews[0].intrinsicContentSize
    _ = view.systemLayoutSizeFitting(
      CGSize(width: 100, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    XCTAssertEqual(view.frame, CGRect(x: 1, y: 2, width: 300, height: 400))
    XCTAssertEqual(view.subviews[0].intrinsicContentSize, own)
    view.layoutIfNeeded()
    XCTAssertEqual(view.subviews[0].frame, before)
    view.setNeedsLayout()
    view.layoutIfNeeded()
    XCTAssertEqual(view.subviews[0].frame, before)
  }

  func testTheFrameInTheTreeDoesNotCount() {
    // A view is measured without the constraints of its superview, which stretch it.
    let window = makeWindow()
    let root = window.rootViewController!.view!
    let view = frame(SizedView(50, 20))
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    step()
    XCTAssertEqual(view.frame.size, CGSize(width: 393, height: 40))
    XCTAssertEqual(view.systemLayoutSizeFitting(compressed), CGSize(width: 70, height: 40))
    view.widthAnchor.constraint(greaterThanOrEqualToConstant: 90).isActive = true
    XCTAssertEqual(view.systemLayoutSizeFitting(compressed).width, 90)
    step()
    XCTAssertEqual(view.frame.width, 393)
  }

  func testMaskedChildrenKeepTheirFrames() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let masked = UIView(frame: CGRect(x: 5, y: 5, width: 30, height: 30))
    view.addSubview(masked)
    let below = UIView()
    below.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(below)
    NSLayoutConstraint.activate([
      below.topAnchor.constraint(equalTo: masked.bottomAnchor, constant: 5),
      below.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      below.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      below.heightAnchor.constraint(equalToConstant: 40), below.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    XCTAssertEqual(view.systemLayoutSizeFitting(compressed).height, 80)
  }

  /// Flexible components with a length of 0 get equal shares (facts/layout.md#autoresizing/distribution). The
  /// contents of the view with the mask determine the size of its superview, as in a cell without a size.
  func testMaskedChildrenWithoutASize() {
    for (mask, share) in [
      ([.flexibleWidth, .flexibleHeight], 1), ([.flexibleLeftMargin, .flexibleWidth, .flexibleHeight], 2),
    ] as [(UIView.AutoresizingMask, CGFloat)] {
      let view = UIView()
      let masked = frame(SizedView(50, 20))
      masked.autoresizingMask = mask
      view.addSubview(masked)
      XCTAssertEqual(view.systemLayoutSizeFitting(compressed), CGSize(width: 70 * share, height: 40))
    }
  }

  func testUpdateConstraintsRunsBefore() {
    final class Late: UIView {
      override func updateConstraints() {
        if constraints.isEmpty { widthAnchor.constraint(equalToConstant: 44).isActive = true }
        super.updateConstraints()
      }
    }
    let view = Late()
    view.setNeedsUpdateConstraints()
    XCTAssertEqual(view.systemLayoutSizeFitting(compressed).width, 44)
  }

  func testTargetsThatAreNoNumbers() {
    let view = frame(SizedView(50, 20))
    for bad in [CGFloat.nan, .infinity, -.infinity, -100] {
      let size = view.systemLayoutSizeFitting(
        CGSize(width: bad, height: bad), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .required)
      XCTAssertTrue(size.width.isFinite && size.height.isFinite && size.width >= 0, "\(bad)")
      if bad == -100 { XCTAssertEqual(size, .zero, "there are no sizes below 0") }
    }
  }

  func testSizeThatFitsIsAnotherThing() {
    // `sizeThatFits` ignores constraints and returns the view's own size.
    let view = frame(SizedView(50, 20))
    view.frame.size = CGSize(width: 7, height: 8)
    XCTAssertEqual(view.sizeThatFits(CGSize(width: 100, height: 100)), CGSize(width: 7, height: 8))
    let label = text(3)
    label.sizeToFit()
    XCTAssertEqual(label.bounds.size, label.systemLayoutSizeFitting(compressed))
  }

  // MARK: Cells

  /// A cell that lays out its content separately, as a table does.
  private final class Cell: UIView {
    let content = UIView()
    init() {
      super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      hostsOwnLayout = true
      addSubview(content)
      content.frame = bounds
      content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    required init?(coder: NSCoder) { nil }

    /// Determines the size of the cell as a table does.
    func sizeItself(width: CGFloat) {
      let size = content.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      frame.size = CGSize(width: width, height: size.height)
    }
  }

  private func makeCell(_ count: Int) -> Cell {
    let cell = Cell()
    let icon = SizedView(40, 40)
    let label = text(count)
    icon.setContentHuggingPriority(.required, for: .horizontal)
    for view in [icon, label] {
      view.translatesAutoresizingMaskIntoConstraints = false
      cell.content.addSubview(view)
    }
    NSLayoutConstraint.activate([
      icon.leadingAnchor.constraint(equalTo: cell.content.leadingAnchor, constant: 16),
      icon.centerYAnchor.constraint(equalTo: cell.content.centerYAnchor),
      icon.topAnchor.constraint(greaterThanOrEqualTo: cell.content.topAnchor, constant: 8),
      label.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 12),
      label.trailingAnchor.constraint(equalTo: cell.content.trailingAnchor, constant: -16),
      label.topAnchor.constraint(equalTo: cell.content.topAnchor, constant: 11),
      label.bottomAnchor.constraint(equalTo: cell.content.bottomAnchor, constant: -11),
    ])
    return cell
  }

  func testCellsSizeThemselves() {
    for count in [1, 20, 60] {
      let cell = makeCell(count)
      cell.sizeItself(width: 320)
      cell.layoutIfNeeded()
      let label = cell.content.subviews[1] as! UILabel
      let expected = max(56, label.sizeThatFits(CGSize(width: 236, height: 0)).height + 22)
      XCTAssertEqual(cell.frame.height, expected, accuracy: 0.34, "\(count)")
      XCTAssertEqual(label.frame.minX, 68)
      XCTAssertEqual(label.frame.width, 236)
      XCTAssertEqual(cell.content.subviews[0].frame.midY, cell.frame.height / 2, accuracy: 0.51)
      XCTAssertFalse(said("Unable"))
    }
  }

  func testACellIsAnEngineOfItsOwn() {
    let window = makeWindow()
    let root = window.rootViewController!.view!
    let table = UIScrollView(frame: root.bounds)
    root.addSubview(table)
    var y: CGFloat = 0
    let cells = (0..<10).map { makeCell($0 * 6 + 1) }
    for cell in cells {
      cell.sizeItself(width: 393)
      cell.frame.origin.y = y
      y += cell.frame.height
      table.addSubview(cell)
    }
    step()
    XCTAssertFalse(window.hasConstraintEngine, "nothing outside of the cells is to be solved")
    XCTAssertTrue(cells.allSatisfy(\.hasConstraintEngine))
    let other = UIView()
    other.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(other)
    other.widthAnchor.constraint(equalToConstant: 30).isActive = true
    step()
    XCTAssertTrue(window.hasConstraintEngine)
    XCTAssertTrue(cells.allSatisfy(\.hasConstraintEngine))
    // When the cell is reused with another text, its layout is updated.
    let label = cells[0].content.subviews[1] as! UILabel
    label.text = String(repeating: "other ", count: 40)
    cells[0].sizeItself(width: 393)
    step()
    XCTAssertEqual(label.frame.height, label.sizeThatFits(CGSize(width: 309, height: 0)).height, accuracy: 0.34)
    cells[0].removeFromSuperview()
    label.text = "x"
    cells[0].sizeItself(width: 393)
    table.addSubview(cells[0])
    step()
    XCTAssertEqual(cells[0].frame.height, 56)
    XCTAssertEqual(cells[0].content.subviews[0].frame.minY, 8)
  }

  /// A cell whose mask is not translated keeps the size determined by the table.
  func testCellsThatAreNotHeldByTheirMasks() {
    let table = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let cell = makeCell(1)
    cell.translatesAutoresizingMaskIntoConstraints = false
    table.addSubview(cell)
    table.layoutIfNeeded()
    cell.frame = CGRect(x: 0, y: 100, width: 320, height: 56)
    table.setNeedsLayout()
    table.layoutIfNeeded()
    XCTAssertEqual(cell.frame, CGRect(x: 0, y: 100, width: 320, height: 56))
    XCTAssertEqual(cell.content.subviews[1].frame.width, 236)
  }

  func testAHeightFromOutsideThatDoesNotFit() {
    // The cell's height is required (`UIView-Encapsulated-Layout-Height`). A constraint of its content is broken,
    // and the conflict is logged.
    let cell = Cell()
    let tall = UIView()
    tall.translatesAutoresizingMaskIntoConstraints = false
    cell.content.addSubview(tall)
    NSLayoutConstraint.activate([
      tall.topAnchor.constraint(equalTo: cell.content.topAnchor), tall.heightAnchor.constraint(equalToConstant: 60),
      tall.bottomAnchor.constraint(equalTo: cell.content.bottomAnchor),
    ])
    cell.layoutIfNeeded()
    XCTAssertEqual(cell.content.frame.height, 44)
    XCTAssertTrue(said("Unable to simultaneously satisfy constraints."))
    console = []
    cell.sizeItself(width: 320)
    cell.layoutIfNeeded()
    XCTAssertEqual(cell.frame.height, 60)
    XCTAssertEqual(tall.frame.height, 60)
    XCTAssertFalse(said("Unable"))
  }
}
