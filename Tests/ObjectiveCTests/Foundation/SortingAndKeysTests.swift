import Foundation
import ObjectiveC
import XCTest

/// `NSSortDescriptor(key:)` and the collection operators of key-value coding.
final class SortingAndKeysTests: XCTestCase {
  private let people: [[String: Any]] = [
    ["name": "Ämil", "age": 20, "tags": ["a", "b"]], ["name": "bea", "age": 30, "tags": ["b"]],
    ["name": "Carl", "age": 20], ["name": "file10", "age": 5], ["name": "file9", "age": 5],
  ]
  private func sorted(_ descriptors: NSSortDescriptor...) -> [String] {
    (people as NSArray).sortedArray(using: descriptors).compactMap { ($0 as? [String: Any])?["name"] as? String }
  }

  func testSorting() {
    XCTAssertEqual(
      sorted(NSSortDescriptor(key: "age", ascending: false), NSSortDescriptor(key: "name", ascending: true)).first,
      "bea")
    XCTAssertEqual(
      sorted(
        NSSortDescriptor(key: "age", ascending: true),
        NSSortDescriptor(key: "name", ascending: true, selector: Selector("localizedStandardCompare:"))
      ).prefix(2), ["file9", "file10"])
    XCTAssertEqual(
      sorted(NSSortDescriptor(key: "name", ascending: true, selector: Selector("caseInsensitiveCompare:"))).prefix(
        2),
      ["Ämil", "bea"])
    let descriptor = NSSortDescriptor(key: "age", ascending: true)
    XCTAssertEqual(descriptor.key, "age")
    XCTAssertEqual(descriptor.selector, Selector("compare:"))
    XCTAssertEqual((descriptor.reversedSortDescriptor as? NSSortDescriptor)?.ascending, false)
    let numbers = [3, 1, 2] as NSArray
    XCTAssertEqual(
      numbers.sortedArray(using: [NSSortDescriptor(key: "self", ascending: true)]) as? [Int], [1, 2, 3])
  }

  func testValuesOfCollections() {
    let list = people as NSArray
    XCTAssertEqual(list.value(forKey: "age") as? [Int], [20, 30, 20, 5, 5])
    XCTAssertEqual(list.value(forKeyPath: "name.length") as? [Int], [4, 3, 4, 6, 5])
    XCTAssertEqual(list.value(forKeyPath: "@distinctUnionOfObjects.age") as? [Int], [20, 30, 5])
    XCTAssertEqual((list.value(forKeyPath: "@unionOfObjects.age") as? [Int])?.count, 5)
    XCTAssertEqual(list.value(forKeyPath: "@distinctUnionOfArrays.tags") as? [String], ["a", "b"])
    XCTAssertEqual(list.value(forKeyPath: "@unionOfArrays.tags") as? [String], ["a", "b", "b"])
    XCTAssertEqual(list.value(forKeyPath: "@sum.age") as? Int, 80)
    XCTAssertEqual(list.value(forKeyPath: "@avg.age") as? Double, 16)
    XCTAssertEqual(list.value(forKeyPath: "@max.name") as? String, "file9")
    XCTAssertEqual(list.value(forKeyPath: "@min.age") as? Int, 5)
    XCTAssertEqual(list.value(forKeyPath: "@count") as? Int, 5)
    XCTAssertEqual((NSSet(array: people).value(forKey: "age") as? Set<Int>), [20, 30, 5])
    let dictionary = NSMutableDictionary()
    dictionary.setValue(1, forKey: "a")
    XCTAssertEqual(dictionary.value(forKey: "a") as? Int, 1)
    dictionary.setValue(nil, forKey: "a")
    XCTAssertEqual(dictionary.count, 0)
  }
}
