import Foundation
import ObjectiveC

/// The saved values of an object. The value of a relationship is an `ObjectIdentity`, or an array of them for a
/// to-many relationship.
struct StoredRow {
  var version = 0
  var values: [String: Any] = [:]
}

/// The normalization of attribute values.
enum AttributeValue {
  /// Returns the value converted to its attribute's type: numbers become `NSNumber`s, and a number of seconds from
  /// a scalar date property becomes a date.
  static func normal(_ value: Any?, _ type: NSAttributeType) -> Any? {
    guard let value = value.flatMap(unwrapped), !(value is NSNull) else { return nil }
    switch type {
    case .stringAttributeType: return value as? String ?? value
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
      return number(value).map { NSNumber(value: $0.int64Value) } ?? value
    case .doubleAttributeType: return number(value).map { NSNumber(value: $0.doubleValue) } ?? value
    case .floatAttributeType: return number(value).map { NSNumber(value: $0.floatValue) } ?? value
    case .booleanAttributeType: return number(value).map { NSNumber(value: $0.boolValue) } ?? value
    case .decimalAttributeType:
      if let decimal = value as? NSDecimalNumber { return decimal }
      if let decimal = value as? Decimal { return NSDecimalNumber(decimal: decimal) }
      return number(value).map { NSDecimalNumber(decimal: $0.decimalValue) } ?? value
    case .dateAttributeType:
      if let date = value as? Date { return date }
      return number(value).map { Date(timeIntervalSinceReferenceDate: $0.doubleValue) } ?? value
    case .binaryDataAttributeType: return value as? Data ?? value
    case .UUIDAttributeType: return value as? UUID ?? value
    case .URIAttributeType: return value as? URL ?? value
    default: return value
    }
  }

  /// Returns the content of a nested optional in an `Any`; nil if it is nil.
  private static func unwrapped(_ value: Any) -> Any? {
    guard let optional = value as? any OptionalValue else { return value }
    return optional.content.flatMap(unwrapped)
  }

  static func number(_ value: Any) -> NSNumber? {
    switch value {
    case let value as Bool: NSNumber(value: value)
    case let value as Int: NSNumber(value: value)
    case let value as Double: NSNumber(value: value)
    default: value as? NSNumber
    }
  }

  static func areEqual(_ a: Any?, _ b: Any?) -> Bool {
    switch (a, b) {
    case (nil, nil): return true
    case (nil, _), (_, nil): return false
    case (let a?, let b?):
      if let a = a as? NSObject, let b = b as? NSObject { return a.isEqual(b) }
      if let a = a as? AnyHashable, let b = b as? AnyHashable { return a == b }
      return false
    }
  }
}

private protocol OptionalValue {
  var content: Any? { get }
}
extension Optional: OptionalValue {
  fileprivate var content: Any? { self.map { $0 as Any } }
}
