internal import CHarfBuzz
import ObjectiveC

/// The adjustment of substitute fonts to the originals: the size matches the x-height, the width matches the
/// average advance, and a missing slant or weight is synthesized.
enum StandInFit {
  /// Returns the face that draws a named font of iOS; nil if it has no substitute, or the substitute is not
  /// installed.
  static func face(_ spec: FontSpec) -> SizedFace? {
    guard let family = FontCatalog.family(spec.family), let standIn = family.standIn else { return nil }
    let isCondensed =
      spec.postScriptName.flatMap { FontCatalog.face(postScriptName: $0) }?.1.isCondensed ?? false
    return open(spec, family, isCondensed ? condensed(standIn) : standIn, isCondensed: isCondensed)
  }

  /// Returns the substitute for the condensed faces of a family.
  private static func condensed(_ standIn: StandInFont) -> StandInFont {
    switch standIn.name {
    case StandInFont.liberationSans.name: return .nimbusNarrow
    case StandInFont.universalis.name: return .universalisCondensed
    default: return standIn
    }
  }

  /// The approximate width of condensed faces relative to the family, for substitutes without such a face.
  private static let condensedWidth: CGFloat = 0.82

  private static func open(
    _ spec: FontSpec, _ family: FontCatalog.Family, _ standIn: StandInFont, isCondensed: Bool
  ) -> SizedFace? {
    guard let file = standIn.file(weight: spec.weight, isItalic: spec.isItalic),
      let face = FontMatcher.open([file.name]), let regular = FontMatcher.open([standIn.files[0].name])
    else {
      Console.writeOnce(
        "Flipside: \(standIn.name), which replaces \(family.name), is not installed (Debian, Ubuntu: apt install "
          + "\(standIn.package)); another font is drawn")
      return nil
    }
    logStandIn(family, standIn)
    let features = family.features + spec.features
    var size = spec.size
    var stretch: CGFloat = 1
    if let average = family.average {
      let (height, advance) = measures(regular, family.features)
      let factor = min(max(family.metrics.xHeight / max(height, 0.01), 0.75), 1.35)
      size *= factor
      if standIn.name != family.standIn?.name {
        // The width of a condensed substitute is kept.
      } else {
        let wanted = average * (isCondensed ? condensedWidth : 1)
        stretch = min(max(wanted / max(advance * factor, 0.01), 0.7), 1.4)
      }
    }
    let isBold = spec.weight >= 0.3 && file.weight < 0.3
    return SizedFace(
      face: face, drawingSize: size, features: features,
      fixedAdvance: family.fixedAdvance.map { Float($0 * spec.size) },
      skew: spec.isItalic && !file.isItalic ? 0.21 : 0, embolden: isBold ? spec.size * 0.03 : 0, stretch: stretch)
  }

  /// Logs once for each family that it is drawn with a substitute.
  private static func logStandIn(_ family: FontCatalog.Family, _ standIn: StandInFont) {
    guard family.average != nil else { return }
    Console.writeOnce(
      "Flipside: \(family.name) is drawn with \(standIn.name), fitted to its height and width, because Apple's "
        + "fonts are not free. A font file in the app's UIAppFonts is drawn unchanged")
  }

  // MARK: Metrics of a file

  /// The frequencies of letters and spaces in English text, in percent.
  private static let frequencies: [(character: UInt32, share: CGFloat)] = zip(
    " etaonisrhldumcfwgpybvkxjqz".unicodeScalars.map(\.value),
    [
      18.29, 10.27, 7.52, 6.53, 6.16, 5.71, 5.67, 5.32, 4.99, 4.98, 3.32, 3.28, 2.28, 2.23, 2.03, 1.98, 1.7, 1.62,
      1.5,
      1.43, 1.26, 0.8, 0.56, 0.14, 0.1, 0.08, 0.05,
    ]
  ).map { (character: $0, share: $1) }

  private struct Key: Hashable {
    var face: ObjectIdentifier
    var features: [FontSpec.Feature]
  }
  /// Protected by `Typesetter.lock`.
  nonisolated(unsafe) private static var known: [Key: (height: CGFloat, advance: CGFloat)] = [:]

  /// Returns the x-height and the average advance, in units of the em.
  private static func measures(_ face: FontFace, _ features: [FontSpec.Feature]) -> (CGFloat, CGFloat) {
    let key = Key(face: ObjectIdentifier(face), features: features)
    if let measured = known[key] { return measured }
    let shaper = face.shaper(features: features)
    func glyph(_ character: UInt32) -> FaceShaper.Glyph? {
      let units = [UInt16(truncatingIfNeeded: character)]
      return units.withUnsafeBufferPointer {
        shaper.word($0, script: FaceShaper.latinScript, isRightToLeft: false).glyphs.first
      }
    }
    let em = CGFloat(face.unitsPerEm)
    let total = frequencies.reduce(0) { $0 + CGFloat(glyph($1.character)?.advance ?? 0) * $1.share }
    let share = frequencies.reduce(0) { $0 + $1.share }
    var extents = hb_glyph_extents_t()
    var height: CGFloat = 0.5
    if let x = glyph(0x78), hb_font_get_glyph_extents(face.hbFont, x.id, &extents) != 0 {
      height = CGFloat(extents.y_bearing) / em
    }
    let measured = (height, total / share / em)
    known[key] = measured
    return measured
  }
}
