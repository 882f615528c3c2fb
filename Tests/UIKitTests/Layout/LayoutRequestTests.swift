import UIKit
import XCTest

/// Layout that is requested during layout. On iOS, requests of a view for itself in `layoutSubviews()` or in
/// `viewDidLayoutSubviews()` of its controller are ignored (rsrbk/LayoutLoopHunter, issue 1:
/// `view.setNeedsLayout()` there does not cause a loop). A resized or added subview is laid out in the same pass
/// (Apple's pages of `setNeedsLayout()` and of `CALayer.layoutIfNeeded()`).
final class LayoutRequestTests: CoreTestCase {
  private final class Counting: UIView {
    var count = 0
    var onLayout: ((UIView) -> Void)?
    override func layoutSubviews() {
      super.layoutSubviews()
      count += 1
      onLayout?(self)
    }
  }

  private final class Controller: UIViewController {
    var count = 0
    var isInWill = false
    var onLayout: ((UIViewController) -> Void)?
    override func viewWillLayoutSubviews() {
      if isInWill { onLayout?(self) }
    }
    override func viewDidLayoutSubviews() {
      count += 1
      if !isInWill { onLayout?(self) }
    }
  }

  /// Shows a view with a layout, and counts its layouts until the app is idle, and for one later request.
  private func count(
    setUp: (UIView) -> Void = { _ in }, file: StaticString = #filePath, line: UInt = #line,
    _ onLayout: @escaping (UIView) -> Void
  ) -> [Int] {
    let view = Counting(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    setUp(view)
    view.onLayout = onLayout
    makeWindow().rootViewController?.view.addSubview(view)
    return run(view.count, reset: { view.count = 0 }, ask: { view.setNeedsLayout() }, file, line)
  }

  private func run(
    _ count: @autoclosure () -> Int, reset: () -> Void, ask: () -> Void, _ file: StaticString, _ line: UInt
  ) -> [Int] {
    var counts: [Int] = []
    for index in 0..<2 {
      if index == 1 { ask() }
      var frames = 0
      while frames < 10, frames == 0 || UIApplication.shared.nextDeadline != nil {
        step()
        frames += 1
      }
      XCTAssertNil(UIApplication.shared.nextDeadline, "still busy", file: file, line: line)
      counts.append(count())
      reset()
    }
    XCTAssertFalse(said("feedback loop"), file: file, line: line)
    return counts
  }

  /// Counts the same for `viewDidLayoutSubviews()` or `viewWillLayoutSubviews()` of a controller.
  private func countInController(
    inWill: Bool = false, setUp: (UIView) -> Void = { _ in }, file: StaticString = #filePath, line: UInt = #line,
    _ onLayout: @escaping (UIView) -> Void
  ) -> [Int] {
    let controller = Controller()
    controller.isInWill = inWill
    setUp(controller.view)
    controller.onLayout = { onLayout($0.view) }
    makeWindow(controller)
    return run(
      controller.count, reset: { controller.count = 0 }, ask: { controller.view.setNeedsLayout() }, file, line)
  }

  func testSetNeedsLayout() {
    XCTAssertEqual(count { $0.setNeedsLayout() }, [1, 1])
    XCTAssertEqual(countInController { $0.setNeedsLayout() }, [1, 1])
    XCTAssertEqual(countInController(inWill: true) { $0.setNeedsLayout() }, [1, 1])
    XCTAssertEqual(
      count {
        $0.setNeedsLayout()
        $0.layoutIfNeeded()
      }, [1, 1])
  }

  func testAskingTheSuperview() {
    XCTAssertEqual(count { $0.superview?.setNeedsLayout() }, [1, 1])
    XCTAssertEqual(count { $0.window?.setNeedsLayout() }, [1, 1])
    XCTAssertEqual(countInController { $0.superview?.setNeedsLayout() }, [1, 1])
  }

  func testAddingSubviews() {
    var added: [Counting] = []
    func add(_ view: UIView) {
      let subview = Counting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      added.append(subview)
      view.addSubview(subview)
    }
    XCTAssertEqual(count(add), [1, 1])
    XCTAssertEqual(added.map(\.count), [1, 1])
    added = []
    XCTAssertEqual(countInController(add), [1, 1])
    XCTAssertEqual(added.map(\.count), [1, 1])
    // The view replaces that of the last layout.
    XCTAssertEqual(
      countInController {
        $0.subviews.last?.removeFromSuperview()
        $0.addSubview(UILabel())
      }, [1, 1])
    XCTAssertEqual(
      count {
        $0.layer.sublayers?.last?.removeFromSuperlayer()
        $0.layer.addSublayer(CAGradientLayer())
      }, [1, 1])
  }

  func testFramesThatGoToAndFro() {
    let label = UILabel()
    let inner = Counting()
    XCTAssertEqual(
      count(setUp: {
        $0.addSubview(label)
        $0.addSubview(inner)
      }) { view in
        label.frame = view.bounds
        label.sizeToFit()
        inner.frame = view.bounds
        inner.frame = view.bounds.insetBy(dx: 20, dy: 20)
      }, [1, 1])
    XCTAssertEqual(inner.count, 2)
  }

  func testTextWithFrames() {
    var number = 0
    let label = UILabel()
    let button = UIButton(type: .system)
    let field = UITextField()
    func set(_ view: UIView) {
      number += 1
      label.text = String(repeating: "word ", count: number % 3 + 1)
      label.font = .systemFont(ofSize: CGFloat(12 + number % 3))
      label.sizeToFit()
      button.setTitle(label.text, for: .normal)
      button.titleLabel?.font = label.font
      button.sizeToFit()
      field.text = label.text
      field.sizeToFit()
    }
    XCTAssertEqual(count(setUp: { view in [label, button, field].forEach(view.addSubview) }, set), [1, 1])
    XCTAssertEqual(
      countInController(setUp: { view in [label, button, field].forEach(view.addSubview) }, set), [1, 1])
  }

  /// Setting the same text changes nothing; another text is positioned by constraints in the same frame.
  func testTextWithConstraints() {
    let label = UILabel()
    let other = UILabel()
    func setUp(_ view: UIView) {
      for view in [label, other] { view.translatesAutoresizingMaskIntoConstraints = false }
      view.addSubview(label)
      view.addSubview(other)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: view.topAnchor),
        label.leftAnchor.constraint(equalTo: view.leftAnchor),
        other.leftAnchor.constraint(equalTo: label.rightAnchor),
        other.topAnchor.constraint(equalTo: label.topAnchor),
      ])
    }
    var text = "a"
    func set(_ view: UIView) {
      label.text = text
      label.font = .systemFont(ofSize: 15)
      label.invalidateIntrinsicContentSize()
    }
    XCTAssertEqual(countInController(setUp: setUp, set), [2, 1])
    XCTAssertEqual(other.frame.minX, label.intrinsicContentSize.width, accuracy: 0.4)
    text = "longer"
    windows.last?.rootViewController?.view.setNeedsLayout()
    step()
    XCTAssertEqual(other.frame.minX, label.intrinsicContentSize.width, accuracy: 0.4)
    XCTAssertGreaterThan(other.frame.minX, 30)
  }

  func testConstraintsThatChange() {
    let inner = UIView()
    var width: NSLayoutConstraint!
    func setUp(_ view: UIView) {
      inner.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(inner)
      width = inner.widthAnchor.constraint(equalToConstant: 0)
      NSLayoutConstraint.activate([
        inner.leftAnchor.constraint(equalTo: view.leftAnchor),
        inner.topAnchor.constraint(equalTo: view.topAnchor),
        inner.heightAnchor.constraint(equalToConstant: 10), width,
      ])
    }
    XCTAssertEqual(countInController(setUp: setUp) { width.constant = $0.bounds.width / 2 }, [2, 1])
    XCTAssertEqual(inner.frame.width, 196.5, accuracy: 0.2)
  }

  func testAViewThatResizesItself() {
    XCTAssertEqual(count { $0.frame.size = CGSize(width: 77, height: 30) }, [2, 1])
    XCTAssertEqual(count { $0.invalidateIntrinsicContentSize() }, [1, 1])
  }

  /// A superview and its subview set the subview's size alternately. That hangs on iOS. In Flipside it ends, is
  /// logged once, and the app becomes idle.
  func testTwoViewsThatUndoEachOther() {
    final class Stubborn: UIView {
      override func layoutSubviews() { frame.size = CGSize(width: 50, height: 50) }
    }
    let outer = Counting(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = Stubborn()
    outer.addSubview(inner)
    outer.onLayout = { inner.frame = $0.bounds }
    makeWindow().rootViewController?.view.addSubview(outer)
    for _ in 0..<3 {
      outer.setNeedsLayout()
      for _ in 0..<4 { step() }
      XCTAssertNil(UIApplication.shared.nextDeadline)
    }
    let lines = console.filter { $0.contains("feedback loop") }
    XCTAssertEqual(lines.count, 1)
    XCTAssertTrue(lines.first?.contains("Stubborn") ?? false, "\(lines)")
  }

  func testDrawingThatAsksForItself() {
    final class Drawing: UIView {
      var count = 0
      override func draw(_ rect: CGRect) {
        count += 1
        setNeedsDisplay()
      }
    }
    let view = Drawing(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    makeWindow().rootViewController?.view.addSubview(view)
    for _ in 0..<5 { step() }
    XCTAssertEqual(view.count, 1)
    XCTAssertNil(UIApplication.shared.nextDeadline)
  }
}
