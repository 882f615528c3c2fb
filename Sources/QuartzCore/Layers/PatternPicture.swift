import CoreGraphics

/// A pattern as it fills a layer's bounds, kept until the colour, the size or the scale is another.
final class PatternPicture {
  let color: CGColor
  let size: CGSize
  let scale: CGFloat
  let buffer: PixelBuffer?

  init(color: CGColor, size: CGSize, scale: CGFloat) {
    self.color = color
    self.size = size
    self.scale = scale
    buffer = Self.draw(color, size: size, scale: scale)
  }

  var contents: LayerContents { buffer.map { .bitmap($0, opaque: false) } ?? .none }

  private static func draw(_ color: CGColor, size: CGSize, scale: CGFloat) -> PixelBuffer? {
    guard let pixels = BackingSize(size, scale: scale),
      let buffer = PixelBuffer(width: pixels.width, height: pixels.height, format: .argb32),
      let context = CGContext(
        pixelBuffer: buffer, baseTransform: CGAffineTransform(scaleX: pixels.scale, y: pixels.scale))
    else { return nil }
    context.setFillColor(color)
    // The last row and column of pixels may reach beyond the bounds.
    context.fill(CGRect(x: 0, y: 0, width: size.width + 1, height: size.height + 1))
    context.flush()
    return buffer
  }
}

extension CALayer {
  /// The bounds filled with copies of a pattern's cell, the first at their origin.
  final func patternPicture(_ color: CGColor, scale: CGFloat) -> LayerContents {
    let size = values.bounds.standardized.size
    if let known = pattern, known.color === color, known.size == size, known.scale == scale {
      return known.contents
    }
    let new = PatternPicture(color: color, size: size, scale: scale)
    pattern = new
    return new.contents
  }
}
