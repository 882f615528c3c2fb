import UIKit

/// A text with pictures. Its first line is its title.
struct Note: Identifiable {
  let id: UUID
  var text: NSAttributedString
  var modified: Date

  private var lines: [Substring] {
    text.string.split(whereSeparator: \.isNewline).filter { line in
      line.contains { !$0.isWhitespace && $0 != "\u{FFFC}" }
    }
  }

  var title: String { lines.first.map { Self.words($0) } ?? String(localized: "New Note") }

  /// The line below the title.
  var excerpt: String { lines.dropFirst().first.map { Self.words($0) } ?? String(localized: "No additional text") }

  /// Whether there is nothing to keep.
  var isBlank: Bool { text.string.allSatisfy(\.isWhitespace) }

  /// Whether each word of a search is in the text, in any case and with any accents.
  func matches(_ search: String) -> Bool {
    search.split(whereSeparator: \.isWhitespace).allSatisfy { text.string.localizedStandardContains($0) }
  }

  /// The line without the characters that stand for pictures.
  private static func words(_ line: Substring) -> String {
    line.replacingOccurrences(of: "\u{FFFC}", with: "").trimmingCharacters(in: .whitespaces)
  }
}
