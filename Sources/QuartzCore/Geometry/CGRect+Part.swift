import CoreGraphics

extension CGRect {
  /// Returns the intersection; null if it is empty or a number is NaN, on which Foundation's `intersection` traps.
  func part(in other: CGRect) -> CGRect {
    let a = standardized
    let b = other.standardized
    let x0 = max(a.minX, b.minX)
    let y0 = max(a.minY, b.minY)
    let x1 = min(a.maxX, b.maxX)
    let y1 = min(a.maxY, b.maxY)
    guard !isNull, !other.isNull, !holdsNaN, !other.holdsNaN, x1 >= x0, y1 >= y0 else { return .null }
    return CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
  }

  private var holdsNaN: Bool { origin.x.isNaN || origin.y.isNaN || size.width.isNaN || size.height.isNaN }
}
