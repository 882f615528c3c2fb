import FlipsideTesting
import UIKit
import XCTest

/// `facts/diffable.md#section-snapshots`.
final class SectionSnapshotTests: XCTestCase {
  private typealias Snapshot = NSDiffableDataSourceSectionSnapshot<String>

  private func make() -> Snapshot {
    var snapshot = Snapshot()
    snapshot.append(["a", "b"])
    snapshot.append(["a1", "a2"], to: "a")
    snapshot.append(["a1x"], to: "a1")
    return snapshot
  }

  func testOutline() {
    var snapshot = make()
    XCTAssertEqual(snapshot.items, ["a", "a1", "a1x", "a2", "b"])
    XCTAssertEqual(snapshot.rootItems, ["a", "b"])
    XCTAssertEqual(snapshot.visibleItems, ["a", "b"])
    snapshot.expand(["a", "nobody"])
    XCTAssertEqual(snapshot.visibleItems, ["a", "a1", "a2", "b"])
    XCTAssertTrue(snapshot.isExpanded("a"))
    XCTAssertTrue(snapshot.isVisible("a2"))
    XCTAssertFalse(snapshot.isVisible("a1x"))
    XCTAssertEqual(["a", "a1", "a1x"].map { snapshot.level(of: $0) }, [0, 1, 2])
    XCTAssertEqual(snapshot.index(of: "a2"), 3)
    XCTAssertNil(snapshot.index(of: "z"))
    XCTAssertEqual(snapshot.parent(of: "a1x"), "a1")
    XCTAssertNil(snapshot.parent(of: "b"))
    XCTAssertFalse(snapshot.contains("z"))
    snapshot.collapse(["a"])
    XCTAssertEqual(snapshot.visibleItems, ["a", "b"])
  }

  func testSiblingsAreInsertedBesideTheirSubtree() {
    var snapshot = make()
    snapshot.insert(["before"], before: "a1")
    snapshot.insert(["after"], after: "a1")
    XCTAssertEqual(snapshot.items, ["a", "before", "a1", "a1x", "after", "a2", "b"])
    snapshot.insert(["last"], after: "a")
    XCTAssertEqual(snapshot.rootItems, ["a", "last", "b"])
  }

  func testDeletingTakesTheChildren() {
    var snapshot = make()
    snapshot.delete(["a1", "a1x"])
    XCTAssertEqual(snapshot.items, ["a", "a2", "b"])
    snapshot.deleteAll()
    XCTAssertEqual(snapshot.items, [])
  }

  func testSubtrees() {
    var snapshot = make()
    snapshot.expand(["a1"])
    let children = snapshot.snapshot(of: "a")
    XCTAssertEqual(children.rootItems, ["a1", "a2"])
    XCTAssertEqual(children.visibleItems, ["a1", "a1x", "a2"])
    XCTAssertEqual(snapshot.snapshot(of: "a", includingParent: true).items, ["a", "a1", "a1x", "a2"])
    XCTAssertNil(children.parent(of: "a1"))

    var other = Snapshot()
    other.append(["c", "d"])
    other.append(["c1"], to: "c")
    other.expand(["c"])
    snapshot.insert(other, after: "a2")
    XCTAssertEqual(snapshot.items, ["a", "a1", "a1x", "a2", "c", "c1", "d", "b"])
    XCTAssertTrue(snapshot.isExpanded("c"))
    XCTAssertEqual(snapshot.level(of: "c1"), 2)
    var replaced = make()
    replaced.replace(childrenOf: "a", using: other)
    XCTAssertEqual(replaced.items, ["a", "c", "c1", "d", "b"])
  }

  func testVisualDescription() {
    var snapshot = make()
    snapshot.expand(["a"])
    XCTAssertEqual(
      snapshot.visualDescription().components(separatedBy: "\n").dropFirst(),
      ["  +*a", "    -*a1", "      - a1x", "    -*a2", "  -*b>"])
  }

  func testMistakes() {
    func check(_ text: String, line: UInt = #line, _ change: (inout Snapshot) -> Void) {
      var snapshot = make()
      let lines = consoleLines { change(&snapshot) }
      XCTAssertEqual(lines, ["NSInternalInconsistencyException: \(text)"], line: line)
      XCTAssertEqual(snapshot.items, make().items, line: line)
    }
    check("Identifiers in a section snapshot must be unique. Duplicate item identifiers: {(\n    a,\n    x\n)}") {
      $0.append(["x", "a", "x"], to: "b")
    }
    check("Failed to find index of item z") { $0.delete(["a", "z"]) }
    check("Parent item identifier does not exist in section snapshot: z") { $0.append(["x"], to: "z") }
    check("Item identifier to insert before does not exist in section snapshot: z") {
      $0.insert(["x"], before: "z")
    }
    check("Item identifier does not exist in section snapshot: z") { XCTAssertFalse($0.isExpanded("z")) }
    check("Item identifier does not exist in section snapshot: z") { XCTAssertFalse($0.isVisible("z")) }
    check("Item identifier does not exist in section snapshot: z") { XCTAssertEqual($0.level(of: "z"), 0) }
    check("Child item identifier does not exist in section snapshot: z") { XCTAssertNil($0.parent(of: "z")) }
    check("Identifiers in a section snapshot must be unique. Duplicate item identifiers: {(\n    b\n)}") {
      var other = Snapshot()
      other.append(["b"])
      $0.replace(childrenOf: "a", using: other)
    }
  }

  func testADeepOutlineNeedsNoDeepStack() {
    var snapshot = NSDiffableDataSourceSectionSnapshot<Int>()
    snapshot.append([0])
    for item in 1..<20_000 { snapshot.append([item], to: item - 1) }
    snapshot.expand(Array(0..<20_000))
    XCTAssertEqual(snapshot.visibleItems.count, 20_000)
    XCTAssertEqual(snapshot.level(of: 19_999), 19_999)
  }

  func testObjectsAsIdentifiers() {
    let snapshot = NSDiffableDataSourceSectionSnapshotReference()
    snapshot.appendItems(["a", 2])
    snapshot.appendItems(["a1"], intoParentItem: "a")
    snapshot.expandItems(["a"])
    XCTAssertEqual(snapshot.visibleItems.count, 3)
    XCTAssertEqual(snapshot.index(ofItem: 2), 2)
    XCTAssertEqual(snapshot.index(ofItem: 9), NSNotFound)
    XCTAssertEqual(snapshot.parent(ofChildItem: "a1") as? String, "a")
    XCTAssertEqual(snapshot.copy() as? NSDiffableDataSourceSectionSnapshotReference, snapshot)
    XCTAssertEqual(snapshot.ofParentItem("a").rootItems.count, 1)
  }
}
