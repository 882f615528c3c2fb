import UIKit
import XCTest

final class ViewLayoutTests: CoreTestCase {
  private final class Counting: UIView {
    let name: String
    let log: Log
    var onLayout: (() -> Void)?
    init(_ name: String, _ log: Log) {
      self.name = name
      self.log = log
      super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    }
    required init?(coder: NSCoder) { nil }
    override func layoutSubviews() {
      log("\(name).layout")
      onLayout?()
    }
    override func updateConstraints() {
      log("\(name).constraints")
      super.updateConstraints()
    }
  }

  func testSetNeedsLayoutCoalescesIntoTheNextFrame() {
    let log = Log()
    let window = makeWindow()
    let view = Counting("v", log)
    window.addSubview(view)
    step()
    XCTAssertEqual(log.take(), ["v.layout"])
    view.setNeedsLayout()
    view.setNeedsLayout()
    XCTAssertEqual(log.take(), [])
    step()
    XCTAssertEqual(log.take(), ["v.layout"])
    step()
    XCTAssertEqual(log.take(), [])
  }

  func testLayoutGoesTopDown() {
    let log = Log()
    let window = makeWindow()
    let outer = Counting("outer", log)
    let inner = Counting("inner", log)
    outer.addSubview(inner)
    window.addSubview(outer)
    step()
    XCTAssertEqual(log.take(), ["outer.layout", "inner.layout"])
  }

  func testLayoutIfNeededStartsAtTheTopmostDirtyAncestor() {
    let log = Log()
    let outer = Counting("outer", log)
    let inner = Counting("inner", log)
    outer.addSubview(inner)
    inner.layoutIfNeeded()
    XCTAssertEqual(log.take(), ["outer.layout", "inner.layout"])
    inner.layoutIfNeeded()
    XCTAssertEqual(log.take(), [])
    inner.setNeedsLayout()
    outer.layoutIfNeeded()
    XCTAssertEqual(log.take(), ["inner.layout"])
  }

  func testSizeChangesAskForLayoutAndMovesDoNot() {
    let log = Log()
    let window = makeWindow()
    let view = Counting("v", log)
    view.center = CGPoint(x: 200, y: 400)
    window.addSubview(view)
    step()
    _ = log.take()
    view.center = CGPoint(x: 200, y: 410)
    step()
    XCTAssertEqual(log.take(), [])
    view.frame.size.width = 50
    step()
    XCTAssertEqual(log.take(), ["v.layout"])
  }

  func testAddAndRemoveAskTheParentForLayout() {
    let log = Log()
    let window = makeWindow()
    let view = Counting("v", log)
    window.addSubview(view)
    step()
    _ = log.take()
    let child = UIView()
    view.addSubview(child)
    step()
    XCTAssertEqual(log.take(), ["v.layout"])
    child.removeFromSuperview()
    step()
    XCTAssertEqual(log.take(), ["v.layout"])
  }

  func testConstraintsGoBottomUpBeforeLayout() {
    let log = Log()
    let window = makeWindow()
    let outer = Counting("outer", log)
    let inner = Counting("inner", log)
    outer.addSubview(inner)
    window.addSubview(outer)
    step()
    _ = log.take()
    outer.setNeedsUpdateConstraints()
    inner.setNeedsUpdateConstraints()
    XCTAssertTrue(inner.needsUpdateConstraints())
    step()
    XCTAssertEqual(log.take().prefix(2), ["inner.constraints", "outer.constraints"])
    XCTAssertFalse(inner.needsUpdateConstraints())
  }

  func testCurrentTraitsInLayout() {
    final class Reader: UIView {
      var style: UIUserInterfaceStyle?
      override func layoutSubviews() { style = UITraitCollection.current.userInterfaceStyle }
    }
    let view = Reader(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    view.overrideUserInterfaceStyle = .dark
    view.setNeedsLayout()
    view.layoutIfNeeded()
    XCTAssertEqual(view.style, .dark)
  }

  func testIdleAppWantsNoFrame() {
    makeWindow()
    for _ in 0..<4 { step() }
    XCTAssertNil(UIApplication.shared.nextDeadline)
    windows[0].rootViewController?.view.backgroundColor = .red
    XCTAssertNotNil(UIApplication.shared.nextDeadline)
    step()
    XCTAssertNil(UIApplication.shared.nextDeadline)
  }
}

final class ViewDrawingTests: CoreTestCase {
  private final class Plain: UIView {}
  private final class Drawing: UIView {
    var rects: [CGRect] = []
    var hadContext = false
    override func draw(_ rect: CGRect) {
      rects.append(rect)
      hadContext = UIGraphicsGetCurrentContext() != nil
      UIColor.red.setFill()
      UIRectFill(rect)
    }
  }
  private class Base: UIView {
    override func draw(_ rect: CGRect) { super.draw(rect) }
  }
  private final class Derived: Base {}

