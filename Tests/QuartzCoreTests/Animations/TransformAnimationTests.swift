import XCTest

import QuartzCore

/// The interpolation of transforms: decomposition loses nothing, rotations are the shorter ones, and additive
/// transforms have an order.
final class TransformAnimationTests: AnimationTestCase {
  private func shown(from: CATransform3D, to: CATransform3D, at t: Double, isAdditive: Bool = false)
    -> CATransform3D
  {
    layer.removeAllAnimations()
    let animation = CABasicAnimation(keyPath: "transform")
    animation.fromValue = from
    animation.toValue = to
    animation.duration = 1
    animation.isAdditive = isAdditive
    layer.add(animation, forKey: "test")
    CATransaction.flush()
    go(to: CACurrentMediaTime() - start + t)
    return shown.transform
  }

  private struct Random {
    var state: UInt64
    mutating func next(_ low: CGFloat, _ high: CGFloat) -> CGFloat {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return low + (high - low) * CGFloat(Double(state >> 33) / Double(1 << 31))
    }
  }

  private func turn(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    CATransform3DMakeRotation(angle, x, y, z)
  }

  /// Returns a random combination of scale, shear, rotation, translation and perspective; some are mirrored, and
  /// some are half turns about an axis.
  private func anyTransform(_ random: inout Random, _ index: Int) -> CATransform3D {
    var t = CATransform3DMakeScale(
      random.next(0.3, 3), random.next(0.3, 3), index % 4 == 0 ? -1 : random.next(0.3, 3))
    var shear = CATransform3DIdentity
    (shear.m21, shear.m31, shear.m32) = (random.next(-1, 1), random.next(-1, 1), random.next(-1, 1))
    t = CATransform3DConcat(t, shear)
    // For half turns, the trace does not determine the rotation.
    let axes: [(CGFloat, CGFloat, CGFloat)] = [(1, 0.1, 0.2), (0.1, 1, 0.2), (0.2, 0.1, 1), (1, 1, 1)]
    let axis = axes[index % 4]
    t = CATransform3DConcat(t, turn(index % 3 == 0 ? random.next(-3, 3) : 3, axis.0, axis.1, axis.2))
    t = CATransform3DConcat(
      t, CATransform3DMakeTranslation(random.next(-50, 50), random.next(-50, 50), random.next(-50, 50)))
    if index % 2 == 1 {
      var eye = CATransform3DIdentity
      (eye.m14, eye.m24, eye.m34) = (
        random.next(-0.002, 0.002), random.next(-0.002, 0.002), -1 / random.next(300, 900)
      )
      t = CATransform3DConcat(t, eye)
    }
    return t
  }

  func testFromATransformToItselfNothingIsSeen() {
    var random = Random(state: 7)
    for index in 0..<48 {
      let t = anyTransform(&random, index)
      var other = t
      // The end value differs minimally, because equal values are not interpolated.
      other.m41 += 1e-9
      let between = shown(from: t, to: other, at: 0.5)
      // Transforms are equal if all components have the same factor.
      assertEqual(between, scaled(t, by: between.m44 / t.m44), accuracy: 1e-6)
    }
    for index in 0..<16 {
      let plane = CATransform3DMakeAffineTransform(
        CGAffineTransform(
          a: random.next(-2, 2), b: random.next(-2, 2), c: random.next(-2, 2), d: random.next(-2, 2), tx: 3,
          ty: CGFloat(index)))
      var other = plane
      other.m42 += 1e-9
      assertEqual(shown(from: plane, to: other, at: 0.5), plane, accuracy: 1e-6)
    }
  }

  private func scaled(_ t: CATransform3D, by f: CGFloat) -> CATransform3D {
    CATransform3D(
      m11: t.m11 * f, m12: t.m12 * f, m13: t.m13 * f, m14: t.m14 * f, m21: t.m21 * f, m22: t.m22 * f,
      m23: t.m23 * f,
      m24: t.m24 * f, m31: t.m31 * f, m32: t.m32 * f, m33: t.m33 * f, m34: t.m34 * f, m41: t.m41 * f,
      m42: t.m42 * f,
      m43: t.m43 * f, m44: t.m44 * f)
  }

  // facts/animation.md#mixing/transforms: the rotation is the shorter one.
  func testTurnsGoTheShorterWay() {
    for sign in [CGFloat(1), -1] {
      for (from, to, between) in [(2.5, -2.5, 3.14159265359), (3, -1, -2.14159265359), (0.5, 2, 1.25)] {
        let (a, b, m) = (sign * CGFloat(from), sign * CGFloat(to), sign * CGFloat(between))
        assertEqual(
          shown(from: turn(a, 0, 0, 1), to: turn(b, 0, 0, 1), at: 0.5), turn(m, 0, 0, 1), accuracy: 1e-6)
        for (x, y, z) in [(1, 0, 0), (0, 1, 0), (0.6, 0, 0.8)] as [(CGFloat, CGFloat, CGFloat)] {
          assertEqual(
            shown(from: turn(a, x, y, z), to: turn(b, x, y, z), at: 0.5), turn(m, x, y, z), accuracy: 1e-6)
        }
      }
    }
  }

  func testMirrorsAndFlatOnesInThePlane() {
    func scale(_ x: CGFloat, _ y: CGFloat) -> CATransform3D { CATransform3DMakeScale(x, y, 1) }
    assertEqual(shown(from: CATransform3DIdentity, to: scale(1, -1), at: 0.75), scale(1, -0.5), accuracy: 1e-6)
    assertEqual(shown(from: CATransform3DIdentity, to: scale(-1, 1), at: 0.75), scale(-0.5, 1), accuracy: 1e-6)
    // If one axis is scaled to 0, the other one still determines the rotation.
    let (turned, flat) = (turn(1, 0, 0, 1), CATransform3DConcat(scale(0, 1), turn(1, 0, 0, 1)))
    assertEqual(
      shown(from: flat, to: turned, at: 0.5), CATransform3DConcat(scale(0.5, 1), turned), accuracy: 1e-6)
    let low = CATransform3DConcat(scale(1, 0), turned)
    assertEqual(shown(from: low, to: turned, at: 0.5), CATransform3DConcat(scale(1, 0.5), turned), accuracy: 1e-6)
  }

  /// A reflection in space inverts all axes, because no rotation does that.
  func testMirrorsInSpace() {
    let eye = CATransform3DMakeTranslation(0, 0, 5)
    let t = shown(from: eye, to: CATransform3DConcat(CATransform3DMakeScale(-1, 1, 1), eye), at: 1 - 1e-5)
    assertEqual(t, CATransform3DConcat(CATransform3DMakeScale(-1, 1, 1), eye), accuracy: 1e-3)
  }

  /// An additive transform is applied first, in the layer's own space, and the model's transform after it.
  func testTheOrderOfSums() {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.transform = CATransform3DMakeScale(2, 3, 1)
    CATransaction.commit()
    let move = CATransform3DMakeTranslation(10, 20, 0)
    let shown = shown(from: move, to: CATransform3DIdentity, at: 0, isAdditive: true)
    assertEqual(shown, CATransform3DConcat(move, layer.transform), accuracy: 1e-9)
    XCTAssertEqual(shown.m41, 20, accuracy: 1e-9)
    XCTAssertEqual(shown.m42, 60, accuracy: 1e-9)
  }
}
