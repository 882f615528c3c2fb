import Foundation
import SwiftParser
import SwiftSyntax

/// The public declarations of our modules without a docstring, for `api-coverage ROOT --undocumented`.
///
/// Declarations that inherit documentation count as documented: overrides, implementations of our own protocols'
/// requirements (as in DocC), requirements of `NSCoding`, `RawRepresentable` and similar protocols, and former
/// names, for which the compiler suggests the new ones.
package struct UndocumentedAPI {
  package struct Module {
    package var name: String
    /// The declarations in the form `FILE:LINE: NAME`, in the order of the sources.
    package var declarations: [String]
  }

  package let modules: [Module]

  /// Reads those modules of Flipside's sources that apps can import.
  package init(root: String) throws {
    modules = try RuntimeModules(root: root).modules.map { module in
      var found: [(path: String, declaration: DocstringReader.Declaration)] = []
      var requirements: Set<String> = []
      var inherited: [String: Set<String>] = [:]
      for path in RuntimeModules.sources(in: module.folder) {
        guard let data = FileManager.default.contents(atPath: path) else { continue }
        let short = path.hasPrefix(root) ? String(path.dropFirst(root.count).drop { $0 == "/" }) : path
        let tree = Parser.parse(source: String(decoding: data, as: UTF8.self))
        let reader = DocstringReader(tree: tree)
        reader.walk(tree)
        found += reader.found.map { (short, $0) }
        requirements.formUnion(reader.requirements)
        inherited.merge(reader.inheritances) { $0.union($1) }
      }
      let declarations = found.filter { !$0.declaration.isRequired(by: requirements, inherited) }.map {
        "\($0.path):\($0.declaration.line): \($0.declaration.name)"
      }
      return Module(name: module.name, declarations: declarations)
    }
  }
}

/// Collects the public declarations of one file, and whether each has a docstring.
private final class DocstringReader: SyntaxVisitor {
  struct Declaration {
    var line: Int
    var owner: String
    var member: String
    var isRequirement: Bool
    var name: String { owner.isEmpty ? member : "\(owner).\(member)" }

    /// Returns whether a protocol that the owner conforms to requires the member, or the member is the default
    /// implementation of a requirement.
    func isRequired(by requirements: Set<String>, _ inherited: [String: Set<String>]) -> Bool {
      guard !isRequirement else { return false }
      var known: Set<String> = [owner]
      var open = [owner]
      while let type = open.popLast() {
        if requirements.contains("\(type).\(member)") { return true }
        for next in inherited[type] ?? [] where known.insert(next).inserted { open.append(next) }
      }
      return false
    }
  }

  private(set) var found: [Declaration] = []
  /// The requirements of the public protocols in the file.
  private(set) var requirements: Set<String> = []
  /// The supertypes of the types in the file.
  private(set) var inheritances: [String: Set<String>] = [:]
  private let lines: SourceLocationConverter
  /// The enclosing types, whether they are public, and whether their members are public without a modifier.
  private var scopes: [(name: String, kind: Kind, isPublic: Bool, exposesMembers: Bool)] = []
  /// The line on which the last type declaration begins.
  private var typeLine = 0
  private enum Kind { case type, protocols, extensions }

  /// Requirements of protocols in the standard library and Foundation.
  private static let inherited: Set<String> = [
    "hash", "hashValue", "hash(into:)", "rawValue", "init(rawValue:)", "RawValue", "init(coder:)", "encode(with:)",
    "copy(with:)", "mutableCopy(with:)", "description", "debugDescription", "supportsSecureCoding", "init(from:)",
    "encode(to:)", "next()", "makeIterator()", "ArrayLiteralElement", "init(arrayLiteral:)", "init(stringLiteral:)",
    "init(integerLiteral:)", "init(floatLiteral:)", "==", "!=", "<", ">", "<=", ">=",
  ]

  init(tree: SourceFileSyntax) {
    lines = SourceLocationConverter(fileName: "", tree: tree)
    super.init(viewMode: .sourceAccurate)
  }

