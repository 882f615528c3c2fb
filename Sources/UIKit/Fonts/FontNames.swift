import CoreText

/// The PostScript names of the system font on iOS (`facts/text.md#names`).
enum FontNames {
  private static let weights: [(name: String, value: CGFloat)] = [
    ("Ultralight", -0.8), ("Thin", -0.6), ("Light", -0.4), ("Regular", 0), ("Medium", 0.23), ("Semibold", 0.3),
    ("Bold", 0.4), ("Heavy", 0.56), ("Black", 0.62),
  ]

  static func postScriptName(_ spec: FontSpec) -> String {
    if let name = spec.postScriptName { return name }
    let style = styleName(spec)
    switch spec.design {
    case .standard: return ".SFUI-" + style
    case .rounded: return ".SFUIRounded-" + style
    case .serif: return ".NewYork-" + style
    case .monospaced: return ".AppleSystemUIFontMonospaced-" + style
    }
  }

  /// Returns the style's name, such as "Regular" or "SemiboldItalic".
  static func styleName(_ spec: FontSpec) -> String {
    let nearest = weights.min { abs($0.value - spec.weight) < abs($1.value - spec.weight) }?.name ?? "Regular"
    guard spec.isItalic else { return nearest }
    return nearest == "Regular" ? "RegularItalic" : nearest + "Italic"
  }

  static func readSystemName(_ name: String, into spec: inout FontSpec) {
    if name.contains("Monospaced") { spec.design = .monospaced }
    if name.contains("Rounded") { spec.design = .rounded }
    spec.isItalic = name.hasSuffix("Italic")
    for (style, value) in weights where name.contains("-" + style) { spec.weight = value }
  }
}
