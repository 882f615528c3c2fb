import SwiftSyntax

/// Support for key-value observing. The setters of `dynamic` properties notify observers of changes, and calls that
/// take a key path also pass the path's name, because Swift does not keep it at run time.
extension FileRewriter {
  func notifyObservers(of node: VariableDeclSyntax) {
    guard node.bindingSpecifier.text == "var" else { return }
    for binding in node.bindings {
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
      let key = node.attributes.objectiveCName ?? pattern.identifier.text.trimmingBackticks
      let will = "KeyValueObserving.willChange(self, \"\(key)\")"
      let did = "KeyValueObserving.didChange(self, \"\(key)\")"
      let recording = recording(of: pattern.identifier.text, key: key)
      if let block = binding.accessorBlock {
        guard case .accessors(let list) = block.accessors else { continue }
        appendObservers(list, will, did, recording, end: block.rightBrace.nameOffset)
      } else {
        let end = binding.trailingComma.map { $0.nameOffset } ?? binding.trimmedBytes.upperBound
        insert(
          "\(type(of: binding, in: node)) { willSet { \(recording.before)\(will) } didSet { \(recording.after)\(did) } }",
          at: end)
      }
      if let comma = binding.trailingComma { separate(node, at: comma) }
      usesObjectiveC = true
    }
  }

  /// Returns the type annotation for a name without one: in `var a, b: Int` the annotation of the last name applies
  /// to all.
  private func type(of binding: PatternBindingSyntax, in node: VariableDeclSyntax) -> String {
    guard binding.typeAnnotation == nil, binding.initializer == nil else { return "" }
    let later = node.bindings.first { $0.position > binding.position && $0.typeAnnotation != nil }
    return later?.typeAnnotation.map { ": \($0.type.lineText)" } ?? ""
  }

  /// Declares properties with observers in separate declarations.
  private func separate(_ node: VariableDeclSyntax, at comma: TokenSyntax) {
    let modifiers = node.modifiers.filter { $0.name.text != "dynamic" }.map { $0.lineText + " " }.joined()
    edits.append(SourceEdit(range: comma.trimmedBytes, replacement: "; \(modifiers)var"))
  }

  private func appendObservers(
    _ accessors: AccessorDeclListSyntax, _ will: String, _ did: String, _ recording: Recording, end: Int
  ) {
    func body(_ name: String) -> Int? { accessors.body(of: name) }
    if let set = body("set") {
      insert(" \(recording.inSetter(accessors.newValue))\(will); defer { \(did) };", at: set)
    } else if body("willSet") != nil || body("didSet") != nil {
      if let willSet = body("willSet") {
        insert(" \(recording.before)\(will);", at: willSet)
      } else {
        insert(" willSet { \(recording.before)\(will) } ", at: end)
      }
      if let didSet = body("didSet") {
        insert(" \(recording.after)defer { \(did) };", at: didSet)
      } else {
        insert(" didSet { \(recording.after)\(did) } ", at: end)
      }
    }
  }

  func rewriteObserving(_ node: FunctionCallExprSyntax) {
    let name: String
    var receiver: String?
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
      name = member.declName.baseName.text
      receiver = member.base?.trimmedDescription
    } else if let reference = node.calledExpression.as(DeclReferenceExprSyntax.self) {
      name = reference.baseName.text
    } else {
      return
    }
    guard let argument = node.arguments.first, let path = argument.expression.as(KeyPathExprSyntax.self),
      (name == "observe" && argument.label == nil && (node.arguments.count > 1 || node.trailingClosure != nil))
        || (["willChangeValue", "didChangeValue"].contains(name) && argument.label?.text == "for"),
      !index.members(named: name).contains(where: { $0.parameterTypes.first?.contains("KeyPath") == true })
    else { return }
    guard let names = Self.properties(of: path) else { return }
    let isOwn = receiver == nil || receiver == "self"
    let root = path.root?.trimmedDescription ?? (isOwn ? scopes.last?.dottedName : nil)
    let label = name == "observe" && !canBeObserved(names[0], of: root) ? "__notObservable" : "__key"
    let keys = names.map { index.key(of: $0) }
    insert(", \(label): \"\(keys.joined(separator: "."))\"", at: argument.expression.trimmedBytes.upperBound)
    usesObjectiveC = true
  }

  /// Returns whether the property can be observed; false only if the module declares it without making it visible
  /// to Objective-C.
  private func canBeObserved(_ property: String, of root: String?) -> Bool {
    guard let root else { return true }
    let found = index.members(named: property, of: root).filter { $0.kind == .property }
    return found.isEmpty || found.contains(where: \.isExposed) || index.exposesAllMembers(root)
      || found.contains(where: \.isOverride)
  }

  private static func properties(of path: KeyPathExprSyntax) -> [String]? {
    var names: [String] = []
    for component in path.components {
      switch component.component {
      case .property(let property): names.append(property.declName.baseName.text.trimmingBackticks)
      case .optional: continue
      default: return nil
      }
    }
    return names.isEmpty ? nil : names
  }

  func insert(_ text: String, at position: Int) {
    edits.append(SourceEdit(range: position..<position, replacement: text))
  }
}
