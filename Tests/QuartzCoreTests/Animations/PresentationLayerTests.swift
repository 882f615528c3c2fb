import FlipsideTesting
import ObjectiveC
import XCTest

import QuartzCore

/// Presentation copies of layers, including layers with custom properties.
final class PresentationLayerTests: LinearAnimationTestCase {
  // MARK: Own properties

  final class Dial: CALayer {
    var own: CGFloat = 0
    nonisolated(unsafe) static var drawn: [CGFloat] = []

    override class func needsDisplay(forKey key: String) -> Bool {
      key == "level" || super.needsDisplay(forKey: key)
    }
    override init() { super.init() }
    override init(layer: Any) {
      super.init(layer: layer)
      own = (layer as? Dial)?.own ?? 0
    }
    required init?(coder: NSCoder) { nil }
    var level: CGFloat {
      get { value(forKey: "level") as? CGFloat ?? 0 }
      set { setValue(newValue, forKey: "level") }
    }
    override func action(forKey event: String) -> (any CAAction)? {
      guard event == "level" else { return super.action(forKey: event) }
      let animation = CABasicAnimation(keyPath: event)
      animation.fromValue = presentation()?.level
      animation.duration = 1
      return animation
    }
    override func draw(in ctx: CGContext) {
      Dial.drawn.append(level)
      ctx.setFillColor(.red)
      ctx.fill(CGRect(x: 0, y: 0, width: level, height: 10))
    }
  }

  func testAnOwnPropertyIsDrawnForEachFrame() throws {
    let dial = Dial()
    dial.own = 7
    dial.bounds = CGRect(x: 0, y: 0, width: 100, height: 10)
    dial.position = CGPoint(x: 50, y: 5)
    root.addSublayer(dial)
    flush()
    let model = dial.contents as AnyObject?
    Dial.drawn = []
    dial.level = 100
    flush()
    for step in 1..<10 { go(to: Double(step) / 10) }
    XCTAssertEqual(Dial.drawn.count, 11, "once for the model, once a frame")
    for (step, level) in Dial.drawn.dropFirst().enumerated() {
      XCTAssertEqual(level, CGFloat(step) * 10, accuracy: 1e-4)
    }
    guard case .bitmap(let buffer, _)? = dial.shownState?.contents else { return XCTFail("nothing is drawn") }
    XCTAssertEqual(buffer.row(5)[85], 0xFFFF_0000)
    XCTAssertEqual(buffer.row(5)[95], 0)
    XCTAssertEqual(dial.level, 100)
    XCTAssertEqual(dial.presentation()?.level ?? 0, 90, accuracy: 1e-4)
    XCTAssertEqual(dial.presentation()?.own, 7)
    XCTAssertFalse(dial.contents as AnyObject? === model, "the model has its own picture")
    go(to: 1)
    guard case .bitmap(let last, _)? = dial.shownState?.contents else { return XCTFail("nothing is drawn") }
    XCTAssertEqual(last.row(5)[95], 0xFFFF_0000)
    XCTAssertEqual(Dial.drawn.count, 11)
  }

  // MARK: Presentation

  func testPresentationHasTheValuesOfTheMoment() {
    let child = makeLayer(0, 0, 20, 20)
    layer.addSublayer(child)
    flush()
    layer.position = CGPoint(x: 225, y: 125)
    flush()
    go(to: 0.125)
    let copy = layer.presentation()
    XCTAssertEqual(copy?.position.x ?? 0, 175, accuracy: 1e-6)
    XCTAssertEqual(copy?.frame.minX ?? 0, 150, accuracy: 1e-6)
    XCTAssertTrue(copy?.model() === layer)
    XCTAssertTrue(copy?.presentation() === copy)
    XCTAssertTrue(copy?.superlayer?.model() === root)
    XCTAssertTrue(copy?.sublayers?.first?.model() === child)
    XCTAssertTrue(copy?.sublayers?.first?.superlayer === copy)
    // Relative to the root, the child is at its presented position.
    XCTAssertEqual(
      child.presentation()?.convert(CGPoint.zero, to: root.presentation()).x ?? 0, 150, accuracy: 1e-6)
  }

  func testHitTestsOnThePresentation() {
    layer.position = CGPoint(x: 325, y: 125)
    flush()
    XCTAssertTrue(root.hitTest(CGPoint(x: 325, y: 125)) === layer, "the model is at its end")
    XCTAssertTrue(root.presentation()?.hitTest(CGPoint(x: 325, y: 125))?.model() === root)
    XCTAssertTrue(root.presentation()?.hitTest(CGPoint(x: 125, y: 125))?.model() === layer)
    go(to: 0.125)
    XCTAssertTrue(root.presentation()?.hitTest(CGPoint(x: 225, y: 125))?.model() === layer)
    XCTAssertNotNil(layer.presentation()?.hitTest(CGPoint(x: 225, y: 125)))
    XCTAssertNil(layer.presentation()?.hitTest(CGPoint(x: 325, y: 125)))
  }

  func testPresentationsAreNotKept() {
    weak var kept: CALayer?
    layer.opacity = 0
    flush()
    autoreleasepool {
      let copy = layer.presentation()
      kept = copy
      _ = copy?.sublayers
      copy?.opacity = 0.3
      _ = copy?.superlayer?.sublayers
    }
    XCTAssertNil(kept)
    XCTAssertEqual(layer.opacity, 0)
  }
}
