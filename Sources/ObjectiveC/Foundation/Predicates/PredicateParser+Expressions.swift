import Foundation

extension PredicateParser {
  private static let levels: [[String: String]] = [
    ["|": "bitwiseOr:with:", "^": "bitwiseXor:with:"], ["&": "bitwiseAnd:with:"],
    ["<<": "leftshift:by:", ">>": "rightshift:by:"], ["+": "add:to:", "-": "from:subtract:"],
    ["*": "multiply:by:", "/": "divide:by:"], ["**": "raise:toPower:"],
  ]
  private static let sets: [String: NSExpression.ExpressionType] = [
    "UNION": .unionSet, "INTERSECT": .intersectSet, "MINUS": .minusSet,
  ]

  /// Parses an expression from the operator with the lowest precedence. A predicate in brackets is returned
  /// unchanged.
  mutating func sum() throws -> Node {
    var node = try binary(0)
    while case .word(let word) = current, let kind = Self.sets[word.uppercased()], case .expression(let left) = node
    {
      advance()
      node = .expression(NSExpression(.set(kind, left, try expression(from: try binary(0)))))
    }
    if take(sign: ":="), case .expression(let target) = node, case .variable(let name) = target.content {
      return .expression(NSExpression(.assignment(name, try expression(from: try sum()))))
    }
    return node
  }

  func expression(from node: Node) throws -> NSExpression {
    guard case .expression(let expression) = node else { throw unexpected(wanted: "a value") }
    return expression
  }

  private mutating func binary(_ level: Int) throws -> Node {
    guard level < Self.levels.count else { return try unary() }
    var node = try binary(level + 1)
    while case .sign(let sign) = current, let name = Self.levels[level][sign], case .expression(let left) = node {
      advance()
      let right = try expression(from: try binary(level + 1))
      node = .expression(NSExpression(.function(nil, name, [left, right])))
    }
    return node
  }

  private mutating func unary() throws -> Node {
    depth += 1
    defer { depth -= 1 }
    guard depth < 120 else { throw PredicateError(reason: "its brackets are too deep") }
    if take(sign: "-") {
      let operand = try expression(from: try unary())
      // A negative number is a constant.
      if case .constant(let value as NSNumber) = operand.content {
        let operation = PredicateArithmetic.operations["from:subtract:"]
        return .expression(
          NSExpression(.constant(operation.flatMap { PredicateArithmetic.calculate($0, 0, value) })))
      }
      return .expression(NSExpression(.function(nil, "from:subtract:", [NSExpression(.constant(0)), operand])))
    }
    if take(sign: "+") { return try unary() }
    if take(sign: "~") {
      return .expression(NSExpression(.function(nil, "onesComplement:", [try expression(from: try unary())])))
    }
    return try postfix()
  }

  /// Parses a value and the keys and indexes that follow it.
  private mutating func postfix() throws -> Node {
    var node = try primary()
    while case .expression(let base) = node {
      if take(sign: "[") {
        node = .expression(NSExpression(.function(nil, "objectFrom:withIndex:", [base, try index()])))
        try expect("]")
      } else if take(sign: ".") {
        node = .expression(try member(of: base))
      } else {
        break
      }
    }
    return node
  }

  private mutating func index() throws -> NSExpression {
    if take(word: "FIRST") { return NSExpression(.constant(PredicateIndex.first)) }
    if take(word: "LAST") { return NSExpression(.constant(PredicateIndex.last)) }
    if take(word: "SIZE") { return NSExpression(.constant(PredicateIndex.size)) }
    return try expression(from: try sum())
  }

  private mutating func member(of base: NSExpression) throws -> NSExpression {
    let key: String
    switch current {
    case .word(let word), .key(let word): key = word
    default: throw unexpected(wanted: "a key")
    }
    advance()
    switch base.content {
    case .keyPath(let path): return NSExpression(.keyPath("\(path).\(key)"))
    case .evaluatedObject: return NSExpression(.keyPath(key))
    case .function(let operand?, "valueForKeyPath:", let arguments):
      guard case .keyPath(let path)? = arguments.first?.content else { break }
      return NSExpression(.function(operand, "valueForKeyPath:", [NSExpression(.keyPath("\(path).\(key)"))]))
    default: break
    }
    return NSExpression(.function(base, "valueForKeyPath:", [NSExpression(.keyPath(key))]))
  }

