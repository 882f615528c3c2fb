/// The alignment of lines between the paragraph's margins.
public enum NSTextAlignment: Int, Sendable {
  /// Lines begin at the left margin, whatever the writing direction.
  case left = 0
  /// Lines have equal space on both sides.
  case center = 1
  /// Lines end at the right margin, whatever the writing direction.
  case right = 2
  /// Lines fill the width, except a paragraph's last one, which is aligned naturally.
  case justified = 3
  /// Left, or right in right-to-left text.
  case natural = 4
}

/// The modes of wrapping or truncating text that is wider than its line.
public enum NSLineBreakMode: Int, Sendable {
  /// Lines end between words; a word that is wider than a line is broken.
  case byWordWrapping = 0
  /// Lines end before the first character that does not fit.
  case byCharWrapping = 1
  /// Text continues in one line beyond the width, and is not drawn there. A label of several lines wraps words
  /// first.
  case byClipping = 2
  /// The beginning of the line is replaced by an ellipsis, so that its end shows.
  case byTruncatingHead = 3
  /// The end of the line is replaced by an ellipsis, so that its beginning shows.
  case byTruncatingTail = 4
  /// The middle of the line is replaced by an ellipsis, so that both ends show.
  case byTruncatingMiddle = 5
}

/// The direction in which a paragraph runs.
public enum NSWritingDirection: Int, Sendable {
  /// The direction of the first strong character.
  case natural = -1
  /// The text runs from left to right, as Latin script does.
  case leftToRight = 0
  /// The text runs from right to left, as Arabic and Hebrew script do.
  case rightToLeft = 1
}

/// The effects of a `writingDirection` attribute, added to the direction's raw value.
public enum NSWritingDirectionFormatType: Int, Sendable {
  /// The text has that direction, but its characters keep their own, as a Latin name in Arabic text.
  case embedding = 0
  /// Every character goes in that direction, whatever its script.
  case override = 2
}

/// The line of underlining or striking through: a style, a pattern, and whether spaces are left out.
public struct NSUnderlineStyle: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One line of the font's own thickness.
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// One line of twice the font's thickness.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  /// Two lines, one below the other.
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  /// Dots as wide as the line is thick. Combined with a style such as `.single`; alone it draws nothing.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  /// Dashes four times as wide as the line is thick. Combined with a style such as `.single`.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  /// A dash and a dot in turn. Combined with a style such as `.single`.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
  /// A dash and two dots in turn. Combined with a style such as `.single`.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
  /// No line under spaces. Combined with a style such as `.single`.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
