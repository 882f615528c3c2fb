import FlipsideTesting
import UIKit
import XCTest

/// `facts/diffable.md#snapshots`.
final class SnapshotTests: XCTestCase {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func make(_ sections: (String, [Int])...) -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(sections.map(\.0))
    for (section, items) in sections { snapshot.appendItems(items, toSection: section) }
    return snapshot
  }

  private func contents(_ snapshot: Snapshot) -> String {
    snapshot.sectionIdentifiers
      .map { "\($0):" + snapshot.itemIdentifiers(inSection: $0).map(String.init).joined(separator: ",") }
      .joined(separator: " ")
  }

  func testItemsAreAppendedToTheLastSectionOrTheOneNamed() {
    var snapshot = make(("a", []), ("b", []))
    snapshot.appendItems([1, 2])
    snapshot.appendItems([3], toSection: "a")
    XCTAssertEqual(contents(snapshot), "a:3 b:1,2")
    XCTAssertEqual(snapshot.numberOfItems, 3)
    XCTAssertEqual(snapshot.numberOfSections, 2)
    XCTAssertEqual(snapshot.itemIdentifiers, [3, 1, 2])
    XCTAssertEqual(snapshot.numberOfItems(inSection: "b"), 2)
  }

  func testQueries() {
    let snapshot = make(("a", [1, 2]), ("b", [3, 4]))
    XCTAssertEqual(snapshot.indexOfItem(3), 2)
    XCTAssertNil(snapshot.indexOfItem(9))
    XCTAssertEqual(snapshot.indexOfSection("b"), 1)
    XCTAssertNil(snapshot.indexOfSection("c"))
    XCTAssertEqual(snapshot.sectionIdentifier(containingItem: 4), "b")
    XCTAssertNil(snapshot.sectionIdentifier(containingItem: 9))
    // Both the first queries, which search linearly, and later ones, which use an index.
    for _ in 0..<5 { XCTAssertEqual((1...4).map { snapshot.indexOfItem($0) }, [0, 1, 2, 3]) }
  }

  func testAnIndexDoesNotOutliveAChange() {
    var snapshot = make(("a", Array(0..<20)))
    for item in 0..<20 { XCTAssertEqual(snapshot.indexOfItem(item), item) }
    let before = snapshot
    snapshot.moveItem(19, beforeItem: 0)
    XCTAssertEqual(snapshot.indexOfItem(19), 0)
    XCTAssertEqual(before.indexOfItem(19), 19)
    snapshot.deleteItems([19, 0])
    for item in 1..<19 { XCTAssertEqual(snapshot.indexOfItem(item), item - 1) }
    snapshot.insertSections(["0"], beforeSection: "a")
    snapshot.appendItems([100], toSection: "0")
    for item in 1..<19 { XCTAssertEqual(snapshot.indexOfItem(item), item) }
  }

  func testInsertingAndMovingItems() {
    var snapshot = make(("a", [1, 2]), ("b", [3]))
    snapshot.insertItems([4, 5], beforeItem: 2)
    snapshot.insertItems([6], afterItem: 3)
    XCTAssertEqual(contents(snapshot), "a:1,4,5,2 b:3,6")
    snapshot.moveItem(1, afterItem: 5)
    snapshot.moveItem(6, beforeItem: 4)
    XCTAssertEqual(contents(snapshot), "a:6,4,5,1,2 b:3")
    XCTAssertEqual(snapshot.sectionIdentifier(containingItem: 6), "a")
  }

  func testDeleting() {
    var snapshot = make(("a", [1, 2]), ("b", [3]), ("c", [4]))
    snapshot.deleteItems([2, 4, 9])
    XCTAssertEqual(contents(snapshot), "a:1 b:3 c:")
    snapshot.deleteSections(["a", "z"])
    XCTAssertEqual(contents(snapshot), "b:3 c:")
    XCTAssertNil(snapshot.indexOfItem(1))
    snapshot.deleteAllItems()
    XCTAssertEqual(snapshot.numberOfSections, 0)
    XCTAssertEqual(snapshot.numberOfItems, 0)
  }

  func testSectionsAreInsertedAndMoved() {
    var snapshot = make(("a", [1]), ("b", [2]))
    snapshot.insertSections(["c", "d"], beforeSection: "b")
    snapshot.insertSections(["e"], afterSection: "b")
    XCTAssertEqual(snapshot.sectionIdentifiers, ["a", "c", "d", "b", "e"])
    snapshot.moveSection("b", beforeSection: "a")
    snapshot.moveSection("c", afterSection: "e")
    XCTAssertEqual(contents(snapshot), "b:2 a:1 d: e: c:")
    XCTAssertEqual(snapshot.indexOfSection("c"), 4)
    XCTAssertEqual(snapshot.indexOfItem(1), 1)
  }

  func testMarksAreKeptApart() {
    var snapshot = make(("a", [1, 2, 3]))
    snapshot.reloadItems([1, 2, 1])
    snapshot.reconfigureItems([3])
    snapshot.reloadSections(["a"])
    XCTAssertEqual(snapshot.reloadedItemIdentifiers, [1, 2])
    XCTAssertEqual(snapshot.reconfiguredItemIdentifiers, [3])
    XCTAssertEqual(snapshot.reloadedSectionIdentifiers, ["a"])
  }

  func testAnItemThatIsThereMoves() {
    var snapshot = make(("a", [1, 2]), ("b", [3]))
    let lines = consoleLines {
      snapshot.appendItems([1], toSection: "b")
      snapshot.insertItems([3, 1], afterItem: 2)
    }
    XCTAssertEqual(contents(snapshot), "a:2,3,1 b:")
    XCTAssertEqual(lines.count, 2)
    XCTAssertTrue(
      lines[0].hasPrefix(
        "Diffable data source detected an attempt to insert or append 1 item identifier that already exists in the "
          + "snapshot. The existing item identifier will be moved into place instead"))
    XCTAssertTrue(lines[0].hasSuffix("Item identifier that already exists: 1"))
    XCTAssertTrue(lines[1].hasSuffix("Item identifiers that already exist: (\n    3,\n    1\n)"))
  }

  /// The text of Apple's exception is logged, and the remaining steps are performed.
  func testMistakes() {
    func check(_ text: String, _ expected: String, line: UInt = #line, _ change: (inout Snapshot) -> Void) {
      var snapshot = make(("a", [1, 2]), ("b", [3]))
      let lines = consoleLines { change(&snapshot) }
      XCTAssertEqual(lines.count, 1, line: line)
      XCTAssertTrue(lines.first?.contains(text) == true, "\(lines)", line: line)
      XCTAssertEqual(contents(snapshot), expected, line: line)
    }
    let unchanged = "a:1,2 b:3"
    check("supplied item identifiers are not unique. Duplicate identifiers: {(\n    7,\n    8\n)}", "a:1,2 b:3,7,8")
    {
      $0.appendItems([7, 7, 8, 8, 7])
    }
    check(
      "Fatal: supplied section identifiers are not unique. Duplicate identifiers: {(\n    c\n)}", unchanged + " c:"
    ) {
      $0.appendSections(["c", "c"])
    }
    check("Section identifier that already exists: a", unchanged + " c:") { $0.appendSections(["a", "c"]) }
    check("Invalid parameter not satisfying: section != NSNotFound", unchanged) {
      $0.appendItems([9], toSection: "z")
    }
    check("Invalid parameter not satisfying: section != NSNotFound", unchanged) {
      $0.insertItems([9], beforeItem: 8)
    }
    check("Invalid parameter not satisfying: insertIndex != NSNotFound", unchanged) {
      $0.insertSections(["c"], afterSection: "z")
    }
    check("Invalid parameter not satisfying: fromSection != NSNotFound", unchanged) { $0.moveItem(9, afterItem: 1) }
    check("Invalid parameter not satisfying: toSection != NSNotFound", unchanged) { $0.moveItem(1, afterItem: 9) }
    check("Invalid parameter not satisfying: toSection != NSNotFound", unchanged) {
      $0.moveSection("a", afterSection: "z")
    }
    check("destination for insertion operation [1] is in the insertion identifier list", unchanged) {
      $0.insertItems([9, 1], beforeItem: 1)
    }
    check("destination for insertion operation [1] is in the insertion identifier list", unchanged) {
      $0.moveItem(1, beforeItem: 1)
    }
    check("Attempted to reload item identifier that does not exist in the snapshot: 9", unchanged) {
      $0.reloadItems([1, 9])
    }
    check("Attempted to reconfigure item identifier that does not exist in the snapshot: 9", unchanged) {
      $0.reconfigureItems([9])
    }
    check("Section identifier was not found.", unchanged) { XCTAssertEqual($0.itemIdentifiers(inSection: "z"), []) }
    var empty = Snapshot()
    XCTAssertEqual(
      consoleLines { empty.appendItems([1]) },
      [
        "NSInternalInconsistencyException: There are currently no sections in the data source. Please add a section first."
      ])
  }

  func testObjectsAsIdentifiers() {
    let snapshot = NSDiffableDataSourceSnapshotReference()
    snapshot.appendSections(withIdentifiers: ["a", 2])
    snapshot.appendItems(withIdentifiers: [NSString("x"), 1.5], intoSectionWithIdentifier: "a")
    snapshot.insertItems(withIdentifiers: ["y"], afterItemWithIdentifier: 1.5)
    XCTAssertEqual(snapshot.numberOfItems, 3)
    XCTAssertEqual(snapshot.index(ofItemIdentifier: "y"), 2)
    XCTAssertEqual(snapshot.index(ofItemIdentifier: "z"), NSNotFound)
    XCTAssertEqual(snapshot.index(ofSectionIdentifier: 2), 1)
    XCTAssertEqual(snapshot.sectionIdentifier(forSectionContainingItemIdentifier: 1.5) as? String, "a")
    let copy = snapshot.copy() as? NSDiffableDataSourceSnapshotReference
    XCTAssertEqual(copy, snapshot)
    snapshot.reloadItems(withIdentifiers: ["y"])
    XCTAssertEqual(copy, snapshot)
    snapshot.moveItem(withIdentifier: "y", beforeItemWithIdentifier: 1.5)
    XCTAssertNotEqual(copy, snapshot)
    XCTAssertEqual(copy?.itemIdentifiersInSection(withIdentifier: "a").last as? String, "y")
  }
}
