import Foundation

/// A color: a color space with the values of its components and an opacity, or a pattern.
///
/// ```swift
/// layer.backgroundColor = UIColor.systemRed.cgColor
/// layer.borderColor = CGColor(red: 0.2, green: 0.2, blue: 0.2, alpha: 1)
/// ```
///
/// Colors are immutable, and equal when their spaces, components and patterns are equal.
///
/// Apple's documentation: <https://developer.apple.com/documentation/coregraphics/cgcolor>
public final class CGColor: Hashable, Sendable {
  private let space: CGColorSpace
  private let values: [CGFloat]
  /// The pattern of a color in a pattern space; nil for other colors.
  public let pattern: CGPattern?
  /// The color as contexts and the compositor blend it: premultiplied 0xAARRGGBB in sRGB.
  package let argb: UInt32

  init(space: CGColorSpace, values: [CGFloat], pattern: CGPattern? = nil) {
    self.space = space
    self.values = values
    self.pattern = pattern
    argb = Self.premultiplied(space: space, values: values)
  }

  /// Creates a color from `components`: the color components of the space, followed by alpha. Returns nil for a
  /// pattern space.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    if case .pattern = space.kind { return nil }
    self.init(
      space: space, values: Array(UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1)))
  }

  /// Creates a color in `CGColorSpace.sRGB`.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(srgbRed: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a color from sRGB components from 0 to 1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .standardRGB, values: [red, green, blue, alpha])
  }

  /// Creates a gray in the generic gray space with gamma 2.2.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(space: .genericGray, values: [gray, alpha])
  }

  /// Creates a gray from 0 (black) to 1 (white) in the generic gray space with gamma 2.2.
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(space: .genericGray, values: [gray, alpha])
  }

  /// Creates a color from generic CMYK components from 0 to 1.
  public convenience init(
    genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    let space = CGColorSpace(kind: .cmyk(name: CGColorSpace.genericCMYK))
    self.init(space: space, values: [cyan, magenta, yellow, black, alpha])
  }

  /// Creates a color that paints with a pattern. For an uncolored pattern, `components` contains the color
  /// components of the base space and alpha; for a colored one, only alpha. Returns nil if `space` is not a pattern
  /// space.
  public convenience init?(patternSpace space: CGColorSpace, pattern: CGPattern, components: UnsafePointer<CGFloat>)
  {
    guard case .pattern(let base) = space.kind else { return nil }
    let count = pattern.isColored ? 0 : base?.numberOfComponents ?? 0
    self.init(
      space: space, values: Array(UnsafeBufferPointer(start: components, count: count + 1)), pattern: pattern)
  }

  /// Black, in the generic gray space.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// White, in the generic gray space.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Transparent black, in the generic gray space.
  public static let clear = CGColor(gray: 0, alpha: 0)

  /// The option for black point compensation. It has no effect.
  public static let conversionBlackPointCompensation: CFString = "kCGColorConversionBlackPointCompensation"
  /// The option for the size of transfer function tables. It has no effect.
  public static let conversionTRCSize: CFString = "kCGColorConversionTRCSize"

  /// The Core Foundation type identifier of colors.
  public class var typeID: CFTypeID { 0x4343 }

  public static func == (lhs: CGColor, rhs: CGColor) -> Bool {
    lhs === rhs || (lhs.values == rhs.values && lhs.space == rhs.space && lhs.pattern === rhs.pattern)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(values)
    hasher.combine(space)
  }

  /// The color components, followed by alpha.
  public var components: [CGFloat]? { values }

  /// The number of components, including alpha.
  public var numberOfComponents: Int { values.count }

  /// The opacity, from 0 to 1.
  public var alpha: CGFloat { values.last ?? 1 }

  /// The color space of the components.
  public var colorSpace: CGColorSpace? { space }

  /// Returns the color itself, which is immutable.
  public func copy() -> CGColor? { self }

  /// Returns a copy of the color with another alpha.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(space: space, values: values.dropLast() + [alpha], pattern: pattern)
  }

  /// Returns the color converted to another space, clipped to 0 to 1 unless that space is extended. Returns nil for
  /// patterns, and for spaces that colors cannot be converted to.
  public func converted(to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?) -> CGColor?
  {
    guard pattern == nil else { return nil }
    if space == self.space { return self }
    guard let converted = self.space.convert(Array(values.dropLast()), to: space) else { return nil }
    return CGColor(space: space, values: converted + [alpha])
  }
}

extension CGColor {
  /// Red, green and blue in sRGB, not premultiplied, clipped to 0 to 1, and alpha.
  package var rgba: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let rgb = Self.standardRGB(space: space, values: values)
    return (rgb[0], rgb[1], rgb[2], Self.unit(alpha))
  }

  private static func unit(_ value: CGFloat) -> CGFloat { value > 0 ? min(value, 1) : 0 }

  private static func standardRGB(space: CGColorSpace, values: [CGFloat]) -> [CGFloat] {
    var source = space
    if case .pattern(let base) = space.kind { source = base ?? .standardRGB }
    let rgb = source.convert(Array(values.dropLast()), to: .standardRGB) ?? []
    return (rgb.count == 3 ? rgb : [0, 0, 0]).map(unit)
  }

  private static func premultiplied(space: CGColorSpace, values: [CGFloat]) -> UInt32 {
    let alpha = UInt32((unit(values.last ?? 1) * 255).rounded())
    guard alpha > 0 else { return 0 }
    var pixel = alpha << 24
    for (index, value) in standardRGB(space: space, values: values).enumerated() {
      let byte = UInt32((value * 255).rounded())
      pixel |= ((byte * alpha + 127) / 255) << UInt32(16 - 8 * index)
    }
    return pixel
  }
}

extension CGColor: _ExpressibleByColorLiteral {
  /// Creates an sRGB color from a `#colorLiteral` in an expression of type `CGColor`.
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(srgbRed: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}
