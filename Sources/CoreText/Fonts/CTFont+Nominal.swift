extension CTFont {
  /// Returns the nominal glyphs of single characters before shaping, from the font or its fallback fonts; 0 for the
  /// second unit of a surrogate pair.
  package func nominalGlyphs(_ units: [UInt16]) -> [CGGlyph] {
    Typesetter.withLock {
      let instance = FontInstance.of(spec)
      var result: [CGGlyph] = []
      result.reserveCapacity(units.count)
      var index = 0
      while index < units.count {
        var scalar = UInt32(units[index])
        let isPair = scalar & 0xFC00 == 0xD800 && index + 1 < units.count && units[index + 1] & 0xFC00 == 0xDC00
        if isPair { scalar = 0x10000 + ((scalar - 0xD800) << 10) + (UInt32(units[index + 1]) - 0xDC00) }
        let face = instance.face(for: scalar, isEmoji: false)
        result.append(CGGlyph(truncatingIfNeeded: face?.face.glyph(scalar) ?? 0))
        if isPair { result.append(0) }
        index += isPair ? 2 : 1
      }
      return result
    }
  }
}
