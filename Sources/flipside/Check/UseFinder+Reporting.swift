import APITables
import SwiftSyntax

extension UseFinder {
  func line(of node: some SyntaxProtocol) -> Int {
    locations.location(for: node.positionAfterSkippingLeadingTrivia).line
  }

  func report(
    _ kind: APIUse.Kind, _ name: String, _ status: APITables.Status, at node: some SyntaxProtocol,
    owner: String? = nil
  ) {
    guard status != .there else { return }
    uses.append(
      APIUse(
        kind: kind, name: name, status: status == .partial ? .partial : .missing, missingOwner: owner, file: path,
        line: line(of: node)))
  }

  /// Reports the use of a type of Apple's that is missing, and returns the type that the name refers to.
  @discardableResult
  func reportType(_ name: String, at node: some SyntaxProtocol) -> Inferred {
    let outermost = String(name.prefix { $0 != "." })
    if !name.contains("."), let generic = generics.reversed().lazy.compactMap({ $0[outermost] }).first {
      return generic
    }
    switch model.meaning(ofType: name, within: types) {
    case .own(let own): return .instance(own)
    case .apples(let apples):
      let status = model.tables.status(ofType: apples)
      if status == .missing, let outer = missingOuter(apples) {
        report(.member, apples, status, at: node, owner: outer)
      } else {
        report(.type, apples, status, at: node)
      }
      return .instance(apples)
    case .libraries(let name): return .instance(name)
    case nil: return .unknown
    }
  }

  /// Returns the missing type that a nested type belongs to; nil if the outer type exists.
  private func missingOuter(_ name: String) -> String? {
    guard let dot = name.firstIndex(of: ".") else { return nil }
    let outer = String(name[..<dot])
    return model.tables.isApples(outer) && model.tables.status(ofType: outer) == .missing ? outer : nil
  }

  func reportMember(_ member: AppleAPI.Member, owner: String, of type: String, at node: some SyntaxProtocol) {
    let tables = model.tables
    // A subclass of a missing type may inherit the member from an existing type.
    if tables.status(of: member.name, in: type) == .there { return }
    if tables.status(of: member.name, in: owner) == .there { return }
    let missing = tables.status(ofType: owner) == .missing ? owner : nil
    let status = max(tables.status(of: member.name, in: owner), tables.status(of: member.name, in: type))
    report(.member, "\(owner).\(member.name)", status, at: node, owner: missing.map { missingOuter($0) ?? $0 })
  }

  /// Reports a member of a value whose type is unknown. The member counts as Apple's if no other module declares
  /// one of that name; it is reported if all of Apple's types with such a member lack it here.
  func reportByName(_ name: String, call: AppModel.Call?, isImplicit: Bool, at node: some SyntaxProtocol) {
    let tables = model.tables
    guard let owners = tables.owners[name], !model.index.names.contains(name),
      !tables.toolchainNames.contains(name), !tables.frameworkNames.contains(name)
    else { return }
    let isTelling = name.count >= 14 || call?.labels.contains { $0 != "_" } == true
    if importsUnknown, !isTelling { return }
    var found: [(owner: String, member: AppleAPI.Member)] = []
    for owner in owners {
      let members = tables.apple.types[owner]?.members.filter { member in
        guard member.baseName == name, !isImplicit || member.isStatic || member.kind == .enumCase else {
          return false
        }
        return member.name.argumentLabels == nil ? call == nil || !isImplicit : AppModel.fits(member.name, call)
      }
      guard let member = model.best(members ?? [], call, type: owner) else { continue }
      if tables.status(of: member.name, in: owner) == .there { return }
      found.append((owner, member))
    }
    // If several types declare the member, it is ambiguous, unless one of them is a supertype of all others.
    guard
      let first = found.first(where: { one in
        found.allSatisfy { tables.ancestry(of: $0.owner).contains(one.owner) }
      }) ?? (found.count == 1 ? found.first : nil)
    else { return }
    reportMember(first.member, owner: first.owner, of: first.owner, at: node)
  }
}

extension APITables.Status: Comparable {
  private var rank: Int { self == .there ? 0 : self == .partial ? 1 : 2 }
  /// Orders statuses by how much is implemented: missing, then partial, then existing.
  package static func < (a: Self, b: Self) -> Bool { a.rank > b.rank }
}
