import Foundation

/// Properties by class and key: outlets, inspectable properties and those that UIKit lets Interface Builder set.
///
/// ```swift
/// class Card: NSObject { var corners = 0 }
/// KeyValueAccess.register("corners", on: Card.self, \.corners)
/// Card().setValue(12, forKey: "corners")
/// ```
public enum KeyValueAccess {
  struct Accessor {
    let get: (AnyObject) -> Any?
    /// Nil for a property that can only be read; false when the value can't be the property's.
    let set: ((AnyObject, Any?) -> Bool)?
    let valueType: Any.Type
    /// Swift's name of the property, for those that are observed by it.
    var path: (() -> AnyKeyPath)?
  }

  static let properties = ClassTable<Accessor>()

  /// Registers a property that can be read and written.
  public static func register<T: AnyObject, Value>(
    _ key: String, on type: T.Type, _ path: ReferenceWritableKeyPath<T, Value>
  ) {
    register(key, on: type, get: { $0[keyPath: path] }, set: { $0[keyPath: path] = $1 }, path: { path })
  }

  /// Registers a property that can only be read.
  public static func register<T: AnyObject, Value>(
    _ key: String, on type: T.Type, readOnly path: KeyPath<T, Value>
  ) {
    register(key, on: type, get: { $0[keyPath: path] }, path: { path })
  }

  /// Registers a property by its accessors; without a setter it can only be read.
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

  /// The key of the property that Swift's key path names, if it was registered with it.
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

  /// The property's value; nil, without a word, when the class has no such key.
  public static func valueIfPresent(_ key: String, of object: AnyObject) -> Any? {
    properties.value(named: key, for: type(of: object))?.get(object)
  }

  /// The keys that the class itself, not one above it, registered with a setter, in alphabetical order.
  package static func ownSettableKeys(of type: AnyClass) -> [String] {
    properties.ownNames(of: type).filter { properties.value(named: $0, for: type)?.set != nil }
  }

  /// Whether the class has the key.
  public static func hasKey(_ key: String, on type: AnyClass) -> Bool {
    properties.value(named: key, for: type) != nil
  }

  /// The spelling of a key in which the class has it, the given one where it has none.
  static func spelling(of key: String, on type: AnyClass) -> String {
    hasKey(key, on: type) ? key : otherSpelling(of: key, on: type) ?? key
  }

  /// `hidden` for `isHidden` and vice versa, if only that accessor exists: Objective-C looks up both.
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
