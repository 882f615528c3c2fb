import CoreGraphics

/// The layout of one section of a flow layout, along the scroll axis (`main`) and along the lines (`cross`).
///
/// Items are packed into a line while they and the minimum spacing fit. A full line is spread over the available
/// length; so is the last one, as if it were full, if all items of the section are equally long; otherwise its
/// items keep the minimum spacing. An item alone in its line is centered, unless the line is the last of several
/// lengths. Lines are as thick as their thickest item, and thinner items are centered in them. Origins are rounded
/// to pixels, sizes are not (facts/collections.md#flow-layout).
struct FlowSection {
  struct Line: Equatable {
    var first: Int
    var count: Int
    /// The position relative to the start of the lines.
    var main: CGFloat
    var thickness: CGFloat
    /// The start of the first item.
    var lead: CGFloat
    var spacing: CGFloat
  }

  /// The size of an item along the lines and across them, in points.
  typealias Size = (cross: CGFloat, main: CGFloat)

  var count = 0
  /// Leading and trailing space along the lines and across them.
  var crossInset = (start: CGFloat(0), end: CGFloat(0))
  var mainInset = (start: CGFloat(0), end: CGFloat(0))
  var lineSpacing: CGFloat = 0
  var itemSpacing: CGFloat = 0
  /// The length along the lines that is available to the section, with its insets.
  var cross: CGFloat = 0
  /// The lengths of header and footer along the main axis, in points; 0 for a section without one.
  var header: CGFloat = 0
  var footer: CGFloat = 0
  /// The position of the section along the main axis.
  var start: CGFloat = 0

  /// The common size of all items, as (cross, main); nil if the sizes of the items differ.
  var uniform: (cross: CGFloat, main: CGFloat)?
  var sizes: [(cross: CGFloat, main: CGFloat)] = []
  /// Whether items are self-sizing, in which case one alone in a line is always centered.
  var isSelfSizing = false

  private(set) var lines: [Line] = []
  private var linesEnd: CGFloat = 0
  /// The number of items in a full line and its geometry, if all items have the same size.
  private var pattern = (count: 1, lead: CGFloat(0), spacing: CGFloat(0))

  private var available: CGFloat { cross - crossInset.start - crossInset.end }
  private var linesStart: CGFloat { start + header + mainInset.start }
  /// The position of the footer.
  var footerStart: CGFloat { linesStart + linesEnd + mainInset.end }
  var end: CGFloat { footerStart + footer }

  mutating func measure() {
    lines = []
    linesEnd = 0
    guard count > 0 else { return }
    if let uniform {
      pattern = fill(length: uniform.cross)
      let number = (count + pattern.count - 1) / pattern.count
      linesEnd = CGFloat(number) * uniform.main + CGFloat(number - 1) * lineSpacing
    } else {
      pack()
    }
  }

  /// Returns the number of equal items in a line and their distribution.
  private func fill(length: CGFloat) -> (count: Int, lead: CGFloat, spacing: CGFloat) {
    let (available, least) = (available, max(0, itemSpacing))
    guard length > 0, available.isFinite else { return (available.isFinite ? max(1, count) : 1, 0, least) }
    // Items fit if they exceed the length only by numerical error.
    let fitting = (available + least + 0.0001) / (length + least)
    let number = max(1, Int(min(fitting, 1_000_000)))
    if number == 1 { return (1, (available - length) / 2, 0) }
    return (number, 0, (available - CGFloat(number) * length) / CGFloat(number - 1))
  }

  private mutating func pack() {
    let (available, least) = (available, max(0, itemSpacing))
    let isOneLength = sizes.dropFirst().allSatisfy { $0.cross == sizes[0].cross }
    var first = 0
    var main: CGFloat = 0
    while first < count {
      var length = sizes[first].cross
      var sum = length
      var thickness = sizes[first].main
      var next = first + 1
      while next < count, length + least + sizes[next].cross <= available + 0.0001 {
        length += least + sizes[next].cross
        sum += sizes[next].cross
        thickness = max(thickness, sizes[next].main)
        next += 1
      }
      var line = Line(first: first, count: next - first, main: main, thickness: thickness, lead: 0, spacing: least)
      if next == count, isOneLength, !isSelfSizing || line.count > 1 {
        let full = fill(length: sizes[first].cross)
        (line.lead, line.spacing) = (full.lead, full.spacing)
      } else if line.count == 1, next < count || isSelfSizing {
        line.lead = (available - sum) / 2
      } else if next < count {
        line.spacing = (available - sum) / CGFloat(line.count - 1)
      }
      lines.append(line)
      main += thickness + lineSpacing
      first = next
    }
    linesEnd = main - lineSpacing
  }

  func size(_ index: Int) -> Size { uniform ?? sizes[index] }

  /// Returns the position and size of an item, as (cross, main).
  func frame(_ index: Int) -> (cross: CGFloat, main: CGFloat, crossSize: CGFloat, mainSize: CGFloat) {
    if let uniform {
      let (line, column) = (index / pattern.count, index % pattern.count)
      return (
        crossInset.start + pattern.lead + CGFloat(column) * (uniform.cross + pattern.spacing),
        linesStart + CGFloat(line) * (uniform.main + lineSpacing), uniform.cross, uniform.main
      )
    }
    let line = lines[lineIndex(of: index)]
    return frame(index, in: line, before: sizes[line.first..<index].reduce(0) { $0 + $1.cross })
  }

  private func frame(_ index: Int, in line: Line, before: CGFloat) -> (
    cross: CGFloat, main: CGFloat, crossSize: CGFloat, mainSize: CGFloat
  ) {
    let size = sizes[index]
    return (
      crossInset.start + line.lead + before + CGFloat(index - line.first) * line.spacing,
      linesStart + line.main + (line.thickness - size.main) / 2, size.cross, size.main
    )
  }

  private func lineIndex(of item: Int) -> Int {
    var (low, high) = (0, lines.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if lines[middle].first <= item { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// Returns the items in lines that intersect a range of the main axis.
  func items(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    guard count > 0, low < linesStart + linesEnd || linesEnd == 0, high > linesStart else { return 0..<0 }
    if let uniform {
      let step = uniform.main + lineSpacing
      guard step > 0 else { return 0..<count }
      let last = Double(count / pattern.count + 1)
      let firstLine = Int(min(max(0, Double((low - linesStart - uniform.main) / step).rounded(.down)), last))
      let lastLine = Int(min(max(0, Double((high - linesStart) / step).rounded(.up)), last))
      let first = min(count, firstLine * pattern.count)
      return first..<max(first, min(count, (lastLine + 1) * pattern.count))
    }
    // Lines follow each other, but a negative spacing may make them overlap.
    let reach = firstLine(after: low)
    var last = reach
    while last < lines.count, lines[last].main + linesStart < high { last += 1 }
    guard reach < last else { return 0..<0 }
    return lines[reach].first..<(lines[last - 1].first + lines[last - 1].count)
  }

  private func firstLine(after low: CGFloat) -> Int {
    guard lineSpacing >= 0 else {
      return lines.firstIndex { $0.main + $0.thickness + linesStart > low } ?? lines.count
    }
    var (from, to) = (0, lines.count)
    while from < to {
      let middle = (from + to) / 2
      if lines[middle].main + lines[middle].thickness + linesStart > low { to = middle } else { from = middle + 1 }
    }
    return from
  }
}
