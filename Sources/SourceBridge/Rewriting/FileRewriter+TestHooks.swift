import SwiftSyntax

extension FileRewriter {
  private static let testHooks: Set = ["setUp", "tearDown", "setUpWithError", "tearDownWithError"]

  /// Lets `setUp()` and the other hooks of a test case on the main actor use views, as with Apple's XCTest. XCTest
  /// on Linux declares the hooks as nonisolated, which an override can't change, but calls them on the main thread.
  /// In Swift 6 mode such an override does not compile with Apple's XCTest either.
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
  /// The class that the method is a member of.
  fileprivate var enclosingClass: ClassDeclSyntax? {
    parent?.as(MemberBlockItemSyntax.self)?.parent?.parent?.as(MemberBlockSyntax.self)?.parent?.as(
      ClassDeclSyntax.self)
  }
}
