import APITables
import SwiftParser
import SwiftSyntax

/// One declaration of Apple's, read so that it can be written again as a use of it.
struct ProbeDeclaration {
  enum Kind { case property, method, initializer, enumCase, `subscript` }
  struct Parameter {
    var label: String
    /// The type, including `inout`, `@escaping` and similar attributes.
    var type: String
    var hasDefault: Bool
    var isInout: Bool { type.hasPrefix("inout ") }
    var isVariadic: Bool
  }

  var kind: Kind
  /// The name without labels.
  var name: String
  /// The name with labels, as the tables contain it.
  var fullName: String
  var signature: String
  var modifiers: Set<String>
  var parameters: [Parameter] = []
  /// The type of a property or a result, empty for none.
  var type = ""
  var isSettable = false
  var isFailable = false
  var isAsync = false
  var isThrowing = false
  /// `<Cell, Item>`, and `where Cell : UICollectionViewCell`.
  var generics = ""
  var requirements = ""
  /// Every name of a type in the declaration.
  var typeNames: Set<String> = []

  var isStatic: Bool { modifiers.contains("class") || modifiers.contains("static") }
  var isOptional: Bool { modifiers.contains("optional") }

  /// Whether Apple requires every subclass to have the initializer.
  var isRequired: Bool {
    fullName == "init(coder:)" && !modifiers.contains("convenience")
  }
  /// The key that distinguishes initializers.
  var key: String { parameters.map { "\($0.label):\($0.type)" }.joined(separator: ",") }
  var isOperator: Bool { kind == .method && name.first.map { !$0.isLetter && !["_", "`"].contains($0) } ?? false }

  /// Parses the signature of a row; nil for rows that are not members, such as types and associated types.
  init?(_ row: AppleSignatures.Row) {
    let source = Parser.parse(source: "protocol P { \(row.signature) }")
    guard let item = source.statements.first?.item.as(ProtocolDeclSyntax.self)?.memberBlock.members.first,
      let kind = Self.kind(of: item.decl)
    else { return nil }
    self.kind = kind
    name = ""
    fullName = ""
    signature = row.signature
    modifiers = Set(row.modifiers)
    if let node = item.decl.as(VariableDeclSyntax.self) { read(node) }
    if let node = item.decl.as(FunctionDeclSyntax.self) {
      name = node.name.text
      read(node.signature, node.genericParameterClause, node.genericWhereClause)
    }
    if let node = item.decl.as(InitializerDeclSyntax.self) {
      name = "init"
      isFailable = node.optionalMark != nil
      read(node.signature, node.genericParameterClause, node.genericWhereClause)
    }
    if let node = item.decl.as(SubscriptDeclSyntax.self) {
      name = "subscript"
      type = node.returnClause.type.trimmedDescription
      generics = node.genericParameterClause?.trimmedDescription ?? ""
      requirements = node.genericWhereClause?.trimmedDescription ?? ""
      // A subscript's parameter has a label only where it has two names.
      let single = Set(
        node.parameterClause.parameters.filter { $0.secondName == nil }.map { $0.firstName.text })
      parameters = Self.parameters(node.parameterClause.parameters)
      for index in parameters.indices where single.contains(parameters[index].label) {
        parameters[index].label = "_"
      }
      isSettable = node.accessorBlock?.trimmedDescription.contains("set") == true
    }
    if let node = item.decl.as(EnumCaseDeclSyntax.self), let element = node.elements.first {
      name = element.name.text
      if element.parameterClause != nil { return nil }
    }
    fullName =
      kind == .property || kind == .enumCase ? name : "\(name)(\(parameters.map { "\($0.label):" }.joined()))"
    let collector = TypeNameCollector(viewMode: .sourceAccurate)
    collector.walk(item)
    typeNames = collector.names
  }

  private static func kind(of node: DeclSyntax) -> Kind? {
    switch node.kind {
    case .variableDecl: .property
    case .functionDecl: .method
    case .initializerDecl: .initializer
    case .subscriptDecl: .subscript
    case .enumCaseDecl: .enumCase
    default: nil
    }
  }

  private mutating func read(_ node: VariableDeclSyntax) {
    guard let binding = node.bindings.first else { return }
    name = binding.pattern.trimmedDescription
    type = binding.typeAnnotation?.type.trimmedDescription ?? ""
    let accessors = binding.accessorBlock?.trimmedDescription
    isSettable = node.bindingSpecifier.text == "var" && (accessors == nil || accessors?.contains("set") == true)
  }

  private mutating func read(
    _ node: FunctionSignatureSyntax, _ generics: GenericParameterClauseSyntax?, _ clause: GenericWhereClauseSyntax?
  ) {
    parameters = Self.parameters(node.parameterClause.parameters)
    type = node.returnClause?.type.trimmedDescription ?? ""
    isAsync = node.effectSpecifiers?.asyncSpecifier != nil
    isThrowing = node.effectSpecifiers?.throwsClause != nil
    self.generics = generics?.trimmedDescription ?? ""
    requirements = clause?.trimmedDescription ?? ""
  }

  private static func parameters(_ list: FunctionParameterListSyntax) -> [Parameter] {
    list.map {
      Parameter(
        label: $0.firstName.text, type: $0.type.trimmedDescription, hasDefault: $0.defaultValue != nil,
        isVariadic: $0.ellipsis != nil)
    }
  }
}

/// A collector of the names of types, with nested names as they are written.
private final class TypeNameCollector: SyntaxVisitor {
  var names: Set<String> = []

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.text)
    return .visitChildren
  }
  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.trimmedDescription)
    return .visitChildren
  }
}
