import CoreGraphics

extension UIImage {
  private func with(_ change: (inout ImageStorage) -> Void) -> UIImage {
    var storage = storage
    change(&storage)
    return UIImage(storage: storage)
  }

  /// Caps of these widths keep their size; the middle is tiled.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
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

  /// The old way: one point after the caps is stretched.
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let left = CGFloat(leftCapWidth), top = CGFloat(topCapHeight)
    return resizableImage(
      withCapInsets: UIEdgeInsets(
        top: top, left: left, bottom: top == 0 ? 0 : max(0, size.height - top - 1),
        right: left == 0 ? 0 : max(0, size.width - left - 1)),
      resizingMode: .stretch)
  }

  public var leftCapWidth: Int { Int(capInsets.left) }
  public var topCapHeight: Int { Int(capInsets.top) }

  /// The part inside the insets is what layout aligns.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    with { $0.alignmentRectInsets = alignmentInsets }
  }

  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    renderingMode == storage.renderingMode ? self : with { $0.renderingMode = renderingMode }
  }

  /// A stencil filled with `color`.
  public func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: .automatic) }

  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    with {
      $0.tintColor = color
      $0.renderingMode = renderingMode
    }
  }

  /// An image that views show mirrored where the layout direction is right to left.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { with { $0.flipsForRightToLeft = true } }

  public func withHorizontallyFlippedOrientation() -> UIImage { with { $0.orientation = $0.orientation.mirrored } }

  /// - Parameter baselineOffset: points from the bottom at which text beside the image stands.
  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    with { $0.baselineOffset = baselineOffset }
  }

  public func imageWithoutBaseline() -> UIImage { with { $0.baselineOffset = nil } }

  /// The variant of the image for a configuration: a symbol in another size, an asset for other traits.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
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

  /// The asset's variant for these traits, tinted, sliced and turned as this image is: what views show.
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

  /// Nil when this is no symbol.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    isSymbolImage ? withConfiguration(configuration) : nil
  }

  /// Always false: bitmaps here have 8 bits a channel.
  public var isHighDynamicRange: Bool { false }

  public func imageRestrictedToStandardDynamicRange() -> UIImage { self }

  /// Used by pattern colours with an opacity.
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
