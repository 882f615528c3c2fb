import Foundation

/// The accessors that the bridge gives to `@NSManaged` members: those of Core Data, and those of layers that
/// animate them.
public enum ManagedValue {
  /// A primitive value as the property's type; a value that was never set is zero, empty or the reference date if
  /// the type has no nil.
  public static func get<Value>(_ value: Any?) -> Value {
    if let value = ArgumentCast.cast(value, to: Value.self) { return value }
    // A date with "Use Scalar Type" in the model.
    if let date = value as? Date, let seconds = date.timeIntervalSinceReferenceDate as? Value { return seconds }
    if let value = empty(Value.self) { return value }
    // As on iOS, where an object that is not there can't be one either.
    preconditionFailure("nil is no value of a managed property of type \(Value.self)")
  }

  /// Zero, the empty string or collection, false or the reference date; nil for types that have none of these.
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
