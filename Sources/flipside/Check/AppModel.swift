import APITables

/// The app's declarations combined with Apple's. The model resolves names of types and members.
struct AppModel {
  let index: AppIndex
  let tables: APITables
  /// The names of all modules that can be imported.
  let modules: Set<String>
  /// The initializers that our modules declare, by the names of their types.
  let declaredInitializers: [String: [String]]

  init(index: AppIndex, tables: APITables, modules: Set<String>) {
    self.index = index
    self.tables = tables
    self.modules = modules
    var initializers: [String: [String]] = [:]
    for member in tables.declared.members {
      guard let dot = member.range(of: ".init(") else { continue }
      initializers[String(member[..<dot.lowerBound]), default: []].append("init(" + member[dot.upperBound...])
    }
    declaredInitializers = initializers
  }

  /// The result of looking up a member.
  enum Found {
    case own(Inferred)
    /// A member of Apple's type `owner`; the lookup began in `type`.
    case apples(owner: String, type: String, member: AppleAPI.Member)
    case nothing
  }

  /// The labels of a call and the number of its trailing closures. For a reference that is not called, functions
  /// take nil instead.
  struct Call {
    var labels: [String]
    var trailingClosures: Int
  }

  // MARK: Types

  enum TypeMeaning: Equatable {
    case own(String)
    case apples(String)
    /// A type of the standard library, of Foundation or of one of the smaller frameworks.
    case libraries(String)
  }

  /// Returns the type that a name refers to inside the given enclosing types.
  func meaning(ofType name: String, within scopes: [String]) -> TypeMeaning? {
    let name = withoutModule(name)
    if let own = index.type(named: name, within: scopes) { return .own(own) }
    if tables.apple.types[name] != nil { return .apples(name) }
    if isInLibraries(name) { return .libraries(name) }
    // The type may be nested in a supertype of an enclosing type.
    for scope in scopes.reversed() where !name.contains(".") {
      for ancestor in ancestry(of: scope) {
        let nested = "\(ancestor).\(name)"
        if index.types[nested]?.isDeclared == true { return .own(nested) }
        if tables.apple.types[nested] != nil { return .apples(nested) }
        if isInLibraries(nested) { return .libraries(nested) }
      }
    }
    if let dot = name.firstIndex(of: "."), let outer = meaning(ofType: String(name[..<dot]), within: scopes) {
      let rest = name[name.index(after: dot)...]
      let base: String
      switch outer {
      case .own(let own): base = own
      case .apples(let apples): base = apples
      case .libraries(let name): base = name
      }
      for ancestor in ancestry(of: base) {
        let nested = "\(ancestor).\(rest)"
        if index.types[nested]?.isDeclared == true { return .own(nested) }
        if tables.apple.types[nested] != nil { return .apples(nested) }
        if isInLibraries(nested) { return .libraries(nested) }
      }
    }
    return nil
  }

  private static let modules = ["UIKit.", "QuartzCore.", "CoreGraphics.", "Foundation.", "Swift."]

  private func withoutModule(_ name: String) -> String {
    for module in Self.modules where name.hasPrefix(module) { return String(name.dropFirst(module.count)) }
    return name
  }

  /// Returns the type with all its supertypes: the app's first, then Apple's.
  func ancestry(of type: String) -> [String] {
    var found = [type]
    var position = 0
    while position < found.count {
      let name = found[position]
      position += 1
      let outer = name.lastIndex(of: ".").map { [String(name[..<$0])] } ?? []
      var parents = (index.types[name]?.inherits ?? []).map { parent in
        switch meaning(ofType: parent, within: outer) {
        case .own(let own): own
        case .apples(let apples): apples
        case .libraries(let name): name
        case nil: parent
        }
      }
      if let apple = tables.apple.types[name] { parents += apple.inherits }
      for parent in parents where !found.contains(parent) { found.append(parent) }
    }
    return found
  }

  /// Returns the superclass, if it is known.
  func superclass(of type: String) -> String? {
    if let entry = index.types[type], entry.isDeclared { return entry.inherits.first }
    return tables.apple.types[type]?.inherits.first
  }

  // MARK: Members

  func member(_ name: String, of type: String, call: Call?) -> Found {
    let ancestry = ancestry(of: type)
    let apples = ancestry.first { tables.apple.types[$0] != nil } ?? type
    var method: Found?
    for ancestor in ancestry {
      if let own = index.types[ancestor]?.members[name], !own.isEmpty {
        let fitting = own.first { Self.fits($0.name, call) } ?? (tables.apple.types[ancestor] == nil ? own[0] : nil)
        if let fitting { return .own(fitting.type) }
      }
      guard let entry = tables.apple.types[ancestor] else { continue }
      guard var member = best(entry.members.filter { $0.baseName == name }, call, type: type) else { continue }
      if member.type == "Self" { member.type = type }
      let found = Found.apples(owner: ancestor, type: apples, member: member)
      // Without a call, a property such as `textView.frame` takes precedence over a delegate method whose name
      // begins with the same word.
      if call != nil || member.name.argumentLabels == nil { return found }
      method = method ?? found
    }
    return method ?? .nothing
  }

  /// Returns the overload whose labels fit the call best; implemented members take precedence over missing ones.
  func best(_ candidates: [AppleAPI.Member], _ call: Call?, type: String?) -> AppleAPI.Member? {
    func isThere(_ member: AppleAPI.Member) -> Bool {
      type.map { tables.status(of: member.name, in: $0) != .missing } ?? true
    }
    guard let call else {
      return candidates.first { $0.kind == .property || $0.kind == .enumCase }
        ?? candidates.first(where: isThere) ?? candidates.first
    }
    var bestFit: (left: Int, member: AppleAPI.Member)?
    for member in candidates {
      guard let left = Self.parametersLeft(member.name, call) else { continue }
      if let known = bestFit,
        known.left < left || (known.left == left && (isThere(known.member) || !isThere(member)))
      {
        continue
      }
      bestFit = (left, member)
    }
    // Several overloads that differ only in argument types fit, such as `convert(_:to:)` of a point and of a
    // rectangle. Argument types are not checked, so the result type is unknown.
    if let (left, member) = bestFit,
      candidates.contains(where: { $0.type != member.type && Self.parametersLeft($0.name, call) == left })
    {
      var untyped = member
      untyped.type = ""
      return untyped
    }
    // The name may be a property that holds a closure, or an enum case with associated values.
    return bestFit?.member ?? candidates.first { $0.name.argumentLabels == nil }
  }

  static func fits(_ name: String, _ call: Call?) -> Bool {
    guard let call, name.argumentLabels != nil else { return true }
    return parametersLeft(name, call) != nil
  }

  /// Returns the number of parameters for which the call uses default values; nil if the call does not fit.
  private static func parametersLeft(_ name: String, _ call: Call) -> Int? {
    guard let labels = name.argumentLabels else { return nil }
    var position = 0
    for label in call.labels {
      while position < labels.count, labels[position] != label { position += 1 }
      guard position < labels.count else { return nil }
      position += 1
    }
    guard position + call.trailingClosures <= labels.count else { return nil }
    return labels.count - call.labels.count - call.trailingClosures
  }
}
