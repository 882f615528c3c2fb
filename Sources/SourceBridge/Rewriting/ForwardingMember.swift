/// Writes a member that does what another one does.
struct ForwardingMember {
  let member: MemberSummary
  let signature: MemberSignature

  /// - Parameters:
  ///   - name: the base name of the member to call.
  ///   - takesPrefix: whether attributes and access are the signature's.
  func text(calling name: String, modifiers: String, takesPrefix: Bool = true) -> String {
    let prefix = (takesPrefix ? signature.prefix : "") + modifiers
    return member.kind == .property ? property(prefix, name) : method(prefix, name)
  }

  private func property(_ prefix: String, _ name: String) -> String {
    let type = signature.type ?? "Any"
    guard signature.isWritable else { return "\(prefix)var \(member.name): \(type) { \(name) }" }
    return "\(prefix)var \(member.name): \(type) { get { \(name) } set { \(name) = newValue } }"
  }

  private func method(_ prefix: String, _ name: String) -> String {
    let head = signature.parameters.enumerated().map { number, parameter in
      "\(parameter.label) a\(number): \(parameter.type)\(parameter.defaultValue.map { " \($0)" } ?? "")"
    }.joined(separator: ", ")
    let passed = signature.parameters.enumerated().map { number, parameter in
      var value = "a\(number)"
      if parameter.type.hasPrefix("inout ") { value = "&" + value }
      if parameter.type.contains("@autoclosure") { value += "()" }
      return parameter.label == "_" ? value : "\(parameter.label): \(value)"
    }.joined(separator: ", ")
    var call = "self.\(name)(\(passed))"
    if signature.effects.contains("async") { call = "await \(call)" }
    if signature.effects.contains("throws") { call = "try \(call)" }
    let effects = signature.effects.isEmpty ? "" : " \(signature.effects)"
    let result = signature.type.map { " -> \($0)" } ?? ""
    let requirements = signature.requirements.isEmpty ? "" : " \(signature.requirements)"
    return
      "\(prefix)func \(member.name)\(signature.generics)(\(head))\(effects)\(result)\(requirements) { \(signature.type == nil ? "" : "return ")\(call) }"
  }
}
