import Foundation

/// A parser of predicates and expressions by Apple's grammar. A single recursive descent parses both, because both
/// can begin with an opening bracket.
struct PredicateParser {
  /// A parsed node.
  enum Node {
    case expression(NSExpression)
    case predicate(NSPredicate)
  }

  typealias Token = PredicateScanner.Token

  private let tokens: [Token]
  private(set) var position = 0
  let arguments: [Any]
  /// The current depth of the recursive descent, which is limited so that no text overflows the stack.
  var depth = 0

  /// The keywords.
  static let reserved: Set<String> = [
    "AND", "OR", "IN", "NOT", "ALL", "ANY", "SOME", "NONE", "LIKE", "CASEINSENSITIVE", "CI", "MATCHES", "CONTAINS",
    "BEGINSWITH", "ENDSWITH", "BETWEEN", "NULL", "NIL", "SELF", "TRUE", "YES", "FALSE", "NO", "FIRST", "LAST",
    "SIZE",
    "ANYKEY", "SUBQUERY", "CAST", "TRUEPREDICATE", "FALSEPREDICATE", "FUNCTION", "TERNARY", "UNION", "INTERSECT",
    "MINUS",
  ]

  private init(_ format: String, _ arguments: [Any]) throws {
    tokens = try PredicateScanner.tokens(of: format, arguments)
    self.arguments = arguments
  }

  static func predicate(_ format: String, _ arguments: [Any]) -> NSPredicate {
    do {
      var parser = try PredicateParser(format, arguments)
      guard case .predicate(let predicate) = try parser.whole() else {
        throw PredicateError(reason: "it is an expression, which is neither true nor false")
      }
      return predicate
    } catch {
      refuse(format, error)
      return NSPredicate(value: false)
    }
  }

  static func expression(_ format: String, _ arguments: [Any]) -> NSExpression {
    do {
      var parser = try PredicateParser(format, arguments)
      guard case .expression(let expression) = try parser.whole() else {
        throw PredicateError(reason: "it is a predicate, which has no value")
      }
      return expression
    } catch {
      refuse(format, error)
      return NSExpression(.constant(nil))
    }
  }

  private static func refuse(_ format: String, _ error: any Error) {
    let reason = (error as? PredicateError)?.reason ?? "\(error)"
    let text = "Unable to parse the format string \"\(format)\""
    ExceptionReport.raise(.invalidArgumentException, text, logged: "\(text): \(reason).")
  }

  private mutating func whole() throws -> Node {
    let node = try parse()
    guard current == .end else { throw unexpected() }
    return node
  }

  // MARK: Tokens

  var current: Token { tokens[position] }
  var next: Token { tokens[min(position + 1, tokens.count - 1)] }

  mutating func advance() { position = min(position + 1, tokens.count - 1) }

  mutating func take(sign: String) -> Bool {
    guard current == .sign(sign) else { return false }
    advance()
    return true
  }

  mutating func take(word: String) -> Bool {
    guard case .word(let text) = current, text.uppercased() == word else { return false }
    advance()
    return true
  }

  mutating func expect(_ sign: String) throws {
    guard take(sign: sign) else { throw unexpected(wanted: "\"\(sign)\"") }
  }

  func unexpected(wanted: String? = nil) -> PredicateError {
    let found: String
    switch current {
    case .end: found = "the end"
    case .number(let number): found = number.stringValue
    case .text(let text): found = "\"\(text)\""
    case .word(let word), .key(let word): found = word
    case .variable(let name): found = "$\(name)"
    case .argument: found = "an argument"
    case .sign(let sign): found = "\"\(sign)\""
    }
    return PredicateError(reason: "\(found) is unexpected" + (wanted.map { " where \($0) should be" } ?? ""))
  }

  // MARK: Predicates

  /// Parses a predicate or expression, from the operator with the lowest precedence.
  mutating func parse() throws -> Node {
    depth += 1
    defer { depth -= 1 }
    guard depth < 120 else { throw PredicateError(reason: "its brackets are too deep") }
    return try either()
  }

  mutating func predicate() throws -> NSPredicate {
    guard case .predicate(let predicate) = try parse() else { throw unexpected(wanted: "a comparison") }
    return predicate
  }

