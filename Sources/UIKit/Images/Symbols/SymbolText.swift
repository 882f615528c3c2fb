import CoreGraphics
import CoreText

/// Letters and signs of the system font in a symbol, whose outlines depend on the symbol's weight.
struct SymbolText {
  let string: String
  /// Whether the letters are as heavy as the lines around them, for example in circles.
  let isStrong: Bool
  /// The font's size in units of the art.
  let size: CGFloat
  /// The transform from the origin to the position of the letters in the drawing.
  var transform: CGAffineTransform

  /// Returns the outlines, with the center of their ink at the origin before the transform.
  func path(weight: UIImage.SymbolWeight) -> CGPath {
    let font = UIFont.systemFont(ofSize: size, weight: Self.fontWeight(weight, isStrong: isStrong))
    let line = CGMutablePath()
    var x: CGFloat = 0
    for character in string {
      let units = Array(String(character).utf16)
      var glyphs = [CGGlyph](repeating: 0, count: units.count)
      guard CTFontGetGlyphsForCharacters(font, units, &glyphs, units.count), let glyph = glyphs.first else {
        continue
      }
      // Glyphs have y upwards.
      var place = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: x, ty: 0)
      if let outline = CTFontCreatePathForGlyph(font, glyph, &place) { line.addPath(outline) }
      x += CGFloat(CTFontGetAdvancesForGlyphs(font, .horizontal, [glyph], nil, 1))
    }
    let box = line.boundingBoxOfPath
    guard !box.isNull, !line.isEmpty else { return line }
    var whole = CGAffineTransform(translationX: -box.midX, y: -box.midY).concatenating(transform)
    return line.copy(using: &whole) ?? line
  }

  private static func fontWeight(_ weight: UIImage.SymbolWeight, isStrong: Bool) -> UIFont.Weight {
    guard isStrong else { return weight.fontWeight() }
    switch weight {
    case .ultraLight: return .light
    case .thin: return .regular
    case .light: return .medium
    case .unspecified, .regular: return .semibold
    case .medium, .semibold: return .bold
    case .bold: return .heavy
    case .heavy, .black: return .black
    }
  }
}
