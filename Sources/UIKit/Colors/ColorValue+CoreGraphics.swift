import CoreGraphics

extension ColorValue {
  /// Creates the Core Graphics color. Grays have two components and the extended gray space, the others four and
  /// extended sRGB or Display P3, as on iOS. The value must not be dynamic.
  func makeCGColor() -> CGColor {
    func color(_ space: CGColorSpace, _ parts: CGFloat...) -> CGColor {
      CGColor(colorSpace: space, components: parts) ?? .clear
    }
    switch self {
    case .gray(let white, let alpha): return color(.extendedStandardGray, white, alpha)
    case .rgb(let red, let green, let blue, let alpha): return color(.extendedStandardRGB, red, green, blue, alpha)
    case .displayP3(let red, let green, let blue, let alpha): return color(.standardP3, red, green, blue, alpha)
    case .cgColor(let color): return color
    case .pattern(let pattern): return pattern.cgColor
    case .system, .named, .provider, .faded: return resolved(with: .current).makeCGColor()
    }
  }
}

extension ColorConversion {
  /// Returns the extended sRGB components of a Core Graphics color; nil for patterns.
  static func components(of color: CGColor) -> (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)? {
    guard color.pattern == nil else { return nil }
    let rgb = color.converted(to: .extendedStandardRGB, intent: .defaultIntent, options: nil)
    guard let parts = rgb?.components, parts.count == 4 else {
      return color.rgba
    }
    return (parts[0], parts[1], parts[2], parts[3])
  }
}
