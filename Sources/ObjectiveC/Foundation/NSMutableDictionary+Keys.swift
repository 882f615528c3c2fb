import Foundation

extension NSMutableDictionary {
  /// The value for a key whose static type is only known to be copyable. Nil removes it.
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
