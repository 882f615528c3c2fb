/// The changes in a module's classes that are needed because Objective-C allows overrides that Swift does not:
///
/// - An extension may override, and a subclass may override what an extension declares. Here the member of the
///   extension gets another name, and the class's body a member of the old name that calls it.
/// - A subclass may implement an optional method of a protocol that its superclass conforms to and did not
///   implement. Here the superclass gets the method, which returns what the protocol's default does, and the
///   subclass overrides it.
/// - Every class may override what categories add to a framework's class. Here the extension's member becomes one
///   that checks the object's class among those of the module: see `CategoryOverrides`.
struct OverridePlan: Sendable {
  struct SourcePosition: Hashable, Sendable {
    let file: Int
    let offset: Int
  }

  /// The new names of members: of extensions, and of classes that override what extensions gave to a framework's
  /// class.
  private(set) var renamed: [SourcePosition: String] = [:]
  /// Members that get modifiers so that they override.
  private(set) var overriding: [SourcePosition: String] = [:]
  /// Members that lose their `override`.
  private(set) var notOverriding: Set<SourcePosition> = []
  /// Renamed members that override under their new name.
  private(set) var keepingOverride: Set<SourcePosition> = []
  /// Renamed members that another member with their old name replaces.
  private(set) var replaced: [SourcePosition: String] = [:]
  /// Properties of extensions whose observers become methods with names that begin so.
  private(set) var observed: [SourcePosition: String] = [:]
  /// The members that are added to the bodies of classes, by dotted name.
  private(set) var added: [String: [String]] = [:]
  /// The new name of `super.name` in a class, by the class's dotted name and the member's base name.
  private(set) var superNames: [String: [String: String]] = [:]

  init() {}

  init(_ index: ModuleIndex) {
    var work = OverridePlanner(index: index)
    work.run()
    self = work.plan
  }

  mutating func rename(_ place: SourcePosition, to name: String) -> Bool {
    renamed.updateValue(name, forKey: place) == nil
  }
  mutating func makeOverriding(_ place: SourcePosition, _ modifiers: String) { overriding[place] = modifiers }
  mutating func replace(_ place: SourcePosition, by member: String) { replaced[place] = member }
  mutating func observe(_ place: SourcePosition, by name: String) { observed[place] = name }
  mutating func keepOverride(_ place: SourcePosition) { keepingOverride.insert(place) }
  mutating func callSuper(_ name: String, _ newName: String, in type: String) {
    superNames[type, default: [:]][name] = newName
  }
  mutating func makePlain(_ place: SourcePosition) { notOverriding.insert(place) }
  mutating func add(_ member: String, to type: String) {
    if added[type]?.contains(member) != true { added[type, default: []].append(member) }
  }
}

struct OverridePlanner {
  struct Declared {
    let member: MemberSummary
    let part: TypeSummary
    var place: OverridePlan.SourcePosition { .init(file: part.file, offset: member.offset) }
    var isInExtension: Bool { part.kind == .extension }
  }

  let index: ModuleIndex
  var plan = OverridePlan()
  /// The members of classes by dotted name of the class and name of the member.
  private(set) var declared: [String: [String: Declared]] = [:]
  /// The frameworks' classes to which extensions give a member of that name.
  private(set) var addedToFrameworks: [String: Set<String>] = [:]

  init(index: ModuleIndex) { self.index = index }

  mutating func run() {
    for (name, parts) in index.types {
      for part in parts where part.kind == .class || part.kind == .extension {
        let owner = part.kind == .class ? name : index.resolve(name)
        for member in part.members where member.kind != .initializer {
          let ownKey = keyAmongOverloads(member, of: owner)
          if declared[owner]?[ownKey] == nil || part.kind == .class {
            declared[owner, default: [:]][ownKey] = Declared(member: member, part: part)
          }
          if part.kind == .extension, !index.isClass(owner), !member.isOverride {
            addedToFrameworks[key(member), default: []].insert(owner)
          }
        }
      }
    }
    settleCategories()
    for (owner, members) in declared.sorted(by: { $0.key < $1.key }) {
      let (ancestors, root) = index.ancestors(of: owner)
      for (key, found) in members.sorted(by: { $0.key < $1.key }) {
        if plan.renamed[found.place] != nil { continue }
        let above = ancestors.first { declared[$0]?[key] != nil }
        if found.member.isOverride {
          settleOverride(found, key, owner, above, root ?? (index.isClass(owner) ? nil : owner))
        } else if above == nil, index.isClass(owner) {
          settleWitness(found, owner, ancestors)
        }
      }
    }
  }

