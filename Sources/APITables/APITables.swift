import Foundation

/// The coverage of Apple's API: each declaration is implemented, declared without an implementation, or missing.
package struct APITables {
  /// The status of a declaration: implemented, declared but logged as unsupported, or missing.
  package enum Status: String, Codable { case there, partial, missing }

  package let apple: AppleAPI
  package let declared: DeclaredAPI
  /// The members that the toolchain's Foundation declares, such as `CGRect.minX`.
  private let toolchainMembers: Set<String>
  /// The names that Swift and Foundation declare as well, so that they do not identify one of Apple's modules.
  package let toolchainNames: Set<String>
  /// The names of the types that have a member, by the member's base name.
  package let owners: [String: [String]]

  /// The declarations of the standard library and of Foundation.
  package let library: LibraryAPI
  /// The base names of Flipside's members qualified with their types (`UIView.addSubview`), and those of functions
  /// alone.
  package let declaredBaseNames: Set<String>
  /// The base names of members of types that are not in Apple's tables, which are those of the smaller frameworks.
  package let frameworkNames: Set<String>
  /// The last name components of all known types.
  package let typeNames: Set<String>

  package init(apple: AppleAPI, toolchain: String, library: String, declared: DeclaredAPI) {
    self.apple = apple
    self.declared = declared
    self.library = LibraryAPI(text: library)
    var baseNames: Set<String> = []
    var frameworkNames: Set<String> = []
    for member in declared.members {
      let base = member.baseName
      baseNames.insert(base)
      guard let dot = base.lastIndex(of: "."), apple.types[String(base[..<dot])] == nil else { continue }
      frameworkNames.insert(String(base[base.index(after: dot)...]))
    }
    declaredBaseNames = baseNames
    self.frameworkNames = frameworkNames
    func last(_ name: String) -> String { name.split(separator: ".").last.map(String.init) ?? name }
    typeNames = self.library.lastNames.union(declared.types.keys.map(last)).union(apple.types.keys.map(last))
    let words = toolchain.split(separator: "\n").filter { !$0.hasPrefix("#") }.map(String.init)
    toolchainMembers = Set(words.filter { $0.contains(".") })
    toolchainNames = Set(words.filter { !$0.contains(".") })
    var owners: [String: [String]] = [:]
    for type in apple.types.values {
      for member in Set(type.members.map(\.baseName)) { owners[member, default: []].append(type.name) }
    }
    self.owners = owners.mapValues { $0.sorted() }
  }

  /// Returns the paths of the tables in Flipside's sources: Apple's API, the toolchain's part of it, the
  /// toolchain's libraries, and Apple's full declarations.
  package static func files(
    root: String
  ) -> (apple: String, toolchain: String, library: String, signatures: String) {
    let folder = root + "/Sources/APITables"
    return (
      "\(folder)/apple-api.txt", "\(folder)/toolchain-api.txt", "\(folder)/library-api.txt",
      "\(folder)/apple-signatures.txt"
    )
  }

  // MARK: Inheritance

  /// Returns the type followed by all its supertypes, according to Apple's declarations and Flipside's.
  package func ancestry(of type: String) -> [String] {
    var found = [type]
    var index = 0
    while index < found.count {
      let name = found[index]
      index += 1
      let parents = (apple.types[name]?.inherits ?? []) + (declared.types[name] ?? []).sorted()
      for parent in parents where !found.contains(parent) { found.append(parent) }
    }
    return found
  }

  /// Returns the members with a base name that a type declares or inherits, each with the type that declares it.
  package func members(_ baseName: String, of type: String) -> [(owner: String, member: AppleAPI.Member)] {
    for owner in ancestry(of: type) {
      let found = apple.types[owner]?.members.filter { $0.baseName == baseName } ?? []
      if !found.isEmpty { return found.map { (owner, $0) } }
    }
    return []
  }

  // MARK: Status

  package func isApples(_ type: String) -> Bool { apple.types[type].map { $0.kind != "extension" } ?? false }

  package func status(ofType name: String) -> Status {
    let name = Self.swiftNames[name] ?? name
    if declared.partial.contains(name) { return .partial }
    if declared.types[name] != nil || apple.types[name]?.kind == "extension" { return .there }
    // The enclosing type may be a type alias, as in `NSAttributedString.Key`.
    guard let dot = name.firstIndex(of: ".") else { return .missing }
    let isInherited = ancestry(of: String(name[..<dot])).contains { declared.types[$0 + name[dot...]] != nil }
    return isInherited || isAssociated(name) ? .there : .missing
  }

  package func status(of member: String, in type: String) -> Status {
    if Self.synthesized.contains(member) || Self.synthesized.contains(member.baseName + "()") { return .there }
    let owners = ancestry(of: Self.swiftNames[type] ?? type)
    let spelled = spelling(of: member, in: type)
    for name in owners {
      let full = "\(name).\(spelled)"
      if declared.partial.contains(full) { return .partial }
      if declared.members.contains(full) || toolchainMembers.contains(full) { return .there }
      if declared.types[full] != nil { return .there }
    }
    return isGiven(spelled, to: type, owners: owners) ? .there : .missing
  }

  package func status(ofGlobal name: String) -> Status {
    if declared.partial.contains(name) || declared.partial.contains(name.baseName) { return .partial }
    let isThere =
      declared.members.contains(name) || declared.types[name] != nil || toolchainNames.contains(name.baseName)
    return isThere ? .there : .missing
  }

  /// The members that subclasses can override with Apple's SDK but not with Flipside, because they are declared in
  /// an extension or are only `public`. They include the members of protocols that the class conforms to.
  package var closedMembers: [String] {
    declared.classes.sorted().flatMap { name -> [String] in
      guard let type = apple.types[name], type.kind == "class" else { return [] }
      let protocols = ancestry(of: name).compactMap { apple.types[$0] }.filter { $0.kind == "protocol" }
      let final = Set(type.members.filter(\.isFinal).map(\.name))
      let members = (type.members + protocols.flatMap(\.members)).filter {
        !$0.isStatic && !final.contains($0.name) && [.property, .method].contains($0.kind)
      }
      return Set(members.map { "\(name).\($0.name)" }).subtracting(Self.declaredAbove).sorted()
        .filter { declared.members.contains($0) && !declared.overridable.contains($0) }
    }
  }

  /// Members whose types are declared above UIKit, or in a folder above that of the class, so that they must be
  /// declared in an extension there.
  private static let declaredAbove: Set<String> = [
    "UIDocumentBrowserViewController.contentTypesForRecentDocuments", "UIDocumentProperties.metadata",
    "UIFeedbackGenerator.didMove(to:)", "UIFeedbackGenerator.view", "UIFeedbackGenerator.willMove(to:)",
    "UIScene.ConnectionOptions.notificationResponse", "UIViewController.tab",
  ]

  /// The members of Apple's classes that are declared but have no effect and log nothing: methods with empty
  /// bodies, and settable properties that no expression in Flipside uses. ``hooks`` are excluded, because apps
  /// override them or they have no effect on iOS either.
  package var silentMembers: [String] {
    let empty = declared.emptyFunctions.filter { isMember($0) }
    let kept = declared.keptProperties.filter { isMember($0) && !declared.usedNames.contains($0.lastComponent) }
    return empty.union(kept).subtracting(declared.partial).subtracting(Self.hooks).sorted()
  }

  /// The types and members of UIKit that are missing or only logged as unsupported, one per line, such as "missing
  /// UIView.showsLargeContentViewer". Deprecated ones are excluded.
  package var missingMembers: [String] {
    apple.types.values.filter { $0.framework == "UIKit" && !$0.isDeprecated }.sorted { $0.name < $1.name }
      .flatMap { type -> [String] in
        if type.kind != "extension", status(ofType: type.name) == .missing { return ["missing \(type.name)"] }
        return Set(type.members.filter { !$0.isDeprecated }.map(\.name)).sorted().compactMap { member in
          let status = status(of: member, in: type.name)
          return status == .there ? nil : "\(status.rawValue) \(type.name).\(member)"
        }
      }
  }

  private func isMember(_ name: String) -> Bool {
    guard let dot = name.lastOwnerDot else { return false }
    let owner = String(name[..<dot])
    guard declared.classes.contains(owner), let type = apple.types[owner], type.kind == "class" else {
      return false
    }
    let member = String(name[name.index(after: dot)...])
    return type.members.contains { $0.name == member && !$0.isDeprecated }
  }

  /// The members that the compiler or Foundation provides for all types of some kind.
  private static let synthesized: Set<String> = [
    "init()", "init(rawValue:)", "rawValue", "hashValue", "hash(into:)", "==(_:_:)", "!=(_:_:)", "allCases",
    "init(arrayLiteral:)", "init(from:)", "encode(to:)", "description", "debugDescription", "init(_:)", "self",
    "union()", "insert()", "contains()", "remove()", "isEmpty", "subtracting()", "formUnion()", "intersection()",
    "isSuperset()", "isSubset()", "isDisjoint()", "symmetricDifference()", "update()", "subtract()",
    "encode()", "supportsSecureCoding", "copy()", "mutableCopy()",
  ]
}

extension String {
  /// The index of the dot before a member's name. Argument labels contain no dots.
  fileprivate var lastOwnerDot: String.Index? {
    let name = firstIndex(of: "(") ?? endIndex
    return self[..<name].lastIndex(of: ".")
  }

  fileprivate var lastComponent: String { lastOwnerDot.map { String(self[index(after: $0)...]) } ?? self }
}
