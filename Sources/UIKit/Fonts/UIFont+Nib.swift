/// Decodes elements such as `<fontDescription key="fontDescription" type="system" weight="light" pointSize="17"/>`.
extension UIFont: NibReadable {
  static func read(_ value: NibValue, _ coder: NibCoder) -> Self? {
    guard case .element(let element) = value else { return nil }
    return font(element) as? Self
  }

  @MainActor static func font(_ element: NibElement) -> UIFont? {
    if let style = element["style"] {
      let name =
        style == "UICTFontTextStyleTitle0" ? UIFont.TextStyle.largeTitle : UIFont.TextStyle(rawValue: style)
      return UIFont.preferredFont(forTextStyle: name)
    }
    let size = element.number("pointSize") ?? (element["size"] == "system" ? UIFont.systemFontSize : 17)
    switch element["type"] {
    case "system":
      return UIFont.systemFont(ofSize: size, weight: element["weight"].flatMap { nibWeights[$0] } ?? .regular)
    case "boldSystem": return UIFont.boldSystemFont(ofSize: size)
    case "italicSystem": return UIFont.italicSystemFont(ofSize: size)
    default: break
    }
    guard let name = element["name"] else { return nil }
    if let font = UIFont(name: name, size: size) { return font }
    Console.write("There is no font named \"\(name)\"; the system font stands in.")
    return UIFont.systemFont(ofSize: size)
  }

  @MainActor private static let nibWeights: [String: UIFont.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
    "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]
}