  // MARK: Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node, node.name.text, node.modifiers, node.inheritanceClause)
  }
  override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node, node.name.text, node.modifiers, node.inheritanceClause)
  }
  override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node, node.name.text, node.modifiers, node.inheritanceClause)
  }
  override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node, node.name.text, node.modifiers, node.inheritanceClause, kind: .protocols)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.trimmedDescription
    inherit(node.inheritanceClause, name)
    scopes.append((name, .extensions, true, node.modifiers.has("public")))
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

  private func open(
    _ node: some DeclSyntaxProtocol, _ name: String, _ modifiers: DeclModifierListSyntax,
    _ inheritance: InheritanceClauseSyntax?, kind: Kind = .type
  ) -> SyntaxVisitorContinueKind {
    inherit(inheritance, qualified(name))
    let isPublic = isPublic(modifiers)
    if isPublic { note(node, name, modifiers) }
    typeLine = lines.location(for: node.positionAfterSkippingLeadingTrivia).line
    scopes.append((qualified(name), kind, isPublic, isPublic && kind == .protocols))
    return .visitChildren
  }

  private func inherit(_ clause: InheritanceClauseSyntax?, _ name: String) {
    guard let clause else { return }
    for inherited in clause.inheritedTypes {
      let type = inherited.type.as(AttributedTypeSyntax.self)?.baseType ?? inherited.type
      inheritances[name, default: []].insert(type.trimmedDescription)
    }
  }

  // MARK: Members

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let isOperator = node.name.text.first.map { !$0.isLetter && $0 != "_" && $0 != "`" } ?? false
    let name = node.name.text + (isOperator ? "" : labels(node.signature.parameterClause))
    return member(node, name, node.modifiers)
  }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    member(node, "init" + labels(node.signature.parameterClause), node.modifiers)
  }
  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    member(node, "subscript" + labels(node.parameterClause), node.modifiers)
  }
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let names = node.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text }
    return member(node, names.joined(separator: ", "), node.modifiers)
  }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    member(node, node.name.text, node.modifiers)
  }
  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
    let names = node.elements.map(\.name.text).joined(separator: ", ")
    // The docstring of an enumeration covers the cases on its own line.
    let line = lines.location(for: node.positionAfterSkippingLeadingTrivia).line
    if scopes.last?.isPublic == true, line != typeLine { note(node, names, node.modifiers) }
    return .skipChildren
  }

  private func member(
    _ node: some DeclSyntaxProtocol, _ name: String, _ modifiers: DeclModifierListSyntax
  ) -> SyntaxVisitorContinueKind {
    if isPublic(modifiers) { note(node, name, modifiers) }
    return .skipChildren
  }

  private func labels(_ clause: FunctionParameterClauseSyntax) -> String {
    "(" + clause.parameters.map { "\($0.firstName.text):" }.joined() + ")"
  }

  private func note(_ node: some DeclSyntaxProtocol, _ name: String, _ modifiers: DeclModifierListSyntax) {
    let isRequirement = scopes.last?.kind == .protocols
    if isRequirement { requirements.insert(qualified(name)) }
    // Declarations with a leading underscore are only called by the compiler and the toolchain's Foundation.
    guard !modifiers.has("override"), !name.hasPrefix("_"), !Self.inherited.contains(name), !hasOtherName(node)
    else { return }
    let isDocumented = node.leadingTrivia.contains { piece in
      switch piece {
      case .docLineComment, .docBlockComment: true
      default: false
      }
    }
    guard !isDocumented else { return }
    let line = lines.location(for: node.positionAfterSkippingLeadingTrivia).line
    found.append(
      Declaration(
        line: line, owner: scopes.last?.name ?? "", member: name.replacingOccurrences(of: "`", with: ""),
        isRequirement: isRequirement))
  }

  /// Returns whether the declaration is the former name of another one.
  private func hasOtherName(_ node: some DeclSyntaxProtocol) -> Bool {
    node.asProtocol((any WithAttributesSyntax).self)?.attributes.contains {
      $0.trimmedDescription.hasPrefix("@available") && $0.trimmedDescription.contains("renamed:")
    } ?? false
  }

  private func isPublic(_ modifiers: DeclModifierListSyntax) -> Bool {
    if modifiers.has("public") || modifiers.has("open") {
      return scopes.last?.isPublic ?? true
    }
    let isHidden = ["private", "fileprivate", "internal", "package"].contains { modifiers.has($0) }
    return !isHidden && scopes.last?.exposesMembers == true
  }

  private func qualified(_ name: String) -> String {
    (scopes.last.map { "\($0.name)." } ?? "") + name.replacingOccurrences(of: "`", with: "")
  }
}

extension DeclModifierListSyntax {
  /// Returns whether the modifier is present and applies to the whole declaration instead of its setter.
  fileprivate func has(_ word: String) -> Bool { contains { $0.name.text == word && $0.detail == nil } }
}
