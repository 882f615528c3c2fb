import SwiftSyntax

extension SyntaxProtocol {
  /// The text of the node on one line, without comments.
  var lineText: String {
    var text = ""
    var needsSpace = false
    for token in tokens(viewMode: .sourceAccurate) {
      if !text.isEmpty, needsSpace || !token.leadingTrivia.isEmpty { text += " " }
      text += token.text
      needsSpace = !token.trailingTrivia.isEmpty
    }
    return text
  }
}

extension MemberSignature {
  init(_ node: FunctionDeclSyntax) {
    prefix = Self.prefix(node.attributes, node.modifiers)
    generics = node.genericParameterClause?.lineText ?? ""
    parameters = node.signature.parameterClause.parameters.map { parameter in
      Parameter(
        label: parameter.firstName.text, type: parameter.type.lineText + (parameter.ellipsis == nil ? "" : "..."),
        defaultValue: parameter.defaultValue?.lineText)
    }
    effects = node.signature.effectSpecifiers?.lineText ?? ""
    type = node.signature.returnClause?.type.lineText
    requirements = node.genericWhereClause?.lineText ?? ""
  }

  /// Creates the summary of a property; nil if the property has no type annotation.
  init?(_ node: VariableDeclSyntax, _ binding: PatternBindingSyntax) {
    guard let annotation = binding.typeAnnotation else { return nil }
    prefix = Self.prefix(node.attributes, node.modifiers)
    type = annotation.type.lineText
    isWritable = node.isWritable(binding)
    if case .accessors(let list) = binding.accessorBlock?.accessors {
      let names = list.map(\.accessorSpecifier.text)
      if !names.isEmpty, names.allSatisfy({ $0 == "didSet" || $0 == "willSet" }) { observers = names }
    }
  }

  /// Returns the attributes and modifiers that a forwarding declaration must repeat.
  private static func prefix(_ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax) -> String {
    var parts: [String] = []
    for element in attributes {
      guard case .attribute(let attribute) = element else { continue }
      let name = attribute.attributeName.trimmedDescription
      if ["available", "discardableResult", "MainActor", "preconcurrency", "Sendable"].contains(name) {
        parts.append(attribute.lineText)
      }
    }
    for modifier in modifiers
    where ["public", "open", "class", "static", "nonisolated"].contains(modifier.name.text) {
      parts.append(modifier.lineText)
    }
    return parts.map { $0 + " " }.joined()
  }
}
