import SwiftSyntax

/// The modules whose import makes a module one of tests.
enum TestModules {
  private static let libraries: Set<String> = ["Quick", "Nimble", "KIF"]

  static func contains(_ name: String) -> Bool { name.contains("Test") || libraries.contains(name) }
}

extension FileRewriter {
  /// Registers a class that may be a test case, so that XCTest finds it and the tests that it inherits. Which class
  /// is below `XCTestCase` is known at run time only: a library may declare what is between.
  func registerTestClass(_ node: ClassDeclSyntax) {
    guard index.hasTests, let scope = scopes.last, scope.canRegister, !scope.isGenericClass,
      node.inheritanceClause != nil, mayBeTestCase(scope.dottedName)
    else { return }
    scopes[scopes.count - 1].registration.add("MessageDispatch.registerTestClass(\(node.name.text).self)")
  }

  /// Registers a method that Objective-C would see in a test case: one whose name begins with `test`, without
  /// parameters and result, for the class's objects. Private ones are no tests, as with Apple's XCTest.
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

  /// False for classes of the app's own kinds that happen to have a method of such a name.
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
