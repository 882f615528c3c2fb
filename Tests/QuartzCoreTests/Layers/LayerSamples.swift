import Foundation
import ObjectiveC
import XCTest

import QuartzCore

/// A layer class with its name, and how to create and copy instances.
struct LayerClass {
  let type: CALayer.Type
  let make: () -> CALayer
  let copy: (CALayer) -> CALayer

  static let all: [String: LayerClass] = [
    "CALayer": LayerClass(type: CALayer.self, make: { CALayer() }, copy: { CALayer(layer: $0) }),
    "CAShapeLayer": LayerClass(
      type: CAShapeLayer.self, make: { CAShapeLayer() }, copy: { CAShapeLayer(layer: $0) }),
    "CAGradientLayer": LayerClass(
      type: CAGradientLayer.self, make: { CAGradientLayer() }, copy: { CAGradientLayer(layer: $0) }),
    "CATextLayer": LayerClass(type: CATextLayer.self, make: { CATextLayer() }, copy: { CATextLayer(layer: $0) }),
    "CAReplicatorLayer": LayerClass(
      type: CAReplicatorLayer.self, make: { CAReplicatorLayer() }, copy: { CAReplicatorLayer(layer: $0) }),
    "CAEmitterLayer": LayerClass(
      type: CAEmitterLayer.self, make: { CAEmitterLayer() }, copy: { CAEmitterLayer(layer: $0) }),
    "CAScrollLayer": LayerClass(
      type: CAScrollLayer.self, make: { CAScrollLayer() }, copy: { CAScrollLayer(layer: $0) }),
    "CATiledLayer": LayerClass(
      type: CATiledLayer.self, make: { CATiledLayer() }, copy: { CATiledLayer(layer: $0) }),
  ]
}

/// Two values of a property and the middle of them, and the start and end values of an additive animation between
/// them.
struct PropertySample {
  let from: Any
  let to: Any
  let middle: Any
  var difference: Any?
  var zero: Any?

  /// Creates the samples of a type of values; nil if the type is unknown.
  /// - Parameter kind: the type of the property's values in `facts/animation.md#layer-properties`.
  init?(kind: String) {
    switch kind {
    case "number": self.init(0.25, 0.75, 0.5, -0.5, 0.0)
    case "whole": self.init(1, 5, 3, -4, 0)
    case "point":
      self.init(
        CGPoint(x: 0.25, y: 1), CGPoint(x: 0.75, y: 3), CGPoint(x: 0.5, y: 2), CGPoint(x: -0.5, y: -2), CGPoint.zero
      )
    case "size":
      self.init(
        CGSize(width: 2, height: 4), CGSize(width: 6, height: 8), CGSize(width: 4, height: 6),
        CGSize(width: -4, height: -4), CGSize.zero)
    case "rect":
      self.init(
        CGRect(x: 0, y: 0, width: 0.5, height: 1), CGRect(x: 0.5, y: 0.25, width: 1, height: 0.5),
        CGRect(x: 0.25, y: 0.125, width: 0.75, height: 0.75), CGRect(x: -0.5, y: -0.25, width: -0.5, height: 0.5),
        CGRect.zero)
    case "transform":
      self.init(
        CATransform3DMakeTranslation(2, 4, 0), CATransform3DMakeTranslation(6, 8, 0),
        CATransform3DMakeTranslation(4, 6, 0), CATransform3DMakeTranslation(-4, -4, 0), CATransform3DIdentity)
    case "color": self.init(CGColor.red, CGColor.blue, CGColor(red: 0.5, green: 0, blue: 0.5, alpha: 1))
    case "path": self.init(Self.box(10), Self.box(20), Self.box(15))
    case "flag": self.init(false, true, true)
    case "contents": self.init(Self.image(0xFFFF_0000), Self.image(0xFF00_00FF), Self.image(0xFF00_00FF))
    case "colors":
      self.init(
        [CGColor.red, CGColor.blue], [CGColor.blue, CGColor.blue],
        [CGColor(red: 0.5, green: 0, blue: 0.5, alpha: 1), CGColor.blue])
    case "numbers": self.init([0, 0.5], [0.5, 1], [0.25, 0.75])
    default: return nil
    }
  }

  private init(_ from: Any, _ to: Any, _ middle: Any, _ difference: Any? = nil, _ zero: Any? = nil) {
    self.from = from
    self.to = to
    self.middle = middle
    self.difference = difference
    self.zero = zero
  }

  private static func box(_ side: CGFloat) -> CGPath {
    CGPath(rect: CGRect(x: 0, y: 0, width: side, height: side), transform: nil)
  }

  private static func image(_ color: UInt32) -> CGImage {
    let buffer = PixelBuffer(width: 1, height: 1, format: .argb32)!
    buffer.row(0)[0] = color
    return CGImage(pixelBuffer: buffer)
  }
}

/// Returns the numbers of a value, so that values of any type can be compared. Empty for no value.
func numbers(of value: Any?) -> [Double] {
  switch value {
  case nil, is NSNull: return []
  case let p as CGPoint: return [Double(p.x), Double(p.y)]
  case let s as CGSize: return [Double(s.width), Double(s.height)]
  case let r as CGRect: return [r.minX, r.minY, r.width, r.height].map { Double($0) }
  case let t as CATransform3D:
    return [
      t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43,
      t.m44,
    ].map { Double($0) }
  case let color as CGColor:
    let c = color.rgba
    return [c.red, c.green, c.blue, c.alpha].map { Double($0) }
  case let path as CGPath: return numbers(of: path.boundingBox)
  case let image as CGImage: return [Double(image.pixelBuffer?.row(0)[0] ?? 0)]
  case let list as [Any]: return list.flatMap { numbers(of: $0) }
  case let mask as CACornerMask: return [Double(mask.rawValue)]
  case let mask as CAEdgeAntialiasingMask: return [Double(mask.rawValue)]
  case let number as NSNumber: return [number.doubleValue]
  // Names are compared as text.
  case let name as any RawRepresentable<String>: return name.rawValue.utf8.map { Double($0) }
  case let text as String: return text.utf8.map { Double($0) }
  default: return [.nan]
  }
}
