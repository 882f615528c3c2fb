/// Resolves the argument of a `#selector` or `#keyPath` to an Objective-C name.
struct SelectorResolver {
  let index: ModuleIndex

  enum Resolution: Equatable {
    case name(String)
    /// No declaration of the module has the name; the compiler must check that a framework's class does.
    case framework(String)
  }

  /// Returns the Objective-C name of the declaration that the reference resolves to.
  /// - Parameter context: the dotted name of the type around the expression, if any.
  func resolve(_ reference: SelectorReference, context: String?) -> Resolution {
    let own = candidates(reference, context: context)
    let chosen = best(own, reference)
    switch reference.form {
    case .getter: return .name(chosen?.selector ?? reference.name)
    case .setter: return .name(ObjectiveCName.setter(of: chosen?.name ?? reference.name))
    case .method: break
    }
    if let chosen { return .name(chosen.selector) }
    let owner = reference.owner.map { $0.split(separator: ".").last.map(String.init) ?? $0 }
    if let known = FrameworkSelectors.selector(named: reference.name, labels: reference.labels, of: owner) {
      return isProtocol(reference.owner) ? .name(known) : .framework(known)
    }
    let name = ObjectiveCName.selector(
      baseName: reference.name,
      labels: reference.labels ?? Array(repeating: "_", count: reference.castParameterTypes?.count ?? 0))
    return isProtocol(reference.owner) ? .name(name) : .framework(name)
  }

  /// Returns whether the name is that of a protocol. A protocol's method can't be referenced without an instance,
  /// so the compiler can't check it.
  private func isProtocol(_ owner: String?) -> Bool {
    guard let owner else { return false }
    return FrameworkTypes.isProtocol(owner) || index.isProtocol(owner)
      || ["Delegate", "DataSource", "Protocol"].contains { owner.hasSuffix($0) }
  }

  private func candidates(_ reference: SelectorReference, context: String?) -> [MemberSummary] {
    let owner: String?
    switch reference.owner {
    case nil, "self"?, "Self"?, "super"?: owner = context
    case let written?:
      owner = index.isType(written) ? written : nil
      // The owner is a framework's type to which the module adds nothing.
      if owner == nil, written.first?.isUppercase == true, written.allSatisfy({ $0.isLetter || $0 == "." }) {
        return []
      }
    }
    let wanted: MemberSummary.Kind = reference.form == .method ? .method : .property
    if let owner {
      let own = index.members(named: reference.name, of: owner).filter { $0.kind == wanted }
      if !own.isEmpty { return own }
    }
    return index.members(named: reference.name).filter { $0.kind == wanted }
  }

  private func best(_ members: [MemberSummary], _ reference: SelectorReference) -> MemberSummary? {
    var members = members
    if let labels = reference.labels { members = members.filter { $0.labels == labels } }
    if let types = reference.castParameterTypes {
      let sameTypes = members.filter { $0.parameterTypes == types }
      members = sameTypes.isEmpty ? members.filter { $0.labels.count == types.count } : sameTypes
    }
    return members.first(where: \.isExposed) ?? members.first
  }
}
