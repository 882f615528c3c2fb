import CoreGraphics

/// The bitmap that a layer drew, or the coverage that its delegate provided, with the bounds for which it was
/// created.
package final class LayerBacking {
  package var contents: LayerContents
  /// The layer's bounds at the time of creation.
  var bounds: CGRect
  var scale: CGFloat
  /// The frame of the contents in the layer's coordinate space, for unchanged bounds.
  var frame: CGRect

  init(contents: LayerContents, bounds: CGRect, scale: CGFloat, frame: CGRect) {
    self.contents = contents
    self.bounds = bounds
    self.scale = scale
    self.frame = frame
  }

  /// Returns the frame of the contents in the current bounds. If their size has changed, or is animated, the whole
  /// picture is placed by the contents gravity, and the frame within it. Returns nil if the contents are the whole
  /// picture.
  func frame(in now: CGRect, gravity: CALayerContentsGravity) -> CGRect? {
    if now.size == bounds.size {
      return frame.offsetBy(dx: now.origin.x - bounds.origin.x, dy: now.origin.y - bounds.origin.y)
    }
    if isWhole { return nil }
    guard bounds.width > 0, bounds.height > 0 else { return CGRect(origin: now.origin, size: .zero) }
    let whole = gravity.frame(of: bounds.size, in: now)
    let (x, y) = (whole.width / bounds.width, whole.height / bounds.height)
    return CGRect(
      x: whole.minX + (frame.minX - bounds.minX) * x, y: whole.minY + (frame.minY - bounds.minY) * y,
      width: frame.width * x, height: frame.height * y)
  }

  private var isWhole: Bool {
    frame.origin == bounds.origin && abs(frame.width - bounds.width) < 1 && abs(frame.height - bounds.height) < 1
  }
}

extension CALayerContentsGravity {
  /// Returns the frame of contents with a natural size. As in Apple's definitions, "bottom" is the smallest y and
  /// "top" the greatest.
  func frame(of size: CGSize, in bounds: CGRect) -> CGRect {
    let (w, h) = (size.width, size.height)
    if self == .resize { return bounds }
    if self == .resizeAspect || self == .resizeAspectFill {
      let fx = bounds.width / w
      let fy = bounds.height / h
      let f = self == .resizeAspect ? min(fx, fy) : max(fx, fy)
      return CGRect(x: bounds.midX - w * f / 2, y: bounds.midY - h * f / 2, width: w * f, height: h * f)
    }
    var x = bounds.midX - w / 2
    var y = bounds.midY - h / 2
    let isLeft = self == .left || self == .topLeft || self == .bottomLeft
    let isRight = self == .right || self == .topRight || self == .bottomRight
    let isLow = self == .bottom || self == .bottomLeft || self == .bottomRight
    let isHigh = self == .top || self == .topLeft || self == .topRight
    if isLeft { x = bounds.minX } else if isRight { x = bounds.maxX - w }
    if isLow { y = bounds.minY } else if isHigh { y = bounds.maxY - h }
    return CGRect(x: x, y: y, width: w, height: h)
  }
}

/// The size in pixels, and the scale, of a bitmap with a size in points.
package struct BackingSize {
  /// The maximum length of a side. Larger contents are drawn at a smaller scale; no screen shows them completely.
  static let maximumSide: CGFloat = 16_384
  /// The maximum number of pixels, which occupy 256 MB.
  static let maximumArea: CGFloat = 67_108_864

  package var width: Int
  package var height: Int
  package var scale: CGFloat

  /// Creates a size; returns nil if it is empty or not finite.
  package init?(_ size: CGSize, scale: CGFloat) {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite, scale > 0, scale.isFinite
    else { return nil }
    var scale = scale
    let longest = max(size.width, size.height) * scale
    if longest > Self.maximumSide { scale *= Self.maximumSide / longest }
    let area = size.width * size.height * scale * scale
    if area > Self.maximumArea { scale *= (Self.maximumArea / area).squareRoot() }
    // A tolerance avoids an additional pixel for sizes that are whole pixels except for a rounding error.
    width = max(1, Int((size.width * scale - 1e-4).rounded(.up)))
    height = max(1, Int((size.height * scale - 1e-4).rounded(.up)))
    self.scale = scale
  }
}
