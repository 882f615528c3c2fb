import Foundation

/// A protocol that allows initializers of `NSPredicate` to return a subclass, as Apple's class cluster does.
public protocol PredicateMaking {}

extension NSPredicate: PredicateMaking {}

/// Parsing of predicates.
///
/// ```swift
/// let adults = NSPredicate(format: "age >= %d AND name BEGINSWITH[cd] %@", 18, "a")
/// let people: NSArray = [["age": 36, "name": "Ada"], ["age": 12, "name": "Abe"]]
/// let found = people.filtered(using: adults)
/// ```
///
/// The language is Apple's "Predicate Format String Syntax":
/// <https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/Predicates/Articles/pSyntax.html>
extension PredicateMaking where Self: NSPredicate {
  /// Parses a predicate, with arguments for `%@`, `%K`, `%d` and other placeholders. A syntax error is reported on
  /// the console, and the predicate is false for every object.
  public init(format predicateFormat: String, _ args: any CVarArg...) {
    self = unsafeDowncast(PredicateParser.predicate(predicateFormat, args), to: Self.self)
  }

  /// Parses a predicate with an array of arguments, or nil for none.
  public init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    self = unsafeDowncast(PredicateParser.predicate(predicateFormat, arguments ?? []), to: Self.self)
  }
}

extension PredicateMaking where Self: NSPredicate {
  /// Parses a predicate with a C argument list.
  public init(format predicateFormat: String, arguments argList: CVaListPointer) {
    let arguments = FormatArguments.read(predicateFormat, argList)
    self = unsafeDowncast(PredicateParser.predicate(predicateFormat, arguments), to: Self.self)
  }
}

extension NSPredicate {
  /// Returns the predicate with the variables replaced by their values.
  public func withSubstitutionVariables(_ variables: [String: Any]) -> Self {
    unsafeDowncast(substituting(variables), to: Self.self)
  }

  /// Allows the evaluation of a predicate that was read from an archive. It has no effect.
  public func allowEvaluation() {}

  func substituting(_ variables: [String: Any]) -> NSPredicate {
    switch self {
    case let comparison as NSComparisonPredicate:
      if let selector = comparison.customSelector {
        return NSComparisonPredicate(
          leftExpression: comparison.leftExpression.substituting(variables),
          rightExpression: comparison.rightExpression.substituting(variables), customSelector: selector)
      }
      return NSComparisonPredicate(
        leftExpression: comparison.leftExpression.substituting(variables),
        rightExpression: comparison.rightExpression.substituting(variables),
        modifier: comparison.comparisonPredicateModifier, type: comparison.predicateOperatorType,
        options: comparison.options)
    case let compound as NSCompoundPredicate:
      return NSCompoundPredicate(
        type: compound.compoundPredicateType,
        subpredicates: compound.subpredicates.map { $0.substituting(variables) })
    default: return self
    }
  }

  /// Returns whether the predicate is true for an object, with the variables of a scope.
  func holds(_ object: Any?, _ scope: PredicateScope) -> Bool {
    switch self {
    case let comparison as NSComparisonPredicate: return comparison.evaluate(object, scope)
    case let compound as NSCompoundPredicate:
      switch compound.compoundPredicateType {
      case .not: return !(compound.subpredicates.first?.holds(object, scope) ?? false)
      case .and: return compound.subpredicates.allSatisfy { $0.holds(object, scope) }
      case .or: return compound.subpredicates.contains { $0.holds(object, scope) }
      }
    default: return evaluate(with: object, substitutionVariables: scope.bindings)
    }
  }
}

/// Objects can be arguments of formats, as on Apple's platforms, and so can the values that are bridged to them.
extension NSObject: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { [Int(bitPattern: Unmanaged.passUnretained(self).toOpaque())] }
}

/// Returns the object as an argument. It has to exist as long as the argument list, whose end is unknown, so it is
/// never released.
private func encoding(_ object: NSObject) -> [Int] { [Int(bitPattern: Unmanaged.passRetained(object).toOpaque())] }

extension Date: @retroactive CVarArg { public var _cVarArgEncoding: [Int] { encoding(self as NSDate) } }
extension URL: @retroactive CVarArg { public var _cVarArgEncoding: [Int] { encoding(self as NSURL) } }
extension UUID: @retroactive CVarArg { public var _cVarArgEncoding: [Int] { encoding(self as NSUUID) } }
extension Data: @retroactive CVarArg { public var _cVarArgEncoding: [Int] { encoding(self as NSData) } }
extension Decimal: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { encoding(NSDecimalNumber(decimal: self)) }
}
extension Array: @retroactive CVarArg { public var _cVarArgEncoding: [Int] { encoding(self as NSArray) } }
extension Set: @retroactive CVarArg { public var _cVarArgEncoding: [Int] { encoding(self as NSSet) } }
extension Dictionary: @retroactive CVarArg { public var _cVarArgEncoding: [Int] { encoding(self as NSDictionary) } }
