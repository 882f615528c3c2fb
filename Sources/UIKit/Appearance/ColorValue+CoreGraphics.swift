import CoreGraphics

extension ColorValue {
  /// Greys have two components and the extended grey space, the others four and extended sRGB or Display P3,
  /// as on iOS. Not for dynamic values.
  func makeCGColor() -> CGColor {
    func color(_ space: CGColorSpace, _ parts: CGFloat...) -> CGColor {
      CGColor(colorSpace: space, components: parts) ?? .clear
    }
    switch self {
    case .gray(let white, let alpha): return color(.extendedStandardGray, white, alpha)
    case .rgb(let red, let green, let blue, let alpha): return color(.extendedStandardRGB, red, green, blue, alpha)
    case .displayP3(let red, let green, let blue, let alpha): return color(.standardP3, red, green, blue, alpha)
    case .cgColor(let color): return color
    case .pattern(let image): return Self.patternColor(image)
    case .system, .named, .provider, .faded: return resolved(with: .current).makeCGColor()
    }
  }

  private static func patternColor(_ image: UIImage) -> CGColor {
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

extension ColorConversion {
  /// Extended sRGB components of a Core Graphics colour; nil for patterns.
  static func components(of color: CGColor) -> (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)? {
    guard color.pattern == nil else { return nil }
    let rgb = color.converted(to: .extendedStandardRGB, intent: .defaultIntent, options: nil)
    guard let parts = rgb?.components, parts.count == 4 else {
      return color.rgba
    }
    return (parts[0], parts[1], parts[2], parts[3])
  }
}
