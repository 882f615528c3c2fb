/// The bridge's knowledge of the frameworks' own types.
enum FrameworkTypes {
  /// A protocol with optional methods.
  struct DelegateProtocol {
    var isMainActor = false
    var parents: [String] = []
    /// The full Swift names of the optional methods, as in `textFieldShouldReturn(_:)`.
    var methods: Set<String> = []
  }

  /// Returns the protocol that declares an optional method, which is the named one or one that it refines; nil if
  /// neither declares it.
  static func declarer(of method: String, in name: String) -> (name: String, isMainActor: Bool)? {
    guard let known = protocols[name] else { return nil }
    if known.methods.contains(method) { return (name, known.isMainActor) }
    for parent in known.parents { if let found = declarer(of: method, in: parent) { return found } }
    return nil
  }

  static func isProtocol(_ name: String) -> Bool { protocols[name] != nil }

  /// Returns whether any protocol of the frameworks declares an optional method of that name.
  static func isOptionalMethod(_ method: String) -> Bool { optionalMethods.contains(method) }

  /// Returns whether the class of a framework is a responder or an accessibility element; both declare the same
  /// informal members.
  static func isResponder(_ name: String) -> Bool {
    isClass(name, orInheritsFrom: "UIResponder") || isClass(name, orInheritsFrom: "UIAccessibilityElement")
  }

  static func isClass(_ name: String, orInheritsFrom ancestor: String) -> Bool {
    var current: String? = name
    var steps = 0
    while let type = current, steps < 32 {
      if type == ancestor { return true }
      current = superclasses[type]
      steps += 1
    }
    return ancestor == "NSObject"
  }

  static func isKnownClass(_ name: String) -> Bool { name == "NSObject" || superclasses[name] != nil }

  static func superclass(of name: String) -> String? { superclasses[name] }

  /// Returns the number of the class's superclasses.
  static func depth(of name: String) -> Int {
    var depth = 0
    var current = superclasses[name]
    while let type = current, depth < 32 {
      depth += 1
      current = superclasses[type]
    }
    return depth
  }

  /// Returns the key-value coding key of a framework's property, such as `hidden` for `isHidden`; nil if it is the
  /// Swift name.
  static func key(of property: String) -> String? { keys[property] }

  private static let protocols: [String: DelegateProtocol] = {
    var result: [String: DelegateProtocol] = [:]
    var current = ""
    for line in frameworkProtocolTable.split(separator: "\n") {
      let fields = line.split(separator: " ").map(String.init)
      if line.hasPrefix("  "), fields.count == 1 {
        result[current]?.methods.insert(fields[0])
      } else if fields.count == 3 {
        current = fields[0]
        let parents = fields[2] == "-" ? [] : fields[2].split(separator: ",").map(String.init)
        result[current] = DelegateProtocol(isMainActor: fields[1] == "main", parents: parents)
      }
    }
    return result
  }()

  private static let optionalMethods = protocols.values.reduce(into: Set<String>()) { $0.formUnion($1.methods) }
  private static let superclasses = pairs(frameworkClassTable)
  private static let keys = pairs(frameworkKeyTable)

  private static func pairs(_ table: String) -> [String: String] {
    var result: [String: String] = [:]
    for line in table.split(separator: "\n") {
      let fields = line.split(separator: " ").map(String.init)
      if fields.count == 2 { result[fields[0]] = fields[1] }
    }
    return result
  }
}
