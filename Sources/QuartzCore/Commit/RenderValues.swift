import CoreGraphics

extension RenderColor {
  /// Creates the sRGB color of a Core Graphics color; transparent for a pattern, which has no single color.
  init(_ color: CGColor) {
    self.init(argb: color.pattern == nil ? color.argb : 0)
  }
}

extension LayerContents {
  /// Creates the contents from the value of `contents`. As on iOS, any value other than a `CGImage` shows nothing.
  init(object: Any) {
    guard let image = object as? CGImage, let buffer = image.pixelBuffer else {
      self = .none
      return
    }
    self = .bitmap(buffer, opaque: image.isOpaque)
  }
}
