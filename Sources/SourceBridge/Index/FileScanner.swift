import SwiftIfConfig
import SwiftSyntax

/// Reads the summary of a file from its syntax, in the regions that `#if` leaves active.
final class FileScanner: ActiveSyntaxVisitor {
  private var summary = FileSummary()
  /// The types that enclose the node, as indices into the summary, with their dotted names.
  private var scopes: [(index: Int, name: String, isObjectiveCProtocol: Bool, exposesMembers: Bool)] = []

  static func scan(_ tree: SourceFileSyntax, conditions: BuildConditions) -> FileSummary {
    let scanner = FileScanner(viewMode: .sourceAccurate, configuration: conditions)
    scanner.walk(tree)
    return scanner.summary
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.path.first?.name.text, TestModules.contains(name) { summary.importsTests = true }
    return .skipChildren
  }

  // MARK: Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    open(
      node.name.text, .class, node.inheritanceClause, isGeneric: node.genericParameterClause != nil,
      exposes: node.attributes.has("objcMembers"), modifiers: node.modifiers)
  }
  override func visitPost(_ node: ClassDeclSyntax) { close() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node.name.text, .value, node.inheritanceClause)
  }
  override func visitPost(_ node: StructDeclSyntax) { close() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node.name.text, .value, node.inheritanceClause)
  }
  override func visitPost(_ node: EnumDeclSyntax) { close() }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node.name.text, .value, node.inheritanceClause)
  }
  override func visitPost(_ node: ActorDeclSyntax) { close() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node.name.text, .protocol, node.inheritanceClause, isObjectiveCProtocol: node.attributes.has("objc"))
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { close() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    open(
      node.extendedType.trimmedDescription, .extension, node.inheritanceClause,
      exposes: node.attributes.has("objc", "objcMembers"), modifiers: node.modifiers,
      isConstrained: node.genericWhereClause != nil)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { close() }

  private func open(
    _ name: String, _ kind: TypeSummary.Kind, _ inheritance: InheritanceClauseSyntax?, isGeneric: Bool = false,
    exposes: Bool = false, modifiers: DeclModifierListSyntax? = nil, isConstrained: Bool = false,
    isObjectiveCProtocol: Bool = false
  ) -> SyntaxVisitorContinueKind {
    let fullName = kind == .extension ? name : ((scopes.last?.name).map { "\($0).\(name)" } ?? name)
    summary.types.append(
      TypeSummary(
        name: fullName, kind: kind, inherited: inheritance?.names ?? [], isGeneric: isGeneric,
        exposesAllMembers: exposes,
        access: modifiers.flatMap { $0.has("open") ? "open" : $0.has("public") ? "public" : nil },
        isPrivate: modifiers?.has("private", "fileprivate") ?? false, isConstrained: isConstrained))
    scopes.append((summary.types.count - 1, fullName, isObjectiveCProtocol, exposes))
    return .visitChildren
  }

  private func close() { scopes.removeLast() }

  // MARK: Members

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard isMember(node) else { return .visitChildren }
    let parameters = node.signature.parameterClause.parameters
    // Only members that may need a forwarding declaration (see `OverridePlan`) keep their signature as written.
    let isWritten =
      scopes.last.map { summary.types[$0.index].kind == .extension } == true
      || !node.modifiers.has("override")
        && (parameters.first?.firstName.text == "_"
          || FrameworkTypes.isOptionalMethod(
            "\(node.name.text)(\(parameters.labels.map { "\($0):" }.joined()))"))
    add(
      MemberSummary(
        kind: .method, name: node.name.text, labels: parameters.labels, parameterTypes: parameters.typeTexts,
        isThrowing: node.signature.effectSpecifiers?.throwsClause != nil,
        isExposed: isExposed(node.attributes, node.modifiers),
        isOptional: node.modifiers.has("optional"), explicitName: node.attributes.objectiveCName,
        isOverride: node.modifiers.has("override"), isStatic: node.modifiers.has("static", "class"),
        isPrivate: node.modifiers.has("private", "fileprivate"), offset: node.name.nameOffset,
        signature: isWritten ? MemberSignature(node) : nil))
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    guard isMember(node) else { return .visitChildren }
    let parameters = node.signature.parameterClause.parameters
    add(
      MemberSummary(
        kind: .initializer, name: "init", labels: parameters.labels, parameterTypes: parameters.typeTexts,
        isExposed: isExposed(node.attributes, node.modifiers), explicitName: node.attributes.objectiveCName,
        isOverride: node.modifiers.has("override"),
        defaults: parameters.map { $0.defaultValue != nil || $0.ellipsis != nil },
        isConvenience: node.modifiers.has("convenience") ? true : nil))
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard isMember(node) else { return .visitChildren }
    for binding in node.bindings {
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
      add(
        MemberSummary(
          kind: .property, name: pattern.identifier.text, isExposed: isExposed(node.attributes, node.modifiers),
          isOptional: node.modifiers.has("optional"), explicitName: node.attributes.objectiveCName,
          isOverride: node.modifiers.has("override"), isStatic: node.modifiers.has("static", "class"),
          isPrivate: node.modifiers.has("private", "fileprivate"), offset: pattern.identifier.nameOffset,
          isAnyObject: binding.typeAnnotation?.type.isAnyObject == true ? true : nil,
          signature: scopes.last.map { summary.types[$0.index].kind == .extension } == true
            ? MemberSignature(node, binding) : nil))
    }
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    if node.macroName.text == "selector", let argument = node.arguments.first {
      summary.selectedNames.insert(SelectorReference(argument).name)
    }
    return .visitChildren
  }

  /// Returns whether the node is a member of the innermost type, not a declaration inside a function.
  private func isMember(_ node: some DeclSyntaxProtocol) -> Bool {
    guard !scopes.isEmpty else { return false }
    var parent = node.parent
    while let current = parent {
      if current.is(MemberBlockItemSyntax.self) { return true }
      if current.is(CodeBlockItemSyntax.self) { return false }
      parent = current.parent
    }
    return false
  }

  private func isExposed(_ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax) -> Bool {
    guard let scope = scopes.last else { return false }
    return attributes.attribute(named: exposingAttributes) != nil || modifiers.has("dynamic")
      || scope.isObjectiveCProtocol || (scope.exposesMembers && !modifiers.has("private", "fileprivate"))
  }

  private func add(_ member: MemberSummary) {
    guard let scope = scopes.last else { return }
    summary.types[scope.index].members.append(member)
  }
}
