import CoreGraphics
import Foundation

/// The layout of a row or column of items: how many fit, their lengths, and the distribution of the remaining space
/// (facts/collections.md#compositional/filling).
@MainActor struct CompositionalLine {
  /// An item of the line, before it is laid out.
  struct Slot {
    let item: NSCollectionLayoutItem
    var size: CGSize
    /// Whether the item's length does not depend on its cell.
    var isFixed = false
  }

  /// The spaces around an item along the line (before, after) and across it.
  struct Edges {
    var (before, after, crossBefore, crossAfter) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    var (beforeFlexes, afterFlexes, crossBeforeFlexes, crossAfterFlexes) = (false, false, false, false)

    @MainActor init(_ spacing: NSCollectionLayoutEdgeSpacing?, _ isRow: Bool) {
      guard let spacing else { return }
      let (start, end) = isRow ? (spacing.leading, spacing.trailing) : (spacing.top, spacing.bottom)
      let (above, below) = isRow ? (spacing.top, spacing.bottom) : (spacing.leading, spacing.trailing)
      (before, beforeFlexes) = (start?.spacing ?? 0, start?.isFlexible ?? false)
      (after, afterFlexes) = (end?.spacing ?? 0, end?.isFlexible ?? false)
      (crossBefore, crossBeforeFlexes) = (above?.spacing ?? 0, above?.isFlexible ?? false)
      (crossAfter, crossAfterFlexes) = (below?.spacing ?? 0, below?.isFlexible ?? false)
    }

    var length: CGFloat { before + after }
    var crossLength: CGFloat { crossBefore + crossAfter }
    var flexes: Int { (beforeFlexes ? 1 : 0) + (afterFlexes ? 1 : 0) }

    /// Returns the position of an item across a line.
    func crossStart(length: CGFloat, room: CGFloat) -> CGFloat {
      guard crossBeforeFlexes else { return crossBefore }
      return crossBefore + (room - length - crossLength) / (crossAfterFlexes ? 2 : 1)
    }
  }

  let items: [NSCollectionLayoutItem]
  let repetition: NSCollectionLayoutGroup.Repetition
  let room: CGSize
  let isRow: Bool
  let spacing: NSCollectionLayoutSpacing?
  /// Whether the group is as long as its items.
  let isOpen: Bool
  let scale: CGFloat

  /// The minimum space between two items.
  var gap: CGFloat { spacing?.spacing ?? 0 }
  var gapFlexes: Bool { spacing?.isFlexible ?? false }
  private var length: CGFloat { isRow ? room.width : room.height }

  /// Returns the size in which the sizes of that many items are resolved, without the spaces between them.
  func itemRoom(_ count: Int) -> CGSize {
    let left = max(0, length - CGFloat(max(0, count - 1)) * gap)
    return isRow ? CGSize(width: left, height: room.height) : CGSize(width: room.width, height: left)
  }

  /// Returns the items of a whole line; empty if the first one does not fit.
  func slots(_ preferred: (Int) -> CGSize?) -> [Slot] {
    if case .equally(let number) = repetition {
      let share = NSCollectionLayoutDimension.cut(
        max(0, length - CGFloat(number - 1) * gap) / CGFloat(number), scale)
      var size = items[0].size.points(in: room, scale: scale)
      if isRow { size.width = share } else { size.height = share }
      return Array(repeating: Slot(item: items[0], size: size, isFixed: true), count: min(number, 10_000))
    }
    let limit = repetition.limit
    let count = isOpen ? limit ?? items.count : fitting(limit ?? 10_000, preferred)
    let inner = itemRoom(count)
    return (0..<count).map { index in
      let item = items[index % items.count]
      var size = item.size.points(in: inner, scale: scale)
      if !(item is NSCollectionLayoutGroup), let said = preferred(index) {
        if isRow, item.size.widthDimension.isMeasured { size.width = said.width }
        if !isRow, item.size.heightDimension.isMeasured { size.height = said.height }
      }
      return Slot(item: item, size: size)
    }
  }

  /// Returns the number of items that fit, repeating from the first.
  private func fitting(_ limit: Int, _ preferred: (Int) -> CGSize?) -> Int {
    // If thicknesses are fractions of the length, all of them are resolved before the spaces between items are
    // known.
    let resolvesFirst = items.contains { ($0.crossDimension(isRow)).isFraction(along: isRow) }
    var inner = length
    if resolvesFirst, gap != 0 {
      let number = count(limit, gap: 0, preferred) { _ in length }
      inner = max(0, length - CGFloat(max(0, number - 1)) * gap)
    }
    return count(limit, gap: gap, preferred) { number in
      resolvesFirst ? inner : max(0, length - CGFloat(number - 1) * gap)
    }
  }

  /// Returns the largest number of items that fit. For each number, `fractionsOf` returns the length in points to
  /// which fractional sizes refer.
  private func count(
    _ limit: Int, gap: CGFloat, _ preferred: (Int) -> CGSize?, fractionsOf: (Int) -> CGFloat
  ) -> Int {
    var (points, fractions) = (CGFloat(0), CGFloat(0))
    var number = 0
    while number < limit {
      let item = items[number % items.count]
      let dimension = isRow ? item.size.widthDimension : item.size.heightDimension
      points += Edges(item.edgeSpacing, isRow).length
      if dimension.isMeasured, !(item is NSCollectionLayoutGroup), let said = preferred(number) {
        points += isRow ? said.width : said.height
      } else if dimension.isFraction(along: isRow) {
        fractions += dimension.dimension
      } else {
        points += dimension.points(in: room, scale: scale)
      }
      let needed = points + fractions * fractionsOf(number + 1) + CGFloat(number) * gap
      guard needed <= length + 0.01 else { break }
      number += 1
      // Items with zero length would repeat without end.
      if points <= 0, fractions <= 0, number >= items.count { break }
    }
    // A cell whose measured size is longer than the line starts a new line.
    if number == 0, (isRow ? items[0].size.widthDimension : items[0].size.heightDimension).isMeasured { return 1 }
    return number
  }

  /// Returns the extra length of each flexible space beyond its minimum.
  func share(_ slots: [Slot]) -> CGFloat {
    guard !isOpen else { return 0 }
    let edges = slots.map { Edges($0.item.edgeSpacing, isRow) }
    let number = edges.reduce(gapFlexes ? slots.count - 1 : 0) { $0 + $1.flexes }
    guard number > 0 else { return 0 }
    let used = slots.reduce(0) { $0 + (isRow ? $1.size.width : $1.size.height) }
    let spaces = edges.reduce(CGFloat(slots.count - 1) * gap) { $0 + $1.length }
    return (length - used - spaces) / CGFloat(number)
  }
}

extension NSCollectionLayoutGroup.Repetition {
  fileprivate var limit: Int? {
    if case .times(let count) = self { return min(count, 10_000) }
    return nil
  }
}

extension NSCollectionLayoutItem {
  fileprivate func crossDimension(_ isRow: Bool) -> NSCollectionLayoutDimension {
    isRow ? size.heightDimension : size.widthDimension
  }
}

extension NSCollectionLayoutDimension {
  /// Returns whether the dimension is a fraction of the length of a row or column.
  fileprivate func isFraction(along isRow: Bool) -> Bool { isRow ? isFractionalWidth : isFractionalHeight }
}
