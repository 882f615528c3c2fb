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

  var isNil: Bool {
    if case .element(let element) = self { return element.name == "nil" }
    return false
  }
}

/// A type that Interface Builder files hold.
protocol NibReadable {
  @MainActor static func read(_ value: NibValue, _ coder: NibCoder) -> Self?
}

/// What of each class Interface Builder files can say: attributes and keyed children by name, with the property that
/// each sets. The tables of a class and its ancestors apply together.
@MainActor final class NibTable<Object: NSObject> {
  typealias Setter = (NSObject, NibValue, NibCoder) -> Void

  fileprivate var properties: [String: Setter] = [:]
  fileprivate var steps: [(NSObject, NibCoder) -> Void] = []
  fileprivate var makingSteps: [(NSObject, NibCoder) -> Void] = []
  /// What steps read, or what means nothing at run time.
  fileprivate var known: Set<String> = []

  /// A property of that name in the file.
  func property<Value: NibReadable>(_ name: String, _ path: ReferenceWritableKeyPath<Object, Value>) {
    on(name) { (object, value: Value) in object[keyPath: path] = value }
  }

  /// A property that may be nil.
  func property<Value: NibReadable>(_ name: String, _ path: ReferenceWritableKeyPath<Object, Value?>) {
    on(name, unset: { $0[keyPath: path] = nil }) { (object, value: Value) in object[keyPath: path] = value }
  }

  /// A property that takes more than an assignment; `unset` is for `<nil key=…/>`.
  func on<Value: NibReadable>(
    _ name: String, unset: ((Object) -> Void)? = nil, _ set: @escaping (Object, Value) -> Void
  ) {
    properties[name] = { object, value, coder in
      let object = unsafeDowncast(object, to: Object.self)
      if value.isNil {
        unset?(object)
      } else if let value = Value.read(value, coder) {
        set(object, value)
      } else if !NibSilent.said(value, Value.self) {
        coder.loading.complain(coder.element, "\(name) has a value that it can't have")
      }
    }
  }

  /// What is more than setting a property. It may run twice.
  /// - Parameter reads: the attributes and children that it looks at.
  func step(reads: [String] = [], _ step: @escaping (Object, NibCoder) -> Void) {
    known.formUnion(reads)
    steps.append { object, coder in step(unsafeDowncast(object, to: Object.self), coder) }
  }

  /// What makes other objects: it runs once.
  func making(reads: [String] = [], _ step: @escaping (Object, NibCoder) -> Void) {
    known.formUnion(reads)
    makingSteps.append { object, coder in step(unsafeDowncast(object, to: Object.self), coder) }
  }

  /// What Interface Builder writes for itself.
  func ignore(_ names: String...) { known.formUnion(names) }
}

/// Images and named colours say themselves what is missing.
enum NibSilent {
  static func said<Value>(_ value: NibValue, _ type: Value.Type) -> Bool {
    if type == NibImage.self { return true }
    guard type == NibColor.self, case .element(let element) = value else { return false }
    return element["systemColor"] != nil || element["name"] != nil
  }
}

@MainActor enum NibTables {
  /// The tables of one class, or of a class and its ancestors.
  private struct Merged {
    var properties: [String: (NSObject, NibValue, NibCoder) -> Void] = [:]
    var steps: [(NSObject, NibCoder) -> Void] = []
    var makingSteps: [(NSObject, NibCoder) -> Void] = []
    var known: Set<String> = []
    /// The class that has the table, for messages.
    var name = ""

    mutating func merge(_ other: Merged) {
      properties.merge(other.properties) { $1 }
      steps += other.steps
      makingSteps += other.makingSteps
      known.formUnion(other.known)
      name = other.name
    }
  }

  private static var tables: [ObjectIdentifier: Merged] = [:]
  private static var merged: [ObjectIdentifier: Merged] = [:]
  private static var isFilled = false

  static func add<Object: NSObject>(_ type: Object.Type, _ fill: (NibTable<Object>) -> Void) {
    let table = NibTable<Object>()
    fill(table)
    tables[ObjectIdentifier(type)] = Merged(
      properties: table.properties, steps: table.steps, makingSteps: table.makingSteps, known: table.known,
      name: "\(type)")
  }

