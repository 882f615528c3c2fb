import SwiftSyntax

/// Turns optional requirements of Objective-C protocols into members of a protocol extension that look up the
/// method at run time.
enum OptionalRequirements {
  /// Returns the extension's members for a requirement; the result of a call is optional, as callers of an optional
  /// method expect. Returns nil if the declaration can't be an optional requirement.
  /// - Parameters:
  ///   - isAlone: whether no other optional method of the protocol has the same base name.
  ///   - isAloneInModule: whether no other optional method of any protocol in the module has it.
  static func member(for declaration: DeclSyntax, access: String, isAlone: Bool, isAloneInModule: Bool) -> String? {
    if let function = declaration.as(FunctionDeclSyntax.self) {
      var members = [method(function, access)]
      let labels = function.signature.parameterClause.parameters.map(\.firstName.text)
      if isAlone { members.append(reference(function, access, nil)) }
      // Without parameters the two references would have the same name.
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

  /// Returns a property whose value is the method as a closure; the value is nil if the object lacks the method.
  private static func reference(_ node: FunctionDeclSyntax, _ access: String, _ labels: [String]?) -> String {
    let parameters = node.signature.parameterClause.parameters
    let types = parameters.map(\.type.lineText).joined(separator: ", ")
    let result = node.signature.returnClause?.type.lineText ?? "Void"
    let names = parameters.indices.enumerated().map { "a\($0.offset)" }
    let passed = zip(parameters, names).map { $0.firstName.text == "_" ? $1 : "\($0.firstName.text): \($1)" }
    // The closure exists only if the method does, so the call's result is unwrapped unless the method itself
    // returns an optional.
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

  /// Returns the labels that distinguish an overloaded method from the others; nil if the base name is sufficient.
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

  /// Returns whether a call `x.name?(labels…)` calls an optional requirement and not an optional closure.
  static func isCall(name: String, labels: [String], index: ModuleIndex) -> Bool {
    if index.optionalRequirements[name]?.contains(where: { $0.labels == labels }) == true { return true }
    // Closures are called without labels, so only a call without labels can refer to a property that holds a
    // closure.
    let canBeClosure =
      labels.allSatisfy { $0 == "_" } && index.members(named: name).contains { $0.kind == .property }
    return !canBeClosure && FrameworkTypes.isOptionalMethod("\(name)(\(labels.map { "\($0):" }.joined()))")
  }

  static func isOfModule(name: String, labels: [String], index: ModuleIndex) -> Bool {
    index.optionalRequirements[name]?.contains { $0.labels == labels } == true
  }
}
