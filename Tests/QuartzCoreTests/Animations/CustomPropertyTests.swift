import ObjectiveC
import XCTest

import QuartzCore

/// Animatable properties of an app's layers (Apple's page of `needsDisplay(forKey:)`).
final class CustomPropertyTests: AnimationTestCase {
  /// The accessors that the bridge writes for `@NSManaged var angle: CGFloat`.
  private final class Dial: CALayer {
    var angle: CGFloat {
      get { ManagedValue.get(primitiveValue(forKey: "angle")) }
      set {
        KeyValueObserving.willChange(self, "angle")
        setPrimitiveValue(newValue, forKey: "angle")
        KeyValueObserving.didChange(self, "angle")
      }
    }
    var plain: CGFloat = 3
    nonisolated(unsafe) static var drawn: [CGFloat] = []
    nonisolated(unsafe) static var copies = 0
    var animates = false

    static let register: Void = {
      KeyValueAccess.register("angle", on: Dial.self, \.angle)
      KeyValueAccess.register("plain", on: Dial.self, \.plain)
    }()

    override init() {
      super.init()
      Dial.register
    }
    override init(layer: Any) {
      super.init(layer: layer)
      Dial.copies += 1
      guard let other = layer as? Dial else { return }
      plain = other.plain
      animates = other.animates
    }
    required init?(coder: NSCoder) { nil }

    override class func needsDisplay(forKey key: String) -> Bool {
      key == "angle" || key == "plain" || super.needsDisplay(forKey: key)
    }

    /// Most apps create the animation like this.
    override func action(forKey event: String) -> (any CAAction)? {
      guard animates, event == "angle",
        let animation = super.action(forKey: "backgroundColor") as? CABasicAnimation
      else { return super.action(forKey: event) }
      animation.keyPath = event
      animation.fromValue = presentation()?.angle ?? angle
      animation.toValue = nil
      return animation
    }

    override func draw(in ctx: CGContext) {
      Dial.drawn.append(angle + (plain - 3) * 1000)
      ctx.setFillColor(.red)
      ctx.fill(CGRect(x: 0, y: 0, width: angle, height: 10))
    }
  }

  private var dial: Dial!

  override func setUp() {
    super.setUp()
    dial = Dial()
    dial.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
    root.addSublayer(dial)
    dial.setNeedsDisplay()
    CATransaction.flush()
    Dial.drawn = []
  }

  override func tearDown() {
    dial = nil
    super.tearDown()
  }

  private func animate(_ key: String, to: CGFloat) {
    let animation = CABasicAnimation(keyPath: key)
    animation.toValue = to
    animation.duration = 1
    dial.add(animation, forKey: key)
    CATransaction.flush()
  }

  func testAManagedPropertyIsDrawnForEachFrame() throws {
    XCTAssertEqual(dial.angle, 0)
    animate("angle", to: 100)
    for step in 1..<10 { go(to: Double(step) / 10) }
    XCTAssertEqual(Dial.drawn.count, 10)
    for (step, angle) in Dial.drawn.enumerated() { XCTAssertEqual(angle, CGFloat(step) * 10, accuracy: 1e-4) }
    XCTAssertEqual(dial.angle, 0, "the model has its own")
    XCTAssertEqual(dial.presentation()?.angle ?? 0, 90, accuracy: 1e-4)
    // The presented contents are the drawn ones.
    guard case .bitmap(let buffer, _)? = dial.shownState?.contents else { return XCTFail("no bitmap") }
    XCTAssertEqual(buffer.row(5)[85] >> 24, 255)
    XCTAssertEqual(buffer.row(5)[95] >> 24, 0)
    go(to: 1)
    let count = Dial.drawn.count
    go(to: 2)
    XCTAssertEqual(Dial.drawn.count, count, "nothing is drawn when it is over")
    guard case .bitmap(let last, _)? = dial.shownState?.contents else { return XCTFail("no bitmap") }
    XCTAssertEqual(last.row(5)[5] >> 24, 0, "the model's picture again")
  }

