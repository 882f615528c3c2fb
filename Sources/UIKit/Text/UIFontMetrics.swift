import CoreText

/// Scales custom fonts and lengths with the user's text size, as a text style scales.
///
/// A value grows by the ratio of the style's leading at the setting to that at the default, rounded to pixels; a
/// font's size is then rounded to whole points (`facts/text.md#font-metrics`).
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uifontmetrics>
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let textStyle: UIFont.TextStyle

  /// Scales as body text.
  open class var `default`: UIFontMetrics { standard }
  private static let standard = UIFontMetrics(forTextStyle: .body)

  public init(forTextStyle textStyle: UIFont.TextStyle) { self.textStyle = textStyle }

  open func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: nil)
  }

  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }

  /// The font at the size that the setting gives it, at most `maximumPointSize` (0: no limit).
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let category = DynamicType.category(traitCollection)
    var size = font.pointSize
    if category != .large { size = scaledValue(for: size, compatibleWith: traitCollection).rounded() }
    if maximumPointSize > 0 { size = min(size, maximumPointSize) }
    return font.withSize(size)
  }

  open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

  open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    guard value.isFinite else { return value }
    let category = DynamicType.category(traitCollection)
    if category == .large { return value }
    let traitScale = (traitCollection ?? .current).displayScale
    let scale = traitScale > 0 ? traitScale : max(UITraitCollection.current.displayScale, 1)
    return (value * DynamicType.factor(textStyle, category) * scale).rounded() / scale
  }
}
