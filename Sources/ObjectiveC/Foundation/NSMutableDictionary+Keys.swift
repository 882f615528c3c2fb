import Foundation

extension NSMutableDictionary {
  /// The value of a key that is known as one that can be copied only. Nil removes it.
  ///
  /// Apple's documentation: <https://developer.apple.com/documentation/foundation/nsmutabledictionary>
  @_disfavoredOverload public subscript(key: any NSCopying) -> Any? {
    get { object(forKey: key) }
    set {
      guard let newValue, let hashable = key as? AnyHashable else { return removeObject(forKey: key) }
      setObject(newValue, forKey: hashable)
    }
  }
}
