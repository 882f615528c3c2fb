/// Arithmetic on the values of motion effects: each is a list of numbers and a closure that restores its type.
enum MotionValue {
  /// Interpolates between `low` at -1 and `high` at 1; a missing end counts as zero, and the result is nil if both
  /// are missing.
  static func interpolate(_ low: Any?, _ high: Any?, at tilt: CGFloat) -> Any? {
    guard let sample = high ?? low, let shape = components(sample) else { return nil }
    let identity = zero(like: sample, count: shape.count)
    let from = low.flatMap(components) ?? identity
    let to = high.flatMap(components) ?? identity
    guard from.count == to.count else { return nil }
    let fraction = (max(-1, min(1, tilt.isFinite ? tilt : 0)) + 1) / 2
    return make(like: sample, zip(from, to).map { $0 + ($1 - $0) * fraction })
  }

  /// Returns the sum of two offsets; transforms are concatenated.
  static func sum(_ first: Any?, _ second: Any) -> Any {
    guard let first else { return second }
    if let a = first as? CATransform3D, let b = second as? CATransform3D { return CATransform3DConcat(a, b) }
    if let a = first as? CGAffineTransform, let b = second as? CGAffineTransform { return a.concatenating(b) }
    guard let a = components(first), let b = components(second), a.count == b.count else { return second }
    return make(like: second, zip(a, b).map(+))
  }

  static func number(_ value: Any) -> CGFloat? {
    switch value {
    case let value as CGFloat: return value
    case let value as Double: return CGFloat(value)
    case let value as Float: return CGFloat(value)
    case let value as Int: return CGFloat(value)
    case let value as NSNumber: return CGFloat(value.doubleValue)
    case let value as any BinaryInteger: return CGFloat(Double(value))
    default: return nil
    }
  }

  private static func components(_ value: Any) -> [CGFloat]? {
    if let number = number(value) { return [number] }
    switch value {
    case let v as CGPoint: return [v.x, v.y]
    case let v as CGSize: return [v.width, v.height]
    case let v as CGVector: return [v.dx, v.dy]
    case let v as UIOffset: return [v.horizontal, v.vertical]
    case let v as CGRect: return [v.origin.x, v.origin.y, v.size.width, v.size.height]
    case let v as CGAffineTransform: return [v.a, v.b, v.c, v.d, v.tx, v.ty]
    case let v as CATransform3D:
      return [
        v.m11, v.m12, v.m13, v.m14, v.m21, v.m22, v.m23, v.m24, v.m31, v.m32, v.m33, v.m34, v.m41, v.m42, v.m43,
        v.m44,
      ]
    default: return nil
    }
  }

  private static func zero(like value: Any, count: Int) -> [CGFloat] {
    if value is CATransform3D { return components(CATransform3DIdentity) ?? [] }
    if value is CGAffineTransform { return components(CGAffineTransform.identity) ?? [] }
    return Array(repeating: 0, count: count)
  }

  private static func make(like value: Any, _ n: [CGFloat]) -> Any {
    switch value {
    case is CGPoint: return CGPoint(x: n[0], y: n[1])
    case is CGSize: return CGSize(width: n[0], height: n[1])
    case is CGVector: return CGVector(dx: n[0], dy: n[1])
    case is UIOffset: return UIOffset(horizontal: n[0], vertical: n[1])
    case is CGRect: return CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
    case is CGAffineTransform: return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    case is CATransform3D:
      var t = CATransform3D()
      (t.m11, t.m12, t.m13, t.m14) = (n[0], n[1], n[2], n[3])
      (t.m21, t.m22, t.m23, t.m24) = (n[4], n[5], n[6], n[7])
      (t.m31, t.m32, t.m33, t.m34) = (n[8], n[9], n[10], n[11])
      (t.m41, t.m42, t.m43, t.m44) = (n[12], n[13], n[14], n[15])
      return t
    default: return n[0]
    }
  }
}
