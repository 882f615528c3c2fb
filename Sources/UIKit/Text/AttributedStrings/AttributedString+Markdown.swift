import Foundation

/// Attributed strings from Markdown.
///
/// As with Apple's, the text of headings, lists and quotes has no marks and no line ends, but intents of blocks,
/// which labels and text views do not show. Tables are read as paragraphs.
extension AttributedString {
  /// Options for parsing Markdown.
  ///
  /// Apple's documentation:
  /// <https://developer.apple.com/documentation/foundation/attributedstring/markdownparsingoptions>
  public struct MarkdownParsingOptions: Sendable {
    /// The subset of Markdown's syntax that is interpreted.
    public enum InterpretedSyntax: Int, Hashable, Sendable {
      /// Blocks such as headings and lists as well as marks within them. The default.
      case full
      /// Only emphasis, code, links and images. Line ends become spaces.
      case inlineOnly
      /// Only emphasis, code, links and images. Spaces and line ends stay as written, as user interfaces need it.
      case inlineOnlyPreservingWhitespace
    }
    /// The result for source that cannot be parsed. Flipside reads any source, so that no initializer fails for
    /// this.
    public enum FailurePolicy: Int, Hashable, Sendable {
      /// The initializer throws. The default.
      case throwError
      /// The part before the problem becomes the string.
      case returnPartiallyParsedIfPossible
    }
    /// Whether attributes of the form `^[text](name: value)` are parsed; false by default. It has no effect: such
    /// attributes remain text.
    public var allowsExtendedAttributes: Bool
    /// The subset of Markdown's syntax that is interpreted; `.full` by default.
    public var interpretedSyntax: InterpretedSyntax
    /// Whether source that can't be read is an error; `.throwError` by default.
    public var failurePolicy: FailurePolicy
    /// The BCP 47 code of the text's language; nil, the default, for none. It has no effect: the string gets no
    /// language.
    public var languageCode: String?

    /// Creates options. By default all of Markdown's blocks and marks are parsed, without extended attributes.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// Reads Markdown. Emphasis and code become `inlinePresentationIntent`, links `link`; relative links are resolved
  /// against the base URL.
  public init(
    markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    self.init()
    let keepsWhitespace = options.interpretedSyntax == .inlineOnlyPreservingWhitespace
    guard options.interpretedSyntax == .full else {
      append(inlines: markdown, intent: nil, baseURL: baseURL, keepsWhitespace: keepsWhitespace)
      return
    }
    for block in MarkdownBlocks.paragraphs(of: markdown) {
      if block.isCode {
        var part = AttributedString(block.text)
        part.presentationIntent = block.intent
        append(part)
      } else {
        append(inlines: block.text, intent: block.intent, baseURL: baseURL, keepsWhitespace: false)
      }
    }
  }

  private mutating func append(
    inlines text: String, intent: PresentationIntent?, baseURL: URL?, keepsWhitespace: Bool
  ) {
    for run in MarkdownInlines.runs(of: text, baseURL: baseURL, keepsWhitespace: keepsWhitespace) {
      var part = AttributedString(run.text)
      if !run.intent.isEmpty { part.inlinePresentationIntent = run.intent }
      if let intent { part.presentationIntent = intent }
      if let link = run.link { part.link = link }
      if let image = run.image { part.imageURL = image }
      append(part)
    }
  }

  /// Reads Markdown in UTF-8; bytes that are not become replacement characters.
  public init(markdown: Data, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
    try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
  }

  /// Reads a Markdown file in UTF-8. Throws if the file can't be read.
  public init(contentsOf url: URL, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
    try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
  }
}

extension NSAttributedString {
  /// Creates an attributed string of Markdown. Throws if the source is invalid and the options don't allow that.
  public convenience init(
    markdown markdownString: String, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    self.init(try AttributedString(markdown: markdownString, options: options, baseURL: baseURL))
  }

  /// Creates an attributed string of Markdown in UTF-8. Throws if the source is invalid and the options don't allow
  /// that.
  public convenience init(
    markdown: Data, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    self.init(try AttributedString(markdown: markdown, options: options, baseURL: baseURL))
  }
}
