import CoreGraphics
import QuartzCore

extension UIImage {
  /// Whether `resizableImage(withCapInsets:)` gave the image caps (which may be of width 0).
  package var hasCaps: Bool { storage.capInsets != nil }

  /// Whether the image is drawn in the tint color: template images and, by default, symbols.
  package var isStencil: Bool {
    switch renderingMode {
    case .alwaysTemplate: true
    case .alwaysOriginal: false
    case .automatic: isSymbolImage && storage.tintColor == nil
    }
  }

  /// Returns the upright pixels in their own colors or filled with `tint`, for a layer's contents.
  ///
  /// Untinted images without orientation share their pixels. Caps are not drawn: set them as the layer's
  /// `contentsCenter`.
  package func layerContents(tint: UIColor, traits: UITraitCollection) -> LayerContents {
    if isStencil || storage.tintColor != nil {
      var result = LayerContents.none
      traits.performAsCurrent { result = stencilContents(tint: tint) }
      return result
    }
    guard let bitmap = images?.first?.cgImage ?? cgImage,
      let upright = ImagePainter.upright(bitmap, orientation: storage.orientation), let pixels = upright.pixelBuffer
    else { return .none }
    return .bitmap(pixels, opaque: upright.isOpaque)
  }

  private func stencilContents(tint: UIColor) -> LayerContents {
    var plain = storage
    plain.tintColor = storage.renderingMode == .alwaysTemplate ? tint : storage.tintColor ?? tint
    plain.renderingMode = .alwaysOriginal
    plain.capInsets = nil
    let bounds = CGRect(origin: .zero, size: size)
    guard let target = ImageBitmap(bounds: bounds, scale: scale, isOpaque: false) else { return .none }
    ImagePainter(image: UIImage(storage: plain), context: target.context)
      .draw(in: bounds, blendMode: .normal, alpha: 1)
    return .bitmap(target.buffer, opaque: false)
  }
}
