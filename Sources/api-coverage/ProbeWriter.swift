import Foundation

/// A writer of functions that use a declaration each.
struct ProbeWriter {
  private(set) var text = "import UIKit\n\n"
  private var count = 0

  /// The code that all files of the probe share.
  static let support = """
    import UIKit

    /// Takes a variable of exactly that type: `T` is no `T?` here.
    func same<T>(_ type: T.Type, _ value: inout T) {}

    """

  // MARK: Uses

  mutating func use(_ declaration: ProbeDeclaration, of head: TypeHead?, isInstance: Bool) {
    var parameters = isInstance ? ["_ x: \(receiver(head))"] : []
    parameters += declaration.parameters.enumerated().map { "_ a\($0): \(passedType($1))" }
    let clauses = [head?.requirements ?? "", declaration.requirements].map {
      $0.trimmingCharacters(in: .whitespaces).replacingOccurrences(of: "where ", with: "")
    }.filter { !$0.isEmpty }
    let generics = [head?.generics ?? "", declaration.generics].filter { !$0.isEmpty }.map {
      $0.dropFirst().dropLast()
    }
    let effects = (declaration.isAsync ? " async" : "") + (declaration.isThrowing ? " throws" : "")
    for call in calls(declaration, base: isInstance ? "x" : head?.type ?? "", kind: head?.kind) {
      count += 1
      let opening =
        "@MainActor private func p\(count)" + (generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>")
        + "(\(parameters.joined(separator: ", ")))" + effects
        + (clauses.isEmpty ? "" : " where \(clauses.joined(separator: ", "))")
      text += "\(opening) { \(call) }\n"
    }
  }

  private func receiver(_ head: TypeHead?) -> String {
    guard let head else { return "" }
    switch head.kind {
    // Values may conform to a protocol, and its setters may change them.
    case "protocol": return "inout any \(head.name)"
    case "class": return head.type
    default: return "inout \(head.type)"
    }
  }

  private func passedType(_ parameter: ProbeDeclaration.Parameter) -> String {
    parameter.isVariadic ? parameter.type : parameter.type.replacingOccurrences(of: "@autoclosure ", with: "")
  }

  private func calls(_ declaration: ProbeDeclaration, base: String, kind: String?) -> [String] {
    let isProtocol = kind == "protocol"
    let isClass = kind == "class"
    let dot = base.isEmpty ? "" : "\(base)."
    switch declaration.kind {
    case .enumCase: return ["_ = \(dot)\(declaration.name)"]
    case .property:
      let isOptional = declaration.isOptional && isProtocol
      let type = exact(declaration.type) + (isOptional ? "?" : "")
      var use =
        "var v = \(dot)\(declaration.name); same((\(isOptional ? "(\(exact(declaration.type)))?" : type)).self, &v)"
      if declaration.isSettable, !isOptional, !declaration.isStatic || isClass, !dot.isEmpty {
        use += "; \(dot)\(declaration.name) = v"
      }
      return [use]
    case .subscript:
      return [
        "var v = \(base)[\(arguments(declaration.parameters, of: declaration))]; same((\(exact(declaration.type))).self, &v)"
      ]
    case .method where declaration.isOperator: return ["var v = a0 \(declaration.name) a1; same((Bool).self, &v)"]
    case .method, .initializer:
      let callee = declaration.kind == .initializer ? base : dot + declaration.name
      let prefix = (declaration.isThrowing ? "try " : "") + (declaration.isAsync ? "await " : "")
      let result = result(of: declaration, base: base)
      if !declaration.generics.isEmpty, !result.isEmpty {
        return ["let _: \(result) = \(prefix)\(callee)(\(arguments(declaration.parameters, of: declaration)))"]
      }
      var uses = [use(prefix + "\(callee)(\(arguments(declaration.parameters, of: declaration)))", result)]
      // Defaults of requirements are Objective-C's, not the protocol's.
      if !isProtocol, declaration.parameters.contains(where: \.hasDefault) {
        let rest = arguments(declaration.parameters, of: declaration, withDefaults: false)
        uses.append(use(prefix + "\(callee)(\(rest))", result))
      }
      return uses
    }
  }

  private func use(_ call: String, _ result: String) -> String {
    result.isEmpty ? call : "var v = \(call); same((\(result)).self, &v)"
  }

  private func result(of declaration: ProbeDeclaration, base: String) -> String {
    if declaration.kind == .initializer { return declaration.isFailable ? "\(base)?" : base }
    if ["Void", "()", "Never", "Self", "Self?"].contains(declaration.type) { return "" }
    return exact(declaration.type)
  }

  private func arguments(
    _ parameters: [ProbeDeclaration.Parameter], of declaration: ProbeDeclaration, withDefaults: Bool = true
  ) -> String {
    return parameters.enumerated().filter { withDefaults || !$1.hasDefault }.map { index, parameter in
      let label = parameter.label == "_" ? "" : "\(parameter.label): "
      return "\(label)\(parameter.isInout ? "&" : "")a\(index)"
    }.joined(separator: ", ")
  }

  /// Returns a type in the form in which a variable is declared.
  private func exact(_ type: String) -> String { type.hasSuffix("!") ? "(\(type.dropLast()))?" : type }

  // MARK: Conformances

  mutating func conform(_ head: TypeHead, to name: String) {
    count += 1
    text += "@MainActor private func p\(count)(_ x: \(head.type)) { let _: \(name) = x }\n"
  }

  /// Writes a class that implements all given requirements, with bodies that are never run.
  mutating func conform(
    to head: TypeHead, with requirements: [ProbeDeclaration], name: String, inheriting protocols: Set<String> = []
  ) {
    count += 1
    text += "private class \(name)\(count): NSObject, \(head.name) {\n"
    for declaration in requirements { text += "  \(implementation(declaration))\n" }
    if protocols.contains("NSCopying") { text += "  func copy(with zone: NSZone? = nil) -> Any { self }\n" }
    if protocols.contains("NSCoding") {
      text += "  required init?(coder: NSCoder) { super.init() }\n  func encode(with coder: NSCoder) {}\n"
    }
    text += "}\n"
  }

  private func implementation(_ declaration: ProbeDeclaration) -> String {
    let modifier = declaration.isStatic ? "class " : declaration.kind == .initializer ? "required " : ""
    var signature = declaration.signature
    switch declaration.kind {
    case .property, .subscript:
      if let accessors = signature.range(of: " {") { signature = String(signature[..<accessors.lowerBound]) }
      return "\(modifier)\(signature) { get { fatalError() }\(declaration.isSettable ? " set {}" : "") }"
    default: return "\(modifier)\(signature) { fatalError() }"
    }
  }

  // MARK: Overrides

  /// Writes a subclass that overrides the members and calls those of the superclass.
  ///
  /// - Parameter required: the initializers that a subclass with initializers of its own has to have.
  mutating func override(_ declarations: [ProbeDeclaration], in head: TypeHead, required: [ProbeDeclaration] = []) {
    guard !declarations.isEmpty, head.generics.isEmpty else { return }
    count += 1
    text += "private class Sub\(count): \(head.name) {\n"
    let names = declarations.map(\.fullName)
    for declaration in declarations + required.filter({ !names.contains($0.fullName) }) {
      text += "  \(overriding(declaration))\n"
    }
    text += "}\n"
  }

  private func overriding(_ declaration: ProbeDeclaration) -> String {
    var signature = declaration.signature
    while let start = signature.range(of: " = ") {
      let end = signature[start.upperBound...].firstIndex { $0 == "," || $0 == ")" } ?? signature.endIndex
      signature.removeSubrange(start.lowerBound..<end)
    }
    let modifier = declaration.modifiers.contains("class") ? "class " : ""
    switch declaration.kind {
    case .property:
      if let accessors = signature.range(of: " {") { signature = String(signature[..<accessors.lowerBound]) }
      let weak = declaration.modifiers.contains("weak") ? "weak " : ""
      let setter = declaration.isSettable ? " set { super.\(declaration.name) = newValue }" : ""
      return "override \(weak)\(modifier)\(signature) { get { super.\(declaration.name) }\(setter) }"
    case .initializer:
      let keyword = declaration.isRequired ? "required" : "override"
      return
        "\(keyword) \(named(signature, declaration)) { super.init(\(arguments(declaration.parameters, of: declaration))) }"
    default:
      let prefix = (declaration.isThrowing ? "try " : "") + (declaration.isAsync ? "await " : "")
      let call = "super.\(declaration.name)(\(arguments(declaration.parameters, of: declaration)))"
      return "override \(modifier)\(named(signature, declaration)) { \(prefix)\(call) }"
    }
  }

  /// Returns the signature with numbered names for its parameters.
  private func named(_ signature: String, _ declaration: ProbeDeclaration) -> String {
    let head =
      declaration.kind == .initializer ? "init\(declaration.isFailable ? "?" : "")" : "func \(declaration.name)"
    let parameters = declaration.parameters.enumerated().map {
      "\($1.label) a\($0): \($1.type)\($1.isVariadic ? "..." : "")"
    }
    let effects = (declaration.isAsync ? " async" : "") + (declaration.isThrowing ? " throws" : "")
    let result = declaration.kind == .initializer || declaration.type.isEmpty ? "" : " -> \(declaration.type)"
    return
      "\(head)\(declaration.generics)(\(parameters.joined(separator: ", ")))\(effects)\(result) \(declaration.requirements)"
  }
}
