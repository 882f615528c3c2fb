import CoreGraphics

/// The devices and appearances for which an entry of a set is intended. Vocabulary:
/// `facts/project.md#asset-catalogs`.
struct AssetConditions {
  var idiom: String
  /// The pixels per point; nil for any.
  var scale: CGFloat?
  var luminosity: String?
  var contrast: String?
  var widthClass: String?
  var heightClass: String?
  var direction: String?
  var locale: String?
  var gamut: String?
  /// Whether the entry is for certain hardware (`subtype`, `memory`, `screen-width`), which has a lower rank than a
  /// general one.
  var isSpecial: Bool

  init(_ entry: AssetValue) {
    idiom = entry["idiom"].string ?? "universal"
    scale = entry["scale"].string.flatMap { text in
      let number = text.hasSuffix("x") ? Double(text.dropLast()) : nil
      return number.flatMap { $0 >= 1 && $0 <= 16 ? CGFloat($0) : nil }
    }
    for appearance in entry["appearances"].list {
      switch appearance["appearance"].string {
      case "luminosity": luminosity = appearance["value"].string
      case "contrast": contrast = appearance["value"].string
      default: break
      }
    }
    widthClass = entry["width-class"].string
    heightClass = entry["height-class"].string
    direction = entry["language-direction"].string
    locale = entry["locale"].string
    gamut = entry["display-gamut"].string
    isSpecial = ["subtype", "memory", "screen-width", "graphics-feature-set"].contains { entry[$0].exists }
  }

  /// Whether the entry depends on more than the device, so that the choice may change while the app runs.
  var dependsOnEnvironment: Bool {
    luminosity != nil || contrast != nil || widthClass != nil || heightClass != nil || direction != nil
  }

  /// Returns the ranks of the entry's conditions, the most important first; nil if the entry does not match.
  func rank(for traits: UITraitCollection, languages: [String]) -> [Int]? {
    guard let idiom = Self.rank(idiom == "universal" ? nil : idiom, wanted: Self.idiom(of: traits)),
      let locale = localeRank(languages),
      let luminosity = Self.rank(luminosity, wanted: traits.userInterfaceStyle == .dark ? "dark" : "light"),
      let contrast = Self.rank(contrast, wanted: traits.accessibilityContrast == .high ? "high" : "normal"),
      let width = Self.rank(widthClass, wanted: Self.name(of: traits.horizontalSizeClass)),
      let height = Self.rank(heightClass, wanted: Self.name(of: traits.verticalSizeClass))
    else { return nil }
    // An entry for the other direction is used if there is no better one: it is shown mirrored.
    let direction = Self.rank(direction, wanted: Self.direction(of: traits)) ?? -1
    let gamut = Self.rank(gamut, wanted: traits.displayGamut == .P3 ? "display-P3" : "sRGB") ?? -1
    return [
      isSpecial ? 0 : 1, idiom, locale, luminosity, contrast, width, height, direction, gamut,
      scaleRank(for: traits),
    ]
  }

  /// Returns 1 for the wanted value, 0 for an unset one, nil for another.
  private static func rank(_ value: String?, wanted: String?) -> Int? {
    guard let value, value != "any" else { return 0 }
    return value.lowercased() == wanted?.lowercased() ? 1 : nil
  }

  private func localeRank(_ languages: [String]) -> Int? {
    guard let locale else { return 0 }
    let wanted = locale.replacingOccurrences(of: "_", with: "-").lowercased()
    for (index, language) in languages.enumerated() {
      let language = language.replacingOccurrences(of: "_", with: "-").lowercased()
      if language == wanted { return 2 * (languages.count - index) + 1 }
      if language.hasPrefix(wanted + "-") { return 2 * (languages.count - index) }
    }
    return nil
  }

  /// Returns the rank of the scale: the screen's scale comes first, then the next greater one, then the greatest.
  private func scaleRank(for traits: UITraitCollection) -> Int {
    let screen = traits.displayScale > 0 ? traits.displayScale : ImageBitmap.screenScale
    guard let scale else { return 0 }
    if scale == screen { return 1000 }
    return scale > screen ? 500 - Int(scale) : 100 + Int(scale)
  }

  static func direction(of traits: UITraitCollection) -> String {
    traits.layoutDirection == .rightToLeft ? "right-to-left" : "left-to-right"
  }

  private static func idiom(of traits: UITraitCollection) -> String {
    switch traits.userInterfaceIdiom {
    case .pad: "ipad"
    case .tv: "tv"
    case .carPlay: "car"
    case .mac: "mac"
    case .vision: "vision"
    default: "iphone"
    }
  }

  private static func name(of sizeClass: UIUserInterfaceSizeClass) -> String? {
    switch sizeClass {
    case .compact: "compact"
    case .regular: "regular"
    default: nil
    }
  }
}

extension Sequence {
  /// Returns the entries that match the traits, the best one first, equal ones in the order of the file.
  func fitting(
    _ traits: UITraitCollection, languages: [String] = [], conditions: (Element) -> AssetConditions
  ) -> [Element] {
    var ranked: [(rank: [Int], index: Int, element: Element)] = []
    for (index, element) in enumerated() {
      guard let rank = conditions(element).rank(for: traits, languages: languages) else { continue }
      ranked.append((rank + [-index], index, element))
    }
    return ranked.sorted { $1.rank.lexicographicallyPrecedes($0.rank) }.map(\.element)
  }
}
