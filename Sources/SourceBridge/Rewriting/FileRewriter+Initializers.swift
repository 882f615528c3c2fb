import SwiftSyntax

/// An error in the author's file that the compiler would not find in the rewritten one.
struct Fault {
  /// The position of the error in the author's file, in bytes.
  var position: AbsolutePosition
  var message: String
}

extension FileRewriter {
  /// Removes requirements that `RuntimeInitializers` satisfies for a framework's class; see
  /// ``InitializerRequirements``.
  func rewriteInitializerRequirements(_ node: ProtocolDeclSyntax) {
    let outer = scopes.last.map { "\($0.dottedName)." } ?? ""
    guard let root = index.constructing[outer + node.name.text] else { return }
    for item in node.memberBlock.members {
      guard let declaration = item.decl.as(InitializerDeclSyntax.self) else { continue }
      let member = MemberSummary(
        kind: .initializer, name: "init", labels: declaration.signature.parameterClause.parameters.labels)
      guard InitializerRequirements.isOffered(member, for: root) else { continue }
      edits.append(SourceEdit(range: item.trimmedBytes, replacement: ""))
    }
    let end: Int
    let text: String
    if let clause = node.genericWhereClause {
      end = clause.endPositionBeforeTrailingTrivia.utf8Offset
      text = ", Self: \(root)"
    } else {
      end =
        (node.inheritanceClause?.endPositionBeforeTrailingTrivia ?? node.primaryAssociatedTypeClause?
        .endPositionBeforeTrailingTrivia ?? node.name.endPositionBeforeTrailingTrivia).utf8Offset
      text = " where Self: \(root)"
    }
    edits.append(SourceEdit(range: end..<end, replacement: text))
  }

  /// Reports `Card()` for a class whose only designated initializer is `init(title:)`. With Apple's SDK it does not
  /// compile; here `RuntimeInitializers` would provide it and trap at run time.
  func noteMissingInitializer(_ node: FunctionCallExprSyntax) {
    guard let callee = node.calledExpression.as(DeclReferenceExprSyntax.self), callee.argumentNames == nil,
      node.trailingClosure == nil, node.additionalTrailingClosures.isEmpty
    else { return }
    let labels = node.arguments.map { $0.label?.text ?? "_" }
    guard let owner = InitializerRequirements.owner(ofCallWith: labels) else { return }
    let type = index.resolve(callee.baseName.text, from: scopes.last?.dottedName ?? "")
    guard let own = index.initializers(of: type, notTaking: labels, below: owner) else { return }
    let call = "init(" + labels.map { "\($0):" }.joined() + ")"
    faults.append(
      Fault(
        position: callee.positionAfterSkippingLeadingTrivia,
        message: "\(callee.baseName.text) has no \(call); it has \(own.joined(separator: " and "))"))
  }
}

extension ModuleIndex {
  /// Returns the initializers of a class of the module if the class certainly has none with these labels: it
  /// declares designated initializers, overrides none of its superclass's (so it inherits none), and no extension
  /// adds one. Returns nil otherwise.
  /// - Parameter owner: the framework's class that the class must inherit from.
  func initializers(of type: String, notTaking labels: [String], below owner: String) -> [String]? {
    guard isClass(type) else { return nil }
    let (classes, root) = ancestors(of: type)
    guard let root, FrameworkTypes.isKnownClass(root), FrameworkTypes.isClass(root, orInheritsFrom: owner) else {
      return nil
    }
    let parts = types[type] ?? []
    let own = parts.flatMap(\.members).filter { $0.kind == .initializer }
    let coder = ["coder"]
    let designated = own.filter { $0.isConvenience != true && $0.labels != coder }
    guard !designated.isEmpty, !designated.contains(where: \.isOverride) else { return nil }
    // All members that may be visible in the class: those of superclasses, of their extensions and of protocol
    // extensions.
    let others = ([root, "NSObject"] + classes).flatMap { types[$0] ?? [] }
    let reachable = (parts + others).flatMap(\.members).filter { $0.kind == .initializer } + addedInitializers
    guard !reachable.contains(where: { $0.accepts(labels) }) else { return nil }
    return own.filter { $0.labels != coder }.map(\.fullName).reduce(into: []) {
      if !$0.contains($1) { $0.append($1) }
    }
  }
}

extension ModuleIndex {
  /// Returns the hashes of the last components of the classes for which `noteMissingInitializer` may report an
  /// error.
  func classesWithoutInitializers() -> Set<NameHash> {
    var result: Set<NameHash> = []
    for (name, parts) in types {
      guard parts.contains(where: { $0.members.contains { $0.kind == .initializer } }) else { continue }
      for (labels, owner) in InitializerRequirements.calls
      where initializers(of: name, notTaking: labels, below: owner) != nil {
        result.insert(NameHash(name: Self.lastComponent(name)))
      }
    }
    return result
  }
}

extension MemberSummary {
  /// Returns whether a call with these labels can refer to the initializer.
  fileprivate func accepts(_ given: [String]) -> Bool {
    var rest = given[...]
    for (label, hasDefault) in zip(labels, defaults ?? labels.map { _ in false }) {
      if rest.first == label { rest.removeFirst() } else if !hasDefault { return false }
    }
    return rest.isEmpty
  }
}
