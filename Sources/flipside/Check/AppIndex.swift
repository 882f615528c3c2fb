import APITables
import Foundation
import SourceBridge
import SwiftIfConfig
import SwiftSyntax

/// The declarations in the sources of an app, its frameworks and packages.
struct AppIndex {
  struct Member {
    /// The name with argument labels, in the form of `AppleAPI.Member.name`.
    var name: String
    var type: Inferred
  }

  struct TypeEntry {
    var inherits: [String] = []
    var members: [String: [Member]] = [:]
    var isAlias = false
    /// Whether the app declares the type; false if it only extends the type.
    var isDeclared = false
  }

  private(set) var types: [String: TypeEntry] = [:]
  /// The functions and variables at the top level.
  private(set) var globals: [String: [Member]] = [:]
  /// The names of all members, functions and enum cases, regardless of their types.
  private(set) var names: Set<String> = []
  /// The names of all generic parameters. Extensions of a generic type use them, too.
  private(set) var genericNames: Set<String> = []
  /// The full names of types, by their last component.
  private(set) var byLastName: [String: [String]] = [:]

  mutating func read(_ tree: SourceFileSyntax, conditions: BuildConditions) {
    let reader = AppDeclarationReader(viewMode: .sourceAccurate, configuration: conditions)
    reader.walk(tree)
    for (name, type) in reader.types {
      var merged = types[name] ?? TypeEntry()
      merged.inherits += type.inherits.filter { !merged.inherits.contains($0) }
      merged.members.merge(type.members) { $0 + $1 }
      merged.isAlias = merged.isAlias || type.isAlias
      if type.isDeclared, !merged.isDeclared {
        merged.isDeclared = true
        byLastName[String(name.split(separator: ".").last ?? ""), default: []].append(name)
      }
      types[name] = merged
    }
    globals.merge(reader.globals) { $0 + $1 }
    names.formUnion(reader.names)
    genericNames.formUnion(reader.genericNames)
  }

  /// Returns the app's own type that a name refers to inside the given enclosing types.
  func type(named name: String, within scopes: [String]) -> String? {
    for scope in scopes.reversed() {
      var prefix = Substring(scope)
      while true {
        let nested = "\(prefix).\(name)"
        if types[nested]?.isDeclared == true { return nested }
        guard let dot = prefix.lastIndex(of: ".") else { break }
        prefix = prefix[..<dot]
      }
    }
    if types[name]?.isDeclared == true { return name }
    // The type may be nested in an inherited type or in one of another module; accept it if the name is unique.
    guard !name.contains("."), let found = byLastName[name], found.count == 1 else { return nil }
    return found[0]
  }
}

/// Reads the declarations of one file, in the regions that `#if` leaves active.
private final class AppDeclarationReader: ActiveSyntaxVisitor {
  var types: [String: AppIndex.TypeEntry] = [:]
  var globals: [String: [AppIndex.Member]] = [:]
  var names: Set<String> = []
  var genericNames: Set<String> = []
  private var scopes: [String] = []
  private var functionDepth = 0

