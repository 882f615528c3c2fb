/// The specification of a font. Fonts with equal specifications are drawn identically.
package struct FontSpec: Hashable, Sendable {
  /// The family name of the system font on iOS.
  package static let systemFamily = ".AppleSystemUIFont"

  package enum Design: String, Sendable { case standard, serif, monospaced, rounded }

  package struct Feature: Hashable, Sendable {
    /// The OpenType tag, such as `tnum`.
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
  /// The weight, from -1 to 1, as a value of `UIFont.Weight`.
  package var weight: CGFloat = 0
  /// The width, as a value of `UIFont.Width`.
  package var width: CGFloat = 0
  package var isItalic = false
  package var features: [Feature] = []
  /// The name under which the font was requested; nil for the system font.
  package var postScriptName: String?
  /// The adjustment of the line height in points by the tight and loose leading traits.
  package var leadingAdjustment: CGFloat = 0

  package init(size: CGFloat) { self.size = size }

  package var isSystem: Bool { family == FontSpec.systemFamily }
}

extension FontSpec {
  /// Returns the font of iOS with a PostScript or family name; nil if there is none.
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

  /// Returns the default font of text on iOS: Helvetica.
  package static func fallback(size: CGFloat) -> FontSpec { named("Helvetica", size: size) ?? FontSpec(size: size) }
}
