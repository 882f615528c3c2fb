internal import CHarfBuzz

/// Shapes words of one face with one set of features, and remembers them.
///
/// A word is shaped alone, so the same word costs nothing the next time, at any size and on any line: glyphs are
/// kept in font units. Used under `Typesetter.lock`.
final class FaceShaper: @unchecked Sendable {
  /// The glyphs of a word, in the order of its characters (a right-to-left word is reversed when it is drawn).
  final class Word {
    let units: [UInt16]
    let script: UInt32
    let isRightToLeft: Bool
    let hash: Int
    var glyphs: [Glyph] = []
    /// Another word of the same bucket.
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
    /// Unit of the word that it belongs to.
    var cluster: Int32
    var advance: Int32
    var dx: Int32
    var dy: Int32
  }

  let face: FontFace
  private let features: [hb_feature_t]
  /// The width of all figures, in font units, when monospaced figures are requested. Inter's own differ: those of
  /// its display cut are kerned, and its bold 4 is narrower.
  private var figureAdvance: Int32?
  private var buckets: [Word?] = Array(repeating: nil, count: 4096)
  private var count = 0

  /// Words are forgotten beyond this number.
  private static let limit = 20_000
  // HarfBuzz's, used under `Typesetter.lock`.
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

  /// The shaped word of units, from memory where it was shaped before.
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

  /// Gives figures one width, with each in its middle.
  private func centreFigures(_ glyphs: inout [Glyph], _ units: UnsafeBufferPointer<UInt16>, _ width: Int32) {
    for index in glyphs.indices where (0x30...0x39).contains(units[Int(glyphs[index].cluster)]) {
      let own = face.advance(glyphs[index].id)
      glyphs[index].dx = (width - own) / 2
      glyphs[index].advance = width
    }
  }

  /// HarfBuzz's script tag of a character.
  static func script(_ character: UInt32) -> UInt32 {
    hb_unicode_script(hb_unicode_funcs_get_default(), character).rawValue
  }
}

extension FaceShaper {
  static let commonScript = HB_SCRIPT_COMMON.rawValue
  static let latinScript = HB_SCRIPT_LATIN.rawValue

  /// Whether the script determines the shaping, unlike those of punctuation and marks.
  @inline(__always)
  static func isReal(_ script: UInt32) -> Bool {
    script != HB_SCRIPT_COMMON.rawValue && script != HB_SCRIPT_INHERITED.rawValue
  }
}
