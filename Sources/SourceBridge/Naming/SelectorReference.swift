import SwiftSyntax

/// The declaration that the argument of `#selector(…)` refers to.
struct SelectorReference {
  enum Form { case method, getter, setter }

  var form = Form.method
  /// The type or value before the last dot, as written; nil for an unqualified name.
  var owner: String?
  var name = ""
  /// The labels, if they are written as in `tap(_:)`.
  var labels: [String]?
  /// The parameter types of an `as` cast, which selects an overload.
  var castParameterTypes: [String]?

  init(_ argument: LabeledExprSyntax) {
    switch argument.label?.text {
    case "getter": form = .getter
    case "setter": form = .setter
    default: form = .method
    }
    read(argument.expression)
  }

  private mutating func read(_ expression: ExprSyntax) {
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      read(only.expression)
    } else if let sequence = expression.as(SequenceExprSyntax.self) {
      readCast(Array(sequence.elements))
    } else if let cast = expression.as(AsExprSyntax.self) {
      read(cast.expression)
      castParameterTypes = Self.parameterTypes(of: cast.type)
    } else if let member = expression.as(MemberAccessExprSyntax.self) {
      owner = member.base?.trimmedDescription
      read(member.declName)
    } else if let reference = expression.as(DeclReferenceExprSyntax.self) {
      read(reference)
    } else if let chain = expression.as(OptionalChainingExprSyntax.self) {
      read(chain.expression)
    } else if let unwrapped = expression.as(ForceUnwrapExprSyntax.self) {
      read(unwrapped.expression)
    }
  }

  private mutating func readCast(_ elements: [ExprSyntax]) {
    guard let first = elements.first else { return }
    read(first)
    if let type = elements.last?.as(TypeExprSyntax.self)?.type {
      castParameterTypes = Self.parameterTypes(of: type)
    }
  }

  private mutating func read(_ reference: DeclReferenceExprSyntax) {
    name = reference.baseName.text.trimmingBackticks
    labels = reference.argumentNames?.arguments.map { $0.name.text }
  }

  /// Returns the parameters of the innermost function type: `Int` for both `(Owner) -> (Int) -> Void` and `(Int) ->
  /// Void`.
  private static func parameterTypes(of type: TypeSyntax) -> [String]? {
    var type = type
    var parameters: [String]?
    while true {
      if let optional = type.as(OptionalTypeSyntax.self) {
        type = optional.wrappedType
      } else if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1,
        let only = tuple.elements.first
      {
        type = only.type
      } else if let function = type.as(FunctionTypeSyntax.self) {
        parameters = function.parameters.map { $0.type.trimmedDescription }
        type = function.returnClause.type
      } else {
        return parameters
      }
    }
  }
}

extension String {
  var trimmingBackticks: String {
    hasPrefix("`") && hasSuffix("`") && count > 2 ? String(dropFirst().dropLast()) : self
  }
}
