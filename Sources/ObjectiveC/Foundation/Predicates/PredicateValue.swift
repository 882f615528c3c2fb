import Foundation

/// The conversion of values for predicates.
enum PredicateValue {
  /// Returns the value without optionals: nil for `NSNull`, and the raw value of an enumeration, as in key-value
  /// coding.
  static func plain(_ value: Any?) -> Any? {
    guard let value, let content = ArgumentCast.unwrapped(value), !(content is NSNull) else { return nil }
    if !(content is AnyObject.Type), Mirror(reflecting: content).displayStyle == .enum,
      let raw = content as? any RawRepresentable
    {
      return raw.rawValue
    }
    return content
  }

  /// Returns the members of a collection, which are the values for a dictionary; nil for other values.
  static func members(_ value: Any?) -> [Any]? {
    switch plain(value) {
    case let array as NSArray: return array.map { $0 }
    case let set as NSSet: return set.allObjects
    case let set as NSOrderedSet: return set.map { $0 }
    case let dictionary as NSDictionary: return dictionary.allValues
    case let list as [Any]: return list
    case let set as Set<AnyHashable>: return set.map(\.base)
    case let dictionary as [String: Any]: return Array(dictionary.values)
    case let indexes as IndexSet: return indexes.map { $0 }
    default: return nil
    }
  }

  static func string(_ value: Any?) -> String? {
    switch plain(value) {
    case let string as String: string
    case let string as Substring: String(string)
    case let string as NSString: string as String
    default: nil
    }
  }

  static func number(_ value: Any?) -> NSNumber? {
    switch plain(value) {
    case let number as NSNumber: number
    case let value as Bool: NSNumber(value: value)
    case let value as Int: NSNumber(value: value)
    case let value as Double: NSNumber(value: value)
    case let value as Float: NSNumber(value: value)
    case let value as CGFloat: NSNumber(value: Double(value))
    case let value as Decimal: NSDecimalNumber(decimal: value)
    case let value as UInt64: NSNumber(value: value)
    case let value as UInt: NSNumber(value: value)
    case let value as any BinaryInteger: NSNumber(value: Int64(truncatingIfNeeded: value))
    default: nil
    }
  }

  static func date(_ value: Any?) -> Date? { plain(value) as? Date }

  /// Returns whether the type of a number is an integer type.
  static func isWhole(_ number: NSNumber) -> Bool {
    if number is NSDecimalNumber { return false }
    let type = number.objCType.pointee
    return type != CChar(UInt8(ascii: "d")) && type != CChar(UInt8(ascii: "f"))
  }

  static func truth(_ value: Any?) -> Bool {
    if let number = number(value) { return number.boolValue }
    return (string(value) as NSString?)?.boolValue ?? false
  }
}

/// A comparison of two values with the options of a predicate.
struct PredicateComparison {
  let options: NSComparisonPredicate.Options

  func areEqual(_ left: Any?, _ right: Any?) -> Bool {
    switch (PredicateValue.plain(left), PredicateValue.plain(right)) {
    case (nil, nil): return true
    case (nil, _), (_, nil): return false
    case (let left?, let right?):
      if let a = PredicateValue.string(left), let b = PredicateValue.string(right) {
        return order(a, b) == .orderedSame
      }
      if let a = PredicateValue.number(left), let b = PredicateValue.number(right) {
        return a.compare(b) == .orderedSame
      }
      if let a = PredicateValue.members(left), let b = PredicateValue.members(right) {
        return equal(a, b, isOrdered: !(left is NSSet || left is Set<AnyHashable> || right is NSSet))
      }
      if let a = left as? NSObject, let b = right as? NSObject { return a === b || a.isEqual(b) }
      if let a = left as? AnyHashable, let b = right as? AnyHashable { return a == b }
      return left as AnyObject === right as AnyObject
    }
  }

  private func equal(_ a: [Any], _ b: [Any], isOrdered: Bool) -> Bool {
    guard a.count == b.count else { return false }
    if isOrdered { return zip(a, b).allSatisfy { areEqual($0, $1) } }
    return a.allSatisfy { member in b.contains { areEqual(member, $0) } }
  }

  /// Returns the order of two values; nil if one is nil or they are not comparable.
  func order(_ left: Any?, _ right: Any?) -> ComparisonResult? {
    guard let left = PredicateValue.plain(left), let right = PredicateValue.plain(right) else { return nil }
    if let a = PredicateValue.string(left), let b = PredicateValue.string(right) { return order(a, b) }
    if let a = PredicateValue.number(left), let b = PredicateValue.number(right) {
      guard !a.doubleValue.isNaN, !b.doubleValue.isNaN else { return nil }
      return a.compare(b)
    }
    if let a = left as? Date, let b = right as? Date { return a.compare(b) }
    if let a = left as? UUID, let b = right as? UUID { return order(a.uuidString, b.uuidString) }
    if let reply = MessageDispatch.sendIfImplemented("compare:", to: left as AnyObject, [right]) {
      return ArgumentCast.cast(reply.value, to: Int.self).flatMap(ComparisonResult.init)
    }
    Console.write(
      "A predicate can't compare \(type(of: left)) with \(type(of: right)); the comparison is false.")
    return nil
  }

