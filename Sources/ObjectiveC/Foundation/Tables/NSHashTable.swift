import Foundation

/// A set whose objects may be held weakly, and may be compared by identity.
///
/// ```swift
/// let listeners = NSHashTable<AnyObject>.weakObjects()
/// listeners.add(self)
/// for listener in listeners.allObjects { print(listener) }
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/foundation/nshashtable>
open class NSHashTable<ObjectType>: NSObject, NSCopying {
  private let options: NSPointerFunctions.Options
  private var buckets: [Int: [TableEntry]] = [:]

  public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int) { self.options = options }

  public convenience init(options: NSPointerFunctions.Options = []) { self.init(options: options, capacity: 0) }

  public override convenience init() { self.init(options: []) }

  public class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  /// The table's own object that equals the one given.
  open func member(_ object: ObjectType?) -> ObjectType? { entry(object)?.object(as: ObjectType.self) }
  open func contains(_ anObject: ObjectType?) -> Bool { entry(anObject) != nil }

  private func entry(_ object: ObjectType?) -> TableEntry? {
    guard let object else { return nil }
    let given = object as AnyObject
    return buckets[TableEntry.hash(of: given, options)]?.first { $0.isOf(given, options) }
  }

  /// An object that is there already stays.
  open func add(_ object: ObjectType?) {
    guard let object, !contains(object) else { return }
    let entry = TableEntry(object as AnyObject, options)
    buckets[entry.hash, default: []].removeAll { $0.object == nil }
    buckets[entry.hash, default: []].append(entry)
  }

  open func remove(_ object: ObjectType?) {
    guard let object else { return }
    let given = object as AnyObject
    let hash = TableEntry.hash(of: given, options)
    buckets[hash]?.removeAll { $0.object == nil || $0.isOf(given, options) }
    if buckets[hash]?.isEmpty == true { buckets[hash] = nil }
  }

  open func removeAllObjects() { buckets = [:] }

  /// In no order; those that are still there.
  open var allObjects: [ObjectType] {
    buckets.values.flatMap { $0.compactMap { $0.object(as: ObjectType.self) } }
  }
  open var anyObject: ObjectType? { allObjects.first }
  open var count: Int { allObjects.count }
  open func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }

  open var setRepresentation: Set<AnyHashable> {
    Set(allObjects.compactMap { $0 as? AnyHashable })
  }

  open func intersects(_ other: NSHashTable<ObjectType>) -> Bool { allObjects.contains { other.contains($0) } }
  open func isSubset(of other: NSHashTable<ObjectType>) -> Bool { allObjects.allSatisfy { other.contains($0) } }
  open func isEqual(to other: NSHashTable<ObjectType>) -> Bool { count == other.count && isSubset(of: other) }

  open func intersect(_ other: NSHashTable<ObjectType>) {
    for object in allObjects where !other.contains(object) { remove(object) }
  }
  open func union(_ other: NSHashTable<ObjectType>) { for object in other.allObjects { add(object) } }
  open func minus(_ other: NSHashTable<ObjectType>) { for object in other.allObjects { remove(object) } }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSHashTable(options: options)
    copy.buckets = buckets
    return copy
  }

  open override var description: String {
    "NSHashTable {\n\(allObjects.map { "\($0)\n" }.joined())}"
  }
}
