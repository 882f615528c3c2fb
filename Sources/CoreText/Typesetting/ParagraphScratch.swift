internal import CICU

/// A paragraph, or a window of a very long one, shaped for line breaking.
///
/// Instances are reused under `Typesetter.lock`, so that their arrays keep their capacity.
final class ParagraphScratch {
  struct Glyph {
    var id: UInt32
    /// The index of the first UTF-16 unit of the glyph's cluster, relative to the window of shaped text.
    var cluster: Int32
    var advance: Float
    var dx: Float
    var dy: Float
  }

  enum Kind {
    case text
    case tab
    case attachment
    /// Line ends and other characters without width.
    case invisible
  }

  /// A range with a uniform style, face, script and bidi level.
  struct Item {
    var kind: Kind
    var face: SizedFace?
    var style: TextStyle
    var level: UInt8
    var start: Int
    var end: Int
    /// The range of glyphs, in the order of the characters.
    var firstGlyph: Int
    var endGlyph: Int
  }

  private(set) var units: UnsafeBufferPointer<UInt16> = .init(start: nil, count: 0)
  private(set) var items: [Item] = []
  private(set) var glyphs: [Glyph] = []
  /// The advances by unit; that of a cluster is at its first unit.
  var advances: [Float] = []
  /// The line breaks before units: 1 if allowed, 2 if mandatory, 3 if used with a hyphen.
  private(set) var breaks: [UInt8] = []
  /// The index of the first glyph at or after each unit.
  private(set) var glyphIndex: [Int32] = []
  private var levels: [UInt8] = []
  private var graphemes: [UInt8] = []
  private(set) var baseLevel: UInt8 = 0
  /// Whether the paragraph is a single left-to-right item, as in most labels.
  private(set) var isSimple = false
  /// Whether the glyphs of some characters are replaced.
  private(set) var hasOverrides = false

  var count: Int { units.count }

  func markHyphen(_ index: Int) { breaks[index] = 3 }

  /// Shapes a window. `styles` contains its runs, with ends relative to the window.
  func prepare(
    _ window: UnsafeBufferPointer<UInt16>, styles: [(end: Int, style: TextStyle)], direction: NSWritingDirection,
    isRightToLeftDefault: Bool
  ) {
    units = window
    items.removeAll(keepingCapacity: true)
    glyphs.removeAll(keepingCapacity: true)
    reset(&advances, window.count + 1, 0)
    reset(&breaks, window.count + 1, 0)
    baseLevel = direction == .rightToLeft ? 1 : 0
    hasOverrides = styles.contains { $0.style.override != nil }
    guard window.count > 0 else { return }

    let traits = CharacterTraits.of(window)
    let hasDirections = styles.contains { !$0.style.isRightToLeftOverride.isEmpty }
    let needsBidi =
      traits.contains(.bidi) || direction == .rightToLeft || hasDirections
      || (direction == .natural && isRightToLeftDefault && !traits.contains(.strongLeftToRight))
    if needsBidi {
      resolveLevels(direction, isRightToLeftDefault, styles, hasDirections)
    }
    if traits.contains(.complex) {
      itemizeClusters(styles, needsBidi: needsBidi)
    } else {
      itemizeSimply(styles, needsBidi: needsBidi)
    }
    findBreaks(traits)
    if hasOverrides { breakAtOverrides() }
    shape()
    isSimple = items.count == 1 && items[0].kind == .text && !needsBidi
  }

  private func reset<Element>(_ array: inout [Element], _ count: Int, _ value: Element) {
    array.removeAll(keepingCapacity: true)
    array.append(contentsOf: repeatElement(value, count: count))
  }

  // MARK: Levels

  private func resolveLevels(
    _ direction: NSWritingDirection, _ isRightToLeftDefault: Bool, _ styles: [(end: Int, style: TextStyle)],
    _ hasDirections: Bool
  ) {
    reset(&levels, units.count, 0)
    let base: Int32
    switch direction {
    case .leftToRight: base = 0
    case .rightToLeft: base = 1
    case .natural: base = isRightToLeftDefault ? 3 : 2
    }
    if hasDirections { embed(styles, isRightToLeft: base & 1 == 1) }
    let level = cicu_bidi_levels(units.baseAddress, Int32(units.count), base, hasDirections ? 1 : 0, &levels)
    if level < 0 { reset(&levels, units.count, 0) }
    baseLevel = UInt8(max(level, 0)) & 1
  }

  /// Applies the embedding levels of `writingDirection` attributes.
  private func embed(_ styles: [(end: Int, style: TextStyle)], isRightToLeft: Bool) {
    var start = 0
    let base: UInt8 = isRightToLeft ? 1 : 0
    for (end, style) in styles {
      var level = base
      var isOverride = false
      for value in style.isRightToLeftOverride.prefix(30) {
        let wantsRight = value & 1 == 1
        level += (level & 1 == 1) == wantsRight ? 2 : 1
        isOverride = value & 2 != 0
      }
      for index in start..<min(end, units.count) { levels[index] = isOverride ? level | 0x80 : level }
      start = end
    }
  }

