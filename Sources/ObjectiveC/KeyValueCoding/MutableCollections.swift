import Foundation

/// Mutable proxies for collections. A change of the proxy changes the object's property, and its observers are
/// notified of the added and removed members.
///
/// Apple's documentation: "Accessing Collection Properties", Key-Value Coding Programming Guide.
extension NSObjectProtocol where Self: NSObject {
  /// Returns an array that represents the property.
  public func mutableArrayValue(forKey key: String) -> NSMutableArray { KeyedArray(self, key) }

  /// Returns an array that represents the property at a key path.
  public func mutableArrayValue(forKeyPath keyPath: String) -> NSMutableArray {
    let (owner, key) = keyedOwner(of: keyPath)
    return KeyedArray(owner, key)
  }

  /// Returns a set that represents the property.
  public func mutableSetValue(forKey key: String) -> NSMutableSet { KeyedSet.make(self, key) }

  /// Returns a set that represents the property at a key path.
  public func mutableSetValue(forKeyPath keyPath: String) -> NSMutableSet {
    let (owner, key) = keyedOwner(of: keyPath)
    return KeyedSet.make(owner, key)
  }

  /// Returns an ordered set that represents the property.
  public func mutableOrderedSetValue(forKey key: String) -> NSMutableOrderedSet { KeyedOrderedSet.make(self, key) }

  /// Returns an ordered set that represents the property at a key path.
  public func mutableOrderedSetValue(forKeyPath keyPath: String) -> NSMutableOrderedSet {
    let (owner, key) = keyedOwner(of: keyPath)
    return KeyedOrderedSet.make(owner, key)
  }

  private func keyedOwner(of path: String) -> (NSObject, String) {
    let keys = path.split(separator: ".").map(String.init)
    let owner = keys.count > 1 ? KeyPathWalk.value(of: self, path: Array(keys.dropLast())) as? NSObject : self
    return (owner ?? NSNull(), keys.last ?? "")
  }
}

/// An ordered collection property, accessed by key-value coding. If the class has the methods
/// `insertObject:in<Key>AtIndex:` and so on, these are used.
struct KeyedList {
  let owner: NSObject
  let key: String

  private var name: String { (key.first?.uppercased() ?? "") + key.dropFirst() }
  var members: [Any] { owner.value(forKey: key).flatMap(PredicateValue.members) ?? [] }

  func insert(_ object: Any, at index: Int) {
    change(.insertion, index, "insertObject:in\(name)AtIndex:", [object, index]) { $0.insert(object, at: index) }
  }

  func remove(at index: Int) {
    change(.removal, index, "removeObjectFrom\(name)AtIndex:", [index]) { $0.remove(at: index) }
  }

  func replace(at index: Int, with object: Any) {
    change(.replacement, index, "replaceObjectIn\(name)AtIndex:withObject:", [index, object]) { $0[index] = object }
  }

  private func change(
    _ kind: NSKeyValueChange, _ index: Int, _ selector: String, _ arguments: [Any?], _ body: (inout [Any]) -> Void
  ) {
    owner.willChange(kind, valuesAt: [index], forKey: key)
    if MessageDispatch.sendIfImplemented(Selector(selector), to: owner, arguments) == nil {
      var list = members
      body(&list)
      let isOrderedSet = owner.value(forKey: key) is NSOrderedSet
      owner.setValue(isOrderedSet ? NSOrderedSet(array: list) : list as Any, forKey: key)
    }
    owner.didChange(kind, valuesAt: [index], forKey: key)
  }
}

final class KeyedArray: NSMutableArray {
  private var list: KeyedList?

  convenience init(_ owner: NSObject, _ key: String) {
    self.init(objects: nil, count: 0)
    list = KeyedList(owner: owner, key: key)
  }

  override var count: Int { list?.members.count ?? super.count }
  override func object(at index: Int) -> Any { list?.members[index] ?? super.object(at: index) }
  override func insert(_ anObject: Any, at index: Int) { list?.insert(anObject, at: index) }
  override func removeObject(at index: Int) { list?.remove(at: index) }
  override func replaceObject(at index: Int, with anObject: Any) { list?.replace(at: index, with: anObject) }
  override func exchangeObject(at idx1: Int, withObjectAt idx2: Int) {
    let (first, second) = (object(at: idx1), object(at: idx2))
    replaceObject(at: idx1, with: second)
    replaceObject(at: idx2, with: first)
  }
  override func replaceObjects(in range: NSRange, withObjectsFrom otherArray: [Any]) {
    for index in (range.location..<range.location + range.length).reversed() { removeObject(at: index) }
    for (offset, object) in otherArray.enumerated() { insert(object, at: range.location + offset) }
  }
}

