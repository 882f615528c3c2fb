import CoreText

/// Scales custom fonts and lengths with the user's text size, in the way in which a text style scales.
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

  /// Scales as body text.
  open class var `default`: UIFontMetrics { standard }
  private static let standard = UIFontMetrics(forTextStyle: .body)

  /// The metrics by which fonts and lengths grow with the text of a style.
  public init(forTextStyle textStyle: UIFont.TextStyle) { self.textStyle = textStyle }

  /// Returns the font scaled to the user's text size; `adjustsFontForContentSizeCategory` has it follow later
  /// changes.
  open func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: nil)
  }

  /// Returns the font scaled to the user's text size, up to a size in points.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// Returns the font scaled to the text size of the traits; nil takes the user's.
  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }

  /// The font at the size that the user's text size gives it, at most `maximumPointSize` (0: unlimited).
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

  /// Returns a length in points scaled to the text size of the traits; nil takes the user's.
  open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    guard value.isFinite else { return value }
    let category = DynamicType.category(traitCollection)
    if category == .large { return value }
    let traitScale = (traitCollection ?? .current).displayScale
    let scale = traitScale > 0 ? traitScale : max(UITraitCollection.current.displayScale, 1)
    return (value * DynamicType.factor(textStyle, category) * scale).rounded() / scale
  }
}

/// What a scaled font was made of, so that it can be made anew at another text size.
struct FontScaling: Equatable {
  /// The style that it scales as.
  var textStyle: UIFont.TextStyle
  /// The size at the default setting, in points.
  var size: CGFloat
  /// 0: none.
  var maximum: CGFloat
}

extension UIFont {
  fileprivate func scaled(_ scaling: FontScaling, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    var spec = spec
    let size = UIFontMetrics(forTextStyle: scaling.textStyle).size(scaling, compatibleWith: traitCollection)
    if size > 0 { spec.size = size }
    return UIFont(spec: spec, textStyle: nil, scaling: scaling)
  }

  /// The font at the text size of some traits, where it was made for a text style or by `UIFontMetrics`: what
  /// `adjustsFontForContentSizeCategory` asks for. Nil for other fonts.
  func following(_ traitCollection: UITraitCollection) -> UIFont? {
    if let scaling { return scaled(scaling, compatibleWith: traitCollection) }
    guard let textStyle else { return nil }
    var spec = spec
    spec.size = UIFont.preferredFont(forTextStyle: textStyle, compatibleWith: traitCollection).pointSize
    if hasWeightOfStyle { spec.weight = UIFont.weight(of: textStyle, compatibleWith: traitCollection) }
    return UIFont(spec: spec, textStyle: textStyle, scaling: nil, hasWeightOfStyle: hasWeightOfStyle)
  }
}