  private mutating func either() throws -> Node {
    try join(["OR"], "||", .or) { try $0.both() }
  }

  private mutating func both() throws -> Node {
    try join(["AND"], "&&", .and) { try $0.negation() }
  }

  private mutating func join(
    _ words: [String], _ sign: String, _ type: NSCompoundPredicate.LogicalType,
    _ operand: (inout PredicateParser) throws -> Node
  ) throws -> Node {
    let first = try operand(&self)
    guard case .predicate(let predicate) = first else { return first }
    var parts = [predicate]
    while take(sign: sign) || words.contains(where: { take(word: $0) }) {
      guard case .predicate(let part) = try operand(&self) else { throw unexpected(wanted: "a comparison") }
      parts.append(part)
    }
    return parts.count == 1 ? first : .predicate(NSCompoundPredicate(type: type, subpredicates: parts))
  }

  private mutating func negation() throws -> Node {
    depth += 1
    defer { depth -= 1 }
    guard depth < 120 else { throw PredicateError(reason: "its brackets are too deep") }
    guard take(sign: "!") || take(word: "NOT") else { return try comparison() }
    guard case .predicate(let predicate) = try negation() else { throw unexpected(wanted: "a comparison") }
    return .predicate(NSCompoundPredicate(notPredicateWithSubpredicate: predicate))
  }

  private mutating func comparison() throws -> Node {
    if take(word: "TRUEPREDICATE") { return .predicate(NSPredicate(value: true)) }
    if take(word: "FALSEPREDICATE") { return .predicate(NSPredicate(value: false)) }
    var modifier = NSComparisonPredicate.Modifier.direct
    var isNone = false
    if take(word: "ANY") || take(word: "SOME") {
      modifier = .any
    } else if take(word: "ALL") {
      modifier = .all
    } else if take(word: "NONE") {
      modifier = .any
      isNone = true
    }
    let first = try sum()
    guard case .expression(let left) = first else { return first }
    guard let kind = operation() else {
      guard modifier == .direct else { throw unexpected(wanted: "a comparison's operator") }
      return first
    }
    let options = try options()
    guard case .expression(let right) = try sum() else { throw unexpected(wanted: "a value") }
    let predicate = NSComparisonPredicate(
      leftExpression: left, rightExpression: right, modifier: modifier, type: kind, options: options)
    return .predicate(isNone ? NSCompoundPredicate(notPredicateWithSubpredicate: predicate) : predicate)
  }

  private static let signs: [String: NSComparisonPredicate.Operator] = [
    "=": .equalTo, "==": .equalTo, "!=": .notEqualTo, "<>": .notEqualTo, "≠": .notEqualTo, "<": .lessThan,
    "<=": .lessThanOrEqualTo, "=<": .lessThanOrEqualTo, "≤": .lessThanOrEqualTo, ">": .greaterThan,
    ">=": .greaterThanOrEqualTo, "=>": .greaterThanOrEqualTo, "≥": .greaterThanOrEqualTo,
  ]
  private static let words: [String: NSComparisonPredicate.Operator] = [
    "BETWEEN": .between, "CONTAINS": .contains, "BEGINSWITH": .beginsWith, "ENDSWITH": .endsWith, "LIKE": .like,
    "MATCHES": .matches, "IN": .in,
  ]

  private mutating func operation() -> NSComparisonPredicate.Operator? {
    let found: NSComparisonPredicate.Operator?
    switch current {
    case .sign(let sign): found = Self.signs[sign]
    case .word(let word): found = Self.words[word.uppercased()]
    default: found = nil
    }
    if found != nil { advance() }
    return found
  }

  /// Parses options such as `[cd]` after an operator.
  private mutating func options() throws -> NSComparisonPredicate.Options {
    guard current == .sign("["), case .word(let letters) = next else { return [] }
    advance()
    advance()
    try expect("]")
    var options: NSComparisonPredicate.Options = []
    for letter in letters.lowercased() {
      switch letter {
      case "c": options.insert(.caseInsensitive)
      case "d": options.insert(.diacriticInsensitive)
      case "n": options.insert(.normalized)
      case "l": options.insert(.localeSensitive)
      default: throw PredicateError(reason: "there is no option \(letter) of a comparison")
      }
    }
    return options
  }
}
