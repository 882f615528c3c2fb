import APITables
import Foundation

/// Swift code that uses every implemented declaration of Apple's API as an app would: it reads and sets properties
/// by their exact types, calls methods and initializers with all arguments and with those only that have no
/// default, overrides open members, and conforms to protocols with all requirements and with the necessary ones
/// only.
///
/// The code is compiled, but never run. Missing declarations are omitted, as `coverage.md` counts them.
struct Probe {
  private let tables: APITables
  private var members: [String: [ProbeDeclaration]] = [:]
  /// The declarations of types themselves: `class NSLayoutAnchor<AnchorType> : NSObject`.
  private var heads: [String: TypeHead] = [:]
  private var globals: [ProbeDeclaration] = []

  init(tables: APITables, signatures: AppleSignatures) {
    self.tables = tables
    for row in signatures.rows {
      if let head = TypeHead(row) {
        heads[head.name] = head
      } else if let declaration = ProbeDeclaration(row) {
        if row.owner.isEmpty {
          globals.append(declaration)
        } else {
          members[row.owner, default: []].append(declaration)
        }
      }
    }
  }

  /// File names with their texts.
  var files: [(String, String)] {
    var writers: [String: ProbeWriter] = [:]
    for type in tables.apple.types.values.sorted(by: { $0.name < $1.name })
    where isThere(type.name) {
      let key = "\(type.framework)\(type.name.dropFirst(2).prefix(1).uppercased())"
      var writer = writers[key] ?? ProbeWriter()
      write(type, to: &writer)
      writers[key] = writer
    }
    var writer = ProbeWriter()
    for declaration in globals
    where isUsable(declaration) && tables.status(ofGlobal: declaration.fullName) != .missing {
      writer.use(declaration, of: nil, isInstance: false)
    }
    writers["Globals"] = writer
    return writers.sorted { $0.key < $1.key }.map { ("Probe\($0.key).swift", $0.value.text) }
      + [("Support.swift", ProbeWriter.support)]
  }

  // MARK: Lookup of names

  private func isThere(_ name: String) -> Bool {
    guard let type = tables.apple.types[name], !type.isDeprecated, type.kind != "typealias",
      !isAbsent(name), APITables.swiftNames[name] == nil
    else { return false }
    return tables.status(ofType: name) != .missing && !Self.withoutUses.contains(name)
  }

  private func isUsable(_ declaration: ProbeDeclaration) -> Bool {
    !declaration.typeNames.contains { name in
      tables.apple.types[name] != nil && tables.status(ofType: name) == .missing || isAbsent(name)
    }
  }

  /// Returns whether the type, or the type around it, is among those that UIKit does not show.
  private func isAbsent(_ name: String) -> Bool {
    Self.absent.contains(name) || Self.absent.contains(String(name.prefix { $0 != "." }))
  }

  private func declarations(of type: String) -> [ProbeDeclaration] {
    (members[type] ?? []).filter {
      isUsable($0) && tables.status(of: $0.fullName, in: type) != .missing
        && !Self.exceptions.contains("\(type).\($0.fullName)")
    }
  }

  // MARK: Types

  private func write(_ type: AppleAPI.TypeEntry, to writer: inout ProbeWriter) {
    let head = heads[type.name] ?? TypeHead(name: type.name, kind: type.kind)
    let all = declarations(of: type.name)
    let isProtocol = type.kind == "protocol"
    for declaration in all where !isProtocol || !declaration.isStatic && declaration.kind != .initializer {
      if declaration.kind == .initializer, type.kind == "class" { continue }
      writer.use(
        declaration, of: head,
        isInstance: !declaration.isStatic && ![.initializer, .enumCase].contains(declaration.kind))
    }
    if !isProtocol, head.generics.isEmpty {
      for name in head.inherits where isUsed(name) { writer.conform(head, to: name) }
    }
    if type.kind == "class" { writeClass(head, all, to: &writer) }
    if isProtocol, !Self.notConformedTo.contains(head.name) { writeConformance(head, to: &writer) }
  }

  /// Returns whether the values of a type can be tested for what it inherits: not for raw types and markers.
  private func isUsed(_ name: String) -> Bool {
    let markers = ["RawRepresentable", "Sendable", "OptionSet", "String", "CFIndex"]
    if markers.contains(name) || name.contains("<") || name.hasPrefix("UInt") || name.hasPrefix("Int") {
      return false
    }
    return !Self.absent.contains(name)
      && (tables.apple.types[name] == nil || tables.status(ofType: name) != .missing)
  }

  private func writeClass(_ head: TypeHead, _ all: [ProbeDeclaration], to writer: inout ProbeWriter) {
    let isMadeByApps = !Self.unavailableInit.contains(head.name)
    if isMadeByApps, head.generics.isEmpty {
      for initializer in initializers(of: head.name) { writer.use(initializer, of: head, isInstance: false) }
    } else {
      for initializer in all where initializer.kind == .initializer {
        writer.use(initializer, of: head, isInstance: false)
      }
    }
    for name in classProtocols(of: head.name) {
      for declaration in declarations(of: name) where declaration.isStatic && !declaration.isOptional {
        if Self.exceptions.contains("\(head.name).\(declaration.fullName)") { continue }
        writer.use(declaration, of: head, isInstance: false)
      }
    }
    guard head.isOpen, !Self.notSubclassed.contains(head.name), tables.declared.classes.contains(head.name) else {
      return
    }
    let open = all.filter {
      $0.modifiers.contains("open") && [.property, .method].contains($0.kind) && !$0.isAsync
        && !($0.isStatic && Self.isFactory($0.fullName, of: head.name))
    }
    writer.override(open, in: head)
    if isMadeByApps {
      var required = initializers(of: head.name).filter(\.isRequired)
      let hasConvenientCoder = initializers(of: head.name).contains {
        $0.fullName == "init(coder:)" && !$0.isRequired
      }
      if isCoded(head.name), !hasConvenientCoder, !required.contains(where: { $0.fullName == "init(coder:)" }) {
        required.append(contentsOf: [Self.initCoder].compactMap { $0 })
      }
      writer.override(designated(of: head.name), in: head, required: required)
    }
  }

