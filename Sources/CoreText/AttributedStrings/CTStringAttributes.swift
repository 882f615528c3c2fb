// Core Text's names of attributes; those that UIKit shares have the same values.

/// The font, a `CTFont`; Helvetica 12 where absent. The same attribute as UIKit's `font`.
public let kCTFontAttributeName: CFString = "NSFont"
/// The colour of the glyphs, a `CGColor`; black where absent. UIKit's `foregroundColor` comes before it.
public let kCTForegroundColorAttributeName: CFString = "CTForegroundColor"
/// Whether glyphs are drawn in the context's fill colour. It has no effect.
public let kCTForegroundColorFromContextAttributeName: CFString = "CTForegroundColorFromContext"
/// The colour behind the text, a `CGColor`. UIKit's `backgroundColor` comes before it.
public let kCTBackgroundColorAttributeName: CFString = "CTBackgroundColor"
/// The settings of a paragraph, an `NSParagraphStyle`. The same attribute as UIKit's `paragraphStyle`.
public let kCTParagraphStyleAttributeName: CFString = "NSParagraphStyle"
/// Points that are added after each character; 0 turns off the font's kerning of pairs. UIKit's `kern`.
public let kCTKernAttributeName: CFString = "NSKern"
/// Points that are added after each character, in place of those of the kern attribute. UIKit's `tracking`.
public let kCTTrackingAttributeName: CFString = "CTTracking"
/// Which ligatures are used: 0 for none, 1 for the usual ones. UIKit's `ligature`.
public let kCTLigatureAttributeName: CFString = "NSLigature"
/// The line under the text, a raw value of `CTUnderlineStyle`. UIKit's `underlineStyle`.
public let kCTUnderlineStyleAttributeName: CFString = "NSUnderline"
/// The colour of the line under the text, a `CGColor`; the text's where absent.
public let kCTUnderlineColorAttributeName: CFString = "CTUnderlineColor"
/// The width of outlines in percent of the font size; negative to fill glyphs, too. UIKit's `strokeWidth`.
public let kCTStrokeWidthAttributeName: CFString = "NSStrokeWidth"
/// The colour of outlines, a `CGColor`; the text's where absent.
public let kCTStrokeColorAttributeName: CFString = "CTStrokeColor"
/// Whether text is superscript, 1, or subscript, -1, where the font has such glyphs. It has no effect.
public let kCTSuperscriptAttributeName: CFString = "NSSuperScript"
/// Points by which the text is raised above the baseline. UIKit's `baselineOffset`.
public let kCTBaselineOffsetAttributeName: CFString = "NSBaselineOffset"
/// Directions of text within text, outermost first, as numbers. UIKit's `writingDirection`.
public let kCTWritingDirectionAttributeName: CFString = "NSWritingDirection"
/// A `CTRunDelegate` that measures the text in the font's place. It has no effect.
public let kCTRunDelegateAttributeName: CFString = "CTRunDelegate"
/// The language of the text, as a BCP 47 code. It has no effect.
public let kCTLanguageAttributeName: CFString = "NSLanguage"

/// Raw values of the underline attribute, as Core Text names them.
public struct CTUnderlineStyle: OptionSet, Sendable {
  public let rawValue: Int32
  public init(rawValue: Int32) { self.rawValue = rawValue }
  /// One line of the font's own thickness.
  public static let single = CTUnderlineStyle(rawValue: 0x01)
  /// One line of twice the font's thickness.
  public static let thick = CTUnderlineStyle(rawValue: 0x02)
  /// Two lines, one below the other.
  public static let double = CTUnderlineStyle(rawValue: 0x09)
}
