import SwiftSyntax

extension FileRewriter {
  func rewriteSelector(_ node: MacroExpansionExprSyntax) {
    guard let argument = node.arguments.first else { return }
    usesObjectiveC = true
    let reference = SelectorReference(argument)
    let replacement: String
    switch resolver.resolve(reference, context: scopes.last?.dottedName) {
    case .name(let name): replacement = "Selector(\"\(name)\")"
    case .framework(let name): replacement = checkedSelector(name, reference, argument.expression)
    }
    edits.append(SourceEdit(range: node.trimmedBytes, replacement: replacement))
  }

  /// Returns the expression for a framework method's selector. The compiler checks at the location in the user's
  /// file that the member exists, and the class then responds to the selector.
  private func checkedSelector(_ name: String, _ reference: SelectorReference, _ expression: ExprSyntax) -> String {
    let written = expression.lineText
    guard reference.form == .method, reference.castParameterTypes == nil else {
      return "MessageDispatch.selector(\"\(name)\", of: \(written))"
    }
    let member = reference.name + (reference.labels.map { "(\($0.map { "\($0):" }.joined()))" } ?? "")
    switch reference.owner {
    case nil, "self"?, "Self"?, "super"?:
      guard let scope = scopes.last, scope.isClass else { break }
      return "MessageDispatch.selector(\"\(name)\", of: \(scope.registration.type).\(member))"
    case let owner?
    where owner.first?.isLowercase == true && owner.allSatisfy({ $0.isLetter || ".?!".contains($0) }):
      let object = owner.hasSuffix("?") || owner.hasSuffix("!") ? String(owner.dropLast()) : owner
      return "MessageDispatch.selector(\"\(name)\", on: \(object)) { $0.\(member) }"
    default: break
    }
    return "MessageDispatch.selector(\"\(name)\", of: \(written))"
  }

  func rewriteKeyPath(_ node: MacroExpansionExprSyntax) {
    guard let expression = node.arguments.first?.expression else { return }
    var components = expression.trimmedDescription.split(whereSeparator: {
      $0 == "." || $0.isWhitespace || $0 == "?"
    })
    .map { String($0).trimmingBackticks }
    // A leading `self` or type name is not part of the key path.
    while components.count > 1, components[0] == "self" || components[0].first?.isUppercase == true {
      components.removeFirst()
    }
    let path = components.map { index.key(of: $0) }
    edits.append(SourceEdit(range: node.trimmedBytes, replacement: "\"\(path.joined(separator: "."))\""))
  }

  /// Replaces a file literal by an expression that returns a URL, because the initializer that Foundation has for
  /// such literals on Linux traps if the file does not exist. Color and image literals are left to the compiler,
  /// which infers their type from the context.
  func rewriteFileLiteral(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    guard let resource = node.arguments.first?.expression.lineText else { return .visitChildren }
    edits.append(
      SourceEdit(
        range: node.trimmedBytes,
        replacement: "(Bundle.main.url(forResource: \(resource), withExtension: nil) ?? Bundle.main.bundleURL)"))
    return .skipChildren
  }

  /// Replaces casts such as `kCTFontAttributeName as NSAttributedString.Key`. Only with Objective-C can a constant
  /// of type `CFString` be cast to a key.
  func rewriteAttributeKey(_ node: SequenceExprSyntax) {
    let elements = Array(node.elements)
    guard elements.count == 3, elements[1].as(UnresolvedAsExprSyntax.self)?.questionOrExclamationMark == nil,
      elements[1].is(UnresolvedAsExprSyntax.self), let type = elements[2].as(TypeExprSyntax.self),
      ["NSAttributedString.Key", "NSAttributedStringKey"].contains(type.trimmedDescription),
      let constant = elements[0].as(DeclReferenceExprSyntax.self)?.baseName.text, constant.hasPrefix("k"),
      constant.dropFirst().first?.isUppercase == true
    else { return }
    edits.append(SourceEdit(range: node.trimmedBytes, replacement: "NSAttributedString.Key(\(constant))"))
  }

