import APITables
import SwiftSyntax

// The types, functions and names that enclose an expression.
extension UseFinder {
  func enter(_ name: String, _ clause: GenericParameterClauseSyntax? = nil) {
    let full: String
    if let own = model.index.type(named: name, within: types) {
      full = own
    } else if case .apples(let apples)? = model.meaning(ofType: name, within: types) {
      full = apples
    } else {
      full = name
    }
    types.append(full)
    enter(generics: clause)
  }

  func enter(generics clause: GenericParameterClauseSyntax?) {
    var names: [String: Inferred] = [:]
    for parameter in clause?.parameters ?? [] {
      names[parameter.name.text] =
        parameter.inheritedType.map { Inferred(typeText: $0.trimmedDescription) } ?? .unknown
    }
    generics.append(names)
  }

  func leaveType() {
    types.removeLast()
    generics.removeLast()
  }

  // MARK: Local names

  func declare(_ name: String, _ type: Inferred) {
    if !locals.isEmpty { locals[locals.count - 1][name.replacingOccurrences(of: "`", with: "")] = type }
  }

  /// Returns the type that a type annotation refers to, with its full name if it is known.
  func meaning(of type: TypeSyntax) -> Inferred { resolved(Inferred(typeText: type.trimmedDescription)) }

  func resolved(_ type: Inferred) -> Inferred {
    func full(_ name: String) -> String? {
      if name == "Self" { return types.last }
      if let generic = generics.reversed().lazy.compactMap({ $0[name] }).first { return generic.name }
      switch model.meaning(ofType: name, within: types) {
      case .own(let own): return own
      case .apples(let apples): return apples
      case .libraries(let name): return name
      case nil: return name
      }
    }
    switch type {
    case .unknown: return .unknown
    case .instance(let name): return full(name).map { .instance($0) } ?? .unknown
    case .type(let name): return full(name).map { .type($0) } ?? .unknown
    case .list(let name): return full(name).map { .list($0) } ?? .unknown
    case .map(let name): return full(name).map { .map($0) } ?? .unknown
    }
  }

  // MARK: Overrides and delegate methods

  /// Reports a missing member of Apple's that the app overrides or implements for a protocol.
  func reportImplementation(_ name: String, isOverride: Bool, at node: some SyntaxProtocol) {
    guard let type = types.last else { return }
    let ancestry = model.ancestry(of: type).dropFirst()
    let apples = ancestry.first { model.tables.apple.types[$0] != nil }
    for ancestor in ancestry {
      guard let entry = model.tables.apple.types[ancestor], isOverride || entry.kind == "protocol",
        let member = entry.members.first(where: { $0.name == name })
      else { continue }
      return reportMember(member, owner: ancestor, of: apples ?? ancestor, at: node)
    }
  }
}