  func testOnlyOverridersHaveABitmap() {
    let window = makeWindow()
    let plain = Plain(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let drawing = Drawing(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    window.addSubview(plain)
    window.addSubview(drawing)
    step()
    XCTAssertNil(plain.layer.contents)
    XCTAssertFalse(plain.layerDrawsContents)
    XCTAssertTrue(drawing.layerDrawsContents)
    XCTAssertTrue(drawing.hadContext)
    XCTAssertEqual(drawing.rects, [CGRect(x: 0, y: 0, width: 20, height: 20)])
  }

  func testInheritedOverridesCountToo() {
    XCTAssertTrue(Derived().layerDrawsContents)
    XCTAssertTrue(Base().layerDrawsContents)
    XCTAssertFalse(UIView().layerDrawsContents)
    XCTAssertFalse(UIWindow(frame: .zero).layerDrawsContents)
  }

  func testDrawsOnceUntilAsked() {
    let window = makeWindow()
    let view = Drawing(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    window.addSubview(view)
    step()
    view.center = CGPoint(x: 90, y: 90)
    step()
    XCTAssertEqual(view.rects.count, 1)
    view.setNeedsDisplay()
    view.setNeedsDisplay()
    step()
    XCTAssertEqual(view.rects.count, 2)
  }

  func testSetNeedsDisplayOfAPart() {
    let window = makeWindow()
    let view = Drawing(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    window.addSubview(view)
    step()
    view.setNeedsDisplay(CGRect(x: 10, y: 10, width: 5, height: 5))
    step()
    XCTAssertEqual(view.rects.last, CGRect(x: 10, y: 10, width: 5, height: 5))
  }

  func testResizingRedrawsOnlyWithRedraw() {
    let window = makeWindow()
    let view = Drawing(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    window.addSubview(view)
    step()
    view.frame.size.width = 40
    step()
    XCTAssertEqual(view.rects.count, 1)
    view.contentMode = .redraw
    view.frame.size.width = 50
    step()
    XCTAssertEqual(view.rects.count, 2)
  }

  func testPixelsReachTheSurface() {
    let window = makeWindow()
    window.rootViewController?.view.backgroundColor = .white
    let view = UIView(frame: CGRect(x: 10, y: 100, width: 10, height: 10))
    view.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    window.addSubview(view)
    let drawing = Drawing(frame: CGRect(x: 30, y: 100, width: 10, height: 10))
    window.addSubview(drawing)
    step()
    let surface = UIApplication.shared.surface
    XCTAssertEqual(surface.width, 1179)
    XCTAssertEqual(surface.height, 2556)
    XCTAssertEqual(surface.row(315)[45], 0xFF00_FF00)
    XCTAssertEqual(surface.row(315)[105], 0xFFFF_0000)
    XCTAssertEqual(surface.row(315)[75], 0xFFFF_FFFF)
    XCTAssertFalse(UIApplication.shared.lastDamage.isEmpty)
    step()
    XCTAssertTrue(UIApplication.shared.lastDamage.isEmpty)
  }

  /// Under what a view draws lies its background; without one an opaque view starts black, as UIKit's does.
  func testBackgroundUnderDrawing() {
    final class Sparse: UIView {
      override func draw(_ rect: CGRect) {
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
      }
    }
    let window = makeWindow()
    let views = (0..<3).map { Sparse(frame: CGRect(x: 0, y: 100 + 50 * $0, width: 40, height: 40)) }
    views[0].backgroundColor = .green
    views[1].backgroundColor = UIColor.green.withAlphaComponent(0)
    window.rootViewController?.view.backgroundColor = .white
    for view in views { window.rootViewController?.view.addSubview(view) }
    func pixels(_ index: Int) -> [UInt32] {
      step()
      let surface = UIApplication.shared.surface
      return [5, 25].map { surface.row((100 + 50 * index + $0) * 3)[$0 * 3] & 0xFF_FFFF }
    }
    XCTAssertEqual(pixels(0), [0xFF0000, 0x00FF00])
    XCTAssertEqual(pixels(1), [0xFF0000, 0xFFFFFF])
    XCTAssertEqual(pixels(2), [0xFF0000, 0x000000])
    views[0].backgroundColor = .blue
    XCTAssertEqual(pixels(0), [0xFF0000, 0x0000FF])
    views[0].backgroundColor = .clear
    XCTAssertEqual(pixels(0), [0xFF0000, 0xFFFFFF])
    views[2].setNeedsDisplay(CGRect(x: 20, y: 20, width: 10, height: 10))
    views[2].backgroundColor = .blue
    XCTAssertEqual(pixels(2), [0xFF0000, 0x0000FF])
  }

  func testBackgroundColourAndOpacity() {
    let view = UIView()
    view.backgroundColor = .clear
    XCTAssertFalse(view.isOpaque)
    view.backgroundColor = .red
    XCTAssertTrue(view.isOpaque)
    XCTAssertEqual(view.layer.backgroundColor, UIColor.red.cgColor)
    view.layer.backgroundColor = UIColor.blue.cgColor
    XCTAssertEqual(view.backgroundColor?.cgColor, UIColor.blue.cgColor)
    view.backgroundColor = nil
    XCTAssertNil(view.layer.backgroundColor)
  }

  func testDynamicBackgroundIsKeptAndFollowsTheStyle() {
    let window = makeWindow()
    let view = UIView()
    view.backgroundColor = .systemBackground
    window.addSubview(view)
    XCTAssertEqual(view.layer.backgroundColor, UIColor(red: 1, green: 1, blue: 1, alpha: 1).cgColor)
    window.overrideUserInterfaceStyle = .dark
    XCTAssertEqual(view.backgroundColor, .systemBackground)
    XCTAssertEqual(UIColor(cgColor: view.layer.backgroundColor!).cgColor.components?.first, 0)
  }

  func testMaskView() {
    let view = UIView()
    let mask = UIView()
    view.mask = mask
    XCTAssertTrue(view.layer.mask === mask.layer)
    XCTAssertNil(mask.superview)
    view.mask = view
    XCTAssertTrue(view.mask === mask)
    view.mask = nil
    XCTAssertNil(view.layer.mask)
  }

  func testSnapshotIsACopyOfTheMoment() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.backgroundColor = .red
    let copy = view.snapshotView(afterScreenUpdates: true)
    XCTAssertEqual(copy?.bounds.size, CGSize(width: 10, height: 10))
    XCTAssertNotNil(copy?.layer.contents)
    XCTAssertNotNil(UIView().snapshotView(afterScreenUpdates: false))
  }
}
