import Foundation

/// The steps that turn one list of sections with items into another, as tables and collection views take them in
/// one batch of updates.
///
/// ```swift
/// let difference = ListDifference(
///   fromSections: ["A"], items: [[1, 2, 3]], toSections: ["A"], items: [[3, 1, 2, 4]])
/// difference.movedItems.map(\.from)  // [[0, 2]]
/// difference.insertedItems           // [[0, 3]]
/// ```
///
/// Deletions and origins of moves are positions in the old list; insertions and destinations of moves are positions
/// in the new one. The number of moves is minimal: items that keep their order within a section, or move together
/// with it, are not listed. Items of a deleted section that the new list does not contain are deleted with the
/// section and not listed; likewise for inserted sections. An item that leaves a deleted section, or enters an
/// inserted one, is a move.
///
/// Identifiers must be unique within a list; duplicates are treated as different items. The time is O(n) in the
/// number of items, plus O(m log m) for the m items that change their order.
package struct ListDifference: Equatable {
  package struct SectionMove: Equatable {
    package let from: Int
    package let to: Int
  }
  package struct ItemMove: Equatable {
    package let from: IndexPath
    package let to: IndexPath
  }

  package private(set) var deletedSections: [Int] = []
  package private(set) var insertedSections: [Int] = []
  package private(set) var movedSections: [SectionMove] = []
  package private(set) var deletedItems: [IndexPath] = []
  package private(set) var insertedItems: [IndexPath] = []
  package private(set) var movedItems: [ItemMove] = []
  /// Whether an item leaves a section that is deleted, or enters one that is inserted.
  package private(set) var movesBeyondSections = false

  package var isEmpty: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty && deletedItems.isEmpty
      && insertedItems.isEmpty && movedItems.isEmpty
  }

  package init<Section: Hashable, Item: Hashable>(
    fromSections oldSections: [Section], items oldItems: [[Item]], toSections newSections: [Section],
    items newItems: [[Item]]
  ) {
    let partners = compareSections(oldSections, newSections)
    compareItems(oldItems, newItems, partners)
  }

  /// Returns the index of the old section for each new one, or -1.
  private mutating func compareSections<Section: Hashable>(_ old: [Section], _ new: [Section]) -> [Int] {
    if old == new { return Array(new.indices) }
    var positions: [Section: Int] = [:]
    positions.reserveCapacity(old.count)
    for (index, section) in old.enumerated() { positions[section] = index }
    let partners = new.map { positions.removeValue(forKey: $0) ?? -1 }
    deletedSections = positions.values.sorted()
    var kept: [Int32] = []
    var places: [Int] = []
    for (index, partner) in partners.enumerated() {
      if partner < 0 {
        insertedSections.append(index)
      } else {
        kept.append(Int32(partner))
        places.append(index)
      }
    }
    for (position, stays) in zip(kept.indices, IncreasingRun.membership(kept)) where !stays {
      movedSections.append(SectionMove(from: Int(kept[position]), to: places[position]))
    }
    return partners
  }

  /// The items at both ends of a section that are the same before and after, which are most of them in most
  /// changes.
  private struct Trim {
    var head = 0
    var tail = 0
  }

  private static func trim<Item: Hashable>(_ old: [Item], _ new: [Item]) -> Trim {
    let shorter = min(old.count, new.count)
    var trim = Trim()
    while trim.head < shorter, old[trim.head] == new[trim.head] { trim.head += 1 }
    let rest = shorter - trim.head
    while trim.tail < rest, old[old.count - 1 - trim.tail] == new[new.count - 1 - trim.tail] { trim.tail += 1 }
    return trim
  }

  /// An item of the old list, packed: the section in the upper half, the position in it in the lower.
  private typealias Place = UInt64

  private static func place(_ section: Int, _ item: Int) -> Place { UInt64(section) << 32 | UInt64(item) }

  private mutating func compareItems<Item: Hashable>(_ old: [[Item]], _ new: [[Item]], _ partners: [Int]) {
    var trims = [Trim](repeating: Trim(), count: new.count)
    var oldTrims = [Trim](repeating: Trim(), count: old.count)
    var total = 0
    for (index, partner) in partners.enumerated() where partner >= 0 {
      trims[index] = ListDifference.trim(old[partner], new[index])
      oldTrims[partner] = trims[index]
    }
    for (items, trim) in zip(old, oldTrims) { total += items.count - trim.head - trim.tail }
    var places: [Item: Place] = [:]
    places.reserveCapacity(total)
    for section in old.indices {
      let (items, trim) = (old[section], oldTrims[section])
      for index in trim.head..<items.count - trim.tail {
        places[items[index]] = ListDifference.place(section, index)
      }
    }
    var isTaken = old.indices.map { [Bool](repeating: false, count: old[$0].count) }
    for section in new.indices {
      compareSection(section, new[section], trims[section], partners[section], places, &isTaken)
    }
    addDeletions(isTaken, oldTrims)
  }

  /// Finds the insertions into one new section and the moves that end in it.
  private mutating func compareSection<Item: Hashable>(
    _ section: Int, _ items: [Item], _ trim: Trim, _ partner: Int, _ places: [Item: Place],
    _ isTaken: inout [[Bool]]
  ) {
    var kept: [Int32] = []
    var targets: [Int32] = []
    for index in trim.head..<items.count - trim.tail {
      guard let place = places[items[index]], !isTaken[Int(place >> 32)][Int(place & 0xffff_ffff)] else {
        if partner >= 0 { insertedItems.append([section, index]) }
        continue
      }
      let (from, position) = (Int(place >> 32), Int(place & 0xffff_ffff))
      isTaken[from][position] = true
      if from == partner {
        kept.append(Int32(position))
        targets.append(Int32(index))
      } else {
        if partner < 0 { movesBeyondSections = true }
        movedItems.append(ItemMove(from: [from, position], to: [section, index]))
      }
    }
    for (position, stays) in zip(kept.indices, IncreasingRun.membership(kept)) where !stays {
      movedItems.append(
        ItemMove(from: [partner, Int(kept[position])], to: [section, Int(targets[position])]))
    }
  }

  private mutating func addDeletions(_ isTaken: [[Bool]], _ trims: [Trim]) {
    let deleted = Set(deletedSections)
    for move in movedItems where deleted.contains(move.from[0]) { movesBeyondSections = true }
    for section in isTaken.indices where !deleted.contains(section) {
      let (taken, trim) = (isTaken[section], trims[section])
      for index in trim.head..<taken.count - trim.tail where !taken[index] {
        deletedItems.append([section, index])
      }
    }
  }
}

