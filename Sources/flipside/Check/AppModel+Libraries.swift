import APITables

// Types of Foundation, the Swift standard library and the smaller frameworks, which Apple's tables do not contain.
// Their existing API is known; all other uses are rejected by the compiler.
extension AppModel {
  enum LibraryMember {
    case there
    case missing
    /// The declarations of the type or of one of its supertypes are not completely known.
    case unknown
  }

  /// Returns whether the toolchain or one of our frameworks declares a type with that full name.
  func isInLibraries(_ type: String) -> Bool {
    tables.library.types[type] != nil || tables.declared.types[type] != nil
  }

  /// Returns whether Apple's tables contain the type itself, and not only an extension of it by UIKit (such as
  /// `NSValue.init(cgRect:)`).
  func isUIKits(_ type: String) -> Bool { tables.apple.types[type].map { $0.kind != "extension" } ?? false }

  /// Returns whether no type of that name is known, at the top level or nested.
  func isUndeclaredType(_ name: String) -> Bool {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    return index.byLastName[last] == nil && index.types[name] == nil && !index.genericNames.contains(last)
      && !tables.typeNames.contains(last) && !Self.builtIn.contains(last)
  }

  /// The names of types that no library declares: those built into the compiler, and generic parameters that are
  /// used in extensions.
  private static let builtIn: Set<String> = [
    "Any", "AnyObject", "Self", "Type", "Protocol", "Void", "Element", "Key", "Value", "Wrapped", "Success",
    "Failure",
    "Bound", "Output", "Input", "Root", "Base", "ObjectType",
  ]

  /// Returns whether the type has a member with that base name.
  func libraryMember(_ name: String, of type: String) -> LibraryMember {
    guard let chain = libraryChain(of: type) else { return .unknown }
    if index.names.contains(name) { return .there }
    for ancestor in chain {
      if tables.library.types[ancestor]?.members[name] != nil { return .there }
      if tables.declaredBaseNames.contains("\(ancestor).\(name)") { return .there }
      if tables.library.types["\(ancestor).\(name)"] != nil || tables.declared.types["\(ancestor).\(name)"] != nil {
        return .there
      }
      if tables.apple.types[ancestor]?.members.contains(where: { $0.baseName == name }) == true { return .there }
    }
    return .missing
  }

  /// Returns whether the type has an initializer that accepts these labels.
  func libraryInitializer(of type: String, _ call: Call) -> LibraryMember {
    guard let chain = libraryChain(of: type) else { return .unknown }
    var isAny = false
    for ancestor in chain {
      var names = tables.library.types[ancestor]?.members["init"] ?? []
      names += index.types[ancestor]?.members["init"]?.map(\.name) ?? []
      names += declaredInitializers[ancestor] ?? []
      names += tables.apple.types[ancestor]?.members.filter { $0.kind == .initializer }.map(\.name) ?? []
      isAny = isAny || !names.isEmpty
      for name in names where Self.fits(name, call) || Self.fits(name, Self.withoutVariadics(call)) {
        return .there
      }
    }
    return isAny ? .missing : .unknown
  }

  /// Reduces the arguments of a variadic parameter to one: `f(objects: a, b, c)` becomes `f(objects: a)`.
  private static func withoutVariadics(_ call: Call) -> Call {
    var labels: [String] = []
    for label in call.labels where label != "_" || labels.isEmpty { labels.append(label) }
    return Call(labels: labels, trailingClosures: call.trailingClosures)
  }

  /// Returns the type with all its supertypes; nil if one of them is not completely known or not declared by a
  /// library.
  private func libraryChain(of type: String) -> [String]? {
    var found = [type]
    var position = 0
    while position < found.count {
      let name = found[position]
      position += 1
      guard !isUIKits(name), index.types[name]?.isDeclared != true else { return nil }
      let entry = tables.library.types[name]
      // For a type alias such as `Notification.Name`, the members of the aliased type are relevant.
      let isAlias = entry.map { !$0.isWhole && !$0.inherits.isEmpty && $0.members.isEmpty } ?? false
      guard entry != nil || tables.declared.types[name] != nil else { return nil }
      if position == 1, entry?.isWhole != true, !isAlias, !tables.declared.classes.contains(name) { return nil }
      if entry?.members["subscript"] != nil, name.hasPrefix("Attribute") { return nil }
      let parents =
        (entry?.inherits ?? []) + (tables.declared.types[name] ?? []).sorted() + (index.types[name]?.inherits ?? [])
      for parent in parents where !found.contains(parent) && isInLibraries(parent) { found.append(parent) }
      if isAlias, position == 1, let target = entry?.inherits.first, tables.library.types[target]?.isWhole != true {
        return nil
      }
    }
    return found
  }
}
