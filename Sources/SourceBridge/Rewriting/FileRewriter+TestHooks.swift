import SwiftSyntax

extension FileRewriter {
  private static let testHooks: Set = ["setUp", "tearDown", "setUpWithError", "tearDownWithError"]

  /// In a test case of the main actor, `setUp()` and its relatives may touch views, as with Apple's XCTest; that of
  /// Linux declares them without an actor, which an override can't change. XCTest calls them on the main thread. In
  /// Swift 6 no such override compiles with Apple's either.
  func isolateTestHook(_ node: FunctionDeclSyntax) {
    guard languageMode < 6, Self.testHooks.contains(node.name.text), node.modifiers.has("override"),
      !node.modifiers.has("static", "class", "nonisolated"), let body = node.body,
      node.signature.parameterClause.parameters.isEmpty, node.signature.effectSpecifiers?.asyncSpecifier == nil,
      let type = node.enclosingClass, type.attributes.has("MainActor") || node.attributes.has("MainActor"),
      type.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription.hasSuffix("TestCase") ?? false
    else { return }
    let fails = node.signature.effectSpecifiers?.throwsClause != nil
    let start = body.leftBrace.trimmedBytes.upperBound
    let end = body.rightBrace.trimmedBytes.lowerBound
    edits.append(SourceEdit(range: start..<start, replacement: " \(fails ? "try " : "")MainActor.assumeIsolated {"))
    edits.append(SourceEdit(range: end..<end, replacement: "} "))
    for attribute in node.attributes.compactMap({ $0.as(AttributeSyntax.self) })
    where attribute.attributeName.trimmedDescription == "MainActor" {
      edits.append(SourceEdit(range: attribute.trimmedBytes, replacement: ""))
    }
  }
}

extension FunctionDeclSyntax {
  /// The class around the method.
  fileprivate var enclosingClass: ClassDeclSyntax? {
    parent?.as(MemberBlockItemSyntax.self)?.parent?.parent?.as(MemberBlockSyntax.self)?.parent?.as(
      ClassDeclSyntax.self)
  }
}
