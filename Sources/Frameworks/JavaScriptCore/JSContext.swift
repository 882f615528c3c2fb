@_exported import CoreGraphics
@_exported import Foundation
import ObjectiveC

/// The virtual machine that contexts share.
open class JSVirtualMachine: NSObject {
  public override init() { super.init() }
}

/// A context that stores values by name. There is no JavaScript engine: `evaluateScript(_:)` logs that once and
/// returns `undefined`, except for a script that consists of the name of a stored value. Values and functions that
/// the app stores can be read and called from Swift. The class does not inherit from `NSObject`, because Apple's
/// `init()` returns an implicitly unwrapped optional, which an override of `NSObject.init()` can't.
open class JSContext {
  /// The virtual machine of the context.
  open private(set) var virtualMachine: JSVirtualMachine!
  /// The exception that a script threw. The context never sets it.
  open var exception: JSValue!
  /// The closure that handles exceptions. Flipside never calls it, because no script runs.
  open var exceptionHandler: ((JSContext?, JSValue?) -> Void)!
  /// The name of the context for debugging.
  open var name: String!
  /// Whether a debugger may inspect the context. It has no effect.
  open var isInspectable = false
  private var values: [String: JSValue] = [:]

  /// Creates a context with a new virtual machine.
  public convenience init!() { self.init(virtualMachine: JSVirtualMachine()) }
  /// Creates a context in a virtual machine.
  public init!(virtualMachine: JSVirtualMachine!) { self.virtualMachine = virtualMachine }

  /// Returns the context of the running script; always nil, because no script runs.
  open class func current() -> JSContext! { nil }

  /// The values of the context as one object.
  open var globalObject: JSValue! { JSValue(object: values.mapValues { $0.toObject() ?? NSNull() }, in: self) }

  /// Returns the value whose name is the script, or `undefined`, because scripts can't run.
  @discardableResult open func evaluateScript(_ script: String!) -> JSValue! {
    evaluateScript(script, withSourceURL: nil)
  }
  /// Returns the value whose name is the script, or `undefined`, because scripts can't run.
  @discardableResult open func evaluateScript(_ script: String!, withSourceURL sourceURL: URL!) -> JSValue! {
    Unsupported.log("JSContext.evaluateScript(_:)")
    // A script that consists of the name of a value needs no engine.
    return values[script?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""] ?? JSValue(undefinedIn: self)
  }

  /// Returns the value with a name, or `undefined`.
  open func objectForKeyedSubscript(_ key: Any!) -> JSValue! {
    values[key as? String ?? ""] ?? JSValue(undefinedIn: self)
  }
  /// Stores a value by its name.
  open func setObject(_ object: Any!, forKeyedSubscript key: (any NSCopying & NSObjectProtocol)!) {
    values[key.map { String(describing: $0) } ?? ""] = JSValue(object: object, in: self)
  }
  /// The value with a name, or `undefined`.
  open subscript(key: String) -> JSValue! { objectForKeyedSubscript(key) }
}

/// A JavaScript value.
open class JSValue: NSObject {
  private enum Content {
    case undefined, null
    case object(Any)
  }
  private let content: Content
  /// The context of the value.
  open private(set) var context: JSContext!

  private init(_ content: Content, _ context: JSContext?) {
    self.content = content
    self.context = context
    super.init()
  }

  /// Creates a value from an object; nil and `NSNull` become `null`.
  public convenience init!(object value: Any!, in context: JSContext!) {
    guard let value else {
      self.init(.null, context)
      return
    }
    if let made = value as? JSValue {
      self.init(made.content, context)
    } else {
      self.init(value is NSNull ? .null : .object(value), context)
    }
  }
  /// Creates a boolean.
  public convenience init!(bool value: Bool, in context: JSContext!) { self.init(.object(value), context) }
  /// Creates a number.
  public convenience init!(double value: Double, in context: JSContext!) { self.init(.object(value), context) }
  /// Creates a number.
  public convenience init!(int32 value: Int32, in context: JSContext!) { self.init(.object(value), context) }
  /// Creates a number.
  public convenience init!(uInt32 value: UInt32, in context: JSContext!) { self.init(.object(value), context) }
  /// Creates an empty object.
  public convenience init!(newObjectIn context: JSContext!) { self.init(.object([String: Any]()), context) }
  /// Creates an empty array.
  public convenience init!(newArrayIn context: JSContext!) { self.init(.object([Any]()), context) }
  /// Creates `null`.
  public convenience init!(nullIn context: JSContext!) { self.init(.null, context) }
  /// Creates `undefined`.
  public convenience init!(undefinedIn context: JSContext!) { self.init(.undefined, context) }

  /// Whether the value is `undefined`.
  open var isUndefined: Bool { if case .undefined = content { true } else { false } }
  /// Whether the value is `null`.
  open var isNull: Bool { if case .null = content { true } else { false } }
  /// Whether the value is a boolean.
  open var isBoolean: Bool { object is Bool }
  /// Whether the value is a number.
  open var isNumber: Bool { !isBoolean && number != nil }
  /// Whether the value is a string.
  open var isString: Bool { object is String }
  /// Whether the value is an array.
  open var isArray: Bool { object is [Any] }
  /// Whether the value is a date.
  open var isDate: Bool { object is Date }
  /// Whether the value is an object, which includes arrays and dates.
  open var isObject: Bool { object != nil && !isBoolean && !isNumber && !isString }

