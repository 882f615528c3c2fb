import ObjectiveC
import XCTest

/// Apple's documentation of `NSHashTable` and `NSMapTable`: which objects they retain, release and consider equal.
final class TableTests: XCTestCase {
  private final class Thing: NSObject {
    let name: String
    init(_ name: String) { self.name = name }
    override func isEqual(_ object: Any?) -> Bool { (object as? Thing)?.name == name }
    override var hash: Int { name.count }
  }
  private final class Plain {}

  func testAWeakTableLetsItsObjectsGo() {
    let table = NSHashTable<AnyObject>.weakObjects()
    let kept = Plain()
    do {
      let lost = Plain()
      table.add(lost)
      table.add(kept)
      table.add(kept)
      table.add(nil)
      XCTAssertEqual(table.count, 2)
      XCTAssertTrue(table.contains(lost))
    }
    XCTAssertEqual(table.count, 1)
    XCTAssertTrue(table.allObjects.first === kept)
    table.remove(kept)
    XCTAssertNil(table.anyObject)
    table.remove(nil)
  }

  func testEqualObjectsAreOneUnlessComparedByIdentity() {
    let (a, b) = (Thing("a"), Thing("a"))
    let byValue = NSHashTable<Thing>()
    byValue.add(a)
    byValue.add(b)
    XCTAssertEqual(byValue.count, 1)
    XCTAssertTrue(byValue.member(b) === a)
    let byIdentity = NSHashTable<Thing>(options: .objectPointerPersonality)
    byIdentity.add(a)
    byIdentity.add(b)
    XCTAssertEqual(byIdentity.count, 2)
    XCTAssertTrue(byValue.isSubset(of: byIdentity))
    XCTAssertFalse(byIdentity.isEqual(to: byValue))
    byIdentity.minus(byValue)
    XCTAssertTrue(byIdentity.allObjects.first === b)
  }

  func testSetsOfTables() {
    let (a, b, c) = (Thing("a"), Thing("bb"), Thing("c"))
    let first = NSHashTable<Thing>()
    let second = NSHashTable<Thing>()
    for thing in [a, b] { first.add(thing) }
    for thing in [b, c] { second.add(thing) }
    XCTAssertTrue(first.intersects(second))
    let both = first.copy() as! NSHashTable<Thing>
    both.intersect(second)
    XCTAssertEqual(both.allObjects, [b])
    both.union(first)
    XCTAssertEqual(both.setRepresentation, [a, b])
    XCTAssertEqual(first.count, 2)
    both.removeAllObjects()
    XCTAssertEqual(both.count, 0)
  }

  func testAMapHoldsAsItWasTold() {
    let strong = NSMapTable<NSString, Thing>.strongToStrongObjects()
    let weakValues = NSMapTable<NSString, Thing>.strongToWeakObjects()
    let weakKeys = NSMapTable<Thing, NSString>.weakToStrongObjects()
    do {
      let thing = Thing("x")
      strong.setObject(thing, forKey: "key")
      weakValues.setObject(Thing("gone"), forKey: "key")
      weakKeys.setObject("value", forKey: Thing("gone"))
      weakKeys.setObject("value", forKey: thing)
      XCTAssertEqual(weakKeys.object(forKey: Thing("x")), "value", "keys are compared by isEqual(_:)")
    }
    XCTAssertEqual(strong.object(forKey: "key")?.name, "x")
    XCTAssertNil(weakValues.object(forKey: "key"))
    XCTAssertEqual(weakValues.count, 0)
    XCTAssertEqual(weakKeys.count, 1)
    strong.setObject(Thing("y"), forKey: "key")
    XCTAssertEqual(strong.objectEnumerator()?.allObjects.map { ($0 as? Thing)?.name }, ["y"])
    XCTAssertEqual(strong.keyEnumerator().allObjects.map { "\($0)" }, ["key"])
    XCTAssertEqual(strong.dictionaryRepresentation().count, 1)
    XCTAssertEqual(weakKeys.count, 0, "its key went with the value that is no longer in the other table")
    strong.setObject(nil, forKey: "key")
    XCTAssertEqual(strong.count, 1)
    strong.removeObject(forKey: "key")
    XCTAssertNil(strong.object(forKey: "key"))
    XCTAssertNil(strong.object(forKey: nil))
  }

  func testKeysCanBeCopied() {
    let map = NSMapTable<NSMutableString, NSNumber>(keyOptions: .copyIn, valueOptions: .strongMemory)
    let key = NSMutableString(string: "a")
    map.setObject(1, forKey: key)
    key.append("b")
    XCTAssertNil(map.object(forKey: key))
    XCTAssertEqual(map.object(forKey: NSMutableString(string: "a")), 1)
  }
}
