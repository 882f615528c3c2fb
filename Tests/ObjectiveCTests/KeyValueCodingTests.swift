import FlipsideTesting
import ObjectiveC
import XCTest

private class Address: NSObject {
  var city: String? = "Bern"
  var number = 7
}

private class Person: NSObject {
  var name = "Ann"
  var age = 30
  var height: CGFloat = 1.7
  var isMember = false
  var address: Address? = Address()
  var friends: [Person] = []
  let id = 42
}

private final class Open: NSObject, UndefinedKeyHandling {
  var extra: [String: Any] = [:]
  func setValue(_ value: Any?, forUndefinedKey key: String) { extra[key] = value }
  func value(forUndefinedKey key: String) -> Any? { extra[key] }
}

final class KeyValueCodingTests: XCTestCase {
  private var console: ConsoleRecorder!
  private var lines: [String] {
    get { console.lines }
    set { console.lines = newValue }
  }

  override class func setUp() {
    KeyValueAccess.register("name", on: Person.self, \.name)
    KeyValueAccess.register("age", on: Person.self, \.age)
    KeyValueAccess.register("height", on: Person.self, \.height)
    KeyValueAccess.register("isMember", on: Person.self, \.isMember)
    KeyValueAccess.register("address", on: Person.self, \.address)
    KeyValueAccess.register("friends", on: Person.self, \.friends)
    KeyValueAccess.register("id", on: Person.self, get: { $0.id })
    KeyValueAccess.register("city", on: Address.self, \.city)
    KeyValueAccess.register("number", on: Address.self, \.number)
  }

  override func setUp() { console = ConsoleRecorder() }
  override func tearDown() { console.end() }

  func testReadsAndWritesRegisteredKeys() {
    let person = Person()
    person.setValue("Bob", forKey: "name")
    XCTAssertEqual(person.name, "Bob")
    XCTAssertEqual(person.value(forKey: "name") as? String, "Bob")
    XCTAssertEqual(person.value(forKey: "id") as? Int, 42)
  }

  func testNumbersAreConverted() {
    let person = Person()
    person.setValue(NSNumber(value: 31.9), forKey: "age")
    person.setValue(2, forKey: "height")
    person.setValue(NSNumber(value: 1), forKey: "isMember")
    XCTAssertEqual(person.age, 31)
    XCTAssertEqual(person.height, 2)
    XCTAssertTrue(person.isMember)
  }

  func testOptionalsTakeNilAndComeOutAsPlainValues() {
    let address = Address()
    XCTAssertEqual(address.value(forKey: "city") as? String, "Bern")
    address.setValue(nil, forKey: "city")
    XCTAssertNil(address.value(forKey: "city"))
    XCTAssertNil(address.city)
  }

  func testKeyPathsReadAndWriteThroughOptionals() {
    let person = Person()
    person.setValue("Basel", forKeyPath: "address.city")
    XCTAssertEqual(person.value(forKeyPath: "address.city") as? String, "Basel")
    person.address = nil
    XCTAssertNil(person.value(forKeyPath: "address.city"))
    person.setValue("lost", forKeyPath: "address.city")
    XCTAssertEqual(lines, [])
  }

  func testCollectionOperators() {
    let person = Person()
    person.friends = [Person(), Person()]
    person.friends[0].age = 10
    person.friends[1].age = 20
    XCTAssertEqual(person.value(forKeyPath: "friends.@count") as? Int, 2)
    XCTAssertEqual(person.value(forKeyPath: "friends.@sum.age") as? Double, 30)
    XCTAssertEqual(person.value(forKeyPath: "friends.@avg.age") as? Double, 15)
    XCTAssertEqual(person.value(forKeyPath: "friends.@max.age") as? Double, 20)
    XCTAssertEqual(person.value(forKeyPath: "friends.@min.age") as? Double, 10)
    XCTAssertEqual(person.value(forKeyPath: "friends.name") as? [String], ["Ann", "Ann"])
  }

  func testUnknownKeyIsSaidInFoundationsWords() {
    let person = Person()
    person.setValue(1, forKey: "shoe")
    XCTAssertNil(person.value(forKey: "shoe"))
    XCTAssertTrue(
      lines[0].hasSuffix(
        "setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key shoe."))
    XCTAssertTrue(lines[0].hasPrefix("[<ObjectiveCTests.Person 0x"))
    XCTAssertTrue(
      lines[1].hasSuffix("valueForUndefinedKey:]: this class is not key value coding-compliant for the key shoe."))
  }

  func testWordsForANibStandBeforeTheMainThreadsReportsOnly() {
    let done = DispatchSemaphore(value: 0)
    MainActor.assumeIsolated {
      KeyValueReport.within("Failed to set (shoe): ") {
        Person().setValue(1, forKey: "shoe")
        Thread.detachNewThread {
          Person().setValue(1, forKey: "shoe")
          done.signal()
        }
        done.wait()
      }
    }
    XCTAssertEqual(lines.map { $0.hasPrefix("Failed to set (shoe): ") }, [true, false])
  }

  func testReadOnlyPropertyCannotBeSet() {
    let person = Person()
    person.setValue(1, forKey: "id")
    XCTAssertEqual(person.id, 42)
    XCTAssertEqual(lines.count, 1)
  }

  func testWrongValueIsSaidAndTheOldOneStays() {
    let person = Person()
    person.setValue(Address(), forKey: "name")
    person.setValue(nil, forKey: "age")
    XCTAssertEqual(person.name, "Ann")
    XCTAssertEqual(person.age, 30)
    person.setValue("nowhere", forKey: "address")
    XCTAssertNotNil(person.address)
    XCTAssertEqual(lines.count, 3)
    XCTAssertTrue(lines[0].contains("Address is not a value for the key name, which holds String"))
  }

  /// Text is read as by `NSString.doubleValue` and `integerValue`; text without a number keeps the old value.
  func testTextThatStartsWithANumber() {
    let person = Person()
    for (text, age) in [("41f", 41), (" 42 years", 42), ("none", 42), ("", 42)] {
      person.setValue(text, forKey: "age")
      XCTAssertEqual(person.age, age, text)
    }
    XCTAssertEqual(lines.count, 2)
  }

  func testClassCanAnswerForUndefinedKeys() {
    let open = Open()
    open.setValue(3, forKey: "anything")
    XCTAssertEqual(open.value(forKey: "anything") as? Int, 3)
    XCTAssertEqual(lines, [])
  }

  func testSeveralKeysAtOnce() {
    let person = Person()
    person.setValuesForKeys(["name": "Cy", "age": 3])
    let values = person.dictionaryWithValues(forKeys: ["name", "age", "address"])
    XCTAssertEqual(values["name"] as? String, "Cy")
    XCTAssertEqual(values["age"] as? Int, 3)
  }
}
