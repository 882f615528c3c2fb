/// The background of a button or cell: fill, image, border and corners.
///
/// ```swift
/// var configuration = UIButton.Configuration.plain()
/// configuration.background.backgroundColor = .systemYellow
/// configuration.background.cornerRadius = 10
/// button.configuration = configuration
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uibackgroundconfiguration-swift.struct>
public struct UIBackgroundConfiguration: Hashable {
  /// A view in place of the fill; as large as the background.
  public var customView: UIView?
  /// In points; at most half of the shorter side is seen.
  public var cornerRadius: CGFloat = 0
  /// Space around the background.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The edges at which the view's margins are added to `backgroundInsets`.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// Nil: the tint colour.
  public var backgroundColor: UIColor?
  /// Makes the color that is seen of `backgroundColor`, or of the tint color where that is nil.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// An image over the fill.
  public var image: UIImage?
  /// How the image fills the background.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// Nil: the tint colour.
  public var strokeColor: UIColor?
  /// Makes the border's color that is seen of `strokeColor`, or of the tint color where that is nil.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The width of the border, in points; 0 for none.
  public var strokeWidth: CGFloat = 0
  /// The distance of the border outside of the edge, in points.
  public var strokeOutset: CGFloat = 0

  /// Draws nothing.
  public static func clear() -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration()
    configuration.backgroundColor = .clear
    return configuration
  }

  /// Returns the color of the fill in a view of that tint color.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// Returns the color of the border in a view of that tint color.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }

  public static func == (a: UIBackgroundConfiguration, b: UIBackgroundConfiguration) -> Bool {
    a.customView === b.customView && a.cornerRadius == b.cornerRadius && a.backgroundInsets == b.backgroundInsets
      && a.edgesAddingLayoutMarginsToBackgroundInsets == b.edgesAddingLayoutMarginsToBackgroundInsets
      && a.backgroundColor == b.backgroundColor && a.image === b.image && a.imageContentMode == b.imageContentMode
      && a.strokeColor == b.strokeColor && a.strokeWidth == b.strokeWidth && a.strokeOutset == b.strokeOutset
      && (a.backgroundColorTransformer == nil) == (b.backgroundColorTransformer == nil)
      && (a.strokeColorTransformer == nil) == (b.strokeColorTransformer == nil)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(cornerRadius)
    hasher.combine(strokeWidth)
    hasher.combine(backgroundColor)
  }
}

extension UIBackgroundConfiguration: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String {
    "<UIBackgroundConfiguration: cornerRadius = \(cornerRadius); backgroundColor = "
      + "\(backgroundColor.map { "\($0)" } ?? "nil")>"
  }
  public var debugDescription: String { description }
}
