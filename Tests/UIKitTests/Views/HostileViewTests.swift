import UIKit
import XCTest

/// Performs incorrect calls a few thousand times, which must not trap, hang or leave the trees inconsistent.
final class HostileViewTests: CoreTestCase {
  private var seed: UInt64 = 42
  private func next(_ limit: Int) -> Int {
    seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(seed >> 33) % limit
  }
  private var number: CGFloat {
    let odd: [CGFloat] = [
      0, -1, .nan, .infinity, -.infinity, 1e300, -1e300, .leastNonzeroMagnitude, .greatestFiniteMagnitude,
    ]
    return next(6) == 0 ? odd[next(odd.count)] : CGFloat(next(500)) - 100
  }
  private var rect: CGRect { CGRect(x: number, y: number, width: number, height: number) }

  private final class Meddler: UIView {
    var meddle: (() -> Void)?
    override func didMoveToWindow() { meddle?() }
    override func layoutSubviews() { meddle?() }
    override func draw(_ rect: CGRect) { UIRectFill(rect) }
  }

  private func change(_ view: UIView, among views: [UIView]) {
    let other = views[next(views.count)]
    switch next(22) {
    case 0: view.addSubview(other)
    case 1: view.insertSubview(other, at: next(7) - 2)
    case 2: view.insertSubview(other, belowSubview: views[next(views.count)])
    case 3: view.insertSubview(other, aboveSubview: views[next(views.count)])
    case 4: view.exchangeSubview(at: next(5) - 1, withSubviewAt: next(5))
    case 5: view.removeFromSuperview()
    case 6: view.bringSubviewToFront(other)
    case 7: view.sendSubviewToBack(other)
    case 8: view.frame = rect
    case 9: view.bounds = rect
    case 10: view.center = CGPoint(x: number, y: number)
    case 11: view.transform = CGAffineTransform(a: number, b: number, c: number, d: number, tx: number, ty: number)
    case 12: view.alpha = number
    case 13: view.isHidden.toggle()
    case 14: view.layoutMargins = UIEdgeInsets(top: number, left: number, bottom: number, right: number)
    case 15: view.mask = next(2) == 0 ? other : nil
    case 16: view.overrideUserInterfaceStyle = next(2) == 0 ? .dark : .unspecified
    case 17: view.tintColor = next(2) == 0 ? .red : nil
    case 18: view.autoresizingMask = UIView.AutoresizingMask(rawValue: UInt(next(200)))
    case 19: view.setNeedsDisplay(rect)
    case 20: _ = view.hitTest(CGPoint(x: number, y: number), with: nil)
    default: _ = view.convert(rect, to: other as UIView?)
    }
  }

  func testRandomTreesStaySound() {
    let window = makeWindow()
    let views: [UIView] = (0..<30).map { index in index % 3 == 0 ? Meddler(frame: rect) : UIView(frame: rect) }
    for view in views { window.rootViewController?.view.addSubview(view) }
    for round in 0..<6000 {
      change(views[next(views.count)], among: views)
      if round % 100 == 0 { step() }
    }
    for view in views {
      for child in view.subviews {
        XCTAssertTrue(child.superview === view)
        XCTAssertTrue(child.layer.superlayer === view.layer)
        XCTAssertTrue(child.window === view.window)
      }
      let order = (view.layer.sublayers ?? []).compactMap { $0.delegate as? UIView }
      XCTAssertEqual(order, view.subviews)
      XCTAssertTrue(view.frame.origin.x.isFinite || view.transform != .identity)
      XCTAssertFalse(view.isDescendant(of: view) && view.superview === view)
    }
  }

  func testViewsThatMeddleInCallbacks() {
    let window = makeWindow()
    let views = (0..<12).map { _ in Meddler(frame: CGRect(x: 0, y: 0, width: 40, height: 40)) }
    var depth = 0
    for view in views {
      view.meddle = { [unowned self] in
        guard depth < 3 else { return }
        depth += 1
        change(views[next(views.count)], among: views)
        depth -= 1
      }
      window.addSubview(view)
    }
    for _ in 0..<300 {
      change(views[next(views.count)], among: views)
      step()
    }
  }

  func testAThousandNestedViews() {
    let window = makeWindow()
    var innermost: UIView = window.rootViewController!.view
    for _ in 0..<1000 {
      let view = UIView(frame: innermost.bounds)
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      innermost.addSubview(view)
      innermost = view
    }
    step()
    XCTAssertTrue(window.hitTest(CGPoint(x: 10, y: 10), with: nil) === innermost)
    window.frame.size.width = 200
    XCTAssertEqual(innermost.bounds.width, 200, accuracy: 1e-6)
    window.rootViewController?.view.subviews.first?.removeFromSuperview()
    step()
  }

  func testControllersPresentingAndReplacingAtRandom() {
    let window = makeWindow()
    var controllers = (0..<6).map { _ in UIViewController() }
    for controller in controllers { controller.modalPresentationStyle = next(2) == 0 ? .fullScreen : .pageSheet }
    for round in 0..<400 {
      let one = controllers[next(6)]
      let other = controllers[next(6)]
      switch next(9) {
      case 0: one.present(other, animated: next(2) == 0)
      case 1: one.dismiss(animated: next(2) == 0)
      case 2: window.rootViewController = one
      case 3: one.addChild(other)
      case 4: one.removeFromParent()
      case 5: one.view.addSubview(other.view)
      case 6: one.viewIfLoaded?.removeFromSuperview()
      case 7: one.beginAppearanceTransition(next(2) == 0, animated: false)
      default: one.endAppearanceTransition()
      }
      if round % 3 == 0 { step() }
    }
    window.rootViewController = nil
    controllers = []
    step()
  }
}
