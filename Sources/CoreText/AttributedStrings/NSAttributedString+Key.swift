extension NSAttributedString {
  /// The name of an attribute. Text drawing uses those declared here; all others are stored only.
  public struct Key: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    /// Creates a key with a name, for an attribute that the app defines.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

extension NSAttributedString.Key {
  /// The font, a `UIFont`; Helvetica 12 by default.
  public static let font = Self("NSFont")
  /// The paragraph style, an `NSParagraphStyle`. That of a paragraph's first character applies.
  public static let paragraphStyle = Self("NSParagraphStyle")
  /// The color of the text, a `UIColor`; black by default.
  public static let foregroundColor = Self("NSColor")
  /// The background color, a `UIColor`, which fills the line boxes of the text.
  public static let backgroundColor = Self("NSBackgroundColor")
  /// The ligatures to use, a number: 0 for none, 1 for the standard ones.
  public static let ligature = Self("NSLigature")
  /// The additional space after each character, a number of points.
  public static let kern = Self("NSKern")
  /// The tracking: the additional space after each character in points. Unlike `kern`, it preserves ligatures and
  /// pair kerning.
  public static let tracking = Self("CTTracking")
  /// The style of the strikethrough, a raw value of `NSUnderlineStyle`.
  public static let strikethroughStyle = Self("NSStrikethrough")
  /// The style of the underline, a raw value of `NSUnderlineStyle`.
  public static let underlineStyle = Self("NSUnderline")
  /// The stroke color, a `UIColor`; the foreground color by default.
  public static let strokeColor = Self("NSStrokeColor")
  /// The stroke width, a number in percent of the font size; a negative value also fills the glyphs.
  public static let strokeWidth = Self("NSStrokeWidth")
  /// The shadow, an `NSShadow`.
  public static let shadow = Self("NSShadow")
  /// The text effect, an `NSAttributedString.TextEffectStyle`.
  public static let textEffect = Self("NSTextEffect")
  /// The attachment, an `NSTextAttachment`, of the character U+FFFC.
  public static let attachment = Self("NSAttachment")
  /// The link, a `URL` or `String`.
  public static let link = Self("NSLink")
  /// The offset above the baseline, a number of points.
  public static let baselineOffset = Self("NSBaselineOffset")
  /// The color of the underline, a `UIColor`; the foreground color by default.
  public static let underlineColor = Self("NSUnderlineColor")
  /// The color of the strikethrough, a `UIColor`; the foreground color by default.
  public static let strikethroughColor = Self("NSStrikethroughColor")
  /// The skew of the glyphs, a number.
  public static let obliqueness = Self("NSObliqueness")
  /// The natural logarithm of the glyphs' horizontal scale, a number.
  public static let expansion = Self("NSExpansion")
  /// The nested writing directions, outermost first: an array of `NSWritingDirection` values combined with
  /// `NSWritingDirectionFormatType`.
  public static let writingDirection = Self("NSWritingDirection")
  /// The glyph orientation, a number. On iOS it is always horizontal.
  public static let verticalGlyphForm = Self("CTVerticalForms")
}
