import Foundation

extension CGPoint {
  /// Returns the point that the transform maps this point to.
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: x * t.a + y * t.c + t.tx, y: x * t.b + y * t.d + t.ty)
  }
}

extension CGSize {
  /// Returns the size transformed as a vector, without the translation; it can become negative.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: width * t.a + height * t.c, height: width * t.b + height * t.d)
  }
}

extension CGRect {
  /// Returns the bounding box of the four transformed corners.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    if isNull || isInfinite { return self }
    let corners = [
      CGPoint(x: minX, y: minY).applying(t), CGPoint(x: maxX, y: minY).applying(t),
      CGPoint(x: minX, y: maxY).applying(t), CGPoint(x: maxX, y: maxY).applying(t),
    ]
    return CGRect(around: corners)
  }

  /// Creates the bounding box of points; the null rectangle if there are none.
  package init(around points: some Sequence<CGPoint>) {
    var minX = CGFloat.infinity
    var minY = CGFloat.infinity
    var maxX = -CGFloat.infinity
    var maxY = -CGFloat.infinity
    for point in points {
      minX = Swift.min(minX, point.x)
      minY = Swift.min(minY, point.y)
      maxX = Swift.max(maxX, point.x)
      maxY = Swift.max(maxY, point.y)
    }
    self = minX <= maxX && minY <= maxY ? CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY) : .null
  }

  /// Returns the intersection of two rectangles, or the null rectangle if one contains NaN, on which
  /// `intersection(_:)` of Foundation on Linux traps.
  package func overlap(_ other: CGRect) -> CGRect {
    guard !(minX + minY + width + height).isNaN, !(other.minX + other.minY + other.width + other.height).isNaN
    else {
      return .null
    }
    let (x0, y0) = (Swift.max(minX, other.minX), Swift.max(minY, other.minY))
    let (x1, y1) = (Swift.min(maxX, other.maxX), Swift.min(maxY, other.maxY))
    guard x0 <= x1, y0 <= y1, x0.isFinite, y0.isFinite else { return .null }
    return CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
  }
}
