import QuartzCore

/// The kind of group that a container's elements form.
public enum UIAccessibilityContainerType: Int, Sendable { case none, dataTable, list, landmark, semanticGroup }

/// Whether an assistive program moves through a container's elements one by one.
public enum UIAccessibilityNavigationStyle: Int, Sendable { case automatic, separate, combined }

/// The direction in which an assistive program scrolls.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  case right = 1
  case left, up, down, next, previous
}

/// The subject of a text, which decides how it is read aloud.
public struct UIAccessibilityTextualContext: Hashable, RawRepresentable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let wordProcessing = Self("UIAccessibilityTextualContextWordProcessing")
  public static let narrative = Self("UIAccessibilityTextualContextNarrative")
  public static let messaging = Self("UIAccessibilityTextualContextMessaging")
  public static let spreadsheet = Self("UIAccessibilityTextualContextSpreadsheet")
  public static let fileSystem = Self("UIAccessibilityTextualContextFileSystem")
  public static let sourceCode = Self("UIAccessibilityTextualContextSourceCode")
  public static let console = Self("UIAccessibilityTextualContextConsole")
}

/// Text that is read aloud line by line.
@preconcurrency @MainActor public protocol UIAccessibilityReadingContent {
  func accessibilityLineNumber(for point: CGPoint) -> Int
  func accessibilityContent(forLineNumber lineNumber: Int) -> String?
  func accessibilityFrame(forLineNumber lineNumber: Int) -> CGRect
  func accessibilityPageContent() -> String?
  func accessibilityAttributedContent(forLineNumber lineNumber: Int) -> NSAttributedString?
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
  /// How the text is pronounced, in the International Phonetic Alphabet.
  public static let accessibilitySpeechIPANotation = Self("UIAccessibilitySpeechAttributeIPANotation")
  /// A Bool: whether the text is spoken letter by letter.
  public static let accessibilitySpeechSpellOut = Self("UIAccessibilitySpeechAttributeSpellOut")
  /// The level of a heading, from 1 to 6; 0 for none.
  public static let accessibilityTextHeadingLevel = Self("UIAccessibilityTextAttributeHeadingLevel")
  /// Something that the app says about the text, such as the name of its style.
  public static let accessibilityTextCustom = Self("UIAccessibilityTextAttributeCustom")
}
