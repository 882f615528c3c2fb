import Foundation

/// The conversion of the untyped arguments of messages and key-value coding to the types of methods and properties.
enum ArgumentCast {
  /// Converts a value to `T` as Objective-C's boxing does: nil to an optional, numbers and `Bool` to each other,
  /// raw values to enumerations. Returns nil if the conversion is not possible.
  static func cast<T>(_ value: Any?, to type: T.Type) -> T? {
    guard let value, !(value is NSNull && T.self != NSNull.self) else { return nilValue(of: type) }
    if let exact = value as? T { return exact }
    if let optional = T.self as? any OptionalProtocol.Type {
      // A nil optional would be a valid `T`, but not a conversion of the value.
      guard let wrapped = optional.wrap(value) else { return nil }
      return wrapped as? T
    }
    if let number = number(value) { return convert(number, to: type) }
    // Foundation bridges ranges to objects, but not objects to ranges.
    if T.self == NSRange.self { return (value as? NSValue)?.rangeValue as? T }
    if let raw = T.self as? any RawRepresentable.Type { return makeRaw(raw, value) as? T }
    return nil
  }

  /// Returns the number or Boolean in a string, for properties with numeric types: key-value coding unboxes objects
  /// by `doubleValue`, `integerValue` or `boolValue`, which strings also have ("Representing Non-Object Values",
  /// Key-Value Coding Programming Guide).
  static func unboxed<T>(_ value: Any?, to type: T.Type) -> T? {
    guard let text = value as? String else { return nil }
    // As with `NSString.doubleValue`, text after the number is ignored: "10f", "12 pt". Text that does not begin
    // with a number is 0 in Foundation; here the property keeps its value, and a message is logged.
    let flags = ["yes", "no", "true", "false"]
    guard Scanner(string: text).scanDouble() != nil || flags.contains(text.lowercased()) else { return nil }
    switch type {
    case is CGFloat.Type, is Double.Type, is Float.Type:
      return convert(NSNumber(value: (text as NSString).doubleValue), to: type)
    case is Bool.Type: return (text as NSString).boolValue as? T
    case is any BinaryInteger.Type: return convert(NSNumber(value: (text as NSString).integerValue), to: type)
    default: return nil
    }
  }

  /// Returns a value in the form that key-value coding uses: numbers, Booleans and enumerations as `NSNumber`,
  /// string enumerations as strings.
  ///
  /// Apple's documentation: "Representing Non-Object Values", Key-Value Coding Programming Guide.
  static func boxed(_ value: Any?) -> Any? {
    guard let value, !(type(of: value) is AnyClass) else { return value }
    if let raw = value as? any RawRepresentable, let boxed = boxedRaw(raw) { return boxed }
    return number(value).map { $0 as Any } ?? value
  }

  private static func boxedRaw(_ value: some RawRepresentable) -> Any? {
    let raw: Any = value.rawValue
    if raw is String { return raw }
    return number(raw)
  }

  /// Returns the value in an optional that is boxed in `Any`; nil if the optional is nil.
  static func unwrapped(_ value: Any) -> Any? {
    guard let optional = value as? any OptionalProtocol else { return value }
    return optional.content.flatMap(unwrapped)
  }

  /// Returns whether a property of the type can be set to nil or `NSNull`: optionals, objects and `Any` can,
  /// numbers and structures cannot.
  static func takesNil(_ type: Any.Type) -> Bool {
    type is any OptionalProtocol.Type || type is AnyClass || type == Any.self
  }

  private static func nilValue<T>(of type: T.Type) -> T? {
    (type as? any OptionalProtocol.Type)?.nilValue(as: type)
  }

  private static func number(_ value: Any) -> NSNumber? {
    switch value {
    case let number as NSNumber: return number
    case let value as Int: return NSNumber(value: value)
    case let value as Double: return NSNumber(value: value)
    case let value as Float: return NSNumber(value: value)
    case let value as CGFloat: return NSNumber(value: Double(value))
    case let value as Bool: return NSNumber(value: value)
    case let value as any BinaryInteger: return NSNumber(value: Int64(truncatingIfNeeded: value))
    default: return nil
    }
  }

  private static func convert<T>(_ number: NSNumber, to type: T.Type) -> T? {
    switch type {
    case is Int.Type: return number.intValue as? T
    case is UInt.Type: return number.uintValue as? T
    case is Int32.Type: return number.int32Value as? T
    case is UInt32.Type: return number.uint32Value as? T
    case is Int16.Type: return number.int16Value as? T
    case is UInt16.Type: return number.uint16Value as? T
    case is Int8.Type: return number.int8Value as? T
    case is UInt8.Type: return number.uint8Value as? T
    case is Int64.Type: return number.int64Value as? T
    case is UInt64.Type: return number.uint64Value as? T
    case is Double.Type: return number.doubleValue as? T
    case is Float.Type: return number.floatValue as? T
    case is CGFloat.Type: return CGFloat(number.doubleValue) as? T
    case is Bool.Type: return number.boolValue as? T
    case is NSNumber.Type: return number as? T
    case is AnyObject.Type: return nil
    default:
      if let raw = type as? any RawRepresentable.Type { return makeRaw(raw, number) as? T }
      return nil
    }
  }

  private static func makeRaw<R: RawRepresentable>(_ type: R.Type, _ value: Any) -> R? {
    cast(value, to: R.RawValue.self).flatMap(R.init(rawValue:))
  }
}

private protocol OptionalProtocol {
  var content: Any? { get }
  static func nilValue<T>(as type: T.Type) -> T?
  static func wrap(_ value: Any) -> Any?
}

extension Optional: OptionalProtocol {
  fileprivate var content: Any? { self }
  /// Returns nil as this optional type itself; a cast of an `Any?` would wrap the nil in another optional.
  fileprivate static func nilValue<T>(as type: T.Type) -> T? {
    // Both types are the same.
    type == Self.self ? unsafeBitCast(Self.none, to: type) : nil
  }
  fileprivate static func wrap(_ value: Any) -> Any? {
    guard let wrapped = ArgumentCast.cast(value, to: Wrapped.self) else { return nil }
    return Self.some(wrapped)
  }
}
