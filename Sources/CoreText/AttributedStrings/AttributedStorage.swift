/// The storage of attributed strings: UTF-16 text and attribute runs.
///
/// All ranges have to be within the text; the public classes validate and clamp them.
package struct AttributedStorage {
  package struct Run {
    /// The index after the run's last UTF-16 unit.
    package var end: Int
    package var attributes: AttributeSet
  }

  package private(set) var units: [UInt16]
  package private(set) var runs: [Run]
  private var cachedString: String?

  init() {
    units = []
    runs = []
    cachedString = ""
  }

  init(string: String, attributes: AttributeSet) {
    units = Array(string.utf16)
    runs = units.isEmpty ? [] : [Run(end: units.count, attributes: attributes)]
    cachedString = string
  }

  init(units: [UInt16], runs: [Run]) {
    self.units = units
    self.runs = runs
    cachedString = String(decoding: units, as: UTF16.self)
  }

  package var count: Int { units.count }

  /// The text, in which an unpaired surrogate is replaced by U+FFFD.
  var string: String { cachedString ?? String(decoding: units, as: UTF16.self) }

  /// Returns `string`, and caches it.
  mutating func materializedString() -> String {
    if let cachedString { return cachedString }
    let string = String(decoding: units, as: UTF16.self)
    cachedString = string
    return string
  }

  /// Returns the index of the run that contains a unit. `location` must be less than `count`.
  package func runIndex(at location: Int) -> Int {
    var low = 0
    var high = runs.count - 1
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].end <= location { low = middle + 1 } else { high = middle }
    }
    return low
  }

  package func runStart(_ index: Int) -> Int { index == 0 ? 0 : runs[index - 1].end }

  func slice(_ range: Range<Int>) -> AttributedStorage {
    guard !range.isEmpty else { return AttributedStorage() }
    return AttributedStorage(units: Array(units[range]), runs: slicedRuns(range))
  }

  /// Returns the runs within a range, relative to its start.
  private func slicedRuns(_ range: Range<Int>) -> [Run] {
    guard !range.isEmpty else { return [] }
    var result: [Run] = []
    var index = runIndex(at: range.lowerBound)
    while index < runs.count {
      let end = min(runs[index].end, range.upperBound)
      result.append(Run(end: end - range.lowerBound, attributes: runs[index].attributes))
      if end == range.upperBound { break }
      index += 1
    }
    return result
  }

  mutating func replace(_ range: Range<Int>, units new: some Collection<UInt16>, runs newRuns: [Run]) {
    let shift = new.count - range.count
    // The runs in the range, and a neighbor on each side, are rebuilt and coalesced; later runs are only moved.
    let first = runs.isEmpty ? 0 : max(0, runIndex(at: min(range.lowerBound, units.count - 1)) - 1)
    let last = runs.isEmpty ? 0 : min(runs.count, runIndex(at: min(range.upperBound, units.count - 1)) + 2)
    let start = first == 0 ? 0 : runs[first - 1].end
    var middle: [Run] = []
    for run in runs[first..<last] where min(run.end, range.lowerBound) > (middle.last?.end ?? start) {
      Self.append(run.attributes, through: min(run.end, range.lowerBound), to: &middle)
    }
    for run in newRuns { Self.append(run.attributes, through: range.lowerBound + run.end, to: &middle) }
    for run in runs[first..<last] where run.end > range.upperBound {
      Self.append(run.attributes, through: run.end + shift, to: &middle)
    }
    if shift != 0 { for index in last..<runs.count { runs[index].end += shift } }
    runs.replaceSubrange(first..<last, with: middle)
    units.replaceSubrange(range, with: new)
    cachedString = nil
  }

  /// Replaces units by the same number of new ones.
  mutating func overwrite(from start: Int, with new: [UInt16]) {
    let range = start..<start + new.count
    guard range.upperBound <= units.count, !units[range].elementsEqual(new) else { return }
    units.replaceSubrange(range, with: new)
    cachedString = nil
  }

  /// Appends text with its runs, the most common change, without copying the existing runs.
  mutating func append(units new: [UInt16], runs newRuns: [Run]) {
    let base = units.count
    units.append(contentsOf: new)
    for run in newRuns { Self.append(run.attributes, through: base + run.end, to: &runs) }
    cachedString = nil
  }

  private static func append(_ attributes: AttributeSet, through end: Int, to runs: inout [Run]) {
    if let last = runs.last, last.attributes.isEqual(to: attributes) {
      runs[runs.count - 1].end = max(end, last.end)
    } else if end > (runs.last?.end ?? 0) {
      runs.append(Run(end: end, attributes: attributes))
    }
  }

  /// Replaces the attributes of each run in a range by the result of `change`.
  mutating func transformAttributes(in range: Range<Int>, _ change: (AttributeSet) -> AttributeSet) {
    guard !range.isEmpty else { return }
    if range.lowerBound == 0, range.upperBound == units.count, runs.count == 1 {
      runs[0].attributes = change(runs[0].attributes)
      return
    }
    let head = runIndex(at: range.lowerBound)
    let tail = runIndex(at: range.upperBound - 1)
    var middle: [Run] = []
    if runStart(head) < range.lowerBound {
      middle.append(Run(end: range.lowerBound, attributes: runs[head].attributes))
    }
    for index in head...tail {
      let end = min(runs[index].end, range.upperBound)
      Self.append(change(runs[index].attributes), through: end, to: &middle)
    }
    if runs[tail].end > range.upperBound {
      Self.append(runs[tail].attributes, through: runs[tail].end, to: &middle)
    }
    runs.replaceSubrange(head...tail, with: middle)
    coalesce(from: max(0, head - 1), to: head + middle.count)
  }

  /// Coalesces adjacent equal runs within a range of indexes.
  private mutating func coalesce(from first: Int, to last: Int) {
    var index = min(last, runs.count - 1)
    while index > first, index > 0 {
      if runs[index - 1].attributes.isEqual(to: runs[index].attributes) {
        runs[index - 1].end = runs[index].end
        runs.remove(at: index)
      }
      index -= 1
    }
  }
}
