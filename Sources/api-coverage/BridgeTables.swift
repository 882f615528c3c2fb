import APITables
import Foundation

/// The bridge's tables of Apple's declarations, which are compiled into it: `FrameworkTypeTable.swift` from
/// `apple-api.txt`, `FrameworkSelectorTable.swift` from `selectors.txt` beside this file.
struct BridgeTables {
  let apple: AppleAPI
  /// Lines of an owner, a Swift name and a selector: those that Swift's rules of naming do not give; for properties
  /// the key. Apple's Objective-C declarations, which they were read from, are too large for the repository.
  let selectors: String

  /// Returns the generated files, by their paths in the repository.
  func files() throws -> [(path: String, text: String)] {
    let folder = "Sources/SourceBridge/Naming"
    return [
      ("\(folder)/FrameworkTypeTable.swift", try typeTable()),
      ("\(folder)/FrameworkSelectorTable.swift", try selectorTable()),
    ]
  }

  // MARK: Types

  private func typeTable() throws -> String {
    """
    // Written by api-coverage from apple-api.txt; not to be changed by hand.
    // swift-format-ignore-file

    /// The frameworks' protocols: name, isolation and refined protocols; the indented lines are the optional
    /// methods.
    let frameworkProtocolTable = \"""
    \(protocols.joined(separator: "\n"))
      \"""

    /// The frameworks' classes with their superclasses.
    let frameworkClassTable = \"""
    \(classes.joined(separator: "\n"))
      \"""

    /// Properties whose key in key-value coding differs from their Swift name.
    let frameworkKeyTable = \"""
    \(try keys().joined(separator: "\n"))
      \"""

    """
  }

  private var sorted: [AppleAPI.TypeEntry] { apple.types.values.sorted { $0.name < $1.name } }

  private var protocols: [String] {
    sorted.filter { $0.kind == "protocol" }.flatMap { type -> [String] in
      let parents = type.inherits.filter { apple.types[$0]?.kind == "protocol" }
      let methods = Set(type.members.filter { $0.isOptional && $0.kind == .method }.map(\.name)).sorted()
      guard !methods.isEmpty || !parents.isEmpty else { return [] }
      let refined = parents.isEmpty ? "-" : parents.joined(separator: ",")
      return ["  \(type.name) \(type.isMainActor ? "main" : "any") \(refined)"] + methods.map { "    \($0)" }
    }
  }

  private var classes: [String] {
    sorted.filter { $0.kind == "class" && !$0.name.contains(".") }.compactMap { type in
      type.inherits.first.map { "  \(type.name) \($0)" }
    }
  }

  /// Returns the properties whose key differs from their name: `isHidden` has the key `hidden`.
  private func keys() throws -> [String] {
    var names: Set<String> = []
    for type in apple.types.values where type.kind == "class" || type.kind == "protocol" {
      for member in type.members where member.kind == .property && ["", "Bool"].contains(member.type) {
        let rest = member.name.dropFirst(2)
        if member.name.hasPrefix("is"), rest.first?.isUppercase == true { names.insert(member.name) }
      }
    }
    let own = Dictionary(
      try selectorLines().filter { !$0[1].contains("(") }.map { ($0[1], $0[2]) },
      uniquingKeysWith: { first, _ in first })
    return names.sorted().map { name in
      if let key = own[name] { return "  \(name) \(key)" }
      let rest = name.dropFirst(2)
      return "  \(name) \(rest.prefix(1).lowercased())\(rest.dropFirst())"
    }
  }

  // MARK: Selectors

  /// Returns the selectors and keys that differ from Swift's rules: the owner, the Swift name, and the selector or
  /// key.
  private func selectorLines() throws -> [[String]] {
    try Set(selectors.split(separator: "\n").filter { !$0.hasPrefix("#") }).sorted().map { line in
      let words = line.split(separator: " ").map(String.init)
      guard words.count == 3 else {
        throw Problem("selectors.txt: \"\(line)\" is not an owner, a Swift name and a selector")
      }
      return words
    }
  }

  private func selectorTable() throws -> String {
    let lines = try selectorLines().filter { $0[1].contains("(") }.map { "  " + $0.joined(separator: " ") }
    return """
      // Written by api-coverage from selectors.txt: owner, Swift name, selector; not to be changed by hand.
      // swift-format-ignore-file

      let frameworkSelectorTable = \"""
      \(lines.joined(separator: "\n"))
        \"""

      """
  }

  struct Problem: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
  }
}
