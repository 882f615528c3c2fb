import Foundation

/// A class that handles unregistered keys, for which apps would override Apple's methods.
package protocol UndefinedKeyHandling: AnyObject {
  func setValue(_ value: Any?, forUndefinedKey key: String)
  func value(forUndefinedKey key: String) -> Any?
}

/// Key-value coding of registered properties.
///
/// Apple's documentation: <https://developer.apple.com/documentation/objectivec/nsobject/nskeyvaluecoding>
extension NSObjectProtocol {
  /// Returns the value of a property. For an unknown key, calls `value(forUndefinedKey:)`.
  public func value(forKey key: String) -> Any? {
    if let accessor = KeyValueAccess.properties.value(named: key, for: type(of: self as AnyObject)) {
      return ArgumentCast.boxed(accessor.get(self as AnyObject))
    }
    if let spelling = KeyValueAccess.otherSpelling(of: key, on: type(of: self as AnyObject)) {
      return value(forKey: spelling)
    }
    if let value = FoundationKeys.value(key, of: self) { return value.value }
    if let handler = self as? any UndefinedKeyHandling { return handler.value(forUndefinedKey: key) }
    let reply = MessageDispatch.sendIfImplemented("valueForUndefinedKey:", to: self as AnyObject, [key])
    return reply.map { $0.value } ?? value(forUndefinedKey: key)
  }

  /// Sets the value of a property. For an unknown key, calls `setValue(_:forUndefinedKey:)`; a value of a wrong
  /// type is reported on the console and ignored.
  public func setValue(_ value: Any?, forKey key: String) {
    guard let accessor = KeyValueAccess.properties.value(named: key, for: type(of: self as AnyObject)),
      let set = accessor.set
    else {
      if let spelling = KeyValueAccess.otherSpelling(of: key, on: type(of: self as AnyObject)) {
        return setValue(value, forKey: spelling)
      }
      if FoundationKeys.set(value, key, of: self) { return }
      if let handler = self as? any UndefinedKeyHandling { return handler.setValue(value, forUndefinedKey: key) }
      let selector: Selector = "setValue:forUndefinedKey:"
      if MessageDispatch.sendIfImplemented(selector, to: self as AnyObject, [value, key]) != nil { return }
      return setValue(value, forUndefinedKey: key)
    }
    // The property is not changed, so observers are not notified.
    if value == nil || value is NSNull, !ArgumentCast.takesNil(accessor.valueType) {
      if MessageDispatch.sendIfImplemented("setNilValueForKey:", to: self as AnyObject, [key]) == nil {
        setNilValueForKey(key)
      }
      return
    }
    var isSet = false
    KeyValueObserving.change(self as AnyObject, key) { isSet = set(self as AnyObject, value) }
    if !isSet {
      let given = value.map { "\(type(of: $0))" } ?? "nil"
      KeyValueReport.write(
        "[\(ExceptionReport.describe(self as AnyObject)) setValue:forKey:]: \(given) is not a value for the key "
          + "\(key), which holds \(accessor.valueType); it keeps its value.")
    }
  }

  /// Returns the value at a key path, which can contain collection operators such as `@count` and
  /// `@distinctUnionOfObjects`.
  public func value(forKeyPath keyPath: String) -> Any? {
    KeyPathWalk.value(of: self, path: keyPath.split(separator: ".").map(String.init))
  }

  /// Sets the value at a key path.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    let keys = keyPath.split(separator: ".").map(String.init)
    guard let last = keys.last else { return }
    let owner = keys.count == 1 ? self : KeyPathWalk.value(of: self, path: Array(keys.dropLast()))
    (owner as? any NSObjectProtocol)?.setValue(value, forKey: last)
  }

  /// Called for an unknown key: reports it on the console with Foundation's message.
  public func setValue(_ value: Any?, forUndefinedKey key: String) {
    KeyValueReport.raise(
      "[\(ExceptionReport.describe(self as AnyObject)) setValue:forUndefinedKey:]: this class is not key value "
        + "coding-compliant for the key \(key).")
  }

  /// Called if nil is set for a numeric property: reports it on the console with Foundation's message.
  public func setNilValueForKey(_ key: String) {
    KeyValueReport.raise(
      "[\(ExceptionReport.describe(self as AnyObject)) setNilValueForKey]: could not set nil as the value for the key "
        + "\(key).", as: .invalidArgumentException)
  }

  /// Called for an unknown key: reports it on the console and returns nil.
  public func value(forUndefinedKey key: String) -> Any? {
    KeyValueReport.raise(
      "[\(ExceptionReport.describe(self as AnyObject)) valueForUndefinedKey:]: this class is not key value "
        + "coding-compliant for the key \(key).")
    return nil
  }

  /// Sets the values of several properties.
  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    for key in keyedValues.keys.sorted() { setValue(keyedValues[key], forKey: key) }
  }

  /// Returns the values of several properties; nil becomes `NSNull`.
  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(uniqueKeysWithValues: Set(keys).map { ($0, value(forKey: $0) ?? NSNull()) })
  }
}

enum KeyPathWalk {
  static func value(of start: Any, path: [String]) -> Any? {
    var current: Any? = start
    var rest = path[...]
    while let key = rest.popFirst() {
      guard let owner = current.flatMap(ArgumentCast.unwrapped) else { return nil }
      if key.hasPrefix("@"), !(owner is NSDictionary), let members = PredicateValue.members(owner) {
        let result = CollectionOperators.value(key, of: members, path: Array(rest))
        // The remaining keys belong to the operator; `@count` has none.
        return result
      }
      if let object = owner as? NSObject {
        current = object.value(forKey: key)
      } else {
        current =
          (owner as? any NSObjectProtocol)?.value(forKey: key) ?? FoundationKeys.value(key, of: owner)?.value
      }
    }
    return current
  }
}
