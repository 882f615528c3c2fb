import Foundation

/// A set that can hold its objects weakly and compare them by identity.
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

  /// Creates an empty table with options for ownership and comparison. The capacity has no effect.
  public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int) { self.options = options }

  /// Creates an empty table. Without options it retains its objects and compares them by `isEqual(_:)`.
  public convenience init(options: NSPointerFunctions.Options = []) { self.init(options: options, capacity: 0) }

  public override convenience init() { self.init(options: []) }

  /// Returns an empty table with weak references. Deallocated objects are removed.
  public class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  /// Returns the table's object that is equal to the given one; nil if there is none.
  open func member(_ object: ObjectType?) -> ObjectType? { entry(object)?.object(as: ObjectType.self) }
  /// Returns whether the table contains an object that is equal to the given one; false for nil.
  open func contains(_ anObject: ObjectType?) -> Bool { entry(anObject) != nil }

  private func entry(_ object: ObjectType?) -> TableEntry? {
    guard let object else { return nil }
    let given = object as AnyObject
    return buckets[TableEntry.hash(of: given, options)]?.first { $0.isOf(given, options) }
  }

  /// Adds an object, unless the table contains an equal one.
  open func add(_ object: ObjectType?) {
    guard let object, !contains(object) else { return }
    let entry = TableEntry(object as AnyObject, options)
    buckets[entry.hash, default: []].removeAll { $0.object == nil }
    buckets[entry.hash, default: []].append(entry)
  }

  /// Removes the object that is equal to the given one.
  open func remove(_ object: ObjectType?) {
    guard let object else { return }
    let given = object as AnyObject
    let hash = TableEntry.hash(of: given, options)
    buckets[hash]?.removeAll { $0.object == nil || $0.isOf(given, options) }
    if buckets[hash]?.isEmpty == true { buckets[hash] = nil }
  }

  /// Removes all objects.
  open func removeAllObjects() { buckets = [:] }

  /// The objects that still exist, in no particular order.
  open var allObjects: [ObjectType] {
    buckets.values.flatMap { $0.compactMap { $0.object(as: ObjectType.self) } }
  }
  /// An arbitrary object; nil for an empty table.
  open var anyObject: ObjectType? { allObjects.first }
  /// The number of objects that still exist. Its complexity is O(n).
  open var count: Int { allObjects.count }
  /// Returns an enumerator of the current objects, in no particular order.
  open func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }

  /// The hashable objects as a set, which retains them.
  open var setRepresentation: Set<AnyHashable> {
    Set(allObjects.compactMap { $0 as? AnyHashable })
  }

  /// Returns whether the tables have an object in common.
  open func intersects(_ other: NSHashTable<ObjectType>) -> Bool { allObjects.contains { other.contains($0) } }
  /// Returns whether the other table contains every object of this one.
  open func isSubset(of other: NSHashTable<ObjectType>) -> Bool { allObjects.allSatisfy { other.contains($0) } }
  /// Returns whether both tables contain the same objects.
  open func isEqual(to other: NSHashTable<ObjectType>) -> Bool { count == other.count && isSubset(of: other) }

  /// Removes the objects that the other table does not contain.
  open func intersect(_ other: NSHashTable<ObjectType>) {
    for object in allObjects where !other.contains(object) { remove(object) }
  }
  /// Adds the objects of the other table.
  open func union(_ other: NSHashTable<ObjectType>) { for object in other.allObjects { add(object) } }
  /// Removes the objects that the other table contains.
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
