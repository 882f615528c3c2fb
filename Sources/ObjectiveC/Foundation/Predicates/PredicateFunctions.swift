import Foundation

/// The built-in functions of expressions, by the names of their methods.
enum PredicateFunctions {
  /// Calls a built-in function by the name of its method; formats contain `sqrt(4)` for `sqrt:`.
  static func call(_ name: String, _ values: [Any?]) -> Any? {
    let name = name.hasSuffix(":") || name == "now" || name == "random" || name == "true" ? name : name + ":"
    if values.count == 2, let operation = PredicateArithmetic.operations[name] {
      return PredicateArithmetic.dates(name, values[0], values[1])
        ?? PredicateArithmetic.calculate(operation, values[0], values[1])
    }
    if values.count == 1, let function = realFunctions[name] {
      return PredicateValue.number(values[0]).map { NSNumber(value: function($0.doubleValue)) }
    }
    let first = values.first ?? nil
    switch name {
    case "sum:", "average:", "count:", "min:", "max:", "median:", "mode:", "stddev:":
      // `sum(a.@b)` has a collection as its argument, `sum(1, 2)` the members.
      return statistics(
        name, values.count == 1 ? PredicateValue.members(first) ?? [first].compactMap { $0 } : values)
    case "abs:": return absolute(first)
    case "trunc:", "floor:", "ceiling:": return round(name, first)
    case "random": return NSNumber(value: Double.random(in: 0..<1))
    case "random:": return random(first)
    case "randomn:": return PredicateValue.number(first).map { NSNumber(value: random(below: $0.int64Value)) }
    case "now": return Date()
    case "onesComplement:": return PredicateValue.number(first).map { NSNumber(value: ~$0.int64Value) }
    case "uppercase:": return PredicateValue.string(first)?.uppercased()
    case "lowercase:": return PredicateValue.string(first)?.lowercased()
    case "canonical:":
      return PredicateValue.string(first)?.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    case "length:": return PredicateValue.string(first).map { NSNumber(value: $0.utf16.count) }
    case "noindex:": return first
    case "castObject:toType:", "CAST:": return cast(first, to: PredicateValue.string(values.last ?? nil) ?? "")
    case "objectFrom:withIndex:": return element(of: first, at: values.last ?? nil)
    case "distinct:": return PredicateValue.members(first).map { CollectionOperators.distinct($0) }
    default:
      Console.write(
        "Unable to evaluate the function \(name) of a predicate's expression: no function has that name.")
      return nil
    }
  }

  /// Calls a method of an object.
  static func call(_ name: String, on object: Any?, _ values: [Any?]) -> Any? {
    guard let object else { return nil }
    if values.count == 1, name == "valueForKeyPath:" || name == "valueForKey:" {
      return PredicateValue.string(values[0]).flatMap {
        PredicateValue.plain(KeyPathWalk.value(of: object, path: $0.split(separator: ".").map(String.init)))
      }
    }
    if let reply = MessageDispatch.sendIfImplemented(Selector(name), to: object as AnyObject, values) {
      return PredicateValue.plain(reply.value)
    }
    if values.isEmpty, let value = FoundationKeys.value(name, of: object) {
      return PredicateValue.plain(value.value)
    }
    Console.write(
      "-[\(type(of: object)) \(name)]: unrecognized selector sent to an instance by a predicate's expression")
    return nil
  }

  private static let realFunctions: [String: (Double) -> Double] = [
    "sqrt:": { $0.squareRoot() }, "log:": log10, "ln:": log, "exp:": exp,
  ]

