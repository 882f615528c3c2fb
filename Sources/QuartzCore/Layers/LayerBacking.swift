import CoreGraphics

/// The bitmap that a layer drew, or the coverage that its delegate gave, with the bounds it was made for.
package final class LayerBacking {
  package var contents: LayerContents
  /// The layer's bounds when it was made.
  var bounds: CGRect
  var scale: CGFloat
  /// Where it lies in the layer's space while the bounds stay what they were.
  var frame: CGRect

  init(contents: LayerContents, bounds: CGRect, scale: CGFloat, frame: CGRect) {
    self.contents = contents
    self.bounds = bounds
    self.scale = scale
    self.frame = frame
  }

  /// Where it lies in bounds that only moved since; nil in those of another size, where gravity places it.
  func frame(in now: CGRect) -> CGRect? {
    guard now.size == bounds.size else { return nil }
    return frame.offsetBy(dx: now.origin.x - bounds.origin.x, dy: now.origin.y - bounds.origin.y)
  }
}

/// The pixels a bitmap of some size in points has.
package struct BackingSize {
  /// Larger sides are drawn at a smaller scale; no screen shows them whole.
  static let maximumSide: CGFloat = 16_384
  /// 256 MB of pixels.
  static let maximumArea: CGFloat = 67_108_864

  package var width: Int
  package var height: Int
  package var scale: CGFloat

  /// Nil when there is nothing to draw or the size is none.
  package init?(_ size: CGSize, scale: CGFloat) {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite, scale > 0, scale.isFinite
    else { return nil }
    var scale = scale
    let longest = max(size.width, size.height) * scale
    if longest > Self.maximumSide { scale *= Self.maximumSide / longest }
    let area = size.width * size.height * scale * scale
    if area > Self.maximumArea { scale *= (Self.maximumArea / area).squareRoot() }
    // Sizes that are whole pixels but for the last bit of a division must not get one more.
    width = max(1, Int((size.width * scale - 1e-4).rounded(.up)))
    height = max(1, Int((size.height * scale - 1e-4).rounded(.up)))
    self.scale = scale
  }
}
