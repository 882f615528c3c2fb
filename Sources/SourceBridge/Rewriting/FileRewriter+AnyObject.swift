import SwiftSyntax

extension FileRewriter {
  /// The members that every object has in Objective-C and that `AnyObject` offers there by dynamic lookup.
  private static let membersOfObjects: Set<String> = [
    "isEqual", "isKind", "isMember", "conforms", "responds", "perform", "hash", "description", "debugDescription",
    "copy", "mutableCopy", "value", "setValue",
  ]

  /// Casts the object in `object.isEqual(other)` to `NSObject`, because `AnyObject` has no members without
  /// Objective-C.
  func rewriteMemberOfAnyObject(_ node: MemberAccessExprSyntax) {
    let name = node.declName.baseName.text
    guard Self.membersOfObjects.contains(name), let base = node.base, base.isKnownAnyObject(in: self) else {
      return
    }
    // `value` and `setValue` without a `forKey` label are members of the app's own classes.
    if name == "value" || name == "setValue", node.labelsOfCall?.contains(where: { $0.hasPrefix("forKey") }) != true
    {
      return
    }
    let object = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
    usesObjectiveC = true
    let asksForClass = name == "isKind" || name == "isMember"
    insert("MessageDispatch.\(asksForClass ? "kind" : "object")(", at: object.trimmedBytes.lowerBound)
    insert(")", at: object.trimmedBytes.upperBound)
  }

  /// Rewrites `type.isSubclass(of: other)`, because `AnyClass` has no members without Objective-C either.
  func rewriteSubclassQuestion(_ node: FunctionCallExprSyntax) {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "isSubclass", let base = member.base, let argument = node.arguments.first,
      node.arguments.count == 1, argument.label?.text == "of", !base.is(SuperExprSyntax.self),
      !base.containsOptionalChaining, base.trimmedDescription.first?.isUppercase == false,
      index.members(named: "isSubclass").isEmpty
    else { return }
    usesObjectiveC = true
    insert("MessageDispatch.isSubclass(", at: base.trimmedBytes.lowerBound)
    edits.append(
      SourceEdit(
        range: base.trimmedBytes.upperBound..<argument.expression.trimmedBytes.lowerBound, replacement: ", of: "))
  }

  /// Returns whether the enclosing type has a property of that name whose declared type is `AnyObject`.
  fileprivate func isPropertyOfAnyObject(_ name: String) -> Bool {
    guard let scope = scopes.last else { return false }
    let properties = index.members(named: name, of: scope.dottedName).filter { $0.kind == .property }
    return properties.first?.isAnyObject == true
  }
}

extension MemberAccessExprSyntax {
  /// The labels of the call's arguments, if the member is called; nil otherwise.
  fileprivate var labelsOfCall: [String]? {
    guard let call = parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == id else { return nil }
    return call.arguments.map { $0.label?.text ?? "_" }
  }
}

extension TypeSyntax {
  /// Whether the type is `AnyObject` or an optional `AnyObject`.
  var isAnyObject: Bool {
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.isAnyObject }
    if let optional = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return optional.wrappedType.isAnyObject
    }
    if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.isAnyObject }
    return ["AnyObject", "Swift.AnyObject"].contains(trimmedDescription)
  }
}

extension ExprSyntax {
  /// Returns whether the expression, or the declaration that it names, is known to have the type `AnyObject`.
  fileprivate func isKnownAnyObject(in rewriter: FileRewriter) -> Bool {
    if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      return only.expression.isKnownAnyObject(in: rewriter)
    }
    if let chain = self.as(OptionalChainingExprSyntax.self) {
      return chain.expression.isKnownAnyObject(in: rewriter)
    }
    if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression.isKnownAnyObject(in: rewriter) }
    if let member = self.as(MemberAccessExprSyntax.self),
      member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
    {
      return rewriter.isPropertyOfAnyObject(member.declName.baseName.text)
    }
    guard let reference = self.as(DeclReferenceExprSyntax.self) else { return isCastToAnyObject }
    let name = reference.baseName.text.trimmingBackticks
    return LocalDeclaration(name: name, conditions: rewriter.conditions).isAnyObject(at: Syntax(self))
      ?? rewriter.isPropertyOfAnyObject(name)
  }

  /// Whether the expression is a cast `value as AnyObject`.
  var isCastToAnyObject: Bool {
    if let cast = self.as(AsExprSyntax.self) { return cast.type.isAnyObject }
    guard let elements = self.as(SequenceExprSyntax.self)?.elements.map({ $0 }), elements.count >= 3,
      elements[elements.count - 2].is(UnresolvedAsExprSyntax.self)
    else { return false }
    return elements[elements.count - 1].as(TypeExprSyntax.self)?.type.isAnyObject == true
  }
}
