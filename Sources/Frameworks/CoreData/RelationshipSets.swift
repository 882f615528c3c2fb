import Foundation
import ObjectiveC

extension NSManagedObject {
  /// Returns a set proxy for a to-many relationship. Changing the set changes the relationship, updates the other
  /// ends and notifies observers.
  public func mutableSetValue(forKey key: String) -> NSMutableSet { RelationshipSet(self, key) }

  /// Returns an ordered set proxy for an ordered to-many relationship, which behaves like
  /// `mutableSetValue(forKey:)`.
  public func mutableOrderedSetValue(forKey key: String) -> NSMutableOrderedSet {
    OrderedRelationshipSet(self, key)
  }
}

/// A set that reads and writes an object's relationship.
private final class RelationshipSet: NSMutableSet {
  private var owner: NSManagedObject!
  private var key = ""

  convenience init(_ owner: NSManagedObject, _ key: String) {
    self.init(capacity: 0)
    self.owner = owner
    self.key = key
  }

  private var content: NSSet { owner?.value(forKey: key) as? NSSet ?? NSSet() }

  override var count: Int { content.count }
  override func member(_ object: Any) -> Any? { content.member(object) }
  override func objectEnumerator() -> NSEnumerator { content.objectEnumerator() }
  override func add(_ object: Any) { change { $0.add(object) } }
  override func remove(_ object: Any) { change { $0.remove(object) } }
  override func addObjects(from array: [Any]) { change { $0.addObjects(from: array) } }
  override func removeAllObjects() { change { $0.removeAllObjects() } }

  private func change(_ body: (NSMutableSet) -> Void) {
    let changed = NSMutableSet(set: content)
    body(changed)
    owner?.setValue(NSSet(set: changed), forKey: key)
  }
}

/// An ordered set that reads and writes an object's relationship.
private final class OrderedRelationshipSet: NSMutableOrderedSet {
  private var owner: NSManagedObject?
  private var key = ""

  init(_ owner: NSManagedObject?, _ key: String) {
    self.owner = owner
    self.key = key
    super.init(capacity: 0)
  }
  // Foundation's class requires these initializers.
  required convenience init?(coder aDecoder: NSCoder) { self.init(nil, "") }
  required convenience init(arrayLiteral elements: Any...) { self.init(nil, "") }

  private var content: NSOrderedSet { owner?.value(forKey: key) as? NSOrderedSet ?? NSOrderedSet() }

  override var count: Int { content.count }
  override func object(at index: Int) -> Any { content.object(at: index) }
  override func index(of object: Any) -> Int { content.index(of: object) }
  override func contains(_ object: Any) -> Bool { content.contains(object) }
  override func insert(_ object: Any, at index: Int) { change { $0.insert(object, at: index) } }
  override func removeObject(at index: Int) { change { $0.removeObject(at: index) } }
  override func replaceObject(at index: Int, with object: Any) {
    change { $0.replaceObject(at: index, with: object) }
  }
  override func add(_ object: Any) { change { $0.add(object) } }
  override func addObjects(from array: [Any]) { change { $0.addObjects(from: array) } }
  override func remove(_ object: Any) { change { $0.remove(object) } }
  override func removeObjects(in array: [Any]) { change { $0.removeObjects(in: array) } }
  override func removeAllObjects() { change { $0.removeAllObjects() } }
  override func moveObjects(at indexes: IndexSet, to index: Int) {
    change { $0.moveObjects(at: indexes, to: index) }
  }

  private func change(_ body: (NSMutableOrderedSet) -> Void) {
    let changed = NSMutableOrderedSet(orderedSet: content)
    body(changed)
    owner?.setValue(NSOrderedSet(orderedSet: changed), forKey: key)
  }
}
