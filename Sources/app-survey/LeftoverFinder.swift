import SwiftSyntax

/// Finds Objective-C's spellings in a bridged file, which the compiler on Linux refuses.
final class LeftoverFinder: SyntaxVisitor {
  private(set) var found: [(spelling: String, node: Syntax)] = []

  init() { super.init(viewMode: .sourceAccurate) }

  private static let attributes: Set<String> = [
    "objc", "objcMembers", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable", "IBSegueAction",
    "GKInspectable",
    "NSManaged", "NSCopying", "UIApplicationMain", "NSApplicationMain", "nonobjc",
  ]

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.attributeName.trimmedDescription
    if Self.attributes.contains(name) { found.append(("@\(name)", Syntax(node))) }
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.macroName.text
    if name == "selector" || name == "keyPath" { found.append(("#\(name)", Syntax(node))) }
    return .visitChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == "optional" { found.append(("optional", Syntax(node))) }
    return .visitChildren
  }

  /// Skips clauses that are left out of the build and need no bridging.
  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    node.condition?.trimmedDescription == "false" ? .skipChildren : .visitChildren
  }
}
