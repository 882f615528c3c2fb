import CoreGraphics

/// A `.colorset`: a color that may depend on device and appearance.
final class ColorSet: NamedColor {
  let name: String
  private let entries: [(conditions: AssetConditions, value: ColorValue)]

  init(name: String, contents: AssetContents) {
    self.name = name
    entries = contents.root["colors"].list.compactMap { entry in
      let color = entry["color"]
      guard color.exists else { return nil }
      guard let value = Self.value(color) else {
        AssetMessage.once(
          "\(contents.folder)/Contents.json has a color that can't be read. Choose it anew in Xcode.")
        return nil
      }
      return (AssetConditions(entry), value)
    }
  }

  /// Whether the set is empty, such as the `AccentColor` of Xcode's templates, and thus has no color.
  var isEmpty: Bool { entries.isEmpty }

  /// Returns the color for traits, which may be a system color and thus dynamic itself.
  func value(for traits: UITraitCollection) -> ColorValue {
    let fitting = entries.fitting(traits, conditions: \.conditions).first ?? entries.first
    return fitting?.value ?? .gray(white: 0, alpha: 0)
  }

  // MARK: Reading

  private static func value(_ color: AssetValue) -> ColorValue? {
    if let reference = color["reference"].string { return UIColor.systemColor(fileName: reference)?.value }
    let parts = color["components"]
    guard parts.exists else { return nil }
    let alpha = (component(parts["alpha"], isAlpha: true) ?? 1).unit
    if let white = component(parts["white"]) { return .gray(white: white, alpha: alpha) }
    guard let red = component(parts["red"]), let green = component(parts["green"]),
      let blue = component(parts["blue"])
    else { return nil }
    if color["color-space"].string == "display-p3" {
      return .displayP3(red: red.unit, green: green.unit, blue: blue.unit, alpha: alpha)
    }
    return .rgb(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Returns a color component: `"0.5"` is a fraction of 1, `"0xFF"` and `"255"` are fractions of 255. An opacity
  /// of `"1"` is opaque.
  static func component(_ value: AssetValue, isAlpha: Bool = false) -> CGFloat? {
    guard let text = value.string?.trimmingCharacters(in: .whitespaces) else {
      return value.number.map { $0 > 1 ? $0 / 255 : $0 }
    }
    if text.lowercased().hasPrefix("0x") { return UInt32(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
    guard let number = value.number else { return nil }
    let isFraction = text.contains(".") || text.contains("e") || (isAlpha && number <= 1)
    return isFraction ? number : number / 255
  }
}
