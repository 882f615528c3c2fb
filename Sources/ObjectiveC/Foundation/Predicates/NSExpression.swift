import Foundation

/// An expression that is evaluated on demand: a constant, a key path, or a function of other expressions.
///
/// ```swift
/// let expression = NSExpression(format: "4 + 5 - 2**3")
/// let one = expression.expressionValue(with: nil, context: nil) as? Int
/// ```
///
/// Integer arithmetic yields integers, as on iOS: `7 / 2` is 3, `7.0 / 2` is 3.5.
///
/// Apple's documentation: <https://developer.apple.com/documentation/foundation/nsexpression>
open class NSExpression: NSObject, NSCopying, NSSecureCoding {
  /// The kind of an expression, which determines its properties.
  public enum ExpressionType: UInt, Sendable {
    /// A constant, with `constantValue`.
    case constantValue = 0
    /// The evaluated object itself: `SELF`.
    case evaluatedObject = 1
    /// A variable such as `$name`, whose value the caller provides.
    case variable = 2
    /// A property of the object, or of related objects, with `keyPath`.
    case keyPath = 3
    /// A function or method, with `function`, `operand` and `arguments`.
    case function = 4
    /// The union of two sets, with `left` and `right`.
    case unionSet = 5
    /// The intersection of two sets, with `left` and `right`.
    case intersectSet = 6
    /// The difference of two sets, with `left` and `right`.
    case minusSet = 7
    /// The members of a collection that satisfy a predicate: `SUBQUERY`.
    case subquery = 13
    /// A list of expressions in braces, with `collection`.
    case aggregate = 14
    /// `ANYKEY`, which stands for any property in Spotlight searches.
    case anyKey = 15
    /// A closure, with `expressionBlock` and `arguments`.
    case block = 19
    /// One of two expressions, selected by a predicate: `TERNARY`.
    case conditional = 20
  }

  /// A closure that computes a value from the object, the values of the arguments and the context.
  public typealias Block = (Any?, [Any], NSMutableDictionary?) -> Any

  enum Content {
    case constant(Any?)
    case evaluatedObject
    case variable(String)
    case keyPath(String)
    /// A function. The operand is nil for built-in functions.
    case function(NSExpression?, String, [NSExpression])
    case set(ExpressionType, NSExpression, NSExpression)
    case subquery(NSExpression, String, NSPredicate)
    case aggregate([NSExpression])
    case anyKey
    case block(Block, [NSExpression])
    case conditional(NSPredicate, NSExpression, NSExpression)
    /// `$x := 1`, which assigns a value to a variable.
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

  /// The kind of the expression.
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

  /// Evaluates the expression for an object, which can be nil. The context contains the values of variables, and
  /// receives those that the expression assigns.
  open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
    let scope = PredicateScope(context)
    return evaluate(object, scope)
  }

  /// Allows the evaluation of an expression that was read from an archive. It has no effect.
  open func allowEvaluation() {}

  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func copy() -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSExpression else { return false }
    return self === other || (expressionType == other.expressionType && description == other.description)
  }
  open override var hash: Int { description.hashValue }

  /// The expression in the format of `init(format:)`.
  open override var description: String { PredicateText.text(of: self) }
}

extension NSExpression {
  /// Parses an expression, with arguments for `%@`, `%K`, `%d` and other placeholders. A syntax error is reported
  /// on the console, and the value of the expression is nil.
  public convenience init(format expressionFormat: String, _ args: any CVarArg...) {
    self.init(format: expressionFormat, argumentArray: args)
  }

  /// Parses an expression with an array of arguments. A syntax error is reported on the console.
  public convenience init(format expressionFormat: String, argumentArray arguments: [Any]) {
    self.init(PredicateParser.expression(expressionFormat, arguments).content)
  }

  /// Parses an expression with a C argument list.
  public convenience init(format expressionFormat: String, arguments argList: CVaListPointer) {
    self.init(format: expressionFormat, argumentArray: FormatArguments.read(expressionFormat, argList))
  }

  /// Creates a constant, such as a number, string or array.
  public convenience init(forConstantValue obj: Any?) { self.init(.constant(obj)) }
  /// Creates a variable, named without its dollar sign. Its value is provided by the context or by substitution
  /// variables.
  public convenience init(forVariable string: String) { self.init(.variable(string)) }
  /// Creates an expression for a property, by a key or by keys separated by dots.
  public convenience init(forKeyPath keyPath: String) { self.init(.keyPath(keyPath)) }

