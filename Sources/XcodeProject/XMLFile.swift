import Foundation
#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reads untrusted XML.
public enum XMLFile {
  /// Parses a document.
  /// - Returns: the line of the first error; nil if the document is well-formed.
  public static func parse(_ data: Data, delegate: XMLParserDelegate) -> Int? {
    // Foundation's parser traps on bytes that are not valid UTF-8, and accepts an empty document.
    let isWide = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
    let text = isWide ? String(data: data, encoding: .utf16) ?? "" : String(decoding: data, as: UTF8.self)
    guard text.contains("<"), !text.unicodeScalars.contains("\u{FFFD}"), !text.utf8.contains(0) else { return 1 }
    // The text has been converted to UTF-8, so its declaration of another encoding is removed.
    let body = text.hasPrefix("<?xml") ? text.drop { $0 != ">" }.dropFirst() : Substring(text)
    let headLines = text.prefix(text.count - body.count).filter(\.isNewline).count
    let parser = XMLParser(data: Data(body.utf8))
    parser.delegate = delegate
    let isParsed = parser.parse()
    // The parser returns true for some malformed documents, so its error is checked as well.
    return isParsed && parser.parserError == nil ? nil : parser.lineNumber + headLines
  }
}
