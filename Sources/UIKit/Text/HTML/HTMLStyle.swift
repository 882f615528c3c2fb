import CoreText

/// The style that elements and their CSS give text, inherited from outer to inner elements.
struct HTMLStyle {
  var family: String?
  var size: CGFloat = 12
  var isBold = false
  var isItalic = false
  var isMonospaced = false
  var isUnderlined = false
  var isStruck = false
  var keepsSpace = false
  var color: UIColor?
  var background: UIColor?
  var link: String?
  var alignment = NSTextAlignment.natural
  var baseline = 0
  var indent: CGFloat = 0
  var lists: [NSTextList] = []
  var lineHeight: CGFloat = 0
  /// The width of the outlines in points, and their color; nil stands for the color of the text.
  var strokeWidth: CGFloat = 0
  var strokeColor: UIColor?

  /// The default font size, of Times, which Apple's importer gives text without a style; in points.
  static let standardSize: CGFloat = 12

  // MARK: CSS

  /// Applies the declarations of a style attribute or rule.
  mutating func apply(css: String) {
    for declaration in css.split(separator: ";") {
      let parts = declaration.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      var value = parts[1].trimmingCharacters(in: .whitespacesAndNewlines)
      if let important = value.range(of: "!important") { value.removeSubrange(important) }
      apply(
        parts[0].trimmingCharacters(in: .whitespacesAndNewlines).lowercased(),
        value.trimmingCharacters(in: .whitespaces))
    }
  }

  private mutating func apply(_ name: String, _ value: String) {
    let lower = value.lowercased()
    switch name {
    case "color": color = CSSValue.color(lower) ?? color
    case "background-color", "background": background = CSSValue.color(lower) ?? background
    case "font-size": size = CSSValue.length(lower, em: size) ?? size
    case "font-weight":
      isBold = lower == "bold" || lower == "bolder" || (Int(lower) ?? 400) >= 600
    case "font-style": isItalic = lower == "italic" || lower == "oblique"
    case "font-family": family = CSSValue.family(value) ?? family
    case "font": applyFont(value)
    case "text-align": alignment = CSSValue.alignment(lower) ?? alignment
    case "text-decoration", "text-decoration-line":
      isUnderlined = lower.contains("underline") || (isUnderlined && !lower.contains("none"))
      isStruck = lower.contains("line-through") || (isStruck && !lower.contains("none"))
    case "white-space": keepsSpace = lower.hasPrefix("pre")
    case "vertical-align": baseline = lower == "super" ? 1 : lower == "sub" ? -1 : 0
    case "line-height":
      lineHeight = CSSValue.length(lower, em: size) ?? (Double(lower).map { $0 * size } ?? lineHeight)
    case "-webkit-text-stroke": applyStroke(lower)
    case "-webkit-text-stroke-width": strokeWidth = CSSValue.lineWidth(lower, em: size) ?? strokeWidth
    case "-webkit-text-stroke-color": strokeColor = CSSValue.color(lower) ?? strokeColor
    case "margin-left", "padding-left": indent += CSSValue.length(lower, em: size) ?? 0
    default: break
    }
  }

  /// Applies the shorthand property `font`: style, weight, size and families.
  private mutating func applyFont(_ value: String) {
    let words = value.split(separator: " ")
    for (index, word) in words.enumerated() {
      let lower = word.lowercased()
      if lower == "bold" { isBold = true }
      if lower == "italic" { isItalic = true }
      guard let length = CSSValue.length(String(lower.split(separator: "/")[0]), em: size), Int(lower) == nil else {
        continue
      }
      size = length
      family = CSSValue.family(words[(index + 1)...].joined(separator: " ")) ?? family
      return
    }
  }

  /// Applies the shorthand of a width and a color, in either order.
  private mutating func applyStroke(_ value: String) {
    var rest = value
    for word in value.split(separator: " ") {
      guard let width = CSSValue.lineWidth(String(word), em: size) else { continue }
      strokeWidth = width
      if let range = rest.range(of: word) { rest.removeSubrange(range) }
      break
    }
    strokeColor = CSSValue.color(rest.trimmingCharacters(in: .whitespaces)) ?? strokeColor
  }

