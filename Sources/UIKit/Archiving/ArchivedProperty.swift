import QuartzCore

/// A property of a class that archives contain. It is written only if it differs from a new object's, so that
/// defaults that depend on the appearance remain dynamic.
@MainActor struct ArchivedProperty {
  let key: String
  let get: (NSObject) -> NSObject?
  let set: (NSObject, NSObject?) -> Void

  /// Returns a property with custom coding; nil stands for no value.
  static func custom<Object: NSObject>(
    _ key: String, _ get: @escaping (Object) -> NSObject?, _ set: @escaping (Object, NSObject?) -> Void
  ) -> ArchivedProperty {
    ArchivedProperty(
      key: "\(Object.self).\(key)", get: { ($0 as? Object).flatMap(get) },
      set: { object, value in if let object = object as? Object { set(object, value) } })
  }

  /// Returns a property whose value is a number, a text or a few numbers.
  static func of<Object: NSObject, Value: ArchivedValue>(
    _ key: String, _ path: ReferenceWritableKeyPath<Object, Value>
  ) -> ArchivedProperty {
    custom(key, { (object: Object) in object[keyPath: path].archived }) { object, value in
      if let value = value.flatMap(Value.unarchived) { object[keyPath: path] = value }
    }
  }

  /// Returns a property whose value may be nil.
  static func of<Object: NSObject, Value: ArchivedValue>(
    _ key: String, _ path: ReferenceWritableKeyPath<Object, Value?>
  ) -> ArchivedProperty {
    custom(key, { (object: Object) in object[keyPath: path].archived }) { (object: Object, value) in
      object[keyPath: path] = value.flatMap(Value.unarchived)
    }
  }

  /// Returns a property whose value is an enumeration or an option set.
  static func of<Object: NSObject, Value: RawRepresentable>(
    _ key: String, _ path: ReferenceWritableKeyPath<Object, Value>
  ) -> ArchivedProperty where Value.RawValue: ArchivedValue {
    custom(key, { (object: Object) in object[keyPath: path].rawValue.archived }) { object, value in
      let raw = value.flatMap(Value.RawValue.unarchived)
      if let value = raw.flatMap({ Value(rawValue: $0) }) { object[keyPath: path] = value }
    }
  }

  /// Returns a property whose value is an object that archives can contain.
  static func of<Object: NSObject, Value: NSObject>(
    _ key: String, _ path: ReferenceWritableKeyPath<Object, Value?>
  ) -> ArchivedProperty {
    custom(key, { (object: Object) in object[keyPath: path] }) { (object: Object, value) in
      object[keyPath: path] = value as? Value
    }
  }

  /// Returns a property whose value is an array of such objects.
  static func of<Object: NSObject, Value: NSObject>(
    _ key: String, _ path: ReferenceWritableKeyPath<Object, [Value]?>
  ) -> ArchivedProperty {
    custom(key, { (object: Object) in object[keyPath: path].map { NSArray(array: $0) } }) {
      (object: Object, value) in
      object[keyPath: path] = (value as? NSArray)?.compactMap { $0 as? Value }
    }
  }
}
