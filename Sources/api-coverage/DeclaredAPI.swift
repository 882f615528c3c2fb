import Foundation
import SwiftParser
import SwiftSyntax

/// The public declarations of our modules, by the names that Apple's documentation gives them: `UIView.addSubview(_:)`.
final class DeclaredAPI: SyntaxVisitor {
  private(set) var types: Set<String> = []
  private(set) var members: Set<String> = []
  private var scopes: [(name: String, isPublic: Bool)] = []

  init() { super.init(viewMode: .sourceAccurate) }

  func read(_ file: URL) throws { walk(Parser.parse(source: try String(contentsOf: file, encoding: .utf8))) }

  // MARK: Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { open(node.name, node.modifiers) }
  override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { open(node.name, node.modifiers) }
  override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { open(node.name, node.modifiers) }
  override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { open(node.name, node.modifiers) }
  override func visitPost(_ node: ProtocolDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    scopes.append((node.extendedType.trimmedDescription, node.modifiers.isPublic))
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    if isPublic(node.modifiers) { types.insert(qualified(node.name.text)) }
    return .skipChildren
  }

  private func open(_ name: TokenSyntax, _ modifiers: DeclModifierListSyntax) -> SyntaxVisitorContinueKind {
    let full = qualified(name.text)
    let isPublic = isPublic(modifiers)
    if isPublic { types.insert(full) }
    scopes.append((full, isPublic && modifiers.isPublic))
    return .visitChildren
  }

  // MARK: Members

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name.text + labels(node.signature.parameterClause.parameters), node.modifiers)
    return .skipChildren
  }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    add("init" + labels(node.signature.parameterClause.parameters), node.modifiers)
    return .skipChildren
  }
  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    add("subscript" + labels(node.parameterClause.parameters), node.modifiers)
    return .skipChildren
  }
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      let names = binding.pattern.as(IdentifierPatternSyntax.self).map { [$0.identifier.text] } ?? []
      for name in names { add(name, node.modifiers) }
    }
    return .skipChildren
  }
  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
    for element in node.elements {
      let values = element.parameterClause.map { clause in
        "(" + clause.parameters.map { "\($0.firstName?.text ?? "_"):" }.joined() + ")"
      }
      if scopes.last?.isPublic == true { members.insert(qualified(unquoted(element.name.text) + (values ?? ""))) }
    }
    return .skipChildren
  }

  private func labels(_ parameters: FunctionParameterListSyntax) -> String {
    "(" + parameters.map { "\($0.firstName.text):" }.joined() + ")"
  }

  private func add(_ name: String, _ modifiers: DeclModifierListSyntax) {
    if isPublic(modifiers) { members.insert(qualified(unquoted(name))) }
  }

  /// Members of a public protocol or extension are public without saying so.
  private func isPublic(_ modifiers: DeclModifierListSyntax) -> Bool {
    if modifiers.contains(where: { ["private", "fileprivate", "internal", "package"].contains($0.name.text) }) {
      return false
    }
    return modifiers.isPublic || scopes.last?.isPublic == true
  }

  private func qualified(_ name: String) -> String { (scopes.last.map { "\($0.name)." } ?? "") + name }
  private func unquoted(_ name: String) -> String { name.replacingOccurrences(of: "`", with: "") }
}

extension DeclModifierListSyntax {
  fileprivate var isPublic: Bool { contains { ["public", "open"].contains($0.name.text) } }
}
