import FactTables
import XCTest

import QuartzCore

/// `facts/defaults.md#CALayer`
final class LayerDefaultsTests: XCTestCase {
  func testGeometry() {
    let layer = CALayer()
    XCTAssertEqual(layer.bounds, .zero)
    XCTAssertEqual(layer.position, .zero)
    XCTAssertEqual(layer.anchorPoint, CGPoint(x: 0.5, y: 0.5))
    XCTAssertEqual(layer.anchorPointZ, 0)
    XCTAssertEqual(layer.zPosition, 0)
    XCTAssertTrue(CATransform3DIsIdentity(layer.transform))
    XCTAssertTrue(CATransform3DIsIdentity(layer.sublayerTransform))
    XCTAssertTrue(layer.isDoubleSided)
    XCTAssertFalse(layer.isGeometryFlipped)
    XCTAssertFalse(layer.contentsAreFlipped())
    XCTAssertFalse(layer.isHidden)
  }

  func testContents() {
    let layer = CALayer()
    XCTAssertNil(layer.contents)
    XCTAssertEqual(layer.contentsRect, CGRect(x: 0, y: 0, width: 1, height: 1))
    XCTAssertEqual(layer.contentsCenter, CGRect(x: 0, y: 0, width: 1, height: 1))
    XCTAssertEqual(layer.contentsScale, 1)
    XCTAssertEqual(layer.contentsGravity, .resize)
    XCTAssertEqual(layer.contentsFormat, .RGBA8Uint)
    XCTAssertEqual(layer.minificationFilter, .linear)
    XCTAssertEqual(layer.magnificationFilter, .linear)
    XCTAssertEqual(layer.minificationFilterBias, 0)
    XCTAssertFalse(layer.isOpaque)
    XCTAssertFalse(layer.needsDisplayOnBoundsChange)
    XCTAssertFalse(layer.drawsAsynchronously)
    XCTAssertFalse(layer.needsDisplay())
  }

  func testLook() {
    let layer = CALayer()
    XCTAssertNil(layer.backgroundColor)
    XCTAssertEqual(layer.cornerRadius, 0)
    XCTAssertEqual(layer.maskedCorners.rawValue, 15)
    XCTAssertEqual(layer.cornerCurve, .circular)
    XCTAssertEqual(layer.borderWidth, 0)
    XCTAssertEqual(layer.borderColor?.components, [0, 0, 0, 1])
    XCTAssertEqual(layer.opacity, 1)
    XCTAssertTrue(layer.allowsGroupOpacity)
    XCTAssertFalse(layer.masksToBounds)
    XCTAssertNil(layer.mask)
    XCTAssertEqual(layer.edgeAntialiasingMask.rawValue, 15)
    XCTAssertFalse(layer.shouldRasterize)
    XCTAssertEqual(layer.rasterizationScale, 1)
    XCTAssertNil(layer.filters)
    XCTAssertNil(layer.compositingFilter)
  }

  func testShadow() {
    let layer = CALayer()
    XCTAssertEqual(layer.shadowColor?.components, [0, 0, 0, 1])
    XCTAssertEqual(layer.shadowOpacity, 0)
    XCTAssertEqual(layer.shadowOffset, CGSize(width: 0, height: -3))
    XCTAssertEqual(layer.shadowRadius, 3)
    XCTAssertNil(layer.shadowPath)
  }

  func testTimingActionsAndNames() {
    let layer = CALayer()
    XCTAssertEqual(layer.beginTime, 0)
    XCTAssertEqual(layer.duration, 0)
    XCTAssertEqual(layer.speed, 1)
    XCTAssertEqual(layer.timeOffset, 0)
    XCTAssertEqual(layer.repeatCount, 0)
    XCTAssertEqual(layer.fillMode, .removed)
    XCTAssertNil(layer.actions)
    XCTAssertNil(layer.name)
    XCTAssertNil(layer.style)
    XCTAssertNil(layer.delegate)
    XCTAssertNil(layer.animationKeys())
  }

  func testShapeLayer() {
    let layer = CAShapeLayer()
    XCTAssertNil(layer.path)
    XCTAssertEqual(layer.fillColor?.components, [0, 0, 0, 1])
    XCTAssertEqual(layer.fillRule, .nonZero)
    XCTAssertNil(layer.strokeColor)
    XCTAssertEqual(layer.strokeStart, 0)
    XCTAssertEqual(layer.strokeEnd, 1)
    XCTAssertEqual(layer.lineWidth, 1)
    XCTAssertEqual(layer.miterLimit, 10)
    XCTAssertEqual(layer.lineCap, .butt)
    XCTAssertEqual(layer.lineJoin, .miter)
    XCTAssertEqual(layer.lineDashPhase, 0)
    XCTAssertNil(layer.lineDashPattern)
  }

  func testGradientReplicatorScrollAndTiledLayers() {
    let gradient = CAGradientLayer()
    XCTAssertNil(gradient.colors)
    XCTAssertNil(gradient.locations)
    XCTAssertEqual(gradient.startPoint, CGPoint(x: 0.5, y: 0))
    XCTAssertEqual(gradient.endPoint, CGPoint(x: 0.5, y: 1))
    XCTAssertEqual(gradient.type, .axial)
    let replicator = CAReplicatorLayer()
    XCTAssertEqual(replicator.instanceCount, 1)
    XCTAssertFalse(replicator.preservesDepth)
    XCTAssertEqual(replicator.instanceDelay, 0)
    XCTAssertTrue(CATransform3DIsIdentity(replicator.instanceTransform))
    XCTAssertEqual(CAScrollLayer().scrollMode, .both)
    XCTAssertEqual(CATiledLayer().tileSize, CGSize(width: 256, height: 256))
  }

