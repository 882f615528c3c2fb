import SwiftSyntax

/// The modules whose import identifies a test module.
enum TestModules {
  private static let libraries: Set<String> = ["Quick", "Nimble", "KIF"]

  static func contains(_ name: String) -> Bool { name.contains("Test") || libraries.contains(name) }
}

extension FileRewriter {
  /// Registers a class that may be a test case, so that XCTest finds it with its inherited tests. Whether a class
  /// inherits from `XCTestCase` is known only at run time, because a library may declare the classes between them.
  func registerTestClass(_ node: ClassDeclSyntax) {
    guard index.hasTests, let scope = scopes.last, scope.canRegister, !scope.isGenericClass,
      node.inheritanceClause != nil, mayBeTestCase(scope.dottedName)
    else { return }
    scopes[scopes.count - 1].registration.add("MessageDispatch.registerTestClass(\(node.name.text).self)")
  }

  /// Registers an instance method that XCTest on Apple's systems would find in a test case: its name begins with
  /// `test`, it has no parameters and no result, and it is not private.
  func registerTest(_ node: FunctionDeclSyntax) {
    let name = node.name.text
    guard index.hasTests, name.hasPrefix("test"), let scope = scopes.last, node.isMember, scope.isClass,
      scope.canRegister, !scope.isGenericClass, node.genericParameterClause == nil,
      node.signature.parameterClause.parameters.isEmpty, node.signature.returnsNothing,
      !node.modifiers.has("static", "class", "private", "fileprivate"),
      !node.attributes.has("nonobjc"), !node.attributes.isUnavailable,
      !scope.isExtension || index.isClass(index.resolve(scope.dottedName)), mayBeTestCase(scope.dottedName)
    else { return }
    let type = scope.registration.type
    let effects = node.signature.effectSpecifiers
    let fails = effects?.throwsClause != nil
    let waits = effects?.asyncSpecifier != nil
    var call = "o.\(name)()"
    if waits { call = "await \(call)" }
    if fails { call = "try \(call)" }
    let place = "on: \(type).self, line: \(line(of: node.name))"
    let function = waits ? "registerAsyncTest" : "registerTest"
    scopes[scopes.count - 1].registration.add(
      "MessageDispatch.\(function)(\"\(name.trimmingBackticks)\", \(place)) "
        + "{ (o: \(waits ? "sending " : "")\(type)) in \(call) }")
  }

  private func line(of token: TokenSyntax) -> Int {
    if lines == nil { lines = SourceLocationConverter(fileName: "", tree: token.root) }
    return lines?.location(for: token.positionAfterSkippingLeadingTrivia).line ?? 0
  }

  /// Returns whether the class may be a test case; false for responders and direct subclasses of `NSObject` that
  /// happen to have such a method.
  private func mayBeTestCase(_ type: String) -> Bool {
    guard let root = index.ancestors(of: type).root else { return false }
    return root != "NSObject" && !FrameworkTypes.isClass(root, orInheritsFrom: "UIResponder")
  }
}

extension FunctionSignatureSyntax {
  fileprivate var returnsNothing: Bool {
    guard let type = returnClause?.type.trimmedDescription else { return true }
    return ["Void", "()", "Swift.Void"].contains(type)
  }
}
