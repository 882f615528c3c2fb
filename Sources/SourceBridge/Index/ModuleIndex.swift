/// The types of a module, merged from its files.
struct ModuleIndex: Sendable {
  /// All declarations and extensions of a type, by its dotted name.
  private(set) var types: [String: [TypeSummary]] = [:]
  /// The dotted names of the types, by their last component.
  private var fullNames: [String: [String]] = [:]
  private var membersByName: [String: [MemberSummary]] = [:]
  /// The optional requirements of the module's Objective-C protocols, by base name.
  private(set) var optionalRequirements: [String: [MemberSummary]] = [:]
  /// The base names of optional methods that no property of the module has.
  private(set) var optionalMethodNames: Set<String> = []
  private(set) var selectedNames: Set<String> = []
  /// Whether one of the module's files imports a test framework.
  private(set) var hasTests = false
  /// The declarations to change because Objective-C allows overrides that Swift does not.
  private(set) var overrides = OverridePlan()
  /// The protocols whose initializer requirements are satisfied by classes of frameworks, with the common
  /// superclass of all conforming classes.
  private(set) var constructing: [String: String] = [:]

  /// The initializers that extensions add to protocols and to classes of frameworks.
  private(set) var addedInitializers: [MemberSummary] = []
  /// The names for which `FileRewriter` changes code in function bodies, beside those that `SourceOutline` knows.
  private(set) var namesInBodies: Set<NameHash> = []
  /// The names of classes whose calls without fitting initializer are errors.
  private(set) var classesWithoutInitializer: Set<NameHash> = []

  /// The name of the module; empty if it is built alone.
  let module: String
  /// The overrides across the modules that are built together.
  let shared: SharedOverrides

  init(_ files: [FileSummary], module: String = "", shared: SharedOverrides = .none) {
    self.module = module
    self.shared = shared
    for (number, file) in files.enumerated() {
      selectedNames.formUnion(file.selectedNames)
      if file.importsTests == true { hasTests = true }
      for var type in file.types {
        type.file = number
        if types[type.name] == nil {
          fullNames[Self.lastComponent(type.name), default: []].append(type.name)
        }
        types[type.name, default: []].append(type)
        for member in type.members {
          membersByName[member.name, default: []].append(member)
          if member.isOptional { optionalRequirements[member.name, default: []].append(member) }
        }
      }
    }
    optionalMethodNames = Set(optionalRequirements.filter { $0.value.contains { $0.kind == .method } }.keys)
      .filter { membersByName[$0]?.contains { $0.kind == .property } != true }
    for (name, parts) in types where !isClass(resolve(name)) {
      addedInitializers += parts.filter { $0.kind == .extension }.flatMap(\.members).filter {
        $0.kind == .initializer
      }
    }
    overrides = OverridePlan(self)
    constructing = InitializerRequirements.find(in: self)
    namesInBodies = Set(optionalRequirements.keys.map { NameHash(name: $0) })
    for names in overrides.superNames.values { namesInBodies.formUnion(names.keys.map { NameHash(name: $0) }) }
    classesWithoutInitializer = classesWithoutInitializers()
  }

  static func lastComponent(_ name: String) -> String {
    name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? name
  }

  /// Returns the members with a base name that the type declares or inherits within the module, the nearest first.
  func members(named name: String, of type: String) -> [MemberSummary] {
    var result: [MemberSummary] = []
    var seen: Set<String> = []
    var queue = [resolve(type)]
    while !queue.isEmpty {
      let current = queue.removeFirst()
      guard seen.insert(current).inserted else { continue }
      for part in types[current] ?? [] {
        result += part.members.filter { $0.name == name }
        queue += part.inherited.map { resolve($0, from: current) }
      }
    }
    return result
  }

  /// Returns the key that key-value coding uses for a property of that name.
  func key(of property: String) -> String {
    if let own = members(named: property).first(where: { $0.kind == .property }) {
      return own.explicitName ?? property
    }
    return FrameworkTypes.key(of: property) ?? property
  }

