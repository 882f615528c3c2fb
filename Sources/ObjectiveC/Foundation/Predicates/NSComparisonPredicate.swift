import Foundation

/// A predicate that compares the values of two expressions.
///
/// Apple's documentation: <https://developer.apple.com/documentation/foundation/nscomparisonpredicate>
open class NSComparisonPredicate: NSPredicate {
  /// The options for string comparisons, which follow the operator in brackets.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// `[c]`: ignores differences of case.
    public static let caseInsensitive = Options(rawValue: 1)
    /// `[d]`: ignores differences of diacritics.
    public static let diacriticInsensitive = Options(rawValue: 2)
    /// `[n]`: compares the strings byte by byte.
    public static let normalized = Options(rawValue: 4)
    /// `[l]`: compares by the rules of the user's language.
    static let localeSensitive = Options(rawValue: 8)
  }

  /// The modifier of a comparison: whether it applies to the left value or to its members.
  public enum Modifier: UInt, Sendable {
    /// The left value itself is compared.
    case direct = 0
    /// `ALL`: true if the comparison is true for every member of the left value, or if it is empty.
    case all = 1
    /// `ANY`: true if the comparison is true for a member of the left value.
    case any = 2
  }

  /// The operators that compare two values.
  public enum Operator: UInt, Sendable {
    /// `<`
    case lessThan = 0
    /// `<=`
    case lessThanOrEqualTo = 1
    /// `>`
    case greaterThan = 2
    /// `>=`
    case greaterThanOrEqualTo = 3
    /// `==`; nil is equal to nil only.
    case equalTo = 4
    /// `!=`
    case notEqualTo = 5
    /// `MATCHES`: the right value is a regular expression that matches the whole string.
    case matches = 6
    /// `LIKE`: the right value is a pattern in which `*` stands for any text and `?` for one character.
    case like = 7
    /// `BEGINSWITH`: the left string begins with the right one.
    case beginsWith = 8
    /// `ENDSWITH`: the left string ends with the right one.
    case endsWith = 9
    /// `IN`: the right collection or string contains the left value.
    case `in` = 10
    /// A method of the left value with the right value as its argument. The format has no such operator.
    case customSelector = 11
    /// `CONTAINS`: the left collection or string contains the right value.
    case contains = 99
    /// `BETWEEN`: the left value is between the two members of the right value, inclusive.
    case between = 100
  }

  /// The operator that compares the values.
  public let predicateOperatorType: Operator
  /// The modifier: whether the comparison applies to the left value or to its members.
  public let comparisonPredicateModifier: Modifier
  /// The expression to the left of the operator.
  public let leftExpression: NSExpression
  /// The expression to the right of the operator.
  public let rightExpression: NSExpression
  /// The options for string comparisons.
  public let options: Options
  /// The comparison method; nil unless the operator is `.customSelector`.
  public let customSelector: Selector?

  /// Creates a predicate that compares by an operator.
  public init(
    leftExpression lhs: NSExpression, rightExpression rhs: NSExpression, modifier: Modifier, type: Operator,
    options: Options = []
  ) {
    leftExpression = lhs
    rightExpression = rhs
    comparisonPredicateModifier = modifier
    predicateOperatorType = type
    self.options = options
    customSelector = nil
    super.init(value: false)
  }

  /// Creates a predicate that compares by a method of the left value, which takes the right one and returns a
  /// `Bool`.
  public init(
    leftExpression lhs: NSExpression, rightExpression rhs: NSExpression, customSelector selector: Selector
  ) {
    leftExpression = lhs
    rightExpression = rhs
    comparisonPredicateModifier = .direct
    predicateOperatorType = .customSelector
    options = []
    customSelector = selector
    super.init(value: false)
  }

  open override func evaluate(with object: Any?, substitutionVariables bindings: [String: Any]?) -> Bool {
    evaluate(object, PredicateScope(bindings))
  }

  func evaluate(_ object: Any?, _ scope: PredicateScope) -> Bool {
    let left = leftExpression.evaluate(object, scope)
    let right = rightExpression.evaluate(object, scope)
    guard comparisonPredicateModifier != .direct else { return compare(left, right) }
    guard let members = PredicateValue.members(left) else {
      if left != nil {
        let rule = "The left hand side for an ALL or ANY operator must be either an NSArray or an NSSet"
        ExceptionReport.raise(
          .invalidArgumentException, "\(rule).",
          logged: "\(rule), which \(leftExpression) is not; \(predicateFormat) is false.")
      }
      return left == nil && comparisonPredicateModifier == .all
    }
    return comparisonPredicateModifier == .any
      ? members.contains { compare(PredicateValue.plain($0), right) }
      : members.allSatisfy { compare(PredicateValue.plain($0), right) }
  }

  private func compare(_ left: Any?, _ right: Any?) -> Bool {
    let comparison = PredicateComparison(options: options)
    switch predicateOperatorType {
    case .equalTo: return comparison.areEqual(left, right)
    case .notEqualTo: return !comparison.areEqual(left, right)
    case .lessThan: return comparison.order(left, right) == .orderedAscending
    case .greaterThan: return comparison.order(left, right) == .orderedDescending
    case .lessThanOrEqualTo:
      return [.orderedAscending, .orderedSame].contains(comparison.order(left, right))
    case .greaterThanOrEqualTo:
      return [.orderedDescending, .orderedSame].contains(comparison.order(left, right))
    case .matches: return comparison.matches(left, right)
    case .like: return comparison.isLike(left, right)
    case .beginsWith: return comparison.begins(left, right)
    case .endsWith: return comparison.ends(left, right)
    case .in: return comparison.contains(right, left)
    case .contains: return comparison.contains(left, right)
    case .between:
      guard let bounds = PredicateValue.members(right), bounds.count == 2 else { return false }
      return [.orderedDescending, .orderedSame].contains(comparison.order(left, PredicateValue.plain(bounds[0])))
        && [.orderedAscending, .orderedSame].contains(comparison.order(left, PredicateValue.plain(bounds[1])))
    case .customSelector:
      guard let left, let customSelector else { return false }
      let reply = MessageDispatch.sendIfImplemented(customSelector, to: left as AnyObject, [right])
      return ArgumentCast.cast(reply?.value, to: Bool.self) ?? false
    }
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSComparisonPredicate else { return false }
    return self === other || predicateFormat == other.predicateFormat
  }
  open override var hash: Int { predicateFormat.hashValue }

  open override var predicateFormat: String { PredicateText.text(of: self) }
  open override var description: String { PredicateText.text(of: self) }
}
