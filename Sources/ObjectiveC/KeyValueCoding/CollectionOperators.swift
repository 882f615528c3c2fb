import Foundation

/// The collection operators of key-value coding.
///
/// Apple's documentation:
/// <https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/KeyValueCoding/CollectionOperators.html>
enum CollectionOperators {
  /// Applies an operator to a collection.
  ///
  /// - Parameters:
  ///   - path: the keys after the operator.
  /// - Returns: the result; nil for an unknown operator, which is reported on the console.
  static func value(_ name: String, of members: [Any], path: [String]) -> Any? {
    if name == "@count" { return NSNumber(value: members.count) }
    let values = path.isEmpty ? members.map { .some($0) } : members.map { KeyPathWalk.value(of: $0, path: path) }
    let present = values.compactMap { PredicateValue.plain($0) }
    switch name {
    case "@sum": return sum(values)
    case "@avg":
      guard !members.isEmpty else { return NSNumber(value: 0) }
      // Members without a value count as zero.
      return NSNumber(value: sum(values).doubleValue / Double(members.count))
    case "@min": return extreme(values, greatest: false)
    case "@max": return extreme(values, greatest: true)
    case "@unionOfObjects": return present
    case "@distinctUnionOfObjects": return distinct(present)
    case "@unionOfArrays": return present.flatMap { PredicateValue.members($0) ?? [] }
    case "@distinctUnionOfArrays": return distinct(present.flatMap { PredicateValue.members($0) ?? [] })
    case "@unionOfSets", "@distinctUnionOfSets":
      return NSSet(array: present.flatMap { PredicateValue.members($0) ?? [] })
    default:
      let text = "valueForKeyPath:: this class does not implement the \(name.dropFirst()) operation."
      ExceptionReport.raise(.invalidArgumentException, text, logged: text)
      return nil
    }
  }

  static func sum(_ values: [Any?]) -> NSNumber {
    guard let add = PredicateArithmetic.operations["add:to:"] else { return 0 }
    let numbers = values.compactMap { value in
      PredicateValue.number(value)
        ?? PredicateValue.string(value).flatMap { Double($0) }.map { NSNumber(value: $0) }
    }
    return numbers.reduce(NSNumber(value: 0)) { PredicateArithmetic.calculate(add, $0, $1) ?? $0 }
  }

  static func extreme(_ values: [Any?], greatest: Bool) -> Any? {
    let comparison = PredicateComparison(options: [])
    let wanted: ComparisonResult = greatest ? .orderedDescending : .orderedAscending
    let found = values.compactMap { PredicateValue.plain($0) }.reduce(nil as Any?) { best, value in
      guard let best else { return value }
      return comparison.order(value, best) == wanted ? value : best
    }
    // Numbers are objects in key-value coding.
    return found.map { PredicateValue.number($0) ?? $0 }
  }

  /// Returns the values without duplicates, in the order of their first occurrence.
  static func distinct(_ values: [Any]) -> [Any] {
    var seen: Set<AnyHashable> = []
    return values.filter { value in
      guard let value = value as? AnyHashable else { return true }
      return seen.insert(value).inserted
    }
  }
}