  /// Applies the element of the coder to the object, from the tables of its oldest ancestor down.
  static func decode(_ object: NSObject, _ coder: NibCoder, isFirst: Bool = true) {
    let table = table(of: type(of: object))
    let element = coder.element
    for (name, text) in element.attributes {
      if let set = table.properties[name] {
        set(object, .text(localized(name, coder) ?? text), coder)
      } else if isFirst, !table.known.contains(name), !NibDesign.attributes.contains(name) {
        NibSurvey.note(notUnderstood: name, of: object, table.name, element)
      }
    }
    for child in element.children {
      // A button's states have keys that are no properties.
      if child.name != "state", let set = child.key.flatMap({ table.properties[$0] }) {
        set(object, .element(child), coder)
      } else if isFirst, !NibDesign.knows(child), !table.known.contains(child.key ?? child.name) {
        NibSurvey.note(notUnderstood: child.key ?? child.name, of: object, table.name, element)
      }
    }
    for step in table.steps { step(object, coder) }
    guard isFirst else { return }
    for step in table.makingSteps { step(object, coder) }
  }

  /// Sets one property of an object.
  static func set(_ name: String, _ value: NibValue, of object: NSObject, _ coder: NibCoder) {
    if let set = table(of: type(of: object)).properties[name] { return set(object, value, coder) }
    NibSurvey.note(
      notUnderstood: "variation of \(name)", of: object, table(of: type(of: object)).name, coder.element)
  }

  private static func localized(_ name: String, _ coder: NibCoder) -> String? {
    guard !coder.loading.strings.isEmpty else { return nil }
    return coder.element.id.flatMap { coder.loading.strings["\($0).\(name)"] }
  }

  private static func table(of type: AnyClass) -> Merged {
    fillOnce()
    if let known = merged[ObjectIdentifier(type)] { return known }
    var result = _getSuperclass(type).map(table) ?? Merged()
    if let own = tables[ObjectIdentifier(type)] { result.merge(own) }
    merged[ObjectIdentifier(type)] = result
    return result
  }

  private static func fillOnce() {
    guard !isFilled else { return }
    isFilled = true
    fillViews()
    fillControls()
    fillButtons()
    fillValueControls()
    fillBars()
    fillScrolling()
    fillStack()
    fillControllers()
    fillGestures()
  }
}

/// What Interface Builder writes for itself or what the reader handles for every object.
enum NibDesign {
  static let attributes: Set<String> = [
    "id", "key", "userLabel", "customClass", "customModule", "customModuleProvider", "sceneMemberID", "misplaced",
    "ambiguous", "fixedFrame", "verifyAmbiguity", "placeholderIntrinsicWidth", "placeholderIntrinsicHeight",
    "colorLabel", "simulatedAppContext", "catalog", "tableViewCell", "allowedPressTypes",
  ]
  /// Of the canvas.
  private static let keys: Set<String> = [
    "simulatedTopBarMetrics", "simulatedBottomBarMetrics", "simulatedStatusBarMetrics",
    "simulatedOrientationMetrics", "simulatedDestinationMetrics", "freeformSize", "userComments",
  ]

  static func knows(_ element: NibElement) -> Bool {
    elements.contains(element.name) || element.key.map(keys.contains) ?? false
  }

  private static let elements: Set<String> = [
    "connections", "userDefinedRuntimeAttributes", "variation", "animations", "point", "gestureRecognizers",
    "freeformSimulatedSizeMetrics", "simulatedNavigationBarMetrics", "simulatedTabBarMetrics",
    "simulatedToolbarMetrics", "simulatedStatusBarMetrics", "simulatedOrientationMetrics", "simulatedScreenMetrics",
    "modalPageSheetSimulatedSizeMetrics", "modalFormSheetSimulatedSizeMetrics", "viewLayoutGuide",
    "keyboardLayoutGuide", "layoutGuides", "autoresizingMask",
  ]
}
