import CoreGraphics

/// The compositing mode of a layer with a `compositingFilter`: the blend modes that iOS supports by name.
///
/// The formulas are those of the W3C's "Compositing and Blending", in integer arithmetic.
package enum CompositingMode: UInt8 {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
  case exclusion, plusLighter, linearBurn, destinationOut, destinationIn
  /// Brightens or darkens the pixels below, and increases their saturation, within the alpha of the layer's
  /// content; the content's own colors are ignored.
  case vibrantLight, vibrantDark

  private static let names: [String: CompositingMode] = [
    "normal": .normal, "multiply": .multiply, "screen": .screen, "overlay": .overlay, "darken": .darken,
    "lighten": .lighten, "colorDodge": .colorDodge, "colorBurn": .colorBurn, "softLight": .softLight,
    "hardLight": .hardLight, "difference": .difference, "exclusion": .exclusion, "linearDodge": .plusLighter,
    "addition": .plusLighter, "plusL": .plusLighter, "plusLighter": .plusLighter, "linearBurn": .linearBurn,
    "plusD": .linearBurn, "plusDarker": .linearBurn, "destOut": .destinationOut, "destIn": .destinationIn,
  ]

  /// Creates the mode with a filter's name: "multiplyBlendMode", "CIMultiplyBlendMode", "plusL"; returns nil for
  /// others.
  package init?(name: String) {
    var name = name
    if name.hasPrefix("CI") {
      name.removeFirst(2)
      name = name.prefix(1).lowercased() + name.dropFirst()
    }
    for end in ["BlendMode", "Compositing"] where name.hasSuffix(end) { name.removeLast(end.count) }
    guard let mode = CompositingMode.names[name] else { return nil }
    self = mode
  }

  /// The corresponding blend mode of a context.
  var blendMode: CGBlendMode {
    switch self {
    case .normal: .normal
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .plusLighter: .plusLighter
    case .linearBurn: .plusDarker
    case .destinationOut: .destinationOut
    case .destinationIn: .destinationIn
    case .vibrantLight, .vibrantDark: .normal
    }
  }

  // MARK: Pixels

  /// Blends separately drawn pixels with those below them; both are premultiplied 0xAARRGGBB.
  func blend(_ pixels: UnsafeMutablePointer<UInt32>, onto under: UnsafePointer<UInt32>, _ count: Int) {
    for index in 0..<count {
      let source = pixels[index]
      pixels[index] = source == 0 && self != .destinationIn ? under[index] : blend(source, under[index])
    }
  }

  private func blend(_ source: UInt32, _ under: UInt32) -> UInt32 {
    let (sourceAlpha, underAlpha) = (source >> 24, under >> 24)
    if self == .destinationOut { return Blend.scale(under, 255 - sourceAlpha) }
    if self == .destinationIn { return Blend.scale(under, sourceAlpha) }
    if self == .plusLighter { return Blend.addSaturating(source, under) }
    if self == .vibrantLight || self == .vibrantDark {
      return Blend.scale(vibrant(under), sourceAlpha) + Blend.scale(under, 255 - sourceAlpha)
    }
    let alpha = sourceAlpha + underAlpha - Blend.multiply(sourceAlpha, underAlpha)
    let both = Blend.multiply(sourceAlpha, underAlpha)
    var result = alpha << 24
    for shift in [16, 8, 0] as [UInt32] {
      let s = (source >> shift) & 255
      let b = (under >> shift) & 255
      let color = mixed(
        Int32(underAlpha == 0 ? 0 : min(255, b * 255 / underAlpha)),
        Int32(sourceAlpha == 0 ? 0 : min(255, s * 255 / sourceAlpha)))
      let value =
        Blend.multiply(s, 255 - underAlpha) + Blend.multiply(b, 255 - sourceAlpha)
        + Blend.multiply(both, UInt32(min(max(color, 0), 255)))
      result |= min(value, alpha) << shift
    }
    return result
  }

  /// Returns the color of a pixel behind vibrant content: with doubled saturation, then moved toward black or
  /// white. iOS also uses a color matrix (`CAFilter`'s `vibrantColorMatrix`); the coefficients here are visual
  /// estimates.
  private func vibrant(_ under: UInt32) -> UInt32 {
    let alpha = Int32(under >> 24)
    let (red, green, blue) = (Int32(under >> 16 & 255), Int32(under >> 8 & 255), Int32(under & 255))
    let gray = (54 * red + 183 * green + 19 * blue) >> 8
    func strong(_ component: Int32) -> UInt32 {
      let saturated = gray + 2 * (component - gray)
      let value = self == .vibrantDark ? (77 * saturated + 190 * alpha) >> 8 : (77 * saturated - 26 * alpha) >> 8
      return UInt32(min(max(value, 0), alpha))
    }
    return under & 0xFF00_0000 | strong(red) << 16 | strong(green) << 8 | strong(blue)
  }

  /// Blends one component, from 0 to 255, of the backdrop `b` with that of the source `s`.
  private func mixed(_ b: Int32, _ s: Int32) -> Int32 {
    func product(_ x: Int32, _ y: Int32) -> Int32 { (x * y + 127) / 255 }
    func hard(_ b: Int32, _ s: Int32) -> Int32 {
      s < 128 ? product(b, 2 * s) : b + (2 * s - 255) - product(b, 2 * s - 255)
    }
    switch self {
    case .normal, .plusLighter, .destinationOut, .destinationIn, .vibrantLight, .vibrantDark: return s
    case .multiply: return product(b, s)
    case .screen: return b + s - product(b, s)
    case .overlay: return hard(s, b)
    case .darken: return min(b, s)
    case .lighten: return max(b, s)
    case .colorDodge: return b == 0 ? 0 : s == 255 ? 255 : min(255, b * 255 / (255 - s))
    case .colorBurn: return b == 255 ? 255 : s == 0 ? 0 : 255 - min(255, (255 - b) * 255 / s)
    case .hardLight: return hard(b, s)
    case .softLight: return soft(b, s)
    case .difference: return abs(b - s)
    case .exclusion: return b + s - 2 * product(b, s)
    case .linearBurn: return b + s - 255
    }
  }

  private func soft(_ b: Int32, _ s: Int32) -> Int32 {
    if s < 128 { return b - (255 - 2 * s) * b / 255 * (255 - b) / 255 }
    let curve = b <= 63 ? ((16 * b - 12 * 255) * b / 255 + 4 * 255) * b / 255 : CompositingMode.root(b * 255)
    return b + (2 * s - 255) * (curve - b) / 255
  }

  /// Returns the integer part of a square root.
  private static func root(_ value: Int32) -> Int32 {
    var result: Int32 = 0
    while (result + 1) * (result + 1) <= value { result += 1 }
    return result
  }
}
