import CoreText

/// A scale for custom fonts and lengths, which follow the user's text size in proportion to a text style.
///
/// ```swift
/// let title = UIFont(name: "Georgia-Bold", size: 28) ?? .systemFont(ofSize: 28)
/// label.font = UIFontMetrics(forTextStyle: .title1).scaledFont(for: title)
/// label.adjustsFontForContentSizeCategory = true
/// let padding = UIFontMetrics.default.scaledValue(for: 8)
/// ```
///
/// A value is multiplied by the ratio of the style's leading at the chosen text size to its leading at the default
/// size, and rounded to pixels; the size of a font is then rounded to whole points (`facts/text.md#font-metrics`).
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uifontmetrics>
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let textStyle: UIFont.TextStyle

  /// The metrics of body text.
  open class var `default`: UIFontMetrics { standard }
  private static let standard = UIFontMetrics(forTextStyle: .body)

  /// Creates metrics that scale fonts and lengths in proportion to a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) { self.textStyle = textStyle }

  /// Returns the font scaled to the user's text size. With `adjustsFontForContentSizeCategory` it follows later
  /// changes.
  open func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: nil)
  }

  /// Returns the font scaled to the user's text size, limited to a size in points.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// Returns the font scaled to the text size of the traits; nil stands for the user's.
  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }

  /// Returns the font scaled to the user's text size, limited to `maximumPointSize` (0 for no limit).
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let scaling = FontScaling(
      textStyle: textStyle, size: font.scaling?.size ?? font.pointSize, maximum: maximumPointSize)
    return font.scaled(scaling, compatibleWith: traitCollection)
  }

  fileprivate func size(_ scaling: FontScaling, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    var size = scaling.size
    if DynamicType.category(traitCollection) != .large {
      size = scaledValue(for: size, compatibleWith: traitCollection).rounded()
    }
    return scaling.maximum > 0 ? min(size, scaling.maximum) : size
  }

  /// Returns a length in points scaled to the user's text size.
  open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

  /// Returns a length in points scaled to the text size of the traits; nil stands for the user's.
  open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    guard value.isFinite else { return value }
    let category = DynamicType.category(traitCollection)
    if category == .large { return value }
    let traitScale = (traitCollection ?? .current).displayScale
    let scale = traitScale > 0 ? traitScale : max(UITraitCollection.current.displayScale, 1)
    return (value * DynamicType.factor(textStyle, category) * scale).rounded() / scale
  }
}

/// The parameters of a scaled font, so that it can be created again for another text size.
struct FontScaling: Equatable {
  /// The text style that determines the scale.
  var textStyle: UIFont.TextStyle
  /// The size at the default setting, in points.
  var size: CGFloat
  /// The maximum size in points; 0 for no limit.
  var maximum: CGFloat
}

extension UIFont {
  fileprivate func scaled(_ scaling: FontScaling, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    var spec = spec
    let size = UIFontMetrics(forTextStyle: scaling.textStyle).size(scaling, compatibleWith: traitCollection)
    if size > 0 { spec.size = size }
    return UIFont(spec: spec, textStyle: nil, scaling: scaling)
  }

  /// Returns the font for the text size of traits, if it has a text style or was scaled by `UIFontMetrics`; used
  /// for `adjustsFontForContentSizeCategory`. Nil for other fonts.
  func following(_ traitCollection: UITraitCollection) -> UIFont? {
    if let scaling { return scaled(scaling, compatibleWith: traitCollection) }
    guard let textStyle else { return nil }
    var spec = spec
    spec.size = UIFont.preferredFont(forTextStyle: textStyle, compatibleWith: traitCollection).pointSize
    if hasWeightOfStyle { spec.weight = UIFont.weight(of: textStyle, compatibleWith: traitCollection) }
    return UIFont(spec: spec, textStyle: textStyle, scaling: nil, hasWeightOfStyle: hasWeightOfStyle)
  }
}
