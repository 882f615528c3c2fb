/// Overrides of members that extensions of the module add to a framework's class:
///
/// ```swift
/// extension UIViewController { @objc func refresh() { … } }
/// class List: UIViewController { override func refresh() { super.refresh(); … } }
/// ```
/// The extension's member is renamed. A new member with the old name checks the object's class and calls the
/// override of that class, or else the renamed member. The overriding members are renamed as well; subclasses
/// override them under the new name.
extension OverridePlanner {
  mutating func settleCategories() {
    for (key, owners) in addedToFrameworks.sorted(by: { $0.key < $1.key }) {
      for owner in owners.sorted() {
        guard let original = declared[owner]?[key], !original.part.isConstrained,
          let signature = original.member.signature, signature.canForward
        else { continue }
        let overriders = overriders(of: key, from: owner, in: original.part.file)
        let shared = index.shared.member(key, of: owner, in: index.module)
        if !overriders.isEmpty || shared != nil { settle(original, signature, owner, overriders, shared) }
      }
    }
  }

  /// Returns the topmost overriding classes, each with its subclasses that also override the member.
  private func overriders(of key: String, from owner: String, in file: Int) -> [String: [String]] {
    var result: [String: [String]] = [:]
    for (name, members) in declared {
      guard let found = members[key], found.member.isOverride, name != owner,
        found.part.file == file || index.types[name]?.contains(where: \.isPrivate) != true,
        !InformalMethods.contains(found.member.fullName)
      else { continue }
      let (ancestors, root) = index.ancestors(of: name)
      let framework = index.isClass(name) ? root : name
      guard let framework, FrameworkTypes.isClass(framework, orInheritsFrom: owner), !index.isGeneric(name) else {
        continue
      }
      let top = ancestors.last { declared[$0]?[key]?.member.isOverride == true } ?? name
      result[top, default: []].append(name)
    }
    return result
  }

  private mutating func settle(
    _ original: Declared, _ signature: MemberSignature, _ owner: String, _ overriders: [String: [String]],
    _ shared: SharedOverrides.Member?
  ) {
    let member = original.member
    let ownName = newName(member, owner)
    guard plan.rename(original.place, to: ownName) else { return }
    let key = key(member)
    // Test the most derived classes first. The frameworks' classes come after the module's own, which may inherit
    // from them.
    let tops = overriders.keys.sorted { depth($0) == depth($1) ? $0 < $1 : depth($0) > depth($1) }
    for top in tops {
      let name = newName(member, top)
      for type in overriders[top] ?? [] {
        guard let found = declared[type]?[key], plan.rename(found.place, to: name) else { continue }
        if type != top { plan.keepOverride(found.place) }
      }
      plan.callSuper(member.name, inherited(by: top, tops, member) ?? ownName, in: top)
      for type in overriders[top] ?? [] where type != top { plan.callSuper(member.name, name, in: type) }
    }
    var targets = tops.map { (type: $0, name: newName(member, $0)) }
    let writer = ForwardingMember(member: member, signature: signature)
    if let shared {
      // The protocol is tested first, because an overriding class in another module may inherit from an overriding
      // class in this module.
      targets.insert((type: "any \(shared.protocolName)", name: shared.requirementName), at: 0)
      let access = signature.isPublic || original.part.access != nil ? "public " : ""
      let isolation = FrameworkTypes.isResponder(owner) && !signature.isNonisolated ? "@MainActor " : ""
      plan.addProtocol(
        "\(isolation)\(access)protocol \(shared.protocolName): AnyObject "
          + "{ \(writer.requirement(named: shared.requirementName)) }", to: original.part.file)
    }
    plan.replace(original.place, by: writer.text(choosing: targets, otherwise: ownName))
  }

  /// Returns the new name of the member in the nearest overriding superclass of the type; nil if there is none.
  private func inherited(by type: String, _ tops: [String], _ member: MemberSummary) -> String? {
    let framework = index.isClass(type) ? index.ancestors(of: type).root : type
    guard let framework else { return nil }
    let above = tops.first {
      $0 != type && !index.isClass($0) && FrameworkTypes.isClass(framework, orInheritsFrom: $0)
    }
    return above.map { newName(member, $0) }
  }

  /// Returns the depth of a class below `NSObject`. The module's own classes get a greater depth than all classes
  /// of frameworks.
  private func depth(_ type: String) -> Int {
    let (ancestors, root) = index.ancestors(of: type)
    return index.isClass(type)
      ? 100 + ancestors.count + FrameworkTypes.depth(of: root ?? "") : FrameworkTypes.depth(of: type)
  }

  /// Renames the members that override members of another module's extensions to the requirements of the protocols
  /// that the other module declares.
  mutating func settleSharedOverrides() {
    guard !index.shared.members.isEmpty else { return }
    for (name, parts) in index.types.sorted(by: { $0.key < $1.key }) {
      for part in parts where part.kind == .class {
        guard let parent = part.inherited.first else { continue }
        for member in part.members where member.isOverride && member.kind != .initializer {
          let found = index.shared.overridden(by: key(member), inSubclassOf: parent, outside: index.module)
          if let found { settle(Declared(member: member, part: part), name, parent, found) }
        }
      }
    }
  }

  private mutating func settle(
    _ override: Declared, _ type: String, _ parent: String, _ original: SharedOverrides.Member
  ) {
    guard plan.rename(override.place, to: original.requirementName) else { return }
    let above = index.resolve(parent, from: type)
    let ancestors = index.isClass(above) && above != type ? [above] + index.ancestors(of: above).classes : []
    if ancestors.contains(where: { declared[$0]?[original.key]?.member.isOverride == true }) {
      plan.keepOverride(override.place)
      plan.callSuper(override.member.name, original.requirementName, in: type)
    } else {
      plan.conform(override.place, to: original.protocolName)
      plan.callSuper(override.member.name, original.originalName, in: type)
    }
  }
}

extension MemberSignature {
  /// Whether a forwarding declaration can pass on all arguments; variadic ones can't be passed on.
  var canForward: Bool { !parameters.contains { $0.type.hasSuffix("...") } }
  var isPublic: Bool { prefix.contains("public ") || prefix.contains("open ") }
  var isNonisolated: Bool { prefix.contains("nonisolated ") }
}
