import ObjectiveC

/// A class whose objects Interface Builder files contain.
@preconcurrency @MainActor protocol NibObject: NSObject, KeyRegistering {
  /// The properties of the class in files and key-value coding. A class without additional ones has its
  /// superclass's row.
  static var nibRow: NibRow { get }
}

/// The properties of a class in Interface Builder files, and their keys in key-value coding: one declaration, in
/// the file `UIStepper+Nib.swift` beside the class.
///
/// ```swift
/// extension NibRow {
///   static let stepper = NibRow(UIStepper.self) { row in
///     row.property("maximumValue", \.maximumValue)
///     row.property("minimumValue", \.minimumValue)
///     // The range, which limits the value, comes first.
///     row.property("value", \.value)
///   }
/// }
/// ```
/// The class returns it from `nibRow` and ends its `init(coder:)` with `decode(.stepper, from: coder)`, after its
/// own set-up; `super.init(coder:)` has read the rows of its ancestors. Each row is read once, from top to bottom,
/// independent of the order in the file. User-defined runtime attributes are set by the keys of the row.
@MainActor final class NibRow {
  /// The class of the row.
  let type: AnyClass
  private var entries: [Entry] = []
  private var indexes: [String: Int] = [:]
  /// The names that steps read, or that have no effect at run time.
  private var otherNames: Set<String> = []
  private var keyRegistrations: [() -> Void] = []
  private var areKeysRegistered = false
  /// The archived properties of the class; created when the first archive is written or read.
  private(set) var archived: () -> [ArchivedProperty] = { [] }

  private enum Entry {
    case attribute(Attribute)
    case step((NSObject, NibCoder) -> Void)
  }

  private struct Attribute {
    let name: String
    let set: (NSObject, NibValue, NibCoder) -> Void
    /// Sets the value for a missing attribute; nil for the class's own default.
    var setAbsent: ((NSObject) -> Void)?
    /// Returns a closure that restores the current value.
    var keep: ((NSObject) -> ((NSObject) -> Void))?
  }

  init<Object: NibObject>(_ type: Object.Type, _ fill: (Writer<Object>) -> Void) {
    self.type = type
    fill(Writer(self))
  }

  /// The row of the nearest ancestor that has one.
  var parent: NibRow? { (_getSuperclass(type) as? any NibObject.Type)?.nibRow }
  /// The rows of all ancestors and this one, the oldest first.
  var lineage: [NibRow] { (parent?.lineage ?? []) + [self] }

  // MARK: Reading

  /// Sets the values of the coder's element for the class itself.
  func apply(to object: NSObject, _ coder: NibCoder) {
    if parent == nil { coder.begin(object) }
    for entry in entries {
      switch entry {
      case .step(let step): step(object, coder)
      case .attribute(let attribute):
        if coder.variesOnly(attribute.name), let restore = attribute.setAbsent ?? attribute.keep?(object) {
          coder.variations?.keep(attribute.name, restore)
        }
        if let value = coder.values[attribute.name] {
          attribute.set(object, value, coder)
        } else {
          attribute.setAbsent?(object)
        }
      }
    }
  }

  /// Sets one attribute of an object of the class or a subclass, if the class or an ancestor has it.
  func set(_ name: String, _ value: NibValue, of object: NSObject, _ coder: NibCoder) {
    guard let index = indexes[name], case .attribute(let attribute) = entries[index] else {
      parent?.set(name, value, of: object, coder)
      return
    }
    attribute.set(object, value, coder)
  }

  /// Returns whether the class or an ancestor reads or ignores the attribute or child.
  func knows(_ name: String) -> Bool {
    indexes[name] != nil || otherNames.contains(name) || parent?.knows(name) ?? false
  }

  /// Registers the keys of the class and its ancestors, once.
  func registerKeys() {
    guard !areKeysRegistered else { return }
    areKeysRegistered = true
    parent?.registerKeys()
    for register in keyRegistrations { register() }
  }
}

extension NibObject {
  /// Reads the row's values from an Interface Builder file or an archive. A class calls it in its `init(coder:)`,
  /// after its own set-up.
  func decode(_ row: NibRow, from coder: NSCoder) {
    if let coder = coder as? NibCoder {
      row.apply(to: self, coder)
    } else {
      row.decode(self, from: coder)
    }
  }

  /// Registers the keys; called at the first look-up of a key of the class.
  package static func registerKeys() { uncheckedMainActor { nibRow.registerKeys() } }
}

extension NibRow {
  /// Builds the row of a class.
  @MainActor final class Writer<Object: NSObject> {
    private let row: NibRow

    fileprivate init(_ row: NibRow) { self.row = row }

    /// Sets the archived properties of the class, a list in the file `UIStepper+Archive.swift` beside it.
    func archives(_ properties: @escaping () -> [ArchivedProperty]) { row.archived = properties }

    // MARK: Properties: an attribute and a key

    /// Adds a property with that name in the file, and the same key unless `key` is given.
    func property<Value: NibReadable>(
      _ name: String, key: String? = nil, _ path: ReferenceWritableKeyPath<Object, Value>
    ) {
      self.key(key ?? name, path)
      add(name, path) { (object, value: Value) in object[keyPath: path] = value }
    }

