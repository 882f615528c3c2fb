import CoreGraphics

extension ImageBitmap {
  /// What was drawn so far, as an image that later drawing does not change.
  func makeImage() -> UIImage? {
    guard let copy = buffer.copy() else { return nil }
    if isOpaque { copy.makeOpaque() }
    return UIImage(cgImage: CGImage(pixelBuffer: copy, opaque: isOpaque), scale: scale, orientation: .up)
  }

  /// The finished drawing, without a copy if nobody else can draw any more.
  func takeImage() -> UIImage? {
    guard isFinished() else { return makeImage() }
    if isOpaque { buffer.makeOpaque() }
    return UIImage(cgImage: CGImage(pixelBuffer: buffer, opaque: isOpaque), scale: scale, orientation: .up)
  }
}

/// What was drawn since the image context began; nil when the current context is not an image context.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  GraphicsStack.current.entries.last?.bitmap?.makeImage()
}
