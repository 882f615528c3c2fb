/// The attributes of a run, shared by all runs that were split from it.
///
/// The set is immutable, so that copies of attributed strings share it. The typesetter caches the style that it
/// derives from `values`, so that each style is resolved only once.
package final class AttributeSet: @unchecked Sendable {
  package let values: [NSAttributedString.Key: Any]
  /// The style that the typesetter derived from `values`; set under `resolvedLock`.
  var resolved: AnyObject?

  init(_ values: [NSAttributedString.Key: Any]) { self.values = values }

  static let empty = AttributeSet([:])

  static func of(_ values: [NSAttributedString.Key: Any]?) -> AttributeSet {
    guard let values, !values.isEmpty else { return empty }
    return AttributeSet(values)
  }

  func isEqual(to other: AttributeSet) -> Bool {
    if self === other { return true }
    guard values.count == other.values.count else { return false }
    for (key, value) in values {
      guard let theirs = other.values[key], AttributeSet.same(value, theirs) else { return false }
    }
    return true
  }

  /// Returns whether two attribute values of any type are equal: by `==` if both are equatable, else by identity.
  static func same(_ a: Any?, _ b: Any?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    if let x = a as? NSObject, let y = b as? NSObject { return x === y || x.isEqual(y) }
    if let x = a as? AnyHashable, let y = b as? AnyHashable { return x == y }
    if type(of: a) is AnyClass, type(of: b) is AnyClass { return (a as AnyObject) === (b as AnyObject) }
    return false
  }
}
