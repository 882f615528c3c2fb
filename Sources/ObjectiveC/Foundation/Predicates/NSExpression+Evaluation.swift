import Foundation

/// The variables during the evaluation of a predicate or expression.
final class PredicateScope {
  private let context: NSMutableDictionary?
  private var values: [String: Any?]

  init(_ context: NSMutableDictionary?) {
    self.context = context
    values = [:]
  }
  init(_ bindings: [String: Any]?) {
    context = nil
    values = bindings?.mapValues { $0 } ?? [:]
  }

  subscript(name: String) -> Any? {
    get {
      if let value = values[name] { return value }
      return context?.object(forKey: name as NSString)
    }
    set {
      values[name] = .some(newValue)
      if let newValue { context?.setObject(newValue, forKey: name as NSString) }
    }
  }

  /// The variables as a dictionary, which predicates accept.
  var bindings: [String: Any] {
    var all: [String: Any] = [:]
    for case (let name as String, let value) in context ?? NSMutableDictionary() { all[name] = value }
    for (name, value) in values { all[name] = value ?? NSNull() }
    return all
  }

  /// Runs the body with an additional variable.
  func with<Result>(_ name: String, _ value: Any?, _ body: () -> Result) -> Result {
    let old = values[name]
    values[name] = .some(value)
    defer { values[name] = old }
    return body()
  }
}

extension NSExpression {
  func evaluate(_ object: Any?, _ scope: PredicateScope) -> Any? {
    switch content {
    case .constant(let value): return PredicateValue.plain(value)
    case .evaluatedObject: return PredicateValue.plain(object)
    case .variable(let name): return PredicateValue.plain(scope[name])
    case .keyPath(let path): return Self.value(of: object, path)
    case .anyKey: return nil
    case .aggregate(let members): return members.map { $0.evaluate(object, scope) ?? NSNull() }
    case .set(let kind, let left, let right):
      return Self.combine(kind, left.evaluate(object, scope), right.evaluate(object, scope))
    case .subquery(let collection, let name, let predicate):
      let members = PredicateValue.members(collection.evaluate(object, scope)) ?? []
      return members.filter { member in scope.with(name, member) { predicate.holds(object, scope) } }
    case .block(let block, let arguments):
      let context = NSMutableDictionary()
      for (name, value) in scope.bindings { context.setObject(value, forKey: name as NSString) }
      return PredicateValue.plain(block(object, arguments.map { $0.evaluate(object, scope) ?? NSNull() }, context))
    case .conditional(let predicate, let first, let second):
      return (predicate.holds(object, scope) ? first : second).evaluate(object, scope)
    case .assignment(let name, let expression):
      let value = expression.evaluate(object, scope)
      scope[name] = value
      return value
    case .function(let operand, let name, let arguments):
      // The key of `a[FIRST].b` or `$x.b` is not evaluated as an expression.
      if name == "valueForKeyPath:" || name == "valueForKey:", case .keyPath(let path)? = arguments.first?.content {
        return Self.value(of: operand?.evaluate(object, scope), path)
      }
      let values = arguments.map { $0.evaluate(object, scope) }
      guard let operand else { return PredicateFunctions.call(name, values) }
      return PredicateFunctions.call(name, on: operand.evaluate(object, scope), values)
    }
  }

  private static func value(of object: Any?, _ path: String) -> Any? {
    guard let object = PredicateValue.plain(object) else { return nil }
    return PredicateValue.plain(
      KeyPathWalk.value(of: object, path: path.split(separator: ".").map(String.init)))
  }

  private static func combine(_ kind: ExpressionType, _ left: Any?, _ right: Any?) -> Any? {
    let left = PredicateValue.members(left) ?? []
    let right = PredicateValue.members(right) ?? []
    let result = NSMutableSet(array: left)
    switch kind {
    case .unionSet: result.union(Set(right.compactMap { $0 as? AnyHashable }))
    case .intersectSet: result.intersect(Set(right.compactMap { $0 as? AnyHashable }))
    default: result.minus(Set(right.compactMap { $0 as? AnyHashable }))
    }
    return result
  }

  /// Returns the expression with the variables replaced by their values.
  func substituting(_ variables: [String: Any]) -> NSExpression {
    func all(_ expressions: [NSExpression]) -> [NSExpression] { expressions.map { $0.substituting(variables) } }
    switch content {
    case .variable(let name):
      guard let value = variables[name] else { return self }
      return Self.wrapped(value)
    case .function(let operand, let name, let arguments):
      return NSExpression(.function(operand?.substituting(variables), name, all(arguments)))
    case .set(let kind, let left, let right):
      return NSExpression(.set(kind, left.substituting(variables), right.substituting(variables)))
    case .subquery(let collection, let name, let predicate):
      var inner = variables
      inner[name] = nil
      return NSExpression(.subquery(collection.substituting(variables), name, predicate.substituting(inner)))
    case .aggregate(let members): return NSExpression(.aggregate(all(members)))
    case .block(let block, let arguments): return NSExpression(.block(block, all(arguments)))
    case .conditional(let predicate, let first, let second):
      return NSExpression(
        .conditional(
          predicate.substituting(variables), first.substituting(variables), second.substituting(variables)))
    case .assignment(let name, let expression):
      return NSExpression(.assignment(name, expression.substituting(variables)))
    case .constant, .evaluatedObject, .keyPath, .anyKey: return self
    }
  }
}
