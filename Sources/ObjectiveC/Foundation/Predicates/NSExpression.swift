import Foundation

/// A value that is computed on demand: a constant, a key path, a function of others.
///
/// ```swift
/// let expression = NSExpression(format: "4 + 5 - 2**3")
/// let one = expression.expressionValue(with: nil, context: nil) as? Int
/// ```
///
/// Whole numbers stay whole, as on iOS: `7 / 2` is 3, `7.0 / 2` is 3.5.
///
/// Apple's documentation: <https://developer.apple.com/documentation/foundation/nsexpression>
open class NSExpression: NSObject, NSCopying, NSSecureCoding {
  /// The kind of an expression, which determines the properties that it has.
  public enum ExpressionType: UInt, Sendable {
    /// A value that is always the same, with `constantValue`.
    case constantValue = 0
    /// The object itself that is looked at: `SELF`.
    case evaluatedObject = 1
    /// A variable, such as `$name`, whose value the caller gives.
    case variable = 2
    /// A property of the object, or of objects that it has, with `keyPath`.
    case keyPath = 3
    /// A function or method with `function`, `operand` and `arguments`.
    case function = 4
    /// The members of either of two sets, with `left` and `right`.
    case unionSet = 5
    /// The members that two sets share, with `left` and `right`.
    case intersectSet = 6
    /// The members of the left set that are not in the right one.
    case minusSet = 7
    /// The members of a collection for which a predicate is true: `SUBQUERY`.
    case subquery = 13
    /// A list of expressions in braces, with `collection`.
    case aggregate = 14
    /// `ANYKEY`, which stands for any property in searches of Spotlight's.
    case anyKey = 15
    /// A closure with `expressionBlock` and `arguments`.
    case block = 19
    /// One of two expressions, as a predicate decides: `TERNARY`.
    case conditional = 20
  }

  /// Computes a value from the object, the arguments' values and the context.
  public typealias Block = (Any?, [Any], NSMutableDictionary?) -> Any

  enum Content {
    case constant(Any?)
    case evaluatedObject
    case variable(String)
    case keyPath(String)
    /// The operand is nil for the functions that every expression knows.
    case function(NSExpression?, String, [NSExpression])
    case set(ExpressionType, NSExpression, NSExpression)
    case subquery(NSExpression, String, NSPredicate)
    case aggregate([NSExpression])
    case anyKey
    case block(Block, [NSExpression])
    case conditional(NSPredicate, NSExpression, NSExpression)
    /// `$x := 1`, which keeps the value for what comes after.
    case assignment(String, NSExpression)
  }

  let content: Content

  init(_ content: Content) {
    self.content = content
    super.init()
  }

  public required init?(coder: NSCoder) {
    guard let content = Self.content(from: coder) else { return nil }
    self.content = content
    super.init()
  }

  open class var supportsSecureCoding: Bool { true }
  open func encode(with coder: NSCoder) { encodeContent(with: coder) }

  /// The expression's kind.
  open var expressionType: ExpressionType {
    switch content {
    case .constant: .constantValue
    case .evaluatedObject: .evaluatedObject
    case .variable: .variable
    case .keyPath: .keyPath
    case .function, .assignment: .function
    case .set(let kind, _, _): kind
    case .subquery: .subquery
    case .aggregate: .aggregate
    case .anyKey: .anyKey
    case .block: .block
    case .conditional: .conditional
    }
  }

  /// The expression's value for an object, which may be nil. The context holds the values of variables, and
  /// receives those that the expression assigns.
  open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
    let scope = PredicateScope(context)
    return evaluate(object, scope)
  }

  /// Lets an expression that was read from an archive be evaluated.
  open func allowEvaluation() {}

  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func copy() -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSExpression else { return false }
    return self === other || (expressionType == other.expressionType && description == other.description)
  }
  open override var hash: Int { description.hashValue }

  /// The expression as `init(format:)` reads it.
  open override var description: String { PredicateText.text(of: self) }
}

extension NSExpression {
  /// Parses an expression, with arguments for `%@`, `%K`, `%d` and so on. A text that can't be parsed is reported
  /// on the console, and the expression has no value.
  public convenience init(format expressionFormat: String, _ args: any CVarArg...) {
    self.init(format: expressionFormat, argumentArray: args)
  }

  /// Parses an expression with its arguments in an array. A text that can't be parsed is reported on the console.
  public convenience init(format expressionFormat: String, argumentArray arguments: [Any]) {
    self.init(PredicateParser.expression(expressionFormat, arguments).content)
  }

  /// Parses an expression with C's list of arguments.
  public convenience init(format expressionFormat: String, arguments argList: CVaListPointer) {
    self.init(format: expressionFormat, argumentArray: FormatArguments.read(expressionFormat, argList))
  }

  /// A value that is always the same, such as a number, a string or an array.
  public convenience init(forConstantValue obj: Any?) { self.init(.constant(obj)) }
  /// A variable, without its dollar sign. Its value comes from the context or from substitution variables.
  public convenience init(forVariable string: String) { self.init(.variable(string)) }
  /// A property by its key, or by keys with dots between them.
  public convenience init(forKeyPath keyPath: String) { self.init(.keyPath(keyPath)) }

  /// The property that Swift's key path names: one that is `@objc`.
  public convenience init<Root: NSObject, Value>(forKeyPath keyPath: KeyPath<Root, Value>) {
    let key = KeyValueAccess.key(of: keyPath, on: Root.self)
    if key == nil { Console.write("Could not extract a String from KeyPath \(keyPath); is the property @objc?") }
    self.init(.keyPath(key ?? ""))
  }

