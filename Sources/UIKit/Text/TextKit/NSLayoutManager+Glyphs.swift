import CoreText

// The nominal glyphs of characters, and those by which a delegate replaces them.

/// The glyphs of a run during the delegate's call.
struct GlyphGeneration {
  var start: Int
  var nominal: [CGGlyph]
  /// The glyphs that the delegate set for characters of the run; characters without an entry have the usual glyph.
  var changes: [Int: (glyph: CGGlyph, property: NSLayoutManager.GlyphProperty)] = [:]
  var isSet = false
}

extension NSLayoutManager {
  static func property(_ unit: UInt16) -> GlyphProperty {
    switch unit {
    case 0x20, 0x3000, 0x2000...0x200A: return .elastic
    case 0x00...0x1F, 0x7F...0x9F, 0x2028, 0x2029, 0x200E, 0x200F, 0x202A...0x202E: return .controlCharacter
    case 0x0300...0x036F, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0x200D: return .nonBaseCharacter
    case 0xDC00...0xDFFF: return .null
    default: return []
    }
  }

  static func action(_ unit: UInt16) -> ControlCharacterAction {
    switch unit {
    case 0x09: return .horizontalTab
    case 0x0A, 0x0D, 0x85, 0x2029: return .paragraphBreak
    case 0x0B, 0x2028: return .lineBreak
    case 0x0C: return .containerBreak
    default: return .zeroAdvancement
    }
  }

  // MARK: Generation

  /// Stores the glyphs that the delegate sets for the present run.
  func take(
    _ glyphs: UnsafePointer<CGGlyph>, _ properties: UnsafePointer<GlyphProperty>, _ indexes: UnsafePointer<Int>,
    count: Int
  ) {
    guard var generation else { return unset("setGlyphs outside of the delegate's shouldGenerateGlyphs") }
    self.generation = nil
    for index in 0..<min(max(count, 0), 1 << 24) {
      let unit = indexes[index] - generation.start
      guard generation.nominal.indices.contains(unit) else { continue }
      if generation.changes[unit] != nil {
        unset("setGlyphs with several glyphs for a character")
      } else {
        generation.changes[unit] = (glyphs[index], properties[index])
      }
    }
    // A character without a glyph is not shown.
    for unit in generation.nominal.indices where generation.changes[unit] == nil {
      generation.changes[unit] = (0, .null)
    }
    generation.isSet = true
    self.generation = generation
  }

  /// Calls the delegate for a run; returns nil for the usual glyphs.
  private func generate(_ units: [UInt16], _ font: UIFont, from start: Int) -> GlyphGeneration? {
    guard let delegate, !missing.contains(.glyphs), generation == nil else { return nil }
    let nominal = font.nominalGlyphs(units)
    let properties = units.map { NSLayoutManager.property($0) }
    let indexes = Array(start..<start + units.count)
    generation = GlyphGeneration(start: start, nominal: nominal)
    let count = delegate.layoutManager(
      self, shouldGenerateGlyphs: nominal, properties: properties, characterIndexes: indexes, font: font,
      forGlyphRange: NSRange(location: start, length: units.count))
    let result = generation
    generation = nil
    return count > 0 && result?.isSet == true ? result : nil
  }

