/// The font families of iOS: their names, line metrics and substitutes.
///
/// Apple's fonts are not free, so each has a similar substitute from a Debian package (`StandInFont`), which is
/// scaled to the x-height and the average advance of the original. The values that apps measure (line heights,
/// PostScript names) are Apple's.
package enum FontCatalog {
  package struct Face: Sendable {
    package var name: String
    package var weight: CGFloat
    package var isItalic: Bool
    package var isCondensed = false
  }

  package struct Family: Sendable {
    package var name: String
    package var faces: [Face]
    package var metrics: VerticalMetrics
    /// The design for descriptors: whether the font is monospaced or has serifs.
    package var design: FontSpec.Design
    /// The advance of all characters of a monospaced font, in units of the em.
    package var fixedAdvance: CGFloat?
    /// The substitute that is drawn; nil for Inter.
    var standIn: StandInFont?
    /// The average advance of English text including spaces, in units of the em; nil if the substitute has the same
    /// advances as the original.
    var average: CGFloat?
    /// The OpenType features that make the substitute more similar.
    var features: [FontSpec.Feature] = []
  }

  package static func family(_ name: String) -> Family? {
    let key = normalized(name)
    return RegisteredFonts.family(name) ?? byName[key]
  }

  /// Returns the family and face with a PostScript name or family name.
  package static func face(postScriptName: String) -> (Family, Face)? {
    if let registered = RegisteredFonts.face(postScriptName) { return registered }
    let key = normalized(postScriptName)
    if let found = byFace[key] { return found }
    guard let family = byName[key],
      let face = family.faces.first(where: { $0.weight == 0 && !$0.isItalic })
        ?? family.faces.first
    else { return nil }
    return (family, face)
  }

  package static var familyNames: [String] {
    (families.map(\.name) + RegisteredFonts.familyNames).sorted()
  }

  package static func verticalMetrics(_ spec: FontSpec) -> VerticalMetrics {
    if spec.isSystem {
      switch spec.design {
      case .standard, .rounded: return .sanFrancisco(weight: spec.weight, size: spec.size)
      case .serif: return .serif
      case .monospaced: return .monospaced
      }
    }
    return family(spec.family)?.metrics ?? .sanFrancisco(weight: spec.weight, size: spec.size)
  }

  private static func normalized(_ name: String) -> String {
    name.lowercased().filter { $0 != " " }
  }

  private static let families = latinFamilies + displayFamilies + otherFamilies

  private static let byName = Dictionary(
    families.map { (normalized($0.name), $0) }, uniquingKeysWith: { first, _ in first })

  private static let byFace: [String: (Family, Face)] = {
    var result: [String: (Family, Face)] = [:]
    for family in families {
      for face in family.faces { result[normalized(face.name)] = (family, face) }
    }
    return result
  }()

  // MARK: Construction of the tables

  /// Returns faces from the suffixes of their PostScript names ("Bold", "BoldItalic", ""), which determine weight
  /// and slant.
  static func faces(_ base: String, _ suffixes: String) -> [Face] {
    suffixes.split(separator: " ").map { suffix in
      let style = suffix == "-" ? "" : String(suffix)
      return Face(
        name: style.isEmpty ? base : "\(base)-\(style)", weight: weight(style),
        isItalic: style.contains("Ital") || style.contains("Obli") || style.hasSuffix("It"),
        isCondensed: style.contains("Condensed"))
    }
  }

  private static let weights: [(String, CGFloat)] = [
    ("UltraLight", -0.8), ("Ultralight", -0.8), ("Thin", -0.6), ("Book", -0.1), ("Light", -0.4), ("SemiBold", 0.3),
    ("Semibold", 0.3), ("DemiBold", 0.3), ("ExtraBold", 0.56), ("Medium", 0.23), ("Heavy", 0.56), ("Black", 0.62),
    ("Bold", 0.4), ("Wide", 0.4), ("W3", 0), ("W4", 0), ("W6", 0.3), ("W7", 0.4), ("W8", 0.56),
  ]

  private static func weight(_ style: String) -> CGFloat { weights.first { style.contains($0.0) }?.1 ?? 0 }

  static func metrics(
    _ ascent: CGFloat, _ descent: CGFloat, _ leading: CGFloat, cap: CGFloat, x: CGFloat
  ) -> VerticalMetrics {
    VerticalMetrics(ascent: ascent, descent: descent, leading: leading, capHeight: cap, xHeight: x)
  }

  static func family(
    _ name: String, _ faces: [Face], _ metrics: VerticalMetrics, _ standIn: StandInFont?, average: CGFloat? = nil,
    design: FontSpec.Design = .standard, fixed: CGFloat? = nil, features: [FontSpec.Feature] = []
  ) -> Family {
    Family(
      name: name, faces: faces, metrics: metrics, design: design, fixedAdvance: fixed, standIn: standIn,
      average: average, features: features)
  }
}