  /// Overloads that only their parameters' types distinguish have keys of their own, but for the first.
  private func keyAmongOverloads(_ member: MemberSummary, of owner: String) -> String {
    let plain = key(member)
    guard let known = declared[owner]?[plain], known.member.parameterTypes != member.parameterTypes else {
      return plain
    }
    return plain + member.parameterTypes.joined(separator: ",")
  }

  func key(_ member: MemberSummary) -> String { (member.isStatic ? "+" : "") + member.fullName }

  private mutating func settleOverride(
    _ found: Declared, _ key: String, _ owner: String, _ above: String?, _ root: String?
  ) {
    if let above, let original = declared[above]?[key] {
      if original.isInExtension { hoist(original, above, overrides: original.member.isOverride) }
    } else if InformalMethods.areNotOverridden(found.member.fullName, root: root), !isAnotherPerform(found.member) {
      return plan.makePlain(found.place)
    }
    guard found.isInExtension else { return }
    if index.isClass(owner) {
      hoist(found, owner, overrides: true)
    } else {
      // Nothing can override in a framework's class; the method is there for those who look for it by name.
      _ = plan.rename(found.place, to: newName(found.member, owner))
    }
  }

  /// `perform(_:)` of something else than a selector, as test cases have it.
  private func isAnotherPerform(_ member: MemberSummary) -> Bool {
    member.name == "perform" && member.parameterTypes.first.map { !$0.contains("Selector") } ?? false
  }

  func newName(_ member: MemberSummary, _ owner: String) -> String {
    "__\(member.name.trimmingBackticks)_of_\(owner.filter { $0 != "." })"
  }

  /// Moves the name of an extension's member to the class's body.
  private mutating func hoist(_ found: Declared, _ owner: String, overrides: Bool) {
    guard index.isClass(owner), !found.part.isConstrained, let signature = found.member.signature,
      signature.canForward
    else { return }
    let overrides = overrides && !plan.notOverriding.contains(found.place)
    let newName = newName(found.member, owner)
    let writer = ForwardingMember(member: found.member, signature: signature)
    let access =
      signature.prefix.contains("public ") || signature.prefix.contains("open ") ? nil : found.part.access
    let modifiers = (access.map { "\($0) " } ?? "") + (overrides ? "override " : "")
    if let observers = signature.observers {
      plan.observe(found.place, by: newName)
      plan.add(writer.text(observing: observers, by: newName, modifiers: modifiers), to: owner)
      return
    }
    guard plan.rename(found.place, to: newName) else { return }
    plan.add(writer.text(calling: newName, modifiers: modifiers), to: owner)
  }

  /// Lets a class's optional method be called through the conformance that an ancestor declared.
  private mutating func settleWitness(_ found: Declared, _ owner: String, _ ancestors: [String]) {
    let member = found.member
    guard member.kind == .method, !member.isStatic, !member.isPrivate, let signature = member.signature,
      !ancestors.isEmpty
    else { return }
    for ancestor in ancestors {
      guard let isMainActor = conformance(of: ancestor, offers: member) else { continue }
      let access = index.types[ancestor]?.first { $0.kind == .class }?.access == nil ? "" : "public "
      let writer = ForwardingMember(member: member, signature: signature)
      plan.add(
        writer.text(
          calling: member.name,
          modifiers:
            "@_disfavoredOverload \(access)\(isMainActor && !signature.prefix.contains("@MainActor") ? "@MainActor " : "")",
          takesPrefix: false),
        to: ancestor)
      if found.isInExtension {
        hoist(found, owner, overrides: true)
      } else {
        let isPublic = signature.prefix.contains("public ") || signature.prefix.contains("open ")
        plan.makeOverriding(found.place, found.part.access != nil && !isPublic ? "override public" : "override")
      }
      return
    }
  }

  /// Whether a protocol that the class conforms to has the method as an optional one, and whether on the main
  /// actor.
  private func conformance(of type: String, offers member: MemberSummary) -> Bool? {
    for name in index.protocols(of: type) {
      if FrameworkTypes.isProtocol(name) {
        if let found = FrameworkTypes.declarer(of: member.fullName, in: name) { return found.isMainActor }
      } else if !index.isType(name), member.labels.first == "_", let sender = member.parameterTypes.first,
        sender.count > 3, name.hasPrefix(sender), name.count > sender.count
      {
        // A protocol of which nothing is known here: its methods begin with their sender, after which it is named.
        return false
      }
    }
    return nil
  }
}
