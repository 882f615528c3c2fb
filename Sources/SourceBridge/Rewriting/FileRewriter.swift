import SwiftIfConfig
import SwiftSyntax

/// Rewrites one file: collects the edits that turn Objective-C spellings into plain Swift, and the code that registers
/// what Objective-C would see.
final class FileRewriter: ActiveSyntaxVisitor {
  /// A type declaration or extension around the node.
  struct Scope {
    var dottedName: String
    var registration: RegistrationWriter
    /// Where the registration is inserted: before the closing brace, and whether the last member shares its line.
    var bracePosition: Int
    var needsSeparator: Bool
    /// Neither a protocol nor anything generic that has no one type object.
    var canRegister: Bool
    var isClass: Bool
    var isGenericClass: Bool
    var isExtension: Bool
    /// A class declared in a function registers where it stands.
    var localEnd: Int?
    var exposesMembers: Bool
  }

  let index: ModuleIndex
  /// The file's number in the index.
  let file: Int
  let resolver: SelectorResolver
  /// Tells this file's generated names from other files'.
  let fileIdentifier: String
  var edits: [SourceEdit] = []
  var scopes: [Scope] = []
  var topLevelRegistrations: [String] = []
  var appendix: [String] = []
  var registrationCount = 0
  /// Whether the rewritten file uses the run time's registration types.
  var usesObjectiveC = false

  init(index: ModuleIndex, file: Int, conditions: BuildConditions, fileIdentifier: String) {
    self.index = index
    self.file = file
    self.resolver = SelectorResolver(index: index)
    self.fileIdentifier = fileIdentifier
    super.init(viewMode: .sourceAccurate, configuration: conditions)
  }

  // MARK: Attributes and modifiers

