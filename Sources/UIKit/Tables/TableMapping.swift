import Foundation

/// Maps rows and sections of the old data to those of the new data, after updates that agree with both.
///
/// The rows of a section that are neither deleted nor moved keep their order and fill the indices between those of
/// insertions and moves. Each query takes O(log changes), so that the cost of an update of a long table depends on
/// the number of changes.
struct TableMapping {
  /// The numbers of inserted and deleted rows of one section.
  struct Changes {
    var inserted = 0
    var deleted = 0
    var movedIn = 0
    var movedOut = 0
  }

  private let updates: TableUpdates
  private let new: [Int]
  /// The index of the old section for each new one; nil for inserted ones.
  private var olds: [Int?] = []
  private var news: [Int?] = []
  private var fresh: Set<Int> = []
  /// The rows that are deleted from, or moved away from, each old section, sorted.
  private var gone: [Int: [Int]] = [:]
  /// The rows that are inserted into, or moved to, each new section, sorted.
  private var taken: [Int: [Int]] = [:]
  private var moves: [IndexPath: IndexPath] = [:]

  init(_ updates: TableUpdates, old: [Int], new: [Int]) {
    self.updates = updates
    self.new = new
    mapSections(old.count)
    for path in updates.deletedRows.keys { gone[path.section, default: []].append(path.row) }
    for path in updates.insertedRows.keys { taken[path.section, default: []].append(path.row) }
    for move in updates.movedRows {
      moves[move.from] = move.to
      gone[move.from.section, default: []].append(move.from.row)
      taken[move.to.section, default: []].append(move.to.row)
    }
    for (section, rows) in gone { gone[section] = rows.sorted() }
    for (section, rows) in taken { taken[section] = rows.sorted() }
  }

  private mutating func mapSections(_ oldCount: Int) {
    news = Array(repeating: nil, count: oldCount)
    olds = Array(repeating: nil, count: new.count)
    guard !updates.hasNoSections else {
      for section in 0..<min(oldCount, new.count) {
        news[section] = section
        olds[section] = section
      }
      return
    }
    var isTaken = Set(updates.insertedSections.keys)
    var isGone = Set(updates.deletedSections.keys)
    for move in updates.movedSections where news.indices.contains(move.from) && olds.indices.contains(move.to) {
      news[move.from] = move.to
      olds[move.to] = move.from
      isTaken.insert(move.to)
      isGone.insert(move.from)
    }
    var next = 0
    for section in 0..<oldCount where !isGone.contains(section) {
      while isTaken.contains(next) { next += 1 }
      guard next < new.count else { break }
      news[section] = next
      olds[next] = section
      if updates.reloadedSections[section] != nil { fresh.insert(next) }
      next += 1
    }
  }

  // MARK: Sections

  func newSection(_ old: Int) -> Int? { news.indices.contains(old) ? news[old] : nil }
  func oldSection(_ new: Int) -> Int? { olds.indices.contains(new) ? olds[new] : nil }
  /// Returns whether the section was reloaded, so that none of its rows maps to an old one.
  func isFresh(_ new: Int) -> Bool { fresh.contains(new) }

  func changes(ofNew section: Int) -> Changes {
    var changes = Changes()
    let old = oldSection(section)
    changes.inserted = updates.insertedRows.keys.reduce(0) { $0 + ($1.section == section ? 1 : 0) }
    if let old {
      let reloaded = updates.reloadedRows.keys.reduce(0) { $0 + ($1.section == old ? 1 : 0) }
      changes.inserted += reloaded
      changes.deleted = reloaded + updates.deletedRows.keys.reduce(0) { $0 + ($1.section == old ? 1 : 0) }
      changes.movedOut = updates.movedRows.reduce(0) { $0 + ($1.from.section == old ? 1 : 0) }
    }
    changes.movedIn = updates.movedRows.reduce(0) { $0 + ($1.to.section == section ? 1 : 0) }
    return changes
  }

  /// Returns the sorted rows that are deleted from, or moved away from, an old section.
  func gone(from old: Int) -> [Int] { gone[old] ?? [] }
  /// Returns the sorted rows that are inserted into, or moved to, a new section.
  func taken(in new: Int) -> [Int] { taken[new] ?? [] }

  // MARK: Rows

