import APITables
import SwiftSyntax

// The inference of expression types, and the members of Apple's types that expressions refer to.
extension UseFinder {
  /// Returns the type of an expression.
  /// - Parameters:
  ///   - expression: the expression.
  ///   - reports: whether missing API that the expression refers to is reported.
  @discardableResult
  func infer(_ expression: ExprSyntax, reports: Bool = false) -> Inferred {
    if !reports, let type = known[expression.id] { return type }
    let type = resolved(inferred(expression, reports))
    known[expression.id] = type
    return type
  }

  private func inferred(_ expression: ExprSyntax, _ reports: Bool) -> Inferred {
    if let node = expression.as(DeclReferenceExprSyntax.self) { return reference(node, reports) }
    if let node = expression.as(MemberAccessExprSyntax.self) { return access(node, reports) }
    if let node = expression.as(FunctionCallExprSyntax.self) { return result(of: node) }
    if let node = expression.as(OptionalChainingExprSyntax.self) { return infer(node.expression) }
    if let node = expression.as(ForceUnwrapExprSyntax.self) { return infer(node.expression) }
    if let node = expression.as(TryExprSyntax.self) { return infer(node.expression) }
    if let node = expression.as(AwaitExprSyntax.self) { return infer(node.expression) }
    if let node = expression.as(TupleExprSyntax.self), node.elements.count == 1, let only = node.elements.first {
      return infer(only.expression)
    }
    if let node = expression.as(SubscriptCallExprSyntax.self) {
      switch infer(node.calledExpression) {
      case .list(let element): return .instance(element)
      case .map(let value): return .instance(value)
      default: return .unknown
      }
    }
    if let node = expression.as(ArrayExprSyntax.self) { return list(node) }
    if let node = expression.as(SequenceExprSyntax.self) { return sequence(node) }
    if expression.is(StringLiteralExprSyntax.self) { return .instance("String") }
    if expression.is(BooleanLiteralExprSyntax.self) { return .instance("Bool") }
    return .unknown
  }

  private func list(_ node: ArrayExprSyntax) -> Inferred {
    guard let first = node.elements.first, case .instance(let name) = infer(first.expression) else {
      return .unknown
    }
    let isSame = node.elements.allSatisfy { infer($0.expression) == .instance(name) }
    return isSame ? .list(name) : .unknown
  }

  /// Returns the type of an unfolded sequence such as `x as? T`, `a ?? b` or `c ? a : b`.
  private func sequence(_ node: SequenceExprSyntax) -> Inferred {
    let elements = Array(node.elements)
    if let index = elements.firstIndex(where: { $0.is(UnresolvedAsExprSyntax.self) }), index + 1 < elements.count,
      let type = elements[index + 1].as(TypeExprSyntax.self)
    {
      return meaning(of: type.type)
    }
    guard elements.count == 3 else { return .unknown }
    if elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "??" {
      let first = infer(elements[0])
      return first == .unknown ? infer(elements[2]) : first
    }
    if let ternary = elements[1].as(UnresolvedTernaryExprSyntax.self) { return infer(ternary.thenExpression) }
    return .unknown
  }

  // MARK: Names

  /// Returns the type of an unqualified name.
  func lookUp(_ name: String) -> Inferred {
    for scope in locals.reversed() { if let type = scope[name] { return type } }
    if name == "self" { return types.last.map { .instance($0) } ?? .unknown }
    for type in types.reversed() {
      switch model.member(name, of: type, call: nil) {
      case .own(let type): return type
      case .apples(_, _, let member): return Inferred(typeText: member.type)
      case .nothing: continue
      }
    }
    return model.index.globals[name]?.first?.type ?? .unknown
  }