  private func open(
    _ name: String, _ inheritance: InheritanceClauseSyntax?, isExtension: Bool = false,
    requirements: GenericWhereClauseSyntax? = nil
  ) -> SyntaxVisitorContinueKind {
    let full = isExtension ? name : (scopes.last.map { "\($0)." } ?? "") + name
    var inherits: [String] =
      inheritance?.inheritedTypes.map { type -> String in
        let text =
          type.type.as(AttributedTypeSyntax.self)?.baseType.trimmedDescription ?? type.type.trimmedDescription
        return String(text.prefix { $0 != "<" })
      } ?? []
    for requirement in requirements?.requirements ?? [] {
      guard let conformance = requirement.requirement.as(ConformanceRequirementSyntax.self),
        conformance.leftType.trimmedDescription == "Self"
      else { continue }
      inherits.append(conformance.rightType.trimmedDescription)
    }
    types[full, default: .init()].inherits += inherits
    if !isExtension { types[full, default: .init()].isDeclared = true }
    scopes.append(full)
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node.name.text, node.inheritanceClause)
  }
  override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node.name.text, node.inheritanceClause)
  }
  override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node.name.text, node.inheritanceClause)
  }
  override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node.name.text, node.inheritanceClause)
  }
  override func visitPost(_ node: ActorDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node.name.text, node.inheritanceClause, requirements: node.genericWhereClause)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    open(
      String(node.extendedType.trimmedDescription.prefix { $0 != "<" }), node.inheritanceClause, isExtension: true,
      requirements: node.genericWhereClause)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    let full = (scopes.last.map { "\($0)." } ?? "") + node.name.text
    var type = AppIndex.TypeEntry(isAlias: true, isDeclared: true)
    let target = node.initializer.value.trimmedDescription
    // A composition has the members of all its components.
    type.inherits = target.split(separator: "&").compactMap { Inferred(typeText: $0).name }
    types[full] = type
    return .skipChildren
  }
  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
    genericNames.insert(node.name.text)
    return .skipChildren
  }
  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    _ = open(node.name.text, node.inheritanceClause)
    scopes.removeLast()
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let labels = node.signature.parameterClause.parameters.map { "\($0.firstName.text):" }.joined()
    add("\(unquoted(node.name.text))(\(labels))", node.signature.returnClause?.type.trimmedDescription ?? "")
    functionDepth += 1
    return .visitChildren
  }
  override func visitPost(_ node: FunctionDeclSyntax) { functionDepth -= 1 }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    let labels = node.signature.parameterClause.parameters.map { "\($0.firstName.text):" }.joined()
    add("init(\(labels))", scopes.last ?? "")
    functionDepth += 1
    return .visitChildren
  }
  override func visitPost(_ node: InitializerDeclSyntax) { functionDepth -= 1 }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    functionDepth += 1
    return .visitChildren
  }
  override func visitPost(_ node: AccessorBlockSyntax) { functionDepth -= 1 }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    functionDepth += 1
    return .visitChildren
  }
  override func visitPost(_ node: ClosureExprSyntax) { functionDepth -= 1 }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard functionDepth == 0 else { return .visitChildren }
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
      var type = binding.typeAnnotation?.type.trimmedDescription ?? ""
      if type.isEmpty, let value = binding.initializer?.value { type = Self.obviousType(value) }
      add(unquoted(name), type)
    }
    return .visitChildren
  }

  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
    for element in node.elements { add(unquoted(element.name.text), scopes.last ?? "") }
    return .skipChildren
  }

  /// Returns the type of expressions such as `UILabel()`, `UIColor.red` and `"text"`, without any lookup.
  private static func obviousType(_ value: ExprSyntax) -> String {
    if let call = value.as(FunctionCallExprSyntax.self) {
      if let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
        name.first?.isUppercase == true
      {
        return name
      }
      if let member = call.calledExpression.as(MemberAccessExprSyntax.self),
        member.declName.baseName.text.first?.isUppercase == true
      {
        return member.trimmedDescription
      }
      // The closure in `{ let label = UILabel() … }()` has a known type only if its signature declares one.
      if let closure = call.calledExpression.as(ClosureExprSyntax.self) {
        return closure.signature?.returnClause?.type.trimmedDescription ?? ""
      }
    }
    if value.is(StringLiteralExprSyntax.self) { return "String" }
    if value.is(BooleanLiteralExprSyntax.self) { return "Bool" }
    return ""
  }

  private func add(_ name: String, _ type: String) {
    names.insert(name.baseName)
    guard functionDepth == 0 else { return }
    let type = type == "Self" ? scopes.last ?? "" : type
    let member = AppIndex.Member(name: name, type: Inferred(typeText: type))
    if let scope = scopes.last {
      types[scope, default: .init()].members[name.baseName, default: []].append(member)
    } else {
      globals[name, default: []].append(member)
      globals[name.baseName, default: []].append(member)
    }
  }

  private func unquoted(_ name: String) -> String { name.replacingOccurrences(of: "`", with: "") }
}