  // MARK: Items

  private func kind(_ unit: UInt16, _ style: TextStyle) -> Kind {
    if let override = style.override {
      switch override.kind {
      case .hidden, .lineBreak: return .invisible
      case .glyph: return .text
      case .tab: return .tab
      case .space: return .attachment
      }
    }
    if unit >= 0x20, unit < 0x7F { return .text }
    switch unit {
    case 0x09: return .tab
    case 0xFFFC: return style.attachment == nil ? .invisible : .attachment
    case 0x00...0x1F, 0x7F...0x9F, 0x2028, 0x2029: return .invisible
    default: return .text
    }
  }

  /// Itemizes text whose characters are all available in the requested fonts and drawn unchanged.
  private func itemizeSimply(_ styles: [(end: Int, style: TextStyle)], needsBidi: Bool) {
    var start = 0
    for (end, style) in styles {
      let end = min(end, units.count)
      var index = start
      while index < end {
        let kind = kind(units[index], style)
        let level = needsBidi ? levels[index] : 0
        var stop = index + 1
        if kind == .text || kind == .invisible {
          while stop < end, self.kind(units[stop], style) == kind, !needsBidi || levels[stop] == level { stop += 1 }
        }
        add(kind, style.instance.primary, style, level, index, stop)
        index = stop
      }
      start = end
    }
  }

  private func itemizeClusters(_ styles: [(end: Int, style: TextStyle)], needsBidi: Bool) {
    reset(&graphemes, units.count + 1, 0)
    if cicu_grapheme_breaks(units.baseAddress, Int32(units.count), &graphemes) == 0 {
      reset(&graphemes, units.count + 1, 1)
    }
    var styleIndex = 0
    var index = 0
    var previous: SizedFace?
    while index < units.count {
      while styleIndex < styles.count - 1, styles[styleIndex].end <= index { styleIndex += 1 }
      let style = styles[styleIndex].style
      let kind = kind(units[index], style)
      let level = needsBidi ? levels[index] : 0
      var end = index + 1
      while end < units.count, graphemes[end] == 0, end < styles[styleIndex].end { end += 1 }
      var face: SizedFace?
      if kind == .text { face = self.face(index, end, style, previous) }
      previous = face ?? previous
      if let last = items.last, last.kind == kind, kind == .text || kind == .invisible, last.end == index,
        last.style === style, last.level == level, last.face === face
      {
        items[items.count - 1].end = end
      } else {
        add(kind, face, style, level, index, end)
      }
      index = end
    }
  }

  private func add(_ kind: Kind, _ face: SizedFace?, _ style: TextStyle, _ level: UInt8, _ start: Int, _ end: Int) {
    items.append(
      Item(
        kind: kind, face: face, style: style, level: level, start: start, end: end, firstGlyph: 0, endGlyph: 0))
  }

  func scalar(_ index: Int) -> UInt32 {
    let unit = UInt32(units[index])
    guard unit & 0xFC00 == 0xD800, index + 1 < units.count, units[index + 1] & 0xFC00 == 0xDC00 else {
      return unit & 0xF800 == 0xD800 ? 0xFFFD : unit
    }
    return 0x10000 + ((unit - 0xD800) << 10) + (UInt32(units[index + 1]) - 0xDC00)
  }

  /// Returns the face for a cluster: the color font for emoji, otherwise according to its first character.
  private func face(_ start: Int, _ end: Int, _ style: TextStyle, _ previous: SizedFace?) -> SizedFace? {
    let character = scalar(start)
    if character < 0x250, end == start + 1 { return style.instance.face(for: character, isEmoji: false) }
    let properties = character < 0x80 ? 0 : Int(cicu_properties(character))
    if properties & CICU_IGNORABLE != 0, let previous { return previous }
    var isEmoji = properties & CICU_EMOJI_PRESENTATION != 0
    var index = start + (character > 0xFFFF ? 2 : 1)
    while index < end {
      switch units[index] {
      case 0xFE0E: isEmoji = false
      case 0xFE0F, 0x20E3: isEmoji = true
      case 0x200D: isEmoji = isEmoji || properties & CICU_EMOJI != 0
      case 0xD83C where index + 1 < end && (0xDFFB...0xDFFF).contains(units[index + 1]):
        isEmoji = isEmoji || properties & CICU_EMOJI != 0
      default: break
      }
      index += 1
    }
    return style.instance.face(for: character, isEmoji: isEmoji)
  }

  // MARK: Breaks

