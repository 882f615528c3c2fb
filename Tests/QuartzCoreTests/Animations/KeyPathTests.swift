import XCTest

import QuartzCore

/// Every key path that Apple's pages describe as animatable, at ten times each, and implicit animations.
final class KeyPathTests: AnimationTestCase {
  private func makeLayers() -> [(CALayer, [String])] {
    let shape = CAShapeLayer()
    shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)
    let emitter = CAEmitterLayer()
    let cell = CAEmitterCell()
    cell.name = "spark"
    emitter.emitterCells = [cell]
    let gradient = CAGradientLayer()
    gradient.colors = [CGColor.red, CGColor.blue]
    let text = CATextLayer()
    text.string = "text"
    let replicator = CAReplicatorLayer()
    replicator.instanceCount = 3
    return [
      (CALayer(), Self.common),
      (shape, ["strokeStart", "strokeEnd", "lineWidth", "miterLimit", "lineDashPhase"]),
      (gradient, ["startPoint.x", "startPoint.y", "endPoint.x", "endPoint.y"]),
      (text, ["fontSize"]),
      (
        replicator,
        [
          "instanceDelay", "instanceRedOffset", "instanceGreenOffset", "instanceBlueOffset", "instanceAlphaOffset",
        ] + Self.transformParts.map { "instanceTransform." + $0 }
      ),
      (
        emitter,
        [
          "birthRate", "lifetime", "velocity", "scale", "spin", "emitterPosition.x", "emitterPosition.y",
          "emitterZPosition", "emitterSize.width", "emitterSize.height", "emitterDepth",
          "emitterCells.spark.birthRate", "emitterCells.spark.lifetime", "emitterCells.spark.lifetimeRange",
          "emitterCells.spark.velocity", "emitterCells.spark.velocityRange", "emitterCells.spark.xAcceleration",
          "emitterCells.spark.yAcceleration", "emitterCells.spark.zAcceleration", "emitterCells.spark.scale",
          "emitterCells.spark.scaleRange", "emitterCells.spark.scaleSpeed", "emitterCells.spark.spin",
          "emitterCells.spark.spinRange", "emitterCells.spark.emissionLatitude",
          "emitterCells.spark.emissionLongitude", "emitterCells.spark.emissionRange",
          "emitterCells.spark.redRange", "emitterCells.spark.greenRange", "emitterCells.spark.blueRange",
          "emitterCells.spark.alphaRange", "emitterCells.spark.redSpeed", "emitterCells.spark.greenSpeed",
          "emitterCells.spark.blueSpeed", "emitterCells.spark.alphaSpeed",
        ]
      ),
    ]
  }

  private static let transformParts = [
    "rotation", "rotation.x", "rotation.y", "rotation.z", "scale", "scale.x", "scale.y", "scale.z", "translation.x",
    "translation.y", "translation.z",
  ]

  private static let common =
    [
      "position.x", "position.y", "bounds.origin.x", "bounds.origin.y", "bounds.size.width", "bounds.size.height",
      "anchorPoint.x", "anchorPoint.y", "anchorPointZ", "zPosition", "opacity", "cornerRadius", "borderWidth",
      "shadowOpacity", "shadowRadius", "shadowOffset.width", "shadowOffset.height", "contentsRect.origin.x",
      "contentsRect.origin.y", "contentsRect.size.width", "contentsRect.size.height", "contentsCenter.origin.x",
      "contentsCenter.origin.y", "contentsCenter.size.width", "contentsCenter.size.height", "contentsScale",
      "rasterizationScale", "minificationFilterBias",
    ] + transformParts.map { "transform." + $0 } + transformParts.map { "sublayerTransform." + $0 }

  private func number(_ value: Any?) -> CGFloat {
    switch value {
    case let n as CGFloat: return n
    case let n as Float: return CGFloat(n)
    case let n as Int: return CGFloat(n)
    case let n as NSNumber: return CGFloat(n.doubleValue)
    default: return .nan
    }
  }

  func testNumbersOfEveryKeyPathAtTenTimes() {
    for (layer, paths) in makeLayers() {
      layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
      root.addSublayer(layer)
      CATransaction.flush()
      for path in paths {
        let model = number(layer.value(forKeyPath: path))
        for (from, to) in [(0.25, 1.0), (1, 0.5)] as [(CGFloat, CGFloat)] {
          let animation = CABasicAnimation(keyPath: path)
          animation.fromValue = from
          animation.toValue = to
          animation.duration = 1
          animation.timingFunction = CAMediaTimingFunction(name: .easeIn)
          layer.add(animation, forKey: "test")
          CATransaction.flush()
          let base = CACurrentMediaTime() - start
          for step in 0..<10 {
            let t = Double(step) / 10
            go(to: base + t)
            let wanted = from + (to - from) * CGFloat(CAMediaTimingFunction(name: .easeIn).value(at: t))
            XCTAssertEqual(
              number(layer.presentation()?.value(forKeyPath: path)), wanted, accuracy: 1e-4,
              "\(type(of: layer)) \(path) at \(t)")
          }
          go(to: base + 1)
          XCTAssertEqual(
            number(layer.presentation()?.value(forKeyPath: path)), model, "\(path) is the model's again")
          XCTAssertEqual(number(layer.value(forKeyPath: path)), model, "the model is not touched")
        }
      }
      layer.removeFromSuperlayer()
    }
  }

  /// Animates the same paths by values relative to the presented ones, and additively.
  func testByValuesAndSumsOfEveryKeyPath() {
    for (layer, paths) in makeLayers() {
      layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
      root.addSublayer(layer)
      CATransaction.flush()
      for path in paths where !path.hasSuffix("scale") {
        let model = number(layer.value(forKeyPath: path))
        for isAdditive in [false, true] {
          let animation = CABasicAnimation(keyPath: path)
          if isAdditive { animation.fromValue = 0 }
          animation.byValue = 0.25
          animation.isAdditive = isAdditive
          animation.duration = 1
          layer.add(animation, forKey: "test")
          CATransaction.flush()
          let base = CACurrentMediaTime() - start
          go(to: base + 0.5)
          XCTAssertEqual(
            number(layer.presentation()?.value(forKeyPath: path)), model + 0.125, accuracy: 1e-4,
            "\(path) \(isAdditive)")
          go(to: base + 1)
        }
      }
      layer.removeFromSuperlayer()
    }
  }

  // MARK: Whole values

  private func animate(_ layer: CALayer, _ path: String, _ from: Any?, _ to: Any?) -> (Double) -> Any? {
    if layer.superlayer == nil { root.addSublayer(layer) }
    CATransaction.flush()
    let animation = CABasicAnimation(keyPath: path)
    animation.fromValue = from
    animation.toValue = to
    animation.duration = 1
    layer.add(animation, forKey: "test")
    CATransaction.flush()
    let base = CACurrentMediaTime() - start
    return { t in
      self.go(to: base + t)
      return layer.presentation()?.value(forKey: path)
    }
  }

  private func points(_ path: CGPath?) -> [CGPoint] { path?.elements.flatMap(\.points) ?? [] }

  func testPathsPointByPoint() {
    let shape = CAShapeLayer()
    let (a, b) = (CGMutablePath(), CGMutablePath())
    a.move(to: .zero)
    a.addLine(to: CGPoint(x: 10, y: 0))
    a.addQuadCurve(to: CGPoint(x: 10, y: 10), control: CGPoint(x: 20, y: 5))
    a.addCurve(to: .zero, control1: CGPoint(x: 5, y: 12), control2: CGPoint(x: -5, y: 6))
    a.closeSubpath()
    b.move(to: CGPoint(x: 5, y: 5))
    b.addLine(to: CGPoint(x: 30, y: 10))
    b.addQuadCurve(to: CGPoint(x: 0, y: 10), control: CGPoint(x: 40, y: 5))
    b.addCurve(to: CGPoint(x: 8, y: 8), control1: CGPoint(x: 5, y: 2), control2: CGPoint(x: -15, y: 26))
    b.closeSubpath()
    let at = animate(shape, "path", a, b)
    for step in 0..<10 {
      let t = CGFloat(step) / 10
      let shown = points((at(Double(t)) as AnyObject?) as! CGPath?)
      XCTAssertEqual(shown.count, points(a).count)
      for (point, (from, to)) in zip(shown, zip(points(a), points(b))) {
        assertEqual(
          point, CGPoint(x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t), accuracy: 1e-6)
      }
    }
    // Apple's page: the result is undefined for different numbers of points. Here the path changes at once.
    let c = CGPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5), transform: nil)
    let jumping = animate(shape, "path", a, c)
    XCTAssertEqual(points(jumping(0.4) as! CGPath?), points(a))
    XCTAssertEqual(points(jumping(0.6) as! CGPath?), points(c))
  }

  private func check(
    _ value: Any?, _ red: CGFloat, _ green: CGFloat, _ alpha: CGFloat, _ message: String,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    guard let color = value as! CGColor? else { return XCTFail("no colour: \(message)", file: file, line: line) }
    XCTAssertEqual(color.rgba.red, red, accuracy: 1e-4, message, file: file, line: line)
    XCTAssertEqual(color.rgba.green, green, accuracy: 1e-4, message, file: file, line: line)
    XCTAssertEqual(color.alpha, alpha, accuracy: 1e-4, message, file: file, line: line)
  }

  // facts/animation.md#mixing/colors
  func testColoursOfEveryKind() {
    let from = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    let to = CGColor(red: 0, green: 1, blue: 0, alpha: 0.5)
    let list: [(CALayer, [String])] = [
      (CALayer(), ["backgroundColor", "borderColor", "shadowColor"]),
      (CAShapeLayer(), ["fillColor", "strokeColor"]),
      (CATextLayer(), ["foregroundColor"]), (CAReplicatorLayer(), ["instanceColor"]),
    ]
    for (layer, keys) in list {
      for key in keys {
        let at = animate(layer, key, from, to)
        for step in 0..<10 {
          let t = CGFloat(step) / 10
          check(at(Double(t)), 1 - t, t, 1 - t / 2, "\(key) at \(t)")
        }
      }
    }
    let gradient = CAGradientLayer()
    gradient.colors = [from, from, to]
    let at = animate(gradient, "colors", [from, to, from], [to, to, to])
    for step in 0..<10 {
      let t = CGFloat(step) / 10
      let colors = at(Double(t)) as? [Any]
      check(colors?[0], 1 - t, t, 1 - t / 2, "gradient at \(t)")
      check(colors?[1], 0, 1, 0.5, "gradient at \(t)")
    }
    let places = animate(gradient, "locations", [0, 0.2, 0.4], [0.5, 0.6, 1])
    for step in 0..<10 {
      let t = Double(step) / 10
      let locations = places(t) as? [NSNumber] ?? []
      for (place, wanted) in zip(locations, [0.5 * t, 0.2 + 0.4 * t, 0.4 + 0.6 * t]) {
        XCTAssertEqual(place.doubleValue, wanted, accuracy: 1e-6)
      }
      XCTAssertEqual(locations.count, 3)
    }
  }

  func testWholePointsSizesRectanglesAndTransforms() {
    for (layer, paths) in makeLayers() {
      for path in paths where path.hasSuffix(".x") || path.hasSuffix(".width") {
        let key = path.split(separator: ".").dropLast().joined(separator: ".")
        let isSize = path.hasSuffix(".width")
        if key.hasSuffix("rotation") || key.hasSuffix("scale") { continue }
        let isMove = key.hasSuffix("translation")
        let to: Any = isSize || isMove ? CGSize(width: 3, height: 7) : CGPoint(x: 3, y: 7)
        let from: Any = isSize || isMove ? CGSize(width: 1, height: 1) : CGPoint(x: 1, y: 1)
        root.addSublayer(layer)
        CATransaction.flush()
        let animation = CABasicAnimation(keyPath: key)
        animation.fromValue = from
        animation.toValue = to
        animation.duration = 1
        layer.add(animation, forKey: "test")
        CATransaction.flush()
        let base = CACurrentMediaTime() - start
        for step in 0..<10 {
          let t = CGFloat(step) / 10
          go(to: base + Double(t))
          let copy = layer.presentation()
          let first = copy?.value(forKeyPath: key + (isSize ? ".width" : ".x"))
          let second = copy?.value(forKeyPath: key + (isSize ? ".height" : ".y"))
          XCTAssertEqual(number(first), 1 + 2 * t, accuracy: 1e-4, "\(key) at \(t)")
          XCTAssertEqual(number(second), 1 + 6 * t, accuracy: 1e-4, "\(key) at \(t)")
        }
        go(to: base + 1)
      }
      layer.removeFromSuperlayer()
    }
  }

  /// The frame is derived from other properties and does not animate (Apple's page of `frame`).
  func testTheFrameDoesNotAnimate() {
    let at = animate(layer, "frame", CGRect.zero, CGRect(x: 0, y: 0, width: 9, height: 9))
    XCTAssertEqual(at(0.5) as? CGRect, layer.frame)
  }

  // MARK: Implicit

  // Apple's pages: the descriptions of these properties contain "Animatable".
  func testEveryPropertyOfSubclassesStartsAnAnimation() {
    for (layer, paths) in makeLayers() {
      root.addSublayer(layer)
      CATransaction.flush()
      for path in paths where !path.hasPrefix("emitterCells") {
        let key = String(path.split(separator: ".")[0])
        layer.removeAllAnimations()
        CATransaction.flush()
        layer.setValue(number(layer.value(forKeyPath: path)) + 0.3, forKeyPath: path)
        XCTAssertEqual(layer.animationKeys(), [key], "\(type(of: layer)) \(path)")
        let implicit = layer.animation(forKey: key) as? CABasicAnimation
        XCTAssertEqual(implicit?.keyPath, key)
        XCTAssertEqual(implicit?.duration, 0.25)
      }
      layer.removeFromSuperlayer()
    }
  }

  func testEveryWayToStopAnImplicitAnimation() {
    final class Still: CALayer {
      override class func defaultAction(forKey event: String) -> (any CAAction)? { NSNull() }
    }
    final class Quiet: CALayer {
      override func action(forKey event: String) -> (any CAAction)? { nil }
    }
    for layer in [Still(), Quiet()] {
      root.addSublayer(layer)
      CATransaction.flush()
      layer.opacity = 0.5
      XCTAssertNil(layer.animationKeys(), "\(type(of: layer))")
    }
    layer.opacity = 0.9
    XCTAssertNotNil(layer.animationKeys())
    layer.removeAllAnimations()
    // The action is in an outer style.
    layer.style = ["style": ["actions": ["opacity": NSNull()]]]
    layer.opacity = 0.8
    XCTAssertNil(layer.animationKeys())
    layer.style = nil
    // Settings by key of an inner transaction end with it.
    CATransaction.begin()
    CATransaction.setValue(true, forKey: kCATransactionDisableActions)
    layer.opacity = 0.7
    CATransaction.begin()
    CATransaction.setDisableActions(false)
    layer.zPosition = 1
    CATransaction.commit()
    layer.cornerRadius = 1
    CATransaction.commit()
    XCTAssertEqual(layer.animationKeys(), ["zPosition"])
    layer.removeAllAnimations()
    CATransaction.setDisableActions(true)
    layer.opacity = 0.1
    XCTAssertNil(layer.animationKeys())
    CATransaction.flush()
    layer.opacity = 0.2
    XCTAssertNotNil(layer.animationKeys(), "what was set outside of any transaction ends with the turn")
  }

  func testOrderingInAndOut() {
    var events: [String] = []
    final class Noted: NSObject, CAAction {
      let body: (String) -> Void
      init(_ body: @escaping (String) -> Void) { self.body = body }
      func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) { body(event) }
    }
    let new = CALayer()
    let note = Noted { events.append($0) }
    new.actions = [kCAOnOrderIn: note, kCAOnOrderOut: note, "hidden": note]
    root.addSublayer(new)
    CATransaction.flush()
    new.isHidden = true
    new.isHidden = false
    new.removeFromSuperlayer()
    CATransaction.flush()
    XCTAssertEqual(events.first, kCAOnOrderIn)
    XCTAssertEqual(events.last, kCAOnOrderOut)
    XCTAssertEqual(events.filter { $0 == "hidden" }.count, 2)
  }
}
