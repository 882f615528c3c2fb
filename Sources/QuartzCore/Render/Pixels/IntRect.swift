/// A rectangle of whole device pixels; `maxX` and `maxY` are exclusive.
package struct IntRect: Hashable, Sendable {
  package var minX: Int
  package var minY: Int
  package var maxX: Int
  package var maxY: Int

  package init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  package init(x: Int, y: Int, width: Int, height: Int) {
    self.init(minX: x, minY: y, maxX: x + width, maxY: y + height)
  }

  package static let empty = IntRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

  package var width: Int { maxX - minX }
  package var height: Int { maxY - minY }
  package var isEmpty: Bool { maxX <= minX || maxY <= minY }
  package var area: Int { isEmpty ? 0 : width * height }

  @inline(__always)
  package func intersection(_ other: IntRect) -> IntRect {
    IntRect(
      minX: max(minX, other.minX), minY: max(minY, other.minY),
      maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
  }

  @inline(__always)
  package func intersects(_ other: IntRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  package func contains(_ other: IntRect) -> Bool {
    other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }

  /// Returns the bounding box of both rectangles; empty ones are ignored.
  package func union(_ other: IntRect) -> IntRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return IntRect(
      minX: min(minX, other.minX), minY: min(minY, other.minY),
      maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }

  package func offsetBy(x: Int, y: Int) -> IntRect {
    IntRect(minX: minX + x, minY: minY + y, maxX: maxX + x, maxY: maxY + y)
  }

  package func insetBy(_ d: Int) -> IntRect {
    IntRect(minX: minX + d, minY: minY + d, maxX: maxX - d, maxY: maxY - d)
  }

  /// Returns the rectangle without `other` if the remainder is a rectangle; the whole rectangle otherwise.
  @inline(__always)
  package func subtractingEdge(_ other: IntRect) -> IntRect {
    guard intersects(other) else { return self }
    let coversX = other.minX <= minX && other.maxX >= maxX
    let coversY = other.minY <= minY && other.maxY >= maxY
    var r = self
    if coversX && coversY { return .empty }
    if coversX {
      if other.minY <= minY { r.minY = other.maxY } else if other.maxY >= maxY { r.maxY = other.minY }
    } else if coversY {
      if other.minX <= minX { r.minX = other.maxX } else if other.maxX >= maxX { r.maxX = other.minX }
    }
    return r
  }
}