final class KeyedOrderedSet: NSMutableOrderedSet {
  private var list: KeyedList?

  required convenience init(arrayLiteral elements: Any...) { self.init(capacity: elements.count) }
  required convenience init?(coder aDecoder: NSCoder) { self.init(capacity: 0) }

  static func make(_ owner: NSObject, _ key: String) -> KeyedOrderedSet {
    let set = KeyedOrderedSet(capacity: 0)
    set.list = KeyedList(owner: owner, key: key)
    set.update()
    return set
  }

  /// Copies the current value of the property, because methods of Foundation's class access their own storage.
  private func update() {
    guard let list else { return }
    let members = NSOrderedSet(array: list.members)
    if super.count != members.count || !members.isEqual(to: self) { store(members.array) }
  }

  private func store(_ members: [Any]) {
    while super.count > 0 { super.removeObject(at: super.count - 1) }
    for (index, member) in members.enumerated() { super.insert(member, at: index) }
  }

  override func insert(_ object: Any, at idx: Int) {
    update()
    if !contains(object) { list?.insert(object, at: idx) }
    update()
  }
  override func removeObject(at idx: Int) {
    list?.remove(at: idx)
    update()
  }
  override func replaceObject(at idx: Int, with obj: Any) {
    list?.replace(at: idx, with: obj)
    update()
  }
  override func add(_ object: Any) {
    update()
    insert(object, at: count)
  }
  override func addObjects(from array: [Any]) { for object in array { add(object) } }
  override func remove(_ object: Any) {
    update()
    let place = index(of: object)
    if place != NSNotFound { removeObject(at: place) }
  }
  override func removeObjects(in array: [Any]) { for object in array { remove(object) } }
  override func removeAllObjects() {
    update()
    for index in (0..<count).reversed() { removeObject(at: index) }
  }
  override func exchangeObject(at idx1: Int, withObjectAt idx2: Int) {
    let (first, second) = (object(at: idx1), object(at: idx2))
    list?.replace(at: idx1, with: second)
    list?.replace(at: idx2, with: first)
    update()
  }
}

final class KeyedSet: NSMutableSet {
  private var owner: NSObject?
  private var key = ""

  static func make(_ owner: NSObject, _ key: String) -> KeyedSet {
    let set = KeyedSet(capacity: 0)
    set.owner = owner
    set.key = key
    return set
  }

  private var name: String { (key.first?.uppercased() ?? "") + key.dropFirst() }
  private var members: NSMutableSet {
    NSMutableSet(array: owner?.value(forKey: key).flatMap(PredicateValue.members) ?? [])
  }

  override var count: Int { members.count }
  override func member(_ object: Any) -> Any? { members.member(object) }
  override func objectEnumerator() -> NSEnumerator { members.objectEnumerator() }
  override func add(_ object: Any) {
    change(.union, [object], "add\(name)Object:") { $0.add(object) }
  }
  override func remove(_ object: Any) {
    change(.minus, [object], "remove\(name)Object:") { $0.remove(object) }
  }
  override func addObjects(from array: [Any]) {
    change(.union, array, nil) { $0.addObjects(from: array) }
  }
  override func union(_ otherSet: Set<AnyHashable>) {
    change(.union, otherSet.map(\.base), nil) { $0.union(otherSet) }
  }
  override func minus(_ otherSet: Set<AnyHashable>) {
    change(.minus, otherSet.map(\.base), nil) { $0.minus(otherSet) }
  }
  override func intersect(_ otherSet: Set<AnyHashable>) {
    change(.intersect, otherSet.map(\.base), nil) { $0.intersect(otherSet) }
  }
  override func setSet(_ otherSet: Set<AnyHashable>) {
    change(.set, otherSet.map(\.base), nil) { $0.setSet(otherSet) }
  }
  override func removeAllObjects() { setSet([]) }

  /// Changes the set.
  ///
  /// - Parameter selector: the class's own method for a single object.
  private func change(
    _ mutation: NSKeyValueSetMutationKind, _ objects: [Any], _ selector: String?, _ body: (NSMutableSet) -> Void
  ) {
    guard let owner else { return }
    let hashable = Set(objects.compactMap { $0 as? AnyHashable })
    owner.willChangeValue(forKey: key, withSetMutation: mutation, using: hashable)
    if let selector, let object = objects.first,
      MessageDispatch.sendIfImplemented(Selector(selector), to: owner, [object]) != nil
    {
    } else {
      let set = members
      body(set)
      owner.setValue(set.copy(), forKey: key)
    }
    owner.didChangeValue(forKey: key, withSetMutation: mutation, using: hashable)
  }
}
