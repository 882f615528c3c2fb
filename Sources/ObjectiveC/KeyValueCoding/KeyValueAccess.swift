import Foundation

/// The properties of classes by key: outlets, inspectable properties, and those that Interface Builder can set.
///
/// ```swift
/// class Card: NSObject { var corners = 0 }
/// KeyValueAccess.register("corners", on: Card.self, \.corners)
/// Card().setValue(12, forKey: "corners")
/// ```
public enum KeyValueAccess {
  struct Accessor {
    let get: (AnyObject) -> Any?
    /// The setter, which returns false if the value has a wrong type; nil for a read-only property.
    let set: ((AnyObject, Any?) -> Bool)?
    let valueType: Any.Type
    /// The Swift key path of the property, for observers that use it.
    var path: (() -> AnyKeyPath)?
  }

  static let properties = ClassTable<Accessor>()

  /// Registers a writable property.
  public static func register<T: AnyObject, Value>(
    _ key: String, on type: T.Type, _ path: ReferenceWritableKeyPath<T, Value>
  ) {
    register(key, on: type, get: { $0[keyPath: path] }, set: { $0[keyPath: path] = $1 }, path: { path })
  }

  /// Registers a read-only property.
  public static func register<T: AnyObject, Value>(
    _ key: String, on type: T.Type, readOnly path: KeyPath<T, Value>
  ) {
    register(key, on: type, get: { $0[keyPath: path] }, path: { path })
  }

  /// Registers a property by its accessors; without a setter it is read-only.
  public static func register<T: AnyObject, Value>(
    _ key: String, on type: T.Type, get: @escaping @MainActor (T) -> Value,
    set: (@MainActor (T, Value) -> Void)? = nil, path: (@MainActor () -> AnyKeyPath)? = nil
  ) {
    let get = withoutIsolation(get, as: ((T) -> Value).self)
    let set = set.map { withoutIsolation($0, as: ((T, Value) -> Void).self) }
    properties.register(
      Accessor(
        get: { ArgumentCast.unwrapped(get(unsafeDowncast($0, to: T.self))) },
        set: set.map { set in
          { object, value in
            let cast = ArgumentCast.cast(value, to: Value.self) ?? ArgumentCast.unboxed(value, to: Value.self)
            guard let value = cast else { return false }
            set(unsafeDowncast(object, to: T.self), value)
            return true
          }
        }, valueType: Value.self, path: path.map { withoutIsolation($0, as: (() -> AnyKeyPath).self) }),
      name: key, on: type)
  }

  /// Returns the key of the property that was registered with a Swift key path; nil if there is none.
  static func key(of path: AnyKeyPath, on type: AnyClass) -> String? {
    var current: AnyClass? = type
    while let owner = current {
      for key in properties.ownNames(of: owner) where properties.value(named: key, for: owner)?.path?() == path {
        return key
      }
      current = _getSuperclass(owner)
    }
    return nil
  }

  /// Returns the value of a property; nil, without a message, if the class does not have the key.
  public static func valueIfPresent(_ key: String, of object: AnyObject) -> Any? {
    properties.value(named: key, for: type(of: object))?.get(object)
  }

  /// Returns the keys with a setter that the class itself has registered, in alphabetical order.
  package static func ownSettableKeys(of type: AnyClass) -> [String] {
    properties.ownNames(of: type).filter { properties.value(named: $0, for: type)?.set != nil }
  }

  /// Returns whether the class has a key.
  public static func hasKey(_ key: String, on type: AnyClass) -> Bool {
    properties.value(named: key, for: type) != nil
  }

  /// Returns the spelling of a key that the class has registered; the given one if it has neither.
  static func spelling(of key: String, on type: AnyClass) -> String {
    hasKey(key, on: type) ? key : otherSpelling(of: key, on: type) ?? key
  }

  /// Returns `hidden` for `isHidden` and vice versa if only that key is registered. Objective-C looks up both.
  static func otherSpelling(of key: String, on type: AnyClass) -> String? {
    let other: String
    if key.hasPrefix("is"), let third = key.dropFirst(2).first, third.isUppercase {
      other = third.lowercased() + key.dropFirst(3)
    } else if let first = key.first {
      other = "is" + first.uppercased() + key.dropFirst()
    } else {
      return nil
    }
    return hasKey(other, on: type) ? other : nil
  }
}
