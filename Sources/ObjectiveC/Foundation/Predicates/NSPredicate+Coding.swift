import Foundation

/// Archiving of predicates, with Foundation's keys.
///
/// Apple's documentation: <https://developer.apple.com/documentation/foundation/nspredicate>. A decoded predicate
/// can be evaluated without a call of `allowEvaluation()`, which Apple's requires.
extension NSPredicate: @retroactive NSSecureCoding {
  public static var supportsSecureCoding: Bool { true }

  public func encode(with coder: NSCoder) {
    switch self {
    case let comparison as NSComparisonPredicate:
      coder.encode(Int(comparison.predicateOperatorType.rawValue), forKey: "NSPredicateOperator")
      coder.encode(Int(comparison.comparisonPredicateModifier.rawValue), forKey: "NSModifier")
      coder.encode(Int(comparison.options.rawValue), forKey: "NSOptions")
      coder.encode(comparison.leftExpression, forKey: "NSLeftExpression")
      coder.encode(comparison.rightExpression, forKey: "NSRightExpression")
      coder.encode(comparison.customSelector?.name as NSString?, forKey: "NSSelectorName")
    case let compound as NSCompoundPredicate:
      coder.encode(Int(compound.compoundPredicateType.rawValue), forKey: "NSCompoundPredicateType")
      coder.encode(compound.subpredicates.map(PredicateBox.init) as NSArray, forKey: "NSSubpredicates")
    default:
      let text = PredicateText.text(of: self)
      guard text == "TRUEPREDICATE" || text == "FALSEPREDICATE" else {
        return PredicateArchive.refuse("a predicate with a block", coder)
      }
      coder.encode(text == "TRUEPREDICATE", forKey: "NSPredicateValue")
    }
  }
}

extension PredicateMaking where Self: NSPredicate {
  /// Decodes a predicate; returns nil if it is incomplete.
  public init?(coder: NSCoder) {
    guard let made = PredicateArchive.predicate(coder) as? Self else { return nil }
    self = made
  }
}

enum PredicateArchive {
  static func predicate(_ coder: NSCoder) -> NSPredicate? {
    if coder.containsValue(forKey: "NSPredicateOperator") { return comparison(coder) }
    if coder.containsValue(forKey: "NSCompoundPredicateType") {
      let kind = NSCompoundPredicate.LogicalType(
        rawValue: UInt(clamping: coder.decodeInteger(forKey: "NSCompoundPredicateType")))
      let parts = object(coder, "NSSubpredicates", [NSArray.self, PredicateBox.self]) as? [PredicateBox]
      return kind.flatMap { kind in
        parts.map { NSCompoundPredicate(type: kind, subpredicates: $0.map(\.predicate)) }
      }
    }
    guard coder.containsValue(forKey: "NSPredicateValue") else { return nil }
    return NSPredicate(value: coder.decodeBool(forKey: "NSPredicateValue"))
  }

  private static func comparison(_ coder: NSCoder) -> NSPredicate? {
    func number(_ key: String) -> UInt { UInt(clamping: coder.decodeInteger(forKey: key)) }
    guard let left = expression(coder, "NSLeftExpression"), let right = expression(coder, "NSRightExpression"),
      let type = NSComparisonPredicate.Operator(rawValue: number("NSPredicateOperator")),
      let modifier = NSComparisonPredicate.Modifier(rawValue: number("NSModifier"))
    else { return nil }
    if let name = object(coder, "NSSelectorName", [NSString.self]) as? String {
      return NSComparisonPredicate(leftExpression: left, rightExpression: right, customSelector: Selector(name))
    }
    return NSComparisonPredicate(
      leftExpression: left, rightExpression: right, modifier: modifier, type: type,
      options: NSComparisonPredicate.Options(rawValue: number("NSOptions")))
  }

  /// The classes of constants that are allowed in addition to those of the coder.
  static let values: [AnyClass] = [
    NSString.self, NSNumber.self, NSDecimalNumber.self, NSDate.self, NSData.self, NSURL.self, NSUUID.self,
    NSNull.self, NSArray.self, NSSet.self, NSOrderedSet.self, NSDictionary.self, NSPredicate.self,
    NSExpression.self,
  ]

  static func object(_ coder: NSCoder, _ key: String, _ classes: [AnyClass]) -> Any? {
    guard coder.containsValue(forKey: key) else { return nil }
    return coder.requiresSecureCoding
      ? coder.decodeObject(of: classes, forKey: key) : coder.decodeObject(forKey: key)
  }

  static func expression(_ coder: NSCoder, _ key: String) -> NSExpression? {
    object(coder, key, [NSExpression.self]) as? NSExpression
  }