/// The longest increasing subsequence of different numbers: the elements that need not move when the numbers are
/// sorted.
enum IncreasingRun {
  /// Returns whether each number belongs to the run. O(n) if all do, O(n log n) otherwise.
  static func membership(_ values: [Int32]) -> [Bool] {
    guard zip(values, values.dropFirst()).contains(where: >) else {
      return [Bool](repeating: true, count: values.count)
    }
    // For each length, the index of the smallest number that ends a run of that length; for each number, its
    // predecessor in its run.
    var ends: [Int32] = []
    var previous = [Int32](repeating: -1, count: values.count)
    for index in values.indices {
      let length = firstEnd(above: values[index], ends, values)
      previous[index] = length > 0 ? ends[length - 1] : -1
      if length == ends.count { ends.append(Int32(index)) } else { ends[length] = Int32(index) }
    }
    var belongs = [Bool](repeating: false, count: values.count)
    var index = ends.last ?? -1
    while index >= 0 {
      belongs[Int(index)] = true
      index = previous[Int(index)]
    }
    return belongs
  }

  private static func firstEnd(above value: Int32, _ ends: [Int32], _ values: [Int32]) -> Int {
    guard let last = ends.last, values[Int(last)] > value else { return ends.count }
    var (low, high) = (0, ends.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if values[Int(ends[middle])] > value { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
