// Core Text's font functions. Lengths are in points, with y upwards.

/// Creates the font with a PostScript or family name; Helvetica if there is no such font. A size of 0 stands for
/// 12.
public func CTFontCreateWithName(
  _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  CTFont(spec: FontSpec.named(name, size: size > 0 ? size : 12) ?? FontSpec.fallback(size: size > 0 ? size : 12))
}

/// The uses of fonts in the user interface. All of them stand for the system font.
public enum CTFontUIFontType: UInt32, Sendable {
  /// The default font of documents.
  case user = 0
  /// The default monospaced font of documents, such as source code.
  case userFixedPitch = 1
  /// The font of labels and controls.
  case system = 2
  /// The bold font of labels and controls.
  case emphasizedSystem = 3
  /// The font of small controls.
  case smallSystem = 4
  /// The bold font of small controls.
  case smallEmphasizedSystem = 5
  /// The font of labels beside controls.
  case label = 10
}

/// Returns the system font for a use: bold for emphasis, monospaced for a fixed pitch. A size of 0 stands for 12;
/// the language has no effect.
public func CTFontCreateUIFontForLanguage(
  _ uiType: CTFontUIFontType, _ size: CGFloat, _ language: CFString?
) -> CTFont? {
  var spec = FontSpec(size: size > 0 ? size : 12)
  if uiType == .emphasizedSystem || uiType == .smallEmphasizedSystem { spec.weight = 0.3 }
  if uiType == .userFixedPitch { spec.design = .monospaced }
  return CTFont(spec: spec)
}

/// Returns the font with another size; a size of 0 keeps the size.
public func CTFontCreateCopyWithAttributes(
  _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ attributes: CTFontDescriptor?
) -> CTFont {
  var spec = font.spec
  if size > 0 { spec.size = size }
  return CTFont(spec: spec)
}

/// Returns the size in points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.spec.size }
/// Returns the ascent above the baseline, in points.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascent }
/// Returns the descent below the baseline, in points, which is positive.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { font.descent }
/// Returns the line gap of the font, in points.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.lineGap }
/// Returns the height of capital letters, in points.
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.verticalMetrics.capHeight * font.spec.size }
/// Returns the height of lowercase letters such as x, in points.
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.verticalMetrics.xHeight * font.spec.size }
/// Returns the position of the underline's center relative to the baseline, in points; it is negative.
public func CTFontGetUnderlinePosition(_ font: CTFont) -> CGFloat {
  font.verticalMetrics.underlinePosition * font.spec.size
}
/// Returns the thickness of the underline, in points.
public func CTFontGetUnderlineThickness(_ font: CTFont) -> CGFloat {
  font.verticalMetrics.underlineThickness * font.spec.size
}
/// Returns the slant in degrees: -10 for italic fonts, which lean to the right, otherwise 0.
public func CTFontGetSlantAngle(_ font: CTFont) -> CGFloat { font.spec.isItalic ? -10 : 0 }
/// Returns the font's matrix: always the identity.
public func CTFontGetMatrix(_ font: CTFont) -> CGAffineTransform { .identity }
/// Returns the number of design units per em: 2,048 for the system font, 1,000 for others.
public func CTFontGetUnitsPerEm(_ font: CTFont) -> UInt32 { font.spec.isSystem ? 2048 : 1000 }
/// Returns the number of glyphs in the font; 0 if its file can't be read.
public func CTFontGetGlyphCount(_ font: CTFont) -> CFIndex { font.face?.face.glyphCount ?? 0 }

/// Returns a bounding box that contains all usual glyphs.
public func CTFontGetBoundingBox(_ font: CTFont) -> CGRect {
  CGRect(x: 0, y: -font.descent, width: font.spec.size, height: font.ascent + font.descent)
}

/// Returns the unique PostScript name; ".SFUI-Regular" for system fonts without one.
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.spec.postScriptName ?? ".SFUI-Regular" }
/// Returns the family name, which fonts of different weights and slants share.
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.spec.family }
/// Returns the full name for users, which is the PostScript name, or "System Font".
public func CTFontCopyFullName(_ font: CTFont) -> CFString { font.spec.postScriptName ?? "System Font" }
/// Returns the display name, which is the full name.
public func CTFontCopyDisplayName(_ font: CTFont) -> CFString { CTFontCopyFullName(font) }