  /// A function that every expression knows, `"sum:"`, `"raise:toPower:"`.
  public convenience init(forFunction name: String, arguments parameters: [Any]) {
    self.init(.function(nil, name, parameters.map(Self.wrapped)))
  }

  /// A method of the object that is the target's value.
  public convenience init(forFunction target: NSExpression, selectorName name: String, arguments parameters: [Any]?)
  {
    self.init(.function(target, name, (parameters ?? []).map(Self.wrapped)))
  }

  /// A list of values; those that are not expressions count as constants.
  public convenience init(forAggregate subexpressions: [Any]) {
    self.init(.aggregate(subexpressions.map(Self.wrapped)))
  }
  /// The members of either of two sets, arrays or dictionaries.
  public convenience init(forUnionSet left: NSExpression, with right: NSExpression) {
    self.init(.set(.unionSet, left, right))
  }
  /// The members that two sets share.
  public convenience init(forIntersectSet left: NSExpression, with right: NSExpression) {
    self.init(.set(.intersectSet, left, right))
  }
  /// The members of the first set that are not in the second.
  public convenience init(forMinusSet left: NSExpression, with right: NSExpression) {
    self.init(.set(.minusSet, left, right))
  }

  /// The members of a collection for which the predicate, which names the member by the variable, is true.
  public convenience init(
    forSubquery expression: NSExpression, usingIteratorVariable variable: String, predicate: NSPredicate
  ) {
    self.init(.subquery(expression, variable, predicate))
  }

  /// The result of a closure, which is called with the arguments' values. It can't be archived.
  public convenience init(block: @escaping Block, arguments: [NSExpression]?) {
    self.init(.block(block, arguments ?? []))
  }
  /// The value of the first expression where the predicate is true, else that of the second.
  public convenience init(
    forConditional predicate: NSPredicate, trueExpression: NSExpression, falseExpression: NSExpression
  ) {
    self.init(.conditional(predicate, trueExpression, falseExpression))
  }

  /// Returns the expression whose value is the object that is looked at, `SELF`.
  public class func expressionForEvaluatedObject() -> NSExpression { NSExpression(.evaluatedObject) }
  /// Returns the expression that stands for any property, `ANYKEY`.
  public class func expressionForAnyKey() -> NSExpression { NSExpression(.anyKey) }

  static func wrapped(_ value: Any) -> NSExpression { value as? NSExpression ?? NSExpression(.constant(value)) }
}

/// The operands of an expression. Reading an operand that the expression's kind does not have reports an exception
/// in Foundation's words.
extension NSExpression {
  /// The value of a constant.
  public var constantValue: Any? {
    guard case .constant(let value) = content else { return refuse("constantValue", nil) }
    return value
  }
  /// The key path of a property.
  public var keyPath: String {
    guard case .keyPath(let path) = content else { return refuse("keyPath", "") }
    return path
  }
  /// The name of a function, such as "sum:".
  public var function: String {
    guard case .function(_, let name, _) = content else { return refuse("function", "") }
    return name
  }
  /// The name of a variable, or of the one that stands for the member in a subquery.
  public var variable: String {
    switch content {
    case .variable(let name), .subquery(_, let name, _), .assignment(let name, _): return name
    default: return refuse("variable", "")
    }
  }
  /// The expression whose value has the method; a nil constant for functions that every expression knows.
  public var operand: NSExpression {
    guard case .function(let operand, _, _) = content else { return refuse("operand", self) }
    return operand ?? NSExpression(.constant(nil))
  }
  /// The arguments of a function or closure.
  public var arguments: [NSExpression]? {
    switch content {
    case .function(_, _, let arguments), .block(_, let arguments): return arguments
    default: return refuse("arguments", nil)
    }
  }
  /// The expressions of a list, or the collection that a subquery looks through.
  public var collection: Any {
    switch content {
    case .aggregate(let members): return members
    case .subquery(let collection, _, _): return collection
    default: return refuse("collection", [NSExpression]())
    }
  }
  /// The predicate of a subquery, or of a choice between two expressions.
  public var predicate: NSPredicate {
    switch content {
    case .subquery(_, _, let predicate), .conditional(let predicate, _, _): return predicate
    default: return refuse("predicate", NSPredicate(value: false))
    }
  }
  /// The first of an operation's two sets.
  public var left: NSExpression {
    guard case .set(_, let left, _) = content else { return refuse("left", self) }
    return left
  }
  /// The second of an operation's two sets.
  public var right: NSExpression {
    guard case .set(_, _, let right) = content else { return refuse("right", self) }
    return right
  }
  /// The expression that is chosen where the predicate is true.
  public var `true`: NSExpression {
    guard case .conditional(_, let expression, _) = content else { return refuse("true", self) }
    return expression
  }
  /// The expression that is chosen where the predicate is false.
  public var `false`: NSExpression {
    guard case .conditional(_, _, let expression) = content else { return refuse("false", self) }
    return expression
  }
  /// The closure that computes the value.
  public var expressionBlock: Block {
    guard case .block(let block, _) = content else { return refuse("expressionBlock", { _, _, _ in NSNull() }) }
    return block
  }

  private func refuse<Value>(_ property: String, _ value: Value) -> Value {
    Console.write("The expression \(self) has no \(property): only expressions of other types have it.")
    return value
  }
}