  private func reference(_ node: DeclReferenceExprSyntax, _ reports: Bool) -> Inferred {
    let name = node.baseName.text.replacingOccurrences(of: "`", with: "")
    switch name {
    case "self": return types.last.map { .instance($0) } ?? .unknown
    case "super": return types.last.flatMap { model.superclass(of: $0) }.map { .instance($0) } ?? .unknown
    case "Self": return types.last.map { .type($0) } ?? .unknown
    default: break
    }
    for scope in locals.reversed() { if let type = scope[name] { return type } }
    let call = self.call(of: ExprSyntax(node), node)
    for type in types.reversed() {
      switch model.member(name, of: type, call: call) {
      case .own(let type): return type
      case .apples(let owner, let type, let member):
        if reports { reportMember(member, owner: owner, of: type, at: node) }
        return Inferred(typeText: member.type)
      case .nothing: continue
      }
    }
    if let own = model.index.globals[name]?.first { return own.type }
    if let generic = generics.reversed().lazy.compactMap({ $0[name] }).first {
      return generic.name.map { .type($0) } ?? .unknown
    }
    switch model.meaning(ofType: name, within: types) {
    case .own(let own): return .type(own)
    case .apples(let apples):
      if reports { reportType(name, at: node) }
      return .type(apples)
    case .libraries(let name): return .type(name)
    case nil: break
    }
    guard let globals = model.tables.apple.globals[name], let global = model.best(globals, call, type: nil) else {
      if reports { reportUndeclaredName(name, call: call, at: node) }
      return .unknown
    }
    if reports { report(.global, global.name, model.tables.status(ofGlobal: global.name), at: node) }
    return Inferred(typeText: global.type)
  }

  // MARK: Members

  private func access(_ node: MemberAccessExprSyntax, _ reports: Bool) -> Inferred {
    let name = node.declName.baseName.text.replacingOccurrences(of: "`", with: "")
    let call = self.call(of: ExprSyntax(node), node.declName)
    guard let base = node.base else {
      // The type of an implicit member such as `.red` is unknown here; `reportImplicit` handles it if the other
      // operand has a known type.
      if reports, known[node.id] == nil { reportByName(name, call: call, isImplicit: true, at: node.declName) }
      return .unknown
    }
    let type = infer(base)
    if name == "self" { return type }
    guard let baseName = type.name else {
      if reports, type == .unknown { reportByName(name, call: call, isImplicit: false, at: node.declName) }
      return element(named: name, of: type)
    }
    // The expression is a nested type such as `UITableViewCell.CellStyle`.
    if case .type = type, name.first?.isUppercase == true, name != "Type" {
      switch model.meaning(ofType: "\(baseName).\(name)", within: types) {
      case .own(let own): return .type(own)
      case .apples(let apples):
        if reports { reportType(apples, at: node.declName) }
        return .type(apples)
      case .libraries(let name): return .type(name)
      case nil: break
      }
    }
    switch model.member(name, of: baseName, call: call) {
    case .own(let own): return own
    case .apples(let owner, let type, let member):
      if reports { reportMember(member, owner: owner, of: type, at: node.declName) }
      if member.kind == .initializer { return .instance(baseName) }
      if member.kind == .enumCase { return .instance(owner) }
      return Inferred(typeText: member.type)
    case .nothing:
      if reports, model.isInLibraries(baseName), !model.isUIKits(baseName) {
        reportLibraryMember(name, of: baseName, call: call, at: node.declName)
      }
      if case .type = type, Self.singletons.contains(name), model.isInLibraries(baseName) {
        return .instance(baseName)
      }
      let isKnown =
        model.index.types[baseName] != nil || model.tables.apple.types[baseName] != nil
        || model.isInLibraries(baseName)
      if reports, !isKnown { reportByName(name, call: call, isImplicit: false, at: node.declName) }
      return .unknown
    }
  }

  /// Static properties whose values have the type itself, such as `NotificationCenter.default`.
  private static let singletons: Set<String> = [
    "default", "shared", "standard", "main", "current", "processInfo", "autoupdatingCurrent",
  ]

  /// Returns the type of `first` and similar members of a list.
  private func element(named name: String, of type: Inferred) -> Inferred {
    guard case .list(let element) = type else { return .unknown }
    switch name {
    case "first", "last", "randomElement", "popLast", "removeFirst", "removeLast": return .instance(element)
    case "reversed", "filter", "sorted", "prefix", "suffix", "dropFirst", "dropLast": return .list(element)
    default: return .unknown
    }
  }

