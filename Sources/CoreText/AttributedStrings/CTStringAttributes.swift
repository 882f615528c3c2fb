// The names of Core Text's attributes. Those that UIKit also defines have the same values.

/// The font, a `CTFont`; Helvetica 12 by default. The same attribute as UIKit's `font`.
public let kCTFontAttributeName: CFString = "NSFont"
/// The color of the glyphs, a `CGColor`; black by default. UIKit's `foregroundColor` takes precedence.
public let kCTForegroundColorAttributeName: CFString = "CTForegroundColor"
/// Whether glyphs are drawn with the context's fill color. It has no effect.
public let kCTForegroundColorFromContextAttributeName: CFString = "CTForegroundColorFromContext"
/// The background color of the text, a `CGColor`. UIKit's `backgroundColor` takes precedence.
public let kCTBackgroundColorAttributeName: CFString = "CTBackgroundColor"
/// The paragraph style, an `NSParagraphStyle`. The same attribute as UIKit's `paragraphStyle`.
public let kCTParagraphStyleAttributeName: CFString = "NSParagraphStyle"
/// The additional space after each character, in points; 0 disables the font's pair kerning. UIKit's `kern`.
public let kCTKernAttributeName: CFString = "NSKern"
/// The additional space after each character, in points, instead of that of the kern attribute. UIKit's `tracking`.
public let kCTTrackingAttributeName: CFString = "CTTracking"
/// The ligatures to use: 0 for none, 1 for the standard ones. UIKit's `ligature`.
public let kCTLigatureAttributeName: CFString = "NSLigature"
/// The style of the underline, a raw value of `CTUnderlineStyle`. UIKit's `underlineStyle`.
public let kCTUnderlineStyleAttributeName: CFString = "NSUnderline"
/// The color of the underline, a `CGColor`; that of the text by default.
public let kCTUnderlineColorAttributeName: CFString = "CTUnderlineColor"
/// The stroke width in percent of the font size; a negative value also fills the glyphs. It equals UIKit's
/// `strokeWidth`.
public let kCTStrokeWidthAttributeName: CFString = "NSStrokeWidth"
/// The stroke color, a `CGColor`; that of the text by default.
public let kCTStrokeColorAttributeName: CFString = "CTStrokeColor"
/// The position of superscript (1) or subscript (-1) text in fonts with such glyphs. It has no effect.
public let kCTSuperscriptAttributeName: CFString = "NSSuperScript"
/// The offset of the text above the baseline, in points. UIKit's `baselineOffset`.
public let kCTBaselineOffsetAttributeName: CFString = "NSBaselineOffset"
/// The nested writing directions of the text, outermost first, as numbers. UIKit's `writingDirection`.
public let kCTWritingDirectionAttributeName: CFString = "NSWritingDirection"
/// A `CTRunDelegate` that determines the metrics of the text. It has no effect.
public let kCTRunDelegateAttributeName: CFString = "CTRunDelegate"
/// The language of the text, as a BCP 47 code. It has no effect.
public let kCTLanguageAttributeName: CFString = "NSLanguage"

/// The styles of underlines.
public struct CTUnderlineStyle: OptionSet, Sendable {
  public let rawValue: Int32
  public init(rawValue: Int32) { self.rawValue = rawValue }
  /// A single line of the font's thickness.
  public static let single = CTUnderlineStyle(rawValue: 0x01)
  /// A single line of twice the font's thickness.
  public static let thick = CTUnderlineStyle(rawValue: 0x02)
  /// A double line.
  public static let double = CTUnderlineStyle(rawValue: 0x09)
}
