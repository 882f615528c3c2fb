import CoreGraphics
import FactTables
import UIKit
import XCTest

/// The sizes of controls in constraints: intrinsic sizes, priorities, alignment rectangles, baselines
/// (facts/geometry.md#controls, facts/layout.md#priorities, facts/layout.md#rounding).
final class ControlSizeTests: PlacedControlTestCase {
  // MARK: Sizes

  func testIntrinsicSizes() {
    XCTAssertEqual(UIView().intrinsicContentSize, CGSize(width: none, height: none))
    XCTAssertEqual(UIScrollView().intrinsicContentSize, CGSize(width: none, height: none))
    XCTAssertEqual(UIImageView().intrinsicContentSize, CGSize(width: none, height: none))
    XCTAssertEqual(UIImageView(image: image(12, 34)).intrinsicContentSize, CGSize(width: 12, height: 34))
    XCTAssertEqual(UISwitch().intrinsicContentSize, CGSize(width: 49, height: 31))
    XCTAssertEqual(UISlider().intrinsicContentSize.width, none)
    XCTAssertEqual(UIStepper().intrinsicContentSize, CGSize(width: 94, height: 32))
    XCTAssertEqual(UISegmentedControl(items: ["A", "B"]).intrinsicContentSize.height, 31)
    XCTAssertEqual(UIProgressView(progressViewStyle: .default).intrinsicContentSize, CGSize(width: none, height: 4))
    XCTAssertEqual(UIActivityIndicatorView(style: .medium).intrinsicContentSize, CGSize(width: 20, height: 20))
    XCTAssertEqual(UIActivityIndicatorView(style: .large).intrinsicContentSize, CGSize(width: 37, height: 37))
    let pages = UIPageControl()
    pages.numberOfPages = 3
    XCTAssertEqual(pages.intrinsicContentSize.width, 74)
    // This is the value at 3x (facts/geometry.md#page-control/height-3x).
    XCTAssertEqual(pages.intrinsicContentSize.height, 77.0 / 3, accuracy: 0.001)
    let field = UITextField()
    field.borderStyle = .roundedRect
    XCTAssertEqual(field.intrinsicContentSize.height, 34)
    XCTAssertEqual(field.intrinsicContentSize.width, 33)
    XCTAssertEqual(UITextView().intrinsicContentSize, CGSize(width: none, height: none), "it scrolls")
    XCTAssertEqual(UILabel().intrinsicContentSize, .zero)
    XCTAssertEqual(UIToolbar().intrinsicContentSize.height, 44)
    XCTAssertEqual(UINavigationBar().intrinsicContentSize.height, 44)
  }

  /// With constraints, controls have the same frames as in Interface Builder's files.
  func testFramesByConstraints() throws {
    let sizes = try FactTable("geometry", "controls")
    func fact(_ name: String) throws -> CGSize {
      CGSize(width: try sizes.number(name, "width"), height: try sizes.number(name, "height"))
    }
    let frames: [(UIView, CGSize)] = [
      (UISwitch(), try fact("switch")), (UIStepper(), try fact("stepper")),
      (UIActivityIndicatorView(style: .medium), try fact("activity-medium")),
      (UIActivityIndicatorView(style: .large), try fact("activity-large")),
      (UIImageView(image: image(30, 20)), CGSize(width: 30, height: 20)),
    ]
    for (view, size) in frames {
      place(view)
      XCTAssertEqual(view.frame, CGRect(origin: CGPoint(x: 10, y: 10), size: size), "\(type(of: view))")
    }
    for (view, height) in [(UISegmentedControl(items: ["A"]) as UIView, 32), (UIProgressView(), 4)] {
      place(view)
      view.widthAnchor.constraint(equalToConstant: 100).isActive = true
      root.layoutIfNeeded()
      XCTAssertEqual(view.frame, CGRect(x: 10, y: 10, width: 100, height: CGFloat(height)), "\(type(of: view))")
    }
    // A slider's frame extends beyond its alignment rectangle by 2 points on both sides (118 in Interface Builder
    // for a width of 114).
    let slider = UISlider()
    place(slider)
    slider.widthAnchor.constraint(equalToConstant: 100).isActive = true
    root.layoutIfNeeded()
    XCTAssertEqual(slider.frame, CGRect(x: 8, y: 10, width: 104, height: 34))
  }