  private static let removedAttributes: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable", "IBSegueAction",
    "NSCopying", "GKInspectable",
  ]

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.attributeName.trimmedDescription
    if Self.removedAttributes.contains(name) {
      edits.append(SourceEdit(range: node.trimmedBytes, replacement: ""))
    } else if name == "UIApplicationMain" || name == "NSApplicationMain" {
      edits.append(SourceEdit(range: node.trimmedBytes, replacement: "@main"))
    }
    return .skipChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == "dynamic" { edits.append(SourceEdit(range: node.trimmedBytes, replacement: "")) }
    return .skipChildren
  }

  // MARK: Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    open(
      node.name.text, node.memberBlock, of: node, isClass: true, isGeneric: node.genericParameterClause != nil,
      exposes: node.attributes.has("objcMembers"))
    if let name = node.attributes.objectiveCName, !name.isEmpty {
      scopes[scopes.count - 1].registration.add(
        "MessageDispatch.registerClass(\"\(name)\", \(node.name.text).self)")
    }
    return .visitChildren
  }
  override func visitPost(_ node: ClassDeclSyntax) { close() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node.name.text, node.memberBlock, of: node, isGeneric: node.genericParameterClause != nil)
    return .visitChildren
  }
  override func visitPost(_ node: StructDeclSyntax) { close() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node.name.text, node.memberBlock, of: node, isGeneric: node.genericParameterClause != nil)
    return .visitChildren
  }
  override func visitPost(_ node: EnumDeclSyntax) { close() }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node.name.text, node.memberBlock, of: node, isGeneric: true)
    return .visitChildren
  }
  override func visitPost(_ node: ActorDeclSyntax) { close() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.trimmedDescription
    open(
      name, node.memberBlock, of: node, isClass: true,
      isGeneric: node.genericWhereClause != nil || name.contains("<") || index.isGeneric(name)
        || index.isProtocol(name),
      isExtension: true, exposes: node.attributes.has("objc", "objcMembers"))
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { close() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.attributes.has("objc") { rewriteProtocol(node) }
    return .visitChildren
  }

  private func open(
    _ name: String, _ block: MemberBlockSyntax, of node: some DeclSyntaxProtocol, isClass: Bool = false,
    isGeneric: Bool = false, isExtension: Bool = false, exposes: Bool = false
  ) {
    let brace = block.rightBrace
    let dotted = isExtension ? name : (scopes.last.map { "\($0.dottedName).\(name)" } ?? name)
    let isInGeneric = scopes.contains { !$0.canRegister || $0.isGenericClass }
    let isGenericClass = isClass && isGeneric && !isExtension && !isInGeneric
    scopes.append(
      Scope(
        dottedName: dotted, registration: RegistrationWriter(type: name),
        bracePosition: brace.positionAfterSkippingLeadingTrivia.utf8Offset,
        needsSeparator: !block.members.isEmpty && !brace.leadingTrivia.contains { $0.isNewline }
          && !(block.members.last?.trailingTrivia.contains { $0.isNewline } ?? false),
        canRegister: brace.presence == .present && !isInGeneric && (!isGeneric || isGenericClass), isClass: isClass,
        isGenericClass: isGenericClass, isExtension: isExtension, localEnd: node.endOfLocalDeclaration,
        exposesMembers: exposes || (!isExtension && index.exposesAllMembers(dotted))))
  }

  private func close() {
    guard let scope = scopes.popLast() else { return }
    if scope.isClass, !scope.isExtension, let added = index.overrides.added[scope.dottedName] {
      let text = (scope.needsSeparator ? "; " : "") + added.joined(separator: "; ") + " "
      edits.append(SourceEdit(range: scope.bracePosition..<scope.bracePosition, replacement: text))
    }
    guard scope.canRegister, !scope.registration.statements.isEmpty else { return }
    usesObjectiveC = true
    let function =
      scope.isGenericClass ? "registerMembersOfGenericClass" : "__register_\(fileIdentifier)_\(registrationCount)"
    registrationCount += 1
    var body = scope.registration.statements.joined(separator: "; ")
    var modifiers = "nonisolated static"
    if scope.isGenericClass {
      let inherits = index.genericSuperclass(of: scope.dottedName) != nil
      modifiers = inherits ? "nonisolated override class" : "nonisolated class"
      if inherits { body = "super.\(function)(); " + body }
      if !inherits { appendix.append("extension \(scope.dottedName): GenericClassRegistering {}") }
    }
    let access = scope.isGenericClass ? "public " : ""
    let needsSeparator =
      scope.needsSeparator
      || (!scope.isExtension && scope.isClass && index.overrides.added[scope.dottedName] != nil)
    edits.append(
      SourceEdit(
        range: scope.bracePosition..<scope.bracePosition,
        replacement: "\(needsSeparator ? "; " : "")\(access)\(modifiers) func \(function)() { \(body) } "))
    guard !scope.isGenericClass else { return }
    let call = "\(scope.registration.type).\(function)()"
    if let end = scope.localEnd {
      edits.append(SourceEdit(range: end..<end, replacement: "; \(call)"))
    } else if scopes.isEmpty {
      topLevelRegistrations.append(call)
    } else {
      scopes[scopes.count - 1].registration.add(call)
    }
  }

  // MARK: Members

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    applyOverridePlan(to: node.name, of: node, node.modifiers, introducer: node.funcKeyword)
    rewriteManagedMethod(node)
    guard let scope = scopes.last, node.isMember, scope.isClass, scope.canRegister,
      node.genericParameterClause == nil, !node.attributes.isUnavailable, !node.name.tokenKind.isOperator
    else { return .visitChildren }
    let labels = node.signature.parameterClause.parameters.labels
    let name = node.name.text
    let fullName = "\(name)(\(labels.map { "\($0):" }.joined()))"
    let isOverride = node.modifiers.has("override")
    let place = OverridePlan.Place(file: file, offset: node.name.nameOffset)
    let newName = index.overrides.renamed[place]
    // Another member has the old name, and calls this one.
    let isHoisted =
      newName != nil && (index.isClass(index.resolve(scope.dottedName)) || index.overrides.replaced[place] != nil)
    let isWanted =
      isExposed(node.attributes, node.modifiers, scope)
      || (isSurelyClass(scope) && index.selectedNames.contains(name))
      || OptionalRequirements.isOfModule(name: name, labels: labels, index: index)
      || (isOverride && InformalMethods.contains(fullName)) || (newName != nil && !isHoisted)
    guard isWanted else { return .visitChildren }
    let selector =
      node.attributes.objectiveCName ?? index.frameworkSelector(
        of: name, labels: labels, in: scope.dottedName, isOverride)
      ?? ObjectiveCName.selector(
        baseName: name, labels: labels, throwing: node.signature.effectSpecifiers?.throwsClause != nil)
    scopes[scopes.count - 1].registration.addMethod(
      node, name: isHoisted ? name : newName ?? name, selector: selector)
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier {
      applyOverridePlan(to: name, of: node, node.modifiers, introducer: node.bindingSpecifier)
    }
    rewriteManagedProperty(node)
    guard let scope = scopes.last, node.isMember, scope.isClass else { return .visitChildren }
    let isOfClass = node.modifiers.has("static", "class")
    if node.modifiers.has("dynamic"), !isOfClass { notifyObservers(of: node) }
    guard scope.canRegister else { return .visitChildren }
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
      let isSelected = isSurelyClass(scope) && index.selectedNames.contains(name)
      let isOptional = index.optionalRequirements[name]?.contains { $0.kind == .property } ?? false
      guard isExposed(node.attributes, node.modifiers, scope) || isSelected || isOptional else { continue }
      let key = node.attributes.objectiveCName ?? name.trimmingBackticks
      if isOfClass {
        scopes[scopes.count - 1].registration.addClassProperty(name, getter: key)
        continue
      }
      let isWritable = node.isWritable(binding)
      scopes[scopes.count - 1].registration.addProperty(
        name, key: key, isWritable: isWritable, isDynamic: node.modifiers.has("dynamic") && !scope.isGenericClass)
      if isSelected {
        scopes[scopes.count - 1].registration.addAccessors(
          name, getter: key, type: binding.typeAnnotation?.type.lineText, isWritable: isWritable)
      }
    }
    return .visitChildren
  }

  /// False for an extension of a framework's type that may be a structure.
  private func isSurelyClass(_ scope: Scope) -> Bool {
    !scope.isExtension || index.isClass(index.resolve(scope.dottedName))
      || FrameworkTypes.isClass(scope.dottedName, orInheritsFrom: "UIResponder")
  }

  /// Renames the member and changes its modifiers as the module's classes need it.
  private func applyOverridePlan(
    to name: TokenSyntax, of node: some DeclSyntaxProtocol, _ modifiers: DeclModifierListSyntax,
    introducer: TokenSyntax
  ) {
    let place = OverridePlan.Place(file: file, offset: name.nameOffset)
    let newName = index.overrides.renamed[place]
    if let newName { edits.append(SourceEdit(range: name.trimmedBytes, replacement: newName)) }
    if let member = index.overrides.replaced[place] { insert(member + "; ", at: node.trimmedBytes.lowerBound) }
    if (newName != nil && !index.overrides.keepingOverride.contains(place))
      || index.overrides.notOverriding.contains(place)
    {
      for modifier in modifiers where modifier.name.text == "override" {
        edits.append(SourceEdit(range: modifier.trimmedBytes, replacement: ""))
      }
    }
    if let added = index.overrides.overriding[place] {
      let start = introducer.nameOffset
      edits.append(SourceEdit(range: start..<start, replacement: added + " "))
    }
  }

  // MARK: Expressions

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.macroName.text {
    case "selector": rewriteSelector(node)
    case "keyPath": rewriteKeyPath(node)
    case "colorLiteral", "imageLiteral", "fileLiteral": return rewriteLiteral(node)
    default: return .visitChildren
    }
    return .skipChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    rewriteOptionalReference(node)
    if node.base?.is(SuperExprSyntax.self) == true, let scope = scopes.last,
      let name = index.overrides.superNames[index.resolve(scope.dottedName)]?[node.declName.baseName.text]
    {
      edits.append(SourceEdit(range: node.declName.baseName.trimmedBytes, replacement: name))
    }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = Self.runtimeFunctions[node.baseName.text], node.parent?.is(FunctionCallExprSyntax.self) == true {
      edits.append(SourceEdit(range: node.baseName.trimmedBytes, replacement: name))
      usesObjectiveC = true
    }
    return .visitChildren
  }

  /// Functions of Foundation that do not know the names `@objc(Name)` gives to classes.
  private static let runtimeFunctions = [
    "NSClassFromString": "MessageDispatch.classNamed", "NSStringFromClass": "MessageDispatch.name(of:)",
  ]

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    rewriteOptionalCall(node)
    rewriteObserving(node)
    rewriteTimer(node)
    return .visitChildren
  }

  private func isExposed(
    _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax, _ scope: Scope
  ) -> Bool {
    if attributes.has("nonobjc") { return false }
    return attributes.attribute(named: exposingAttributes) != nil || modifiers.has("dynamic")
      || (scope.exposesMembers && !modifiers.has("private", "fileprivate"))
  }
}

extension TokenKind {
  var isOperator: Bool {
    switch self {
    case .binaryOperator, .prefixOperator, .postfixOperator: return true
    default: return false
    }
  }
}

extension DeclSyntaxProtocol {
  /// Whether it stands in a type's braces, not in a function's.
  var isMember: Bool {
    var parent = self.parent
    while let current = parent {
      if current.is(MemberBlockItemSyntax.self) { return true }
      if current.is(CodeBlockItemSyntax.self) { return false }
      parent = current.parent
    }
    return false
  }

  /// Where a declaration inside a function ends; nil for one that is not inside a function.
  var endOfLocalDeclaration: Int? {
    guard !isMember else { return nil }
    var parent = self.parent
    while let current = parent {
      if current.is(CodeBlockSyntax.self) || current.is(ClosureExprSyntax.self)
        || current.is(AccessorBlockSyntax.self)
      {
        return endPositionBeforeTrailingTrivia.utf8Offset
      }
      parent = current.parent
    }
    return nil
  }
}
