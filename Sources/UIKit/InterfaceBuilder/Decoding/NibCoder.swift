import CoreGraphics

/// The coder that a class's `init(coder:)` gets while an Interface Builder file is loaded.
///
/// A class decodes what its ancestors in UIKit have when it calls `super.init(coder:)`: the element's attributes and
/// keyed children are applied by the tables of `NibTables`, from the oldest class down. Objects that the element holds are
/// made on the way; connections wait until all objects are there.
final class NibCoder: NSCoder {
  let loading: NibLoading
  let element: NibElement

  init(loading: NibLoading, element: NibElement) {
    self.loading = loading
    self.element = element
    super.init()
  }

  /// For classes that set defaults after `super.init(coder:)`: what the file says is set once more.
  @MainActor func applyAgain(to object: NSObject) { NibTables.decode(object, self, isFirst: false) }

  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { element[key] != nil }
  override func decodeObject(forKey key: String) -> Any? { element[key] }
  override func decodeBool(forKey key: String) -> Bool { element.flag(key) ?? false }
  override func decodeInteger(forKey key: String) -> Int { element[key].flatMap(Int.init) ?? 0 }
  override func decodeDouble(forKey key: String) -> Double { element[key].flatMap(Double.init) ?? 0 }
  override func decodeFloat(forKey key: String) -> Float { element[key].flatMap(Float.init) ?? 0 }
}

/// One loading of a file, or of one scene of a storyboard: the objects made so far and what is to be done when all are.
@MainActor final class NibLoading {
  let document: NibDocument
  let bundle: Bundle
  let strings: [String: String]
  /// By identifier.
  private(set) var objects: [String: AnyObject] = [:]
  /// What stands for the file's owner and the like.
  private var placeholders: [String: AnyObject] = [:]
  private var connections: [(source: AnyObject, element: NibElement)] = []
  private var runtimeAttributes: [(object: AnyObject, element: NibElement)] = []
  private var made: [NSObject] = []
  var storyboard: UIStoryboard?
  /// The scene whose view is loaded.
  var scene: StoryboardScene?

  init(document: NibDocument, bundle: Bundle, owner: AnyObject?, external: [String: AnyObject] = [:]) {
    self.document = document
    self.bundle = bundle
    strings = NibFiles.strings(for: document.path, in: bundle)
    placeholders = external
    if let owner { placeholders["IBFilesOwner"] = owner }
  }

  /// The object of an element: made when it is first asked for.
  func object(_ element: NibElement) -> AnyObject? {
    if let id = element.id, let known = objects[id] { return known }
    if element.name == "placeholder" { return placeholder(element) }
    guard let object = NibFactory.make(element, loading: self) else { return nil }
    register(object, for: element)
    return object
  }

  /// The object with that identifier, which must be made already or be able to be made by itself.
  func object(id: String) -> AnyObject? {
    switch id {
    case "-1": return placeholders["IBFilesOwner"]
    case "-2": return nil
    default: return objects[id]
    }
  }

  /// An object's initialiser calls it before it makes what the object holds, so that they find each other.
  func register(_ object: AnyObject, for element: NibElement) {
    guard let id = element.id else { return }
    guard objects[id] == nil else { return }
    objects[id] = object
    if let object = object as? NSObject { made.append(object) }
    // A controller's connections lead into its view, which is made when it is first shown.
    if object is UIViewController { return collectRuntimeAttributes(from: element, for: object) }
    collect(from: element, for: object)
  }

  /// The controller whose view is loaded, already awake, with its connections.
  func takeController(_ controller: UIViewController, _ element: NibElement) {
    if let id = element.id { objects[id] = controller }
    if let list = element.child(named: "connections") {
      connections += list.children.filter { $0.name != "segue" }.map { (controller, $0) }
    }
  }

  /// An object that an earlier loading of the same scene made.
  func adopt(_ object: AnyObject, id: String) { if objects[id] == nil { objects[id] = object } }

  private func placeholder(_ element: NibElement) -> AnyObject? {
    let object = element["placeholderIdentifier"].flatMap { placeholders[$0] }
    if let object, let id = element.id {
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

  /// Apple's order: runtime attributes, outlets, actions, then every object is told that it is awake.
  func finish() {
    let attributes = runtimeAttributes
    let waiting = connections
    let awake = made
    runtimeAttributes = []
    connections = []
    made = []
    for (object, element) in attributes { NibRuntimeAttributes.apply(element, to: object, loading: self) }
    let order = ["outlet", "outletCollection", "action", "segue"]
    for kind in order {
      for (source, element) in waiting where element.name == kind {
        NibConnections.connect(element, from: source, loading: self)
      }
    }
    for object in awake { (object as? UIResponder)?.awakeFromNib() }
  }

  /// Says what is wrong with an element: file, line, object and what.
  func complain(_ element: NibElement, _ message: String) {
    let object = element.id.map { " (object \($0))" } ?? ""
    Console.write("\(document.fileName):\(element.line): \(message)\(object)")
  }
}