  /// Rewrites two initializers of timers that differ in Foundation on Linux: a timer of
  /// `Timer(timeInterval:repeats:block:)` fires at once there, and `Timer()` exists only in Flipside's ObjectiveC
  /// module.
  func rewriteTimer(_ node: FunctionCallExprSyntax) {
    guard let callee = node.calledExpression.as(DeclReferenceExprSyntax.self), callee.baseName.text == "Timer"
    else {
      return
    }
    let labels = node.arguments.map { $0.label?.text ?? "_" }
    if labels.isEmpty, node.trailingClosure == nil {
      usesObjectiveC = true
    } else if labels.prefix(2) == ["timeInterval", "repeats"], let label = node.arguments.first?.label {
      edits.append(SourceEdit(range: label.trimmedBytes, replacement: "afterInterval"))
      usesObjectiveC = true
    }
  }

  /// Replaces `ProcessInfo()` by `ProcessInfo.processInfo`. The initializer is internal on Linux, and all instances
  /// are equivalent; fastlane's SnapshotHelper uses it to read the environment.
  func rewriteProcessInfo(_ node: FunctionCallExprSyntax) {
    guard node.arguments.isEmpty, node.trailingClosure == nil,
      let callee = node.calledExpression.as(DeclReferenceExprSyntax.self), callee.baseName.text == "ProcessInfo"
    else { return }
    let range = callee.trimmedBytes.upperBound..<node.trimmedBytes.upperBound
    edits.append(SourceEdit(range: range, replacement: ".processInfo"))
  }

  /// Rewrites `type(of: object).description()`, which returns the class's name. With Objective-C it can be called
  /// even on the class of an `AnyObject`.
  func rewriteClassDescription(_ node: FunctionCallExprSyntax) {
    guard node.arguments.isEmpty, node.trailingClosure == nil,
      let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "description",
      let base = member.base, base.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription == "type",
      !index.members(named: "description").contains(where: { $0.kind == .method })
    else { return }
    usesObjectiveC = true
    insert("MessageDispatch.name(of: ", at: base.trimmedBytes.lowerBound)
    edits.append(SourceEdit(range: base.trimmedBytes.upperBound..<node.trimmedBytes.upperBound, replacement: ")"))
  }

  // MARK: Optional requirements

  /// Removes the question mark after the method in `delegate?.method?(…)`, if the method is an optional
  /// requirement.
  func rewriteOptionalCall(_ node: FunctionCallExprSyntax) {
    guard let chain = node.calledExpression.as(OptionalChainingExprSyntax.self),
      let member = chain.expression.as(MemberAccessExprSyntax.self), let base = member.base
    else { return }
    let name = member.declName.baseName.text.trimmingBackticks
    var labels = node.arguments.map { $0.label?.text ?? "_" }
    if node.trailingClosure != nil { labels.append("_") }
    guard OptionalRequirements.isCall(name: name, labels: labels, index: index) else { return }
    edits.append(SourceEdit(range: chain.questionMark.trimmedBytes, replacement: ""))
    let isOfModule = OptionalRequirements.isOfModule(name: name, labels: labels, index: index)
    if !isOfModule, !base.containsOptionalChaining, node.isResultUsed {
      // The default implementation of a framework's optional requirement returns a non-optional value, but the call
      // site expects an optional.
      edits.append(
        SourceEdit(range: node.trimmedBytes.lowerBound..<node.trimmedBytes.lowerBound, replacement: "Optional("))
      edits.append(SourceEdit(range: node.trimmedBytes.upperBound..<node.trimmedBytes.upperBound, replacement: ")"))
    }
  }

  /// Moves the exclamation mark of `delegate.method!(…)` on an optional requirement behind the call. The module's
  /// own requirements return an optional; those of frameworks have a default implementation that returns a
  /// non-optional value.
  func rewriteForcedCall(_ node: FunctionCallExprSyntax) {
    guard let (forced, name, labels) = forcedCall(node) else { return }
    edits.append(SourceEdit(range: forced.exclamationMark.trimmedBytes, replacement: ""))
    guard OptionalRequirements.isOfModule(name: name, labels: labels, index: index), node.isResultUsed else {
      return
    }
    let end = node.trimmedBytes.upperBound
    edits.append(SourceEdit(range: end..<end, replacement: "!"))
  }

