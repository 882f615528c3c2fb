import CoreGraphics
import Foundation

/// The positions of a table's sections and rows: the counts that the data source gave, and the heights of all
/// headers, rows and footers, measured or estimated.
///
/// Positions start at 0 below the table's header view. Each section has an element for its header, one for each row
/// and one for its footer.
struct TableColumn {
  /// The number of rows of each section.
  private(set) var counts: [Int] = []
  /// The first element of each section, and the end.
  private var starts: [Int] = [0]
  var rope = ExtentRope()

  var sectionCount: Int { counts.count }
  var rowCount: Int { starts[counts.count] - 2 * counts.count }
  var height: CGFloat { rope.height }

  mutating func setCounts(_ counts: [Int]) {
    self.counts = counts
    starts = [0]
    starts.reserveCapacity(counts.count + 1)
    for count in counts { starts.append((starts.last ?? 0) + count + 2) }
  }

  func has(_ path: IndexPath) -> Bool {
    path.count == 2 && counts.indices.contains(path.section) && (0..<counts[path.section]).contains(path.row)
  }

  // MARK: Elements

  func header(_ section: Int) -> Int { starts[section] }
  func footer(_ section: Int) -> Int { starts[section + 1] - 1 }
  func element(_ path: IndexPath) -> Int { starts[path.section] + 1 + path.row }
  func elements(_ section: Int) -> Range<Int> { starts[section]..<starts[section + 1] }

  /// Returns the section that an element belongs to.
  func section(of element: Int) -> Int {
    var (low, high) = (0, counts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= element { low = middle } else { high = middle }
    }
    return low
  }

  /// Returns the index path of the element's row; nil for headers and footers.
  func row(of element: Int) -> IndexPath? {
    let section = section(of: element)
    let row = element - starts[section] - 1
    return row >= 0 && row < counts[section] ? IndexPath(row: row, section: section) : nil
  }

  // MARK: Positions

  func span(_ element: Int) -> (y: CGFloat, height: CGFloat) {
    (rope.position(of: element), rope[element].height)
  }

  func sectionSpan(_ section: Int) -> (y: CGFloat, height: CGFloat) {
    let y = rope.position(of: starts[section])
    return (y, rope.position(of: starts[section + 1]) - y)
  }

  /// Returns the elements that a stretch of the column touches.
  func elements(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    guard rope.count > 0, high > 0, low < rope.height, high > low else { return 0..<0 }
    var first = rope.index(at: max(0, low)) ?? 0
    // Sums of heights are rounded: the comparison with the start of the range is the same as for visible cells.
    if first + 1 < rope.count, case let span = span(first), span.height > 0, span.y + span.height <= low {
      first += 1
    }
    if first > 0, case let span = span(first - 1), span.height > 0, span.y + span.height > low { first -= 1 }
    var last = high >= rope.height ? rope.count - 1 : rope.index(at: high) ?? rope.count - 1
    // An element may begin above the end of the range by a rounding error only.
    while last + 1 < rope.count, rope.position(of: last + 1) < high { last += 1 }
    // An element that begins at the end of the range is not in it.
    return first..<(last > first && rope.position(of: last) >= high ? last : last + 1)
  }
}
