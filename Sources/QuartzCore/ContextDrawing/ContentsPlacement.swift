import CoreGraphics

/// The rectangles in which contents are drawn: one, placed by the contents gravity, or nine if the center is
/// stretched.
struct ContentsPlacement {
  struct Part {
    /// The rectangle in pixels of the contents.
    var source: CGRect
    /// The rectangle that the pixels fill, in the layer's coordinate space.
    var target: CGRect
  }

  private(set) var parts: [Part] = []

  /// Computes the rectangles for the contents of a layer.
  /// - Parameters:
  ///   - pixels: the size of the whole contents.
  ///   - frame: the frame of the contents, if the gravity does not determine it.
  init(_ layer: CALayer, pixels: CGSize, scale: CGFloat, frame: CGRect?) {
    let shown = CGRect(
      x: layer.contentsRect.minX * pixels.width, y: layer.contentsRect.minY * pixels.height,
      width: layer.contentsRect.width * pixels.width, height: layer.contentsRect.height * pixels.height)
    guard shown.width > 0, shown.height > 0 else { return }
    let factor = scale > 0 ? scale : 1
    let natural = CGSize(width: shown.width / factor, height: shown.height / factor)
    let target = frame ?? ContentsPlacement.place(natural, in: layer.bounds, layer.contentsGravity)
    let center = layer.contentsCenter
    if center == CGRect(x: 0, y: 0, width: 1, height: 1) || frame != nil {
      parts = [Part(source: shown, target: target)]
    } else {
      slice(shown, target, center, factor)
    }
  }

  /// Returns the frame of contents by their gravity. As in Apple's header, "bottom" is the smallest y and "top" the
  /// greatest.
  static func place(_ size: CGSize, in bounds: CGRect, _ gravity: CALayerContentsGravity) -> CGRect {
    var size = size
    switch gravity {
    case .resizeAspect, .resizeAspectFill:
      guard size.width > 0, size.height > 0 else { return bounds }
      let (fx, fy) = (bounds.width / size.width, bounds.height / size.height)
      let factor = gravity == .resizeAspect ? min(fx, fy) : max(fx, fy)
      size = CGSize(width: size.width * factor, height: size.height * factor)
    case .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight: break
    default: return bounds
    }
    var origin = CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2)
    switch gravity {
    case .left, .topLeft, .bottomLeft: origin.x = bounds.minX
    case .right, .topRight, .bottomRight: origin.x = bounds.maxX - size.width
    default: break
    }
    switch gravity {
    case .bottom, .bottomLeft, .bottomRight: origin.y = bounds.minY
    case .top, .topLeft, .topRight: origin.y = bounds.maxY - size.height
    default: break
    }
    return CGRect(origin: origin, size: size)
  }

  /// Adds nine parts: corners keep their size, edges stretch in one direction, the center stretches in both.
  private mutating func slice(_ source: CGRect, _ target: CGRect, _ center: CGRect, _ scale: CGFloat) {
    let x = cuts(source.minX, source.width, target.minX, target.width, center.minX, center.maxX, scale)
    let y = cuts(source.minY, source.height, target.minY, target.height, center.minY, center.maxY, scale)
    for row in 0..<3 {
      for column in 0..<3 {
        let from = CGRect(
          x: x.from[column], y: y.from[row], width: x.from[column + 1] - x.from[column],
          height: y.from[row + 1] - y.from[row])
        let to = CGRect(
          x: x.to[column], y: y.to[row], width: x.to[column + 1] - x.to[column], height: y.to[row + 1] - y.to[row])
        if from.width > 0, from.height > 0, to.width > 0, to.height > 0 {
          parts.append(Part(source: from, target: to))
        }
      }
    }
  }

  private func cuts(
    _ start: CGFloat, _ length: CGFloat, _ targetStart: CGFloat, _ targetLength: CGFloat, _ low: CGFloat,
    _ high: CGFloat, _ scale: CGFloat
  ) -> (from: [CGFloat], to: [CGFloat]) {
    let low = min(max(low, 0), 1)
    let high = min(max(high, low), 1)
    var before = low * length / scale
    var after = (1 - high) * length / scale
    if before + after > targetLength, before + after > 0 {
      let factor = targetLength / (before + after)
      before *= factor
      after *= factor
    }
    return (
      [start, start + low * length, start + high * length, start + length],
      [targetStart, targetStart + before, targetStart + targetLength - after, targetStart + targetLength]
    )
  }
}
