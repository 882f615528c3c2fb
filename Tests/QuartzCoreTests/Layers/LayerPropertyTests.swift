import XCTest

import QuartzCore

/// Every property of `facts/animation.md#layer-properties` animates: implicitly, explicitly with and without
/// values, and additively.
final class LayerPropertyTests: LayerPropertyTestCase {
  /// Returns a layer that is presented with the first value of the sample.
  private func makeShown(_ property: Property) -> CALayer {
    let layer = property.owner.make()
    root.addSublayer(layer)
    set(property.sample.from, property.key, layer)
    return layer
  }

  /// Sets a value without an action, and commits.
  private func set(_ value: Any, _ key: String, _ layer: CALayer) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.setValue(value, forKey: key)
    CATransaction.commit()
    CATransaction.flush()
  }

  private func go(on seconds: CFTimeInterval) { go(to: CACurrentMediaTime() - start + seconds) }

  /// Checks the value half way, or slightly later for values that change half way.
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
      // The layer fades, and is visible until the end.
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

  /// Apple's page of `CABasicAnimation`: without values, the animation is from the presented value to the layer's
  /// value.
  func testAnimationsWithoutValues() throws {
    for property in try animatable() {
      let layer = makeShown(property)
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      layer.setValue(property.sample.to, forKey: property.key)
      let animation = CABasicAnimation(keyPath: property.key)
      animation.duration = 1
      layer.add(animation, forKey: nil)
      // The outermost transaction commits its changes.
      CATransaction.commit()
      CATransaction.flush()
      assertHalfWay(property, layer, duration: 1, "without values")
      end(layer)
    }
  }

  /// An animation begins with the values of the last commit, not of an earlier one.
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

  // MARK: Presentations upside down

  /// The render tree has y downwards only, so the start values of animations must not be read from it here.
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
