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

  /// Creates an empty table that holds and compares objects as the options define. The capacity makes no
  /// difference.
  public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int) { self.options = options }

  /// Creates an empty table. Without options it keeps its objects alive and compares them by `isEqual(_:)`.
  public convenience init(options: NSPointerFunctions.Options = []) { self.init(options: options, capacity: 0) }

  public override convenience init() { self.init(options: []) }

  /// Returns an empty table that does not keep its objects alive. Deallocated ones are no longer in it.
  public class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  /// The table's own object that equals the one given.
  open func member(_ object: ObjectType?) -> ObjectType? { entry(object)?.object(as: ObjectType.self) }
  /// Returns whether the table has an object that equals the one given; false for nil.
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

  /// Removes the object that equals the one given, if there is one.
  open func remove(_ object: ObjectType?) {
    guard let object else { return }
    let given = object as AnyObject
    let hash = TableEntry.hash(of: given, options)
    buckets[hash]?.removeAll { $0.object == nil || $0.isOf(given, options) }
    if buckets[hash]?.isEmpty == true { buckets[hash] = nil }
  }

  /// Empties the table.
  open func removeAllObjects() { buckets = [:] }

  /// The members that were not deallocated, in no order.
  open var allObjects: [ObjectType] {
    buckets.values.flatMap { $0.compactMap { $0.object(as: ObjectType.self) } }
  }
  /// One of the objects; nil for an empty table.
  open var anyObject: ObjectType? { allObjects.first }
  /// The number of objects that are still there. It takes time in proportion to the table.
  open var count: Int { allObjects.count }
  /// Returns an enumerator of the objects that are there now, in no order.
  open func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }

  /// The objects that can be hashed as a set, which keeps them alive.
  open var setRepresentation: Set<AnyHashable> {
    Set(allObjects.compactMap { $0 as? AnyHashable })
  }

  /// Returns whether the tables share an object.
  open func intersects(_ other: NSHashTable<ObjectType>) -> Bool { allObjects.contains { other.contains($0) } }
  /// Returns whether the other table has every object of this one.
  open func isSubset(of other: NSHashTable<ObjectType>) -> Bool { allObjects.allSatisfy { other.contains($0) } }
  /// Returns whether both tables have the same objects.
  open func isEqual(to other: NSHashTable<ObjectType>) -> Bool { count == other.count && isSubset(of: other) }

  /// Removes the objects that the other table does not have.
  open func intersect(_ other: NSHashTable<ObjectType>) {
    for object in allObjects where !other.contains(object) { remove(object) }
  }
  /// Adds the objects of the other table.
  open func union(_ other: NSHashTable<ObjectType>) { for object in other.allObjects { add(object) } }
  /// Removes the objects that the other table has.
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
