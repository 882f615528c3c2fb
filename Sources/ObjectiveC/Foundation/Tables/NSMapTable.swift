import Foundation

/// A dictionary whose keys and values may be held weakly, and whose keys need not be copied.
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

  /// Creates an empty table that holds and compares keys and values as the options define. The capacity makes no
  /// difference.
  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [], capacity: Int
  ) {
    self.keyOptions = keyOptions
    self.valueOptions = valueOptions
  }

  /// Creates an empty table. Without options it keeps keys and values alive and compares keys by `isEqual(_:)`.
  public convenience init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = []
  ) {
    self.init(keyOptions: keyOptions, valueOptions: valueOptions, capacity: 0)
  }

  public override convenience init() { self.init(keyOptions: [], valueOptions: []) }

  /// Returns an empty table that keeps keys and values alive.
  public class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
  /// Returns an empty table that keeps its values alive, but not its keys. A value goes with its key.
  public class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: .weakMemory) }
  /// Returns an empty table that keeps its keys alive, but not its values.
  public class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(valueOptions: .weakMemory)
  }
  /// Returns an empty table that keeps neither keys nor values alive.
  public class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  /// Returns the value of a key; nil if there is none, or it was deallocated.
  open func object(forKey aKey: KeyType?) -> ObjectType? {
    guard let aKey else { return nil }
    let key = aKey as AnyObject
    let found = buckets[TableEntry.hash(of: key, keyOptions)]?.first { $0.key.isOf(key, keyOptions) }
    return found?.value.object(as: ObjectType.self)
  }

  /// Sets the object of a key. Nil for either has no effect.
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let aKey, let anObject else { return }
    removeObject(forKey: aKey)
    let pair = Pair(
      key: TableEntry(aKey as AnyObject, keyOptions), value: TableEntry(anObject as AnyObject, valueOptions))
    buckets[pair.key.hash, default: []].append(pair)
  }

  /// Removes a key with its value, if it is there.
  open func removeObject(forKey aKey: KeyType?) {
    guard let aKey else { return }
    let key = aKey as AnyObject
    let hash = TableEntry.hash(of: key, keyOptions)
    buckets[hash]?.removeAll { !$0.isThere || $0.key.isOf(key, keyOptions) }
    if buckets[hash]?.isEmpty == true { buckets[hash] = nil }
  }

  /// Empties the table.
  open func removeAllObjects() { buckets = [:] }

  /// The number of pairs whose members were not deallocated.
  open var count: Int { pairs.count }

  /// Returns an enumerator of the keys that are there now, in no order.
  open func keyEnumerator() -> NSEnumerator { NSArray(array: pairs.compactMap(\.key.object)).objectEnumerator() }

  /// Returns an enumerator of the values that are there now, in no order.
  open func objectEnumerator() -> NSEnumerator? {
    NSArray(array: pairs.compactMap(\.value.object)).objectEnumerator()
  }

  /// Returns the pairs whose keys can be hashed as a dictionary, which keeps them alive.
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
