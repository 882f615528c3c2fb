import Foundation

/// What a class adopts that wants to answer for keys nobody registered, as by overriding Apple's methods.
package protocol UndefinedKeyHandling: AnyObject {
  func setValue(_ value: Any?, forUndefinedKey key: String)
  func value(forUndefinedKey key: String) -> Any?
}

/// Key-value coding on registered properties.
///
/// Apple's documentation: <https://developer.apple.com/documentation/objectivec/nsobject/nskeyvaluecoding>
extension NSObjectProtocol {
  /// The property's value. A key that the class does not have goes to `value(forUndefinedKey:)`.
  public func value(forKey key: String) -> Any? {
    if let accessor = KeyValueAccess.properties.value(named: key, for: type(of: self as AnyObject)) {
      return accessor.get(self as AnyObject)
    }
    if let spelling = KeyValueAccess.otherSpelling(of: key, on: type(of: self as AnyObject)) {
      return value(forKey: spelling)
    }
    if let handler = self as? any UndefinedKeyHandling { return handler.value(forUndefinedKey: key) }
    let reply = MessageDispatch.sendIfImplemented("valueForUndefinedKey:", to: self as AnyObject, [key])
    return reply.map { $0.value } ?? value(forUndefinedKey: key)
  }

  /// Sets the property. A key that the class does not have goes to `setValue(_:forUndefinedKey:)`; a value that the
  /// property can't have is said on the console and nothing is set.
  public func setValue(_ value: Any?, forKey key: String) {
    guard let accessor = KeyValueAccess.properties.value(named: key, for: type(of: self as AnyObject)),
      let set = accessor.set
    else {
      if let spelling = KeyValueAccess.otherSpelling(of: key, on: type(of: self as AnyObject)) {
        return setValue(value, forKey: spelling)
      }
      if let handler = self as? any UndefinedKeyHandling { return handler.setValue(value, forUndefinedKey: key) }
      let selector: Selector = "setValue:forUndefinedKey:"
      if MessageDispatch.sendIfImplemented(selector, to: self as AnyObject, [value, key]) != nil { return }
      return setValue(value, forUndefinedKey: key)
    }
    var isSet = false
    KeyValueObserving.change(self as AnyObject, key) { isSet = set(self as AnyObject, value) }
    if !isSet {
      let given = value.map { "\(type(of: $0))" } ?? "nil"
      Console.write(
        "[<\(type(of: self)) \(address(of: self as AnyObject))> setValue:forKey:]: \(given) is not a value for the key "
          + "\(key), which holds \(accessor.valueType); it keeps its value.")
    }
  }

  /// The value at the end of a path of keys; collections answer `@count`, `@sum`, `@avg`, `@min` and `@max`.
  public func value(forKeyPath keyPath: String) -> Any? {
    KeyPathWalk.value(of: self, path: keyPath.split(separator: ".").map(String.init))
  }

  /// Sets the property at the end of a path of keys.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    let keys = keyPath.split(separator: ".").map(String.init)
    guard let last = keys.last else { return }
    let owner = keys.count == 1 ? self : KeyPathWalk.value(of: self, path: Array(keys.dropLast()))
    (owner as? any NSObjectProtocol)?.setValue(value, forKey: last)
  }

  /// Called for a key the class does not have: says so on the console in Foundation's words.
  public func setValue(_ value: Any?, forUndefinedKey key: String) {
    Console.write(
      "[<\(type(of: self)) \(address(of: self as AnyObject))> setValue:forUndefinedKey:]: this class is not key value "
        + "coding-compliant for the key \(key).")
  }

  /// Called for a key the class does not have: says so on the console and gives nil.
  public func value(forUndefinedKey key: String) -> Any? {
    Console.write(
      "[<\(type(of: self)) \(address(of: self as AnyObject))> valueForUndefinedKey:]: this class is not key value "
        + "coding-compliant for the key \(key).")
    return nil
  }

  /// Sets several properties.
  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    for key in keyedValues.keys.sorted() { setValue(keyedValues[key], forKey: key) }
  }

  /// Several properties' values; nil values come as `NSNull`.
  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(uniqueKeysWithValues: Set(keys).map { ($0, value(forKey: $0) ?? NSNull()) })
  }
}

enum KeyPathWalk {
  static func value(of start: Any, path: [String]) -> Any? {
    var current: Any? = start
    var rest = path[...]
    while let key = rest.popFirst() {
      guard let owner = current else { return nil }
      if let list = owner as? [Any] { return collection(list, key, Array(rest)) }
      if let dictionary = owner as? [String: Any] {
        current = dictionary[key]
      } else {
        current = (owner as? any NSObjectProtocol)?.value(forKey: key)
      }
    }
    return current
  }

  private static func collection(_ list: [Any], _ key: String, _ rest: [String]) -> Any? {
    guard key.hasPrefix("@") else { return list.map { value(of: $0, path: [key] + rest) ?? NSNull() } }
    if key == "@count" { return list.count }
    let numbers = list.compactMap { item in
      ArgumentCast.cast(rest.isEmpty ? item : value(of: item, path: rest), to: Double.self)
    }
    switch key {
    case "@sum": return numbers.reduce(0, +)
    case "@avg": return numbers.isEmpty ? 0 : numbers.reduce(0, +) / Double(numbers.count)
    case "@min": return numbers.min()
    case "@max": return numbers.max()
    default: return nil
    }
  }
}