  /// Returns a piece of text with the delegate's glyphs and control characters as attributes for the typesetter.
  func withGlyphs(_ text: NSAttributedString, from start: Int) -> NSAttributedString {
    guard delegate != nil, text.length > 0, !missing.isSuperset(of: [.glyphs, .controlCharacters]) else {
      return text
    }
    let units = Array(text.string.utf16)
    guard units.count == text.length else { return text }
    var overrides = [GlyphOverride?](repeating: nil, count: units.count)
    text.enumerateAttribute(.font, in: NSRange(location: 0, length: text.length)) { value, range, _ in
      let font = value as? UIFont ?? UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12)
      let run = Array(units[range.location..<NSMaxRange(range)])
      let set = generate(run, font, from: start + range.location)
      for (index, unit) in run.enumerated() {
        let change = set?.changes[index]
        let property = change?.property ?? NSLayoutManager.property(unit)
        let place = range.location + index
        if property.contains(.controlCharacter) {
          overrides[place] = control(unit, at: start + place)
        } else if property.contains(.null) {
          // Low surrogates belong to the character before them.
          if unit & 0xFC00 != 0xDC00 || overrides[max(place - 1, 0)] != nil {
            overrides[place] = GlyphOverride(.hidden)
          }
        } else if let change, let nominal = set?.nominal[index], change.glyph != nominal {
          overrides[place] = GlyphOverride(.glyph(UInt32(change.glyph)))
        }
      }
    }
    return apply(overrides, to: text)
  }

  private func apply(_ overrides: [GlyphOverride?], to text: NSAttributedString) -> NSAttributedString {
    guard overrides.contains(where: { $0 != nil }) else { return text }
    let result = NSMutableAttributedString(attributedString: text)
    var index = 0
    while index < overrides.count {
      guard let override = overrides[index] else {
        index += 1
        continue
      }
      var end = index + 1
      // Successive hidden characters are one range.
      while override.kind == .hidden, end < overrides.count, overrides[end]?.kind == .hidden { end += 1 }
      result.addAttribute(.glyphOverride, value: override, range: NSRange(location: index, length: end - index))
      index = end
    }
    return result
  }

  /// Returns the delegate's action for a control character if it differs from the usual one.
  private func control(_ unit: UInt16, at index: Int) -> GlyphOverride? {
    let usual = NSLayoutManager.action(unit)
    let isControl = NSLayoutManager.property(unit).contains(.controlCharacter)
    var action = usual
    if let delegate, !missing.contains(.controlCharacters) {
      action = delegate.layoutManager(self, shouldUse: usual, forControlCharacterAt: index)
    }
    if isControl, action == usual { return nil }
    if action.contains(.whitespace) {
      return GlyphOverride(.space) { [weak self] in self?.controlBounds($0, $1, $2) ?? .zero }
    }
    if action.contains(.horizontalTab) { return unit == 0x09 ? nil : GlyphOverride(.tab) }
    if !action.isDisjoint(with: [.lineBreak, .paragraphBreak, .containerBreak]) {
      return usual.isDisjoint(with: [.lineBreak, .paragraphBreak, .containerBreak])
        ? GlyphOverride(.lineBreak) : nil
    }
    return GlyphOverride(.hidden)
  }

  private func controlBounds(_ lineWidth: CGFloat, _ position: CGPoint, _ index: Int) -> CGRect {
    guard let delegate,
      let container = textContainers.first(where: { $0 === filled?.first?.container })
        ?? textContainers.first
    else { return .zero }
    let box = delegate.layoutManager(
      self, boundingBoxForControlGlyphAt: index, for: container,
      proposedLineFragment: CGRect(x: 0, y: 0, width: lineWidth, height: 0), glyphPosition: position,
      characterIndex: index)
    return box.width.isFinite && box.height.isFinite ? box : .zero
  }

  // MARK: Queries

  func shownGlyph(at index: Int) -> (id: CGGlyph, level: UInt8)? {
    guard isValidGlyphIndex(index), let (filled, line) = line(index) else { return nil }
    return line.glyph(at: index - filled.start)
  }

  func property(at index: Int) -> GlyphProperty {
    guard let textStorage, isValidGlyphIndex(index) else {
      outOfBounds("propertyForGlyphAtIndex:")
      return []
    }
    var range = NSRange(location: index, length: 1)
    let font = textStorage.attribute(
      .font, at: index, longestEffectiveRange: &range,
      in: NSRange(location: 0, length: textStorage.length))
    let units = Array(textStorage.attributedSubstring(from: range).string.utf16)
    guard units.indices.contains(index - range.location) else { return [] }
    if let font = font as? UIFont, let set = generate(units, font, from: range.location),
      let change = set.changes[index - range.location]
    {
      return change.property
    }
    let usual = NSLayoutManager.property(units[index - range.location])
    if usual.isEmpty, shownGlyph(at: index) == nil, attachmentFrame(at: index) == nil { return .null }
    return usual
  }

  func write(
    _ range: NSRange, _ glyphs: UnsafeMutablePointer<CGGlyph>?, _ properties: UnsafeMutablePointer<GlyphProperty>?,
    _ indexes: UnsafeMutablePointer<Int>?, _ levels: UnsafeMutablePointer<UInt8>?
  ) -> Int {
    let range = inside(range)
    for offset in 0..<range.length {
      let index = range.location + offset
      let shown = shownGlyph(at: index)
      glyphs?[offset] = shown?.id ?? 0
      properties?[offset] = property(at: index)
      indexes?[offset] = index
      levels?[offset] = shown?.level ?? 0
    }
    return range.length
  }

  /// Returns a range with the whole characters at its ends.
  func wholeCharacters(_ range: NSRange, _ actual: NSRangePointer?) -> NSRange {
    guard let textStorage else { return NSRange(location: 0, length: 0) }
    let part = inside(range)
    var low = part.location
    var high = NSMaxRange(part)
    func isSecondHalf(_ index: Int) -> Bool {
      guard index > 0, index < textStorage.length else { return false }
      return textStorage.withUnits(index..<index + 1) { $0.first.map { $0 & 0xFC00 == 0xDC00 } ?? false }
    }
    if isSecondHalf(low) { low -= 1 }
    if high > low, isSecondHalf(high) { high += 1 }
    let result = NSRange(location: low, length: high - low)
    actual?.pointee = result
    return result
  }

  func run(at index: Int) -> NSRange {
    guard let (filled, line) = line(index) else { return NSRange(location: index, length: 0) }
    for piece in line.pieces() where piece.range.contains(index - filled.start - line.start) {
      return NSRange(location: filled.start + line.start + piece.range.lowerBound, length: piece.range.count)
    }
    return NSRange(location: index, length: 1)
  }

  func attachmentFrame(at index: Int) -> CGRect? {
    guard isValidGlyphIndex(index), let (filled, line) = line(index) else { return nil }
    let local = index - filled.start - line.start
    return line.pieces(in: index - filled.start..<index - filled.start + 1)
      .first { $0.range.contains(local) && $0.attachment != nil }?.attachment?.frame
  }
}
