// Core Text's functions on fonts. Lengths are points, y up.

/// The font of a PostScript or family name; Helvetica when there is none of that name. A size of 0 means 12.
public func CTFontCreateWithName(
  _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  CTFont(spec: FontSpec.named(name, size: size > 0 ? size : 12) ?? FontSpec.fallback(size: size > 0 ? size : 12))
}

/// The use of a font in the user interface; all are the system font here.
public enum CTFontUIFontType: UInt32, Sendable {
  case user = 0
  case userFixedPitch = 1
  case system = 2
  case emphasizedSystem = 3
  case smallSystem = 4
  case smallEmphasizedSystem = 5
  case label = 10
}

public func CTFontCreateUIFontForLanguage(
  _ uiType: CTFontUIFontType, _ size: CGFloat, _ language: CFString?
) -> CTFont? {
  var spec = FontSpec(size: size > 0 ? size : 12)
  if uiType == .emphasizedSystem || uiType == .smallEmphasizedSystem { spec.weight = 0.3 }
  if uiType == .userFixedPitch { spec.design = .monospaced }
  return CTFont(spec: spec)
}

/// The font at another size; a size of 0 keeps it.
public func CTFontCreateCopyWithAttributes(
  _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ attributes: CTFontDescriptor?
) -> CTFont {
  var spec = font.spec
  if size > 0 { spec.size = size }
  return CTFont(spec: spec)
}

public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.spec.size }
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascent }
/// Positive.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { font.descent }
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.lineGap }
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.verticalMetrics.capHeight * font.spec.size }
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.verticalMetrics.xHeight * font.spec.size }
public func CTFontGetUnderlinePosition(_ font: CTFont) -> CGFloat {
  font.verticalMetrics.underlinePosition * font.spec.size
}
public func CTFontGetUnderlineThickness(_ font: CTFont) -> CGFloat {
  font.verticalMetrics.underlineThickness * font.spec.size
}
public func CTFontGetSlantAngle(_ font: CTFont) -> CGFloat { font.spec.isItalic ? -10 : 0 }
public func CTFontGetMatrix(_ font: CTFont) -> CGAffineTransform { .identity }
public func CTFontGetUnitsPerEm(_ font: CTFont) -> UInt32 { font.spec.isSystem ? 2048 : 1000 }
public func CTFontGetGlyphCount(_ font: CTFont) -> CFIndex { font.face?.face.glyphCount ?? 0 }

/// A box that holds every usual glyph.
public func CTFontGetBoundingBox(_ font: CTFont) -> CGRect {
  CGRect(x: 0, y: -font.descent, width: font.spec.size, height: font.ascent + font.descent)
}

public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.spec.postScriptName ?? ".SFUI-Regular" }
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.spec.family }
public func CTFontCopyFullName(_ font: CTFont) -> CFString { font.spec.postScriptName ?? "System Font" }
public func CTFontCopyDisplayName(_ font: CTFont) -> CFString { CTFontCopyFullName(font) }

/// Glyphs of UTF-16 units, 0 for those the font lacks; false if any is lacking.
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

/// Which of a font's metrics are meant: those for horizontal or for vertical text.
public enum CTFontOrientation: UInt32, Sendable {
  case `default` = 0
  case horizontal = 1
  case vertical = 2
}

/// The sum of the glyphs' advances; each by reference.
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

/// The outline of a glyph, y up from its origin; nil for one without ink.
public func CTFontCreatePathForGlyph(
  _ font: CTFont, _ glyph: CGGlyph, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CGPath? {
  guard let face = Typesetter.withLock({ font.face }) else { return nil }
  let path = GlyphPainter.outline([.init(id: UInt32(glyph), x: 0, y: 0)], face, to: matrix?.pointee ?? .identity)
  return path.isEmpty ? nil : path
}

/// The box around all of the glyphs' ink; each by reference.
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

/// Draws glyphs in the context's fill colour at positions in text space; the context's y axis points up.
public func CTFontDrawGlyphs(
  _ font: CTFont, _ glyphs: UnsafePointer<CGGlyph>, _ positions: UnsafePointer<CGPoint>, _ count: Int,
  _ context: CGContext
) {
  guard let face = Typesetter.withLock({ font.face }) else { return }
  let places = (0..<max(count, 0)).map {
    GlyphPainter.Place(id: UInt32(glyphs[$0]), x: positions[$0].x, y: positions[$0].y)
  }
  GlyphPainter(context, toUser: context.textMatrix).fill(places, face)
}
