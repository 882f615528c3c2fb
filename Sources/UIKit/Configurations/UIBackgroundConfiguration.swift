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
/// A list's configuration has the defaults of its kind of view for each state, and returns them from
/// `updated(for:)`; values that were set are kept.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uibackgroundconfiguration-swift.struct>
public struct UIBackgroundConfiguration: Hashable {
  /// A view that replaces the fill, as large as the background.
  public var customView: UIView?
  /// The radius of the corners in points, limited to half of the shorter side.
  public var cornerRadius: CGFloat = 0 { didSet { chosen.insert(.cornerRadius) } }
  /// The space around the background.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The edges at which the view's margins are added to `backgroundInsets`.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// The color of the fill; nil for the tint color.
  public var backgroundColor: UIColor? { didSet { chosen.insert(.backgroundColor) } }
  /// A transformation of `backgroundColor`, or of the tint color if that is nil.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// An effect behind the fill, such as a blur of the content below.
  public var visualEffect: UIVisualEffect? { didSet { chosen.insert(.visualEffect) } }
  /// An image over the fill.
  public var image: UIImage?
  /// The content mode of the image.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// The color of the border; nil for the tint color.
  public var strokeColor: UIColor?
  /// A transformation of `strokeColor`, or of the tint color if that is nil.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The width of the border, in points; 0 for none.
  public var strokeWidth: CGFloat = 0
  /// The distance of the border outside of the edge, in points.
  public var strokeOutset: CGFloat = 0
  /// The shadow of the background, which is invisible unless its opacity is set.
  public var shadowProperties = UIShadowProperties()

  /// The kind of view whose defaults the configuration has.
  var style = Style.custom
  private var chosen: Chosen = []

  init() {}

  /// The properties that the app set, which states do not change.
  private struct Chosen: OptionSet {
    let rawValue: Int
    static let backgroundColor = Chosen(rawValue: 1)
    static let cornerRadius = Chosen(rawValue: 2)
    static let visualEffect = Chosen(rawValue: 4)
  }

  /// Returns an empty background.
  public static func clear() -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration()
    configuration.backgroundColor = .clear
    configuration.chosen = []
    configuration.style = .clear
    return configuration
  }

  init(_ style: Style) {
    self.style = style
    // At rest a default has no traits yet; `updated(for:)` provides them.
    self = updated(for: UIViewConfigurationState(traitCollection: UITraitCollection.current))
  }

  /// Returns the configuration with the defaults of its kind for the state; values that were set are kept.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    guard let defaults = style.defaults(for: state) else { return self }
    var result = self
    if !chosen.contains(.backgroundColor) { result.backgroundColor = defaults.color }
    if !chosen.contains(.cornerRadius) { result.cornerRadius = defaults.cornerRadius }
    if !chosen.contains(.visualEffect) { result.visualEffect = defaults.effect }
    result.chosen = chosen
    return result
  }

  /// Returns the color of the fill for a view's tint color.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    // A list's default of nil is clear; an app's nil stands for the tint.
    let isOpen = style != .custom && !chosen.contains(.backgroundColor)
    let color = backgroundColor ?? (isOpen ? .clear : tintColor)
    return backgroundColorTransformer?(color) ?? color
  }

  /// Returns the color of the border for a view's tint color.
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
