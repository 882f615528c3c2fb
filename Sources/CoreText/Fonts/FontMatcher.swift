internal import CHarfBuzz
import ObjectiveC

/// The selection of font files for specifications, and of fallbacks for characters.
enum FontMatcher {
  // MARK: Primary faces

  static func primary(_ spec: FontSpec) -> SizedFace? {
    if let (face, _) = RegisteredFonts.open(spec) {
      return SizedFace(face: face, drawingSize: spec.size, features: spec.features)
    }
    if spec.isSystem, spec.design == .standard || spec.design == .rounded, let inter = inter(spec) { return inter }
    return substitute(spec) ?? anything(spec)
  }

  private static let interStyles: [(weight: CGFloat, name: String)] = [
    (-0.8, "Thin"), (-0.6, "ExtraLight"), (-0.4, "Light"), (0, "Regular"), (0.23, "Medium"), (0.3, "SemiBold"),
    (0.4, "Bold"), (0.56, "ExtraBold"), (0.62, "Black"),
  ]

  private static func interStyle(_ spec: FontSpec) -> String {
    let nearest = interStyles.min { abs($0.weight - spec.weight) < abs($1.weight - spec.weight) }?.name ?? "Regular"
    guard spec.isItalic else { return nearest }
    return nearest == "Regular" ? "Italic" : nearest + "Italic"
  }

  private static func inter(_ spec: FontSpec) -> SizedFace? {
    let style = interStyle(spec)
    if spec.size >= SystemFontFit.displaySize, let face = open(["InterDisplay-\(style).otf"]) {
      return inter(face, spec, usesDisplayCut: true)
    }
    if let face = open(["Inter-\(style).otf", "Inter-\(style).ttf", "Inter-Regular.otf", "Inter-Regular.ttf"]) {
      return inter(face, spec, usesDisplayCut: false)
    }
    guard let (path, index) = FontFiles.match(family: "Inter", weight: spec.weight, isItalic: spec.isItalic),
      let face = FontFace.open(path, index: index)
    else {
      Console.writeOnce(
        "Flipside: the font Inter is not installed (Debian, Ubuntu: apt install fonts-inter); "
          + "text is drawn with another font")
      return nil
    }
    return inter(face, spec, usesDisplayCut: false)
  }

  private static func inter(_ face: FontFace, _ spec: FontSpec, usesDisplayCut: Bool) -> SizedFace {
    var fit = SystemFontFit(weight: spec.weight, size: spec.size, usesDisplayCut: usesDisplayCut)
    if spec.width != 0 {
      let narrower = Float(spec.width * 0.25 * spec.size)
      fit.small += narrower
      fit.capital += narrower
      fit.figure += narrower
      fit.narrow += narrower
    }
    let size = spec.size * (usesDisplayCut ? SystemFontFit.displayScale : SystemFontFit.scale)
    let thin = "Inter\(usesDisplayCut ? "Display" : "")-Thin\(spec.isItalic ? "Italic" : "").otf"
    let skeleton = spec.design == .rounded ? open([thin]) : nil
    return SizedFace(
      face: face, drawingSize: size, features: spec.features, fit: fit, skeleton: skeleton,
      rounding: skeleton.map { size * (stem(face) - stem($0)) / 2 } ?? 0)
  }

  /// Returns the width of the letter l, in units of the em.
  private static func stem(_ face: FontFace) -> CGFloat {
    var extents = hb_glyph_extents_t()
    guard hb_font_get_glyph_extents(face.hbFont, face.glyph(0x6C), &extents) != 0 else { return 0 }
    return CGFloat(extents.width) / CGFloat(face.unitsPerEm)
  }

  /// Returns the files for a design of the system font, in order of preference, with their cap heights in units of
  /// the em.
  private static func candidates(_ spec: FontSpec) -> [(names: [String], capHeight: CGFloat)] {
    let isBold = spec.weight >= 0.3
    func style(_ regular: String, _ bold: String, _ italic: String, _ both: String) -> String {
      isBold ? (spec.isItalic ? both : bold) : (spec.isItalic ? italic : regular)
    }
    let plain = style("Regular", "Bold", "Italic", "BoldItalic")
    switch spec.design {
    case .monospaced:
      // The oblique faces are in a separate package.
      let upright = isBold ? "-Bold" : ""
      let names = [style("", "-Bold", "-Oblique", "-BoldOblique"), upright].map { "DejaVuSansMono\($0).ttf" }
      return [(names, 0.729)]
    case .serif:
      let dejavu = style("", "-Bold", "-Italic", "-BoldItalic")
      return [(["NotoSerif-\(plain).ttf"], 0.714), (["DejaVuSerif\(dejavu).ttf"], 0.729)]
    case .standard, .rounded:
      let dejavu = style("", "-Bold", "-Oblique", "-BoldOblique")
      return [
        (["Inter-\(interStyle(spec)).otf"], 0.727), (["DejaVuSans\(dejavu).ttf"], 0.729),
        (["LiberationSans-\(plain).ttf"], 0.729),
      ]
    }
  }

