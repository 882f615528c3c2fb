/// The alignment of lines between the paragraph's margins.
public enum NSTextAlignment: Int, Sendable {
  case left = 0
  case center = 1
  case right = 2
  case justified = 3
  /// Left, or right in right-to-left text.
  case natural = 4
}

/// How text that is wider than its line is wrapped or truncated.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping = 0
  case byCharWrapping = 1
  case byClipping = 2
  case byTruncatingHead = 3
  case byTruncatingTail = 4
  case byTruncatingMiddle = 5
}

/// The direction in which a paragraph runs.
public enum NSWritingDirection: Int, Sendable {
  /// By the first strong character.
  case natural = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// How a `writingDirection` attribute acts, added to the direction's raw value.
public enum NSWritingDirectionFormatType: Int, Sendable {
  case embedding = 0
  case override = 2
}

/// The line of underlining or striking through: a style, a pattern, and whether spaces are left out.
public struct NSUnderlineStyle: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let single = NSUnderlineStyle(rawValue: 0x01)
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
