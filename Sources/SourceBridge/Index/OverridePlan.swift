/// The changes in a module's classes that are needed because Objective-C allows overrides that Swift does not:
///
/// - In Objective-C an extension may override a member, and a subclass may override a member that an extension
///   declares. The bridge renames the extension's member and adds a member with the old name, which calls the
///   renamed one, to the body of the class.
/// - A subclass may implement an optional protocol method that its conforming superclass does not implement. The
///   bridge adds the method to the superclass, where it returns what the protocol's default returns, and makes the
///   subclass override it.
/// - Any class may override a member that an extension adds to a framework's class. The extension's member is
///   replaced by one that dispatches on the object's class; see `CategoryOverrides`, and `SharedOverrides` for
///   overrides in other modules.
struct OverridePlan: Sendable {
  struct SourcePosition: Hashable, Sendable {
    let file: Int
    let offset: Int
  }

  /// The new names of members of extensions, and of members that override what extensions add to a framework's
  /// class.
  private(set) var renamed: [SourcePosition: String] = [:]
  /// The modifiers that members get so that they override.
  private(set) var overriding: [SourcePosition: String] = [:]
  /// The members whose `override` modifier is removed.
  private(set) var notOverriding: Set<SourcePosition> = []
  /// The renamed members that keep `override`, because their superclass's member is renamed as well.
  private(set) var keepingOverride: Set<SourcePosition> = []
  /// The renamed members whose old name is taken by an added member, with the text of that member.
  private(set) var replaced: [SourcePosition: String] = [:]
  /// The properties of extensions whose observers become methods, with the prefix of the methods' names.
  private(set) var observed: [SourcePosition: String] = [:]
  /// The members that are added to the bodies of classes, by the classes' dotted names.
  private(set) var added: [String: [String]] = [:]
  /// The new name for `super.name`, by the class's dotted name and the member's base name.
  private(set) var superNames: [String: [String: String]] = [:]
  /// The protocols that classes conform to because they override members of another module's extensions.
  private(set) var conformances: [SourcePosition: String] = [:]
  /// The declarations of these protocols, by the index of the file to which they are added.
  private(set) var protocols: [Int: [String]] = [:]

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
  mutating func conform(_ place: SourcePosition, to name: String) { conformances[place] = name }
  mutating func addProtocol(_ text: String, to file: Int) { protocols[file, default: []].append(text) }
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
  /// The members of classes, by the class's dotted name and the member's key.
  private(set) var declared: [String: [String: Declared]] = [:]
  /// The frameworks' classes to which extensions add a member, by the member's key.
  private(set) var addedToFrameworks: [String: Set<String>] = [:]

  init(index: ModuleIndex) { self.index = index }

  mutating func run() {
    for (name, parts) in index.types.sorted(by: { $0.key < $1.key }) {
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
    settleSharedOverrides()
    for (owner, members) in declared.sorted(by: { $0.key < $1.key }) {
      let (ancestors, root) = index.ancestors(of: owner)
      for (key, found) in members.sorted(by: { $0.key < $1.key }) {
        if plan.renamed[found.place] != nil { continue }
        if found.isInExtension, index.isClass(owner), index.shared.member(key, of: owner, in: index.module) != nil {
          hoist(found, owner, overrides: false)
          continue
        }
        let above = ancestors.first { declared[$0]?[key] != nil }
        if found.member.isOverride {
          settleOverride(found, key, owner, above, root ?? (index.isClass(owner) ? nil : owner))
        } else if above == nil, index.isClass(owner) {
          settleWitness(found, owner, ancestors)
        }
      }
    }
  }

  /// Returns the key of a member. If overloads differ in their parameters' types only, all but the first get keys
  /// of their own.
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
      // A method in an extension of a framework's class can't override in Swift. It is renamed, and callers find it
      // by its Objective-C name at run time.
      _ = plan.rename(found.place, to: newName(found.member, owner))
    }
  }

  /// Returns whether this is a `perform(_:)` whose parameter is not a selector. Test cases may declare one.
  private func isAnotherPerform(_ member: MemberSummary) -> Bool {
    member.name == "perform" && member.parameterTypes.first.map { !$0.contains("Selector") } ?? false
  }

  func newName(_ member: MemberSummary, _ owner: String) -> String {
    "__\(member.name.trimmingBackticks)_of_\(owner.filter { $0 != "." })"
  }

  /// Adds a member with the old name of an extension's member to the body of the class.
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

  /// Adds an optional method of a class to the superclass that declares the conformance, so that calls through the
  /// protocol reach it, and makes the class's method override the added one.
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

  /// Returns whether the optional method is isolated to the main actor by a protocol that the class conforms to;
  /// nil if no such protocol declares it.
  private func conformance(of type: String, offers member: MemberSummary) -> Bool? {
    for name in index.protocols(of: type) {
      if FrameworkTypes.isProtocol(name) {
        if let found = FrameworkTypes.declarer(of: member.fullName, in: name) { return found.isMainActor }
      } else if !index.isType(name), member.labels.first == "_", let sender = member.parameterTypes.first,
        sender.count > 3, name.hasPrefix(sender), name.count > sender.count
      {
        // The protocol is unknown here. By convention such a method is a delegate's: the first argument is the
        // sender, and the protocol is named after the sender's type.
        return false
      }
    }
    return nil
  }
}