  private static func statistics(_ name: String, _ values: [Any?]) -> Any? {
    if name == "count:" { return NSNumber(value: values.count) }
    if name == "min:" || name == "max:" { return CollectionOperators.extreme(values, greatest: name == "max:") }
    if name == "sum:" { return CollectionOperators.sum(values) }
    let numbers = values.compactMap { PredicateValue.number($0)?.doubleValue }
    guard !numbers.isEmpty else { return nil }
    let mean = numbers.reduce(0, +) / Double(numbers.count)
    switch name {
    case "average:": return NSNumber(value: mean)
    case "stddev:":
      let variance = numbers.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(numbers.count)
      return NSNumber(value: variance.squareRoot())
    case "median:":
      let sorted = numbers.sorted()
      let middle = sorted.count / 2
      return NSNumber(value: sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2)
    default:
      let counts = Dictionary(grouping: numbers) { $0 }.mapValues(\.count)
      let most = counts.values.max()
      return counts.filter { $0.value == most }.keys.sorted().map { NSNumber(value: $0) }
    }
  }

  private static func absolute(_ value: Any?) -> Any? {
    guard let number = PredicateValue.number(value) else { return nil }
    return PredicateValue.isWhole(number)
      ? NSNumber(value: number.int64Value == .min ? .max : Swift.abs(number.int64Value))
      : NSNumber(value: Swift.abs(number.doubleValue))
  }

  private static func round(_ name: String, _ value: Any?) -> Any? {
    guard let number = PredicateValue.number(value) else { return nil }
    if PredicateValue.isWhole(number) { return number }
    let rule: FloatingPointRoundingRule = name == "floor:" ? .down : name == "ceiling:" ? .up : .towardZero
    return NSNumber(value: number.doubleValue.rounded(rule))
  }

  private static func random(_ value: Any?) -> Any? {
    if let members = PredicateValue.members(value) { return members.randomElement() }
    return PredicateValue.number(value).map { NSNumber(value: random(below: $0.int64Value)) }
  }

  private static func random(below limit: Int64) -> Int64 { limit > 0 ? .random(in: 0..<limit) : 0 }

  /// Implements `CAST(x, "NSDate")`: the number of a date is its seconds since the reference date.
  private static func cast(_ value: Any?, to type: String) -> Any? {
    switch type {
    case "NSDate":
      return PredicateValue.date(value)
        ?? PredicateValue.number(value).map { Date(timeIntervalSinceReferenceDate: $0.doubleValue) }
    case "NSNumber":
      if let date = PredicateValue.date(value) { return NSNumber(value: date.timeIntervalSinceReferenceDate) }
      return PredicateValue.number(value)
        ?? PredicateValue.string(value).flatMap { Double($0) }.map { NSNumber(value: $0) }
    case "NSDecimalNumber":
      if let text = PredicateValue.string(value) { return NSDecimalNumber(string: text) }
      return PredicateValue.number(value).map { NSDecimalNumber(decimal: $0.decimalValue) }
    case "NSString":
      return PredicateValue.string(value) ?? PredicateValue.number(value)?.stringValue ?? value.map { "\($0)" }
    case "Class": return PredicateValue.string(value).flatMap { NSClassFromString($0) }
    default: return value
    }
  }

  /// Returns an element: `a[0]`, `a[FIRST]`, `a[SIZE]`, `d["key"]`.
  private static func element(of value: Any?, at index: Any?) -> Any? {
    if let key = PredicateValue.string(index) {
      switch (value, key) {
      case (let dictionary as [String: Any], _): return PredicateValue.plain(dictionary[key])
      case (let dictionary as NSDictionary, _):
        return PredicateValue.plain(dictionary.object(forKey: key as NSString))
      default: break
      }
      return nil
    }
    if let index = index as? PredicateIndex {
      guard let members = PredicateValue.members(value) else { return nil }
      if index === PredicateIndex.size { return NSNumber(value: members.count) }
      return PredicateValue.plain(index === PredicateIndex.first ? members.first : members.last)
    }
    guard let members = PredicateValue.members(value), let index = PredicateValue.number(index)?.intValue else {
      return nil
    }
    guard members.indices.contains(index) else {
      Console.write(
        "A predicate's index \(index) is beyond the bounds of a collection of \(members.count) members.")
      return nil
    }
    return PredicateValue.plain(members[index])
  }
}

