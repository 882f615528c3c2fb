import SwiftIfConfig
import SwiftSyntax

/// The nearest declaration of a name in the functions that enclose an expression.
struct LocalDeclaration {
  let name: String
  let conditions: BuildConditions

  /// Returns whether the declaration has the type `AnyObject`; nil if there is no local declaration.
  func isAnyObject(at node: Syntax) -> Bool? {
    var child = node
    while let parent = child.parent {
      if let found = inside(parent, before: child) { return found }
      // Outside of this node are only members of a type.
      if parent.is(MemberBlockItemSyntax.self) { return nil }
      child = parent
    }
    return nil
  }

  /// Returns whether a node declares the name as `AnyObject` for the code in one of its children; nil if it does
  /// not declare it.
  private func inside(_ parent: Syntax, before child: Syntax) -> Bool? {
    if let list = parent.as(CodeBlockItemListSyntax.self) {
      for item in statements(in: list).reversed() where item.position < child.position {
        if let variable = item.item.as(VariableDeclSyntax.self), let found = inside(variable.bindings) {
          return found
        }
        if let condition = item.item.as(GuardStmtSyntax.self)?.conditions, let found = inside(condition) {
          return found
        }
      }
    } else if let statement = parent.as(IfExprSyntax.self), statement.elseBody.map({ Syntax($0) }) != child {
      return inside(statement.conditions)
    } else if let statement = parent.as(WhileStmtSyntax.self) {
      return inside(statement.conditions)
    } else if let loop = parent.as(ForStmtSyntax.self), loop.pattern.declares(name) {
      return loop.typeAnnotation?.type.isAnyObject ?? false
    } else if let function = parent.as(FunctionDeclSyntax.self) {
      return inside(function.signature.parameterClause)
    } else if let function = parent.as(InitializerDeclSyntax.self) {
      return inside(function.signature.parameterClause)
    } else if let closure = parent.as(ClosureExprSyntax.self) {
      return inside(closure.signature)
    }
    return nil
  }

  /// Returns the statements of a list, including those in active `#if` regions.
  private func statements(in list: CodeBlockItemListSyntax) -> [CodeBlockItemSyntax] {
    list.flatMap { item -> [CodeBlockItemSyntax] in
      guard let block = item.item.as(IfConfigDeclSyntax.self) else { return [item] }
      guard case .statements(let active)? = block.activeClause(in: conditions).clause?.elements else { return [] }
      return statements(in: active)
    }
  }

  private func inside(_ bindings: PatternBindingListSyntax) -> Bool? {
    for binding in bindings where binding.pattern.declares(name) {
      return binding.typeAnnotation?.type.isAnyObject ?? binding.initializer?.value.isCastToAnyObject ?? false
    }
    return nil
  }

  private func inside(_ conditions: ConditionElementListSyntax) -> Bool? {
    for condition in conditions {
      guard case .optionalBinding(let binding) = condition.condition, binding.pattern.declares(name) else {
        continue
      }
      if let type = binding.typeAnnotation?.type { return type.isAnyObject }
      // The type of the name in `if let object` or `if let object = object` is that of the outer declaration.
      guard let value = binding.initializer?.value, value.trimmedDescription != name else { return nil }
      return value.isCastToAnyObject
    }
    return nil
  }

  private func inside(_ parameters: FunctionParameterClauseSyntax) -> Bool? {
    for parameter in parameters.parameters where (parameter.secondName ?? parameter.firstName).text == name {
      return parameter.type.isAnyObject
    }
    return nil
  }

  private func inside(_ signature: ClosureSignatureSyntax?) -> Bool? {
    guard let clause = signature?.parameterClause else { return nil }
    if let list = clause.as(ClosureShorthandParameterListSyntax.self) {
      return list.contains { $0.name.text == name } ? false : nil
    }
    for parameter in clause.as(ClosureParameterClauseSyntax.self)?.parameters ?? []
    where (parameter.secondName ?? parameter.firstName).text == name {
      return parameter.type?.isAnyObject ?? false
    }
    return nil
  }
}

extension PatternSyntax {
  /// Returns whether the pattern binds the name.
  fileprivate func declares(_ name: String) -> Bool {
    if let identifier = self.as(IdentifierPatternSyntax.self) {
      return identifier.identifier.text.trimmingBackticks == name
    }
    return tokens(viewMode: .sourceAccurate).contains { $0.text.trimmingBackticks == name }
  }
}
