import Foundation

/// A sort descriptor that compares by a key; Foundation's class on Linux supports only Swift key paths.
private final class KeySortDescriptor: NSSortDescriptor {
  let path: String?
  let method: Selector?
  let comparison: Comparator?
  private let isAscending: Bool

  init(path: String?, ascending: Bool, method: Selector?, comparison: Comparator?) {
    self.path = path
    self.method = method
    self.comparison = comparison
    isAscending = ascending
    super.init(keyPath: \NSObject.hash, ascending: ascending)
  }

  override var ascending: Bool { isAscending }
  override var comparator: Comparator { { self.order($0, $1) } }
  override var reversedSortDescriptor: Any {
    KeySortDescriptor(path: path, ascending: !isAscending, method: method, comparison: comparison)
  }
  override func copy(with zone: NSZone? = nil) -> Any { self }
  override func copy() -> Any { self }

  override func compare(_ object1: Any, to object2: Any) -> ComparisonResult {
    let result = order(value(of: object1), value(of: object2))
    return isAscending ? result : ComparisonResult(rawValue: -result.rawValue) ?? result
  }

  private func value(of object: Any) -> Any? {
    guard let path, !path.isEmpty, path != "self" else { return PredicateValue.plain(object) }
    return PredicateValue.plain(KeyPathWalk.value(of: object, path: path.split(separator: ".").map(String.init)))
  }

  /// Compares two values of the key; a missing value precedes all others.
  private func order(_ a: Any?, _ b: Any?) -> ComparisonResult {
    guard let a, let b else { return a == nil ? (b == nil ? .orderedSame : .orderedAscending) : .orderedDescending }
    if let comparison { return comparison(a, b) }
    let name = method?.name ?? "compare:"
    if let text = PredicateValue.string(a), let other = PredicateValue.string(b),
      let result = StringComparisons.compare(text, other, by: name)
    {
      return result
    }
    if name != "compare:", let reply = MessageDispatch.sendIfImplemented(Selector(name), to: a as AnyObject, [b]) {
      return ArgumentCast.cast(reply.value, to: ComparisonResult.self) ?? .orderedSame
    }
    return PredicateComparison(options: []).order(a, b) ?? .orderedSame
  }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? KeySortDescriptor else { return false }
    return self === other
      || (path == other.path && isAscending == other.isAscending && method == other.method
        && comparison == nil && other.comparison == nil)
  }
  override var hash: Int { path?.hashValue ?? 0 }
  override var description: String {
    "(\(path ?? "self"), \(isAscending ? "ascending" : "descending"), \(method?.name ?? "compare:"))"
  }
}

/// The comparison methods of strings.
enum StringComparisons {
  /// Compares two strings by a method of `NSString`; returns nil for any other method.
  static func compare(_ text: String, _ other: String, by method: String) -> ComparisonResult? {
    let text = text as NSString
    switch method {
    case "compare:": return text.compare(other)
    case "caseInsensitiveCompare:": return text.caseInsensitiveCompare(other)
    case "localizedCompare:": return text.localizedCompare(other)
    case "localizedCaseInsensitiveCompare:": return text.localizedCaseInsensitiveCompare(other)
    case "localizedStandardCompare:": return text.localizedStandardCompare(other)
    default: return nil
    }
  }
}

/// A protocol that allows initializers of `NSSortDescriptor` to return a subclass.
public protocol SortDescriptorMaking {}

extension NSSortDescriptor: SortDescriptorMaking {}

/// Sort descriptors by keys.
///
/// Apple's documentation: <https://developer.apple.com/documentation/foundation/nssortdescriptor>
extension SortDescriptorMaking where Self: NSSortDescriptor {
  /// Creates a descriptor that compares the values at a key path by `compare(_:)`; nil compares the objects
  /// themselves.
  public init(key: String?, ascending: Bool) {
    self.init(key: key, ascending: ascending, selector: nil)
  }

  /// Creates a descriptor that compares by a method of the values, such as
  /// `#selector(NSString.localizedStandardCompare(_:))`.
  public init(key: String?, ascending: Bool, selector: Selector?) {
    self = unsafeDowncast(
      KeySortDescriptor(path: key, ascending: ascending, method: selector, comparison: nil), to: Self.self)
  }

  /// Creates a descriptor that compares the values at a key path by a closure; nil compares the objects themselves.
  public init(key: String?, ascending: Bool, comparator cmptr: @escaping Comparator) {
    self = unsafeDowncast(
      KeySortDescriptor(path: key, ascending: ascending, method: nil, comparison: cmptr), to: Self.self)
  }

  /// Creates a descriptor for a Swift key path to a value of any type; Foundation's initializer on Linux requires a
  /// comparable one.
  @_disfavoredOverload
  public init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self = unsafeDowncast(
      NSSortDescriptor(keyPath: keyPath, ascending: ascending) { StoredComparison.order($0, $1) }, to: Self.self)
  }

  /// Creates a descriptor for a Swift key path that compares by a method of the values.
  public init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool, selector: Selector) {
    let name = selector.name
    self = unsafeDowncast(
      NSSortDescriptor(keyPath: keyPath, ascending: ascending) { a, b in
        guard let text = PredicateValue.string(a), let other = PredicateValue.string(b) else {
          return StoredComparison.order(a, b)
        }
        return StringComparisons.compare(text, other, by: name) ?? StoredComparison.order(a, b)
      }, to: Self.self)
  }
}

private enum StoredComparison {
  static func order(_ a: Any, _ b: Any) -> ComparisonResult {
    let (a, b) = (PredicateValue.plain(a), PredicateValue.plain(b))
    guard let a, let b else { return a == nil ? (b == nil ? .orderedSame : .orderedAscending) : .orderedDescending }
    return PredicateComparison(options: []).order(a, b) ?? .orderedSame
  }
}

extension NSSortDescriptor {
  /// The key path as a string; nil for a Swift key path that does not refer to an `@objc` property.
  public var key: String? {
    if let descriptor = self as? KeySortDescriptor { return descriptor.path }
    guard let root = type(of: keyPath).rootType as? AnyClass else { return nil }
    return KeyValueAccess.key(of: keyPath, on: root)
  }

  /// The method that compares the values; nil if a closure does.
  public var selector: Selector? {
    guard let descriptor = self as? KeySortDescriptor else { return nil }
    return descriptor.comparison == nil ? descriptor.method ?? Selector("compare:") : nil
  }

  /// Allows the evaluation of a descriptor that was read from an archive. It has no effect.
  public func allowEvaluation() {}
}

extension NSSortDescriptor {
  /// Compares two objects by several descriptors; the first one that distinguishes them determines the result.
  package static func order(_ a: Any, _ b: Any, by descriptors: [NSSortDescriptor]) -> ComparisonResult {
    for descriptor in descriptors {
      let result = descriptor.compare(a, to: b)
      if result != .orderedSame { return result }
    }
    return .orderedSame
  }
}