  /// Returns the forced member in a call of an optional requirement, with its name and the call's labels.
  private func forcedCall(_ node: FunctionCallExprSyntax) -> (ForceUnwrapExprSyntax, String, [String])? {
    guard let forced = node.calledExpression.as(ForceUnwrapExprSyntax.self),
      let member = forced.expression.as(MemberAccessExprSyntax.self), member.base != nil
    else { return nil }
    let name = member.declName.baseName.text.trimmingBackticks
    var labels = node.arguments.map { $0.label?.text ?? "_" }
    if node.trailingClosure != nil { labels.append("_") }
    return OptionalRequirements.isCall(name: name, labels: labels, index: index) ? (forced, name, labels) : nil
  }

  /// Turns an uncalled reference `delegate?.method` into a value that is nil if the object lacks the method.
  func rewriteOptionalReference(_ node: MemberAccessExprSyntax) {
    let name = node.declName.baseName.text
    guard node.base != nil, index.optionalMethodNames.contains(name) else { return }
    var parent = node.parent
    if let call = parent?.parent?.as(FunctionCallExprSyntax.self), let (forced, _, _) = forcedCall(call),
      forced.expression.position == node.position
    {
      return
    }
    if parent?.is(OptionalChainingExprSyntax.self) == true { parent = parent?.parent }
    if let call = parent?.as(FunctionCallExprSyntax.self), call.calledExpression.position == node.position {
      return
    }
    // A reference to a type's method, such as `Type.method(_:)`, needs no change.
    if node.base?.trimmedDescription.split(separator: ".").last?.first?.isUppercase == true { return }
    let labels = OptionalRequirements.referenceLabels(
      name: name, labels: node.declName.argumentNames?.arguments.map(\.name.text), index: index)
    edits.append(
      SourceEdit(
        range: node.declName.trimmedBytes, replacement: OptionalRequirements.referenceName(name, labels: labels)))
  }

  func rewriteProtocol(_ node: ProtocolDeclSyntax) {
    let inherited = node.inheritanceClause?.names ?? []
    if !inherited.contains(where: { ["AnyObject", "class", "NSObjectProtocol"].contains($0) }) {
      if let last = node.inheritanceClause?.inheritedTypes.last {
        let end = last.trimmedBytes.upperBound
        edits.append(SourceEdit(range: end..<end, replacement: ", AnyObject"))
      } else {
        let end = node.name.trimmedBytes.upperBound
        edits.append(SourceEdit(range: end..<end, replacement: ": AnyObject"))
      }
    }
    let access = node.modifiers.has("public") ? "public " : ""
    var members: [String] = []
    let names = node.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
      .filter { $0.modifiers.has("optional") }.map(\.name.text)
    for item in node.memberBlock.members {
      guard item.decl.asProtocol(WithModifiersSyntax.self)?.modifiers.has("optional") == true else { continue }
      edits.append(SourceEdit(range: item.trimmedBytes, replacement: ""))
      let name = item.decl.as(FunctionDeclSyntax.self)?.name.text ?? ""
      let member = OptionalRequirements.member(
        for: item.decl, access: access, isAlone: names.filter { $0 == name }.count == 1,
        isAloneInModule: (index.optionalRequirements[name]?.count ?? 0) <= 1)
      if let member { members.append(member) }
    }
    guard !members.isEmpty else { return }
    usesObjectiveC = true
    appendix.append("extension \(node.name.text) { \(members.joined(separator: "; ")) }")
  }
}

extension SyntaxProtocol {
  var containsOptionalChaining: Bool {
    if self.is(OptionalChainingExprSyntax.self) { return true }
    return children(viewMode: .sourceAccurate).contains { $0.containsOptionalChaining }
  }
}

extension FunctionCallExprSyntax {
  fileprivate var isResultUsed: Bool { !(parent?.is(CodeBlockItemSyntax.self) ?? false) }
}
