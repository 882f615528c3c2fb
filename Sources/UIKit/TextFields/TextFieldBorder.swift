/// The look of the border `.roundedRect`.
struct TextFieldPlate {
  var color = UIColor.systemBackground
  /// The radius of the corners, in points.
  var radius: CGFloat = 5
  var borderWidth: CGFloat = 0.65
  /// Instead of all that.
  var image: UIImage?

  func borderColor(isDark: Bool) -> CGColor { UIColor(white: isDark ? 1 : 0, alpha: 0.2).cgColor }
}

/// The border and background of a text field.
@MainActor final class TextFieldBorder: UIView {
  func apply(_ field: UITextField) {
    layer.contents = nil
    switch field.borderStyle {
    case .roundedRect:
      let plate = field.plate
      backgroundColor = plate.image == nil ? field.fillColor ?? plate.color : nil
      layer.cornerRadius = plate.image == nil ? plate.radius : 0
      layer.borderWidth = plate.image == nil ? plate.borderWidth : 0
      if let image = plate.image {
        ImageContents.apply(image, to: layer, size: bounds.size, traits: field.traitCollection)
      }
      layer.borderColor = plate.borderColor(isDark: field.traitCollection.userInterfaceStyle == .dark)
    case .line, .bezel:
      backgroundColor = nil
      layer.cornerRadius = 0
      layer.borderWidth = 1
      let dark = field.traitCollection.userInterfaceStyle == .dark
      let grey = UIColor(white: field.borderStyle == .line ? (dark ? 1 : 0) : 0.6, alpha: 1)
      layer.borderColor = grey.cgColor
    case .none:
      backgroundColor = nil
      layer.borderWidth = 0
    }
    guard field.borderStyle != .roundedRect else { return }
    let image = field.isEnabled ? field.background : field.disabledBackground ?? field.background
    if let image { ImageContents.apply(image, to: layer, size: bounds.size, traits: field.traitCollection) }
  }
}
