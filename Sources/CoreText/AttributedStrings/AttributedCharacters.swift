import Foundation

/// The characters of a mutable attributed string, as a proxy that forwards edits and reflects changes.
final class AttributedCharacters: NSMutableString {
  private var owner: NSMutableAttributedString?

  static func of(_ owner: NSMutableAttributedString) -> AttributedCharacters {
    let characters = AttributedCharacters(capacity: 0)
    characters.owner = owner
    return characters
  }

  private var text: NSString { (owner?.string ?? "") as NSString }
  /// The total change of the text's length by the replacements since the text was last read.
  private var shift = 0

  override var length: Int {
    shift = 0
    return owner?.length ?? 0
  }

  override func character(at index: Int) -> unichar {
    shift = 0
    return text.character(at: index)
  }

  /// Replaces characters. `replaceOccurrences(of:with:options:range:)` finds all ranges first and replaces them
  /// from the front, without adjusting the later ranges to the new length (swift-corelibs-foundation,
  /// NSString.swift). `shift` makes up for that.
  override func replaceCharacters(in range: NSRange, with aString: String) {
    var target = range
    if Self.isReplacingOccurrences {
      target.location += shift
      shift += aString.utf16.count - range.length
    } else {
      shift = 0
    }
    owner?.replaceCharacters(in: target, with: aString)
  }

  private static var isReplacingOccurrences: Bool {
    let caller = Thread.callStackSymbols.prefix(8).first { $0.contains("$s10Foundation15NSMutableString") }
    return caller?.contains("18replaceOccurrences2of") == true
  }

  // MARK: Required initializers, which are not used; `of(_:)` creates the objects

  required init(capacity: Int) { super.init(capacity: capacity) }
  convenience required init?(coder: NSCoder) { self.init(capacity: 0) }
  required init(unicodeScalarLiteral value: StaticString) { super.init(capacity: 0) }
  required init(extendedGraphemeClusterLiteral value: StaticString) { super.init(capacity: 0) }
  required init(stringLiteral value: StaticString) { super.init(capacity: 0) }
  required init(string: String) { super.init(capacity: 0) }
  required init(characters: UnsafePointer<unichar>, length: Int) { super.init(capacity: 0) }
}