  private func findBreaks(_ traits: CharacterTraits) {
    if traits.contains(.needsBreakRules) {
      _ = cicu_line_breaks(units.baseAddress, Int32(units.count), &breaks)
      return
    }
    // The text contains only words and spaces, so a line can begin with each word.
    var index = 1
    while index < units.count {
      if units[index - 1] == 0x20, units[index] != 0x20 { breaks[index] = 1 }
      index += 1
    }
  }

  private func breakAtOverrides() {
    for item in items where item.style.override?.kind == .lineBreak {
      for index in item.start..<item.end where index + 1 < units.count { breaks[index + 1] = 2 }
    }
  }

  // MARK: Shaping

  private func shape() {
    reset(&glyphIndex, units.count + 1, -1)
    for index in items.indices {
      items[index].firstGlyph = glyphs.count
      if items[index].kind == .text, let face = items[index].face { shape(items[index], face) }
      items[index].endGlyph = glyphs.count
    }
    // A unit without a glyph refers to the next glyph.
    glyphIndex[units.count] = Int32(glyphs.count)
    var glyph = glyphs.count - 1
    while glyph >= 0 {
      glyphIndex[Int(glyphs[glyph].cluster)] = Int32(glyph)
      glyph -= 1
    }
    var unit = units.count - 1
    while unit >= 0 {
      if glyphIndex[unit] < 0 { glyphIndex[unit] = glyphIndex[unit + 1] }
      unit -= 1
    }
  }

  private func shape(_ item: Item, _ face: SizedFace) {
    if case .glyph(let id) = item.style.override?.kind {
      // A single glyph represents the whole item, at its first character.
      let advance =
        face.fixedAdvance ?? Float(face.face.advance(id)) * face.horizontalScale * item.style.expansion
      glyphs.append(Glyph(id: id, cluster: Int32(item.start), advance: advance + item.style.spacing, dx: 0, dy: 0))
      advances[item.start] = advance + item.style.spacing
      return
    }
    let isRightToLeft = item.level & 1 == 1
    let spaceGlyph = face.face.asciiGlyphs[32]
    var script = FaceShaper.commonScript
    var index = item.start
    while index < item.end {
      let unit = units[index]
      if unit == 0x20, spaceGlyph != 0 {
        let advance = face.space * item.style.expansion + item.style.spacing
        glyphs.append(Glyph(id: spaceGlyph, cluster: Int32(index), advance: advance, dx: 0, dy: 0))
        advances[index] = advance
        index += 1
        continue
      }
      if CharacterTraits.isUnshaped(unit) {
        shapeDirectly(index, face, item.style)
        index += 1
        continue
      }
      var end = index + 1
      var wordScript = self.script(index)
      while end < item.end, units[end] != 0x20, !CharacterTraits.isUnshaped(units[end]) {
        let next = self.script(end)
        if FaceShaper.isReal(next) {
          if !FaceShaper.isReal(wordScript) { wordScript = next } else if next != wordScript { break }
        }
        end += 1
      }
      if FaceShaper.isReal(wordScript) { script = wordScript }
      appendWord(index..<end, face, item.style, script, isRightToLeft)
      index = end
    }
  }

  private func script(_ index: Int) -> UInt32 {
    let unit = units[index]
    if unit < 0x250 { return FaceShaper.latinScript }
    if unit & 0xFC00 == 0xDC00 { return FaceShaper.commonScript }
    return FaceShaper.script(scalar(index))
  }

  /// Shapes an ideograph, kana or Hangul syllable, which is always a single glyph.
  private func shapeDirectly(_ index: Int, _ face: SizedFace, _ style: TextStyle) {
    let glyph = face.face.glyph(UInt32(units[index]))
    let advance = Float(face.face.advance(glyph)) * face.horizontalScale * style.expansion + style.spacing
    glyphs.append(Glyph(id: glyph, cluster: Int32(index), advance: advance, dx: 0, dy: 0))
    advances[index] = advance
  }

  private func appendWord(
    _ range: Range<Int>, _ face: SizedFace, _ style: TextStyle, _ script: UInt32, _ isRightToLeft: Bool
  ) {
    let word = face.shaper.word(
      UnsafeBufferPointer(rebasing: units[range]), script: script, isRightToLeft: isRightToLeft)
    let scale = face.scale
    let horizontal = face.horizontalScale * style.expansion
    let spacing = style.spacing
    for glyph in word.glyphs {
      let unit = range.lowerBound + Int(glyph.cluster)
      var advance = Float(glyph.advance) * horizontal
      if glyph.advance != 0 {
        if let fixed = face.fixedAdvance {
          advance = fixed
        } else if let fit = face.fit {
          advance += fit.extra(units[unit])
        }
        advance += spacing
      }
      advances[unit] += advance
      glyphs.append(
        Glyph(
          id: glyph.id, cluster: Int32(unit), advance: advance, dx: Float(glyph.dx) * horizontal,
          dy: Float(glyph.dy) * scale))
    }
  }
}