/// The symbolic indexes in brackets.
final class PredicateIndex: NSObject, Sendable {
  static let first = PredicateIndex("FIRST")
  static let last = PredicateIndex("LAST")
  static let size = PredicateIndex("SIZE")
  let name: String
  private init(_ name: String) { self.name = name }
}

/// Arithmetic on numbers of all types. Decimals remain decimals, and integers remain integers unless they overflow.
enum PredicateArithmetic {
  struct Operation {
    let whole: (Int64, Int64) -> Int64?
    let real: (Double, Double) -> Double
    var decimal: ((Decimal, Decimal) -> Decimal)?
  }

  static let operations: [String: Operation] = [
    "add:to:": .init(whole: exact { $0.addingReportingOverflow($1) }, real: +, decimal: +),
    "from:subtract:": .init(whole: exact { $0.subtractingReportingOverflow($1) }, real: -, decimal: -),
    "multiply:by:": .init(whole: exact { $0.multipliedReportingOverflow(by: $1) }, real: *, decimal: *),
    "divide:by:": .init(
      whole: exact { $0.dividedReportingOverflow(by: $1) }, real: /, decimal: { $1 == 0 ? .nan : $0 / $1 }),
    "modulus:by:": .init(whole: exact { $0.remainderReportingOverflow(dividingBy: $1) }, real: fmod),
    "raise:toPower:": .init(whole: power, real: pow),
    "bitwiseAnd:with:": bits(&), "bitwiseOr:with:": bits(|), "bitwiseXor:with:": bits(^),
    "leftshift:by:": bits(<<), "rightshift:by:": bits(>>),
  ]

  private static func exact(
    _ operation: @escaping (Int64, Int64) -> (partialValue: Int64, overflow: Bool)
  ) -> (Int64, Int64) -> Int64? {
    { a, b in
      let result = operation(a, b)
      return result.overflow ? nil : result.partialValue
    }
  }

  private static func bits(_ operation: @escaping (Int64, Int64) -> Int64) -> Operation {
    .init(
      whole: { operation($0, $1) },
      real: {
        Double(
          operation(Int64(exactly: $0.rounded(.towardZero)) ?? 0, Int64(exactly: $1.rounded(.towardZero)) ?? 0))
      })
  }

  private static func power(_ base: Int64, _ exponent: Int64) -> Int64? {
    guard exponent >= 0 else { return nil }
    let result = pow(Double(base), Double(exponent))
    return abs(result) < 9e15 ? Int64(result) : nil
  }

  static func calculate(_ operation: Operation, _ left: Any?, _ right: Any?) -> NSNumber? {
    guard let a = PredicateValue.number(left), let b = PredicateValue.number(right) else { return nil }
    if let decimal = operation.decimal, a is NSDecimalNumber || b is NSDecimalNumber {
      return NSDecimalNumber(decimal: decimal(a.decimalValue, b.decimalValue))
    }
    if PredicateValue.isWhole(a), PredicateValue.isWhole(b),
      let result = operation.whole(a.int64Value, b.int64Value)
    {
      return NSNumber(value: result)
    }
    return NSNumber(value: operation.real(a.doubleValue, b.doubleValue))
  }

  /// Adds seconds to a date, or subtracts dates.
  static func dates(_ name: String, _ left: Any?, _ right: Any?) -> Any? {
    guard name == "add:to:" || name == "from:subtract:", let date = PredicateValue.date(left) else { return nil }
    if let seconds = PredicateValue.number(right)?.doubleValue {
      return date.addingTimeInterval(name == "add:to:" ? seconds : -seconds)
    }
    guard name == "from:subtract:", let other = PredicateValue.date(right) else { return nil }
    return NSNumber(value: date.timeIntervalSince(other))
  }
}
