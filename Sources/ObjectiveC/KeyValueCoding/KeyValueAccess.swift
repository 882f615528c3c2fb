import Foundation

/// Properties by class and key: outlets, inspectable properties and those that UIKit lets Interface Builder set.
///
/// ```swift
/// KeyValueAccess.register("cornerRadius", on: CardView.self, \.cornerRadius)
/// ```
public enum KeyValueAccess {
  struct Accessor {
    let get: (AnyObject) -> Any?
    /// Nil for a property that can only be read; false when the value can't be the property's.
    let set: ((AnyObject, Any?) -> Bool)?
    let valueType: Any.Type
  }

  static let properties = ClassTable<Accessor>()

  /// Registers a property that can be read and written.
  public static func register<T: AnyObject, Value>(
    _ key: String, on type: T.Type, _ path: ReferenceWritableKeyPath<T, Value>
  ) {
    register(key, on: type, get: { $0[keyPath: path] }, set: { $0[keyPath: path] = $1 })
  }

  /// Registers a property that can only be read.
  public static func register<T: AnyObject, Value>(
    _ key: String, on type: T.Type, readOnly path: KeyPath<T, Value>
  ) {
    register(key, on: type, get: { $0[keyPath: path] })
  }

  /// Registers a property by its accessors; without a setter it can only be read.
  public static func register<T: AnyObject, Value>(
    _ key: String, on type: T.Type, get: @escaping @MainActor (T) -> Value,
    set: (@MainActor (T, Value) -> Void)? = nil
  ) {
    let get = unsafeBitCast(get, to: ((T) -> Value).self)
    let set = set.map { unsafeBitCast($0, to: ((T, Value) -> Void).self) }
    properties.register(
      Accessor(
        get: { box(get(unsafeDowncast($0, to: T.self))) },
        set: set.map { set in
          { object, value in
            guard let value = ArgumentCast.cast(value, to: Value.self) else { return false }
            set(unsafeDowncast(object, to: T.self), value)
            return true
          }
        }, valueType: Value.self),
      name: key, on: type)
  }

  /// The property's value; nil, without a word, when the class has no such key.
  public static func valueIfPresent(_ key: String, of object: AnyObject) -> Any? {
    properties.value(named: key, for: type(of: object))?.get(object)
  }

  /// Whether the class can be asked for the key.
  public static func hasKey(_ key: String, on type: AnyClass) -> Bool {
    properties.value(named: key, for: type) != nil
  }

  /// An optional's value without its optional, so that nil comes out as nil.
  private static func box(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.map(\.value)
  }
}
