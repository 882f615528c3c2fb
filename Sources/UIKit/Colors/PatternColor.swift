import CoreGraphics

/// An image that is tiled to fill areas, and the Core Graphics color for it, created once so that it stays equal to
/// itself.
final class PatternColor: Sendable {
  let image: UIImage
  private let made = Locked<CGColor?>(nil)

  init(image: UIImage) { self.image = image }

  var cgColor: CGColor {
    if let known = made.withLock({ $0 }) { return known }
    let new = makeColor()
    return made.withLock { color in
      if let color { return color }
      color = new
      return new
    }
  }

  /// Whether tiles of the image are opaque.
  var isOpaque: Bool {
    image.size.width > 0 && image.size.height > 0 && !image.isSymbolImage && image.cgImage?.isOpaque == true
  }

  private func makeColor() -> CGColor {
    var callbacks = CGPatternCallbacks(
      version: 0,
      drawPattern: { info, context in
        guard let info else { return }
        let image = Unmanaged<UIImage>.fromOpaque(info).takeUnretainedValue()
        UIGraphicsPushContext(context)
        image.draw(in: CGRect(origin: .zero, size: image.size))
        UIGraphicsPopContext()
      },
      releaseInfo: { info in
        guard let info else { return }
        Unmanaged<UIImage>.fromOpaque(info).release()
      })
    let size = image.size
    guard size.width > 0, size.height > 0 else { return .clear }
    let info = Unmanaged.passRetained(image).toOpaque()
    guard
      let pattern = CGPattern(
        info: info, bounds: CGRect(origin: .zero, size: size), matrix: .identity, xStep: size.width,
        yStep: size.height, tiling: .constantSpacing, isColored: true, callbacks: &callbacks)
    else {
      Unmanaged<UIImage>.fromOpaque(info).release()
      return .clear
    }
    guard let space = CGColorSpace(patternBaseSpace: nil) else { return .clear }
    return CGColor(patternSpace: space, pattern: pattern, components: [1]) ?? .clear
  }
}
