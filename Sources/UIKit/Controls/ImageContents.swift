/// Puts images into layers.
@MainActor enum ImageContents {
  /// Whether the picture must be made anew when the layer's size changes.
  static func dependsOnSize(_ image: UIImage) -> Bool {
    image.capInsets != .zero && image.resizingMode == .tile
  }

  /// Gives the layer the image, coloured with `tint` if there is one.
  static func apply(_ image: UIImage, tint: UIColor? = nil, to layer: CALayer, size: CGSize) {
    let source: UIImage
    if let tint {
      source = tinted(image, tint)
    } else if dependsOnSize(image), size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite {
      source = UIGraphicsImageRenderer(size: size).image { _ in image.draw(in: CGRect(origin: .zero, size: size)) }
    } else if image.imageOrientation != .up {
      source = UIGraphicsImageRenderer(size: image.size).image { _ in image.draw(at: .zero) }
    } else {
      source = image
    }
    layer.contentsCenter = center(of: source)
    layer.contentsScale = source.scale
    layer.contents = source.cgImage
  }

  private static func tinted(_ image: UIImage, _ tint: UIColor) -> UIImage {
    guard image.size.width > 0, image.size.height > 0 else { return image }
    let format = UIGraphicsImageRendererFormat()
    format.scale = image.scale
    let colored = UIGraphicsImageRenderer(size: image.size, format: format).image { _ in
      image.withTintColor(tint, renderingMode: .alwaysOriginal).draw(at: .zero)
    }
    guard image.capInsets != .zero else { return colored }
    return colored.resizableImage(withCapInsets: image.capInsets, resizingMode: image.resizingMode)
  }

  /// The part of a resizable image that stretches, in its unit square.
  private static func center(of image: UIImage) -> CGRect {
    let insets = image.capInsets
    let size = image.size
    guard insets != .zero, size.width > 0, size.height > 0 else { return CGRect(x: 0, y: 0, width: 1, height: 1) }
    return CGRect(
      x: insets.left / size.width, y: insets.top / size.height,
      width: max(0, size.width - insets.left - insets.right) / size.width,
      height: max(0, size.height - insets.top - insets.bottom) / size.height)
  }
}
