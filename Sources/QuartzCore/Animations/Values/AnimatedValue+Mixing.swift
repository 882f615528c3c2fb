import CoreGraphics
import Foundation

/// Interpolation and arithmetic of animated values.
extension AnimatedValue {
  /// Returns the interpolation between this value, at `t` = 0, and the other, at `t` = 1; a spring can exceed both.
  /// Values that cannot be interpolated change halfway.
  func mixed(with other: AnimatedValue, at t: CGFloat) -> AnimatedValue {
    if t == 0 { return self }
    if t == 1 { return other }
    switch (self, other) {
    case (.transform(let a), .transform(let b)): return .transform(TransformMix.mix(a, b, t))
    case (.color(let a), .color(let b)): return .color(ColorMix.mix(a, b, t))
    case (.path(let a), .path(let b)):
      if let path = AnimatedValue.mix(a, b, t) { return .path(path) }
    case (.list(let a), .list(let b)) where a.count == b.count:
      return .list(zip(a, b).map { $0.mixed(with: $1, at: t) })
    case (.contents(let a), .contents(let b)): return .fading(from: a, to: b, min(max(t, 0), 1))
    default: if let sum = combined(other, { $0 + ($1 - $0) * t }) { return sum }
    }
    return t < 0.5 ? self : other
  }

  /// Returns the sum of two values, or the concatenation of two transforms; nil for values without a sum.
  func adding(_ other: AnimatedValue) -> AnimatedValue? {
    switch (self, other) {
    case (.transform(let a), .transform(let b)): return .transform(CATransform3DConcat(b, a))
    case (.color(let a), .color(let b)): return ColorMix.sum(a, b, 1).map(Self.color)
    case (.list(let a), .list(let b)):
      let items = zip(a, b).compactMap { $0.adding($1) }
      return items.count == a.count && a.count == b.count ? .list(items) : nil
    default: return combined(other, +)
    }
  }

  /// Returns the value that has to be added to the other one to get this one.
  func subtracting(_ other: AnimatedValue) -> AnimatedValue? {
    switch (self, other) {
    case (.transform(let a), .transform(let b)): return b.inverse.map { .transform(CATransform3DConcat(a, $0)) }
    case (.color(let a), .color(let b)): return ColorMix.sum(a, b, -1).map(Self.color)
    case (.list(let a), .list(let b)):
      let items = zip(a, b).compactMap { $0.subtracting($1) }
      return items.count == a.count && a.count == b.count ? .list(items) : nil
    default: return combined(other, -)
    }
  }

  /// The neutral value of addition.
  var zero: AnimatedValue? {
    if case .transform = self { return .transform(CATransform3DIdentity) }
    return subtracting(self)
  }

  /// Combines the numbers of two values one by one, for cubic interpolation; returns nil for transforms and other
  /// kinds.
  func combined(_ other: AnimatedValue, _ f: (CGFloat, CGFloat) -> CGFloat) -> AnimatedValue? {
    switch (self, other) {
    case (.number(let a), .number(let b)): return .number(f(a, b))
    case (.point(let a), .point(let b)): return .point(CGPoint(x: f(a.x, b.x), y: f(a.y, b.y)))
    case (.size(let a), .size(let b)):
      return .size(CGSize(width: f(a.width, b.width), height: f(a.height, b.height)))
    case (.rect(let a), .rect(let b)):
      return .rect(
        CGRect(
          x: f(a.origin.x, b.origin.x), y: f(a.origin.y, b.origin.y), width: f(a.size.width, b.size.width),
          height: f(a.size.height, b.size.height)))
    case (.path(let a), .path(let b)): return AnimatedValue.combine(a, b, f).map(Self.path)
    case (.list(let a), .list(let b)) where a.count == b.count:
      let items = zip(a, b).compactMap { $0.combined($1, f) }
      return items.count == a.count ? .list(items) : nil
    default: return nil
    }
  }

