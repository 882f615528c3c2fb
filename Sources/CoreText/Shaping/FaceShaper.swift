internal import CHarfBuzz

/// A shaper of words with one face and one set of features, with a cache.
///
/// Words are shaped separately and cached in font units, so that a word is shaped once for all sizes and lines.
/// Protected by `Typesetter.lock`.
final class FaceShaper: @unchecked Sendable {
  /// The glyphs of a word in the order of its characters; a right-to-left word is reversed for drawing.
  final class Word {
    let units: [UInt16]
    let script: UInt32
    let isRightToLeft: Bool
    let hash: Int
    var glyphs: [Glyph] = []
    /// The next word in the same bucket of the hash table.
    var next: Word?

    init(units: [UInt16], script: UInt32, isRightToLeft: Bool, hash: Int) {
      self.units = units
      self.script = script
      self.isRightToLeft = isRightToLeft
      self.hash = hash
    }
  }

  struct Glyph {
    var id: UInt32
    /// The index of the glyph's first unit in the word.
    var cluster: Int32
    var advance: Int32
    var dx: Int32
    var dy: Int32
  }

  let face: FontFace
  private let features: [hb_feature_t]
  /// The common width of figures, in font units, if monospaced figures are requested. Inter's tabular figures
  /// differ in width: those of its display variant are kerned, and its bold 4 is narrower.
  private var figureAdvance: Int32?
  private var buckets: [Word?] = Array(repeating: nil, count: 4096)
  private var count = 0

  /// The maximum number of cached words.
  private static let limit = 20_000
  // HarfBuzz's buffer and language, protected by `Typesetter.lock`.
  nonisolated(unsafe) private static let buffer: OpaquePointer? = hb_buffer_create()
  nonisolated(unsafe) private static let scriptLanguages: OpaquePointer? = hb_language_from_string("en", -1)

  init(face: FontFace, features: [FontSpec.Feature]) {
    self.face = face
    let isTabular = features.last { $0.tag == "tnum" || $0.tag == "pnum" }.map { $0.tag == "tnum" && $0.value != 0 }
    self.features = features.compactMap { feature in
      let bytes = Array(feature.tag.utf8)
      guard bytes.count == 4 else { return nil }
      let tag = bytes.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      return hb_feature_t(tag: tag, value: feature.value, start: 0, end: UInt32.max)
    }
    if isTabular == true {
      let zero: [UInt16] = [0x30]
      figureAdvance = zero.withUnsafeBufferPointer {
        shape($0, script: FaceShaper.latinScript, isRightToLeft: false).first?.advance
      }
    }
  }

  /// Returns the shaped word, from the cache if possible.
  func word(_ units: UnsafeBufferPointer<UInt16>, script: UInt32, isRightToLeft: Bool) -> Word {
    var hash = Int(script) &* 31 &+ (isRightToLeft ? 1 : 0)
    for unit in units { hash = (hash ^ Int(unit)) &* 0x100_0000_01b3 }
    hash ^= hash >> 29
    let slot = hash & (buckets.count - 1)
    var candidate = buckets[slot]
    while let word = candidate {
      if word.hash == hash, word.script == script, word.isRightToLeft == isRightToLeft,
        word.units.count == units.count, word.units.elementsEqual(units)
      {
        return word
      }
      candidate = word.next
    }
    let word = Word(units: Array(units), script: script, isRightToLeft: isRightToLeft, hash: hash)
    word.glyphs = shape(units, script: script, isRightToLeft: isRightToLeft)
    if units.count <= 64 { remember(word, slot) }
    return word
  }

  private func remember(_ word: Word, _ slot: Int) {
    if count >= FaceShaper.limit {
      buckets = Array(repeating: nil, count: buckets.count)
      count = 0
    }
    word.next = buckets[slot]
    buckets[slot] = word
    count += 1
  }

  private func shape(_ units: UnsafeBufferPointer<UInt16>, script: UInt32, isRightToLeft: Bool) -> [Glyph] {
    guard let buffer = FaceShaper.buffer else { return [] }
    hb_buffer_clear_contents(buffer)
    hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_GRAPHEMES)
    hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, hb_script_t(rawValue: script))
    hb_buffer_set_language(buffer, FaceShaper.scriptLanguages)
    hb_buffer_add_utf16(buffer, units.baseAddress, Int32(units.count), 0, Int32(units.count))
    features.withUnsafeBufferPointer {
      hb_shape(face.hbFont, buffer, $0.baseAddress, UInt32($0.count))
    }
    var length: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &length),
      let positions = hb_buffer_get_glyph_positions(buffer, &length)
    else { return [] }
    let count = Int(length)
    var glyphs = [Glyph](unsafeUninitializedCapacity: count) { target, filled in
      for index in 0..<count {
        let source = isRightToLeft ? count - 1 - index : index
        target[index] = Glyph(
          id: infos[source].codepoint, cluster: Int32(bitPattern: infos[source].cluster),
          advance: positions[source].x_advance, dx: positions[source].x_offset, dy: positions[source].y_offset)
      }
      filled = count
    }
    if let figureAdvance { centreFigures(&glyphs, units, figureAdvance) }
    return glyphs
  }

  /// Sets the advances of figures to a common width, and centers them within it.
  private func centreFigures(_ glyphs: inout [Glyph], _ units: UnsafeBufferPointer<UInt16>, _ width: Int32) {
    for index in glyphs.indices where (0x30...0x39).contains(units[Int(glyphs[index].cluster)]) {
      let own = face.advance(glyphs[index].id)
      glyphs[index].dx = (width - own) / 2
      glyphs[index].advance = width
    }
  }

  /// Returns the script of a character, as HarfBuzz's tag.
  static func script(_ character: UInt32) -> UInt32 {
    hb_unicode_script(hb_unicode_funcs_get_default(), character).rawValue
  }
}

extension FaceShaper {
  static let commonScript = HB_SCRIPT_COMMON.rawValue
  static let latinScript = HB_SCRIPT_LATIN.rawValue

  /// Returns whether a script affects shaping, unlike those of punctuation and marks.
  @inline(__always)
  static func isReal(_ script: UInt32) -> Bool {
    script != HB_SCRIPT_COMMON.rawValue && script != HB_SCRIPT_INHERITED.rawValue
  }
}
