import FlipsideTesting
import Foundation
import ObjectiveC
import XCTest

import QuartzCore

/// Every property of Core Animation's layers is archived, copied and observed, and has a default value.
/// `facts/animation.md#layer-properties` lists the animatable ones, and `kept` the others.
final class LayerPropertyValueTests: LayerPropertyTestCase {
  func testTheTableIsComplete() throws {
    XCTAssertEqual(try animatable().count, 58)
    for (name, owner) in LayerClass.all {
      _ = owner.make()
      var listed = Set(try animatable().filter { $0.name.hasPrefix("\(name).") }.map(\.key))
      listed.formUnion(Self.kept.filter { $0.owner == name }.map(\.key))
      // These have their own tests: the structure of the tree, composite properties, and properties without effect.
      listed.formUnion([
        "sublayers", "mask", "delegate", "frame", "actions", "style", "filters", "backgroundFilters",
      ])
      listed.insert("emitterCells")
      let keys = KeyValueAccess.ownSettableKeys(of: owner.type).filter { !$0.hasPrefix("is") }
      XCTAssertEqual(Set(keys).subtracting(listed), [], name)
    }
  }

  /// The properties that can't be animated, with a value other than the default.
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
    try animatable().map { ($0.name, $0.owner, $0.key, $0.defaultText == "true" ? false : $0.sample.to) }
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

  /// A copy of another class has the common properties.
  func testCopiesOfOtherClasses() {
    let text = CATextLayer()
    text.cornerRadius = 3
    text.fontSize = 7
    let shape = CAShapeLayer(layer: text)
    XCTAssertEqual(shape.cornerRadius, 3)
    XCTAssertEqual(shape.lineWidth, 1)
    XCTAssertEqual(CATextLayer(layer: CALayer()).fontSize, 36)
  }

  /// The properties for the app or for later drawing. They notify observers, but have no action.
  private static let unseen: [(owner: String, key: String, change: (CALayer) -> Void)] = [
    ("CALayer", "name", { $0.name = "x" }), ("CALayer", "actions", { $0.actions = [:] }),
    ("CALayer", "style", { $0.style = [:] }), ("CALayer", "filters", { $0.filters = [] }),
    ("CALayer", "backgroundFilters", { $0.backgroundFilters = [] }),
    ("CAScrollLayer", "scrollMode", { ($0 as? CAScrollLayer)?.scrollMode = .none }),
    ("CATiledLayer", "levelsOfDetail", { ($0 as? CATiledLayer)?.levelsOfDetail = 2 }),
    ("CATiledLayer", "levelsOfDetailBias", { ($0 as? CATiledLayer)?.levelsOfDetailBias = 2 }),
    ("CATiledLayer", "tileSize", { ($0 as? CATiledLayer)?.tileSize = .zero }),
  ]

  /// Each setter requests the action for the property's name (Apple's page of `action(forKey:)`), and notifies
  /// observers.
  func testSettersAskForTheirActions() throws {
    let unseen = Set(Self.unseen.map { "\($0.owner).\($0.key)" })
    for (name, owner, key, value) in try all() where !unseen.contains(name) {
      let layer = owner.make()
      let delegate = RecordingDelegate()
      var asked: [String] = []
      delegate.actionFor = {
        asked.append($0)
        return nil
      }
      layer.delegate = delegate
      layer.setValue(value, forKey: key)
      XCTAssertEqual(asked, [key], name)
    }
  }

  func testObserversOfWhatIsNotShown() throws {
    for (owner, key, change) in Self.unseen {
      let layer = try XCTUnwrap(LayerClass.all[owner]).make()
      var count = 0
      let observation = layer.observe(\.name, __key: key) { _, _ in count += 1 }
      _ = consoleLines { change(layer) }
      XCTAssertEqual(count, 1, "\(owner).\(key)")
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

  /// The default values of an app's class apply to every property, including those of `CALayer` and intermediate
  /// classes.
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

  /// A class determines which of its properties need display (public headers of iOS: `CATextLayer` overrides the
  /// method).
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
}
