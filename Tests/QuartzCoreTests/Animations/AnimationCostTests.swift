import Foundation
import XCTest

import QuartzCore

/// The cost of animations, which is counted instead of timed.
final class AnimationCostTests: AnimationTestCase {
  private final class Drawn: CALayer {
    nonisolated(unsafe) static var count = 0
    override func draw(in ctx: CGContext) {
      Drawn.count += 1
      ctx.setFillColor(.red)
      ctx.fill(bounds)
    }
  }

  private func animate(_ layer: CALayer, _ path: String, _ from: Any?, _ to: Any?, _ duration: Double = 1) {
    let animation = CABasicAnimation(keyPath: path)
    animation.fromValue = from
    animation.toValue = to
    animation.duration = duration
    layer.add(animation, forKey: path)
  }

  func testOnlyTheLayersThatMoveAreWritten() {
    let others = (0..<200).map { _ in makeLayer(0, 0, 5, 5) }
    for other in others { root.addSublayer(other) }
    let children = (0..<50).map { _ in makeLayer(0, 0, 5, 5) }
    for child in children { layer.addSublayer(child) }
    CATransaction.flush()
    for moved in [layer!, others[3], children[7]] { animate(moved, "position.x", 0, 100) }
    CATransaction.flush()
    context.commit()
    let model = context.lastCommit
    for step in 1..<10 {
      go(to: Double(step) / 10)
      XCTAssertEqual(context.lastAnimatedCount, 3)
      XCTAssertEqual(context.lastCommit, model, "nothing of the model is laid out, displayed or written")
    }
    // A layer whose animation has not begun, or stays at its end, costs nothing.
    let late = CABasicAnimation(keyPath: "opacity")
    late.toValue = 0
    late.beginTime = CACurrentMediaTime() + 100
    others[9].add(late, forKey: nil)
    CATransaction.flush()
    go(to: 0.95)
    XCTAssertEqual(context.lastAnimatedCount, 3)
    go(to: 1)
    XCTAssertEqual(AnimationClock.nextDeadline ?? 0, start + 100.9, accuracy: 1e-3)
    go(to: 1.1)
    XCTAssertEqual(context.lastAnimatedCount, 0)
  }

  func testCompositedPropertiesNeverDrawContents() {
    let drawn = Drawn()
    drawn.frame = CGRect(x: 50, y: 50, width: 40, height: 40)
    root.addSublayer(drawn)
    drawn.setNeedsDisplay()
    CATransaction.flush()
    let before = Drawn.count
    var eye = CATransform3DIdentity
    eye.m34 = -1 / 100
    let changes: [(String, Any, Any)] = [
      ("position", CGPoint.zero, CGPoint(x: 90, y: 90)),
      ("bounds", CGRect.zero, CGRect(x: 0, y: 0, width: 99, height: 9)),
      ("anchorPoint", CGPoint.zero, CGPoint(x: 1, y: 1)), ("zPosition", 0, 9),
      ("transform", CATransform3DIdentity, CATransform3DMakeRotation(2, 1, 1, 1)), ("transform.rotation.z", 0, 3),
      ("sublayerTransform", CATransform3DIdentity, eye), ("opacity", 0, 1), ("hidden", 0, 1),
      ("backgroundColor", CGColor.red, CGColor.blue), ("cornerRadius", 0, 20), ("borderWidth", 0, 9),
      ("borderColor", CGColor.red, CGColor.blue), ("shadowOpacity", 0, 1), ("shadowRadius", 0, 9),
      ("shadowOffset", CGSize.zero, CGSize(width: 9, height: 9)), ("contentsRect.origin.x", 0, 1),
      ("contentsCenter.size.width", 1, 0), ("masksToBounds", 0, 1),
    ]
    let compositor = Compositor(
      surface: PixelBuffer(width: 400, height: 400, format: .argb32)!, scale: 1, background: .clear)
    compositor.root = context.rootNode
    for (path, from, to) in changes {
      animate(drawn, path, from, to)
      let base = CACurrentMediaTime() - start
      for step in 0...10 {
        go(to: base + Double(step) / 10)
        _ = compositor.composite()
      }
      XCTAssertEqual(Drawn.count, before, path)
    }
    // The same applies to implicit animations.
    drawn.position.x += 50
    drawn.opacity = 0.5
    drawn.cornerRadius = 5
    drawn.transform = CATransform3DMakeScale(2, 2, 1)
    CATransaction.flush()
    run(until: CACurrentMediaTime() - start + 1)
    XCTAssertEqual(Drawn.count, before)
  }

