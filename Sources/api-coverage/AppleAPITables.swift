import APITables
import Foundation

/// Apple's API, read from large tables of its declarations, which are not in the repository:
/// `uikit_types_ios16_5.json` and others.
struct AppleAPITables {
  let facts: URL
  private(set) var api = AppleAPI()
  /// All declarations that are neither renamed nor deprecated.
  private(set) var signatures: [AppleSignatures.Row] = []

  static let frameworks = [("UIKit", "uikit"), ("QuartzCore", "quartzcore"), ("CoreGraphics", "coregraphics")]

  init(facts: URL) throws {
    self.facts = facts
    for (framework, file) in Self.frameworks {
      try readTypes(framework, "\(file)_types_ios16_5.json")
      try readMembers(framework, "\(file)_swift_api_ios16_5.csv")
    }
    try readNewer()
  }

  private func table(_ name: String) throws -> [[String: String]] {
    let rows = CSV.rows(try String(contentsOf: facts.appendingPathComponent("api/\(name)"), encoding: .utf8))
    let head = rows.first ?? []
    return rows.dropFirst().filter { $0.count == head.count }.map {
      Dictionary(zip(head, $0), uniquingKeysWith: { first, _ in first })
    }
  }

  private mutating func readTypes(_ framework: String, _ name: String) throws {
    let data = try Data(contentsOf: facts.appendingPathComponent("api/\(name)"))
    let all = try JSONSerialization.jsonObject(with: data) as? [String: [String: Any]] ?? [:]
    for (name, type) in all {
      let inherits = (type["inherits"] as? [String] ?? []) + (type["extra_conformances"] as? [String] ?? [])
      api.types[name] = AppleAPI.TypeEntry(
        framework: framework, kind: type["kind"] as? String ?? "class", name: name,
        inherits: inherits.map { $0.replacingOccurrences(of: "@unchecked ", with: "") }.map {
          String($0.prefix { $0 != "<" })
        }
        .filter { !Self.markerProtocols.contains($0) },
        isDeprecated: !(type["deprecated"] as? String ?? "").isEmpty,
        isMainActor: type["kind"] as? String == "protocol" && type["mainActor"] as? Bool == true)
    }
  }

  /// Protocols that are irrelevant to an app's use of the type.
  private static let markerProtocols: Set<String> = [
    "Hashable", "Equatable", "Sendable", "RawRepresentable", "Codable", "OptionSet", "NSCoding", "NSSecureCoding",
    "NSCopying", "CaseIterable",
  ]

  private mutating func readMembers(_ framework: String, _ name: String) throws {
    for row in try table(name) {
      guard let container = row["container"], let kind = row["kind"], var name = row["name"],
        let signature = row["signature"],
        row["unavailable"] == "", row["renamed"] == ""
      else { continue }
      name = name.replacingOccurrences(of: " ", with: "")
      let full = container.isEmpty ? name : "\(container).\(name)"
      let isDeprecated = row["deprecated"] != ""
      if !isDeprecated {
        signatures.append(
          .init(
            owner: container,
            modifiers: (row["mods"] ?? "").split(separator: " ").map(String.init).filter { $0 != "public" },
            signature: signature))
      }
      if ["class", "struct", "enum", "protocol", "typealias"].contains(kind) {
        guard api.types[full] == nil || kind == "typealias" else { continue }
        var type = AppleAPI.TypeEntry(framework: framework, kind: kind, name: full, isDeprecated: isDeprecated)
        if kind == "typealias", let target = signature.range(of: " = ") {
          let text = signature[target.upperBound...]
          if !text.contains("->") { type.inherits = [text.replacingOccurrences(of: " ", with: "")] }
        }
        api.types[full] = type
        continue
      }
      guard let member = member(kind, name, signature, row["mods"] ?? "", container, isDeprecated) else { continue }
      if container.isEmpty {
        api.globals[member.baseName, default: []].append(member)
      } else {
        api.types[
          container, default: .init(framework: framework, kind: "extension", name: container)
        ].members.append(member)
      }
    }
  }

  private func member(
    _ kind: String, _ name: String, _ signature: String, _ modifiers: String, _ container: String,
    _ isDeprecated: Bool
  ) -> AppleAPI.Member? {
    let kinds: [String: AppleAPI.Member.Kind] = [
      "var": .property, "let": .property, "func": .method, "init": .initializer, "case": .enumCase,
      "subscript": .subscript,
    ]
    guard let memberKind = kinds[kind] else { return nil }
    let isStatic = modifiers.split(separator: " ").contains { $0 == "class" || $0 == "static" }
    var type = ""
    switch memberKind {
    case .property:
      if let colon = signature.range(of: ": ") { type = String(signature[colon.upperBound...]) }
      if let accessors = type.range(of: " {") { type = String(type[..<accessors.lowerBound]) }
    case .method, .subscript:
      // The last arrow outside of parentheses.
      var depth = 0
      var arrow: String.Index?
      for index in signature.indices {
        switch signature[index] {
        case "(", "[": depth += 1
        case ")", "]": depth -= 1
        case "-" where depth == 0 && signature[index...].hasPrefix("->"): if arrow == nil { arrow = index }
        default: break
        }
      }
      if let arrow { type = signature[signature.index(arrow, offsetBy: 2)...].trimmingCharacters(in: .whitespaces) }
      if let end = type.range(of: " where ") ?? type.range(of: " {") { type = String(type[..<end.lowerBound]) }
    default: break
    }
    if type.contains("->") || type.contains("(") && type.contains(",") { type = "" }
    type = type.replacingOccurrences(of: "any ", with: "").replacingOccurrences(of: " ", with: "")
    let isFinal =
      !isStatic && api.types[container]?.kind == "class" && (memberKind == .property || memberKind == .method)
      && !modifiers.split(separator: " ").contains("open")
    return .init(
      kind: memberKind, name: name, isStatic: isStatic, type: type, isDeprecated: isDeprecated, isFinal: isFinal,
      isOptional: modifiers.split(separator: " ").contains("optional"))
  }

  /// Reads the API introduced after iOS 16.5, of which only the Objective-C names are known: types and properties.
  private mutating func readNewer() throws {
    func isNew(_ row: [String: String]) -> Bool { (row["introduced"].flatMap { Double($0) } ?? 0) > 16.5 }
    for row in try table("uikit_objc_types_macios_ios18.csv") where isNew(row) && row["noiOS"] != "True" {
      guard let name = row["name"], api.types[name] == nil else { continue }
      var type = AppleAPI.TypeEntry(framework: "UIKit", kind: row["kind"] ?? "class", name: name)
      type.inherits = [row["base"] ?? ""].filter { !$0.isEmpty }
      api.types[name] = type
    }
    for row in try table("uikit_objc_api_macios_ios18.csv") where row["kind"] == "property" && isNew(row) {
      guard let owner = row["type"], let name = row["getter"].flatMap({ $0.isEmpty ? nil : $0 }) ?? row["selector"],
        api.types[owner]?.members.contains(where: { $0.baseName == name }) == false
      else { continue }
      // Swift has this one as a structure of its own, in an extension.
      let isFinal = name == "traitOverrides"
      api.types[owner]?.members.append(
        .init(kind: .property, name: name, isStatic: row["static"] == "True", isFinal: isFinal))
    }
  }
}
