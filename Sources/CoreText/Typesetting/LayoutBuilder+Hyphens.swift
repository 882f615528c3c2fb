// Soft hyphens, and hyphenation according to paragraph styles.

extension LayoutBuilder {
  /// Returns the fraction of the width below which a line is filled by hyphenating the next word; 0 for never.
  func hyphenation(_ metrics: ParagraphMetrics) -> Float {
    let factor = metrics.hyphenationFactor > 0 ? metrics.hyphenationFactor : options.hyphenationFactor
    guard factor > 0 else { return metrics.usesDefaultHyphenation || options.usesDefaultHyphenation ? 1 : 0 }
    return factor.isFinite ? min(factor, 1) : 0
  }

  /// Returns whether a line that ends before a unit ends with a hyphen.
  func isHyphenated(_ end: Int) -> Bool {
    end > 0 && (scratch.units[end - 1] == 0xAD || (end < scratch.count && scratch.breaks[end] == 3))
  }

  func hyphenAdvance(_ index: Int) -> Float {
    guard let style = style(index), let (_, _, advance) = LayoutBuilder.hyphen(style) else { return 0 }
    return advance
  }

  static func hyphen(_ style: TextStyle) -> (face: SizedFace, glyph: UInt32, advance: Float)? {
    guard let face = style.instance.face(for: 0x2D, isEmoji: false) else { return nil }
    let glyph = face.face.glyph(0x2D)
    let advance =
      face.fixedAdvance ?? Float(face.face.advance(glyph)) * face.horizontalScale + (face.fit?.small ?? 0)
    return (face, glyph, advance + style.spacing)
  }

  /// Returns the end of a line within a word, at a syllable boundary where a hyphen fits; nil if there is none.
  /// Marks the index with 3 in `scratch.breaks`.
  func hyphenatedEnd(from wordStart: Int, lineStart: Int, _ limit: Float, _ base: Int) -> Int? {
    var end = wordStart + 1
    while end < scratch.count, scratch.breaks[end] == 0 { end += 1 }
    var first = wordStart
    while first < end, !LayoutBuilder.isLetter(scratch.units[first]) { first += 1 }
    var last = first
    while last < end, LayoutBuilder.isLetter(scratch.units[last]) { last += 1 }
    let places = Hyphenation.places(Array(scratch.units[first..<last]))
    guard !places.isEmpty else { return nil }
    var x: Float = 0
    for index in lineStart..<first { x += scratch.advances[index] }
    let hyphen = hyphenAdvance(first)
    let hooks = layout.hooks.flatMap { $0.questions.contains(.breaks) ? $0 : nil }
    var found: Int?
    var index = first
    while index < last, x + hyphen <= limit {
      if places.contains(index - first), hooks?.allowsBreak(before: base + index, hyphenating: true) ?? true {
        found = index
      }
      x += scratch.advances[index]
      index += 1
    }
    if let found { scratch.markHyphen(found) }
    return found
  }

  private static func isLetter(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x41...0x5A, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F: return true
    default: return false
    }
  }
}
