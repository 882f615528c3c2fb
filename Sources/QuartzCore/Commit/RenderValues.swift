import CoreGraphics

extension RenderColor {
  /// The colour in sRGB. A pattern has no one colour and gives none.
  init(_ color: CGColor) {
    self.init(argb: color.pattern == nil ? color.argb : 0)
  }
}

extension LayerContents {
  /// The pixels of what an app put into `contents`: a `CGImage`. Anything else shows nothing, as on iOS.
  init(object: Any) {
    guard let image = object as? CGImage, let buffer = image.pixelBuffer else {
      self = .none
      return
    }
    self = .bitmap(buffer, opaque: image.isOpaque)
  }
}
