import APITables
import SourceBridge
import SwiftIfConfig
import SwiftSyntax

/// Finds the uses of Apple API in a source file that are missing or declared without an implementation.
///
/// It infers types from declarations, initializers and Apple's signatures. If the type of a member's base is
/// unknown, the member counts as Apple's only if no other module declares one of that name.
final class UseFinder: ActiveSyntaxVisitor {
  let model: AppModel
  let path: String
  let locations: SourceLocationConverter
  /// Whether the file imports a module that is not on this machine, whose names can't be distinguished from
  /// Apple's.
  let importsUnknown: Bool
  var uses: [APIUse] = []

  /// The full names of the enclosing types, innermost last.
  var types: [String] = []
  /// The generic parameters of the enclosing declarations with their constraints, innermost last.
  var generics: [[String: Inferred]] = []
  /// The local names of the enclosing scopes with their types, innermost last.
  var locals: [[String: Inferred]] = []
  var known: [SyntaxIdentifier: Inferred] = [:]
  /// The types of closure parameters, inferred from the calls to which the closures are passed.
  var closureElements: [SyntaxIdentifier: Inferred] = [:]

  init(
    model: AppModel, path: String, tree: SourceFileSyntax, conditions: BuildConditions, importsUnknown: Bool
  ) {
    self.model = model
    self.path = path
    self.importsUnknown = importsUnknown
    locations = SourceLocationConverter(fileName: path, tree: tree)
    super.init(viewMode: .sourceAccurate, configuration: conditions)
  }