  func testChangesOfContentAreFollowed() {
    let label = UILabel()
    label.text = "A"
    let button = UIButton(type: .system)
    button.setTitle("A", for: .normal)
    let picture = UIImageView(image: image(10, 10))
    let pages = UIPageControl()
    let segments = UISegmentedControl(items: ["A"])
    let field = UITextField()
    let changes: [(UIView, () -> Void)] = [
      (label, { label.text = "A much longer text" }),
      (button, { button.setTitle("A much longer title", for: .normal) }),
      (picture, { picture.image = self.image(90, 10) }), (pages, { pages.numberOfPages = 9 }),
      (segments, { segments.insertSegment(withTitle: "A longer one", at: 1, animated: false) }),
      (field, { field.text = "A longer text" }), (field, { field.borderStyle = .roundedRect }),
      (label, { label.font = .systemFont(ofSize: 40) }),
      (
        label,
        {
          label.attributedText = NSAttributedString(
            string: String(repeating: "m", count: 12), attributes: [.font: UIFont.systemFont(ofSize: 50)])
        }
      ),
    ]
    for (view, change) in changes {
      if view.superview == nil { place(view) }
      let width = view.frame.width
      change()
      root.layoutIfNeeded()
      XCTAssertGreaterThan(view.frame.width, width, "\(type(of: view))")
    }
  }

  func testATextFieldIsAsWideAsItsTextOnceItIsEdited() {
    let window = makeWindow()
    let field = UITextField()
    field.text = "A"
    field.translatesAutoresizingMaskIntoConstraints = false
    let view = window.rootViewController!.view!
    view.addSubview(field)
    field.topAnchor.constraint(equalTo: view.topAnchor, constant: 100).isActive = true
    field.leftAnchor.constraint(equalTo: view.leftAnchor).isActive = true
    step()
    let width = field.frame.width
    XCTAssertTrue(field.becomeFirstResponder())
    field.insertText(" much longer text")
    XCTAssertTrue(field.resignFirstResponder())
    step()
    XCTAssertGreaterThan(field.frame.width, width + 50)
    XCTAssertEqual(field.frame.width, field.intrinsicContentSize.width, accuracy: 0.34)
  }

