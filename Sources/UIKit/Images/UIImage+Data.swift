import CoreGraphics

extension UIImage {
  /// Returns the pixels as a PNG file; nil for empty and animated images. The same pixels result in the same bytes.
  public func pngData() -> Data? { cgImage.flatMap { ImageDecoder.png($0) } }

  /// Returns the pixels as a JPEG file with the orientation in its EXIF data. Transparent pixels become white.
  /// - Parameter compressionQuality: the quality from 0 (smallest) to 1 (best).
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    cgImage.flatMap {
      ImageDecoder.jpeg($0, quality: compressionQuality.unit, orientation: imageOrientation.exif)
    }
  }

  func drawn(at size: CGSize) -> UIImage? {
    guard self.size.width > 0, self.size.height > 0, size.width > 0, size.height > 0 else { return nil }
    let bounds = CGRect(origin: .zero, size: size)
    let isOpaque = cgImage?.isOpaque ?? false
    guard let bitmap = ImageBitmap(bounds: bounds, scale: scale, isOpaque: isOpaque) else { return nil }
    bitmap.context.interpolationQuality = .high
    UIGraphicsPushContext(bitmap.context)
    draw(in: bounds)
    UIGraphicsPopContext()
    return bitmap.makeImage()
  }
}
