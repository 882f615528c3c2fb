import SwiftSyntax

/// Optional requirements of Objective-C protocols become members of an extension that look for the method at run
/// time.
enum OptionalRequirements {
  /// The extension's members for a requirement, with an optional result as callers see it; nil for what it can't
  /// be.
  /// - Parameters:
  ///   - isAlone: whether no other optional method of the protocol has the same base name.
  ///   - isAloneInModule: whether that holds for all protocols of the module.
  static func member(for declaration: DeclSyntax, access: String, isAlone: Bool, isAloneInModule: Bool) -> String? {
    if let function = declaration.as(FunctionDeclSyntax.self) {
      var members = [method(function, access)]
      let labels = function.signature.parameterClause.parameters.map(\.firstName.text)
      if isAlone { members.append(reference(function, access, nil)) }
      // Without parameters both would be the same name.
      if !isAloneInModule, !isAlone || !labels.isEmpty { members.append(reference(function, access, labels)) }
      return members.joined(separator: "; ")
    }
    if let variable = declaration.as(VariableDeclSyntax.self) { return property(variable, access) }
    return nil
  }

  private static func method(_ node: FunctionDeclSyntax, _ access: String) -> String {
    let parameters = node.signature.parameterClause.parameters
    let head = parameters.enumerated().map { index, parameter in
      "\(parameter.firstName.text) a\(index): \(parameter.type.trimmedDescription)"
    }.joined(separator: ", ")
    let passed = parameters.indices.enumerated().map { "a\($0.offset)" }.joined(separator: ", ")
    let result = node.signature.returnClause.map { optional($0.type) }
    let message = "MessageDispatch.sendIfImplemented(\"\(selector(node))\", to: self, [\(passed)])"
    guard let result, result != "Void?", result != "()?" else {
      return "@discardableResult \(access)func \(node.name.text)(\(head)) -> Void? { \(message) == nil ? nil : () }"
    }
    return
      "@discardableResult \(access)func \(node.name.text)(\(head)) -> \(result) { \(message)?.value as? \(result.dropLast()) }"
  }

  /// The method itself as a value, which is nil where it is missing.
  private static func reference(_ node: FunctionDeclSyntax, _ access: String, _ labels: [String]?) -> String {
    let parameters = node.signature.parameterClause.parameters
    let types = parameters.map(\.type.lineText).joined(separator: ", ")
    let result = node.signature.returnClause?.type.lineText ?? "Void"
    let names = parameters.indices.enumerated().map { "a\($0.offset)" }
    let passed = zip(parameters, names).map { $0.firstName.text == "_" ? $1 : "\($0.firstName.text): \($1)" }
    // The value is there when the method is: what it returns is at most one optional deep.
    let unwrap = result.hasSuffix("?") || result.hasSuffix("!") ? "" : "!"
    let head = names.isEmpty ? "" : names.joined(separator: ", ") + " in "
    let call = "self.\(node.name.text)(\(passed.joined(separator: ", ")))\(unwrap)"
    return
      "\(access)var \(referenceName(node.name.text, labels: labels)): ((\(types)) -> \(result))? { MessageDispatch.responds(type(of: self), to: \"\(selector(node))\") ? { \(head)\(call) } : nil }"
  }

  static func referenceName(_ name: String, labels: [String]? = nil) -> String {
    let tail = (labels ?? []).map { "_" + ($0 == "_" ? "" : $0.trimmingBackticks) }.joined()
    return "__\(name.trimmingBackticks)\(tail)_ifImplemented"
  }

  /// The labels that distinguish an overloaded method from the others; nil where its base name is enough.
  static func referenceLabels(name: String, labels: [String]?, index: ModuleIndex) -> [String]? {
    guard let labels, (index.optionalRequirements[name]?.count ?? 0) > 1 else { return nil }
    return labels
  }

  private static func selector(_ node: FunctionDeclSyntax) -> String {
    node.attributes.objectiveCName
      ?? ObjectiveCName.selector(
        baseName: node.name.text, labels: node.signature.parameterClause.parameters.labels,
        throwing: node.signature.effectSpecifiers?.throwsClause != nil)
  }

  private static func property(_ node: VariableDeclSyntax, _ access: String) -> String? {
    guard let binding = node.bindings.first, let type = binding.typeAnnotation?.type else { return nil }
    let name = binding.pattern.trimmedDescription
    let result = optional(type)
    return
      "\(access)var \(name): \(result) { KeyValueAccess.valueIfPresent(\"\(node.attributes.objectiveCName ?? name)\", of: self) as? \(result.dropLast()) }"
  }

  private static func optional(_ type: TypeSyntax) -> String {
    let text = type.trimmedDescription
    if text.hasSuffix("?") { return text }
    if text.hasSuffix("!") { return text.dropLast() + "?" }
    let needsParentheses = text.contains("->") || text.hasPrefix("any ") || text.contains("&")
    return needsParentheses ? "(\(text))?" : "\(text)?"
  }

  /// Whether a call `x.name?(labels…)` is one of an optional requirement, not of an optional closure.
  static func isCall(name: String, labels: [String], index: ModuleIndex) -> Bool {
    if index.optionalRequirements[name]?.contains(where: { $0.labels == labels }) == true { return true }
    // A closure is called without labels, so only a call without any could be one of a property's closure.
    let canBeClosure =
      labels.allSatisfy { $0 == "_" } && index.members(named: name).contains { $0.kind == .property }
    return !canBeClosure && FrameworkTypes.isOptionalMethod("\(name)(\(labels.map { "\($0):" }.joined()))")
  }

  static func isOfModule(name: String, labels: [String], index: ModuleIndex) -> Bool {
    index.optionalRequirements[name]?.contains { $0.labels == labels } == true
  }
}
