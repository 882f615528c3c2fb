import SwiftSyntax

extension FileRewriter {
  /// The members that every object has in Objective-C, and that `AnyObject` finds by name there.
  private static let membersOfObjects: Set<String> = [
    "isEqual", "isKind", "isMember", "conforms", "responds", "perform", "hash", "description", "debugDescription",
    "copy", "mutableCopy", "value", "setValue",
  ]

  /// `object.isEqual(other)` of an `AnyObject`, which has no members without Objective-C: it is cast to `NSObject`.
  func rewriteMemberOfAnyObject(_ node: MemberAccessExprSyntax) {
    let name = node.declName.baseName.text
    guard Self.membersOfObjects.contains(name), let base = node.base, base.isKnownAnyObject(in: self) else {
      return
    }
    // A property of such a name is a class's own.
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

  /// `type.isSubclass(of: other)` of an `AnyClass`, which has no members either.
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

  /// Whether the property of the type around, as the module declares it, is an `AnyObject`.
  fileprivate func isPropertyOfAnyObject(_ name: String) -> Bool {
    guard let scope = scopes.last else { return false }
    let properties = index.members(named: name, of: scope.dottedName).filter { $0.kind == .property }
    return properties.first?.isAnyObject == true
  }
}

extension MemberAccessExprSyntax {
  /// The labels of the arguments with which it is called.
  fileprivate var labelsOfCall: [String]? {
    guard let call = parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == id else { return nil }
    return call.arguments.map { $0.label?.text ?? "_" }
  }
}

extension TypeSyntax {
  /// Whether it is `AnyObject`, an optional one included.
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
  /// Whether its own text, or the declaration that it names, has the type `AnyObject`.
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

  /// `value as AnyObject`
  var isCastToAnyObject: Bool {
    if let cast = self.as(AsExprSyntax.self) { return cast.type.isAnyObject }
    guard let elements = self.as(SequenceExprSyntax.self)?.elements.map({ $0 }), elements.count >= 3,
      elements[elements.count - 2].is(UnresolvedAsExprSyntax.self)
    else { return false }
    return elements[elements.count - 1].as(TypeExprSyntax.self)?.type.isAnyObject == true
  }
}
