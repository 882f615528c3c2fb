import Foundation

/// A dictionary that can hold keys and values weakly, and does not copy its keys.
///
/// ```swift
/// let touch = UITouch()
/// let names = NSMapTable<UITouch, NSString>.weakToStrongObjects()
/// names.setObject("first", forKey: touch)  // goes with the touch
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/foundation/nsmaptable>
open class NSMapTable<KeyType, ObjectType>: NSObject, NSCopying {
  private struct Pair {
    var key: TableEntry
    var value: TableEntry
    var isThere: Bool { key.object != nil && value.object != nil }
  }

  private let keyOptions: NSPointerFunctions.Options
  private let valueOptions: NSPointerFunctions.Options
  private var buckets: [Int: [Pair]] = [:]

  /// Creates an empty table with options for the ownership and comparison of keys and values. The capacity has no
  /// effect.
  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [], capacity: Int
  ) {
    self.keyOptions = keyOptions
    self.valueOptions = valueOptions
  }

  /// Creates an empty table. Without options it retains keys and values and compares keys by `isEqual(_:)`.
  public convenience init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = []
  ) {
    self.init(keyOptions: keyOptions, valueOptions: valueOptions, capacity: 0)
  }

  public override convenience init() { self.init(keyOptions: [], valueOptions: []) }

  /// Returns an empty table that retains keys and values.
  public class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
  /// Returns an empty table that retains its values, but not its keys. A value is released with its key.
  public class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: .weakMemory) }
  /// Returns an empty table that retains its keys, but not its values.
  public class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(valueOptions: .weakMemory)
  }
  /// Returns an empty table that retains neither keys nor values.
  public class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  /// Returns the value for a key; nil if there is none or it was deallocated.
  open func object(forKey aKey: KeyType?) -> ObjectType? {
    guard let aKey else { return nil }
    let key = aKey as AnyObject
    let found = buckets[TableEntry.hash(of: key, keyOptions)]?.first { $0.key.isOf(key, keyOptions) }
    return found?.value.object(as: ObjectType.self)
  }

  /// Sets the value for a key. It has no effect if either is nil.
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let aKey, let anObject else { return }
    removeObject(forKey: aKey)
    let pair = Pair(
      key: TableEntry(aKey as AnyObject, keyOptions), value: TableEntry(anObject as AnyObject, valueOptions))
    buckets[pair.key.hash, default: []].append(pair)
  }

  /// Removes a key and its value.
  open func removeObject(forKey aKey: KeyType?) {
    guard let aKey else { return }
    let key = aKey as AnyObject
    let hash = TableEntry.hash(of: key, keyOptions)
    buckets[hash]?.removeAll { !$0.isThere || $0.key.isOf(key, keyOptions) }
    if buckets[hash]?.isEmpty == true { buckets[hash] = nil }
  }

  /// Removes all keys and values.
  open func removeAllObjects() { buckets = [:] }

  /// The number of pairs whose keys and values still exist.
  open var count: Int { pairs.count }

  /// Returns an enumerator of the current keys, in no particular order.
  open func keyEnumerator() -> NSEnumerator { NSArray(array: pairs.compactMap(\.key.object)).objectEnumerator() }

  /// Returns an enumerator of the current values, in no particular order.
  open func objectEnumerator() -> NSEnumerator? {
    NSArray(array: pairs.compactMap(\.value.object)).objectEnumerator()
  }

  /// Returns the pairs with hashable keys as a dictionary, which retains them.
  open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
    var result: [AnyHashable: ObjectType] = [:]
    for pair in pairs {
      if let key = pair.key.object(as: AnyHashable.self), let value = pair.value.object(as: ObjectType.self) {
        result[key] = value
      }
    }
    return result
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSMapTable(keyOptions: keyOptions, valueOptions: valueOptions)
    copy.buckets = buckets
    return copy
  }

  open override var description: String {
    let lines = pairs.map { "\($0.key.object.map { "\($0)" } ?? "") -> \($0.value.object.map { "\($0)" } ?? "")" }
    return "NSMapTable {\n\(lines.map { "\($0)\n" }.joined())}"
  }

  private var pairs: [Pair] { buckets.values.flatMap { $0.filter(\.isThere) } }
}
