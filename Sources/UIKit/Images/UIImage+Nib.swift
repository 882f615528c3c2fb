import CoreGraphics

/// Images in nibs, as in `image="star" catalog="system"`, or `<imageReference key="image" image="star"
/// catalog="system" symbolScale="large"/>`.
extension UIImage: NibReadable {
  static func read(_ value: NibValue, _ coder: NibCoder) -> Self? {
    switch value {
    case .text(let name): return image(named: name, catalog: coder.element["catalog"], coder.loading) as? Self
    case .element(let element): return image(element, coder) as? Self
    }
  }

  /// Returns true, since the look-up reports missing images.
  static func complains(about value: NibValue) -> Bool { true }

  /// Returns the image that an element has as an attribute or a child with that name.
  @MainActor static func read(_ name: String, of element: NibElement, _ coder: NibCoder) -> UIImage? {
    if let child = element.child(key: name) { return image(child, coder) }
    return element[name].flatMap { image(named: $0, catalog: element["catalog"], coder.loading) }
  }

  @MainActor private static func image(_ element: NibElement, _ coder: NibCoder) -> UIImage? {
    guard element.name == "imageReference", let name = element["image"] else { return nil }
    guard var image = image(named: name, catalog: element["catalog"], coder.loading) else { return nil }
    if let scale = element["symbolScale"].flatMap({ SymbolScale.nibNames[$0] }) {
      image = image.applyingSymbolConfiguration(UIImage.SymbolConfiguration(scale: scale)) ?? image
    }
    if let colors = symbolColors(element, coder) {
      image = image.applyingSymbolConfiguration(colors) ?? image
    }
    switch element["renderingMode"] {
    case "template": image = image.withRenderingMode(.alwaysTemplate)
    case "original": image = image.withRenderingMode(.alwaysOriginal)
    default: break
    }
    return image
  }

  /// Reads `<hierarchicalColors>` and `<paletteColors>` of a symbol.
  @MainActor private static func symbolColors(_ element: NibElement, _ coder: NibCoder) -> SymbolConfiguration? {
    func colors(_ name: String) -> [UIColor] {
      (element.child(named: name)?.children ?? []).compactMap { UIColor.color($0, coder.loading) }
    }
    if let first = colors("hierarchicalColors").first {
      return SymbolConfiguration(hierarchicalColor: first)
    }
    let palette = colors("paletteColors")
    return palette.isEmpty ? nil : SymbolConfiguration(paletteColors: palette)
  }

  @MainActor static func image(named name: String, catalog: String?, _ resources: any NibResources) -> UIImage? {
    let isSystem = resources.document.isSystemImage(named: name) ?? (catalog == "system")
    let image =
      isSystem ? UIImage(systemName: name) : UIImage(named: name, in: resources.bundle, compatibleWith: nil)
    if image == nil, NibReports.isSurveying, let size = resources.document.rememberedSize(ofImage: name) {
      return blank(size)
    }
    if image == nil {
      Console.write(
        "Could not load the \"\(name)\" image referenced from a nib in the bundle with identifier "
          + "\"\(resources.bundle.bundleIdentifier ?? "(null)")\"")
    }
    return image
  }

  /// Returns a blank image that replaces one of the app, in the size that the file contains.
  private static func blank(_ size: CGSize) -> UIImage {
    func length(_ value: CGFloat) -> CGFloat { min(max(value, 1), 4096) }
    return UIGraphicsImageRenderer(size: CGSize(width: length(size.width), height: length(size.height))).image {
      _ in
    }
  }
}

extension UIImage.SymbolScale {
  @MainActor fileprivate static let nibNames: [String: UIImage.SymbolScale] = [
    "default": .default, "small": .small, "medium": .medium, "large": .large,
  ]
}

/// The weight, scale and size of symbols in `preferredSymbolConfiguration`.
extension UIImage.SymbolConfiguration: NibReadable {
  static func read(_ value: NibValue, _ coder: NibCoder) -> Self? {
    guard case .element(let element) = value else { return nil }
    return configuration(element) as? Self
  }

  @MainActor private static func configuration(_ element: NibElement) -> UIImage.SymbolConfiguration {
    let weight = element["weight"].flatMap { nibWeights[$0] }
    let scale = element["scale"].flatMap { UIImage.SymbolScale.nibNames[$0] } ?? .default
    if let font = element.child(named: "fontDescription").flatMap(UIFont.font) {
      return UIImage.SymbolConfiguration(font: font, scale: scale)
    }
    if let size = element.number("pointSize") {
      return UIImage.SymbolConfiguration(pointSize: size, weight: weight ?? .regular, scale: scale)
    }
    let byScale = UIImage.SymbolConfiguration(scale: scale)
    return weight.map { byScale.applying(UIImage.SymbolConfiguration(weight: $0)) } ?? byScale
  }

  @MainActor private static let nibWeights: [String: UIImage.SymbolWeight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
    "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]
}
