import CoreGraphics

/// One loading of a file, or of one scene of a storyboard: the objects created so far, and the connections and
/// constraints that are deferred until all objects exist.
@preconcurrency @MainActor package final class NibLoading: NibResources {
  let document: NibDocument
  /// The objects that this loading can create.
  let scope: NibScope
  let bundle: Bundle
  let strings: [String: String]
  /// The created objects by identifier.
  private(set) var objects: [String: AnyObject] = [:]
  /// The objects for the placeholders, such as the file's owner.
  private let placeholders: [String: AnyObject]
  private var connections: [(source: AnyObject, element: NibElement)] = []
  private var runtimeAttributes: [(object: AnyObject, element: NibElement)] = []
  private var made: [NSObject] = []
  private var constraints: [(owner: UIView, list: [NibConstraint])] = []
  /// The identifiers of elements whose class does not exist and was replaced, as in a survey of files without their
  /// app.
  var replaced: Set<String> = []
  /// Whether size classes install and remove views, whose constraints have to be retained meanwhile.
  var hasViewsThatComeAndGo = false
  var storyboard: UIStoryboard?
  /// The scene whose view is loaded; nil for other files.
  var scene: StoryboardScene?

  package init(
    document: NibDocument, scope: NibScope, bundle: Bundle, owner: AnyObject?, external: [String: AnyObject] = [:]
  ) {
    self.document = document
    self.scope = scope
    self.bundle = bundle
    strings = NibFiles.strings(for: document.path, in: bundle)
    var placeholders = external
    if let owner { placeholders["IBFilesOwner"] = owner }
    self.placeholders = placeholders
  }

  /// Returns a loading of the same scene or file without objects.
  func sibling(owner: AnyObject? = nil) -> NibLoading {
    let loading = NibLoading(document: document, scope: scope, bundle: bundle, owner: owner, external: placeholders)
    loading.storyboard = storyboard
    loading.scene = scene
    return loading
  }

  /// Returns the object of an element, created on first access.
  package func object(_ element: NibElement) -> AnyObject? {
    if let id = element.id, let known = objects[id] { return known }
    if element.name == "placeholder" { return placeholder(element) }
    guard let object = NibFactory.make(element, loading: self) else { return nil }
    register(object, for: element)
    return object
  }

  func add(_ list: [NibConstraint], of owner: UIView) { constraints.append((owner, list)) }

  /// Returns the constraint of an element, for outlets that refer to it.
  func constraint(_ element: NibElement) -> NSLayoutConstraint? {
    for (_, list) in constraints {
      if let found = list.first(where: { $0.element === element }) { return found.make(in: self) }
    }
    return nil
  }

  /// Returns the object with that identifier, created on first access; nil if there is none.
  func object(id: String) -> AnyObject? {
    switch id {
    case "-1": return placeholders["IBFilesOwner"]
    case "-2": return nil
    default: return objects[id] ?? scope.element(id: id).flatMap(object)
    }
  }

  /// Returns whether a class of UIKit replaces an app's own, in a survey.
  func isReplaced(_ object: AnyObject) -> Bool {
    guard NibReports.isSurveying else { return false }
    return object === placeholders["IBFilesOwner"] || replaced.contains { objects[$0] === object }
  }

  /// Returns whether the object's class in the file does not exist.
  func isOfUnknownClass(_ object: AnyObject) -> Bool { replaced.contains { objects[$0] === object } }

  func isFirstResponder(_ id: String) -> Bool {
    id == "-2" || scope.element(id: id)?["placeholderIdentifier"] == "IBFirstResponder"
  }

  func madeObject(id: String) -> AnyObject? { objects[id] }

  /// Registers an object; called by its initializer before it creates the objects that it contains, so that they
  /// can refer to each other.
  func register(_ object: AnyObject, for element: NibElement) {
    guard let id = element.id else { return }
    guard objects[id] == nil else { return }
    objects[id] = object
    trace(element, "made \(Trace.className(object)) (object \(id))")
    NibReports.observer?.didRegister(object, for: element)
    NibOrigins.note(object, element, of: document)
    if let object = object as? NSObject { made.append(object) }
    if object is UIViewController, element.name != "placeholder" {
      // A controller's connections refer to objects in its view, which is loaded later.
      return collectRuntimeAttributes(from: element, for: object)
    }
    collect(from: element, for: object)
  }

  /// Registers the controller whose view is loaded; it is already awake, with its connections.
  func takeController(_ controller: UIViewController, _ element: NibElement) {
    if let id = element.id {
      objects[id] = controller
      if element["customClass"] != nil, NibFactory.customClass(of: element, in: bundle) == nil {
        replaced.insert(id)
      }
    }
    if let list = element.child(named: "connections") {
      connections += list.children.filter { $0.name != "segue" }.map { (controller, $0) }
    }
  }

  /// The file's owner.
  var owner: AnyObject? { placeholders["IBFilesOwner"] }

  /// Registers the controller of a scene, only as the end of connections.
  func lend(_ controller: UIViewController, _ element: NibElement) {
    if let id = element.id {
      objects[id] = controller
      if element["customClass"] != nil, NibFactory.customClass(of: element, in: bundle) == nil {
        replaced.insert(id)
      }
    }
  }

  /// Registers an object that an earlier loading of the same scene created.
  func adopt(_ object: AnyObject, id: String) { if objects[id] == nil { objects[id] = object } }

  private func placeholder(_ element: NibElement) -> AnyObject? {
    let object = element["placeholderIdentifier"].flatMap { placeholders[$0] }
    if let object, let id = element.id, objects[id] == nil {
      objects[id] = object
      collect(from: element, for: object)
    }
    return object
  }

  private func collect(from element: NibElement, for object: AnyObject) {
    if let list = element.child(named: "connections") {
      connections += list.children.map { (object, $0) }
    }
    collectRuntimeAttributes(from: element, for: object)
  }

  private func collectRuntimeAttributes(from element: NibElement, for object: AnyObject) {
    if let list = element.child(named: "userDefinedRuntimeAttributes") {
      runtimeAttributes += list.children.map { (object, $0) }
    }
  }

  /// Connects the objects in Apple's order: runtime attributes, collections, outlets, actions, segues,
  /// constraints, then `awakeFromNib()` of every object (`facts/nib.md#loading/order`).
  package func finish() {
    for id in scope.takeAmbiguous() {
      Console.write("\(document.fileName): two objects have the identifier \(id); the first is used")
    }
    let attributes = runtimeAttributes
    runtimeAttributes = []
    for (object, element) in attributes { NibRuntimeAttributes.apply(element, to: object, loading: self) }
    makeDestinations()
    let all = connections
    connections = []
    NibConnections.connectCollections(all.filter { $0.element.name == "outletCollection" }, loading: self)
    for (source, element) in outletsByName(all) + all.filter({ $0.element.name == "action" })
      + all.filter({ $0.element.name == "segue" })
    {
      NibConnections.connect(element, from: source, loading: self)
    }
    NibConstraints.establish(constraints, in: self)
    constraints = []
    let awake = made
    made = []
    if !awake.isEmpty { Trace.log(.nib, "\(document.fileName): awakeFromNib() of \(awake.count) objects") }
    for object in awake { NibAwake.send(to: object) }
  }

  /// Creates the destinations of connections; these may have connections of their own.
  private func makeDestinations() {
    var index = 0
    while index < connections.count {
      let element = connections[index].element
      index += 1
      if element.name != "segue", let id = element["destination"] { _ = object(id: id) }
    }
  }

  /// Sorts outlets by the names of their properties, stable for equal names. A controller's view comes first, so
  /// that property observers of other outlets can use it.
  private func outletsByName(
    _ connections: [(source: AnyObject, element: NibElement)]
  ) -> [(source: AnyObject, element: NibElement)] {
    func name(_ element: NibElement) -> String { element["property"] ?? "" }
    func isView(_ source: AnyObject, _ element: NibElement) -> Bool {
      name(element) == "view" && source is UIViewController
    }
    let outlets = connections.enumerated().filter { $0.element.element.name == "outlet" }
    return outlets.sorted { a, b in
      let first = isView(a.element.source, a.element.element), other = isView(b.element.source, b.element.element)
      if first != other { return first }
      let (left, right) = (name(a.element.element), name(b.element.element))
      return left == right ? a.offset < b.offset : left < right
    }.map(\.element)
  }

  func trace(_ element: NibElement, _ text: @autoclosure () -> String) {
    Trace.log(.nib, "\(document.fileName):\(document.line(of: element)): \(text())")
  }

  /// Logs a problem with an element: file, line, object and message.
  func complain(_ element: NibElement, _ message: String) {
    let object = element.id.map { " (object \($0))" } ?? ""
    Console.write("\(document.fileName):\(document.line(of: element)): \(message)\(object)")
  }
}

/// The selector of `awakeFromNib()`, which any class may implement and UIKit's responders do.
@MainActor enum NibAwake {
  private static let selector = Selector("awakeFromNib")

  static func send(to object: NSObject) {
    if let responder = object as? UIResponder { return responder.awakeFromNib() }
    // This is an app's subclass of NSObject that Objective-C would find by the selector.
    if MessageDispatch.responds(type(of: object), to: selector) { MessageDispatch.send(selector, to: object) }
  }
}
