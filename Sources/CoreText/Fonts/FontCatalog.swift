/// The font families that apps ask for by name: what iOS calls them, how tall their lines are, and what is drawn.
package enum FontCatalog {
  package struct Face: Sendable {
    package var name: String
    package var weight: CGFloat
    package var isItalic: Bool
  }

  package struct Family: Sendable {
    package var name: String
    package var faces: [Face]
    package var metrics: VerticalMetrics
    /// What is drawn for it where the family itself is not installed.
    package var design: FontSpec.Design
    /// Advance of every character, in ems, for a font of one width.
    package var fixedAdvance: CGFloat?
  }

  package static func family(_ name: String) -> Family? {
    let key = normalized(name)
    return RegisteredFonts.family(name) ?? byName[key]
  }

  /// The family and face of a PostScript name; also of a plain family name.
  package static func face(postScriptName: String) -> (Family, Face)? {
    if let registered = RegisteredFonts.face(postScriptName) { return registered }
    let key = normalized(postScriptName)
    if let found = byFace[key] { return found }
    guard let family = byName[key], let face = family.faces.first(where: { $0.weight == 0 && !$0.isItalic })
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

  private static let byName = Dictionary(
    families.map { (normalized($0.name), $0) }, uniquingKeysWith: { first, _ in first })

  private static let byFace: [String: (Family, Face)] = {
    var result: [String: (Family, Face)] = [:]
    for family in families {
      for face in family.faces { result[normalized(face.name)] = (family, face) }
    }
    return result
  }()

  // MARK: The families of iOS

  private static func faces(_ base: String, _ suffixes: [(String, CGFloat, Bool)]) -> [Face] {
    suffixes.map { Face(name: $0.0.isEmpty ? base : "\(base)-\($0.0)", weight: $0.1, isItalic: $0.2) }
  }

  private static let fullRange: [(String, CGFloat, Bool)] = [
    ("UltraLight", -0.8, false), ("UltraLightItalic", -0.8, true), ("Thin", -0.6, false),
    ("ThinItalic", -0.6, true), ("Light", -0.4, false), ("LightItalic", -0.4, true), ("", 0, false),
    ("Italic", 0, true), ("Medium", 0.23, false), ("MediumItalic", 0.23, true), ("Bold", 0.4, false),
    ("BoldItalic", 0.4, true), ("CondensedBold", 0.4, false), ("CondensedBlack", 0.62, false),
  ]
  private static let oblique: [(String, CGFloat, Bool)] = [
    ("", 0, false), ("Bold", 0.4, false), ("Oblique", 0, true), ("BoldOblique", 0.4, true),
  ]
  private static let italic: [(String, CGFloat, Bool)] = [
    ("", 0, false), ("Bold", 0.4, false), ("Italic", 0, true), ("BoldItalic", 0.4, true),
  ]
  private static let avenir: [(String, CGFloat, Bool)] = [
    ("Light", -0.4, false), ("LightOblique", -0.4, true), ("Book", -0.1, false), ("BookOblique", -0.1, true),
    ("Roman", 0, false), ("Oblique", 0, true), ("Medium", 0.23, false), ("MediumOblique", 0.23, true),
    ("Heavy", 0.4, false), ("HeavyOblique", 0.4, true), ("Black", 0.56, false), ("BlackOblique", 0.56, true),
  ]
  private static let avenirNext: [(String, CGFloat, Bool)] = [
    ("UltraLight", -0.8, false), ("UltraLightItalic", -0.8, true), ("Regular", 0, false), ("Italic", 0, true),
    ("Medium", 0.23, false), ("MediumItalic", 0.23, true), ("DemiBold", 0.3, false),
    ("DemiBoldItalic", 0.3, true), ("Bold", 0.4, false), ("BoldItalic", 0.4, true), ("Heavy", 0.56, false),
    ("HeavyItalic", 0.56, true),
  ]

  private static func metrics(
    _ ascent: CGFloat, _ descent: CGFloat, _ leading: CGFloat, cap: CGFloat, x: CGFloat
  ) -> VerticalMetrics {
    VerticalMetrics(ascent: ascent, descent: descent, leading: leading, capHeight: cap, xHeight: x)
  }

  private static func family(
    _ name: String, _ faces: [Face], _ metrics: VerticalMetrics, _ design: FontSpec.Design = .standard,
    advance: CGFloat? = nil
  ) -> Family {
    Family(name: name, faces: faces, metrics: metrics, design: design, fixedAdvance: advance)
  }

  /// Names and metrics as those fonts publish them in their own tables (`hhea`, `OS/2`).
  private static let families: [Family] = [
    family("Helvetica", faces("Helvetica", oblique), metrics(0.77, 0.23, 0, cap: 0.7173, x: 0.5229)),
    family(
      "Helvetica Neue", faces("HelveticaNeue", fullRange), metrics(0.952, 0.213, 0.028, cap: 0.714, x: 0.523)),
    family(
      "Arial",
      faces("Arial", [("BoldMT", 0.4, false), ("ItalicMT", 0, true), ("BoldItalicMT", 0.4, true)])
        + [Face(name: "ArialMT", weight: 0, isItalic: false)],
      metrics(0.9052734375, 0.2119140625, 0.03271484375, cap: 0.7163, x: 0.519)),
    family("Avenir", faces("Avenir", avenir), metrics(1, 0.366, 0, cap: 0.708, x: 0.468)),
    family("Avenir Next", faces("AvenirNext", avenirNext), metrics(1, 0.366, 0, cap: 0.708, x: 0.468)),
    family(
      "Verdana", faces("Verdana", italic), metrics(1.0053, 0.21, 0, cap: 0.727, x: 0.5454)),
    family(
      "Trebuchet MS",
      faces("Trebuchet", [("BoldItalic", 0.4, true)])
        + [
          Face(name: "TrebuchetMS", weight: 0, isItalic: false),
          Face(name: "TrebuchetMS-Bold", weight: 0.4, isItalic: false),
          Face(name: "TrebuchetMS-Italic", weight: 0, isItalic: true),
        ], metrics(0.939, 0.222, 0, cap: 0.716, x: 0.523)),
    family(
      "Gill Sans", faces("GillSans", italic), metrics(0.918, 0.23, 0, cap: 0.682, x: 0.449)),
    family(
      "Futura",
      faces("Futura", [("Medium", 0.23, false), ("MediumItalic", 0.23, true), ("Bold", 0.4, false)]),
      metrics(1.0386, 0.2598, 0.03, cap: 0.7617, x: 0.4316)),
    family(
      "Georgia", faces("Georgia", italic), metrics(0.9170, 0.2192, 0, cap: 0.6924, x: 0.4814), .serif),
    family(
      "Times New Roman",
      [
        Face(name: "TimesNewRomanPSMT", weight: 0, isItalic: false),
        Face(name: "TimesNewRomanPS-BoldMT", weight: 0.4, isItalic: false),
        Face(name: "TimesNewRomanPS-ItalicMT", weight: 0, isItalic: true),
        Face(name: "TimesNewRomanPS-BoldItalicMT", weight: 0.4, isItalic: true),
      ], metrics(0.8911, 0.2163, 0.0425, cap: 0.6621, x: 0.4473), .serif),
    family(
      "Palatino",
      faces(
        "Palatino", [("Roman", 0, false), ("Bold", 0.4, false), ("Italic", 0, true), ("BoldItalic", 0.4, true)]),
      metrics(0.732, 0.283, 0.33, cap: 0.716, x: 0.475), .serif),
    family(
      "Courier", faces("Courier", oblique), metrics(0.7539, 0.2461, 0, cap: 0.5762, x: 0.4385), .monospaced,
      advance: 0.6001),
    family(
      "Courier New",
      [
        Face(name: "CourierNewPSMT", weight: 0, isItalic: false),
        Face(name: "CourierNewPS-BoldMT", weight: 0.4, isItalic: false),
        Face(name: "CourierNewPS-ItalicMT", weight: 0, isItalic: true),
        Face(name: "CourierNewPS-BoldItalicMT", weight: 0.4, isItalic: true),
      ], metrics(0.8333, 0.3, 0, cap: 0.5713, x: 0.4229), .monospaced, advance: 0.6001),
    family(
      "Menlo",
      faces(
        "Menlo", [("Regular", 0, false), ("Bold", 0.4, false), ("Italic", 0, true), ("BoldItalic", 0.4, true)]),
      metrics(0.9282, 0.2358, 0, cap: 0.729, x: 0.5469), .monospaced, advance: 0.602),
    family(
      "Noteworthy", faces("Noteworthy", [("Light", -0.4, false), ("Bold", 0.4, false)]),
      metrics(1.29, 0.31, 0, cap: 0.69, x: 0.45)),
    family(
      "American Typewriter",
      faces(
        "AmericanTypewriter",
        [("Light", -0.4, false), ("", 0, false), ("Semibold", 0.3, false), ("Bold", 0.4, false)]),
      metrics(0.907, 0.25, 0, cap: 0.676, x: 0.499), .serif),
    family(
      "Marker Felt", faces("MarkerFelt", [("Thin", 0, false), ("Wide", 0.4, false)]),
      metrics(0.834, 0.243, 0, cap: 0.7, x: 0.51)),
    family("Chalkduster", faces("Chalkduster", [("", 0, false)]), metrics(0.951, 0.29, 0, cap: 0.74, x: 0.51)),
  ]
}