  func testTextLayer() {
    let text = CATextLayer()
    XCTAssertNil(text.string)
    XCTAssertEqual(text.fontSize, 36)
    XCTAssertEqual(text.foregroundColor?.components, [1, 1, 1, 1])
    XCTAssertFalse(text.isWrapped)
    XCTAssertEqual(text.alignmentMode, .natural)
    XCTAssertEqual(text.truncationMode, .none)
    XCTAssertFalse(text.allowsFontSubpixelQuantization)
  }

  func testAnimations() {
    let animation = CABasicAnimation(keyPath: "opacity")
    XCTAssertEqual(animation.keyPath, "opacity")
    XCTAssertTrue(animation.isRemovedOnCompletion)
    XCTAssertNil(animation.delegate)
    XCTAssertEqual(animation.speed, 1)
    XCTAssertFalse(animation.isAdditive)
    XCTAssertFalse(animation.isCumulative)
    let spring = CASpringAnimation()
    XCTAssertEqual([spring.mass, spring.stiffness, spring.damping, spring.initialVelocity], [1, 100, 10, 0])
    XCTAssertEqual(CATransition().type, .fade)
  }

  func testCornerCurveExpansion() {
    XCTAssertEqual(CALayer.cornerCurveExpansionFactor(.circular), 1)
    XCTAssertEqual(CALayer.cornerCurveExpansionFactor(.continuous), 1.528665)
  }

  func testAClassCanHaveOtherDefaults() {
    final class Card: CALayer {
      override class func defaultValue(forKey key: String) -> Any? { key == "cornerRadius" ? 12 : nil }
    }
    XCTAssertEqual(Card().cornerRadius, 12)
    XCTAssertEqual(Card().opacity, 1)
  }

  /// Apple's page of `defaultValue(forKey:)`; values of `facts/defaults.md#CALayer`.
  func testDefaultValues() {
    XCTAssertEqual(CALayer.defaultValue(forKey: "opacity") as? Float, 1)
    XCTAssertEqual(CALayer.defaultValue(forKey: "shadowRadius") as? CGFloat, 3)
    XCTAssertEqual(CALayer.defaultValue(forKey: "anchorPoint") as? CGPoint, CGPoint(x: 0.5, y: 0.5))
    XCTAssertNil(CALayer.defaultValue(forKey: "contents"))
    XCTAssertNil(CALayer.defaultValue(forKey: "unheard"))
    XCTAssertNil(CALayer.defaultValue(forKey: "lineWidth"))
    final class Line: CAShapeLayer {
      override class func defaultValue(forKey key: String) -> Any? {
        key == "lineWidth" ? 5 as CGFloat : super.defaultValue(forKey: key)
      }
    }
    XCTAssertEqual(CAShapeLayer.defaultValue(forKey: "lineWidth") as? CGFloat, 1)
    XCTAssertEqual(Line.defaultValue(forKey: "lineWidth") as? CGFloat, 5)
    XCTAssertEqual(Line.defaultValue(forKey: "miterLimit") as? CGFloat, 10)
    XCTAssertEqual(CABasicAnimation.defaultValue(forKey: "speed") as? Float, 1)
    XCTAssertEqual(CAEmitterCell.defaultValue(forKey: "scale") as? CGFloat, 1)
  }

  /// Numbers, Booleans and nil values of layers and animations, by their keys.
  func testDefaultsOfLayersAndAnimations() throws {
    let objects: [(String, NSObject)] = [
      ("CALayer", CALayer()), ("CAEmitterLayer", CAEmitterLayer()), ("CAEmitterCell", CAEmitterCell()),
      ("CAMediaTiming", CALayer()), ("CAAnimation", CAAnimation()), ("CAPropertyAnimation", CABasicAnimation()),
      ("CASpringAnimation", CASpringAnimation()), ("CAReplicatorLayer", CAReplicatorLayer()),
      ("CAShapeLayer", CAShapeLayer()), ("CAGradientLayer", CAGradientLayer()), ("CATextLayer", CATextLayer()),
    ]
    var count = 0
    for (section, object) in objects {
      let table = try FactTable("defaults", section)
      for row in table.rows {
        let text = try table.text(row.name)
        let name = "\(table.name)/\(row.name)"
        if text == "nil" {
          let value = object.value(forKey: row.name)
          XCTAssertTrue(value == nil || value is NSNull, name)
        } else if text == "true" || text == "false" {
          XCTAssertEqual(object.value(forKey: row.name) as? Bool, text == "true", name)
        } else if let number = Double(text) {
          XCTAssertEqual(Self.number(object.value(forKey: row.name)), number, name)
        } else {
          continue
        }
        count += 1
      }
    }
    XCTAssertGreaterThan(count, 50)
  }

  private static func number(_ value: Any?) -> Double? {
    if let value = value as? CACornerMask { return Double(value.rawValue) }
    if let value = value as? CAEdgeAntialiasingMask { return Double(value.rawValue) }
    return (value as? NSNumber)?.doubleValue
  }
}