  func testAChangeAsksForDisplayAndItsOwnAction() {
    dial.angle = 40
    CATransaction.flush()
    XCTAssertEqual(Dial.drawn, [40])
    XCTAssertEqual(dial.animationKeys(), ["contents"], "the class says nothing about it, but the picture is new")
    dial.removeAllAnimations()
    Dial.drawn = []
    dial.animates = true
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    dial.angle = 80
    XCTAssertEqual(dial.animationKeys(), ["angle"])
    CATransaction.flush()
    for step in 1...4 { go(to: Double(step) / 20) }
    XCTAssertEqual(Dial.drawn.first, 80, "the model's own picture")
    for (step, angle) in Dial.drawn.dropFirst().enumerated() {
      XCTAssertEqual(angle, 40 + CGFloat(step) * 8, accuracy: 1e-4)
    }
    // A change during the animation begins at the presented value.
    dial.angle = 0
    CATransaction.flush()
    XCTAssertEqual(Dial.drawn.last ?? 0, 72, accuracy: 1e-4)
  }

  func testAPlainPropertyIsCopiedByTheAppsInitialiser() {
    dial.plain = 5
    animate("plain", to: 10)
    go(to: 0.5)
    XCTAssertEqual(Dial.drawn.last ?? 0, 4500, accuracy: 1e-3)
    XCTAssertEqual(dial.plain, 5)
    XCTAssertEqual(dial.presentation()?.plain ?? 0, 7.5, accuracy: 1e-4)
  }

  func testOthersAreNotDrawn() {
    animate("opacity", to: 0)
    animate("position.x", to: 50)
    let copies = Dial.copies
    for step in 1..<10 { go(to: Double(step) / 10) }
    XCTAssertEqual(Dial.drawn, [])
    XCTAssertLessThanOrEqual(Dial.copies - copies, 1, "one copy serves all frames")
  }

  /// Values of several types are interpolated; others change at once.
  func testKindsOfCustomValues() {
    let cases: [(Any, Any, (Any?) -> CGFloat?, CGFloat)] = [
      (CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 20), { ($0 as? CGPoint)?.y }, 10),
      (CGRect.zero, CGRect(x: 0, y: 0, width: 8, height: 0), { ($0 as? CGRect)?.width }, 4),
      (1, 2, { $0 as? CGFloat }, 1.5), ([1, 2], [3, 6], { (($0 as? [Any])?.last as? CGFloat) }, 4),
      (
        CGColor(red: 0, green: 0, blue: 0, alpha: 1), CGColor(red: 1, green: 0, blue: 0, alpha: 1),
        {
          ($0 as! CGColor?)?.rgba.red
        }, 0.5
      ),
    ]
    for (index, (from, to, _, _)) in cases.enumerated() {
      let animation = CABasicAnimation(keyPath: "free\(index)")
      animation.fromValue = from
      animation.toValue = to
      animation.duration = 1
      layer.add(animation, forKey: "free\(index)")
    }
    let words = CABasicAnimation(keyPath: "word")
    words.fromValue = "a"
    words.toValue = "b"
    words.duration = 1
    layer.add(words, forKey: "word")
    CATransaction.flush()
    go(to: 0.5)
    for (index, (_, _, read, wanted)) in cases.enumerated() {
      XCTAssertEqual(read(layer.presentation()?.value(forKey: "free\(index)")) ?? -1, wanted, accuracy: 1e-6)
    }
    XCTAssertEqual(layer.presentation()?.value(forKey: "word") as? String, "b")
  }

  func testDisplayOfTheDelegateAndOfASubclass() {
    final class Shown: CALayer {
      nonisolated(unsafe) static var seen: [CGFloat] = []
      override class func needsDisplay(forKey key: String) -> Bool { key == "level" }
      override func display() { Shown.seen.append((value(forKey: "level") as? CGFloat) ?? -1) }
    }
    let shown = Shown()
    shown.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    root.addSublayer(shown)
    CATransaction.flush()
    let animation = CABasicAnimation(keyPath: "level")
    animation.fromValue = 0
    animation.toValue = 10
    animation.duration = 1
    shown.add(animation, forKey: nil)
    CATransaction.flush()
    go(to: 0.5)
    XCTAssertEqual(Shown.seen, [0, 5])
  }
}
