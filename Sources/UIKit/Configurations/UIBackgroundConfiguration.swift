import CoreGraphics

/// The background of a button, cell, header or footer: fill, effect, image, border, corners and shadow.
///
/// ```swift
/// var configuration = UIButton.Configuration.plain()
/// configuration.background.backgroundColor = .systemYellow
/// configuration.background.cornerRadius = 10
/// button.configuration = configuration
/// ```
///
/// A configuration of a list has the defaults of its kind of view for each state, and returns them from
/// `updated(for:)`; what was set stays as it was set.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uibackgroundconfiguration-swift.struct>
public struct UIBackgroundConfiguration: Hashable {
  /// A view in place of the fill; as large as the background.
  public var customView: UIView?
  /// The radius of the corners in points; at most half of the shorter side is seen.
  public var cornerRadius: CGFloat = 0 { didSet { chosen.insert(.cornerRadius) } }
  /// Space around the background.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The edges at which the view's margins are added to `backgroundInsets`.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// Nil: the tint colour.
  public var backgroundColor: UIColor? { didSet { chosen.insert(.backgroundColor) } }
  /// Makes the color that is seen of `backgroundColor`, or of the tint color where that is nil.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// An effect behind the fill, such as a blur of what is below.
  public var visualEffect: UIVisualEffect? { didSet { chosen.insert(.visualEffect) } }
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
  /// The shadow of the background; none is seen unless its opacity is set.
  public var shadowProperties = UIShadowProperties()

  /// Whose defaults the configuration has.
  var style = Style.custom
  private var chosen: Chosen = []

  init() {}

  /// The properties that the app set, which no state changes.
  private struct Chosen: OptionSet {
    let rawValue: Int
    static let backgroundColor = Chosen(rawValue: 1)
    static let cornerRadius = Chosen(rawValue: 2)
    static let visualEffect = Chosen(rawValue: 4)
  }

  /// Draws nothing.
  public static func clear() -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration()
    configuration.backgroundColor = .clear
    configuration.chosen = []
    configuration.style = .clear
    return configuration
  }

  init(_ style: Style) {
    self.style = style
    // At rest a default has no traits yet; `updated(for:)` brings them.
    self = updated(for: UIViewConfigurationState(traitCollection: UITraitCollection.current))
  }

  /// Returns the configuration with the defaults of its kind for the state; what was set stays.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    guard let defaults = style.defaults(for: state) else { return self }
    var result = self
    if !chosen.contains(.backgroundColor) { result.backgroundColor = defaults.color }
    if !chosen.contains(.cornerRadius) { result.cornerRadius = defaults.cornerRadius }
    if !chosen.contains(.visualEffect) { result.visualEffect = defaults.effect }
    result.chosen = chosen
    return result
  }

  /// Returns the color of the fill in a view of that tint color.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    // A list's default of nil lets what is behind show; an app's nil is the tint.
    let isOpen = style != .custom && !chosen.contains(.backgroundColor)
    let color = backgroundColor ?? (isOpen ? .clear : tintColor)
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
      && a.visualEffect == b.visualEffect && a.style == b.style && a.shadowProperties == b.shadowProperties
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

extension UIBackgroundConfiguration: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String {
    var parts = style.name.isEmpty ? [] : ["Base Style = \(style.name)"]
    parts.append("backgroundColor = " + (backgroundColor.map { "\($0)" } ?? "nil"))
    if cornerRadius != 0 { parts.append("cornerRadius = \(cornerRadius)") }
    if strokeWidth != 0 { parts.append("strokeWidth = \(strokeWidth)") }
    return "<UIBackgroundConfiguration: " + parts.joined(separator: "; ") + ">"
  }
  public var debugDescription: String { description }
  /// The properties by their names, as debuggers show them.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "customView": customView as Any, "cornerRadius": cornerRadius, "backgroundInsets": backgroundInsets,
        "backgroundColor": backgroundColor as Any, "visualEffect": visualEffect as Any, "image": image as Any,
        "strokeColor": strokeColor as Any, "strokeWidth": strokeWidth, "strokeOutset": strokeOutset,
      ], displayStyle: .struct)
  }
}
