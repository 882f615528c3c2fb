import SwiftSyntax

/// Replaces the operands of `#if` conditions that would evaluate for Linux and its package manager: operating
/// systems, environments, importable modules and flags.
///
/// All other operands, such as versions and architectures, are left to the compiler.
final class ConditionRewriter: SyntaxVisitor {
  private let conditions: BuildConditions
  private var edits: [SourceEdit] = []
  private var depth = 0

  static func edits(for tree: SourceFileSyntax, conditions: BuildConditions) -> [SourceEdit] {
    let rewriter = ConditionRewriter(conditions: conditions)
    rewriter.walk(tree)
    return rewriter.edits
  }

  private init(conditions: BuildConditions) {
    self.conditions = conditions
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let condition = node.condition {
      depth += 1
      walk(condition)
      depth -= 1
    }
    if let elements = node.elements { walk(elements) }
    return .skipChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard depth > 0 else { return .visitChildren }
    let value = conditions.isCustomConditionSet(name: node.baseName.text)
    edits.append(SourceEdit(range: node.trimmedBytes, replacement: value ? "true" : "false"))
    return .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard depth > 0, let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let argument = node.arguments.first?.expression.trimmedDescription
    else { return .visitChildren }
    let value: Bool?
    switch name {
    case "os": value = conditions.isActiveTargetOS(name: argument)
    case "targetEnvironment": value = conditions.isActiveTargetEnvironment(name: argument)
    case "canImport":
      let module = argument.split(separator: ".").first.map(String.init) ?? argument
      if BuildConditions.foreignModules.contains(module) {
        value = module == "Darwin" && conditions.importableModules.contains(module)
      } else {
        value = conditions.importableModules.contains(module) ? true : nil
      }
    default: value = nil
    }
    if let value { edits.append(SourceEdit(range: node.trimmedBytes, replacement: value ? "true" : "false")) }
    return .skipChildren
  }
}