  /// Returns the index path in the new data of a row of the old data; nil for deleted rows and those of reloaded
  /// sections. Reloaded rows keep their index path.
  func newPath(_ old: IndexPath) -> IndexPath? {
    if let target = moves[old] { return target }
    guard let section = newSection(old.section), !isFresh(section) else { return nil }
    let leaving = gone[old.section] ?? []
    let before = TableMapping.count(leaving) { $0 < old.row }
    if before < leaving.count, leaving[before] == old.row { return nil }
    let rank = old.row - before
    // The new row's index counts those that insertions and moves occupy before it: the i-th of them shifts the row
    // if at most i free indices are before it.
    let coming = taken[section] ?? []
    var (low, high) = (0, coming.count)
    while low < high {
      let middle = (low + high) / 2
      if coming[middle] - middle <= rank { low = middle + 1 } else { high = middle }
    }
    return IndexPath(row: rank + low, section: section)
  }

  /// Returns the index path in the old data of a row; nil for inserted rows.
  func oldPath(_ path: IndexPath) -> IndexPath? {
    if let source = updates.movedRows.first(where: { $0.to == path })?.from { return source }
    guard let section = oldSection(path.section), !isFresh(path.section) else { return nil }
    let coming = taken[path.section] ?? []
    let before = TableMapping.count(coming) { $0 < path.row }
    if before < coming.count, coming[before] == path.row { return nil }
    let rank = path.row - before
    let leaving = gone[section] ?? []
    var (low, high) = (0, leaving.count)
    while low < high {
      let middle = (low + high) / 2
      if leaving[middle] - middle <= rank { low = middle + 1 } else { high = middle }
    }
    return IndexPath(row: rank + low, section: section)
  }

  /// Returns the number of sorted rows that fulfill a condition, which holds for a prefix of them.
  private static func count(_ rows: [Int], _ condition: (Int) -> Bool) -> Int {
    var (low, high) = (0, rows.count)
    while low < high {
      let middle = (low + high) / 2
      if condition(rows[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension TableColumn {
  /// Changes the counts, and the heights with them; `estimate` gives those of rows and sections that are new.
  mutating func apply(
    _ updates: TableUpdates, _ mapping: TableMapping, new counts: [Int], estimate: TableEstimates
  ) {
    let old = self
    guard updates.hasNoSections else { return rebuild(from: old, mapping, updates, counts, estimate) }
    let moved = Dictionary(
      updates.movedRows.map { ($0.to, old.rope[old.element($0.from)]) }, uniquingKeysWith: { first, _ in first })
    // The last section is changed first, so that the indices of earlier elements stay valid.
    for section in old.counts.indices.reversed() {
      let first = old.header(section) + 1
      let (gone, taken) = (mapping.gone(from: section), mapping.taken(in: section))
      let runs = taken.map { height(of: IndexPath(row: $0, section: section), moved, estimate) }
      rope.change(first..<first + old.counts[section], removing: gone, inserting: runs, at: taken)
    }
    setCounts(counts)
  }

  /// Returns the height of an inserted row, or the measured height of a row that was moved.
  private func height(
    of path: IndexPath, _ moved: [IndexPath: ExtentRope.Run], _ estimate: TableEstimates
  ) -> ExtentRope.Run {
    var run = moved[path] ?? estimate.row(path)
    run.count = 1
    return run
  }

  private mutating func rebuild(
    from old: TableColumn, _ mapping: TableMapping, _ updates: TableUpdates, _ counts: [Int],
    _ estimate: TableEstimates
  ) {
    var runs: [ExtentRope.Run] = []
    let moved = Dictionary(
      updates.movedRows.map { ($0.to, old.rope[old.element($0.from)]) }, uniquingKeysWith: { first, _ in first })
    for (section, count) in counts.enumerated() {
      guard let before = mapping.oldSection(section), !mapping.isFresh(section) else {
        runs += estimate.section(section)
        continue
      }
      var part = ExtentRope()
      part.append(contentsOf: old.rope.runs(in: old.elements(before)))
      let taken = mapping.taken(in: section)
      let coming = taken.map { height(of: IndexPath(row: $0, section: section), moved, estimate) }
      part.change(1..<1 + old.counts[before], removing: mapping.gone(from: before), inserting: coming, at: taken)
      runs += part.runs(in: 0..<min(part.count, count + 2))
    }
    rope.removeAll()
    rope.append(contentsOf: runs)
    setCounts(counts)
  }
}

/// The estimated heights of inserted elements after an update.
struct TableEstimates {
  let row: (IndexPath) -> ExtentRope.Run
  let section: (Int) -> [ExtentRope.Run]
}
