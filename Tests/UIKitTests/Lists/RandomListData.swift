import Foundation

/// Numbers that are the same in each run.
struct ListRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 below a bound.
  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(max(1, bound))) }
  mutating func pick<Value>(_ values: [Value]) -> Value { values[below(values.count)] }
}

/// Sections of numbered items, and random batches of changes between two states of them.
struct RandomListData {
  /// The changes from the old sections to the new ones: deletions, reloads and origins of moves have the old index
  /// paths; insertions and destinations of moves have the new ones.
  struct Batch {
    var deleted: [IndexPath] = []
    var inserted: [IndexPath] = []
    var reloaded: [IndexPath] = []
    var moved: [(from: IndexPath, to: IndexPath)] = []
    var deletedSections = IndexSet()
    var insertedSections = IndexSet()
    var reloadedSections = IndexSet()
  }

  private(set) var sections: [[Int]]
  private var next = 0

  init(counts: [Int]) {
    sections = []
    for count in counts { sections.append(fresh(count)) }
  }

  /// Returns the text of an item's cell: one to twelve words, in one or more lines.
  static func text(_ item: Int) -> String {
    "item \(item)" + String(repeating: " and more", count: item % 5 == 0 ? item % 12 * 3 : 0)
  }

  private mutating func fresh(_ count: Int) -> [Int] {
    defer { next += count }
    return Array(next..<next + count)
  }

  /// Replaces all sections, for a reload.
  mutating func replaceAll(_ random: inout ListRandom) {
    sections = []
    for _ in 0..<random.below(4) {
      let count = random.below(random.below(3) == 0 ? 40 : 8)
      sections.append(fresh(count))
    }
  }

  mutating func change(_ random: inout ListRandom) -> Batch {
    random.below(5) == 0 ? changeSections(&random) : changeItems(&random)
  }

  private mutating func changeItems(_ random: inout ListRandom) -> Batch {
    var batch = Batch()
    guard !sections.isEmpty else { return batch }
    let rate = random.pick([0, 5, 15, 40, 95])
    var kept: [[Int]] = []
    var moving: [(from: IndexPath, item: Int)] = []
    for (section, items) in sections.enumerated() {
      var left: [Int] = []
      for (row, item) in items.enumerated() {
        let path: IndexPath = [section, row]
        guard random.below(100) < rate else {
          left.append(item)
          continue
        }
        switch random.below(4) {
        case 0, 1: batch.deleted.append(path)
        case 2: moving.append((path, item))
        default:
          batch.reloaded.append(path)
          left.append(item)
        }
      }
      kept.append(left)
    }
    let added = fresh(random.below(random.pick([1, 3, 12])))
    for item in moving.map(\.item) + added {
      let section = random.below(kept.count)
      kept[section].insert(item, at: random.below(kept[section].count + 1))
    }
    sections = kept
    var paths: [Int: IndexPath] = [:]
    for (section, items) in kept.enumerated() {
      for (row, item) in items.enumerated() { paths[item] = [section, row] }
    }
    batch.inserted = added.compactMap { paths[$0] }
    batch.moved = moving.compactMap { move in paths[move.item].map { (move.from, $0) } }
    return batch
  }

  private mutating func changeSections(_ random: inout ListRandom) -> Batch {
    var batch = Batch()
    var kept: [[Int]] = []
    for (section, items) in sections.enumerated() {
      switch random.below(4) {
      case 0: batch.deletedSections.insert(section)
      case 1:
        batch.reloadedSections.insert(section)
        kept.append(items.filter { _ in random.below(2) == 0 } + fresh(random.below(3)))
      default: kept.append(items)
      }
    }
    // Insertions are after the remaining items, so that their indices need no adjustment.
    for _ in 0..<random.below(3) where kept.count < 6 {
      batch.insertedSections.insert(kept.count)
      kept.append(fresh(random.below(10)))
    }
    sections = kept
    return batch
  }
}
