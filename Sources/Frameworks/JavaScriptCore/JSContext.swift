@_exported import CoreGraphics
@_exported import Foundation
import ObjectiveC

/// The virtual machine that contexts share.
open class JSVirtualMachine: NSObject {
  public override init() { super.init() }
}

/// Stores values by name. There is no JavaScript engine: `evaluateScript(_:)` logs that once and returns
/// `undefined`. Values and functions that the app stores can be read and called from Swift. The class does not
/// inherit from `NSObject`, because Apple's `init()` returns an implicitly unwrapped optional, which an override of
/// `NSObject.init()` can't.
open class JSContext {
  open private(set) var virtualMachine: JSVirtualMachine!
  open var exception: JSValue!
  open var exceptionHandler: ((JSContext?, JSValue?) -> Void)!
  open var name: String!
  open var isInspectable = false
  private var values: [String: JSValue] = [:]

  public convenience init!() { self.init(virtualMachine: JSVirtualMachine()) }
  public init!(virtualMachine: JSVirtualMachine!) { self.virtualMachine = virtualMachine }

  /// Returns the context of the running script; always nil, because no script runs.
  open class func current() -> JSContext! { nil }

  open var globalObject: JSValue! { JSValue(object: values.mapValues { $0.toObject() ?? NSNull() }, in: self) }

  @discardableResult open func evaluateScript(_ script: String!) -> JSValue! {
    evaluateScript(script, withSourceURL: nil)
  }
  @discardableResult open func evaluateScript(_ script: String!, withSourceURL sourceURL: URL!) -> JSValue! {
    Unsupported.log("JSContext.evaluateScript(_:)")
    // A script that consists of the name of a value needs no engine.
    return values[script?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""] ?? JSValue(undefinedIn: self)
  }

  open func objectForKeyedSubscript(_ key: Any!) -> JSValue! {
    values[key as? String ?? ""] ?? JSValue(undefinedIn: self)
  }
  open func setObject(_ object: Any!, forKeyedSubscript key: (any NSCopying & NSObjectProtocol)!) {
    values[key.map { String(describing: $0) } ?? ""] = JSValue(object: object, in: self)
  }
  open subscript(key: String) -> JSValue! { objectForKeyedSubscript(key) }
}

/// A JavaScript value.
open class JSValue: NSObject {
  private enum Content {
    case undefined, null
    case object(Any)
  }
  private let content: Content
  open private(set) var context: JSContext!

  private init(_ content: Content, _ context: JSContext?) {
    self.content = content
    self.context = context
    super.init()
  }

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
  public convenience init!(bool value: Bool, in context: JSContext!) { self.init(.object(value), context) }
  public convenience init!(double value: Double, in context: JSContext!) { self.init(.object(value), context) }
  public convenience init!(int32 value: Int32, in context: JSContext!) { self.init(.object(value), context) }
  public convenience init!(uInt32 value: UInt32, in context: JSContext!) { self.init(.object(value), context) }
  public convenience init!(newObjectIn context: JSContext!) { self.init(.object([String: Any]()), context) }
  public convenience init!(newArrayIn context: JSContext!) { self.init(.object([Any]()), context) }
  public convenience init!(nullIn context: JSContext!) { self.init(.null, context) }
  public convenience init!(undefinedIn context: JSContext!) { self.init(.undefined, context) }

  open var isUndefined: Bool { if case .undefined = content { true } else { false } }
  open var isNull: Bool { if case .null = content { true } else { false } }
  open var isBoolean: Bool { object is Bool }
  open var isNumber: Bool { !isBoolean && number != nil }
  open var isString: Bool { object is String }
  open var isArray: Bool { object is [Any] }
  open var isDate: Bool { object is Date }
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

  open func toObject() -> Any! { object }
  open func toObjectOf(_ expectedClass: AnyClass!) -> Any! { object }
  /// Returns the value as a boolean by the rules of JavaScript: empty strings, zero, NaN, null and undefined are
  /// false.
  open func toBool() -> Bool {
    if let value = object as? Bool { return value }
    if let number { return number != 0 && !number.isNaN }
    if let text = object as? String { return !text.isEmpty }
    return object != nil
  }
  open func toDouble() -> Double {
    if let value = object as? Bool { return value ? 1 : 0 }
    if let number { return number }
    if let text = object as? String { return text.isEmpty ? 0 : Double(text) ?? .nan }
    return isNull ? 0 : .nan
  }
  open func toInt32() -> Int32 {
    let value = toDouble()
    return value.isFinite ? Int32(truncatingIfNeeded: Int64(max(-9e18, min(9e18, value)))) : 0
  }
  open func toUInt32() -> UInt32 { UInt32(bitPattern: toInt32()) }
  open func toNumber() -> NSNumber! { NSNumber(value: toDouble()) }
  open func toString() -> String! {
    if isUndefined { return "undefined" }
    if isNull { return "null" }
    if let value = object as? Bool { return value ? "true" : "false" }
    if let number {
      return number == number.rounded() && abs(number) < 1e15 ? String(Int64(number)) : String(number)
    }
    return object.map { String(describing: $0) }
  }
  open func toDate() -> Date! { object as? Date ?? Date(timeIntervalSince1970: toDouble() / 1000) }
  open func toArray() -> [Any]! { object as? [Any] }
  open func toDictionary() -> [AnyHashable: Any]! { object as? [AnyHashable: Any] }

  open func hasProperty(_ property: Any!) -> Bool { toDictionary()?[property as? String ?? ""] != nil }
  open func forProperty(_ property: Any!) -> JSValue! {
    toDictionary()?[property as? String ?? ""].flatMap { JSValue(object: $0, in: context) }
      ?? JSValue(undefinedIn: context)
  }
  open func objectForKeyedSubscript(_ key: Any!) -> JSValue! { forProperty(key) }
  open func objectAtIndexedSubscript(_ index: Int) -> JSValue! { atIndex(index) }
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
  @discardableResult open func invokeMethod(_ method: String!, withArguments arguments: [Any]!) -> JSValue! {
    forProperty(method).call(withArguments: arguments)
  }
}

/// The protocol that marks protocols whose members are available to scripts.
public protocol JSExport {}
