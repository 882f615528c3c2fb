import QuartzCore

/// A property of a class that archives keep. Only what is not as in a new object is written, so that defaults that follow
/// the appearance go on doing so.
@MainActor struct ArchivedProperty {
  let key: String
  let get: (NSObject) -> NSObject?
  let set: (NSObject, NSObject?) -> Void

  /// A property that needs code of its own; nil stands for no value.
  static func custom<Object: NSObject>(
    _ key: String, _ get: @escaping (Object) -> NSObject?, _ set: @escaping (Object, NSObject?) -> Void
  ) -> ArchivedProperty {
    ArchivedProperty(
      key: "\(Object.self).\(key)", get: { ($0 as? Object).flatMap(get) },
      set: { object, value in if let object = object as? Object { set(object, value) } })
  }

  /// A number, a text or a few numbers.
  static func of<Object: NSObject, Value: ArchivedValue>(
    _ key: String, _ path: ReferenceWritableKeyPath<Object, Value>
  ) -> ArchivedProperty {
    custom(key, { (object: Object) in object[keyPath: path].archived }) { object, value in
      if let value = value.flatMap(Value.unarchived) { object[keyPath: path] = value }
    }
  }

  /// One that may be nil.
  static func of<Object: NSObject, Value: ArchivedValue>(
    _ key: String, _ path: ReferenceWritableKeyPath<Object, Value?>
  ) -> ArchivedProperty {
    custom(key, { (object: Object) in object[keyPath: path].archived }) { (object: Object, value) in
      object[keyPath: path] = value.flatMap(Value.unarchived)
    }
  }

  /// An enumeration or a set of options.
  static func of<Object: NSObject, Value: RawRepresentable>(
    _ key: String, _ path: ReferenceWritableKeyPath<Object, Value>
  ) -> ArchivedProperty where Value.RawValue: ArchivedValue {
    custom(key, { (object: Object) in object[keyPath: path].rawValue.archived }) { object, value in
      let raw = value.flatMap(Value.RawValue.unarchived)
      if let value = raw.flatMap({ Value(rawValue: $0) }) { object[keyPath: path] = value }
    }
  }

  /// An object that archives can hold.
  static func of<Object: NSObject, Value: NSObject>(
    _ key: String, _ path: ReferenceWritableKeyPath<Object, Value?>
  ) -> ArchivedProperty {
    custom(key, { (object: Object) in object[keyPath: path] }) { (object: Object, value) in
      object[keyPath: path] = value as? Value
    }
  }

  /// A list of such objects.
  static func of<Object: NSObject, Value: NSObject>(
    _ key: String, _ path: ReferenceWritableKeyPath<Object, [Value]?>
  ) -> ArchivedProperty {
    custom(key, { (object: Object) in object[keyPath: path].map { NSArray(array: $0) } }) {
      (object: Object, value) in
      object[keyPath: path] = (value as? NSArray)?.compactMap { $0 as? Value }
    }
  }

  // MARK: Objects

  static func encode(_ object: NSObject, with coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    for table in tables(for: object) {
      let pristine = pristine(table.type)
      for property in table.properties {
        let value = property.get(object)
        guard !isEqual(value, pristine.flatMap(property.get)) else { continue }
        coder.encode(value ?? NSNull(), forKey: property.key)
      }
    }
  }

  /// Reads the properties that the class itself has in archives.
  static func decode(_ object: NSObject, as type: AnyClass, from coder: NSCoder) {
    guard coder.allowsKeyedCoding, let table = all.first(where: { $0.type == type }) else { return }
    for property in table.properties where coder.containsValue(forKey: property.key) {
      let value = coder.decodeObject(forKey: property.key) as? NSObject
      property.set(object, value is NSNull ? nil : value)
    }
  }

  private static func isEqual(_ a: NSObject?, _ b: NSObject?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    return a === b || a.isEqual(b)
  }

  // MARK: Classes

  typealias Table = (type: AnyClass, properties: [ArchivedProperty])

  /// Those of the object's classes, the oldest first.
  private static func tables(for object: NSObject) -> [Table] {
    all.filter { table in
      var type: AnyClass? = Swift.type(of: object)
      while let current = type {
        if current == table.type { return true }
        type = _getSuperclass(current)
      }
      return false
    }
  }

  private static var pristines: [ObjectIdentifier: NSObject] = [:]

  /// A new object of a class of UIKit's.
  private static func pristine(_ type: AnyClass) -> NSObject? {
    if let known = pristines[ObjectIdentifier(type)] { return known }
    let made = instantiate(type)
    pristines[ObjectIdentifier(type)] = made
    return made
  }
}
