import CoreGraphics

/// A value in an Interface Builder file: an attribute's text, or a child element with the property's key.
enum NibValue {
  case text(String)
  case element(NibElement)

  var text: String? {
    switch self {
    case .text(let text): return text
    case .element(let element): return element.name == "nil" ? nil : element.text
    }
  }
}

/// A type that Interface Builder files hold.
protocol NibReadable {
  @MainActor static func read(_ value: NibValue, _ coder: NibCoder) -> Self?
}

/// What of each class Interface Builder files can say: attributes and keyed children by name, with the property that
/// each sets. The tables of a class and its ancestors apply together.
@MainActor final class NibTable<Object: NSObject> {
  fileprivate var properties: [String: (NSObject, NibValue, NibCoder) -> Void] = [:]
  fileprivate var steps: [(NSObject, NibCoder) -> Void] = []
  fileprivate var makingSteps: [(NSObject, NibCoder) -> Void] = []

  /// A property of that name in the file.
  func property<Value: NibReadable>(_ name: String, _ path: ReferenceWritableKeyPath<Object, Value>) {
    on(name) { (object, value: Value) in object[keyPath: path] = value }
  }

  /// A property that may be nil.
  func property<Value: NibReadable>(_ name: String, _ path: ReferenceWritableKeyPath<Object, Value?>) {
    on(name) { (object, value: Value) in object[keyPath: path] = value }
    let setValue = properties[name]
    properties[name] = { object, value, coder in
      if case .element(let element) = value, element.name == "nil" {
        unsafeDowncast(object, to: Object.self)[keyPath: path] = nil
      } else {
        setValue?(object, value, coder)
      }
    }
  }

  /// A property that may be nil and is declared with `!`.
  func on<Value: NibReadable>(_ name: String, _ set: @escaping (Object, Value) -> Void) {
    properties[name] = { object, value, coder in
      guard let value = Value.read(value, coder) else {
        if case .element(let element) = value, element.name == "nil" { return }
        coder.loading.complain(coder.element, "\(name) has a value that it can't have")
        return
      }
      set(unsafeDowncast(object, to: Object.self), value)
    }
  }

  /// What is more than setting a property. It may run twice.
  func step(_ step: @escaping (Object, NibCoder) -> Void) {
    steps.append { object, coder in step(unsafeDowncast(object, to: Object.self), coder) }
  }

  /// What makes other objects: it runs once.
  func making(_ step: @escaping (Object, NibCoder) -> Void) {
    makingSteps.append { object, coder in step(unsafeDowncast(object, to: Object.self), coder) }
  }
}

@MainActor enum NibTables {
  private struct AnyTable {
    let properties: [String: (NSObject, NibValue, NibCoder) -> Void]
    let steps: [(NSObject, NibCoder) -> Void]
    let makingSteps: [(NSObject, NibCoder) -> Void]
  }

  private static var tables: [ObjectIdentifier: AnyTable] = [:]
  private static var isFilled = false

  static func add<Object: NSObject>(_ type: Object.Type, _ fill: (NibTable<Object>) -> Void) {
    let table = NibTable<Object>()
    fill(table)
    tables[ObjectIdentifier(type)] = AnyTable(
      properties: table.properties, steps: table.steps, makingSteps: table.makingSteps)
  }

  /// Applies the element of the coder to the object, from the tables of its oldest ancestor down.
  static func decode(_ object: NSObject, _ coder: NibCoder, isFirst: Bool = true) {
    fillOnce()
    let chain = tables(of: type(of: object))
    var known: [String: (NSObject, NibValue, NibCoder) -> Void] = [:]
    for table in chain { known.merge(table.properties) { $1 } }
    for (name, text) in coder.element.attributes.sorted(by: { $0.key < $1.key }) {
      known[name]?(object, .text(localized(name, coder) ?? text), coder)
    }
    for child in coder.element.children {
      if let key = child.key { known[key]?(object, .element(child), coder) }
    }
    for table in chain { for step in table.steps { step(object, coder) } }
    guard isFirst else { return }
    for table in chain { for step in table.makingSteps { step(object, coder) } }
  }

  private static func localized(_ name: String, _ coder: NibCoder) -> String? {
    coder.element.id.flatMap { coder.loading.strings["\($0).\(name)"] }
  }

  private static func tables(of type: AnyClass) -> [AnyTable] {
    var chain: [AnyTable] = []
    var current: AnyClass? = type
    while let here = current {
      if let table = tables[ObjectIdentifier(here)] { chain.append(table) }
      current = _getSuperclass(here)
    }
    return chain.reversed()
  }

  private static func fillOnce() {
    guard !isFilled else { return }
    isFilled = true
    NibKeys.register()
    fillViews()
    fillControls()
    fillBars()
    fillScrolling()
    fillControllers()
    fillGestures()
  }
}
