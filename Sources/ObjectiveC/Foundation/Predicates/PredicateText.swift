import Foundation

/// Foundation's own text, which is deprecated on Linux, for predicates of other classes.
private protocol PredicateFormatting { var predicateFormat: String { get } }
extension NSPredicate: PredicateFormatting {}

/// The formatting of predicates and expressions as text for `init(format:)`, with Foundation's style.
enum PredicateText {
  static func text(of predicate: NSPredicate) -> String {
    switch predicate {
    case let comparison as NSComparisonPredicate: return text(of: comparison)
    case let compound as NSCompoundPredicate: return text(of: compound)
    default: return (predicate as any PredicateFormatting).predicateFormat
    }
  }

  private static func text(of comparison: NSComparisonPredicate) -> String {
    let left = text(of: comparison.leftExpression)
    let right = text(of: comparison.rightExpression)
    let modifier =
      switch comparison.comparisonPredicateModifier {
      case .direct: ""
      case .all: "ALL "
      case .any: "ANY "
      }
    var options = ""
    for (option, letter) in [
      (NSComparisonPredicate.Options.caseInsensitive, "c"), (.diacriticInsensitive, "d"), (.normalized, "n"),
      (.localeSensitive, "l"),
    ] where comparison.options.contains(option) { options += letter }
    if !options.isEmpty { options = "[\(options)]" }
    let name = comparison.customSelector?.name ?? names[comparison.predicateOperatorType] ?? ""
    return "\(modifier)\(left) \(name)\(options) \(right)"
  }

  private static let names: [NSComparisonPredicate.Operator: String] = [
    .lessThan: "<", .lessThanOrEqualTo: "<=", .greaterThan: ">", .greaterThanOrEqualTo: ">=", .equalTo: "==",
    .notEqualTo: "!=", .matches: "MATCHES", .like: "LIKE", .beginsWith: "BEGINSWITH", .endsWith: "ENDSWITH",
    .in: "IN",
    .contains: "CONTAINS", .between: "BETWEEN",
  ]

  private static func text(of compound: NSCompoundPredicate) -> String {
    let parts = compound.subpredicates.map { part in
      let needsBrackets = (part as? NSCompoundPredicate).map { $0.compoundPredicateType != .not } ?? false
      return needsBrackets ? "(\(text(of: part)))" : text(of: part)
    }
    switch compound.compoundPredicateType {
    case .not: return "NOT " + (parts.first ?? "TRUEPREDICATE")
    case .and: return parts.isEmpty ? "TRUEPREDICATE" : parts.joined(separator: " AND ")
    case .or: return parts.isEmpty ? "FALSEPREDICATE" : parts.joined(separator: " OR ")
    }
  }

  static func text(of expression: NSExpression) -> String {
    func list(_ expressions: [NSExpression]) -> String { expressions.map { text(of: $0) }.joined(separator: ", ") }
    switch expression.content {
    case .constant(let value): return constant(value)
    case .evaluatedObject: return "SELF"
    case .variable(let name): return "$\(name)"
    case .keyPath(let path): return keyPath(path)
    case .anyKey: return "ANYKEY"
    case .aggregate(let members): return "{\(list(members))}"
    case .set(let kind, let left, let right):
      let word = kind == .unionSet ? "UNION" : kind == .intersectSet ? "INTERSECT" : "MINUS"
      return "\(text(of: left)) \(word) \(text(of: right))"
    case .subquery(let collection, let name, let predicate):
      return "SUBQUERY(\(text(of: collection)), $\(name), \(text(of: predicate)))"
    case .block(_, let arguments): return "BLOCK(\(list(arguments)))"
    case .conditional(let predicate, let first, let second):
      return "TERNARY(\(text(of: predicate)), \(text(of: first)), \(text(of: second)))"
    case .assignment(let name, let value): return "$\(name) := \(text(of: value))"
    case .function(let operand, let name, let arguments): return function(operand, name, arguments)
    }
  }

  private static func function(_ operand: NSExpression?, _ name: String, _ arguments: [NSExpression]) -> String {
    let texts = arguments.map { text(of: $0) }
    if let operand {
      if name == "valueForKeyPath:", texts.count == 1 { return "\(text(of: operand, within: 9)).\(texts[0])" }
      return "FUNCTION(" + ([text(of: operand), constant(name)] + texts).joined(separator: ", ") + ")"
    }
    if let sign = signs[name], arguments.count == 2 {
      let right = text(of: arguments[1], within: sign.rank + 1)
      return "\(text(of: arguments[0], within: sign.rank)) \(sign.text) \(right)"
    }
    switch name {
    case "objectFrom:withIndex:" where arguments.count == 2:
      return "\(text(of: arguments[0], within: 9))[\(texts[1])]"
    case "castObject:toType:": return "CAST(\(texts.joined(separator: ", ")))"
    default:
      let short = name.hasSuffix(":") && name.dropLast().allSatisfy { $0 != ":" } ? String(name.dropLast()) : name
      return "\(short)(\(texts.joined(separator: ", ")))"
    }
  }

  /// Returns the text of an expression, in brackets if its operator has a lower precedence than the enclosing one.
  private static func text(of expression: NSExpression, within rank: Int) -> String {
    guard case .function(nil, let name, _) = expression.content, let sign = signs[name], sign.rank < rank else {
      return text(of: expression)
    }
    return "(\(text(of: expression)))"
  }

  private static let signs: [String: (text: String, rank: Int)] = [
    "add:to:": ("+", 4), "from:subtract:": ("-", 4), "multiply:by:": ("*", 5), "divide:by:": ("/", 5),
    "raise:toPower:": ("**", 6), "bitwiseAnd:with:": ("&", 2), "bitwiseOr:with:": ("|", 1),
    "bitwiseXor:with:": ("^", 1),
    "leftshift:by:": ("<<", 3), "rightshift:by:": (">>", 3),
  ]

  /// Returns a key path. A key that is a keyword is marked as a key, because Foundation's own operators may be
  /// continued by it.
  private static func keyPath(_ path: String) -> String {
    let keys = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    return keys.enumerated().map { index, key in
      index == 0 && PredicateParser.reserved.contains(key.uppercased()) ? "#\(key)" : key
    }.joined(separator: ".")
  }

  private static func constant(_ value: Any?) -> String {
    guard let value = PredicateValue.plain(value) else { return "nil" }
    if let index = value as? PredicateIndex { return index.name }
    if let text = PredicateValue.string(value) {
      let escaped = text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
      return "\"\(escaped)\""
    }
    if let number = PredicateValue.number(value) { return number.stringValue }
    if let date = value as? Date {
      return String(format: "CAST(%f, \"NSDate\")", date.timeIntervalSinceReferenceDate)
    }
    if let members = PredicateValue.members(value) {
      return "{\(members.map { constant($0) }.joined(separator: ", "))}"
    }
    return "\(value)"
  }
}

/// A compound predicate whose `predicateFormat` and `description` are those of iOS. Its methods replace those of
/// Foundation's class in the dispatch table.
package final class DescribedCompoundPredicate: NSCompoundPredicate {
  package override var predicateFormat: String { PredicateText.text(of: self) }
  package override var description: String { PredicateText.text(of: self) }
  package override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCompoundPredicate else { return false }
    return self === other || PredicateText.text(of: self) == PredicateText.text(of: other)
  }
  package override var hash: Int { PredicateText.text(of: self).hashValue }
}
