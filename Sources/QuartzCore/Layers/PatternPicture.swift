import CoreGraphics

/// A pattern rendered for a layer's background or border, cached until the color, the shape or the scale changes.
final class PatternPicture {
  let color: CGColor
  let shape: Shape
  let scale: CGFloat
  let buffer: PixelBuffer?

  enum Shape: Equatable {
    /// The whole bounds. They are clipped to rounded corners by the compositor.
    case bounds(CGSize)
    /// The region between the layer's outline and the outline inset by the border width.
    case border(LayerOutline, width: CGFloat)
  }

  init(color: CGColor, shape: Shape, scale: CGFloat) {
    self.color = color
    self.shape = shape
    self.scale = scale
    buffer = Self.draw(color, shape, scale: scale)
  }

  var contents: LayerContents { buffer.map { .bitmap($0, opaque: false) } ?? .none }

  private static func draw(_ color: CGColor, _ shape: Shape, scale: CGFloat) -> PixelBuffer? {
    let size =
      switch shape {
      case .bounds(let size): size
      case .border(let outline, _): outline.bounds.size
      }
    guard let pixels = BackingSize(size, scale: scale),
      let buffer = PixelBuffer(width: pixels.width, height: pixels.height, format: .argb32),
      let context = CGContext(
        pixelBuffer: buffer, baseTransform: CGAffineTransform(scaleX: pixels.scale, y: pixels.scale))
    else { return nil }
    context.setFillColor(color)
    switch shape {
    case .bounds:
      // The last row and column of pixels may extend beyond the bounds.
      context.fill(CGRect(x: 0, y: 0, width: size.width + 1, height: size.height + 1))
    case .border(let outline, let width):
      context.addPath(outline.path)
      if let inner = outline.inset(by: width) { context.addPath(inner.path) }
      context.fillPath(using: .evenOdd)
    }
    context.flush()
    return buffer
  }
}

extension CALayer {
  /// The rendered patterns of a layer.
  struct Patterns {
    var background: PatternPicture?
    var border: PatternPicture?
  }

  /// Returns the background pattern, with the first cell at the origin of the bounds.
  final func patternPicture(_ color: CGColor, scale: CGFloat) -> LayerContents {
    picture(\.background, color, .bounds(values.bounds.standardized.size), scale: scale)
  }

  /// Returns the border drawn with a pattern, with the first cell at the origin of the bounds.
  final func patternBorder(_ color: CGColor, scale: CGFloat) -> LayerContents {
    let own = LayerOutline(self)
    let outline = LayerOutline(
      bounds: CGRect(origin: .zero, size: own.bounds.size), radius: own.radius, corners: own.corners,
      isContinuous: own.isContinuous)
    return picture(\.border, color, .border(outline, width: values.borderWidth), scale: scale)
  }

  private func picture(
    _ path: WritableKeyPath<Patterns, PatternPicture?>, _ color: CGColor, _ shape: PatternPicture.Shape,
    scale: CGFloat
  ) -> LayerContents {
    if let known = patterns?[keyPath: path], known.color === color, known.shape == shape, known.scale == scale {
      return known.contents
    }
    let new = PatternPicture(color: color, shape: shape, scale: scale)
    patterns = patterns ?? Patterns()
    patterns?[keyPath: path] = new
    return new.contents
  }
}
