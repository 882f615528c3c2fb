import CoreGraphics

extension UIColor {
  /// Returns the color with a name from Interface Builder files and asset catalogs: `labelColor` is
  /// `UIColor.label`.
  static func systemColor(fileName name: String) -> UIColor? {
    let legacy: [String: UIColor] = [
      "groupTableViewBackgroundColor": .systemGroupedBackground, "darkTextColor": .black,
      "lightTextColor": UIColor(white: 1, alpha: 0.6), "whiteColor": .white, "blackColor": .black,
      "tableCellGroupedBackgroundColor": .secondarySystemGroupedBackground,
      "viewFlipsideBackgroundColor": UIColor(red: 0.122, green: 0.129, blue: 0.141, alpha: 1),
      "scrollViewTexturedBackgroundColor": UIColor(red: 0.435, green: 0.443, blue: 0.475, alpha: 1),
    ]
    if let color = legacy[name] { return color }
    let name = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
    return name == "tint" ? .tintColor : SystemColor.allCases.first { $0.name == name }?.color
  }
}