  private static func substitute(_ spec: FontSpec) -> SizedFace? {
    if !spec.isSystem {
      if let (path, index) = installed(spec), let face = FontFace.open(path, index: index) {
        return SizedFace(face: face, drawingSize: spec.size, features: spec.features)
      }
      if let sized = StandInFit.face(spec) { return sized }
    }
    let capHeight = FontCatalog.verticalMetrics(spec).capHeight
    let fixed: CGFloat? =
      spec.isSystem
      ? (spec.design == .monospaced ? 0.618164 : nil) : FontCatalog.family(spec.family)?.fixedAdvance
    for candidate in candidates(spec) {
      guard let face = open(candidate.names) else { continue }
      let isSlanted = face.path.contains("Oblique") || face.path.contains("Italic")
      return SizedFace(
        face: face, drawingSize: spec.size * capHeight / candidate.capHeight,
        features: spec.features, fixedAdvance: fixed.map { Float($0 * spec.size) },
        skew: spec.isItalic && !isSlanted ? 0.21 : 0)
    }
    return nil
  }

  /// Returns the file of an installed font with the requested name. It is called only for fonts of iOS, and only if
  /// fontconfig is needed anyway or the file has a known path, so that pictures are the same on machines with few
  /// fonts.
  private static func installed(_ spec: FontSpec) -> (String, Int)? {
    guard let name = spec.postScriptName, let path = FontFiles.find(["\(name).ttf", "\(name).otf"]) else {
      return nil
    }
    return (path, 0)
  }

  private static func anything(_ spec: FontSpec) -> SizedFace? {
    let names = ["DejaVuSans.ttf", "LiberationSans-Regular.ttf", "NotoSans-Regular.ttf"]
    var face = open(names)
    if face == nil, let (path, index) = FontFiles.match(character: 0x61) {
      face = FontFace.open(path, index: index)
    }
    guard let face else {
      Console.writeOnce(
        "Flipside: no fonts are installed (Debian, Ubuntu: apt install fonts-inter); no text is drawn")
      return nil
    }
    return SizedFace(face: face, drawingSize: spec.size, features: spec.features)
  }

  static func open(_ names: [String]) -> FontFace? {
    FontFiles.find(names).flatMap { FontFace.open($0) }
  }

  // MARK: Fallbacks

  static func sized(_ face: FontFace, _ spec: FontSpec) -> SizedFace {
    // Italics are synthesized by slanting, as on iOS, because the fallback fonts have no italic faces.
    let isOutline = !face.path.contains("Emoji")
    return SizedFace(face: face, drawingSize: spec.size, skew: spec.isItalic && isOutline ? 0.21 : 0)
  }

  static func fallback(for character: UInt32, isEmoji: Bool, spec: FontSpec) -> FontFace? {
    if isEmoji, let face = emoji, face.glyph(character) != 0 { return face }
    let isBold = spec.weight >= 0.3
    let script = FaceShaper.script(character)
    let files = ScriptFonts.files(script: script, isBold: isBold, isSerif: spec.design == .serif)
    if ScriptFonts.isHanBased(script) || (0x3000...0x33FF).contains(character)
      || character >= 0xFF00 && character < 0xFFF0
    {
      if let face = ScriptFonts.cjk(script: script, isBold: isBold), face.glyph(character) != 0 { return face }
    }
    for file in files {
      if let face = open([file]), face.glyph(character) != 0 { return face }
    }
    if let path = FontFiles.find(["Inter-Regular.otf"]), let face = FontFace.open(path), face.glyph(character) != 0
    {
      return face
    }
    for file in ScriptFonts.symbols(isBold: isBold) {
      if let face = open([file]), face.glyph(character) != 0 { return face }
    }
    if let face = ScriptFonts.cjk(script: script, isBold: isBold), face.glyph(character) != 0 { return face }
    if let face = emoji, face.glyph(character) != 0 { return face }
    guard let (path, index) = FontFiles.match(character: character) else { return nil }
    return FontFace.open(path, index: index)
  }

  private static let emoji: FontFace? = {
    if let face = open(["NotoColorEmoji.ttf"]) { return face }
    if let (path, index) = FontFiles.match(family: "Noto Color Emoji", weight: 0, isItalic: false) {
      return FontFace.open(path, index: index)
    }
    Console.writeOnce(
      "Flipside: no colour emoji are installed (Debian, Ubuntu: apt install fonts-noto-color-emoji)")
    return nil
  }()
}