  /// Returns the call whose callee is the reference; nil if it is not called.
  private func call(of expression: ExprSyntax, _ name: DeclReferenceExprSyntax) -> AppModel.Call? {
    if let arguments = name.argumentNames?.arguments {
      return .init(labels: arguments.map(\.name.text), trailingClosures: 0)
    }
    var head = Syntax(expression)
    while let parent = head.parent,
      parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self)
    {
      head = parent
    }
    // The expression is the callee, as in `super.f?()` and `f()`.
    guard let call = head.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == head.id else {
      return nil
    }
    let trailing = (call.trailingClosure == nil ? 0 : 1) + call.additionalTrailingClosures.count
    return .init(labels: call.arguments.map { $0.label?.text ?? "_" }, trailingClosures: trailing)
  }

  private func result(of node: FunctionCallExprSyntax) -> Inferred {
    if let closure = node.calledExpression.as(ClosureExprSyntax.self) {
      return closure.signature?.returnClause.map { meaning(of: $0.type) } ?? .unknown
    }
    if let array = node.calledExpression.as(ArrayExprSyntax.self), array.elements.count == 1,
      let only = array.elements.first, case .type(let name) = infer(only.expression)
    {
      return .list(name)
    }
    let called = infer(node.calledExpression)
    // `UILabel()` creates an instance; the inferred type of a method is already that of its result.
    if case .type(let name) = called { return .instance(name) }
    return called
  }

  // MARK: Contextual types

  /// Reports an implicit member, such as the enum case or static member in `view.contentMode = .center`, which
  /// belongs to the contextual type.
  func reportImplicit(_ value: ExprSyntax, in type: Inferred) {
    if let ternary = value.as(UnresolvedTernaryExprSyntax.self) {
      return reportImplicit(ternary.thenExpression, in: type)
    }
    if let sequence = value.as(SequenceExprSyntax.self) {
      for element in sequence.elements { reportImplicit(element, in: type) }
      return
    }
    var access = value.as(MemberAccessExprSyntax.self)
    var call: AppModel.Call?
    if let node = value.as(FunctionCallExprSyntax.self) {
      access = node.calledExpression.as(MemberAccessExprSyntax.self)
      call = access.flatMap { self.call(of: ExprSyntax($0), $0.declName) }
    }
    guard let access, access.base == nil, let name = type.name else { return }
    let found = model.member(access.declName.baseName.text, of: name, call: call)
    known[access.id] = type
    if case .apples(let owner, let type, let member) = found {
      reportMember(member, owner: owner, of: type, at: access.declName)
    }
  }

  /// Reports a missing initializer, as in `NSPredicate(format: text)`, of a completely known type.
  func reportInitializer(_ node: FunctionCallExprSyntax) {
    guard !node.calledExpression.is(ClosureExprSyntax.self), case .type(let name) = infer(node.calledExpression),
      model.isInLibraries(name), !model.isUIKits(name)
    else { return }
    let trailing = (node.trailingClosure == nil ? 0 : 1) + node.additionalTrailingClosures.count
    let call = AppModel.Call(labels: node.arguments.map { $0.label?.text ?? "_" }, trailingClosures: trailing)
    reportLibraryInitializer(of: name, call, at: node.calledExpression)
  }

  /// Records the parameter type of a closure that gets the elements of a collection, as in `views.forEach {
  /// $0.alpha = 1 }`.
  func noteClosures(of node: FunctionCallExprSyntax) {
    guard let access = node.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
      case .list(let element) = infer(base)
    else { return }
    let takesElement: Set<String> = [
      "forEach", "map", "filter", "first", "contains", "compactMap", "flatMap", "allSatisfy", "sorted", "max",
      "min",
      "firstIndex", "removeAll", "sort",
    ]
    guard takesElement.contains(access.declName.baseName.text) else { return }
    if let closure = node.trailingClosure { closureElements[closure.id] = .instance(element) }
    for argument in node.arguments {
      if let closure = argument.expression.as(ClosureExprSyntax.self) {
        closureElements[closure.id] = .instance(element)
      }
    }
  }
}
