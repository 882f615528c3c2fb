import SwiftSyntax

extension FileRewriter {
  /// Renames a method as the override plan requires, and registers it under its Objective-C name.
  func take(_ node: FunctionDeclSyntax) {
    applyOverridePlan(to: node.name, of: node, node.modifiers, introducer: node.funcKeyword)
    rewriteManagedMethod(node)
    isolateTestHook(node)
    registerTest(node)
    if node.isMember { recordCalls(of: node) }
    guard let scope = scopes.last, node.isMember, scope.isClass, scope.canRegister,
      node.genericParameterClause == nil, !node.attributes.isUnavailable, !node.name.tokenKind.isOperator
    else { return }
    let labels = node.signature.parameterClause.parameters.labels
    let name = node.name.text
    let fullName = "\(name)(\(labels.map { "\($0):" }.joined()))"
    let isOverride = node.modifiers.has("override")
    let place = OverridePlan.SourcePosition(file: file, offset: node.name.nameOffset)
    let newName = index.overrides.renamed[place]
    // A member with the old name exists elsewhere and calls this one.
    let isHoisted =
      newName != nil && (index.isClass(index.resolve(scope.dottedName)) || index.overrides.replaced[place] != nil)
    let isWanted =
      isExposed(node.attributes, node.modifiers, scope)
      || (isSurelyClass(scope) && index.selectedNames.contains(name))
      || OptionalRequirements.isOfModule(name: name, labels: labels, index: index)
      || (isSurelyClass(scope) && InformalMethods.checkedByName[fullName] != nil)
      || (isOverride && InformalMethods.contains(fullName)) || (newName != nil && !isHoisted)
    guard isWanted else { return }
    let selector =
      node.attributes.objectiveCName ?? InformalMethods.checkedByName[fullName]
      ?? index.frameworkSelector(of: name, labels: labels, in: scope.dottedName, isOverride)
      ?? ObjectiveCName.selector(
        baseName: name, labels: labels, throwing: node.signature.effectSpecifiers?.throwsClause != nil)
    scopes[scopes.count - 1].registration.addMethod(
      node, name: isHoisted ? name : newName ?? name, selector: selector)
  }

