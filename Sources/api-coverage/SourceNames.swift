import SwiftSyntax

/// The names that a source file declares for other files, and those that it uses.
final class SourceNames: SyntaxVisitor {
  /// A member and the type that it belongs to; of a nested type the outermost.
  struct Member: Hashable {
    var owner: String
    var name: String
  }

  /// Types, functions and values outside of types.
  private(set) var declared: Set<String> = []
  private(set) var members: Set<Member> = []
  private(set) var nestedTypes: Set<String> = []
  /// Names without a qualifier: types, functions, values, and members of the enclosing type.
  private(set) var named: Set<String> = []
  /// Names after a dot, or that may be members of the type around.
  private(set) var accessed: Set<String> = []
  /// All names that the file declares, including parameters and local values.
  private(set) var own: Set<String> = []

  private var scopes: [(name: String, isPrivate: Bool)] = []
  /// The number of bodies of functions and closures around the current node.
  private var bodies = 0

  init() { super.init(viewMode: .sourceAccurate) }

  // MARK: Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { open(node.name, node.modifiers) }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { open(node.name, node.modifiers) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { open(node.name, node.modifiers) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { open(node.name, node.modifiers) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { open(node.name, node.modifiers) }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.trimmedDescription.prefix { $0 != "." && $0 != "<" }
    scopes.append((String(name), isPrivate(node.modifiers)))
    return .visitChildren
  }
  override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: ActorDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: ProtocolDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

  private func open(_ name: TokenSyntax, _ modifiers: DeclModifierListSyntax) -> SyntaxVisitorContinueKind {
    declareType(name, modifiers)
    scopes.append((name.plainText, isPrivate(modifiers)))
    return .visitChildren
  }

  private func declareType(_ name: TokenSyntax, _ modifiers: DeclModifierListSyntax) {
    own.insert(name.plainText)
    if scopes.isEmpty {
      if !isPrivate(modifiers) { declared.insert(name.plainText) }
    } else {
      nestedTypes.insert(name.plainText)
    }
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    declareType(node.name, node.modifiers)
    return .visitChildren
  }
  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    own.insert(node.name.plainText)
    return .visitChildren
  }
  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
    own.insert(node.name.plainText)
    return .visitChildren
  }

  // MARK: Functions and values

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name.plainText, node.modifiers)
    return .visitChildren
  }
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      if let pattern = binding.pattern.as(IdentifierPatternSyntax.self) {
        declare(pattern.identifier.plainText, node.modifiers)
      }
    }
    return .visitChildren
  }
  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name.plainText, [])
    return .visitChildren
  }

  private func declare(_ name: String, _ modifiers: DeclModifierListSyntax) {
    own.insert(name)
    guard bodies == 0, !isPrivate(modifiers), !scopes.contains(where: \.isPrivate) else { return }
    if let outermost = scopes.first {
      members.insert(Member(owner: outermost.name, name: name))
    } else {
      declared.insert(name)
    }
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    own.insert(node.identifier.plainText)
    return .skipChildren
  }
  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    own.insert((node.secondName ?? node.firstName).plainText)
    return .visitChildren
  }
  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    own.insert((node.secondName ?? node.firstName).plainText)
    return .visitChildren
  }
  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    own.insert(node.name.plainText)
    return .visitChildren
  }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { enterBody() }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { enterBody() }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { enterBody() }
  override func visitPost(_ node: CodeBlockSyntax) { bodies -= 1 }
  override func visitPost(_ node: AccessorBlockSyntax) { bodies -= 1 }
  override func visitPost(_ node: ClosureExprSyntax) { bodies -= 1 }

  private func enterBody() -> SyntaxVisitorContinueKind {
    bodies += 1
    return .visitChildren
  }

  // MARK: Uses

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    named.insert(node.name.plainText)
    return .visitChildren
  }
  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName.plainText
    accessed.insert(name)
    let isAfterDot =
      node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
      || node.parent?.is(KeyPathPropertyComponentSyntax.self) == true
    if !isAfterDot { named.insert(name) }
    return .visitChildren
  }

  private func isPrivate(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil }
  }
}

extension TokenSyntax {
  /// The name without backticks.
  fileprivate var plainText: String { text.filter { $0 != "`" } }
}
