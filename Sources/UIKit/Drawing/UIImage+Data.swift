import CoreGraphics

extension UIImage {
  /// The pixels as a PNG file; nil for empty and animated images. The same pixels give the same bytes.
  public func pngData() -> Data? { cgImage.flatMap { ImageDecoder.png($0) } }

  /// The pixels as a JPEG file with the orientation in its EXIF data. Transparent pixels become white.
  /// - Parameter compressionQuality: 0 (smallest) to 1 (best).
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    cgImage.flatMap {
      ImageDecoder.jpeg($0, quality: compressionQuality.unit, orientation: imageOrientation.exif)
    }
  }

  /// Settings for drawing into a bitmap like this image's.
  public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = cgImage?.isOpaque ?? false
    return format
  }

  // MARK: Preparing

  /// The image with its pixels decoded; nil when that fails. Pixels here are decoded when the image is made.
  public func preparingForDisplay() -> UIImage? { cgImage != nil || images != nil ? self : nil }

  /// Calls the handler from a background queue, as iOS does.
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    DispatchQueue.global(qos: .userInitiated).async { completionHandler(self.preparingForDisplay()) }
  }

  public func byPreparingForDisplay() async -> UIImage? { preparingForDisplay() }

  /// A copy scaled to `size` points; nil for sizes that are not positive.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
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

  public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    DispatchQueue.global(qos: .userInitiated).async { completionHandler(self.preparingThumbnail(of: size)) }
  }

  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }
}

/// There is no photo library here: the image is not saved, and the target is not called.
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  Unsupported.log("UIImageWriteToSavedPhotosAlbum")
}
