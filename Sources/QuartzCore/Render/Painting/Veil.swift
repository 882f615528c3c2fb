/// A stack of translucent colors on the same rectangle, combined into one color: the dimming views of many nested
/// sheets.
///
/// Small stacks are not combined, so that the result does not depend on the division of the screen into bands.
struct Veil {
  /// The premultiplied color.
  let color: UInt32
  let count: Int

  private static let fewest = 6

  /// Combines the stack at the beginning of a list; returns nil if there is none.
  init?(_ list: ArraySlice<Painter.Entry>, _ items: UnsafeBufferPointer<DrawItem>) {
    guard list.count >= Self.fewest, let rect = list.first?.rect else { return nil }
    var sum = SIMD4<Double>.zero
    var (count, layers) = (0, 0)
    for entry in list {
      let item = items[Int(entry.index)]
      if item.kind != .none {
        guard item.kind == .solid, item.shape < 0, entry.rect == rect else { break }
        let color = SIMD4<Double>(
          SIMD4<UInt32>(item.color, item.color >> 8, item.color >> 16, item.color >> 24) & 255)
        sum = color + sum * (1 - color.w / 255)
        layers += 1
      }
      count += 1
    }
    guard layers >= Self.fewest else { return nil }
    let bytes = SIMD4<UInt32>(sum, rounding: .toNearestOrAwayFromZero)
    color = bytes.x | bytes.y << 8 | bytes.z << 16 | bytes.w << 24
    self.count = count
  }
}
