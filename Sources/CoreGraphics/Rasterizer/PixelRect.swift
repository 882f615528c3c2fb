import Foundation

/// A rectangle of whole pixels, with the top row first.
struct PixelRect: Hashable, Sendable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  static let zero = PixelRect(x: 0, y: 0, width: 0, height: 0)

  var maxX: Int { x + width }
  var maxY: Int { y + height }
  var isEmpty: Bool { width <= 0 || height <= 0 }
  var cgRect: CGRect { CGRect(x: x, y: y, width: width, height: height) }

  init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// Creates the smallest rectangle that covers `rect`, whose coordinates are limited to a safe range first.
  init(covering rect: CGRect) {
    guard !rect.isNull else {
      self = .zero
      return
    }
    func sane(_ value: CGFloat) -> CGFloat { value.isNaN ? 0 : min(max(value, -4_000_000), 4_000_000) }
    let (x0, y0) = (Int(sane(rect.minX).rounded(.down)), Int(sane(rect.minY).rounded(.down)))
    let (x1, y1) = (Int(sane(rect.maxX).rounded(.up)), Int(sane(rect.maxY).rounded(.up)))
    self.init(x: x0, y: y0, width: max(x1 - x0, 0), height: max(y1 - y0, 0))
  }

  func intersection(_ other: PixelRect) -> PixelRect {
    let (x0, y0) = (max(x, other.x), max(y, other.y))
    let (x1, y1) = (min(maxX, other.maxX), min(maxY, other.maxY))
    return x1 > x0 && y1 > y0 ? PixelRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0) : .zero
  }

  func outset(by distance: Int) -> PixelRect {
    PixelRect(x: x - distance, y: y - distance, width: width + 2 * distance, height: height + 2 * distance)
  }

  func offset(x dx: Int, y dy: Int) -> PixelRect { PixelRect(x: x + dx, y: y + dy, width: width, height: height) }
}
