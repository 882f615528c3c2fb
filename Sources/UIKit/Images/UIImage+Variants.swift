import CoreGraphics

extension UIImage {
  func with(_ change: (inout ImageStorage) -> Void) -> UIImage {
    var storage = storage
    change(&storage)
    return UIImage(storage: storage)
  }

  func sliced(_ capInsets: UIEdgeInsets, _ resizingMode: ResizingMode) -> UIImage {
    if case .animation(let images, let duration) = storage.content {
      let frames = images.map { $0.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode) }
      return with { $0.content = .animation(frames, duration: duration) }
    }
    return with {
      $0.capInsets = UIEdgeInsets(
        top: max(capInsets.top.number, 0), left: max(capInsets.left.number, 0),
        bottom: max(capInsets.bottom.number, 0), right: max(capInsets.right.number, 0))
      $0.resizingMode = resizingMode
    }
  }

  /// Returns the image with a stretchable column and row of one point after the caps.
  func sliced(leftCap left: CGFloat, topCap top: CGFloat) -> UIImage {
    resizableImage(
      withCapInsets: UIEdgeInsets(
        top: top, left: left, bottom: top == 0 ? 0 : max(0, size.height - top - 1),
        right: left == 0 ? 0 : max(0, size.width - left - 1)),
      resizingMode: .stretch)
  }

  func configured(_ configuration: Configuration) -> UIImage {
    if let asset = storage.asset {
      guard asset.isInCatalog else { return asset.image(with: configuration) }
      let traits = UITraitCollection(traitsFrom: [.current, configuration.traitCollection ?? UITraitCollection()])
      return resolved(for: traits).with { $0.configuration = configuration }
    }
    return with {
      let merged = $0.configuration?.applying(configuration) ?? configuration
      $0.configuration = merged
      if let symbol = $0.symbol {
        let drawing = symbol.configured(merged)
        $0.content = .symbol(drawing)
        $0.baselineOffset = drawing.baselineOffset(scale: $0.scale)
      }
    }
  }

  /// Returns the asset's variant for traits, with this image's tint, slices and orientation, as views show it.
  func resolved(for traits: UITraitCollection) -> UIImage {
    guard let asset = storage.asset, asset.varies, let variant = asset.variant(for: traits),
      !variant.hasSameContent(as: storage)
    else { return self }
    return with {
      $0.content = variant.content
      $0.scale = variant.scale
      $0.configuration = variant.configuration ?? $0.configuration
      if !asset.isInCatalog { $0.orientation = variant.orientation }
    }
  }

  /// Returns the image with an opacity, for pattern colors.
  func faded(_ alpha: CGFloat) -> UIImage {
    guard alpha < 1,
      let bitmap = ImageBitmap(bounds: CGRect(origin: .zero, size: size), scale: scale, isOpaque: false)
    else { return self }
    UIGraphicsPushContext(bitmap.context)
    draw(in: CGRect(origin: .zero, size: size), blendMode: .normal, alpha: alpha)
    UIGraphicsPopContext()
    return bitmap.makeImage() ?? self
  }
}