  /// Renames a property as the override plan requires, and registers it under its key.
  func take(_ node: VariableDeclSyntax) {
    if let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier {
      if turnObserversIntoMethods(of: node, name) { return }
      applyOverridePlan(to: name, of: node, node.modifiers, introducer: node.bindingSpecifier)
    }
    rewriteManagedProperty(node)
    guard let scope = scopes.last, node.isMember, scope.isClass else { return }
    let isOfClass = node.modifiers.has("static", "class")
    if node.modifiers.has("dynamic"), !isOfClass { notifyObservers(of: node) }
    keepProxyFromOverride(node)
    guard scope.canRegister else { return }
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
      let isSelected = isSurelyClass(scope) && index.selectedNames.contains(name)
      let isOptional = index.optionalRequirements[name]?.contains { $0.kind == .property } ?? false
      guard isExposed(node.attributes, node.modifiers, scope) || isSelected || isOptional else { continue }
      let key = node.attributes.objectiveCName ?? name.trimmingBackticks
      if isOfClass {
        scopes[scopes.count - 1].registration.addClassProperty(name, getter: key)
        continue
      }
      let isWritable = node.isWritable(binding)
      scopes[scopes.count - 1].registration.addProperty(
        name, key: key, isWritable: isWritable, isDynamic: node.modifiers.has("dynamic") && !scope.isGenericClass)
      if isSelected {
        scopes[scopes.count - 1].registration.addAccessors(
          name, getter: key, type: binding.typeAnnotation?.type.lineText, isWritable: isWritable)
      }
    }
  }

  /// Returns whether the type is certainly a class; false for an extension of a framework's type that may be a
  /// structure.
  private func isSurelyClass(_ scope: Scope) -> Bool {
    !scope.isExtension || index.isClass(index.resolve(scope.dottedName))
      || FrameworkTypes.isClass(scope.dottedName, orInheritsFrom: "UIResponder")
  }

  /// Moves a property with observers out of an extension, which can't contain stored properties: the observers
  /// become methods of the extension, and the property is added to the body of the class.
  private func turnObserversIntoMethods(of node: VariableDeclSyntax, _ name: TokenSyntax) -> Bool {
    let place = OverridePlan.SourcePosition(file: file, offset: name.nameOffset)
    guard let newName = index.overrides.observed[place], let binding = node.bindings.first,
      let type = binding.typeAnnotation?.type.lineText, let block = binding.accessorBlock,
      case .accessors(let list) = block.accessors
    else { return false }
    var start = node.trimmedBytes.lowerBound
    var isFirst = true
    for accessor in list {
      guard let body = accessor.body else { continue }
      let kind = accessor.accessorSpecifier.text
      let value = accessor.parameters?.name.text ?? (kind == "didSet" ? "oldValue" : "newValue")
      let method = "\(isFirst ? "" : "; ")func \(newName)_\(kind)(_ \(value): \(type)) "
      edits.append(SourceEdit(range: start..<body.trimmedBytes.lowerBound, replacement: method))
      start = body.trimmedBytes.upperBound
      isFirst = false
    }
    edits.append(SourceEdit(range: start..<block.trimmedBytes.upperBound, replacement: ""))
    return true
  }

  /// Renames the member and changes its modifiers as the override plan requires.
  private func applyOverridePlan(
    to name: TokenSyntax, of node: some DeclSyntaxProtocol, _ modifiers: DeclModifierListSyntax,
    introducer: TokenSyntax
  ) {
    let place = OverridePlan.SourcePosition(file: file, offset: name.nameOffset)
    let newName = index.overrides.renamed[place]
    if let newName { edits.append(SourceEdit(range: name.trimmedBytes, replacement: newName)) }
    if let member = index.overrides.replaced[place] { insert(member + "; ", at: node.trimmedBytes.lowerBound) }
    if (newName != nil && !index.overrides.keepingOverride.contains(place))
      || index.overrides.notOverriding.contains(place)
    {
      for modifier in modifiers where modifier.name.text == "override" {
        edits.append(SourceEdit(range: modifier.trimmedBytes, replacement: ""))
      }
      // A member of an extension that overrides nothing can't be overridden, and the compiler warns if it is
      // `open`.
      for modifier in modifiers where modifier.name.text == "open" && scopes.last?.isExtension == true {
        edits.append(SourceEdit(range: modifier.trimmedBytes, replacement: "public"))
      }
    }
    if let added = index.overrides.overriding[place] {
      let start = introducer.nameOffset
      edits.append(SourceEdit(range: start..<start, replacement: added + " "))
    }
  }

  /// Adds the protocols for overrides of another module's extension members to the inheritance clause of a class.
  func conformToOverrides(_ node: ClassDeclSyntax) {
    guard !index.overrides.conformances.isEmpty, let clause = node.inheritanceClause else { return }
    for member in node.memberBlock.members {
      let name =
        member.decl.as(FunctionDeclSyntax.self)?.name
        ?? member.decl.as(VariableDeclSyntax.self)?.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?
        .identifier
      guard let name,
        let added = index.overrides.conformances[.init(file: file, offset: name.nameOffset)]
      else { continue }
      insert(", \(added)", at: clause.trimmedBytes.upperBound)
    }
  }

  private func isExposed(
    _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax, _ scope: Scope
  ) -> Bool {
    if attributes.has("nonobjc") { return false }
    return attributes.attribute(named: exposingAttributes) != nil || modifiers.has("dynamic")
      || (scope.exposesMembers && !modifiers.has("private", "fileprivate"))
  }
}

extension TokenKind {
  var isOperator: Bool {
    switch self {
    case .binaryOperator, .prefixOperator, .postfixOperator: return true
    default: return false
    }
  }
}

extension DeclSyntaxProtocol {
  /// Whether the declaration is a direct member of a type and not local to a function.
  var isMember: Bool {
    var parent = self.parent
    while let current = parent {
      if current.is(MemberBlockItemSyntax.self) { return true }
      if current.is(CodeBlockItemSyntax.self) { return false }
      parent = current.parent
    }
    return false
  }

  /// The end offset of a declaration inside a function; nil for other declarations.
  var endOfLocalDeclaration: Int? {
    guard !isMember else { return nil }
    var parent = self.parent
    while let current = parent {
      if current.is(CodeBlockSyntax.self) || current.is(ClosureExprSyntax.self)
        || current.is(AccessorBlockSyntax.self)
      {
        return endPositionBeforeTrailingTrivia.utf8Offset
      }
      parent = current.parent
    }
    return nil
  }
}
