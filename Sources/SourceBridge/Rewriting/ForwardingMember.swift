/// The generator of a member that forwards to another member.
struct ForwardingMember {
  let member: MemberSummary
  let signature: MemberSignature

  /// Returns the text of a member that calls the member with the given base name.
  /// - Parameters:
  ///   - name: the base name of the member to call.
  ///   - modifiers: the modifiers of the new member.
  ///   - takesPrefix: whether the new member repeats the attributes and the access level of the signature.
  func text(calling name: String, modifiers: String, takesPrefix: Bool = true) -> String {
    let prefix = (takesPrefix ? signature.prefix : "") + modifiers
    return member.kind == .property ? property(prefix, name) : method(prefix, name)
  }

  /// Returns the text of a member that calls the first target whose class the object is an instance of, or else the
  /// member called `name`.
  func text(choosing targets: [(type: String, name: String)], otherwise name: String) -> String {
    let kind = member.isStatic ? ".Type" : ""
    func choose(_ use: (_ receiver: String, _ name: String) -> String) -> String {
      let cast = signature.type == "Self" ? " as! Self" : ""
      let choices = targets.map {
        "if let o = self as? \($0.type)\(kind) { return \(use("o", $0.name))\(cast) }; "
      }
      return choices.joined() + "return \(use("self", name))"
    }
    guard member.kind == .property else {
      return "\(signature.prefix)\(head) { \(choose { call($0, $1) }) }"
    }
    let declaration = "\(signature.prefix)var \(member.name): \(signature.type ?? "Any")"
    let get = choose { "\($0).\($1)" }
    guard signature.isWritable else { return "\(declaration) { \(get) }" }
    return "\(declaration) { get { \(get) } set { \(choose { "\($0).\($1) = newValue" }) } }"
  }

  /// Returns the text of a property whose observers call the methods that replace them in an extension.
  func text(observing observers: [String], by name: String, modifiers: String) -> String {
    let calls = observers.map { "\($0)(value) { \(name)_\($0)(value) }" }.joined(separator: " ")
    return "\(signature.prefix)\(modifiers)var \(member.name): \(signature.type ?? "Any") { \(calls) }"
  }

  private func property(_ prefix: String, _ name: String) -> String {
    let type = signature.type ?? "Any"
    guard signature.isWritable else { return "\(prefix)var \(member.name): \(type) { \(name) }" }
    return "\(prefix)var \(member.name): \(type) { get { \(name) } set { \(name) = newValue } }"
  }

  private func method(_ prefix: String, _ name: String) -> String {
    "\(prefix)\(head) { \(signature.type == nil ? "" : "return ")\(call("self", name)) }"
  }

  /// Returns a protocol requirement with the signature of the member.
  func requirement(named name: String) -> String {
    let kind = member.isStatic ? "static " : ""
    guard member.kind == .property else { return kind + head(named: name, hasDefaults: false) }
    return "\(kind)var \(name): \(signature.type ?? "Any") { get\(signature.isWritable ? " set" : "") }"
  }

  /// The declaration of the method without its body.
  private var head: String { head(named: member.name, hasDefaults: true) }

  private func head(named name: String, hasDefaults: Bool) -> String {
    let parameters = signature.parameters.enumerated().map { number, parameter in
      let value = hasDefaults ? parameter.defaultValue.map { " \($0)" } ?? "" : ""
      return "\(parameter.label) a\(number): \(parameter.type)\(value)"
    }.joined(separator: ", ")
    let effects = signature.effects.isEmpty ? "" : " \(signature.effects)"
    let result = signature.type.map { " -> \($0)" } ?? ""
    let requirements = signature.requirements.isEmpty ? "" : " \(signature.requirements)"
    return "func \(name)\(signature.generics)(\(parameters))\(effects)\(result)\(requirements)"
  }

  private func call(_ receiver: String, _ name: String) -> String {
    let passed = signature.parameters.enumerated().map { number, parameter in
      var value = "a\(number)"
      if parameter.type.hasPrefix("inout ") { value = "&" + value }
      if parameter.type.contains("@autoclosure") { value += "()" }
      return parameter.label == "_" ? value : "\(parameter.label): \(value)"
    }.joined(separator: ", ")
    var call = "\(receiver).\(name)(\(passed))"
    if signature.effects.contains("async") { call = "await \(call)" }
    if signature.effects.contains("throws") { call = "try \(call)" }
    return call
  }
}
