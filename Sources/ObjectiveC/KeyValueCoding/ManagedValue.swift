import Foundation

/// The accessors that the source bridge generates for `@NSManaged` members of Core Data objects and layers.
public enum ManagedValue {
  /// Converts a primitive value to the property's type. A value that was never set becomes zero, empty or the
  /// reference date if the type is not optional.
  public static func get<Value>(_ value: Any?) -> Value {
    if let value = ArgumentCast.cast(value, to: Value.self) { return value }
    // A date with the model option "Use Scalar Type".
    if let date = value as? Date, let seconds = date.timeIntervalSinceReferenceDate as? Value { return seconds }
    if let value = empty(Value.self) { return value }
    // As on iOS, a missing object can't be represented.
    preconditionFailure("nil is no value of a managed property of type \(Value.self)")
  }

  /// Returns zero, false, the empty string or collection, or the reference date; nil for types that have none of
  /// these.
  package static func empty<Value>(_ type: Value.Type) -> Value? {
    for empty: Any in [
      NSNumber(value: 0), "", [Any](), [AnyHashable: Any](), Date(timeIntervalSinceReferenceDate: 0), Data(),
      NSSet(), NSOrderedSet(),
      CGPoint.zero,
      CGSize.zero, CGRect.zero,
    ] {
      if let value = ArgumentCast.cast(empty, to: Value.self) { return value }
    }
    return nil
  }
}
