import CoreText

extension UIFont {
  /// A semantic style of text, whose size follows the user's setting.
  public struct TextStyle: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The titles of screens: 34 points at the standard text size.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// Headings of the first level: 28 points at the standard text size.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// Headings of the second level: 22 points at the standard text size.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// Headings of the third level: 20 points at the standard text size.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// Headings of content: 17 points, semibold, at the standard text size.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// Subtitles: 15 points at the standard text size.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Ordinary text: 17 points at the standard text size.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// Short explanations: 16 points at the standard text size.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// Notes below content: 13 points at the standard text size.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// Captions: 12 points at the standard text size.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// Small captions: 11 points at the standard text size.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }

  /// Returns the system font for a style, at the user's text size.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// Returns the system font for a style, at the text size of traits; nil stands for the current ones.
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let category = DynamicType.category(traitCollection)
    var spec = FontSpec(size: DynamicType.pointSize(style, category))
    spec.weight = weight(of: style, compatibleWith: traitCollection)
    return UIFont(spec: spec, textStyle: style, scaling: nil, hasWeightOfStyle: true)
  }

  /// Returns the weight of a style's font. With the bold text setting it is one step heavier, semibold in iOS 17;
  /// this value has no source in the facts.
  class func weight(of style: TextStyle, compatibleWith traits: UITraitCollection?) -> CGFloat {
    let isBold = legibility(traits) == .bold
    if style == .headline { return (isBold ? Weight.bold : .semibold).rawValue }
    return (isBold ? Weight.semibold : .regular).rawValue
  }

  /// Returns whether the user prefers bold text; traits without a value use the current ones.
  private class func legibility(_ traits: UITraitCollection?) -> UILegibilityWeight {
    let weight = (traits ?? .current).legibilityWeight
    return weight == .unspecified ? UITraitCollection.current.legibilityWeight : weight
  }
}

/// A bridge for attributes, which contain a style as a string object that is cast to a style.
extension UIFont.TextStyle: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSString { NSString(string: rawValue) }

  public static func _forceBridgeFromObjectiveC(_ source: NSString, result: inout UIFont.TextStyle?) {
    result = UIFont.TextStyle(rawValue: String(describing: source))
  }

  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSString, result: inout UIFont.TextStyle?
  ) -> Bool {
    _forceBridgeFromObjectiveC(source, result: &result)
    return true
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSString?) -> UIFont.TextStyle {
    UIFont.TextStyle(rawValue: source.map { String(describing: $0) } ?? "")
  }
}
