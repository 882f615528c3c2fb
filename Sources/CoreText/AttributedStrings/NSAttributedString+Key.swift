extension NSAttributedString {
  /// The name of an attribute. Text drawing acts on those declared here; any other is kept and ignored.
  public struct Key: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    /// Creates a key of that name, for an attribute of the app's own.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

extension NSAttributedString.Key {
  /// `UIFont`; Helvetica 12 where absent.
  public static let font = Self("NSFont")
  /// `NSParagraphStyle`; that of a paragraph's first character counts.
  public static let paragraphStyle = Self("NSParagraphStyle")
  /// `UIColor`; black where absent.
  public static let foregroundColor = Self("NSColor")
  /// `UIColor` behind the text's line boxes.
  public static let backgroundColor = Self("NSBackgroundColor")
  /// Number: 0 for no ligatures, 1 for the usual ones.
  public static let ligature = Self("NSLigature")
  /// Number of points after each character.
  public static let kern = Self("NSKern")
  /// Number of points after each character, kept by ligatures and pair kerning.
  public static let tracking = Self("CTTracking")
  /// `NSUnderlineStyle` raw value.
  public static let strikethroughStyle = Self("NSStrikethrough")
  /// `NSUnderlineStyle` raw value.
  public static let underlineStyle = Self("NSUnderline")
  /// `UIColor` of the outline; the foreground colour where absent.
  public static let strokeColor = Self("NSStrokeColor")
  /// Number: outline in percent of the font size; negative fills and strokes.
  public static let strokeWidth = Self("NSStrokeWidth")
  /// `NSShadow`.
  public static let shadow = Self("NSShadow")
  /// `NSAttributedString.TextEffectStyle`.
  public static let textEffect = Self("NSTextEffect")
  /// `NSTextAttachment`, on U+FFFC.
  public static let attachment = Self("NSAttachment")
  /// `URL` or `String`.
  public static let link = Self("NSLink")
  /// Number of points upwards.
  public static let baselineOffset = Self("NSBaselineOffset")
  /// `UIColor`; the foreground colour where absent.
  public static let underlineColor = Self("NSUnderlineColor")
  /// `UIColor`; the foreground colour where absent.
  public static let strikethroughColor = Self("NSStrikethroughColor")
  /// Number: the skew of the glyphs.
  public static let obliqueness = Self("NSObliqueness")
  /// Number: the logarithm of the glyphs' horizontal scale.
  public static let expansion = Self("NSExpansion")
  /// Array of numbers: `NSWritingDirection` combined with `NSWritingDirectionFormatType`, outermost first.
  public static let writingDirection = Self("NSWritingDirection")
  /// Number; on iOS always horizontal.
  public static let verticalGlyphForm = Self("CTVerticalForms")
}
