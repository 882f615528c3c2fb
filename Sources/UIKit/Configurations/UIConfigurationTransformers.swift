/// Makes one colour of another, by name of what it does.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiconfigurationcolortransformer>
public struct UIConfigurationColorTransformer: @unchecked Sendable {
  // The closure is an app's, as in Apple's declaration, which is unchecked, too.
  /// The function that makes the color to show of the color that was set.
  public let transform: (UIColor) -> UIColor

  /// Creates a transformer of a function from color to color.
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

  /// Returns the color that the transformer makes of a color, so that a transformer can be called like a function.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// Makes a grey of the weighted sum of the components.
  public static let grayscale = UIConfigurationColorTransformer { color in
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return UIColor(white: 0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha: alpha)
  }
  /// The colour as it is.
  public static let preferredTint = UIConfigurationColorTransformer { $0 }
  /// Leaves the color as it is.
  public static let monochromeTint = UIConfigurationColorTransformer { $0 }
}

/// Changes the attributes of a title.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiconfigurationtextattributestransformer>
public struct UIConfigurationTextAttributesTransformer: @unchecked Sendable {
  // The closure is an app's, as in Apple's declaration, which is unchecked, too.
  /// The function that changes attributes.
  public let transform: (AttributeContainer) -> AttributeContainer

  /// A transformer that calls a function.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }

  /// Returns the changed attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
