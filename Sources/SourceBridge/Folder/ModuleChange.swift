/// The difference between two states of a module's declarations, and the files that are bridged differently because
/// of it.
///
/// What a file becomes depends on its text and on what the index says about names. All names come from the file's
/// text, or are superclasses and protocols of types whose names do. So the change is a set of names that is closed
/// under inheritance, and concerns the files that contain one of them. `BridgedFolderTests` compares random changes
/// with modules that are bridged as a whole.
struct ModuleChange {
  /// The names of which the index says something else than before.
  private(set) var names: Set<NameHash> = []
  /// Whether the change concerns all files.
  private(set) var concernsAll = false
  /// The files whose own declarations are changed differently by the override plan, as indices of the new state.
  private(set) var files: Set<Int> = []
  /// The types of which something else than a member changed.
  private var changedTypes: Set<String> = []

  /// A state of the module.
  struct State {
    var paths: [String]
    var summaries: [FileSummary]
    var index: ModuleIndex
  }

  init(from old: State, to new: State) {
    let oldNumbers = Dictionary(zip(old.paths, old.paths.indices), uniquingKeysWith: { first, _ in first })
    let newNumbers = Dictionary(zip(new.paths, new.paths.indices), uniquingKeysWith: { first, _ in first })
    // The index lists declarations in the order of the files.
    let kept = new.paths.compactMap { oldNumbers[$0] }
    concernsAll =
      old.index.hasTests != new.index.hasTests || oldNumbers.count != old.paths.count
      || newNumbers.count != new.paths.count || zip(kept, kept.dropFirst()).contains { $0 > $1 }
      // An initializer that is added to a protocol or to a framework's class may serve a call of any type.
      || Set(old.index.addedInitializers.map(\.withoutOffset))
        != Set(new.index.addedInitializers.map(\.withoutOffset))
    for (number, path) in new.paths.enumerated() {
      let before = oldNumbers[path].map { old.summaries[$0] } ?? FileSummary()
      compare(before, new.summaries[number])
    }
    for (number, path) in old.paths.enumerated() where newNumbers[path] == nil {
      compare(old.summaries[number], FileSummary())
    }
    comparePlans(old, new, oldNumbers)
    addSubtypes(of: old.summaries + new.summaries)
  }

  // MARK: Declarations

  private mutating func compare(_ old: FileSummary, _ new: FileSummary) {
    for name in old.selectedNames.symmetricDifference(new.selectedNames) { names.insert(NameHash(name: name)) }
    let oldTypes = Self.grouped(old.types)
    let newTypes = Self.grouped(new.types)
    for (name, before) in oldTypes { compare(before, newTypes[name] ?? []) }
    for (name, after) in newTypes where oldTypes[name] == nil { compare([], after) }
  }

  private static func grouped(_ types: [TypeSummary]) -> [String: [TypeSummary]] {
    Dictionary(grouping: types, by: \.name)
  }

  /// Compares the declarations of one name.
  private mutating func compare(_ old: [TypeSummary], _ new: [TypeSummary]) {
    guard old.count == new.count, zip(old, new).allSatisfy({ $0.withoutMembers == $1.withoutMembers }) else {
      for type in old + new {
        changedTypes.insert(ModuleIndex.lastComponent(type.name))
        for member in type.members { note(member, of: type) }
      }
      return
    }
    for (before, after) in zip(old, new) where before.members != after.members {
      let oldMembers = Dictionary(grouping: before.members.map(\.withoutOffset), by: \.name)
      let newMembers = Dictionary(grouping: after.members.map(\.withoutOffset), by: \.name)
      for name in Set(oldMembers.keys).union(newMembers.keys) where oldMembers[name] != newMembers[name] {
        for member in (oldMembers[name] ?? []) + (newMembers[name] ?? []) { note(member, of: after) }
      }
    }
  }

  private mutating func note(_ member: MemberSummary, of type: TypeSummary) {
    names.insert(NameHash(name: member.name))
    guard member.kind == .initializer else { return }
    changedTypes.insert(ModuleIndex.lastComponent(type.name))
  }

  /// Adds the names of the changed types and of the types that inherit from them.
  private mutating func addSubtypes(of files: [FileSummary]) {
    guard !changedTypes.isEmpty else { return }
    var subtypes: [String: Set<String>] = [:]
    for type in files.flatMap(\.types) {
      let name = ModuleIndex.lastComponent(type.name)
      for parent in type.inherited { subtypes[ModuleIndex.lastComponent(parent), default: []].insert(name) }
    }
    var waiting = Array(changedTypes)
    while let name = waiting.popLast() {
      names.insert(NameHash(name: name))
      for subtype in subtypes[name] ?? [] where changedTypes.insert(subtype).inserted { waiting.append(subtype) }
    }
  }

  // MARK: Overrides

  /// Compares what the override plan and the initializers' requirements change.
  private mutating func comparePlans(_ old: State, _ new: State, _ oldNumbers: [String: Int]) {
    let before = old.index.overrides
    let after = new.index.overrides
    for name in Set(before.added.keys).union(after.added.keys) where before.added[name] != after.added[name] {
      changedTypes.insert(ModuleIndex.lastComponent(name))
    }
    for name in Set(before.superNames.keys).union(after.superNames.keys)
    where before.superNames[name] != after.superNames[name] {
      changedTypes.insert(ModuleIndex.lastComponent(name))
    }
    let constructing = (old.index.constructing, new.index.constructing)
    for name in Set(constructing.0.keys).union(constructing.1.keys)
    where constructing.0[name] != constructing.1[name] {
      changedTypes.insert(ModuleIndex.lastComponent(name))
    }
    let oldFiles = before.changesByFile()
    let newFiles = after.changesByFile()
    for (number, path) in new.paths.enumerated() {
      if newFiles[number] != oldNumbers[path].flatMap({ oldFiles[$0] }) { files.insert(number) }
    }
  }
}

extension TypeSummary {
  fileprivate var withoutMembers: TypeSummary {
    var copy = self
    copy.members = []
    return copy
  }
}

extension MemberSummary {
  var withoutOffset: MemberSummary {
    var copy = self
    copy.offset = 0
    return copy
  }
}

extension OverridePlan {
  /// Returns descriptions of the changes in each file, by the file's number.
  fileprivate func changesByFile() -> [Int: [String]] {
    var result: [Int: [String]] = [:]
    func add(_ kind: String, _ place: SourcePosition, _ text: String = "") {
      result[place.file, default: []].append("\(kind) \(place.offset) \(text)")
    }
    for (place, name) in renamed { add("renamed", place, name) }
    for (place, modifiers) in overriding { add("overriding", place, modifiers) }
    for place in notOverriding { add("plain", place) }
    for place in keepingOverride { add("keeping", place) }
    for (place, text) in replaced { add("replaced", place, text) }
    for (place, name) in observed { add("observed", place, name) }
    for (place, name) in conformances { add("conforms", place, name) }
    for (file, texts) in protocols { result[file, default: []] += texts.map { "protocol \($0)" } }
    return result.mapValues { $0.sorted() }
  }
}
