import Foundation

/// Localized strings whose text is Markdown.
///
/// Apple's documentation:
/// <https://developer.apple.com/documentation/foundation/attributedstring/init(localized:options:table:bundle:locale:comment:)-6mhnh>
extension AttributedString {
  /// Options for inserting values into a localized string.
  public struct FormattingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Adds an attribute with the index of the value to each inserted value's text. It has no effect.
    public static let applyReplacementIndexAttribute = FormattingOptions(rawValue: 1)
  }

  /// Creates the string of a key in the bundle's tables.
  public init(
    localized keyAndValue: String.LocalizationValue, options: FormattingOptions = [], table: String? = nil,
    bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init(
      markdownText: String(localized: keyAndValue, table: table, bundle: bundle, locale: locale ?? .current))
  }

  /// Creates the string of a key, or from the default value if the tables do not contain the key.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, options: FormattingOptions = [],
    table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init(
      markdownText: String(
        localized: key, defaultValue: defaultValue, table: table, bundle: bundle, locale: locale ?? .current))
  }

  /// Creates the string that a resource describes, in the resource's locale and with its Markdown as attributes.
  public init(localized resource: LocalizedStringResource, options: FormattingOptions = []) {
    self.init(markdownText: String(localized: resource))
  }

  /// Parses inline Markdown only; text that can't be parsed is used unchanged.
  private init(markdownText text: String) {
    let options = MarkdownParsingOptions(
      interpretedSyntax: .inlineOnlyPreservingWhitespace, failurePolicy: .returnPartiallyParsedIfPossible)
    self = (try? AttributedString(markdown: text, options: options)) ?? AttributedString(text)
  }
}
