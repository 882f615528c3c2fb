import CoreGraphics
import ObjectiveC

/// Classes are read through these, because a protocol with `Self` asks non-final classes for more than they can give.
@MainActor struct NibColor: NibReadable {
  let color: UIColor

  static func read(_ value: NibValue, _ coder: NibCoder) -> NibColor? {
    guard case .element(let element) = value, element.name == "color" else { return nil }
    return color(element, coder.loading).map(NibColor.init)
  }

  static func color(_ element: NibElement, _ loading: NibLoading) -> UIColor? {
    if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] {
      return UIColor.systemColor(fileName: name) ?? remembered(name, loading)
    }
    if let name = element["name"], element["colorSpace"] == nil {
      return UIColor(named: name, in: loading.bundle, compatibleWith: nil) ?? remembered(name, loading)
    }
    let alpha = element.number("alpha") ?? 1
    if let white = element.number("white") { return UIColor(white: white, alpha: alpha) }
    guard let red = element.number("red"), let green = element.number("green"), let blue = element.number("blue")
    else {
      return nil
    }
    if element["customColorSpace"] == "displayP3" {
      return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
    }
    return UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  private static func remembered(_ name: String, _ loading: NibLoading) -> UIColor? {
    if let element = loading.document.rememberedColor(named: name), element["systemColor"] == nil,
      element["name"] == nil
    {
      return color(element, loading)
    }
    Console.write("\(loading.document.fileName): Could not load color named \"\(name)\"")
    return nil
  }
}

struct NibFont: NibReadable {
  let font: UIFont

  static func read(_ value: NibValue, _ coder: NibCoder) -> NibFont? {
    guard case .element(let element) = value else { return nil }
    return font(element).map(NibFont.init)
  }

  static func font(_ element: NibElement) -> UIFont? {
    if let style = element["style"] {
      let name =
        style == "UICTFontTextStyleTitle0" ? UIFont.TextStyle.largeTitle : UIFont.TextStyle(rawValue: style)
      return UIFont.preferredFont(forTextStyle: name)
    }
    let size = element.number("pointSize") ?? (element["size"] == "system" ? UIFont.systemFontSize : 17)
    switch element["type"] {
    case "system":
      return UIFont.systemFont(ofSize: size, weight: element["weight"].flatMap { weights[$0] } ?? .regular)
    case "boldSystem": return UIFont.boldSystemFont(ofSize: size)
    case "italicSystem": return UIFont.italicSystemFont(ofSize: size)
    default: break
    }
    guard let name = element["name"] else { return nil }
    if let font = UIFont(name: name, size: size) { return font }
    Console.write("There is no font named \"\(name)\"; the system font stands in.")
    return UIFont.systemFont(ofSize: size)
  }

  static let weights: [String: UIFont.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
    "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]
}

@MainActor struct NibImage: NibReadable {
  let image: UIImage

  static func read(_ value: NibValue, _ coder: NibCoder) -> NibImage? {
    switch value {
    case .text(let name): return image(named: name, catalog: coder.element["catalog"], coder.loading)
    case .element(let element):
      guard element.name == "imageReference", let name = element["image"] else { return nil }
      guard var image = image(named: name, catalog: element["catalog"], coder.loading)?.image else { return nil }
      if let scale = element["symbolScale"].flatMap({ scales[$0] }) {
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
      return NibImage(image: image)
    }
  }

  /// `<hierarchicalColors>` and `<paletteColors>` of a symbol.
  private static func symbolColors(_ element: NibElement, _ coder: NibCoder) -> UIImage.SymbolConfiguration? {
    func colors(_ name: String) -> [UIColor] {
      (element.child(named: name)?.children ?? []).compactMap { NibColor.color($0, coder.loading) }
    }
    if let first = colors("hierarchicalColors").first {
      return UIImage.SymbolConfiguration(hierarchicalColor: first)
    }
    let palette = colors("paletteColors")
    return palette.isEmpty ? nil : UIImage.SymbolConfiguration(paletteColors: palette)
  }

  static let scales: [String: UIImage.SymbolScale] = [
    "default": .default, "small": .small, "medium": .medium, "large": .large,
  ]

  static func image(named name: String, catalog: String?, _ loading: NibLoading) -> NibImage? {
    let isSystem = loading.document.isSystemImage(named: name) ?? (catalog == "system")
    let image =
      isSystem ? UIImage(systemName: name) : UIImage(named: name, in: loading.bundle, compatibleWith: nil)
    if image == nil, NibSurvey.isRunning, let size = loading.document.rememberedSize(ofImage: name) {
      return NibImage(image: NibSurvey.blankImage(size))
    }
    if image == nil {
      Console.write(
        "Could not load the \"\(name)\" image referenced from a nib in the bundle with identifier "
          + "\"\(loading.bundle.bundleIdentifier ?? "(null)")\"")
    }
    return image.map(NibImage.init)
  }
}

/// A weight, scale and size for symbols: `preferredSymbolConfiguration`.
struct NibSymbolConfiguration: NibReadable {
  let configuration: UIImage.SymbolConfiguration