  private func order(_ a: String, _ b: String) -> ComparisonResult {
    if options.contains(.localeSensitive) {
      return (a as NSString).compare(
        b, options: compareOptions, range: NSRange(0..<a.utf16.count), locale: Locale.current)
    }
    if compareOptions.isEmpty {
      return a == b ? .orderedSame : (a as NSString).compare(b)
    }
    return (folded(a) as NSString).compare(folded(b))
  }

  private var compareOptions: NSString.CompareOptions {
    var result: NSString.CompareOptions = []
    if options.contains(.caseInsensitive) { result.insert(.caseInsensitive) }
    if options.contains(.diacriticInsensitive) { result.insert(.diacriticInsensitive) }
    return result
  }

  func folded(_ text: String) -> String {
    compareOptions.isEmpty ? text : text.folding(options: compareOptions, locale: nil)
  }

  func begins(_ left: Any?, _ right: Any?) -> Bool {
    guard let a = PredicateValue.string(left), let b = PredicateValue.string(right) else { return false }
    return b.isEmpty || folded(a).hasPrefix(folded(b))
  }

  func ends(_ left: Any?, _ right: Any?) -> Bool {
    guard let a = PredicateValue.string(left), let b = PredicateValue.string(right) else { return false }
    return b.isEmpty || folded(a).hasSuffix(folded(b))
  }

  /// Returns whether a collection contains a member, or a string a substring.
  func contains(_ whole: Any?, _ part: Any?) -> Bool {
    if let text = PredicateValue.string(whole) {
      guard let part = PredicateValue.string(part) else { return false }
      return folded(text).contains(folded(part))
    }
    return PredicateValue.members(whole)?.contains { areEqual($0, part) } ?? false
  }

  /// Returns whether a regular expression matches the whole text.
  func matches(_ left: Any?, _ right: Any?) -> Bool {
    guard let text = PredicateValue.string(left), let pattern = PredicateValue.string(right) else { return false }
    return matches(text, pattern: pattern, name: "MATCHES")
  }

  private func matches(_ text: String, pattern: String, name: String) -> Bool {
    var flags: NSRegularExpression.Options = []
    if options.contains(.caseInsensitive) { flags.insert(.caseInsensitive) }
    let fold = options.contains(.diacriticInsensitive)
    let pattern = fold ? pattern.folding(options: .diacriticInsensitive, locale: nil) : pattern
    let text = fold ? text.folding(options: .diacriticInsensitive, locale: nil) : text
    if name == "LIKE" { flags.insert(.dotMatchesLineSeparators) }
    guard let expression = PredicatePatterns.expression("\\A(?:\(pattern))\\z", flags) else {
      Console.write("Can't do regex matching, reason: Can't open pattern \(pattern); \(name) is false.")
      return false
    }
    return expression.firstMatch(in: text, range: NSRange(location: 0, length: text.utf16.count)) != nil
  }

  /// Returns whether a pattern with `*` and `?` matches the whole text.
  func isLike(_ left: Any?, _ right: Any?) -> Bool {
    guard let text = PredicateValue.string(left), let wildcards = PredicateValue.string(right) else { return false }
    var pattern = ""
    var isEscaped = false
    for character in wildcards {
      switch character {
      case "\\" where !isEscaped:
        isEscaped = true
        continue
      case "*" where !isEscaped: pattern += ".*"
      case "?" where !isEscaped: pattern += "."
      default: pattern += NSRegularExpression.escapedPattern(for: String(character))
      }
      isEscaped = false
    }
    return matches(text, pattern: pattern, name: "LIKE")
  }
}

/// The regular expressions of predicates, which are compiled once.
private enum PredicatePatterns {
  private static let known = Locked<[String: NSRegularExpression?]>([:])

  static func expression(_ pattern: String, _ options: NSRegularExpression.Options) -> NSRegularExpression? {
    known.withLock { known in
      let key = "\(options.rawValue) \(pattern)"
      if let expression = known[key] { return expression }
      if known.count > 200 { known = [:] }
      let expression = try? NSRegularExpression(pattern: pattern, options: options)
      known[key] = .some(expression)
      return expression
    }
  }
}
