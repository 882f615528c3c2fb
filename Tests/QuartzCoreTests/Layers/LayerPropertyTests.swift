import FactTables
import ObjectiveC
import XCTest

import QuartzCore

/// Every property of Core Animation's layers does all that properties do: `facts/animation.md#layer-properties` lists those
/// that can be animated, `kept` the others.
final class LayerPropertyTests: AnimationTestCase {
  /// A row of the table.
  private struct Property {
    let owner: LayerClass
    let name: String
    let key: String
    let sample: PropertySample
    let kind: String
    let isImplicit: Bool
    let defaultText: String
  }

  private func animatable() throws -> [Property] {
    let table = try FactTable("animation", "layer-properties")
    return try table.rows.map { row in
      let parts = row.name.split(separator: ".").map(String.init)
      let kind = try XCTUnwrap(row.cells["values"])
      return Property(
        owner: try XCTUnwrap(LayerClass.all[parts[0]], row.name), name: row.name, key: parts[1],
        sample: try XCTUnwrap(PropertySample(kind: kind), kind), kind: kind,
        isImplicit: row.cells["implicit"] == "yes",
        defaultText: try XCTUnwrap(row.cells["default"]))
    }
  }

  /// A layer that is shown with the sample's first value.
  private func makeShown(_ property: Property) -> CALayer {
    let layer = property.owner.make()
    root.addSublayer(layer)
    set(property.sample.from, property.key, layer)
    return layer
  }