  // MARK: Attributes

  var font: UIFont {
    var spec: FontSpec
    let size = baseline == 0 ? size : size * 0.83
    if isMonospaced, family == nil {
      spec = FontSpec.named("Courier", size: size) ?? FontSpec(size: size)
    } else if let family, HTMLStyle.systemFamilies.contains(family.lowercased()) {
      spec = FontSpec(size: size)
    } else {
      spec =
        family.flatMap { UIFont.spec(name: $0, size: size) } ?? FontSpec.named("TimesNewRomanPSMT", size: size)
        ?? FontSpec(size: size)
    }
    guard isBold || isItalic else { return UIFont(spec: spec) }
    let plain = UIFont(spec: spec).fontDescriptor
    var traits = plain.symbolicTraits.intersection([.traitBold, .traitItalic])
    if isBold { traits.insert(.traitBold) }
    if isItalic { traits.insert(.traitItalic) }
    return plain.withSymbolicTraits(traits).map { UIFont(descriptor: $0, size: size) } ?? UIFont(spec: spec)
  }

  static let systemFamilies: Set<String> = [
    "-apple-system", "system-ui", "sans-serif", "blinkmacsystemfont", "sf pro text", "sf pro display", "sf pro",
    ".sfui-regular", ".sf ui text", ".applesystemuifont", "-apple-system-body", "ui-sans-serif",
  ]

