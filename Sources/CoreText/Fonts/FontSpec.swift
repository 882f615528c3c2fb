/// The specification of a font. Two fonts with equal specifications draw the same.
package struct FontSpec: Hashable, Sendable {
  /// The system font's family name, as iOS reports it.
  package static let systemFamily = ".AppleSystemUIFont"

  package enum Design: String, Sendable { case standard, serif, monospaced, rounded }

  package struct Feature: Hashable, Sendable {
    /// OpenType tag, such as `tnum`.
    package var tag: String
    package var value: UInt32
    package init(tag: String, value: UInt32) {
      self.tag = tag
      self.value = value
    }
  }

  package var family = FontSpec.systemFamily
  package var design = Design.standard
  package var size: CGFloat
  /// -1 to 1, as `UIFont.Weight`.
  package var weight: CGFloat = 0
  /// The width, as a value of `UIFont.Width`.
  package var width: CGFloat = 0
  package var isItalic = false
  package var features: [Feature] = []
  /// The name by which the font was requested; nil for the system font.
  package var postScriptName: String?
  /// Adjusts the line height as the tight and loose leading traits do, in points.
  package var leadingAdjustment: CGFloat = 0

  package init(size: CGFloat) { self.size = size }

  package var isSystem: Bool { family == FontSpec.systemFamily }
}

extension FontSpec {
  /// The font that iOS has under a PostScript or family name; nil for none.
  package static func named(_ name: String, size: CGFloat) -> FontSpec? {
    guard let (family, face) = FontCatalog.face(postScriptName: name) else { return nil }
    var spec = FontSpec(size: size)
    spec.family = family.name
    spec.design = family.design
    spec.weight = face.weight
    spec.isItalic = face.isItalic
    spec.postScriptName = face.name
    return spec
  }

  /// The font of text without a font, or with one that does not exist, on iOS: Helvetica.
  package static func fallback(size: CGFloat) -> FontSpec { named("Helvetica", size: size) ?? FontSpec(size: size) }
}