  /// Returns all members of the module with a base name.
  func members(named name: String) -> [MemberSummary] { membersByName[name] ?? [] }

  /// Returns whether the class, or one of its superclasses in the module, exposes all its members with
  /// `@objcMembers`.
  func exposesAllMembers(_ type: String) -> Bool {
    inheritance(of: type).contains { types[$0]?.contains { $0.exposesAllMembers } ?? false }
  }

  func isGeneric(_ type: String) -> Bool {
    types[resolve(type)]?.contains { $0.kind == .class && $0.isGeneric } ?? false
  }

  func isProtocol(_ type: String) -> Bool { types[resolve(type)]?.contains { $0.kind == .protocol } ?? false }

  func isType(_ name: String) -> Bool { types[resolve(name)] != nil }

  /// Returns the nearest generic superclass in this module, whose registration the type extends.
  func genericSuperclass(of type: String) -> String? {
    inheritance(of: type).dropFirst().first { isGeneric($0) }
  }

  /// Returns whether a class of the module is declared under the name, rather than only extended.
  func isClass(_ type: String) -> Bool { types[type]?.contains { $0.kind == .class } ?? false }

  /// Returns the class's superclasses in the module, nearest first, and the framework's class above them.
  func ancestors(of type: String) -> (classes: [String], root: String?) {
    var classes: [String] = []
    var current = resolve(type)
    while let first = types[current]?.first(where: { $0.kind == .class })?.inherited.first {
      let next = resolve(first, from: current)
      guard isClass(next), next != type, !classes.contains(next) else { return (classes, first) }
      classes.append(next)
      current = next
    }
    return (classes, isClass(current) ? nil : current)
  }

  /// Returns the protocols that the class itself conforms to, including those that they inherit within the module.
  func protocols(of type: String) -> [String] {
    var result: [String] = []
    var queue: [String] = (types[type] ?? []).flatMap { part in part.inherited.map { resolve($0, from: type) } }
    while let next = queue.popLast() {
      guard !isClass(next), !result.contains(next) else { continue }
      result.append(next)
      if isProtocol(next) { queue += (types[next] ?? []).flatMap { $0.inherited.map { resolve($0) } } }
    }
    return result
  }

  /// Returns the selector that a framework defines for a method which the type overrides, or implements for a
  /// protocol; nil if the method is the type's own.
  func frameworkSelector(of name: String, labels: [String], in type: String, _ isOverride: Bool) -> String? {
    if isOverride { return FrameworkSelectors.selector(named: name, labels: labels, of: nil) }
    let method = "\(name)(\(labels.map { "\($0):" }.joined()))"
    let type = resolve(type)
    for owner in [type] + ancestors(of: type).classes {
      for adopted in protocols(of: owner) {
        guard let declarer = FrameworkTypes.declarer(of: method, in: adopted) else { continue }
        return FrameworkSelectors.selector(named: name, labels: labels, of: declarer.name)
      }
    }
    return nil
  }

  private func inheritance(of type: String) -> [String] {
    var result: [String] = []
    var queue = [resolve(type)]
    while !queue.isEmpty {
      let current = queue.removeFirst()
      guard !result.contains(current) else { continue }
      result.append(current)
      queue += (types[current] ?? []).filter { $0.kind == .class }.flatMap(\.inherited).map {
        resolve($0, from: current)
      }
    }
    return result
  }

  /// Returns the dotted name of a type, looked up in a context: nested types first, then types at the top level.
  func resolve(_ name: String, from context: String = "") -> String {
    if types[name] != nil && context.isEmpty { return name }
    var scope = context.split(separator: ".").map(String.init)
    while !scope.isEmpty {
      let candidate = (scope + [name]).joined(separator: ".")
      if types[candidate] != nil { return candidate }
      scope.removeLast()
    }
    if types[name] != nil { return name }
    // The name is `Module.Type`, or a nested type whose enclosing type was omitted.
    if let only = fullNames[Self.lastComponent(name)], only.count == 1 { return only[0] }
    return name
  }
}