  // MARK: Types and functions

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node.genericParameterClause)
    return .visitChildren
  }
  override func visitPost(_ node: ClassDeclSyntax) { leaveType() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node.genericParameterClause)
    return .visitChildren
  }
  override func visitPost(_ node: StructDeclSyntax) { leaveType() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node.genericParameterClause)
    return .visitChildren
  }
  override func visitPost(_ node: EnumDeclSyntax) { leaveType() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node.genericParameterClause)
    return .visitChildren
  }
  override func visitPost(_ node: ActorDeclSyntax) { leaveType() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text)
    return .visitChildren
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { leaveType() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(Inferred(typeText: node.extendedType.trimmedDescription).name ?? node.extendedType.trimmedDescription)
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { leaveType() }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let parameters = node.signature.parameterClause.parameters
    if node.parent?.is(MemberBlockItemSyntax.self) == true {
      let name = "\(node.name.text)(\(parameters.map { "\($0.firstName.text):" }.joined()))"
      let isOverride = node.modifiers.contains { $0.name.text == "override" }
      reportImplementation(name, isOverride: isOverride, at: node.name)
    }
    enter(generics: node.genericParameterClause)
    enter(parameters)
    return .visitChildren
  }
  override func visitPost(_ node: FunctionDeclSyntax) { leaveFunction() }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(generics: node.genericParameterClause)
    enter(node.signature.parameterClause.parameters)
    return .visitChildren
  }
  override func visitPost(_ node: InitializerDeclSyntax) { leaveFunction() }
  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(generics: node.genericParameterClause)
    enter(node.parameterClause.parameters)
    return .visitChildren
  }
  override func visitPost(_ node: SubscriptDeclSyntax) { leaveFunction() }

  private func enter(_ parameters: FunctionParameterListSyntax) {
    locals.append([:])
    for parameter in parameters {
      declare((parameter.secondName ?? parameter.firstName).text, meaning(of: parameter.type))
    }
  }
  private func leaveFunction() {
    locals.removeLast()
    generics.removeLast()
  }

  // MARK: Scopes

  private func open() -> SyntaxVisitorContinueKind {
    locals.append([:])
    return .visitChildren
  }
  private func close() { locals.removeLast() }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { open() }
  override func visitPost(_ node: CodeBlockSyntax) { close() }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    _ = open()
    for name in ["newValue", "oldValue"] {
      let binding = node.parent?.as(PatternBindingSyntax.self)
      declare(name, binding?.typeAnnotation.map { meaning(of: $0.type) } ?? .unknown)
    }
    return .visitChildren
  }
  override func visitPost(_ node: AccessorBlockSyntax) { close() }
  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind { open() }
  override func visitPost(_ node: IfExprSyntax) { close() }
  override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind { open() }
  override func visitPost(_ node: WhileStmtSyntax) { close() }
  override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind { open() }
  override func visitPost(_ node: SwitchCaseSyntax) { close() }
  override func visit(_ node: CatchClauseSyntax) -> SyntaxVisitorContinueKind {
    _ = open()
    declare("error", .unknown)
    return .visitChildren
  }
  override func visitPost(_ node: CatchClauseSyntax) { close() }
  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    _ = open()
    if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text {
      var element = Inferred.unknown
      if let annotation = node.typeAnnotation { element = meaning(of: annotation.type) }
      if case .list(let type) = infer(node.sequence) { element = .instance(type) }
      declare(name, element)
    }
    return .visitChildren
  }
  override func visitPost(_ node: ForStmtSyntax) { close() }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    _ = open()
    let element = closureElements[node.id] ?? .unknown
    declare("$0", element)
    switch node.signature?.parameterClause {
    case .simpleInput(let names):
      for (index, name) in names.enumerated() { declare(name.name.text, index == 0 ? element : .unknown) }
    case .parameterClause(let clause):
      for (index, parameter) in clause.parameters.enumerated() {
        let type = parameter.type.map { meaning(of: $0) } ?? (index == 0 ? element : .unknown)
        declare((parameter.secondName ?? parameter.firstName).text, type)
      }
    default: break
    }
    for capture in node.signature?.capture?.items ?? [] {
      guard let value = capture.initializer?.value else { continue }
      declare(capture.name.text, infer(value))
    }
    return .visitChildren
  }
  override func visitPost(_ node: ClosureExprSyntax) { close() }

  // MARK: Bindings

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.parent?.is(MemberBlockItemSyntax.self) == true,
      node.modifiers.contains(where: { $0.name.text == "override" }),
      let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    {
      reportImplementation(name, isOverride: true, at: node.bindings)
    }
    return .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { return .visitChildren }
    let isMember = node.parent?.parent?.parent?.is(MemberBlockItemSyntax.self) == true
    var type = Inferred.unknown
    if let annotation = node.typeAnnotation {
      type = meaning(of: annotation.type)
      if let value = node.initializer?.value { reportImplicit(value, in: type) }
    } else if let value = node.initializer?.value {
      type = infer(value)
    }
    if !isMember { declare(name, type) }
    return .visitChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { return .visitChildren }
    if let annotation = node.typeAnnotation {
      declare(name, meaning(of: annotation.type))
    } else if let value = node.initializer?.value {
      declare(name, infer(value))
    } else {
      declare(name, lookUp(name))
    }
    return .visitChildren
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    let parent = node.parent
    if parent?.is(PatternBindingSyntax.self) != true, parent?.is(OptionalBindingConditionSyntax.self) != true,
      parent?.is(ForStmtSyntax.self) != true
    {
      declare(node.identifier.text, .unknown)
    }
    return .skipChildren
  }

  // MARK: Written types

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    // The names of attributes belong to the compiler and the bridge, except for the app's own property wrappers.
    if node.name.text != "Self", reportType(node.name.text, at: node) == .unknown,
      node.parent?.is(AttributeSyntax.self) != true
    {
      reportUndeclaredType(node.name.text, at: node)
    }
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    guard let name = Inferred(typeText: node.trimmedDescription).name else { return .visitChildren }
    if reportType(name, at: node) == .unknown, reportType(node.name.text, at: node.name) == .unknown {
      reportUndeclaredType(name, at: node)
    }
    return .skipChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(generics: node.genericParameterClause)
    return .visitChildren
  }
  override func visitPost(_ node: TypeAliasDeclSyntax) { generics.removeLast() }

  // MARK: Expressions

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id {
      _ = infer(ExprSyntax(node), reports: true)
    }
    return .skipChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    _ = infer(ExprSyntax(node), reports: true)
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    noteClosures(of: node)
    reportInitializer(node)
    return .visitChildren
  }

  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind { .visitChildren }

  /// Visits an assignment, which is parsed as an unfolded sequence of the target, the operator and the value.
  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    if elements.count >= 3, elements[1].is(AssignmentExprSyntax.self) {
      let type = infer(elements[0])
      for value in elements.dropFirst(2) { reportImplicit(value, in: type) }
    }
    return .visitChildren
  }
}