/// Writes the glyphs of UTF-16 units, 0 for missing ones; returns whether the font has all of them.
public func CTFontGetGlyphsForCharacters(
  _ font: CTFont, _ characters: UnsafePointer<UniChar>, _ glyphs: UnsafeMutablePointer<CGGlyph>, _ count: CFIndex
) -> Bool {
  var isComplete = true
  Typesetter.withLock {
    guard let face = font.face?.face else {
      isComplete = false
      return
    }
    var index = 0
    while index < count {
      var character = UInt32(characters[index])
      let isPair =
        character & 0xFC00 == 0xD800 && index + 1 < count && characters[index + 1] & 0xFC00 == 0xDC00
      if isPair {
        character = 0x10000 + ((character - 0xD800) << 10) + (UInt32(characters[index + 1]) - 0xDC00)
        glyphs[index + 1] = 0
      }
      glyphs[index] = CGGlyph(truncatingIfNeeded: face.glyph(character))
      if glyphs[index] == 0 { isComplete = false }
      index += isPair ? 2 : 1
    }
  }
  return isComplete
}

/// The orientation of a font's metrics.
public enum CTFontOrientation: UInt32, Sendable {
  /// The native orientation of the font.
  case `default` = 0
  /// The metrics of horizontal lines.
  case horizontal = 1
  /// The metrics of vertical lines.
  case vertical = 2
}

/// Writes the advances of glyphs, and returns their sum.
@discardableResult
public func CTFontGetAdvancesForGlyphs(
  _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
  _ advances: UnsafeMutablePointer<CGSize>?, _ count: CFIndex
) -> Double {
  Typesetter.withLock {
    guard let face = font.face else { return 0 }
    var total = 0.0
    for index in 0..<max(count, 0) {
      var advance = Float(face.face.advance(UInt32(glyphs[index]))) * face.horizontalScale
      if let fixed = face.fixedAdvance { advance = fixed } else if let fit = face.fit { advance += fit.small }
      advances?[index] = CGSize(width: CGFloat(advance), height: 0)
      total += Double(advance)
    }
    return total
  }
}

/// Returns the outline of a glyph, with y upwards from its origin; nil if it has no ink.
public func CTFontCreatePathForGlyph(
  _ font: CTFont, _ glyph: CGGlyph, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CGPath? {
  guard let face = Typesetter.withLock({ font.face }) else { return nil }
  let path = GlyphPainter.outline([.init(id: UInt32(glyph), x: 0, y: 0)], face, to: matrix?.pointee ?? .identity)
  return path.isEmpty ? nil : path
}

/// Writes the bounding boxes of glyphs, and returns their union.
@discardableResult
public func CTFontGetBoundingRectsForGlyphs(
  _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
  _ boundingRects: UnsafeMutablePointer<CGRect>?, _ count: CFIndex
) -> CGRect {
  var all = CGRect.null
  for index in 0..<max(count, 0) {
    let box = CTFontCreatePathForGlyph(font, glyphs[index], nil)?.boundingBoxOfPath ?? .zero
    boundingRects?[index] = box
    if !box.isEmpty { all = all.union(box) }
  }
  return all.isNull ? .zero : all
}

/// Draws glyphs with the context's fill color at positions in text space; the context's y axis points upwards.
public func CTFontDrawGlyphs(
  _ font: CTFont, _ glyphs: UnsafePointer<CGGlyph>, _ positions: UnsafePointer<CGPoint>, _ count: Int,
  _ context: CGContext
) {
  guard let face = Typesetter.withLock({ font.face }) else { return }
  let places = (0..<max(count, 0)).map {
    GlyphPainter.PositionedGlyph(id: UInt32(glyphs[$0]), x: positions[$0].x, y: positions[$0].y)
  }
  GlyphPainter(context, toUser: context.textMatrix).fill(places, face)
}
