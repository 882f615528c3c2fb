import SwiftIfConfig
import SwiftSyntax

/// Rewrites one file. It collects edits that replace Objective-C spellings by plain Swift, and code that registers
/// the members visible to Objective-C.
final class FileRewriter: ActiveSyntaxVisitor {
  /// A type declaration or extension around the node.
  struct Scope {
    var dottedName: String
    var registration: RegistrationWriter
    /// The position before the closing brace at which the registration is inserted.
    var bracePosition: Int
    var needsSeparator: Bool
    /// Whether the type can be registered: it is neither a protocol nor a generic type without a single metatype.
    var canRegister: Bool
    var isClass: Bool
    var isGenericClass: Bool
    var isExtension: Bool
    /// The offset at which a class declared in a function is registered.
    var localEnd: Int?
    var exposesMembers: Bool
  }

  let index: ModuleIndex
  /// The number of the file in the index.
  let file: Int
  let resolver: SelectorResolver
  let conditions: BuildConditions
  /// The major version of the Swift language mode.
  let languageMode: Int
  /// A component of generated names that distinguishes them from those of other files.
  let fileIdentifier: String
  var edits: [SourceEdit] = []
  var scopes: [Scope] = []
  var topLevelRegistrations: [String] = []
  var appendix: [String] = []
  var registrationCount = 0
  /// Whether the rewritten file uses the registration types of the ObjectiveC module.
  var usesObjectiveC = false
  /// Whether the rewritten file uses the module name `Foundation`.
  var usesFoundation = false
  /// The converter for the line numbers of tests; created only for files that contain tests.
  var lines: SourceLocationConverter?
  /// The errors that the bridged code would hide from the compiler.
  var faults: [Fault] = []

  init(index: ModuleIndex, file: Int, conditions: BuildConditions, fileIdentifier: String) {
    self.index = index
    self.file = file
    self.resolver = SelectorResolver(index: index)
    self.conditions = conditions
    self.languageMode = conditions.languageMode.first ?? 5
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
    // A Swift closure serves as a block.
    let isBlock = name == "convention" && node.arguments?.trimmedDescription == "block"
    if Self.removedAttributes.contains(name) || isBlock {
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

  override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
    rewriteAvailability(node)
    return .skipChildren
  }

  // MARK: Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    open(
      node.name.text, node.memberBlock, of: node, isClass: true, isGeneric: node.genericParameterClause != nil,
      exposes: node.attributes.has("objcMembers"))
    if let name = node.attributes.objectiveCName, !name.isEmpty {
      scopes[scopes.count - 1].registration.add(
        "MessageDispatch.registerClass(\"\(name)\", \(scopes[scopes.count - 1].registration.type).self)")
    }
    registerTestClass(node)
    conformToOverrides(node)
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
    rewriteInitializerRequirements(node)
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
    let registeredName = isClass && !isGeneric ? registeredName(of: name) : name
    scopes.append(
      Scope(
        dottedName: dotted, registration: RegistrationWriter(type: registeredName),
        bracePosition: brace.positionAfterSkippingLeadingTrivia.utf8Offset,
        needsSeparator: !block.members.isEmpty && !brace.leadingTrivia.contains { $0.isNewline }
          && !(block.members.last?.trailingTrivia.contains { $0.isNewline } ?? false),
        canRegister: brace.presence == .present && !isInGeneric && (!isGeneric || isGenericClass), isClass: isClass,
        isGenericClass: isGenericClass, isExtension: isExtension, localEnd: node.endOfLocalDeclaration,
        exposesMembers: exposes || (!isExtension && index.exposesAllMembers(dotted))))
  }

  /// Returns the name by which registration calls refer to a class. A name with a lowercase first letter may also
  /// be the name of a method, even of one in a protocol's extension; the result is then the name of a new private
  /// alias.
  private func registeredName(of name: String) -> String {
    guard scopes.isEmpty, name.first?.isLowercase == true, !name.contains(".") else { return name }
    let alias = "__Type_\(fileIdentifier)_\(registrationCount)_\(appendix.count)"
    appendix.append("private typealias \(alias) = \(name)")
    return alias
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
    take(node)
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    take(node)
    return .visitChildren
  }

  // MARK: Expressions

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.macroName.text {
    case "selector": rewriteSelector(node)
    case "keyPath": rewriteKeyPath(node)
    case "fileLiteral": return rewriteFileLiteral(node)
    case "Preview": removePreview(node)
    default: return .visitChildren
    }
    return .skipChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "Preview" else { return .visitChildren }
    removePreview(node)
    return .skipChildren
  }

  /// Removes a `#Preview`, which is not part of the app; the macro comes with Xcode.
  private func removePreview(_ node: some SyntaxProtocol) {
    edits.append(SourceEdit(range: node.trimmedBytes, replacement: ""))
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    rewriteAttributeKey(node)
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    rewriteOptionalReference(node)
    rewriteMemberOfAnyObject(node)
    // Foundation exports the functions of the C library and their overloads for CGFloat.
    if let module = node.base?.as(DeclReferenceExprSyntax.self), module.baseName.text == "Darwin" {
      edits.append(SourceEdit(range: module.trimmedBytes, replacement: "Foundation"))
      usesFoundation = true
    }
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

  /// Functions of Foundation that ignore the class names of `@objc(Name)`, and their replacements.
  private static let runtimeFunctions = [
    "NSClassFromString": "MessageDispatch.classNamed", "NSStringFromClass": "MessageDispatch.name(of:)",
  ]

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    noteMissingInitializer(node)
    rewriteOptionalCall(node)
    rewriteForcedCall(node)
    rewriteObserving(node)
    rewriteTimer(node)
    rewriteProcessInfo(node)
    rewriteEnumeration(node)
    rewriteClassDescription(node)
    rewriteSubclassQuestion(node)
    return .visitChildren
  }
}
