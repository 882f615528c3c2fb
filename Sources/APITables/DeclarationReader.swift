import SwiftSyntax

/// Reads the public declarations of one file.
final class DeclarationReader: SyntaxVisitor {
  private(set) var api = DeclaredAPI()
  private let keepsWords: Bool
  /// The enclosing types, whether they are public, and whether their members are public without a modifier.
  private var scopes: [(name: String, isPublic: Bool, exposesMembers: Bool, isClass: Bool)] = []
  /// The names of the members whose bodies enclose the visitor's position.
  private var members: [[String]] = []

  init(keepsWords: Bool) {
    self.keepsWords = keepsWords
    super.init(viewMode: .sourceAccurate)
  }

  // MARK: Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node.name, node.modifiers, node.inheritanceClause, isClass: true)
  }
  override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node.name, node.modifiers, node.inheritanceClause)
  }
  override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node.name, node.modifiers, node.inheritanceClause)
  }
  override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node.name, node.modifiers, node.inheritanceClause, exposesMembers: true)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.trimmedDescription
    let inherited = inherited(node.inheritanceClause)
    if !inherited.isEmpty { api.types[name, default: []].formUnion(inherited) }
    scopes.append((name, true, node.modifiers.isPublic, false))
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    if isPublic(node.modifiers) {
      let target = node.initializer.value.trimmedDescription.prefix { $0 != "<" }
      api.types[qualified(node.name.text), default: []].insert(String(target))
    }
    return .skipChildren
  }

  private func open(
    _ name: TokenSyntax, _ modifiers: DeclModifierListSyntax, _ inheritance: InheritanceClauseSyntax?,
    exposesMembers: Bool = false, isClass: Bool = false
  ) -> SyntaxVisitorContinueKind {
    let full = qualified(unquoted(name.text))
    let isPublic = isPublic(modifiers)
    if isPublic { api.types[full, default: []].formUnion(inherited(inheritance)) }
    if isPublic, isClass { api.classes.insert(full) }
    scopes.append((full, isPublic, isPublic && exposesMembers, isClass))
    return .visitChildren
  }

  private func inherited(_ clause: InheritanceClauseSyntax?) -> [String] {
    clause?.inheritedTypes.map { type in
      let text =
        type.type.as(AttributedTypeSyntax.self)?.baseType.trimmedDescription ?? type.type.trimmedDescription
      return String(text.prefix { $0 != "<" })
    } ?? []
  }

  // MARK: Members

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let names = spellings(node.name.text, node.signature.parameterClause.parameters)
    let result = enter(names, node.modifiers)
    if let body = node.body, body.statements.isEmpty { api.emptyFunctions.formUnion(members.last ?? []) }
    return result
  }
  override func visitPost(_ node: FunctionDeclSyntax) { members.removeLast() }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(spellings("init", node.signature.parameterClause.parameters), node.modifiers)
  }
  override func visitPost(_ node: InitializerDeclSyntax) { members.removeLast() }
  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(spellings("subscript", node.parameterClause.parameters), node.modifiers)
  }
  override func visitPost(_ node: SubscriptDeclSyntax) { members.removeLast() }
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let names = node.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text }
    let result = enter(names, node.modifiers)
    let isStored = node.bindings.allSatisfy { $0.accessorBlock == nil }
    // `private(set)` has a detail, and a lazy property is computed on first use.
    let isPlain = !node.modifiers.contains {
      $0.detail != nil || ["lazy", "static", "class"].contains($0.name.text)
    }
    if node.bindingSpecifier.text == "var", isStored, isPlain, scopes.last?.isClass == true {
      api.keptProperties.formUnion(members.last ?? [])
    }
    return result
  }
  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    api.usedNames.insert(unquoted(node.baseName.text))
    return .visitChildren
  }
  override func visitPost(_ node: VariableDeclSyntax) { members.removeLast() }
  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
    guard scopes.last?.isPublic == true else { return .skipChildren }
    for element in node.elements {
      let values = element.parameterClause.map { clause in
        "(" + clause.parameters.map { "\($0.firstName?.text ?? "_"):" }.joined() + ")"
      }
      let name = unquoted(element.name.text)
      api.members.insert(qualified(name + (values ?? "")))
      api.cases.insert(qualified(name))
    }
    return .skipChildren
  }

  /// Returns the names of a function, with and without the labels of parameters that have default values, because
  /// Apple's API has several methods in such cases.
  private func spellings(_ name: String, _ parameters: FunctionParameterListSyntax) -> [String] {
    var forms: [[String]] = [[]]
    for parameter in parameters {
      let with = forms.map { $0 + [parameter.firstName.text] }
      forms = parameter.defaultValue != nil && forms.count < 16 ? with + forms : with
    }
    return forms.map { name + "(" + $0.map { "\($0):" }.joined() + ")" }
  }

  private func enter(_ names: [String], _ modifiers: DeclModifierListSyntax) -> SyntaxVisitorContinueKind {
    // Declarations inside functions are not members.
    guard members.isEmpty, isPublic(modifiers) else {
      members.append([])
      return .visitChildren
    }
    let full = names.map { qualified(unquoted($0)) }
    api.members.formUnion(full)
    if scopes.last?.isClass == true, modifiers.contains(where: { $0.name.text == "open" }) {
      api.overridable.formUnion(full)
    }
    members.append(full)
    return .visitChildren
  }

  // MARK: Unsupported API

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.calledExpression.trimmedDescription == "Unsupported.log" else { return .visitChildren }
    let text = node.arguments.first?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    // A qualified name may belong to another type; an unqualified one belongs to the enclosing type.
    let named = text.map { String($0.prefix { $0 != " " }) }
    if let named, named.contains(".") || named.contains("(") || named.hasPrefix("UI") {
      api.partial.insert(named)
    } else {
      api.partial.formUnion(members.first ?? [])
    }
    return .visitChildren
  }

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    if keepsWords, let text = node.representedLiteralValue { api.nibWords.insert(text) }
    return .visitChildren
  }

  // MARK: Names

  private func isPublic(_ modifiers: DeclModifierListSyntax) -> Bool {
    if modifiers.contains(where: { ["private", "fileprivate", "internal", "package"].contains($0.name.text) }) {
      // A property with `public private(set) var` is public.
      guard modifiers.isPublic else { return false }
    }
    return modifiers.isPublic || scopes.last?.exposesMembers == true
  }

  private func qualified(_ name: String) -> String { (scopes.last.map { "\($0.name)." } ?? "") + name }
  private func unquoted(_ name: String) -> String { name.replacingOccurrences(of: "`", with: "") }
}

extension DeclModifierListSyntax {
  fileprivate var isPublic: Bool { contains { ["public", "open"].contains($0.name.text) } }
}
