/// The alignment of lines between the margins of the paragraph.
public enum NSTextAlignment: Int, Sendable {
  /// Lines are aligned at the left margin, regardless of the writing direction.
  case left = 0
  /// Lines are centered.
  case center = 1
  /// Lines are aligned at the right margin, regardless of the writing direction.
  case right = 2
  /// Lines fill the width, except for the last one of a paragraph, which is aligned naturally.
  case justified = 3
  /// Lines are aligned at the left margin, or at the right margin in right-to-left text.
  case natural = 4
}

/// The modes of wrapping or truncating lines that are too long.
public enum NSLineBreakMode: Int, Sendable {
  /// Lines are broken between words; a word that is wider than a line is broken.
  case byWordWrapping = 0
  /// Lines are broken before the first character that does not fit.
  case byCharWrapping = 1
  /// The line is clipped at the margin. A label with several lines wraps at words first.
  case byClipping = 2
  /// The start of the line is replaced by an ellipsis.
  case byTruncatingHead = 3
  /// The end of the line is replaced by an ellipsis.
  case byTruncatingTail = 4
  /// The middle of the line is replaced by an ellipsis.
  case byTruncatingMiddle = 5
}

/// The writing direction of a paragraph.
public enum NSWritingDirection: Int, Sendable {
  /// The direction of the first strong character.
  case natural = -1
  /// The text runs from left to right, as Latin script does.
  case leftToRight = 0
  /// The text runs from right to left, as Arabic and Hebrew script do.
  case rightToLeft = 1
}

/// The effects of a `writingDirection` attribute, which are combined with the direction's raw value.
public enum NSWritingDirectionFormatType: Int, Sendable {
  /// The text has the direction, but its characters keep their own, as a Latin name in Arabic text.
  case embedding = 0
  /// All characters have the direction, regardless of their script.
  case override = 2
}

/// The style of underlines and strikethroughs: line, pattern, and whether spaces are omitted.
public struct NSUnderlineStyle: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A single line of the font's thickness.
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// A single line of twice the font's thickness.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  /// A double line.
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  /// Dots as wide as the line's thickness. To be combined with a style such as `.single`; it draws nothing alone.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  /// Dashes four times as wide as the line's thickness. To be combined with a style such as `.single`.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  /// Alternating dashes and dots. To be combined with a style such as `.single`.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
  /// A dash and two dots, repeatedly. To be combined with a style such as `.single`.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
  /// Omits the line under spaces. To be combined with a style such as `.single`.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