  /// Returns the distance between two values, for interpolation at constant speed; 1 for values without a distance.
  func distance(to other: AnimatedValue) -> CGFloat {
    switch (self, other) {
    case (.transform(let a), .transform(let b)): return TransformMix.distance(a, b)
    case (.color(let a), .color(let b)): return ColorMix.distance(a, b)
    default:
      var sum: CGFloat = 0
      let squares = combined(other) { a, b in
        sum += (a - b) * (a - b)
        return a
      }
      return squares == nil ? 1 : sum.squareRoot()
    }
  }

  // MARK: Paths

  /// Interpolates two paths point by point; returns nil if their elements differ.
  private static func mix(_ a: CGPath?, _ b: CGPath?, _ t: CGFloat) -> CGPath? {
    combine(a, b) { $0 + ($1 - $0) * t }
  }

  private static func combine(_ a: CGPath?, _ b: CGPath?, _ f: (CGFloat, CGFloat) -> CGFloat) -> CGPath? {
    guard let a = a?.elements, let b = b?.elements, a.count == b.count else { return nil }
    func point(_ p: CGPoint, _ q: CGPoint) -> CGPoint { CGPoint(x: f(p.x, q.x), y: f(p.y, q.y)) }
    var elements: [PathElement] = []
    elements.reserveCapacity(a.count)
    for (x, y) in zip(a, b) {
      switch (x, y) {
      case (.move(let p), .move(let q)): elements.append(.move(point(p, q)))
      case (.line(let p), .line(let q)): elements.append(.line(point(p, q)))
      case (.quad(let c, let p), .quad(let d, let q)): elements.append(.quad(control: point(c, d), to: point(p, q)))
      case (.cubic(let c1, let c2, let p), .cubic(let d1, let d2, let q)):
        elements.append(.cubic(control1: point(c1, d1), control2: point(c2, d2), to: point(p, q)))
      case (.close, .close): elements.append(.close)
      default: return nil
      }
    }
    return CGPath(elements: elements)
  }
}

/// Interpolation of colors, component by component: in their common color space, or else in sRGB.
enum ColorMix {
  static func mix(_ a: CGColor?, _ b: CGColor?, _ t: CGFloat) -> CGColor? {
    guard let a = a ?? b?.copy(alpha: 0), let b = b ?? a.copy(alpha: 0) else { return nil }
    guard a.pattern == nil, b.pattern == nil, let pair = matched(a, b) else { return t < 0.5 ? a : b }
    return make(pair.space, zip(pair.a, pair.b).map { min(max($0 + ($1 - $0) * t, 0), 1) })
  }

  static func sum(_ a: CGColor?, _ b: CGColor?, _ sign: CGFloat) -> CGColor? {
    guard let a, let b, let pair = matched(a, b) else { return nil }
    return make(pair.space, zip(pair.a, pair.b).map { $0 + sign * $1 })
  }

  static func distance(_ a: CGColor?, _ b: CGColor?) -> CGFloat {
    guard let a = a ?? b?.copy(alpha: 0), let b = b ?? a.copy(alpha: 0), let pair = matched(a, b) else { return 0 }
    return zip(pair.a, pair.b).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
  }

  private static func matched(_ a: CGColor, _ b: CGColor) -> (space: CGColorSpace, a: [CGFloat], b: [CGFloat])? {
    guard a.pattern == nil, b.pattern == nil, let x = a.components, let y = b.components else { return nil }
    if let space = a.colorSpace, space == b.colorSpace, x.count == y.count { return (space, x, y) }
    guard let space = CGColorSpace(name: CGColorSpace.sRGB) else { return nil }
    let (p, q) = (a.rgba, b.rgba)
    return (space, [p.red, p.green, p.blue, p.alpha], [q.red, q.green, q.blue, q.alpha])
  }

  private static func make(_ space: CGColorSpace, _ components: [CGFloat]) -> CGColor? {
    CGColor(colorSpace: space, components: components)
  }
}