  func testNoSizeOnOneAxis() {
    final class Wide: UIView {
      override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 12) }
    }
    let view = Wide()
    place(view)
    XCTAssertEqual(view.frame.height, 12)
    let right = view.rightAnchor.constraint(equalTo: root.rightAnchor)
    right.isActive = true
    root.layoutIfNeeded()
    XCTAssertEqual(view.frame, CGRect(x: 10, y: 10, width: 310, height: 12))
  }

  func testSizesThatAreNoNumbers() {
    final class Odd: UIView {
      var size = CGSize.zero
      override var intrinsicContentSize: CGSize { size }
    }
    let view = Odd()
    place(view)
    for bad in [CGFloat.nan, .infinity, -5, 1e300] {
      view.size = CGSize(width: bad, height: bad)
      view.invalidateIntrinsicContentSize()
      root.layoutIfNeeded()
      XCTAssertTrue(view.frame.width.isFinite && view.frame.width >= 0, "\(bad)")
    }
    view.size = CGSize(width: 3, height: 4)
    view.invalidateIntrinsicContentSize()
    root.layoutIfNeeded()
    XCTAssertEqual(view.frame.size, CGSize(width: 3, height: 4))
  }

  // MARK: Priorities

  func testDefaultPriorities() {
    // The priorities are 250 and 750; the hugging priority of a label's height is 251 (measured).
    let views: [UIView] = [
      UIView(), UILabel(), UIButton(), UIImageView(), UISwitch(), UISlider(), UIStepper(), UIProgressView(),
      UITextField(),
      UITextView(), UIActivityIndicatorView(), UIPageControl(), UISegmentedControl(), UIStackView(), UIScrollView(),
    ]
    for view in views {
      XCTAssertEqual(view.contentHuggingPriority(for: .horizontal), .defaultLow, "\(type(of: view))")
      XCTAssertEqual(
        view.contentHuggingPriority(for: .vertical), view is UILabel ? UILayoutPriority(251) : .defaultLow,
        "\(type(of: view))")
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        XCTAssertEqual(view.contentCompressionResistancePriority(for: axis), .defaultHigh, "\(type(of: view))")
      }
    }
  }

  func testPrioritiesAreOfOneAxis() {
    let label = UILabel()
    label.setContentHuggingPriority(.required, for: .horizontal)
    label.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
    XCTAssertEqual(label.contentHuggingPriority(for: .vertical), UILayoutPriority(251))
    XCTAssertEqual(label.contentHuggingPriority(for: .horizontal), .required)
    XCTAssertEqual(label.contentCompressionResistancePriority(for: .horizontal), .defaultHigh)
    XCTAssertEqual(label.contentCompressionResistancePriority(for: .vertical), .defaultLow)
  }

  func testPrioritiesAgainstConstraints() {
    let view = SizedView(50, 50)
    place(view)
    let width = view.widthAnchor.constraint(equalToConstant: 80)
    width.priority = UILayoutPriority(249)
    width.isActive = true
    root.layoutIfNeeded()
    XCTAssertEqual(view.frame.width, 50)
    view.setContentHuggingPriority(UILayoutPriority(248), for: .horizontal)
    root.layoutIfNeeded()
    XCTAssertEqual(view.frame.width, 80)
    width.constant = 20
    root.layoutIfNeeded()
    XCTAssertEqual(view.frame.width, 50)
    view.setContentCompressionResistancePriority(UILayoutPriority(100), for: .horizontal)
    root.layoutIfNeeded()
    XCTAssertEqual(view.frame.width, 20)
    view.setContentHuggingPriority(.required, for: .horizontal)
    view.setContentCompressionResistancePriority(.required, for: .horizontal)
    root.layoutIfNeeded()
    XCTAssertEqual(view.frame.width, 50)
    // A priority of 0 has no effect.
    width.priority = UILayoutPriority(1)
    width.constant = 80
    view.setContentHuggingPriority(UILayoutPriority(0), for: .horizontal)
    root.layoutIfNeeded()
    XCTAssertEqual(view.frame.width, 80)
    XCTAssertFalse(said("Unable"))
  }

  /// With equal priorities, the first of several chained views is stretched, and the last one is compressed (frames
  /// in files solved by Interface Builder: 193 + 18, 75 + 18; 13.5 and 0 of two of 19.5).
  func testOfEqualsTheFirstStretchesAndTheLastShrinks() {
    for isReversed in [false, true] {
      let views = [SizedView(20, 30), SizedView(20, 40)]
      for view in views {
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
      }
      let height = views[1].bottomAnchor.constraint(equalTo: views[0].topAnchor, constant: 300)
      var all = [
        views[0].topAnchor.constraint(equalTo: root.topAnchor),
        views[1].topAnchor.constraint(equalTo: views[0].bottomAnchor), height,
        views[1].widthAnchor.constraint(equalTo: views[0].widthAnchor),
      ]
      if isReversed { all.reverse() }
      NSLayoutConstraint.activate(all)
      root.layoutIfNeeded()
      XCTAssertEqual(views.map(\.frame.height), [260, 40])
      height.constant = 50
      root.layoutIfNeeded()
      XCTAssertEqual(views.map(\.frame.height), [30, 20])
      height.constant = 25
      root.layoutIfNeeded()
      XCTAssertEqual(views.map(\.frame.height), [25, 0])
      for view in views { view.removeFromSuperview() }
    }
  }

  func testASizeThatIsGivenUp() {
    let view = SizedView(50, 50)
    place(view)
    let width = view.widthAnchor.constraint(equalToConstant: 80)
    width.priority = UILayoutPriority(10)
    width.isActive = true
    root.layoutIfNeeded()
    XCTAssertEqual(view.frame.size, CGSize(width: 50, height: 50))
    view.size.width = UIView.noIntrinsicMetric
    root.layoutIfNeeded()
    XCTAssertEqual(view.frame.size, CGSize(width: 80, height: 50))
    view.size.width = 30
    root.layoutIfNeeded()
    XCTAssertEqual(view.frame.width, 30)
    view.size = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    root.layoutIfNeeded()
    XCTAssertEqual(view.frame.size, CGSize(width: 80, height: 0))
    XCTAssertEqual(view.constraints, [width])
  }

  // MARK: Alignment rectangles

  func testFramesAndAlignmentRectanglesAreInverses() {
    let views: [UIView] = [
      UIView(), UISwitch(), UISlider(), UISegmentedControl(items: ["A"]), UILabel(), UIButton(), UITextField(),
      UIImageView(image: image(20, 20).withAlignmentRectInsets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))),
    ]
    for view in views {
      for frame in [CGRect(x: 3, y: 4, width: 100, height: 50), CGRect(x: -7, y: 0, width: 31, height: 31)] {
        let rect = view.alignmentRect(forFrame: frame)
        XCTAssertEqual(view.frame(forAlignmentRect: rect), frame, "\(type(of: view))")
        XCTAssertEqual(rect, frame.inset(by: view.alignmentRectInsets), "\(type(of: view))")
      }
    }
  }

  func testInsetsPlaceTheFrame() {
    final class Shadowed: UIView {
      override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
      override var intrinsicContentSize: CGSize { CGSize(width: 20, height: 10) }
    }
    let view = Shadowed()
    place(view)
    XCTAssertEqual(view.frame, CGRect(x: 8, y: 9, width: 26, height: 14))
    let beside = UIView()
    beside.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(beside)
    NSLayoutConstraint.activate([
      beside.leadingAnchor.constraint(equalTo: view.trailingAnchor),
      beside.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      beside.widthAnchor.constraint(equalTo: view.widthAnchor),
      beside.heightAnchor.constraint(equalTo: view.heightAnchor),
    ])
    root.layoutIfNeeded()
    XCTAssertEqual(beside.frame, CGRect(x: 30, y: 10, width: 20, height: 10))
    XCTAssertEqual(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), CGSize(width: 20, height: 10))
    let size = view.systemLayoutSizeFitting(
      CGSize(width: 50, height: 60), withHorizontalFittingPriority: .required, verticalFittingPriority: .required)
    XCTAssertEqual(size, CGSize(width: 50, height: 60), "of the alignment rectangle")
  }

  func testRectanglesThatOverrideTheMethods() {
    final class Badge: UIView {
      override func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.insetBy(dx: 5, dy: 6) }
      override func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        alignmentRect.insetBy(dx: -5, dy: -6)
      }
    }
    let view = Badge()
    place(view)
    view.widthAnchor.constraint(equalToConstant: 30).isActive = true
    view.heightAnchor.constraint(equalToConstant: 20).isActive = true
    root.layoutIfNeeded()
    XCTAssertEqual(view.frame, CGRect(x: 5, y: 4, width: 40, height: 32))
  }

  func testInsetsOfImages() {
    // The alignment rectangle excludes the picture's shadow of 4 points at the bottom.
    let picture = image(30, 34).withAlignmentRectInsets(UIEdgeInsets(top: 0, left: 0, bottom: 4, right: 0))
    XCTAssertEqual(picture.alignmentRectInsets.bottom, 4)
    let badge = UIImageView(
      image: image(30, 34).withAlignmentRectInsets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)))
    XCTAssertEqual(badge.intrinsicContentSize, CGSize(width: 24, height: 30))
    let view = UIImageView(image: picture)
    XCTAssertEqual(view.alignmentRectInsets, UIEdgeInsets(top: 0, left: 0, bottom: 4, right: 0))
    XCTAssertEqual(view.intrinsicContentSize, CGSize(width: 30, height: 30))
    place(view)
    XCTAssertEqual(view.frame, CGRect(x: 10, y: 10, width: 30, height: 34))
    view.image = image(30, 34)
    root.layoutIfNeeded()
    XCTAssertEqual(view.frame.size, CGSize(width: 30, height: 34))
    let below = UIView()
    below.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(below)
    below.topAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
    root.layoutIfNeeded()
    XCTAssertEqual(below.frame.minY, 44)
    view.image = picture
    root.layoutIfNeeded()
    XCTAssertEqual(below.frame.minY, 40)
  }

  /// The shadow of a switch is outside of its trailing edge.
  func testInsetsTurnWithTheInterface() {
    let control = UISwitch()
    place(control)
    XCTAssertEqual(control.frame.minX, 10)
    let width = control.frame.width
    control.semanticContentAttribute = .forceRightToLeft
    control.invalidateIntrinsicContentSize()
    root.layoutIfNeeded()
    XCTAssertEqual(control.frame, CGRect(x: 8, y: 10, width: width, height: control.frame.height))
  }

  /// The minimum size of a button is that of its background image; without one, its minimum width is 30.
  func testLeastSizesOfButtons() {
    let button = UIButton(type: .custom)
    button.setTitle("i", for: .normal)
    XCTAssertEqual(button.intrinsicContentSize.width, 30)
    button.setBackgroundImage(image(90, 60), for: .normal)
    XCTAssertEqual(button.intrinsicContentSize, CGSize(width: 90, height: 60))
  }
}
