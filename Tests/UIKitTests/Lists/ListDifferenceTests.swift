import UIKit
import XCTest

/// The difference of two lists is correct and has the minimum number of moves, compared with slow algorithms for
/// both (facts/diffable.md#applying/batch).
final class ListDifferenceTests: XCTestCase {
  private struct List {
    var sections: [Int]
    var items: [[Int]]
  }

  /// Numbers that are the same in every run.
  private struct Dice: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return state
    }
  }

  private func randomList(_ dice: inout Dice) -> List {
    let sections = Array((0..<4).shuffled(using: &dice).prefix(Int.random(in: 0...4, using: &dice)))
    var items = Array((0..<12).shuffled(using: &dice).prefix(Int.random(in: 0...12, using: &dice)))
    if Bool.random(using: &dice) { items.sort() }
    var list = List(sections: sections, items: sections.map { _ in [] })
    for item in items where !sections.isEmpty {
      list.items[Int.random(in: 0..<sections.count, using: &dice)].append(item)
    }
    return list
  }

  private func difference(_ old: List, _ new: List) -> ListDifference {
    ListDifference(fromSections: old.sections, items: old.items, toSections: new.sections, items: new.items)
  }

  /// Applies the steps one after the other, as a list view does.
  private func apply(_ difference: ListDifference, to old: List, toward new: List) -> [[Int]] {
    var left = old.items.map { $0.map(Optional.some) }
    for path in difference.deletedItems + difference.movedItems.map(\.from) {
      XCTAssertNotNil(left[path[0]][path[1]], "\(path) leaves twice")
      left[path[0]][path[1]] = nil
    }
    let leaving = Set(difference.deletedSections + difference.movedSections.map(\.from))
    var staying = left.indices.filter { !leaving.contains($0) }.map { left[$0].compactMap { $0 } }
    var result = new.sections.indices.map { index -> [Int] in
      if difference.insertedSections.contains(index) { return [] }
      if let move = difference.movedSections.first(where: { $0.to == index }) {
        return left[move.from].compactMap { $0 }
      }
      return staying.isEmpty ? [] : staying.removeFirst()
    }
    XCTAssertTrue(staying.isEmpty)
    let moved = difference.movedItems.map { ($0.to, old.items[$0.from[0]][$0.from[1]]) }
    var arriving = moved + difference.insertedItems.map { ($0, new.items[$0[0]][$0[1]]) }
    for section in difference.insertedSections {
      for (index, item) in new.items[section].enumerated()
      where !moved.contains(where: { $0.0 == [section, index] }) {
        arriving.append(([section, index], item))
      }
    }
    for (path, item) in arriving.sorted(by: { $0.0 < $1.0 }) { result[path[0]].insert(item, at: path[1]) }
    return result
  }

  /// Returns the length of the longest common subsequence.
  private func common(_ a: [Int], _ b: [Int]) -> Int {
    var table = Array(repeating: Array(repeating: 0, count: b.count + 1), count: a.count + 1)
    for i in a.indices {
      for j in b.indices {
        table[i + 1][j + 1] = a[i] == b[j] ? table[i][j] + 1 : max(table[i][j + 1], table[i + 1][j])
      }
    }
    return table[a.count][b.count]
  }

  func testRandomListsBecomeEachOtherWithTheFewestMoves() {
    var dice = Dice(state: 7)
    for round in 0..<3000 {
      let (old, new) = (randomList(&dice), randomList(&dice))
      let difference = difference(old, new)
      XCTAssertEqual(apply(difference, to: old, toward: new), new.items, "round \(round)")
      let (before, after) = (Set(old.items.joined()), Set(new.items.joined()))
      var staying = 0
      for (section, items) in zip(old.sections, old.items) {
        if let index = new.sections.firstIndex(of: section) { staying += common(items, new.items[index]) }
      }
      XCTAssertEqual(difference.movedItems.count, before.intersection(after).count - staying, "round \(round)")
      let sections = Set(old.sections).intersection(new.sections).count
      XCTAssertEqual(
        difference.movedSections.count, sections - common(old.sections, new.sections), "round \(round)")
    }
  }

  func testOnlyNewItemsAreInserted() {
    let difference = difference(
      List(sections: [0], items: [[1, 2, 3]]), List(sections: [0], items: [[3, 1, 2, 4]]))
    XCTAssertEqual(difference.movedItems.map(\.from), [[0, 2]])
    XCTAssertEqual(difference.movedItems.map(\.to), [[0, 0]])
    XCTAssertEqual(difference.insertedItems, [[0, 3]])
    XCTAssertTrue(difference.deletedItems.isEmpty)
    XCTAssertFalse(difference.movesBeyondSections)
  }

  func testItemsThatLeaveADeletedSectionMove() {
    let difference = difference(
      List(sections: [0, 1], items: [[1, 2], [3]]), List(sections: [1, 2], items: [[3, 1], [4]]))
    XCTAssertEqual(difference.deletedSections, [0])
    XCTAssertEqual(difference.insertedSections, [1])
    XCTAssertEqual(difference.movedItems.map(\.from), [[0, 0]])
    XCTAssertEqual(difference.movedItems.map(\.to), [[0, 1]])
    XCTAssertTrue(difference.movesBeyondSections)
    XCTAssertTrue(difference.deletedItems.isEmpty)
    XCTAssertTrue(difference.insertedItems.isEmpty)
  }

  func testNothingDiffers() {
    let list = List(sections: [0, 1], items: [[1, 2], [3]])
    XCTAssertTrue(difference(list, list).isEmpty)
    XCTAssertTrue(difference(List(sections: [], items: []), List(sections: [], items: [])).isEmpty)
  }

  func testRepeatedIdentifiersDoNotTrap() {
    let old = List(sections: [0], items: [[1, 1, 2, 2, 1]])
    let new = List(sections: [0], items: [[2, 1, 1, 1]])
    XCTAssertEqual(apply(difference(old, new), to: old, toward: new), new.items)
  }
}
