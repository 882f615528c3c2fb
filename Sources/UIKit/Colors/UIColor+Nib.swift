import CoreGraphics

/// Colors in nibs, as in `<color key="textColor" red="1" green="0.5" blue="0" alpha="1" colorSpace="custom"
/// customColorSpace="sRGB"/>`.
extension UIColor: NibReadable {
  static func read(_ value: NibValue, _ coder: NibCoder) -> Self? {
    guard case .element(let element) = value, element.name == "color" else { return nil }
    return color(element, coder.loading) as? Self
  }

  static func complains(about value: NibValue) -> Bool {
    guard case .element(let element) = value else { return false }
    return element["systemColor"] != nil || element["name"] != nil
  }

  /// Returns the color of an element; nil, with a message in the console, if a named asset is missing.
  @MainActor static func color(_ element: NibElement, _ resources: any NibResources) -> UIColor? {
    // Xcode 11 writes its new name beside the one that older versions support.
    let names = ["systemColor", "xcode11CocoaTouchSystemColor", "cocoaTouchSystemColor"]
    if let name = names.lazy.compactMap({ element[$0] }).first {
      return UIColor.systemColor(fileName: name) ?? remembered(name, resources)
    }
    if let name = element["name"], element["colorSpace"] == nil {
      return UIColor(named: name, in: resources.bundle, compatibleWith: nil) ?? remembered(name, resources)
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

  @MainActor private static func remembered(_ name: String, _ resources: any NibResources) -> UIColor? {
    if let element = resources.document.rememberedColor(named: name), element["systemColor"] == nil,
      element["name"] == nil
    {
      return color(element, resources)
    }
    Console.write("\(resources.document.fileName): Could not load color named \"\(name)\"")
    return nil
  }
}