  func testShapesAndTextKeepTheirPicturesWhileTheyMove() {
    let shape = CAShapeLayer()
    shape.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 30, height: 30), transform: nil)
    let text = CATextLayer()
    text.string = "text"
    text.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    for layer in [shape, text] as [CALayer] {
      root.addSublayer(layer)
      CATransaction.flush()
      func picture() -> PixelBuffer? {
        switch layer.shownState?.contents {
        case .bitmap(let buffer, _)?, .mask(let buffer, _)?: return buffer
        default: return nil
        }
      }
      animate(layer, "position", CGPoint.zero, CGPoint(x: 90, y: 90))
      animate(layer, "opacity", 0, 1)
      animate(layer, "transform.rotation.z", 0, 3)
      CATransaction.flush()
      let base = CACurrentMediaTime() - start
      let first = picture()
      XCTAssertNotNil(first)
      for step in 1..<10 {
        go(to: base + Double(step) / 10)
        XCTAssertTrue(picture() === first, "\(type(of: layer))")
      }
      run(until: base + 2)
      // A change of the drawing does redraw it.
      if layer === shape {
        animate(shape, "strokeEnd", 0, 1)
        shape.strokeColor = .red
        CATransaction.flush()
        go(to: CACurrentMediaTime() - start + 0.5)
        XCTAssertFalse(picture() === first)
      }
    }
  }

  func testOnlyWhatMovesIsComposited() {
    let compositor = Compositor(
      surface: PixelBuffer(width: 400, height: 400, format: .argb32)!, scale: 1,
      background: RenderColor(argb: 0xFFFF_FFFF))
    compositor.root = context.rootNode
    layer.backgroundColor = .red
    CATransaction.flush()
    go(to: 1)
    _ = compositor.composite()
    animate(layer, "position.x", 125, 225)
    CATransaction.flush()
    for step in 1...10 {
      go(to: 1 + Double(step) / 10)
      _ = compositor.composite()
      XCTAssertLessThanOrEqual(compositor.lastDrawnArea, (50 + 110) * 51)
    }
    XCTAssertEqual(compositor.composite(), [])
  }

  func testNothingRunsWhenAllIsOver() {
    let gone: [(CAAnimation, Double)] = [
      (CABasicAnimation(keyPath: "opacity"), 1), (CASpringAnimation(keyPath: "position.x"), 2),
      (CAKeyframeAnimation(keyPath: "zPosition"), 0.5), (CATransition(), 1.5), (CAAnimationGroup(), 0.7),
    ]
    for (animation, duration) in gone {
      animation.duration = duration
      (animation as? CAKeyframeAnimation)?.values = [0, 1, 0]
      layer.add(animation, forKey: nil)
    }
    CATransaction.flush()
    // Two seconds are 120 frames, the last of which is that of the end.
    XCTAssertEqual(run(until: 100), 120)
    XCTAssertNil(AnimationClock.nextDeadline)
    XCTAssertFalse(CATransaction.needsFlush)
    XCTAssertFalse(context.needsCommit)
    let commits = context.commitCount
    go(to: 200)
    XCTAssertEqual(context.commitCount, commits)
  }

  func testThousandsOfAnimationsComeAndGo() {
    var flags = 0
    for round in 0..<20 {
      let tracker = AnimationTracker { if $0 { flags += 1 } }
      for index in 0..<100 {
        let animation = CABasicAnimation(keyPath: "position")
        animation.byValue = CGPoint(x: 1, y: index)
        animation.isAdditive = true
        animation.duration = 0.05
        animation.tracker = tracker
        layer.add(animation, forKey: "key\(index)")
      }
      tracker.close()
      CATransaction.flush()
      go(to: Double(round) + 0.5)
    }
    go(to: 21)
    XCTAssertEqual(flags, 20)
    XCTAssertNil(layer.animationKeys())
  }

  /// Swift numbers, as in UIKit's animations, and boxed numbers must not leak memory.
  func testAnimationsThatHaveEndedTakeNoMemory() throws {
    func residentKilobytes() throws -> Int {
      let text = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
      let line = try XCTUnwrap(text.split(separator: "\n").first { $0.hasPrefix("VmRSS") })
      return try XCTUnwrap(Int(line.filter(\.isNumber)))
    }
    func run(_ rounds: Int, from begin: Double) {
      for round in 0..<rounds {
        animate(layer, "opacity", CGFloat(0), CGFloat(1), 0.01)
        animate(layer, "position.x", CGFloat(0), NSNumber(value: 9.0), 0.01)
        CATransaction.flush()
        go(to: begin + Double(round + 1) * 0.02)
      }
    }
    run(500, from: 0)
    let before = try residentKilobytes()
    run(5000, from: 10)
    XCTAssertLessThan(try residentKilobytes() - before, 700)
    XCTAssertNil(layer.animationKeys())
  }
}
