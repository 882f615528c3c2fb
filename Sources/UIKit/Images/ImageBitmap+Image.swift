import CoreGraphics

extension ImageBitmap {
  /// Returns the drawing so far as an image, which later drawing does not change.
  func makeImage() -> UIImage? {
    guard let copy = buffer.copy() else { return nil }
    if isOpaque { copy.makeOpaque() }
    return UIImage(cgImage: CGImage(pixelBuffer: copy, opaque: isOpaque), scale: scale, orientation: .up)
  }

  /// Returns the finished drawing, without a copy if there are no other references to the bitmap.
  func takeImage() -> UIImage? {
    guard isFinished() else { return makeImage() }
    if isOpaque { buffer.makeOpaque() }
    return UIImage(cgImage: CGImage(pixelBuffer: buffer, opaque: isOpaque), scale: scale, orientation: .up)
  }
}

/// Returns the drawing since the image context began; nil if the current context is not an image context.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  GraphicsStack.current.entries.last?.bitmap?.makeImage()
}