  private mutating func primary() throws -> Node {
    let token = current
    switch token {
    case .number(let number):
      advance()
      return .expression(NSExpression(.constant(number)))
    case .text(let text):
      advance()
      return .expression(NSExpression(.constant(text)))
    case .variable(let name):
      advance()
      return .expression(NSExpression(.variable(name)))
    case .argument(let number):
      advance()
      if let predicate = arguments[number] as? NSPredicate { return .predicate(predicate) }
      return .expression(NSExpression.wrapped(arguments[number]))
    case .key(let key):
      advance()
      return .expression(NSExpression(.keyPath(key)))
    case .word(let word): return try named(word)
    case .sign("("):
      advance()
      let node = try parse()
      try expect(")")
      return node
    case .sign("{"):
      advance()
      return .expression(NSExpression(.aggregate(try list(until: "}"))))
    case .sign, .end: throw unexpected(wanted: "a value")
    }
  }

  private mutating func list(until end: String) throws -> [NSExpression] {
    var members: [NSExpression] = []
    if take(sign: end) { return [] }
    repeat { members.append(try expression(from: try parse())) } while take(sign: ",")
    try expect(end)
    return members
  }

  /// Parses a word: a keyword, a function or a key.
  private mutating func named(_ word: String) throws -> Node {
    advance()
    let upper = word.uppercased()
    switch upper {
    case "NULL", "NIL": return .expression(NSExpression(.constant(nil)))
    case "TRUE", "YES": return .expression(NSExpression(.constant(NSNumber(value: true))))
    case "FALSE", "NO": return .expression(NSExpression(.constant(NSNumber(value: false))))
    case "SELF": return .expression(NSExpression(.evaluatedObject))
    case "ANYKEY": return .expression(NSExpression(.anyKey))
    case "SUBQUERY": return .expression(try subquery())
    case "TERNARY": return .expression(try ternary())
    case "FUNCTION": return .expression(try functionCall())
    case "CAST":
      try expect("(")
      return .expression(NSExpression(.function(nil, "castObject:toType:", try list(until: ")"))))
    default: break
    }
    guard take(sign: "(") else {
      if Self.reserved.contains(upper) {
        throw PredicateError(
          reason: "\(word) is a word of the language; write #\(word) or %K for a key of that name")
      }
      return .expression(NSExpression(.keyPath(word)))
    }
    let values = try list(until: ")")
    return .expression(NSExpression(.function(nil, values.isEmpty ? word : "\(word):", values)))
  }

  private mutating func subquery() throws -> NSExpression {
    try expect("(")
    let collection = try expression(from: try parse())
    try expect(",")
    guard case .variable(let name) = current else { throw unexpected(wanted: "a variable") }
    advance()
    try expect(",")
    let condition = try predicate()
    try expect(")")
    return NSExpression(.subquery(collection, name, condition))
  }

  private mutating func ternary() throws -> NSExpression {
    try expect("(")
    let condition = try predicate()
    try expect(",")
    let first = try expression(from: try parse())
    try expect(",")
    let second = try expression(from: try parse())
    try expect(")")
    return NSExpression(.conditional(condition, first, second))
  }

  /// Parses `FUNCTION(object, "method:", argument)`.
  private mutating func functionCall() throws -> NSExpression {
    try expect("(")
    let values = try list(until: ")")
    guard values.count >= 2, case .constant(let name) = values[1].content, let name = PredicateValue.string(name)
    else {
      throw PredicateError(reason: "FUNCTION needs an object and the name of a method")
    }
    return NSExpression(.function(values[0], name, Array(values.dropFirst(2))))
  }
}
