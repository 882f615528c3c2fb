import CoreGraphics
import Foundation

/// Lays out the groups of a section, item by item (facts/collections.md#compositional).
@MainActor struct CompositionalSolver {
  /// One item of the data, or a view beside it.
  struct Leaf {
    /// Counted from the first item of the section.
    let item: Int
    /// Nil: the item's cell.
    var kind: String?
    var frame: CGRect
    var zIndex = 0
    var estimated: EstimatedAxes = []
    /// Of several views beside items, which.
    var number = 0
  }

  let environment: CollectionEnvironment
  /// The size that the cell of an item said.
  let preferred: (Int) -> CGSize?
  let count: Int
  private(set) var leaves: [Leaf] = []
  /// The next item that has no frame yet.
  private(set) var next = 0

  init(_ environment: CollectionEnvironment, count: Int, preferred: @escaping (Int) -> CGSize?) {
    self.environment = environment
    self.count = count
    self.preferred = preferred
  }

  var isDone: Bool { next >= count }

  /// Lays out one group, or item, at an origin. Returns its size.
  mutating func place(
    _ item: NSCollectionLayoutItem, at origin: CGPoint, in container: CGSize, _ forced: CGSize? = nil
  )
    -> CGSize
  {
    let size = forced ?? item.size.points(in: container)
    guard let group = item as? NSCollectionLayoutGroup else { return placeItem(item, origin, size) }
    let inset = group.contentInsets
    let room = CGSize(
      width: max(0, size.width - inset.leading - inset.trailing),
      height: max(0, size.height - inset.top - inset.bottom))
    let start = CGPoint(x: origin.x + inset.leading, y: origin.y + inset.top)
    let first = leaves.count
    let firstItem = next
    var used: CGSize
    switch group.arrangement {
    case .horizontal(let items, let number): used = arrange(group, items, number, start, room, isRow: true)
    case .vertical(let items, let number): used = arrange(group, items, number, start, room, isRow: false)
    case .custom(let provider): used = placeCustom(provider, start, room)
    }
    used.width += inset.leading + inset.trailing
    used.height += inset.top + inset.bottom
    var final = size
    if group.size.widthDimension.isEstimated { final.width = used.width }
    if group.size.heightDimension.isEstimated { final.height = used.height }
    if next > firstItem, leaves.count > first {
      addBadges(group.badges, firstItem, CGRect(origin: origin, size: final))
    }
    return final
  }

  private mutating func placeItem(_ item: NSCollectionLayoutItem, _ origin: CGPoint, _ size: CGSize) -> CGSize {
    guard !isDone else { return size }
    var size = size
    let estimated = item.size.estimatedAxes
    let inset = item.contentInsets
    if let said = preferred(next) {
      // Insets along an estimated axis do not count.
      if estimated.contains(.horizontal) { size.width = said.width }
      if estimated.contains(.vertical) { size.height = said.height }
    }
    var frame = CGRect(origin: origin, size: size)
    if !estimated.contains(.horizontal) {
      frame.origin.x += inset.leading
      frame.size.width = max(0, size.width - inset.leading - inset.trailing)
    }
    if !estimated.contains(.vertical) {
      frame.origin.y += inset.top
      frame.size.height = max(0, size.height - inset.top - inset.bottom)
    }
    addBadges(item.badges, next, frame)
    leaves.append(Leaf(item: next, frame: frame, estimated: estimated))
    next += 1
    return size
  }

  private mutating func addBadges(_ badges: [NSCollectionLayoutSupplementaryItem], _ item: Int, _ frame: CGRect) {
    for badge in badges {
      leaves.append(
        Leaf(item: item, kind: badge.elementKind, frame: badge.frame(beside: frame), zIndex: badge.zIndex))
    }
  }

  private mutating func placeCustom(
    _ provider: NSCollectionLayoutGroupCustomItemProvider, _ start: CGPoint, _ room: CGSize
  ) -> CGSize {
    let own = CollectionEnvironment(room, .zero, environment.traitCollection)
    var end = CGPoint.zero
    for custom in provider(own) where !isDone {
      leaves.append(Leaf(item: next, frame: custom.frame.offsetBy(dx: start.x, dy: start.y), zIndex: custom.zIndex))
      next += 1
      end = CGPoint(x: max(end.x, custom.frame.maxX), y: max(end.y, custom.frame.maxY))
    }
    return CGSize(width: end.x, height: end.y)
  }

  // MARK: Rows and columns

  /// Along the line, and across it.
  private func turned(_ size: CGSize, _ isRow: Bool) -> (along: CGFloat, across: CGFloat) {
    isRow ? (size.width, size.height) : (size.height, size.width)
  }

  private mutating func arrange(
    _ group: NSCollectionLayoutGroup, _ items: [NSCollectionLayoutItem], _ number: Int?, _ start: CGPoint,
    _ room: CGSize,
    isRow: Bool
  ) -> CGSize {
    guard !items.isEmpty else { return .zero }
    let spacing = group.interItemSpacing?.spacing ?? 0
    let length = turned(room, isRow).along
    let isOpen = isRow ? group.size.widthDimension.isEstimated : group.size.heightDimension.isEstimated
    var (position, across) = (CGFloat(0), CGFloat(0))
    var bounds: [Int] = []
    var index = 0
    while !isDone {
      if let number, index >= number { break }
      if number == nil, isOpen, index >= items.count { break }
      let item = items[index % items.count]
      var size = item.size.points(in: room)
      if let number {
        let share = max(0, (length - CGFloat(number - 1) * spacing) / CGFloat(number))
        if !isOpen { if isRow { size.width = share } else { size.height = share } }
      }
      let around = item.edgeSpacing?.insets ?? .zero
      let (before, after) = isRow ? (around.leading, around.trailing) : (around.top, around.bottom)
      let (above, below) = isRow ? (around.top, around.bottom) : (around.leading, around.trailing)
      let needed = before + turned(size, isRow).along + after
      // What does not fit is dropped, but a line is never empty.
      if number == nil, !isOpen, index > 0, position + needed > length + 0.01 { break }
      bounds.append(leaves.count)
      let origin =
        isRow
        ? CGPoint(x: start.x + position + before, y: start.y + above)
        : CGPoint(x: start.x + above, y: start.y + position + before)
      let nextBefore = next
      let used = turned(place(item, at: origin, in: room, size), isRow)
      // An item without extent would go on for ever.
      guard next > nextBefore else { break }
      position += before + used.along + after + spacing
      across = max(across, above + used.across + below)
      index += 1
      if number == nil, needed <= 0, index >= items.count { break }
    }
    let total = max(0, position - spacing)
    if let flexible = group.interItemSpacing, flexible.isFlexible, bounds.count > 1, total < length, !isOpen {
      spread(bounds, (length - total) / CGFloat(bounds.count - 1), isRow)
    }
    return isRow ? CGSize(width: total, height: across) : CGSize(width: across, height: total)
  }

  /// Moves the items of a line apart.
  private mutating func spread(_ bounds: [Int], _ space: CGFloat, _ isRow: Bool) {
    for (number, first) in bounds.enumerated() where number > 0 {
      let end = number + 1 < bounds.count ? bounds[number + 1] : leaves.count
      for index in first..<end {
        let shift = space * CGFloat(number)
        leaves[index].frame = leaves[index].frame.offsetBy(dx: isRow ? shift : 0, dy: isRow ? 0 : shift)
      }
    }
  }
}