  /// Reports a value that can't be archived, for which Foundation raises `NSInvalidArgumentException`.
  static func refuse(_ what: String, _ coder: NSCoder) {
    ExceptionReport.raise(.invalidArgumentException, "\(what) can't be archived")
    coder.failWithError(CocoaError(.coderInvalidValue))
  }
}

/// A wrapper for a nested predicate. On Linux, all compound predicates are equal, and an archiver writes equal
/// objects only once; a wrapper is equal to itself only.
final class PredicateBox: NSObject, NSSecureCoding {
  let predicate: NSPredicate

  init(_ predicate: NSPredicate) {
    self.predicate = predicate
    super.init()
  }

  required init?(coder: NSCoder) {
    guard let predicate = PredicateArchive.predicate(coder) else { return nil }
    self.predicate = predicate
    super.init()
  }

  static var supportsSecureCoding: Bool { true }
  func encode(with coder: NSCoder) { predicate.encode(with: coder) }
}

/// Archiving of expressions.
extension NSExpression {
  func encodeContent(with coder: NSCoder) {
    coder.encode(Int(expressionType.rawValue), forKey: "NSExpressionType")
    func encode(_ objects: [NSExpression]) { coder.encode(objects as NSArray, forKey: "NSArguments") }
    switch content {
    case .constant(let value):
      if let index = value as? PredicateIndex {
        coder.encode(index.name as NSString, forKey: "NSIndexName")
      } else {
        coder.encode(PredicateValue.plain(value).map { $0 as AnyObject }, forKey: "NSConstantValue")
      }
    case .evaluatedObject, .anyKey: break
    case .variable(let name): coder.encode(name as NSString, forKey: "NSVariable")
    case .keyPath(let path): coder.encode(path as NSString, forKey: "NSKeyPath")
    case .function(let operand, let name, let arguments):
      coder.encode(name as NSString, forKey: "NSFunctionName")
      coder.encode(operand, forKey: "NSOperand")
      encode(arguments)
    case .set(_, let left, let right): encode([left, right])
    case .subquery(let collection, let name, let predicate):
      coder.encode(name as NSString, forKey: "NSVariable")
      coder.encode(PredicateBox(predicate), forKey: "NSPredicate")
      encode([collection])
    case .aggregate(let members): encode(members)
    case .block: PredicateArchive.refuse("an expression with a block", coder)
    case .conditional(let predicate, let first, let second):
      coder.encode(PredicateBox(predicate), forKey: "NSPredicate")
      encode([first, second])
    case .assignment(let name, let value):
      coder.encode(name as NSString, forKey: "NSVariable")
      encode([value])
    }
  }

  static func content(from coder: NSCoder) -> Content? {
    func text(_ key: String) -> String? { PredicateArchive.object(coder, key, [NSString.self]) as? String }
    let list = PredicateArchive.object(coder, "NSArguments", [NSArray.self, NSExpression.self]) as? [NSExpression]
    let arguments = list ?? []
    let box = PredicateArchive.object(coder, "NSPredicate", [PredicateBox.self]) as? PredicateBox
    let predicate = box?.predicate
    let raw = UInt(clamping: coder.decodeInteger(forKey: "NSExpressionType"))
    switch ExpressionType(rawValue: raw) {
    case .constantValue:
      if let name = text("NSIndexName") {
        return [PredicateIndex.first, .last, .size].first { $0.name == name }.map { .constant($0) }
      }
      return .constant(
        PredicateArchive.object(coder, "NSConstantValue", PredicateArchive.values + (coder.allowedClasses ?? [])))
    case .evaluatedObject: return .evaluatedObject
    case .anyKey: return .anyKey
    case .variable: return text("NSVariable").map { .variable($0) }
    case .keyPath: return text("NSKeyPath").map { .keyPath($0) }
    case .function:
      if let name = text("NSVariable") { return arguments.first.map { .assignment(name, $0) } }
      return text("NSFunctionName").map {
        .function(PredicateArchive.expression(coder, "NSOperand"), $0, arguments)
      }
    case .unionSet, .intersectSet, .minusSet:
      guard arguments.count == 2, let kind = ExpressionType(rawValue: raw) else { return nil }
      return .set(kind, arguments[0], arguments[1])
    case .subquery:
      guard let collection = arguments.first, let name = text("NSVariable"), let predicate else { return nil }
      return .subquery(collection, name, predicate)
    case .aggregate: return list.map { .aggregate($0) }
    case .conditional:
      guard arguments.count == 2, let predicate else { return nil }
      return .conditional(predicate, arguments[0], arguments[1])
    case .block, nil: return nil
    }
  }
}