  static func read(_ value: NibValue, _ coder: NibCoder) -> NibSymbolConfiguration? {
    guard case .element(let element) = value else { return nil }
    let weight = element["weight"].flatMap { weights[$0] }
    let scale = element["scale"].flatMap { NibImage.scales[$0] } ?? .default
    if let font = element.child(named: "fontDescription").flatMap(NibFont.font) {
      return NibSymbolConfiguration(configuration: UIImage.SymbolConfiguration(font: font, scale: scale))
    }
    if let size = element.number("pointSize") {
      return NibSymbolConfiguration(
        configuration: UIImage.SymbolConfiguration(pointSize: size, weight: weight ?? .regular, scale: scale))
    }
    let byScale = UIImage.SymbolConfiguration(scale: scale)
    guard let weight else { return NibSymbolConfiguration(configuration: byScale) }
    return NibSymbolConfiguration(configuration: byScale.applying(UIImage.SymbolConfiguration(weight: weight)))
  }
}

extension NibSymbolConfiguration {
  private static let weights: [String: UIImage.SymbolWeight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
    "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]
}

/// `<attributedString>` with its fragments.
@MainActor struct NibAttributedString: NibReadable {
  let string: NSAttributedString

  static func read(_ value: NibValue, _ coder: NibCoder) -> NibAttributedString? {
    guard case .element(let element) = value, element.name == "attributedString" else { return nil }
    let result = NSMutableAttributedString()
    for fragment in element.children(named: "fragment") {
      let text =
        fragment["content"] ?? fragment.child(key: "content").flatMap { String.read(.element($0), coder) } ?? ""
      let attributes = fragment.child(named: "attributes").map { Self.attributes($0, coder) } ?? [:]
      result.append(NSAttributedString(string: text, attributes: attributes))
    }
    return NibAttributedString(string: result)
  }

  private static func attributes(_ element: NibElement, _ coder: NibCoder) -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    for child in element.children {
      guard let key = child.key.map({ NSAttributedString.Key(rawValue: $0) }) else { continue }
      switch child.name {
      case "font": attributes[key] = font(child)
      case "color": attributes[key] = NibColor.color(child, coder.loading)
      case "paragraphStyle": attributes[key] = paragraphStyle(child, coder)
      case "integer": attributes[key] = child["value"].flatMap(Int.init)
      case "real": attributes[key] = child.number("value")
      default: break
      }
    }
    return attributes
  }

  private static func font(_ element: NibElement) -> UIFont? {
    let size = element.number("size") ?? 12
    switch element["metaFont"] {
    case "system": return UIFont.systemFont(ofSize: size)
    case "systemBold": return UIFont.boldSystemFont(ofSize: size)
    case let meta? where meta.hasPrefix("UICTFont"):
      return UIFont.preferredFont(forTextStyle: .init(rawValue: meta))
    default: return element["name"].flatMap { UIFont(name: $0, size: size) } ?? UIFont.systemFont(ofSize: size)
    }
  }

  private static func paragraphStyle(_ element: NibElement, _ coder: NibCoder) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    func named<Value: NibNamed>(_ attribute: String) -> Value? { element[attribute].flatMap { Value.nibNames[$0] } }
    style.alignment = named("alignment") ?? .natural
    style.lineBreakMode = named("lineBreakMode") ?? .byWordWrapping
    style.lineSpacing = element.number("lineSpacing") ?? 0
    style.lineHeightMultiple = element.number("lineHeightMultiple") ?? 0
    style.minimumLineHeight = element.number("minimumLineHeight") ?? 0
    style.maximumLineHeight = element.number("maximumLineHeight") ?? 0
    style.paragraphSpacing = element.number("paragraphSpacing") ?? 0
    style.paragraphSpacingBefore = element.number("paragraphSpacingBefore") ?? 0
    style.firstLineHeadIndent = element.number("firstLineHeadIndent") ?? 0
    style.headIndent = element.number("headIndent") ?? 0
    style.tailIndent = element.number("tailIndent") ?? 0
    return style
  }
}
