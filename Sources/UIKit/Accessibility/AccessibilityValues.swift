import QuartzCore

/// The kind of group that a container's elements form.
public enum UIAccessibilityContainerType: Int, Sendable { case none, dataTable, list, landmark, semanticGroup }

/// Whether an assistive program moves through a container's elements one by one.
public enum UIAccessibilityNavigationStyle: Int, Sendable { case automatic, separate, combined }

/// The direction in which an assistive program scrolls.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// The user scrolls with a swipe to the right, three-fingered in VoiceOver. Paged content usually shows its
  /// previous page.
  case right = 1
  /// The user scrolls with a swipe to the left, three-fingered in VoiceOver. Paged content usually shows its next
  /// page.
  case left
  /// The user scrolls with a swipe upwards, three-fingered in VoiceOver.
  case up
  /// The user scrolls with a swipe downwards, three-fingered in VoiceOver.
  case down
  /// The next page or item in reading order.
  case next
  /// The previous page or item in reading order.
  case previous
}

/// The subject of a text, which decides how it is read aloud.
public struct UIAccessibilityTextualContext: Hashable, RawRepresentable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Wraps a name that UIKit does not define.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// Documents that the user writes or edits, as in a word processor.
  public static let wordProcessing = Self("UIAccessibilityTextualContextWordProcessing")
  /// Prose to be read from beginning to end, such as a book or an article.
  public static let narrative = Self("UIAccessibilityTextualContextNarrative")
  /// A conversation of short messages.
  public static let messaging = Self("UIAccessibilityTextualContextMessaging")
  /// The cells of a table with numbers and formulas.
  public static let spreadsheet = Self("UIAccessibilityTextualContextSpreadsheet")
  /// Names and paths of files and folders.
  public static let fileSystem = Self("UIAccessibilityTextualContextFileSystem")
  /// The source code of a program, where punctuation and letter case carry meaning.
  public static let sourceCode = Self("UIAccessibilityTextualContextSourceCode")
  /// The input and output of a command line.
  public static let console = Self("UIAccessibilityTextualContextConsole")
}

/// Text that is read aloud line by line.
@preconcurrency @MainActor public protocol UIAccessibilityReadingContent {
  /// Returns the number of the line at a point in the element's coordinates; `NSNotFound` if no line contains it.
  func accessibilityLineNumber(for point: CGPoint) -> Int
  /// Returns the text of a line; nil if the element has no such line.
  func accessibilityContent(forLineNumber lineNumber: Int) -> String?
  /// Returns the frame of a line in screen coordinates, in points; an empty rectangle if the element has no such
  /// line.
  func accessibilityFrame(forLineNumber lineNumber: Int) -> CGRect
  /// Returns the text of the visible page; nil if there is no page.
  func accessibilityPageContent() -> String?
  /// Returns the text of a line with attributes that change how it is spoken. Optional; nil by default, which
  /// stands for `accessibilityContent(forLineNumber:)`.
  func accessibilityAttributedContent(forLineNumber lineNumber: Int) -> NSAttributedString?
  /// Returns the text of the visible page with attributes that change how it is spoken. Optional; nil by default,
  /// which stands for `accessibilityPageContent()`.
  func accessibilityAttributedPageContent() -> NSAttributedString?
}

extension UIAccessibilityReadingContent {
  public func accessibilityAttributedContent(forLineNumber lineNumber: Int) -> NSAttributedString? { nil }
  public func accessibilityAttributedPageContent() -> NSAttributedString? { nil }
}

extension NSAttributedString.Key {
  /// A Bool: whether all punctuation is spoken.
  public static let accessibilitySpeechPunctuation = Self("UIAccessibilitySpeechAttributePunctuation")
  /// The language in which the text is spoken, as a BCP 47 tag.
  public static let accessibilitySpeechLanguage = Self("UIAccessibilitySpeechAttributeLanguage")
  /// The pitch of the voice, from 0 to 2, where 1 is the ordinary one.
  public static let accessibilitySpeechPitch = Self("UIAccessibilitySpeechAttributePitch")
  /// A Bool: whether an announcement waits for those before it.
  public static let accessibilitySpeechQueueAnnouncement = Self("UIAccessibilitySpeechAttributeQueueAnnouncement")
  /// The pronunciation of the text in the International Phonetic Alphabet.
  public static let accessibilitySpeechIPANotation = Self("UIAccessibilitySpeechAttributeIPANotation")
  /// A Bool: whether the text is spoken letter by letter.
  public static let accessibilitySpeechSpellOut = Self("UIAccessibilitySpeechAttributeSpellOut")
  /// The level of a heading, from 1 to 6; 0 for text that is not a heading.
  public static let accessibilityTextHeadingLevel = Self("UIAccessibilityTextAttributeHeadingLevel")
  /// Additional information about the text, such as the name of its style.
  public static let accessibilityTextCustom = Self("UIAccessibilityTextAttributeCustom")
}
