/// The inferred type of an expression, in the precision that `check` needs.
enum Inferred: Equatable {
  case unknown
  case instance(String)
  /// A metatype, such as that of `UIColor` in `UIColor.red`.
  case type(String)
  /// An array or set, with the type of its elements.
  case list(String)
  /// A dictionary, with the type of its values.
  case map(String)

  /// The name of the type whose members the expression has; nil for collections and unknown types.
  var name: String? {
    switch self {
    case .instance(let name), .type(let name): name
    default: nil
    }
  }

  /// Parses a type as written in source code. Optionality and generic arguments are ignored.
  init(typeText: some StringProtocol) {
    var text = Substring(typeText.filter { !$0.isWhitespace || $0 == " " })
    var changed = true
    while changed {
      changed = false
      while let last = text.last, "?! ".contains(last) { text = text.dropLast() }
      for word in [
        "inout ", "any ", "some ", "@escaping ", "@MainActor ", "@Sendable ", "borrowing ", "consuming ",
      ]
      where text.hasPrefix(word) {
        text = text.dropFirst(word.count)
        changed = true
      }
      if text.hasPrefix("("), text.hasSuffix(")"), !text.contains("->"), !text.contains(",") {
        text = text.dropFirst().dropLast()
        changed = true
      }
    }
    guard !text.isEmpty, !text.contains("->"), !text.contains("&") else {
      self = .unknown
      return
    }
    if text.hasPrefix("["), text.hasSuffix("]") {
      let inner = text.dropFirst().dropLast()
      if let colon = Self.topLevelColon(in: inner) {
        self = Inferred(typeText: inner[inner.index(after: colon)...]).name.map { .map($0) } ?? .unknown
      } else {
        self = Inferred(typeText: inner).name.map { .list($0) } ?? .unknown
      }
      return
    }
    if text.hasSuffix(".Type") {
      self = .type(String(text.dropLast(5)))
      return
    }
    for collection in ["Array<", "Set<"] where text.hasPrefix(collection) && text.hasSuffix(">") {
      self = Inferred(typeText: text.dropFirst(collection.count).dropLast()).name.map { .list($0) } ?? .unknown
      return
    }
    if text.hasPrefix("Optional<"), text.hasSuffix(">") {
      self = Inferred(typeText: text.dropFirst(9).dropLast())
      return
    }
    let name = text.prefix { $0 != "<" }
    let isName = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    self = isName ? .instance(String(name)) : .unknown
  }

  private static func topLevelColon(in text: Substring) -> Substring.Index? {
    var depth = 0
    for index in text.indices {
      switch text[index] {
      case "[", "(", "<": depth += 1
      case "]", ")", ">": depth -= 1
      case ":" where depth == 0: return index
      default: break
      }
    }
    return nil
  }
}
