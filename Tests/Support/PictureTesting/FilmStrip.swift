import CoreGraphics

/// Moments of an animation side by side in one picture.
///
/// Each frame is a part of the screen, made smaller by averaging whole blocks of pixels, so that the same frames give the
/// same bytes.
package struct FilmStrip {
  private let columns: Int
  private let scale: Int
  private var frames: [PixelBuffer] = []

  /// - Parameters:
  ///   - columns: frames in a row.
  ///   - scale: how many pixels of the screen make one of the strip, on each axis.
  package init(columns: Int = 10, scale: Int = 6) {
    self.columns = max(columns, 1)
    self.scale = max(scale, 1)
  }

  /// Takes the frame; `rect` is in pixels, the whole picture without one.
  package mutating func add(_ picture: PixelBuffer, _ rect: CGRect? = nil) {
    let whole = CGRect(x: 0, y: 0, width: picture.width, height: picture.height)
    let part = (rect ?? whole).intersection(whole).integral
    guard !part.isNull else { return }
    let width = Int(part.width) / scale, height = Int(part.height) / scale
    guard let frame = PixelBuffer(width: max(width, 1), height: max(height, 1), format: .argb32) else { return }
    for y in 0..<frame.height {
      for x in 0..<frame.width {
        frame.row(y)[x] = average(picture, Int(part.minX) + x * scale, Int(part.minY) + y * scale)
      }
    }
    frames.append(frame)
  }

  private func average(_ picture: PixelBuffer, _ left: Int, _ top: Int) -> UInt32 {
    var sums: (UInt32, UInt32, UInt32, UInt32) = (0, 0, 0, 0)
    var count: UInt32 = 0
    for y in top..<min(top + scale, picture.height) {
      let row = picture.row(y)
      for x in left..<min(left + scale, picture.width) {
        let pixel = row[x]
        sums.0 += pixel >> 24
        sums.1 += pixel >> 16 & 255
        sums.2 += pixel >> 8 & 255
        sums.3 += pixel & 255
        count += 1
      }
    }
    guard count > 0 else { return 0 }
    func part(_ sum: UInt32) -> UInt32 { (sum + count / 2) / count }
    return part(sums.0) << 24 | part(sums.1) << 16 | part(sums.2) << 8 | part(sums.3)
  }

  /// All frames in rows, with lines between them.
  package var picture: PixelBuffer? {
    guard let first = frames.first else { return nil }
    let gap = 2
    let rows = (frames.count + columns - 1) / columns
    let across = min(columns, frames.count)
    guard
      let result = PixelBuffer(
        width: across * (first.width + gap) - gap, height: rows * (first.height + gap) - gap, format: .argb32)
    else { return nil }
    for y in 0..<result.height {
      for x in 0..<result.width { result.row(y)[x] = 0xFF80_8080 }
    }
    for (index, frame) in frames.enumerated() {
      let left = index % columns * (first.width + gap), top = index / columns * (first.height + gap)
      for y in 0..<min(frame.height, first.height) {
        for x in 0..<min(frame.width, first.width) { result.row(top + y)[left + x] = frame.row(y)[x] }
      }
    }
    return result
  }
}
