import Foundation

/// Attributed strings from Markdown.
///
/// Blocks are read as paragraphs: as with Apple's, the text of headings, lists and quotes has no marks and no line
/// ends; unlike Apple's, it has no intents of blocks, which UIKit does not show either.
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
    /// Whether attributes of the form `^[text](name: value)` are parsed; false by default. Stored: they stay text.
    public var allowsExtendedAttributes: Bool
    /// The subset of Markdown's syntax that is interpreted; `.full` by default.
    public var interpretedSyntax: InterpretedSyntax
    /// Whether source that can't be read is an error; `.throwError` by default.
    public var failurePolicy: FailurePolicy
    /// The BCP 47 code of the text's language; nil, the default, for none. Stored: the string gets no language.
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
    let blocks = options.interpretedSyntax == .full ? MarkdownBlocks.paragraphs(of: markdown) : [.inlines(markdown)]
    for block in blocks {
      guard case .inlines(let text) = block else {
        if case .code(let text) = block { append(AttributedString(text)) }
        continue
      }
      for run in MarkdownInlines.runs(of: text, baseURL: baseURL, keepsWhitespace: keepsWhitespace) {
        var part = AttributedString(run.text)
        if !run.intent.isEmpty { part.inlinePresentationIntent = run.intent }
        if let link = run.link { part.link = link }
        if let image = run.image { part.imageURL = image }
        append(part)
      }
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
  /// Makes an attributed string of Markdown. Throws if the source is invalid and the options don't allow that.
  public convenience init(
    markdown markdownString: String, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    self.init(try AttributedString(markdown: markdownString, options: options, baseURL: baseURL))
  }

  /// Makes an attributed string of Markdown in UTF-8. Throws if the source is invalid and the options don't allow
  /// that.
  public convenience init(
    markdown: Data, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    self.init(try AttributedString(markdown: markdown, options: options, baseURL: baseURL))
  }
}

/// The blocks of a Markdown document, as far as they contain text.
enum MarkdownBlocks {
  enum Block: Equatable {
    case inlines(String)
    case code(String)
  }

  static func paragraphs(of text: String) -> [Block] {
    var blocks: [Block] = []
    var paragraph: [String] = []
    var code: [String]?
    func isFence(_ line: String) -> Bool { line.hasPrefix("```") || line.hasPrefix("~~~") }
    func end() {
      if !paragraph.isEmpty { blocks.append(.inlines(paragraph.joined(separator: "\n"))) }
      paragraph = []
    }
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let trimmed = line.trimmingCharacters(in: .whitespaces)
      if isFence(trimmed) {
        if let lines = code {
          blocks.append(.code(lines.map { $0 + "\n" }.joined()))
          code = nil
        } else {
          end()
          code = []
        }
      } else if code != nil {
        code?.append(String(line))
      } else if trimmed.isEmpty || isRule(trimmed) {
        end()
      } else if let rest = marked(trimmed) {
        end()
        paragraph.append(rest.text)
        if rest.isHeading { end() }
      } else {
        paragraph.append(trimmed)
      }
    }
    if let lines = code { blocks.append(.code(lines.map { $0 + "\n" }.joined())) }
    end()
    return blocks
  }

  private static func isRule(_ line: String) -> Bool {
    let marks = line.filter { !$0.isWhitespace }
    guard marks.count >= 3, let first = marks.first, "-*_=".contains(first) else { return false }
    return marks.allSatisfy { $0 == first }
  }

  /// Returns a line without the mark of its heading, list or quote; nil for a line without one.
  private static func marked(_ line: String) -> (text: String, isHeading: Bool)? {
    let hashes = line.prefix { $0 == "#" }
    if (1...6).contains(hashes.count), line.dropFirst(hashes.count).first.map({ $0 == " " }) ?? true {
      return (line.dropFirst(hashes.count).trimmingCharacters(in: .whitespaces), true)
    }
    for mark in ["- ", "* ", "+ ", "> "] where line.hasPrefix(mark) { return (String(line.dropFirst(2)), false) }
    let digits = line.prefix { $0.isASCII && $0.isNumber }
    let rest = line.dropFirst(digits.count)
    if !digits.isEmpty, rest.hasPrefix(". ") || rest.hasPrefix(") ") { return (String(rest.dropFirst(2)), false) }
    return nil
  }
}
