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

  /// The selector of a framework's method. The compiler checks that there is such a member, at the location in the
  /// user's own file, and the class then responds to it.
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
    // What names the type is not part of the path.
    while components.count > 1, components[0] == "self" || components[0].first?.isUppercase == true {
      components.removeFirst()
    }
    let path = components.map { index.key(of: $0) }
    edits.append(SourceEdit(range: node.trimmedBytes, replacement: "\"\(path.joined(separator: "."))\""))
  }

  /// A file literal becomes a URL: the initialiser that Foundation has for it on Linux stops the app when there is
  /// no such file. Literals of colours and images are the compiler's own, of the type of their context.
  func rewriteFileLiteral(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    guard let resource = node.arguments.first?.expression.lineText else { return .visitChildren }
    edits.append(
      SourceEdit(
        range: node.trimmedBytes,
        replacement: "(Bundle.main.url(forResource: \(resource), withExtension: nil) ?? Bundle.main.bundleURL)"))
    return .skipChildren
  }

  /// `kCTFontAttributeName as NSAttributedString.Key`: constants of Core Foundation's strings become keys by a cast
  /// only where Objective-C makes both of one class.
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

  /// Two initialisers of timers that Foundation on Linux has otherwise: `Timer(timeInterval:repeats:block:)` fires
  /// at once there, and `Timer()` is in our ObjectiveC only.
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

  /// `ProcessInfo()`, with which fastlane's helper for pictures of UI tests reads the environment: on Linux the
  /// initializer is internal, and all instances are equivalent.
  func rewriteProcessInfo(_ node: FunctionCallExprSyntax) {
    guard node.arguments.isEmpty, node.trailingClosure == nil,
      let callee = node.calledExpression.as(DeclReferenceExprSyntax.self), callee.baseName.text == "ProcessInfo"
    else { return }
    let range = callee.trimmedBytes.upperBound..<node.trimmedBytes.upperBound
    edits.append(SourceEdit(range: range, replacement: ".processInfo"))
  }

  /// `type(of: object).description()` is the class's name, which Objective-C's classes return even for an
  /// `AnyObject`.
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

  /// Takes the question mark out of `delegate?.method?(…)` on an optional requirement.
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
      // The frameworks' requirements have a default that returns a plain value; the call site expects an optional.
      edits.append(
        SourceEdit(range: node.trimmedBytes.lowerBound..<node.trimmedBytes.lowerBound, replacement: "Optional("))
      edits.append(SourceEdit(range: node.trimmedBytes.upperBound..<node.trimmedBytes.upperBound, replacement: ")"))
    }
  }

  /// Moves the exclamation mark of `delegate.method!(…)` on an optional requirement behind the call: the module's
  /// own requirements return an optional, the frameworks' have a default that returns a plain value.
  func rewriteForcedCall(_ node: FunctionCallExprSyntax) {
    guard let (forced, name, labels) = forcedCall(node) else { return }
    edits.append(SourceEdit(range: forced.exclamationMark.trimmedBytes, replacement: ""))
    guard OptionalRequirements.isOfModule(name: name, labels: labels, index: index), node.isResultUsed else {
      return
    }
    let end = node.trimmedBytes.upperBound
    edits.append(SourceEdit(range: end..<end, replacement: "!"))
  }

  /// The forced member of a call of an optional requirement, with its name and the call's labels.
  private func forcedCall(_ node: FunctionCallExprSyntax) -> (ForceUnwrapExprSyntax, String, [String])? {
    guard let forced = node.calledExpression.as(ForceUnwrapExprSyntax.self),
      let member = forced.expression.as(MemberAccessExprSyntax.self), member.base != nil
    else { return nil }
    let name = member.declName.baseName.text.trimmingBackticks
    var labels = node.arguments.map { $0.label?.text ?? "_" }
    if node.trailingClosure != nil { labels.append("_") }
    return OptionalRequirements.isCall(name: name, labels: labels, index: index) ? (forced, name, labels) : nil
  }

  /// Turns `delegate?.method` that is not called into a value that is nil where the method is missing.
  func rewriteOptionalReference(_ node: MemberAccessExprSyntax) {
    let name = node.declName.baseName.text
    guard node.base != nil, index.optionalRequirements[name]?.contains(where: { $0.kind == .method }) == true,
      !index.members(named: name).contains(where: { $0.kind == .property })
    else { return }
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
    // A type's method, as in `Type.method(_:)`, is what it is everywhere.
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
