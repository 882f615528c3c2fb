import FlipsideTesting
import Foundation
import XCTest

import QuartzCore

final class MarkedAnimation: CABasicAnimation {
  var own = 1
  override func shouldArchiveValue(forKey key: String) -> Bool { key != "toValue" && key != "secret" }
  override class func defaultValue(forKey key: String) -> Any? { key == "mood" ? "calm" : nil }
}

/// Archives and copies keep every property, and damaged archives have no bad effect.
final class AnimationArchiveTests: XCTestCase {
  private func roundTrip<Object: NSObject & NSCoding>(_ object: Object) throws -> Object {
    let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
    unarchiver.requiresSecureCoding = true
    unarchiver.decodingFailurePolicy = .setErrorAndReturn
    let copy = unarchiver.decodeObject(of: [type(of: object)], forKey: NSKeyedArchiveRootObjectKey)
    XCTAssertNil(unarchiver.error)
    return try XCTUnwrap(copy as? Object)
  }

  /// Sets the properties of the base class.
  private func fill(_ animation: CAAnimation) {
    animation.timingFunction = CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 1.4)
    animation.isRemovedOnCompletion = false
    animation.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 30, preferred: 20)
    animation.beginTime = 12.5
    animation.duration = 3
    animation.speed = -0.5
    animation.timeOffset = 0.75
    animation.repeatCount = .infinity
    animation.repeatDuration = 9
    animation.autoreverses = true
    animation.fillMode = .both
    animation.setValue("mark", forKey: "tag")
    animation.setValue(7, forKey: "number")
  }

  private func check(_ copy: CAAnimation, file: StaticString = #filePath, line: UInt = #line) {
    XCTAssertEqual(
      copy.timingFunction, CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 1.4), file: file, line: line)
    XCTAssertFalse(copy.isRemovedOnCompletion, file: file, line: line)
    XCTAssertEqual(
      copy.preferredFrameRateRange, CAFrameRateRange(minimum: 10, maximum: 30, preferred: 20), file: file,
      line: line)
    XCTAssertEqual(
      [copy.beginTime, copy.duration, Double(copy.speed), copy.timeOffset, copy.repeatDuration],
      [12.5, 3, -0.5, 0.75, 9], file: file, line: line)
    XCTAssertEqual(copy.repeatCount, .infinity, file: file, line: line)
    XCTAssertTrue(copy.autoreverses, file: file, line: line)
    XCTAssertEqual(copy.fillMode, .both, file: file, line: line)
    XCTAssertEqual(copy.value(forKey: "tag") as? String, "mark", file: file, line: line)
    XCTAssertEqual(
      (copy.value(forKey: "number") as? NSNumber)?.intValue ?? copy.value(forKey: "number") as? Int, 7, file: file,
      line: line)
  }

  /// Returns the animation after archiving, and a copy of it.
  private func both<Animation: CAAnimation>(_ animation: Animation) throws -> [Animation] {
    fill(animation)
    let copies = [try roundTrip(animation), try XCTUnwrap(animation.copy() as? Animation)]
    for copy in copies {
      check(copy)
      XCTAssertTrue(type(of: copy) == type(of: animation))
    }
    return copies
  }

  func testBasicAnimations() throws {
    let point = CGPoint(x: 5, y: 6)
    let plain: [Any] = [
      0.5, 7, CGPoint(x: 1, y: 2), CGSize(width: 3, height: 4), CGRect(x: 1, y: 2, width: 3, height: 4),
      CATransform3DMakeRotation(1, 0, 0, 1), NSNumber(value: 2.5), "text",
    ]
    // A structure may have lost its box, so both descriptions are accepted.
    let values =
      plain.map { ($0, ["\($0)"]) } + [(NSValue(point: point), ["\(point)", "\(NSValue(point: point))"])]
    for (value, texts) in values {
      let animation = CABasicAnimation(keyPath: "position")
      animation.fromValue = value
      animation.toValue = CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
      animation.byValue = [1, 2]
      animation.isAdditive = true
      animation.isCumulative = true
      animation.valueFunction = CAValueFunction(name: .rotateX)
      for copy in try both(animation) {
        let from = copy.fromValue.map { "\($0)" } ?? ""
        XCTAssertTrue(texts.contains(from), "\(from) is not \(texts)")
        XCTAssertEqual(copy.toValue as? CGColor, CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4))
        XCTAssertEqual((copy.byValue as? [Any])?.count, 2)
        XCTAssertEqual(copy.keyPath, "position")
        XCTAssertTrue(copy.isAdditive && copy.isCumulative)
        XCTAssertEqual(copy.valueFunction?.name, .rotateX)
      }
    }
  }

  func testKeyframes() throws {
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.values = [CGPoint(x: 1, y: 1), CGPoint(x: 2, y: 3)]
    animation.keyTimes = [0, 1]
    animation.timingFunctions = [CAMediaTimingFunction(name: .easeIn)]
    animation.calculationMode = .cubicPaced
    animation.tensionValues = [0.5, 0.6]
    animation.continuityValues = [0.1, 0.2]
    animation.biasValues = [-0.3, 0.3]
    animation.rotationMode = .rotateAutoReverse
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
    path.addCurve(to: .zero, control1: CGPoint(x: 9, y: 1), control2: CGPoint(x: 1, y: 9))
    path.closeSubpath()
    animation.path = path
    for copy in try both(animation) {
      XCTAssertEqual((copy.values as? [CGPoint])?.last, CGPoint(x: 2, y: 3))
      XCTAssertEqual(copy.keyTimes, [0, 1])
      XCTAssertEqual(copy.timingFunctions, [CAMediaTimingFunction(name: .easeIn)])
      XCTAssertEqual(copy.calculationMode, .cubicPaced)
      XCTAssertEqual(copy.tensionValues, [0.5, 0.6])
      XCTAssertEqual(copy.continuityValues, [0.1, 0.2])
      XCTAssertEqual(copy.biasValues, [-0.3, 0.3])
      XCTAssertEqual(copy.rotationMode, .rotateAutoReverse)
      XCTAssertEqual(copy.path, path)
    }
  }

  func testSpringsTransitionsAndGroups() throws {
    let spring = CASpringAnimation(keyPath: "opacity")
    spring.mass = 2
    spring.stiffness = 50
    spring.damping = 3
    spring.initialVelocity = 4
    spring.allowsOverdamping = true
    for copy in try both(spring) {
      XCTAssertEqual([copy.mass, copy.stiffness, copy.damping, copy.initialVelocity], [2, 50, 3, 4])
      XCTAssertTrue(copy.allowsOverdamping)
      XCTAssertEqual(copy.settlingDuration, spring.settlingDuration)
    }
    let transition = CATransition()
    transition.type = .moveIn
    transition.subtype = .fromTop
    transition.startProgress = 0.2
    transition.endProgress = 0.8
    for copy in try both(transition) {
      XCTAssertEqual(copy.type, .moveIn)
      XCTAssertEqual(copy.subtype, .fromTop)
      XCTAssertEqual([copy.startProgress, copy.endProgress], [0.2, 0.8])
    }
    let group = CAAnimationGroup()
    group.animations = [spring, transition]
    for copy in try both(group) {
      XCTAssertEqual((copy.animations?.first as? CASpringAnimation)?.mass, 2)
      XCTAssertEqual((copy.animations?.last as? CATransition)?.type, .moveIn)
      XCTAssertFalse(copy.animations?.first === spring, "a copy's members are copies")
    }
  }

  func testFunctions() throws {
    let curve = CAMediaTimingFunction(controlPoints: 0.2, -0.5, 0.6, 1.5)
    XCTAssertEqual(try roundTrip(curve), curve)
    XCTAssertEqual(try roundTrip(XCTUnwrap(CAValueFunction(name: .scale))).name, .scale)
  }

  /// An app's own class is kept, as on iOS, and may leave out some values.
  func testOwnClasses() throws {
    let animation = MarkedAnimation(keyPath: "opacity")
    animation.own = 5
    animation.fromValue = 1
    animation.toValue = 2
    animation.setValue(3, forKey: "secret")
    XCTAssertEqual(animation.value(forKey: "mood") as? String, "calm")
    let copy = try XCTUnwrap(animation.copy() as? MarkedAnimation)
    XCTAssertEqual(copy.own, 1)
    XCTAssertEqual(copy.toValue as? Int, 2)
    let layer = CALayer()
    layer.add(animation, forKey: "a")
    XCTAssertTrue(layer.animation(forKey: "a") is MarkedAnimation)
    let back = try roundTrip(animation)
    XCTAssertNotNil(back.fromValue)
    XCTAssertNil(back.toValue)
    XCTAssertNil(back.value(forKey: "secret"))
  }

  func testPropertiesByTheirKeys() {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.setValue(2, forKey: "duration")
    animation.setValue("forwards", forKey: "fillMode")
    animation.setValue(true, forKey: "additive")
    XCTAssertEqual(animation.duration, 2)
    XCTAssertEqual(animation.value(forKey: "duration") as? Double, 2)
    XCTAssertEqual(animation.fillMode, .forwards)
    XCTAssertTrue(animation.isAdditive)
    // A running animation can't be changed by key either.
    let layer = CALayer()
    animation.setValue("a", forKey: "tag")
    layer.add(animation, forKey: "a")
    let lines = consoleLines {
      layer.animation(forKey: "a")?.setValue(5, forKey: "duration")
      layer.animation(forKey: "a")?.setValue("b", forKey: "tag")
    }
    XCTAssertEqual(lines.count, 2)
    XCTAssertEqual(layer.animation(forKey: "a")?.duration, 2)
    XCTAssertEqual(layer.animation(forKey: "a")?.value(forKey: "tag") as? String, "a")
  }

  // MARK: Cells and layers

  func testEmitterCells() throws {
    let cell = CAEmitterCell()
    let sub = CAEmitterCell()
    sub.name = "sub"
    cell.name = "cell"
    cell.birthRate = 5
    cell.lifetime = 2
    cell.velocity = 30
    cell.emissionRange = 1
    cell.color = .red
    cell.alphaSpeed = -0.5
    cell.isEnabled = false
    cell.emitterCells = [sub]
    let image = PixelBuffer(width: 2, height: 1, format: .argb32)!
    image.row(0)[0] = 0xFF12_3456
    image.row(0)[1] = 0x8012_3456
    cell.contents = CGImage(pixelBuffer: image)
    let copy = try roundTrip(cell)
    XCTAssertEqual(copy.name, "cell")
    XCTAssertEqual([copy.birthRate, copy.lifetime, copy.alphaSpeed], [5, 2, -0.5])
    XCTAssertEqual([copy.velocity, copy.emissionRange], [30, 1])
    XCTAssertEqual(copy.color, .red)
    XCTAssertFalse(copy.isEnabled)
    XCTAssertEqual(copy.emitterCells?.first?.name, "sub")
    let pixels = (copy.contents as? CGImage)?.pixelBuffer
    XCTAssertEqual(pixels?.row(0)[0], 0xFF12_3456)
    XCTAssertEqual(pixels?.row(0)[1], 0x8012_3456)
  }

  func testLayers() throws {
    let root = makeLayer(1, 2, 30, 40, .red)
    root.name = "root"
    root.transform = CATransform3DMakeRotation(0.5, 0, 1, 0)
    root.maskedCorners = [.layerMinXMinYCorner]
    root.contentsGravity = .center
    root.cornerCurve = .continuous
    root.actions = ["opacity": NSNull(), "position": CABasicAnimation(keyPath: "position.x")]
    root.setValue("value", forKey: "own")
    root.shadowPath = CGPath(rect: CGRect(x: 1, y: 1, width: 2, height: 2), transform: nil)
    let shape = CAShapeLayer()
    shape.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 9, height: 9), transform: nil)
    shape.strokeColor = .blue
    shape.fillColor = nil
    shape.lineDashPattern = [2, 3]
    shape.lineCap = .round
    let gradient = CAGradientLayer()
    gradient.colors = [CGColor.red, CGColor.green]
    gradient.locations = [0.25, 1]
    gradient.type = .radial
    let text = CATextLayer()
    text.string = "hello"
    text.alignmentMode = .center
    let replicator = CAReplicatorLayer()
    replicator.instanceCount = 4
    replicator.instanceRedOffset = -0.25
    replicator.instanceTransform = CATransform3DMakeTranslation(1, 2, 3)
    let emitter = CAEmitterLayer()
    emitter.emitterShape = .circle
    emitter.emitterCells = [CAEmitterCell()]
    emitter.seed = 99
    for layer in [shape, gradient, text, replicator, emitter] as [CALayer] { root.addSublayer(layer) }
    root.mask = makeLayer(0, 0, 5, 5)
    let copy = try roundTrip(root)
    XCTAssertEqual(copy.bounds, root.bounds)
    XCTAssertEqual(copy.position, root.position)
    XCTAssertEqual(copy.backgroundColor, .red)
    assertEqual(copy.transform, root.transform)
    XCTAssertEqual(copy.maskedCorners, [.layerMinXMinYCorner])
    XCTAssertEqual(copy.contentsGravity, .center)
    XCTAssertEqual(copy.cornerCurve, .continuous)
    XCTAssertTrue(copy.actions?["opacity"] is NSNull)
    XCTAssertEqual((copy.actions?["position"] as? CABasicAnimation)?.keyPath, "position.x")
    XCTAssertEqual(copy.value(forKey: "own") as? String, "value")
    XCTAssertEqual(copy.shadowPath, root.shadowPath)
    XCTAssertEqual(copy.mask?.bounds.width, 5)
    let list = try XCTUnwrap(copy.sublayers)
    XCTAssertEqual(list.count, 5)
    let shape2 = try XCTUnwrap(list[0] as? CAShapeLayer)
    XCTAssertEqual(shape2.path, shape.path)
    XCTAssertEqual(shape2.strokeColor, .blue)
    XCTAssertEqual(shape2.lineDashPattern, [2, 3])
    XCTAssertEqual(shape2.lineCap, .round)
    let gradient2 = try XCTUnwrap(list[1] as? CAGradientLayer)
    XCTAssertEqual(gradient2.colors as? [CGColor], [.red, .green])
    XCTAssertEqual(gradient2.locations, [0.25, 1])
    XCTAssertEqual(gradient2.type, .radial)
    XCTAssertEqual((list[2] as? CATextLayer)?.string as? String, "hello")
    XCTAssertEqual((list[2] as? CATextLayer)?.alignmentMode, .center)
    XCTAssertEqual((list[3] as? CAReplicatorLayer)?.instanceCount, 4)
    XCTAssertEqual((list[3] as? CAReplicatorLayer)?.instanceRedOffset, -0.25)
    XCTAssertEqual((list[4] as? CAEmitterLayer)?.emitterShape, .circle)
    XCTAssertEqual((list[4] as? CAEmitterLayer)?.emitterCells?.count, 1)
    XCTAssertEqual((list[4] as? CAEmitterLayer)?.seed, 99)
  }

  func testWhatWasTakenAwayStaysAway() throws {
    let layer = CAShapeLayer()
    layer.borderColor = nil
    layer.fillColor = nil
    layer.shadowColor = nil
    let copy = try roundTrip(layer)
    XCTAssertNil(copy.borderColor)
    XCTAssertNil(copy.fillColor)
    XCTAssertNil(copy.shadowColor)
  }

  func testBrokenArchives() throws {
    let coder = NSKeyedArchiver(requiringSecureCoding: false)
    let junk: [String: Any] = [
      "bounds": NSDictionary(object: NSArray(array: [1, 2]), forKey: "rect" as NSString),
      "position": NSString(string: "nowhere"),
      "transform": NSDictionary(object: NSArray(array: [1]), forKey: "transform" as NSString),
      "backgroundColor": NSDictionary(
        object: NSArray(array: [NSString(string: "no space"), 1]), forKey: "color" as NSString),
      "contents": NSDictionary(
        object: NSArray(array: [1 << 30, 1 << 30, true, NSData()]), forKey: "image" as NSString),
      "shadowPath": NSDictionary(
        object: NSArray(array: [NSArray(array: [1, 2]), NSArray(array: [9])]), forKey: "path" as NSString),
      "sublayers": NSArray(array: [NSNumber(value: 3)]), "opacity": NSString(string: "much"),
      "contentsGravity": NSNumber(value: 3), "extraValues": NSNumber(value: 1), "fillMode": NSArray(),
    ]
    for (key, value) in junk { coder.encode(value, forKey: key) }
    coder.finishEncoding()
    for type in [CALayer.self, CAShapeLayer.self, CAEmitterLayer.self] as [CALayer.Type] {
      let unarchiver = try NSKeyedUnarchiver(forReadingFrom: coder.encodedData)
      unarchiver.requiresSecureCoding = false
      unarchiver.decodingFailurePolicy = .setErrorAndReturn
      _ = consoleLines {
        let layer = type.init(coder: unarchiver)
        XCTAssertEqual(layer?.bounds, .zero)
        XCTAssertEqual(layer?.opacity, 1)
        XCTAssertNil(layer?.contents)
        XCTAssertNil(layer?.sublayers)
      }
    }
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: coder.encodedData)
    unarchiver.requiresSecureCoding = false
    unarchiver.decodingFailurePolicy = .setErrorAndReturn
    _ = consoleLines { XCTAssertEqual(CABasicAnimation(coder: unarchiver)?.fillMode, .removed) }
  }
}
