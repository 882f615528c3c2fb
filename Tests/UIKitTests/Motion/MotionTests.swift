import FlipsideTesting
import UIKit
import XCTest

/// HypnoNerd's effects go from -25 to +25 along both axes move what is shown.
final class MotionTests: XCTestCase {
  private func effect(_ keyPath: String, _ type: UIInterpolatingMotionEffect.EffectType)
    -> UIInterpolatingMotionEffect
  {
    let effect = UIInterpolatingMotionEffect(keyPath: keyPath, type: type)
    effect.minimumRelativeValue = -25
    effect.maximumRelativeValue = 25
    return effect
  }

  private func left(of color: UInt32, in image: Picture, y: Int) -> Int? {
    let row = image.row(y)
    return (0..<image.width).first { row[$0] & 0xFF_FFFF == color }
  }

  func testInterpolation() {
    let x = effect("center.x", .tiltAlongHorizontalAxis)
    func value(_ horizontal: CGFloat, _ vertical: CGFloat = 0) -> CGFloat? {
      x.keyPathsAndRelativeValues(forViewerOffset: UIOffset(horizontal: horizontal, vertical: vertical))?[
        "center.x"
      ]
      .flatMap { $0 as? CGFloat ?? ($0 as? Int).map { CGFloat($0) } }
    }
    XCTAssertEqual(value(-1), -25)
    XCTAssertEqual(value(0), 0)
    XCTAssertEqual(value(0.5), 12.5)
    XCTAssertEqual(value(1, -1), 25)
    XCTAssertEqual(value(7), 25)
    XCTAssertEqual(value(.nan), 0)
  }

  func testValuesOfOtherTypes() {
    let effect = UIInterpolatingMotionEffect(keyPath: "shadowOffset", type: .tiltAlongVerticalAxis)
    effect.minimumRelativeValue = CGSize(width: -10, height: 0)
    effect.maximumRelativeValue = CGSize(width: 10, height: 20)
    let value = effect.keyPathsAndRelativeValues(forViewerOffset: UIOffset(horizontal: 1, vertical: 0))
    XCTAssertEqual(value?["shadowOffset"] as? CGSize, CGSize(width: 0, height: 10))
    effect.minimumRelativeValue = nil
    effect.maximumRelativeValue = nil
    XCTAssertNil(effect.keyPathsAndRelativeValues(forViewerOffset: .zero))
    effect.maximumRelativeValue = CATransform3DMakeTranslation(8, 0, 0)
    let transform = effect.keyPathsAndRelativeValues(forViewerOffset: UIOffset(horizontal: 0, vertical: 0))
    XCTAssertEqual((transform?["shadowOffset"] as? CATransform3D)?.m41, 4)
  }

  func testGroupAddsUp() {
    let group = UIMotionEffectGroup()
    XCTAssertNil(group.keyPathsAndRelativeValues(forViewerOffset: .zero))
    group.motionEffects = [
      effect("center.x", .tiltAlongHorizontalAxis), effect("center.x", .tiltAlongVerticalAxis),
    ]
    let values = group.keyPathsAndRelativeValues(forViewerOffset: UIOffset(horizontal: 1, vertical: 1))
    XCTAssertEqual(values?["center.x"] as? Int ?? Int(values?["center.x"] as? CGFloat ?? 0), 50)
  }

  func testAddingAndRemoving() {
    let view = UIView()
    let x = effect("center.x", .tiltAlongHorizontalAxis)
    view.addMotionEffect(x)
    view.addMotionEffect(x)
    XCTAssertEqual(view.motionEffects.count, 1)
    view.removeMotionEffect(x)
    XCTAssertEqual(view.motionEffects, [])
  }

  // The picture moves by the offset; model values and hit tests do not change.
  func testTiltMovesWhatIsShown() {
    onStage(animates: false) { stage in
      let box = UIView(frame: CGRect(x: 100, y: 200, width: 40, height: 40))
      box.backgroundColor = .red
      stage.view.addSubview(box)
      box.addMotionEffect(effect("center.x", .tiltAlongHorizontalAxis))
      box.addMotionEffect(effect("center.y", .tiltAlongVerticalAxis))
      XCTAssertEqual(left(of: 0xFF0000, in: stage.picture(), y: 660), 300)
      UIApplication.shared.send(.tilt(horizontal: 1, vertical: 0))
      XCTAssertEqual(left(of: 0xFF0000, in: stage.picture(), y: 660), 375)
      XCTAssertEqual(box.center, CGPoint(x: 120, y: 220))
      XCTAssertTrue(stage.window.hitTest(CGPoint(x: 101, y: 201), with: nil) === box)
      UIApplication.shared.send(.tilt(horizontal: -0.4, vertical: 1))
      let tilted = stage.picture()
      XCTAssertEqual(left(of: 0xFF0000, in: tilted, y: 670), nil)
      XCTAssertEqual(left(of: 0xFF0000, in: tilted, y: 680), 270)
      UIApplication.shared.send(.tilt(horizontal: 0, vertical: 0))
      XCTAssertEqual(left(of: 0xFF0000, in: stage.picture(), y: 660), 300)
    }
  }

  func testRemovedEffectStopsMoving() {
    onStage(animates: false) { stage in
      let box = UIView(frame: CGRect(x: 100, y: 200, width: 40, height: 40))
      box.backgroundColor = .red
      stage.view.addSubview(box)
      let x = effect("center.x", .tiltAlongHorizontalAxis)
      box.addMotionEffect(x)
      UIApplication.shared.send(.tilt(horizontal: 1, vertical: 0))
      box.removeMotionEffect(x)
      XCTAssertEqual(left(of: 0xFF0000, in: stage.picture(), y: 660), 300)
      UIApplication.shared.send(.tilt(horizontal: 0, vertical: 0))
    }
  }

  func testViewWithEffectsIsFreed() {
    weak var weakView: UIView?
    do {
      let view = UIView()
      view.addMotionEffect(effect("center.x", .tiltAlongHorizontalAxis))
      weakView = view
    }
    XCTAssertNil(weakView)
  }
}
