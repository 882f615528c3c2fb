/// Sets images as the contents of layers.
@MainActor enum ImageContents {
  private static func tiles(_ image: UIImage, _ mode: UIView.ContentMode) -> Bool {
    image.hasCaps && image.resizingMode == .tile && mode == .scaleToFill
  }

  /// Sets the layer's contents to the image: in `tint` if there is one, else in the image's own tint, else in its
  /// own colors.
  ///
  /// - Parameters:
  ///   - size: the layer's size in points.
  ///   - traits: the traits for which the colors of the image are resolved.
  static func apply(
    _ image: UIImage, tint: UIColor? = nil, to layer: CALayer, size: CGSize,
    mode: UIView.ContentMode = .scaleToFill,
    traits: UITraitCollection
  ) {
    let color = (tint ?? image.ownTint)?.resolvedColor(with: traits)
    if let symbol = image.storage.symbol {
      return apply(
        symbol, of: image, color: color, to: layer, size: mode.shownSize(of: image.size, in: size), traits)
    }
    let image = mode.scales && !image.hasCaps ? image.enlarged(to: mode.shownSize(of: image.size, in: size)) : image
    let isTiled = tiles(image, mode) && size.isPaintable
    var source = image
    if isTiled || color != nil || image.imageOrientation != .up {
      source = drawn(image, color, size: isTiled ? size : image.size, scale: isTiled ? nil : image.scale)
    }
    layer.contentsCenter = isTiled ? CGRect(x: 0, y: 0, width: 1, height: 1) : center(of: image)
    layer.contentsScale = source.scale
    layer.contents = source.cgImage
  }

  /// Sets the layer's contents to a symbol, which is drawn for the pixels that it fills, as it is a vector image.
  private static func apply(
    _ symbol: SymbolDrawing, of image: UIImage, color: UIColor?, to layer: CALayer, size: CGSize,
    _ traits: UITraitCollection
  ) {
    layer.contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    layer.contentsScale = image.scale
    traits.performAsCurrent {
      layer.contents = symbol.picture(
        size: size, scale: image.scale, color: color?.cgColor, isMirrored: image.imageOrientation.isMirrored)
    }
  }

  /// Returns the upright image in the color, without its caps unless the size differs from its own.
  private static func drawn(_ image: UIImage, _ color: UIColor?, size: CGSize, scale: CGFloat?) -> UIImage {
    guard size.isPaintable else { return image }
    let format = UIGraphicsImageRendererFormat()
    if let scale { format.scale = scale }
    let source = color.map { image.withTintColor($0, renderingMode: .alwaysOriginal) } ?? image
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in
      source.draw(in: CGRect(origin: .zero, size: size))
    }
  }

  /// Returns the stretchable region of a resizable image, in its unit square.
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

extension UIImage {
  /// The color of `withTintColor(_:renderingMode:)`, if the image itself is shown in it: symbols and templates that
  /// are not `.alwaysOriginal` take the view's tint instead.
  var ownTint: UIColor? {
    switch renderingMode {
    case .alwaysOriginal: storage.tintColor
    case .alwaysTemplate: nil
    case .automatic: isSymbolImage ? nil : storage.tintColor
    }
  }
}

extension UIView.ContentMode {
  /// Whether the size of the contents depends on the view's.
  var scales: Bool {
    self == .scaleToFill || self == .redraw || self == .scaleAspectFit || self == .scaleAspectFill
  }

  /// Returns the size of contents of a natural size in a view.
  func shownSize(of natural: CGSize, in bounds: CGSize) -> CGSize {
    guard scales, bounds.isPaintable, natural.isPaintable else { return natural }
    let (x, y) = (bounds.width / natural.width, bounds.height / natural.height)
    switch self {
    case .scaleAspectFit: return CGSize(width: natural.width * min(x, y), height: natural.height * min(x, y))
    case .scaleAspectFill: return CGSize(width: natural.width * max(x, y), height: natural.height * max(x, y))
    default: return bounds
    }
  }
}
