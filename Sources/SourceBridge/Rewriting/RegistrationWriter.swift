import SwiftSyntax

/// Writes the code that registers a type's members under their Objective-C names.
struct RegistrationWriter {
  /// The name of the type, as its own members can write it.
  let type: String
  private(set) var statements: [String] = []

  init(type: String) { self.type = type }

  mutating func add(_ statement: String) { statements.append(statement) }

  /// Adds the registration of a method, unless it has parameters that Objective-C could not pass.
  /// - Parameters:
  ///   - name: the base name under which the bridged code calls the method.
  ///   - selector: the Objective-C selector.
  mutating func addMethod(_ node: FunctionDeclSyntax, name: String, selector: String) {
    let isOfClass = node.modifiers.has("static", "class")
    let parameters = Array(node.signature.parameterClause.parameters)
    guard parameters.count <= (isOfClass ? 2 : 5), !parameters.contains(where: \.canNotBePassed) else { return }
    let names = parameters.indices.map { "a\($0)" }
    let passed = zip(parameters, names).map { parameter, name in
      parameter.firstName.text == "_" ? name : "\(parameter.firstName.text): \(name)"
    }.joined(separator: ", ")
    var call = "o.\(name)(\(passed))"
    let effects = node.signature.effectSpecifiers
    if effects?.asyncSpecifier != nil {
      call = "_ = Task { \(effects?.throwsClause != nil ? "try" : "") await \(call) }"
    } else if effects?.throwsClause != nil {
      call = "try? \(call)"
    }
    let function = isOfClass ? "registerClassMethod" : "register"
    let head = closureHead(parameters, names, receiver: isOfClass ? "\(type).Type" : type)
    statements.append("MessageDispatch.\(function)(\"\(selector)\", on: \(type).self) { \(head) in \(call) }")
  }

  /// Adds the registration of a type property's getter.
  mutating func addClassProperty(_ name: String, getter: String) {
    statements.append(
      "MessageDispatch.registerClassMethod(\"\(getter)\", on: \(type).self) { (o: \(type).Type) in o.\(name) }")
  }

  mutating func addProperty(_ name: String, key: String, isWritable: Bool, isDynamic: Bool) {
    let get = "get: { (o: \(type)) in o.\(name) }"
    let set = isWritable ? ", set: { (o: \(type), v) in o.\(name) = v }" : ""
    let path = isDynamic ? ", path: { \\\(type).\(name) }" : ""
    statements.append("KeyValueAccess.register(\"\(key)\", on: \(type).self, \(get)\(set)\(path))")
  }

  mutating func addAccessors(_ name: String, getter: String, type valueType: String?, isWritable: Bool) {
    statements.append("MessageDispatch.register(\"\(getter)\", on: \(type).self) { (o: \(type)) in o.\(name) }")
    guard isWritable else { return }
    let value = valueType.map { "v: \($0.hasSuffix("!") ? $0.dropLast() + "?" : $0)" }
    let head = value.map { "(o: \(type), \($0))" } ?? "o, v"
    statements.append(
      "MessageDispatch.register(\"\(ObjectiveCName.setter(of: getter))\", on: \(type).self) { \(head) in o.\(name) = v }"
    )
  }

  /// Returns the parameters of a closure that calls the method. Their types are written if the compiler needs them
  /// to choose an overload and accepts them in a closure's parameter list.
  private func closureHead(
    _ parameters: [FunctionParameterSyntax], _ names: [String], receiver: String
  ) -> String {
    let types = parameters.map(\.typeInClosure)
    guard !types.contains(nil) else { return (["o"] + names).joined(separator: ", ") }
    let typed = zip(names, types).map { "\($0): \($1 ?? "")" }
    return "(" + (["o: \(receiver)"] + typed).joined(separator: ", ") + ")"
  }
}

extension FunctionParameterSyntax {
  /// Whether Objective-C could not pass the parameter: it is `inout`, variadic or of an opaque type.
  fileprivate var canNotBePassed: Bool {
    let text = type.trimmedDescription
    return ellipsis != nil || text.hasPrefix("inout ") || text.hasPrefix("some ")
  }

  /// The type as written in a closure's parameter list; nil for a type with attributes that are not allowed there.
  fileprivate var typeInClosure: String? {
    guard Syntax(type).attributes.isSubset(of: ["@escaping", "@MainActor", "@Sendable", "@convention(block)"])
    else {
      return nil
    }
    // The attribute is removed from the declaration as well, because a Swift closure serves as a block.
    let text = type.lineText.replacing("@convention(block) ", with: "")
    return text.hasSuffix("!") ? text.dropLast() + "?" : text
  }
}

extension Syntax {
  /// The attributes inside the node, as written.
  fileprivate var attributes: Set<String> {
    if self.is(AttributeSyntax.self) { return [trimmedDescription] }
    return children(viewMode: .sourceAccurate).reduce(into: []) { $0.formUnion($1.attributes) }
  }
}

extension VariableDeclSyntax {
  /// Returns whether the property that the binding declares can be set.
  func isWritable(_ binding: PatternBindingSyntax) -> Bool {
    guard bindingSpecifier.text == "var" else { return false }
    guard let block = binding.accessorBlock else { return true }
    guard case .accessors(let list) = block.accessors else { return false }
    return list.contains { ["set", "_modify", "willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }
}