  /// Creates an expression for the `@objc` property that a Swift key path refers to.
  public convenience init<Root: NSObject, Value>(forKeyPath keyPath: KeyPath<Root, Value>) {
    let key = KeyValueAccess.key(of: keyPath, on: Root.self)
    if key == nil { Console.write("Could not extract a String from KeyPath \(keyPath); is the property @objc?") }
    self.init(.keyPath(key ?? ""))
  }

  /// Creates a call of a built-in function, such as `"sum:"` or `"raise:toPower:"`.
  public convenience init(forFunction name: String, arguments parameters: [Any]) {
    self.init(.function(nil, name, parameters.map(Self.wrapped)))
  }

  /// Creates a call of a method of the target's value.
  public convenience init(forFunction target: NSExpression, selectorName name: String, arguments parameters: [Any]?)
  {
    self.init(.function(target, name, (parameters ?? []).map(Self.wrapped)))
  }

  /// Creates a list of values; those that are not expressions become constants.
  public convenience init(forAggregate subexpressions: [Any]) {
    self.init(.aggregate(subexpressions.map(Self.wrapped)))
  }
  /// Creates the union of two sets, arrays or dictionaries.
  public convenience init(forUnionSet left: NSExpression, with right: NSExpression) {
    self.init(.set(.unionSet, left, right))
  }
  /// Creates the intersection of two sets.
  public convenience init(forIntersectSet left: NSExpression, with right: NSExpression) {
    self.init(.set(.intersectSet, left, right))
  }
  /// Creates the difference of two sets.
  public convenience init(forMinusSet left: NSExpression, with right: NSExpression) {
    self.init(.set(.minusSet, left, right))
  }

  /// Creates an expression for the members of a collection that satisfy a predicate; the variable represents the
  /// member.
  public convenience init(
    forSubquery expression: NSExpression, usingIteratorVariable variable: String, predicate: NSPredicate
  ) {
    self.init(.subquery(expression, variable, predicate))
  }

  /// Creates an expression that is evaluated by a closure with the arguments' values. It can't be archived.
  public convenience init(block: @escaping Block, arguments: [NSExpression]?) {
    self.init(.block(block, arguments ?? []))
  }
  /// Creates an expression with the value of the first expression if the predicate is true, or else of the second
  /// one.
  public convenience init(
    forConditional predicate: NSPredicate, trueExpression: NSExpression, falseExpression: NSExpression
  ) {
    self.init(.conditional(predicate, trueExpression, falseExpression))
  }

  /// Returns the expression for the evaluated object, `SELF`.
  public class func expressionForEvaluatedObject() -> NSExpression { NSExpression(.evaluatedObject) }
  /// Returns the expression for any property, `ANYKEY`.
  public class func expressionForAnyKey() -> NSExpression { NSExpression(.anyKey) }

  static func wrapped(_ value: Any) -> NSExpression { value as? NSExpression ?? NSExpression(.constant(value)) }
}

/// The operands of an expression. Reading an operand that an expression of this kind does not have reports an
/// exception with Foundation's message.
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
  /// The name of a variable, or of the variable of a subquery.
  public var variable: String {
    switch content {
    case .variable(let name), .subquery(_, let name, _), .assignment(let name, _): return name
    default: return refuse("variable", "")
    }
  }
  /// The target of a method; a nil constant for built-in functions.
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
  /// The expressions of a list, or the collection of a subquery.
  public var collection: Any {
    switch content {
    case .aggregate(let members): return members
    case .subquery(let collection, _, _): return collection
    default: return refuse("collection", [NSExpression]())
    }
  }
  /// The predicate of a subquery or of a conditional expression.
  public var predicate: NSPredicate {
    switch content {
    case .subquery(_, _, let predicate), .conditional(let predicate, _, _): return predicate
    default: return refuse("predicate", NSPredicate(value: false))
    }
  }
  /// The first set of an operation on sets.
  public var left: NSExpression {
    guard case .set(_, let left, _) = content else { return refuse("left", self) }
    return left
  }
  /// The second set of an operation on sets.
  public var right: NSExpression {
    guard case .set(_, _, let right) = content else { return refuse("right", self) }
    return right
  }
  /// The expression that is selected if the predicate is true.
  public var `true`: NSExpression {
    guard case .conditional(_, let expression, _) = content else { return refuse("true", self) }
    return expression
  }
  /// The expression that is selected if the predicate is false.
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