  /// Sets a value without an action and commits it.
  private func set(_ value: Any, _ key: String, _ layer: CALayer) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.setValue(value, forKey: key)
    CATransaction.commit()
    CATransaction.flush()
  }

  private func go(on seconds: CFTimeInterval) { go(to: CACurrentMediaTime() - start + seconds) }

  private func assertSame(
    _ value: Any?, _ expected: Any?, _ message: String, file: StaticString = #filePath, line: UInt = #line
  ) {
    let (a, b) = (numbers(of: value), numbers(of: expected))
    guard a.count == b.count, zip(a, b).allSatisfy({ abs($0 - $1) < 1e-4 }) else {
      return XCTFail(
        "\(message): \(value.map { "\($0)" } ?? "nil") is not \(expected.map { "\($0)" } ?? "nil")", file: file,
        line: line)
    }
  }

  /// Half way, or a bit later where a value changes half way.
  private func assertHalfWay(
    _ property: Property, _ layer: CALayer, duration: CFTimeInterval, _ how: String, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    let message = "\(property.name) \(how)"
    func shown() -> Any? { layer.presentation()?.value(forKey: property.key) }
    if property.kind == "flag", property.key != "hidden" {
      go(on: duration / 4)
      assertSame(shown(), property.sample.from, message, file: file, line: line)
      go(on: duration / 2)
      return assertSame(shown(), property.sample.to, message, file: file, line: line)
    }
    go(on: duration / 2)
    if property.kind == "contents" {
      guard case .fading? = layer.shownState?.contents else {
        return XCTFail("\(message): no fade", file: file, line: line)
      }
    } else if property.key == "hidden" {
      // It fades on its way, and is shown as long.
      XCTAssertEqual(layer.shownState?.opacity ?? -1, 0.5, accuracy: 1e-4, message, file: file, line: line)
    } else {
      assertSame(shown(), property.sample.middle, message, file: file, line: line)
    }
  }

  private func end(_ layer: CALayer) {
    layer.removeAllAnimations()
    layer.removeFromSuperlayer()
    CATransaction.flush()
  }

  func testTheTableIsComplete() throws {
    XCTAssertEqual(try animatable().count, 58)
    for (name, owner) in LayerClass.all {
      _ = owner.make()
      var listed = Set(try animatable().filter { $0.name.hasPrefix("\(name).") }.map(\.key))
      listed.formUnion(Self.kept.filter { $0.owner == name }.map(\.key))
      // These have tests of their own: what the tree is made of, what names others, and what is never applied.
      listed.formUnion([
        "sublayers", "mask", "delegate", "frame", "actions", "style", "filters", "backgroundFilters",
      ])
      listed.insert("emitterCells")
      let keys = KeyValueAccess.ownSettableKeys(of: owner.type).filter { !$0.hasPrefix("is") }
      XCTAssertEqual(Set(keys).subtracting(listed), [], name)
    }
  }

  func testChangesAnimateByThemselves() throws {
    for property in try animatable() {
      let layer = makeShown(property)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      layer.setValue(property.sample.to, forKey: property.key)
      XCTAssertEqual(layer.animationKeys() ?? [], property.isImplicit ? [property.key] : [], property.name)
      CATransaction.flush()
      if property.isImplicit { assertHalfWay(property, layer, duration: 0.25, "by itself") }
      end(layer)
    }
  }

  func testAnimationsWithValues() throws {
    for property in try animatable() {
      let layer = makeShown(property)
      let animation = CABasicAnimation(keyPath: property.key)
      animation.fromValue = property.sample.from
      animation.toValue = property.sample.to
      animation.duration = 1
      layer.add(animation, forKey: nil)
      CATransaction.flush()
      assertHalfWay(property, layer, duration: 1, "from and to")
      end(layer)
    }
  }

  /// Apple's page of `CABasicAnimation`: without values from what was shown to what the layer has.
  func testAnimationsWithoutValues() throws {
    for property in try animatable() {
      let layer = makeShown(property)
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      layer.setValue(property.sample.to, forKey: property.key)
      let animation = CABasicAnimation(keyPath: property.key)
      animation.duration = 1
      layer.add(animation, forKey: nil)
      // The outermost transaction commits what was changed in it.
      CATransaction.commit()
      CATransaction.flush()
      assertHalfWay(property, layer, duration: 1, "without values")
      end(layer)
    }
  }

  /// What was shown is what the last commit showed, not what an earlier one did.
  func testAnimationsWithoutValuesForgetOldCommits() {
    let layer = CAShapeLayer()
    root.addSublayer(layer)
    for width: CGFloat in [2, 4] { set(width, "lineWidth", layer) }
    set(6.0, "level", layer)
    set(8.0, "level", layer)
    func begin(_ key: String) -> CGFloat? {
      let animation = CABasicAnimation(keyPath: key)
      animation.duration = 1
      layer.add(animation, forKey: key)
      CATransaction.flush()
      defer { layer.removeAllAnimations() }
      return (layer.presentation()?.value(forKey: key) as? NSNumber).map { CGFloat($0.doubleValue) }
    }
    CATransaction.setDisableActions(true)
    layer.lineWidth = 5
    layer.lineWidth = 6
    XCTAssertEqual(begin("lineWidth"), 4)
    XCTAssertEqual(begin("lineWidth"), 6, "nothing changed since")
    CATransaction.setDisableActions(true)
    layer.setValue(10.0, forKey: "level")
    XCTAssertEqual(begin("level"), 8, "a property of the app's own")
  }

  func testAdditiveAnimations() throws {
    var count = 0
    for property in try animatable() {
      guard let difference = property.sample.difference, let zero = property.sample.zero else { continue }
      count += 1
      let layer = makeShown(property)
      set(property.sample.to, property.key, layer)
      let animation = CABasicAnimation(keyPath: property.key)
      animation.isAdditive = true
      animation.fromValue = difference
      animation.toValue = zero
      animation.duration = 1
      layer.add(animation, forKey: nil)
      CATransaction.flush()
      assertHalfWay(property, layer, duration: 1, "additive")
      end(layer)
    }
    XCTAssertGreaterThan(count, 35)
  }

  // MARK: Archives, copies, observers, defaults

  /// Properties that can't be animated, with another value than the default.
  private static let kept: [(owner: String, key: String, value: Any)] = [
    ("CALayer", "name", "x"), ("CALayer", "geometryFlipped", true), ("CALayer", "opaque", true),
    ("CALayer", "allowsGroupOpacity", false), ("CALayer", "allowsEdgeAntialiasing", true),
    ("CALayer", "edgeAntialiasingMask", 3), ("CALayer", "contentsGravity", "center"),
    ("CALayer", "contentsFormat", "Gray8"), ("CALayer", "minificationFilter", "nearest"),
    ("CALayer", "magnificationFilter", "nearest"), ("CALayer", "needsDisplayOnBoundsChange", true),
    ("CALayer", "drawsAsynchronously", true), ("CALayer", "maskedCorners", 3),
    ("CALayer", "cornerCurve", "continuous"), ("CALayer", "compositingFilter", "multiplyBlendMode"),
    ("CALayer", "beginTime", 1.5), ("CALayer", "duration", 2.5), ("CALayer", "speed", 0.5),
    ("CALayer", "timeOffset", 3.5), ("CALayer", "repeatCount", 2), ("CALayer", "repeatDuration", 4.5),
    ("CALayer", "autoreverses", true), ("CALayer", "fillMode", "both"),
    ("CAShapeLayer", "fillRule", "even-odd"), ("CAShapeLayer", "lineCap", "round"),
    ("CAShapeLayer", "lineJoin", "bevel"), ("CAShapeLayer", "lineDashPattern", [2, 3]),
    ("CAGradientLayer", "type", "radial"), ("CATextLayer", "string", "text"), ("CATextLayer", "font", "Courier"),
    ("CATextLayer", "wrapped", true), ("CATextLayer", "truncationMode", "end"),
    ("CATextLayer", "alignmentMode", "center"), ("CATextLayer", "allowsFontSubpixelQuantization", true),
    ("CATextLayer", "needsDisplayOnBoundsChange", false), ("CAReplicatorLayer", "preservesDepth", true),
    ("CAEmitterLayer", "emitterShape", "circle"), ("CAEmitterLayer", "emitterMode", "outline"),
    ("CAEmitterLayer", "renderMode", "additive"), ("CAEmitterLayer", "preservesDepth", true),
    ("CAEmitterLayer", "seed", 7), ("CAScrollLayer", "scrollMode", "vertically"),
    ("CATiledLayer", "levelsOfDetail", 3), ("CATiledLayer", "levelsOfDetailBias", 1),
    ("CATiledLayer", "tileSize", CGSize(width: 32, height: 64)),
  ]

  private func all() throws -> [(name: String, owner: LayerClass, key: String, value: Any)] {
    try animatable().map { ($0.name, $0.owner, $0.key, $0.sample.to) }
      + Self.kept.map { ("\($0.owner).\($0.key)", try XCTUnwrap(LayerClass.all[$0.owner]), $0.key, $0.value) }
  }

  func testArchives() throws {
    for (name, owner, key, value) in try all() {
      let layer = owner.make()
      layer.setValue(value, forKey: key)
      let data = try NSKeyedArchiver.archivedData(withRootObject: layer, requiringSecureCoding: true)
      let back = try XCTUnwrap(NSKeyedUnarchiver.unarchivedObject(ofClass: owner.type, from: data), name)
      assertSame(back.value(forKey: key), value, "\(name) archived")
    }
  }

  func testCopies() throws {
    for (name, owner, key, value) in try all() {
      let layer = owner.make()
      layer.setValue(value, forKey: key)
      assertSame(owner.copy(layer).value(forKey: key), value, "\(name) copied")
    }
  }

  /// A copy of another class takes what both have.
  func testCopiesOfOtherClasses() {
    let text = CATextLayer()
    text.cornerRadius = 3
    text.fontSize = 7
    let shape = CAShapeLayer(layer: text)
    XCTAssertEqual(shape.cornerRadius, 3)
    XCTAssertEqual(shape.lineWidth, 1)
    XCTAssertEqual(CATextLayer(layer: CALayer()).fontSize, 36)
  }

  func testObservers() throws {
    for (name, owner, key, value) in try all() {
      let layer = owner.make()
      var count = 0
      let observation = layer.observe(\.name, __key: key) { _, _ in count += 1 }
      layer.setValue(value, forKey: key)
      XCTAssertEqual(count, 1, name)
      observation.invalidate()
    }
  }

  func testDefaults() throws {
    for property in try animatable() {
      let expected: Any?
      switch property.defaultText {
      case "nil": expected = nil
      case "true": expected = true
      case "false": expected = false
      case "identity": expected = CATransform3DIdentity
      default:
        expected = try property.defaultText.split(separator: ",").map {
          try XCTUnwrap(Double($0.trimmingCharacters(in: .whitespaces)))
        }
      }
      assertSame(property.owner.type.defaultValue(forKey: property.key), expected, "\(property.name) by key")
      assertSame(property.owner.make().value(forKey: property.key), expected, "\(property.name) of a new layer")
    }
    XCTAssertEqual(CATextLayer.defaultValue(forKey: "needsDisplayOnBoundsChange") as? Bool, true)
    XCTAssertEqual(CALayer.defaultValue(forKey: "needsDisplayOnBoundsChange") as? Bool, false)
    XCTAssertEqual(CALayer.defaultValue(forKey: "isDoubleSided") as? Bool, true)
  }

  /// What a class of an app answers is taken for every property, of `CALayer` and of the class between.
  func testDefaultsOfAnApp() {
    final class Line: CAShapeLayer {
      nonisolated(unsafe) static var asked = 0
      override class func defaultValue(forKey key: String) -> Any? {
        asked += 1
        switch key {
        case "lineWidth": return 5
        case "shadowPath": return CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)
        case "strokeColor": return CGColor.red
        default: return super.defaultValue(forKey: key)
        }
      }
    }
    let line = Line()
    XCTAssertEqual(line.lineWidth, 5)
    XCTAssertEqual(line.strokeColor, .red)
    XCTAssertNotNil(line.shadowPath)
    XCTAssertEqual(line.miterLimit, 10)
    let asked = Line.asked
    XCTAssertEqual(Line().lineWidth, 5)
    XCTAssertEqual(Line.asked, asked, "a class is asked once")
  }

  /// A class says which of its properties are drawn (public headers of iOS: `CATextLayer` has its own method).
  func testTextIsDrawnAgain() {
    for key in ["string", "font", "fontSize", "foregroundColor", "wrapped", "truncationMode", "alignmentMode"] {
      XCTAssertTrue(CATextLayer.needsDisplay(forKey: key), key)
    }
    XCTAssertFalse(CATextLayer.needsDisplay(forKey: "opacity"))
    XCTAssertFalse(CALayer.needsDisplay(forKey: "opacity"))
    let text = CATextLayer()
    text.fontSize = 12
    XCTAssertTrue(text.needsDisplay())
  }

  // MARK: Presentations upside down

  /// The render tree has y downwards only; what an animation begins with does not come from there then.
  func testValuesOfFlippedLayers() {
    root.isGeometryFlipped = true
    layer.position = CGPoint(x: 10, y: 20)
    layer.removeAllAnimations()
    CATransaction.flush()
    CATransaction.setDisableActions(true)
    layer.position = CGPoint(x: 30, y: 40)
    let animation = CABasicAnimation(keyPath: "position")
    animation.duration = 1
    layer.add(animation, forKey: nil)
    CATransaction.flush()
    XCTAssertEqual(layer.presentation()?.position, CGPoint(x: 10, y: 20))
  }
}
