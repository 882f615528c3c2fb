/// The attributes of one run, shared by every run that was cut from it.
///
/// Immutable, so copies of attributed strings share it; the typesetter keeps what it worked out from the values
/// here, so that a style is resolved once however often it is laid out.
package final class AttributeSet: @unchecked Sendable {
  package let values: [NSAttributedString.Key: Any]
  /// The typesetter's result for `values`; filled under `resolvedLock`.
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

  /// Equality of two attribute values of any type: by `==` if both are equatable, else by identity.
  static func same(_ a: Any?, _ b: Any?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    if let x = a as? NSObject, let y = b as? NSObject { return x === y || x.isEqual(y) }
    if let x = a as? AnyHashable, let y = b as? AnyHashable { return x == y }
    if type(of: a) is AnyClass, type(of: b) is AnyClass { return (a as AnyObject) === (b as AnyObject) }
    return false
  }
}