  private func classProtocols(of name: String) -> [String] {
    tables.ancestry(of: name).filter { tables.apple.types[$0]?.kind == "protocol" && isThere($0) }
  }

  /// Returns the initializers that a class declares and those that it inherits, as in Objective-C.
  private func initializers(of name: String) -> [ProbeDeclaration] {
    var found: [String: ProbeDeclaration] = [:]
    for type in [name] + superclasses(of: name) {
      for declaration in members[type] ?? [] where declaration.kind == .initializer && isUsable(declaration) {
        let isThere = type != name || tables.status(of: declaration.fullName, in: type) != .missing
        if isThere, !Self.exceptions.contains("\(name).\(declaration.fullName)"),
          found[declaration.key] == nil
        {
          found[declaration.key] = declaration
        }
      }
    }
    if isObject(name), !Self.exceptions.contains("\(name).init()") {
      found["init()"] = ProbeDeclaration(AppleSignatures.Row(owner: name, modifiers: [], signature: "init()"))
    }
    return found.sorted { $0.key < $1.key }.map(\.value)
  }

  private func designated(of name: String) -> [ProbeDeclaration] {
    for type in [name] + superclasses(of: name) {
      let own = (members[type] ?? []).filter {
        $0.kind == .initializer && !$0.modifiers.contains("convenience")
      }
      if !own.isEmpty {
        return own.filter {
          isUsable($0) && tables.status(of: $0.fullName, in: type) != .missing
            && !Self.exceptions.contains("\(name).\($0.fullName)")
        }
      }
    }
    guard isObject(name), !Self.exceptions.contains("\(name).init()") else { return [] }
    return [ProbeDeclaration(AppleSignatures.Row(owner: name, modifiers: [], signature: "init()"))].compactMap {
      $0
    }
  }

  private func superclasses(of name: String) -> [String] {
    var found: [String] = []
    var current = name
    while let parent = heads[current]?.inherits.map({ String($0.prefix { $0 != "<" }) }).first(where: {
      heads[$0]?.kind == "class"
    }) {
      found.append(parent)
      current = parent
    }
    return found
  }

  private func isObject(_ name: String) -> Bool {
    ([name] + superclasses(of: name)).contains { heads[$0]?.inherits.contains("NSObject") == true }
  }

  private static let initCoder = ProbeDeclaration(
    AppleSignatures.Row(owner: "", modifiers: [], signature: "init?(coder: NSCoder)"))

  private func isCoded(_ name: String) -> Bool {
    ([name] + superclasses(of: name)).contains { type in
      heads[type]?.inherits.contains { ["NSCoding", "NSSecureCoding"].contains($0) } == true
    }
  }

  private func writeConformance(_ head: TypeHead, to writer: inout ProbeWriter) {
    let protocols = tables.ancestry(of: head.name).filter { heads[$0]?.kind == "protocol" }
    guard protocols.allSatisfy(isThere) else { return }
    let all = protocols.flatMap { declarations(of: $0) }
    let inherited = Set(protocols.flatMap { heads[$0]?.inherits ?? [] })
    writer.conform(to: head, with: all, name: "All", inheriting: inherited)
    writer.conform(to: head, with: all.filter { !$0.isOptional }, name: "Least", inheriting: inherited)
  }
}

/// The first line of a type.
struct TypeHead {
  var name: String
  var kind: String
  var inherits: [String] = []
  /// `<AnchorType>`, and `where AnchorType : AnyObject`.
  var generics = ""
  var requirements = ""
  var isOpen = false

  init(name: String, kind: String) {
    self.name = name
    self.kind = kind
  }

  init?(_ row: AppleSignatures.Row) {
    var text = row.signature.replacingOccurrences(of: "final ", with: "")
    guard let kind = ["class", "struct", "enum", "protocol"].first(where: { text.hasPrefix("\($0) ") }) else {
      return nil
    }
    self.kind = kind
    text.removeFirst(kind.count + 1)
    if let clause = text.range(of: " where ") {
      requirements = String(text[clause.lowerBound...])
      text = String(text[..<clause.lowerBound])
    }
    let halves = text.components(separatedBy: " : ")
    let simple = String(halves[0].prefix { $0 != "<" })
    generics = String(halves[0].dropFirst(simple.count))
    name = row.owner.isEmpty ? simple : "\(row.owner).\(simple)"
    if halves.count > 1 {
      inherits = halves[1].replacingOccurrences(of: "@unchecked ", with: "").components(separatedBy: ", ")
    }
    isOpen = row.modifiers.contains("open")
  }

  /// `NSLayoutAnchor<AnchorType>`
  var type: String { name + generics }
}
