import CoreGraphics
import Foundation

/// Access to the components of structures by key paths.
enum StructureKeys {
  /// Returns the component of a structure at a path. Numbers are returned as `NSNumber`, as key-value coding does.
  static func value(of structure: Any, at path: [String]) -> Any? {
    let value = part(of: structure, at: path)
    return (value as? CGFloat).map { NSNumber(value: Double($0)) } ?? value
  }

  private static func part(of structure: Any, at path: [String]) -> Any? {
    guard let key = path.first else { return structure }
    let rest = Array(path.dropFirst())
    switch structure {
    case let p as CGPoint: return key == "x" ? p.x : key == "y" ? p.y : nil
    case let s as CGSize: return key == "width" ? s.width : key == "height" ? s.height : nil
    case let r as CGRect:
      if key == "origin" { return value(of: r.origin, at: rest) }
      return key == "size" ? value(of: r.size, at: rest) : nil
    case let t as CATransform3D: return TransformParts(t).value(at: path)
    default: return nil
    }
  }

  static func setting(_ new: Any?, of structure: Any, at path: [String]) -> Any? {
    guard let key = path.first else { return new }
    let rest = Array(path.dropFirst())
    switch structure {
    case var p as CGPoint:
      guard let n = number(new), key == "x" || key == "y" else { return nil }
      if key == "x" { p.x = n } else { p.y = n }
      return p
    case var s as CGSize:
      guard let n = number(new), key == "width" || key == "height" else { return nil }
      if key == "width" { s.width = n } else { s.height = n }
      return s
    case var r as CGRect:
      if key == "origin", let origin = setting(new, of: r.origin, at: rest) as? CGPoint {
        r.origin = origin
      } else if key == "size", let size = setting(new, of: r.size, at: rest) as? CGSize {
        r.size = size
      } else {
        return nil
      }
      return r
    case let t as CATransform3D:
      var parts = TransformParts(t)
      return parts.set(new, at: path) ? parts.transform : nil
    default: return nil
    }
  }

  /// Returns the structure in an `NSValue`, if the property has a structure of this type.
  static func unboxed(_ value: Any?, like current: Any?) -> Any? {
    guard let boxed = value as? NSValue, !(boxed is NSNumber) else { return value }
    func holds(_ other: NSValue) -> Bool { strcmp(boxed.objCType, other.objCType) == 0 }
    switch current {
    case is CGPoint: return holds(NSValue(point: .zero)) ? boxed.pointValue : value
    case is CGSize: return holds(NSValue(size: .zero)) ? boxed.sizeValue : value
    case is CGRect: return holds(NSValue(rect: .zero)) ? boxed.rectValue : value
    case is CATransform3D: return boxed.caTransform3DValue
    default: return value
    }
  }

  static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let n as CGFloat: return n
    case let n as Double: return CGFloat(n)
    case let n as Int: return CGFloat(n)
    case let n as Float: return CGFloat(n)
    case let n as NSNumber: return CGFloat(n.doubleValue)
    default: return nil
    }
  }
}

/// A transform decomposed into scale, rotations about x, y and z, and translation, in this order.
struct TransformParts {
  private var original: CATransform3D
  var scale: (x: CGFloat, y: CGFloat, z: CGFloat)
  var angle: (x: CGFloat, y: CGFloat, z: CGFloat)
  var move: (x: CGFloat, y: CGFloat, z: CGFloat)

  init(_ t: CATransform3D) {
    original = t
    move = (t.m41, t.m42, t.m43)
    let determinant =
      t.m11 * (t.m22 * t.m33 - t.m23 * t.m32) - t.m12 * (t.m21 * t.m33 - t.m23 * t.m31)
      + t.m13 * (t.m21 * t.m32 - t.m22 * t.m31)
    func length(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> CGFloat { (a * a + b * b + c * c).squareRoot() }
    scale = (length(t.m11, t.m12, t.m13), length(t.m21, t.m22, t.m23), length(t.m31, t.m32, t.m33))
    // A reflection is represented by a negative scale of x.
    if determinant < 0 { scale.x = -scale.x }
    let sx = scale.x == 0 ? 1 : scale.x
    let sy = scale.y == 0 ? 1 : scale.y
    let sz = scale.z == 0 ? 1 : scale.z
    angle.y = asin(min(max(-t.m13 / sx, -1), 1))
    angle.x = atan2(t.m23 / sy, t.m33 / sz)
    angle.z = atan2(t.m12 / sx, t.m11 / sx)
  }

  var transform: CATransform3D {
    var t = CATransform3DMakeScale(scale.x, scale.y, scale.z)
    if angle.x != 0 { t = CATransform3DConcat(t, CATransform3DMakeRotation(angle.x, 1, 0, 0)) }
    if angle.y != 0 { t = CATransform3DConcat(t, CATransform3DMakeRotation(angle.y, 0, 1, 0)) }
    if angle.z != 0 { t = CATransform3DConcat(t, CATransform3DMakeRotation(angle.z, 0, 0, 1)) }
    (t.m41, t.m42, t.m43) = move
    (t.m14, t.m24, t.m34, t.m44) = (original.m14, original.m24, original.m34, original.m44)
    return t
  }

  func value(at path: [String]) -> Any? {
    let axis = path.count > 1 ? path[1] : nil
    switch path[0] {
    case "rotation": return TransformParts.axis(axis ?? "z", of: angle)
    case "scale": return axis == nil ? (scale.x + scale.y + scale.z) / 3 : TransformParts.axis(axis, of: scale)
    case "translation":
      return axis == nil ? CGSize(width: move.x, height: move.y) : TransformParts.axis(axis, of: move)
    default: return nil
    }
  }

  mutating func set(_ new: Any?, at path: [String]) -> Bool {
    let axis = path.count > 1 ? path[1] : nil
    if path[0] == "translation", axis == nil {
      if let size = new as? CGSize { (move.x, move.y) = (size.width, size.height) }
      if let point = new as? CGPoint { (move.x, move.y) = (point.x, point.y) }
      return new is CGSize || new is CGPoint
    }
    guard let n = StructureKeys.number(new) else { return false }
    switch path[0] {
    case "rotation": return TransformParts.setAxis(axis ?? "z", of: &angle, to: n)
    case "scale":
      if axis == nil {
        scale = (n, n, n)
        return true
      }
      return TransformParts.setAxis(axis, of: &scale, to: n)
    case "translation": return TransformParts.setAxis(axis, of: &move, to: n)
    default: return false
    }
  }

  private static func axis(_ name: String?, of v: (x: CGFloat, y: CGFloat, z: CGFloat)) -> CGFloat? {
    switch name {
    case "x": return v.x
    case "y": return v.y
    case "z": return v.z
    default: return nil
    }
  }

  private static func setAxis(
    _ name: String?, of v: inout (x: CGFloat, y: CGFloat, z: CGFloat), to n: CGFloat
  ) -> Bool {
    switch name {
    case "x": v.x = n
    case "y": v.y = n
    case "z": v.z = n
    default: return false
    }
    return true
  }
}
