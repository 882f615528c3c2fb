import Foundation

// Foundation's implementations on Linux form ranges from the edges, which traps if an edge is NaN; Core Graphics
// returns the null rectangle. Sources/System/CFoundationOverrides redirects all callers, including those in apps,
// to these functions. The arguments have the order of the method's calling convention: the other rectangle first,
// then the receiver.

/// Implements `CGRect.intersection(_:)`: returns the null rectangle if either rectangle is null, an edge is NaN, or
/// they are disjoint.
///
/// Apple's documentation: <https://developer.apple.com/documentation/corefoundation/cgrect/intersection(_:)>
@_silgen_name("flipside_rectIntersection")
package func rectIntersection(_ other: CGRect, _ rect: CGRect) -> CGRect {
  if rect.isNull || other.isNull { return .null }
  let (first, second) = (rect.standardized, other.standardized)
  let (x0, y0) = (max(first.minX, second.minX), max(first.minY, second.minY))
  let (x1, y1) = (min(first.maxX, second.maxX), min(first.maxY, second.maxY))
  guard first.hasEdges, second.hasEdges, x0 <= x1, y0 <= y1 else { return .null }
  return CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
}

/// Implements `CGRect.intersects(_:)`.
@_silgen_name("flipside_rectIntersects")
package func rectIntersects(_ other: CGRect, _ rect: CGRect) -> Bool { !rectIntersection(other, rect).isNull }

extension CGRect {
  /// Whether no edge is NaN. An infinite origin with an infinite size has an edge that is NaN.
  fileprivate var hasEdges: Bool { !minX.isNaN && !minY.isNaN && !maxX.isNaN && !maxY.isNaN }
}