  private var object: Any? { if case .object(let object) = content { object } else { nil } }
  private var number: Double? {
    switch object {
    case let value as Double: value
    case let value as Int: Double(value)
    case let value as Int32: Double(value)
    case let value as UInt32: Double(value)
    case let value as Float: Double(value)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }

  /// Returns the object from which the value was created, or nil for `null` and `undefined`.
  open func toObject() -> Any! { object }
  /// Returns the object from which the value was created, whatever its class is.
  open func toObjectOf(_ expectedClass: AnyClass!) -> Any! { object }
  /// Returns the value as a boolean by the rules of JavaScript: empty strings, zero, NaN, null and undefined are
  /// false.
  open func toBool() -> Bool {
    if let value = object as? Bool { return value }
    if let number { return number != 0 && !number.isNaN }
    if let text = object as? String { return !text.isEmpty }
    return object != nil
  }
  /// Returns the value as a number by the rules of JavaScript: `null` and the empty string are 0, and values that
  /// are not numbers are NaN.
  open func toDouble() -> Double {
    if let value = object as? Bool { return value ? 1 : 0 }
    if let number { return number }
    if let text = object as? String { return text.isEmpty ? 0 : Double(text) ?? .nan }
    return isNull ? 0 : .nan
  }
  /// Returns the value as a 32-bit integer; NaN and infinity are 0.
  open func toInt32() -> Int32 {
    let value = toDouble()
    return value.isFinite ? Int32(truncatingIfNeeded: Int64(max(-9e18, min(9e18, value)))) : 0
  }
  /// Returns the value as an unsigned 32-bit integer; NaN and infinity are 0.
  open func toUInt32() -> UInt32 { UInt32(bitPattern: toInt32()) }
  /// Returns the value as a number by the rules of `toDouble()`.
  open func toNumber() -> NSNumber! { NSNumber(value: toDouble()) }
  /// Returns the value as text.
  open func toString() -> String! {
    if isUndefined { return "undefined" }
    if isNull { return "null" }
    if let value = object as? Bool { return value ? "true" : "false" }
    if let number {
      return number == number.rounded() && abs(number) < 1e15 ? String(Int64(number)) : String(number)
    }
    return object.map { String(describing: $0) }
  }
  /// Returns the value as a date; a number is the count of milliseconds since 1970.
  open func toDate() -> Date! { object as? Date ?? Date(timeIntervalSince1970: toDouble() / 1000) }
  /// Returns the value as an array; nil if it is not an array.
  open func toArray() -> [Any]! { object as? [Any] }
  /// Returns the value as a dictionary; nil if it is not a dictionary.
  open func toDictionary() -> [AnyHashable: Any]! { object as? [AnyHashable: Any] }

  /// Returns whether the value has a property.
  open func hasProperty(_ property: Any!) -> Bool { toDictionary()?[property as? String ?? ""] != nil }
  /// Returns the value of a property, or `undefined`.
  open func forProperty(_ property: Any!) -> JSValue! {
    toDictionary()?[property as? String ?? ""].flatMap { JSValue(object: $0, in: context) }
      ?? JSValue(undefinedIn: context)
  }
  /// Returns the value of a property, or `undefined`.
  open func objectForKeyedSubscript(_ key: Any!) -> JSValue! { forProperty(key) }
  /// Returns the element at an index, or `undefined`.
  open func objectAtIndexedSubscript(_ index: Int) -> JSValue! { atIndex(index) }
  /// Returns the element at an index, or `undefined`.
  open func atIndex(_ index: Int) -> JSValue! {
    guard let array = toArray(), array.indices.contains(index) else { return JSValue(undefinedIn: context) }
    return JSValue(object: array[index], in: context)
  }

  /// Calls a Swift closure that the app stored in the context. JavaScript functions can't be called.
  @discardableResult open func call(withArguments arguments: [Any]!) -> JSValue! {
    let values = arguments ?? []
    switch object {
    case let function as () -> Void:
      function()
      return JSValue(undefinedIn: context)
    case let function as (String) -> Void:
      function(values.first.map { String(describing: $0) } ?? "undefined")
      return JSValue(undefinedIn: context)
    case let function as (String) -> String:
      return JSValue(object: function(values.first.map { String(describing: $0) } ?? "undefined"), in: context)
    case let function as (Any) -> Any: return JSValue(object: function(values.first ?? NSNull()), in: context)
    case let function as ([Any]) -> Any: return JSValue(object: function(values), in: context)
    default:
      Unsupported.log("JSValue.call(withArguments:)")
      return JSValue(undefinedIn: context)
    }
  }
  /// Calls the Swift closure in a property of the value.
  @discardableResult open func invokeMethod(_ method: String!, withArguments arguments: [Any]!) -> JSValue! {
    forProperty(method).call(withArguments: arguments)
  }
}

/// The protocol that marks protocols whose members are available to scripts.
public protocol JSExport {}
