/// The types of a module, put together from its files.
struct ModuleIndex: Sendable {
  /// All declarations and extensions of a type, by its dotted name.
  private var types: [String: [TypeSummary]] = [:]
  /// The dotted names that end in a simple name.
  private var fullNames: [String: [String]] = [:]
  private var membersByName: [String: [MemberSummary]] = [:]
  /// The optional requirements of the module's Objective-C protocols, by base name.
  private(set) var optionalRequirements: [String: [MemberSummary]] = [:]
  private(set) var selectedNames: Set<String> = []

  init(_ files: [FileSummary]) {
    for file in files {
      selectedNames.formUnion(file.selectedNames)
      for type in file.types {
        if types[type.name] == nil {
          fullNames[String(type.name.split(separator: ".").last ?? ""), default: []].append(type.name)
        }
        types[type.name, default: []].append(type)
        for member in type.members {
          membersByName[member.name, default: []].append(member)
          if member.isOptional { optionalRequirements[member.name, default: []].append(member) }
        }
      }
    }
  }

  /// The members of that base name that the type has or inherits within the module, nearest first.
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

  /// The members of that base name anywhere in the module.
  func members(named name: String) -> [MemberSummary] { membersByName[name] ?? [] }

  /// Whether the class, or one in the module that it inherits from, exposes all its members.
  func exposesAllMembers(_ type: String) -> Bool {
    inheritance(of: type).contains { types[$0]?.contains { $0.exposesAllMembers } ?? false }
  }

  func isGeneric(_ type: String) -> Bool {
    types[resolve(type)]?.contains { $0.kind == .class && $0.isGeneric } ?? false
  }

  func isProtocol(_ type: String) -> Bool { types[resolve(type)]?.contains { $0.kind == .protocol } ?? false }

  func isType(_ name: String) -> Bool { types[resolve(name)] != nil }

  /// The class whose superclass's generic registration it extends, if that class is of this module.
  func genericSuperclass(of type: String) -> String? {
    inheritance(of: type).dropFirst().first { isGeneric($0) }
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

  /// The dotted name that a name means where it stands: inner types first, then the module's own.
  private func resolve(_ name: String, from context: String = "") -> String {
    if types[name] != nil && context.isEmpty { return name }
    var scope = context.split(separator: ".").map(String.init)
    while !scope.isEmpty {
      let candidate = (scope + [name]).joined(separator: ".")
      if types[candidate] != nil { return candidate }
      scope.removeLast()
    }
    if types[name] != nil { return name }
    // `Module.Type`, or a type nested in one that was not said.
    let last = String(name.split(separator: ".").last ?? "")
    if let only = fullNames[last], only.count == 1 { return only[0] }
    return name
  }
}