  /// Returns the attributes of the style. `spacing` is the space after the paragraph.
  func attributes(spacing: CGFloat) -> [NSAttributedString.Key: Any] {
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = alignment
    paragraph.paragraphSpacing = spacing
    paragraph.firstLineHeadIndent = lists.isEmpty ? indent : 0
    paragraph.headIndent = lists.isEmpty ? indent : 36 * CGFloat(lists.count)
    if lineHeight > 0 {
      paragraph.minimumLineHeight = lineHeight
      paragraph.maximumLineHeight = lineHeight
    }
    if !lists.isEmpty {
      let depth = CGFloat(lists.count)
      paragraph.textLists = lists
      paragraph.tabStops = [
        NSTextTab(textAlignment: .left, location: 36 * depth - 25),
        NSTextTab(textAlignment: .natural, location: 36 * depth),
      ]
    }
    var result: [NSAttributedString.Key: Any] = [
      .font: font, .paragraphStyle: paragraph,
      .foregroundColor: color ?? UIColor(red: 0, green: 0, blue: 0, alpha: 1),
    ]
    if let background { result[.backgroundColor] = background }
    if isUnderlined { result[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    if isStruck { result[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
    if baseline != 0 { result[.baselineOffset] = size * (baseline > 0 ? 0.33 : -0.2) }
    if strokeWidth > 0, size > 0 {
      // As with Apple's importer, the letters are not filled (facts/text.md#html/stroke).
      result[.strokeWidth] = NSNumber(value: Double(strokeWidth / (size * 0.01)))
      result[.strokeColor] = strokeColor
    }
    if let link { result[.link] = URL(string: link) ?? link }
    return result
  }
}

/// Values of CSS.
enum CSSValue {
  /// Returns a length in points; a CSS pixel is a point.
  static func length(_ value: String, em: CGFloat) -> CGFloat? {
    let keywords: [String: CGFloat] = [
      "xx-small": 6.75, "x-small": 7.5, "small": 9.75, "medium": 12, "large": 13.5, "x-large": 18, "xx-large": 24,
      "smaller": em / 1.2, "larger": em * 1.2,
    ]
    if let known = keywords[value] { return known }
    let units: [(String, CGFloat)] = [
      ("rem", HTMLStyle.standardSize), ("em", em), ("px", 1), ("pt", 4.0 / 3), ("%", em / 100),
    ]
    for (unit, factor) in units where value.hasSuffix(unit) {
      guard let number = Double(value.dropLast(unit.count).trimmingCharacters(in: .whitespaces)), number.isFinite
      else { return nil }
      return min(max(CGFloat(number) * factor, 0), 4096)
    }
    return nil
  }

  /// Returns the width of a line in points; nil if the value is not a width.
  static func lineWidth(_ value: String, em: CGFloat) -> CGFloat? {
    let keywords: [String: CGFloat] = ["thin": em / 48, "medium": em / 16, "thick": em * 5 / 48, "0": 0]
    if let known = keywords[value] { return known }
    guard value.first.map({ $0.isNumber || $0 == "." }) == true, !value.hasSuffix("%") else { return nil }
    return length(value, em: em)
  }

  /// Returns the first family that is installed; nil if none is.
  static func family(_ value: String) -> String? {
    let names = value.split(separator: ",").map {
      $0.trimmingCharacters(in: CharacterSet(charactersIn: " \t\n\"'"))
    }
    return names.first { HTMLStyle.systemFamilies.contains($0.lowercased()) || FontSpec.named($0, size: 12) != nil }
      ?? names.first.flatMap { ["serif": "TimesNewRomanPSMT", "monospace": "Courier"][$0.lowercased()] }
  }

  static func alignment(_ value: String) -> NSTextAlignment? {
    ["left": .left, "right": .right, "center": .center, "justify": .justified, "start": .natural][value]
  }

  private static let names: [String: UInt32] = [
    "black": 0x000000, "silver": 0xC0C0C0, "gray": 0x808080, "grey": 0x808080, "white": 0xFFFFFF,
    "maroon": 0x800000,
    "red": 0xFF0000, "purple": 0x800080, "fuchsia": 0xFF00FF, "magenta": 0xFF00FF, "green": 0x008000,
    "lime": 0x00FF00,
    "olive": 0x808000, "yellow": 0xFFFF00, "navy": 0x000080, "blue": 0x0000FF, "teal": 0x008080, "aqua": 0x00FFFF,
    "cyan": 0x00FFFF, "orange": 0xFFA500, "pink": 0xFFC0CB, "brown": 0xA52A2A, "gold": 0xFFD700,
    "darkgray": 0xA9A9A9,
    "lightgray": 0xD3D3D3, "lightgrey": 0xD3D3D3, "darkred": 0x8B0000, "darkgreen": 0x006400, "darkblue": 0x00008B,
    "indigo": 0x4B0082, "violet": 0xEE82EE, "tomato": 0xFF6347, "crimson": 0xDC143C, "coral": 0xFF7F50,
  ]

  static func color(_ value: String) -> UIColor? {
    if let known = names[value] { return color(known) }
    if value.hasPrefix("#") { return hexColor(value.dropFirst()) }
    guard value.hasPrefix("rgb"), let open = value.firstIndex(of: "("), let close = value.firstIndex(of: ")") else {
      return value == "transparent" ? .clear : nil
    }
    let numbers = value[value.index(after: open)..<close].split { $0 == "," || $0 == " " || $0 == "/" }.map {
      part in
      part.hasSuffix("%") ? (Double(part.dropLast()) ?? 0) * 2.55 : Double(part) ?? 0
    }
    guard numbers.count >= 3 else { return nil }
    return UIColor(
      red: numbers[0] / 255, green: numbers[1] / 255, blue: numbers[2] / 255,
      alpha: numbers.count > 3 ? numbers[3] : 1)
  }

  private static func hexColor(_ digits: Substring) -> UIColor? {
    guard let number = UInt32(digits, radix: 16) else { return nil }
    switch digits.count {
    case 3:
      let (red, green, blue) = (number >> 8 & 15, number >> 4 & 15, number & 15)
      return color(red * 17 << 16 | green * 17 << 8 | blue * 17)
    case 6: return color(number)
    case 8: return color(number >> 8).withAlphaComponent(CGFloat(number & 255) / 255)
    default: return nil
    }
  }

  private static func color(_ rgb: UInt32) -> UIColor {
    UIColor(
      red: CGFloat(rgb >> 16 & 255) / 255, green: CGFloat(rgb >> 8 & 255) / 255, blue: CGFloat(rgb & 255) / 255,
      alpha: 1)
  }
}
