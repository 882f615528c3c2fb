/// A named transformation of colors.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiconfigurationcolortransformer>
public struct UIConfigurationColorTransformer: @unchecked Sendable {
  // The closure belongs to the app, as in Apple's declaration, which is unchecked, too.
  /// The function that transforms the color.
  public let transform: (UIColor) -> UIColor

  /// Creates a transformer of a function from color to color.
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

  /// Returns the transformed color, so that a transformer can be called like a function.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// Transforms colors to gray, by the weighted sum of their components.
  public static let grayscale = UIConfigurationColorTransformer { color in
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return UIColor(white: Luminance.luma(red: red, green: green, blue: blue), alpha: alpha)
  }
  /// Returns the color unchanged.
  public static let preferredTint = UIConfigurationColorTransformer { $0 }
  /// Returns the color unchanged.
  public static let monochromeTint = UIConfigurationColorTransformer { $0 }
}

/// A transformation of a title's attributes.
///
/// Apple's documentation:
/// <https://developer.apple.com/documentation/uikit/uiconfigurationtextattributestransformer>
public struct UIConfigurationTextAttributesTransformer: @unchecked Sendable {
  // The closure belongs to the app, as in Apple's declaration, which is unchecked, too.
  /// The function that transforms the attributes.
  public let transform: (AttributeContainer) -> AttributeContainer

  /// Creates a transformer that calls a function.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }

  /// Returns the transformed attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