    /// Adds a property that may be nil: `<nil key="…"/>` in the file.
    func property<Value: NibReadable>(
      _ name: String, key: String? = nil, _ path: ReferenceWritableKeyPath<Object, Value?>
    ) {
      self.key(key ?? name, path)
      add(name, path, unset: { $0[keyPath: path] = nil }) { (object, value: Value) in object[keyPath: path] = value
      }
    }

    /// Adds an enumeration or option set, whose key has the raw value, as in Objective-C.
    func property<Value: NibReadable & RawRepresentable>(
      _ name: String, key: String? = nil, _ path: ReferenceWritableKeyPath<Object, Value>
    ) {
      rawKey(key ?? name, path)
      add(name, path) { (object, value: Value) in object[keyPath: path] = value }
    }

    /// Adds a property for which a missing attribute does not stand for the class's default.
    func property<Value: NibReadable & Equatable>(
      _ name: String, key: String? = nil, _ path: ReferenceWritableKeyPath<Object, Value>, absent: Value
    ) {
      self.key(key ?? name, path)
      add(name, path, absent: { if $0[keyPath: path] != absent { $0[keyPath: path] = absent } }) {
        (object, value: Value) in object[keyPath: path] = value
      }
    }

    /// Adds an enumeration for which a missing attribute does not stand for the class's default.
    func property<Value: NibReadable & Equatable & RawRepresentable>(
      _ name: String, key: String? = nil, _ path: ReferenceWritableKeyPath<Object, Value>, absent: Value
    ) {
      rawKey(key ?? name, path)
      add(name, path, absent: { if $0[keyPath: path] != absent { $0[keyPath: path] = absent } }) {
        (object, value: Value) in
        object[keyPath: path] = value
      }
    }

    // MARK: Keys: properties that files don't have as attributes

    func key<Value>(_ name: String, _ path: ReferenceWritableKeyPath<Object, Value>) {
      row.keyRegistrations.append { KeyValueAccess.register(name, on: Object.self, path) }
    }

    func key<Value>(_ name: String, readOnly path: KeyPath<Object, Value>) {
      row.keyRegistrations.append { KeyValueAccess.register(name, on: Object.self, readOnly: path) }
    }

    func key<Value>(
      _ name: String, get: @escaping @MainActor (Object) -> Value, set: @escaping @MainActor (Object, Value) -> Void
    ) {
      row.keyRegistrations.append { KeyValueAccess.register(name, on: Object.self, get: get, set: set) }
    }

    private func rawKey<Value: RawRepresentable>(_ name: String, _ path: ReferenceWritableKeyPath<Object, Value>) {
      key(name, get: { $0[keyPath: path].rawValue }) { object, raw in
        if let value = Value(rawValue: raw) { object[keyPath: path] = value }
      }
    }

    // MARK: Attributes: what has no key, or takes more than an assignment

    /// Adds an attribute of the element, whose value is set on the object.
    ///
    /// - Parameters:
    ///   - absent: sets the value for a missing attribute, if that is not the class's default.
    ///   - get: returns the value, for attributes that can vary with the size classes and have no `absent`.
    func attribute<Value: NibReadable>(
      _ name: String, absent: ((Object) -> Void)? = nil, get: ((Object) -> Value)? = nil,
      _ set: @escaping (Object, Value) -> Void
    ) {
      add(name, absent: absent, set) { object in
        guard let value = get?(unsafeDowncast(object, to: Object.self)) else { return { _ in } }
        return { set(unsafeDowncast($0, to: Object.self), value) }
      }
    }

    /// Adds a step that does more than setting a property.
    /// - Parameter reads: the attributes and children that the step reads.
    func step(reads: [String] = [], _ step: @escaping (Object, NibCoder) -> Void) {
      row.otherNames.formUnion(reads)
      row.entries.append(.step { object, coder in step(unsafeDowncast(object, to: Object.self), coder) })
    }

    /// Ignores attributes that Interface Builder writes for itself.
    func ignore(_ names: String...) { row.otherNames.formUnion(names) }

    private func add<Value: NibReadable, Stored>(
      _ name: String, _ path: ReferenceWritableKeyPath<Object, Stored>, unset: ((Object) -> Void)? = nil,
      absent: ((Object) -> Void)? = nil, _ set: @escaping (Object, Value) -> Void
    ) {
      add(name, unset: unset, absent: absent, set) { object in
        let value = unsafeDowncast(object, to: Object.self)[keyPath: path]
        return { unsafeDowncast($0, to: Object.self)[keyPath: path] = value }
      }
    }

    private func add<Value: NibReadable>(
      _ name: String, unset: ((Object) -> Void)? = nil, absent: ((Object) -> Void)? = nil,
      _ set: @escaping (Object, Value) -> Void, keep: ((NSObject) -> ((NSObject) -> Void))? = nil
    ) {
      let read = { (object: NSObject, value: NibValue, coder: NibCoder) in
        let object = unsafeDowncast(object, to: Object.self)
        if value.isNil {
          unset?(object)
        } else if let value = Value.read(value, coder) {
          set(object, value)
        } else if !Value.complains(about: value) {
          coder.loading.complain(coder.element, "\(name) has a value that it can't have")
        }
      }
      let setAbsent = absent.map { absent in
        { (object: NSObject) in absent(unsafeDowncast(object, to: Object.self)) }
      }
      row.indexes[name] = row.entries.count
      row.entries.append(.attribute(Attribute(name: name, set: read, setAbsent: setAbsent, keep: keep)))
    }
  }
}
