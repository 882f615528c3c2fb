import CoreGraphics
import Foundation

/// Lays out one group, item by item (facts/collections.md#compositional).
@MainActor struct CompositionalSolver {
  /// An item or a group that was laid out.
  private struct Piece {
    var group: CompositionalGroup
    var size: CGSize
  }

  let scale: CGFloat
  let environment: CollectionEnvironment
  /// The number of available cells; the group may hold more.
  let available: Int
  /// Returns the measured size of an item's cell, by its index in the group.
  let preferred: (Int) -> CGSize?
  /// The size of the whole collection view, in which a custom group's size is resolved; nil stands for the group's
  /// available size.
  var wholeSize: CGSize?
  /// A group in which not even the first item fits.
  private(set) var crowded: NSCollectionLayoutGroup?
  private var next = 0

  init(
    _ environment: CollectionEnvironment, scale: CGFloat, available: Int = .max,
    preferred: @escaping (Int) -> CGSize? = { _ in nil }
  ) {
    self.environment = environment
    self.scale = scale
    self.available = available
    self.preferred = preferred
  }

  private var isDone: Bool { next >= available }

  /// Lays out a group in an available size.
  mutating func solve(_ group: NSCollectionLayoutGroup, in room: CGSize) -> CompositionalGroup {
    next = 0
    let piece = place(group, group.size.points(in: room, scale: scale), in: room)
    var solved = piece?.group ?? CompositionalGroup()
    solved.size = piece?.size ?? .zero
    return solved
  }

  // MARK: Items and groups

  private mutating func place(
    _ item: NSCollectionLayoutItem, _ size: CGSize, in room: CGSize, isFixedAlong axis: EstimatedAxes = []
  ) -> Piece? {
    guard !isDone else { return nil }
    if let group = item as? NSCollectionLayoutGroup { return place(group, size, in: room) }
    return placeCell(item, size, axis)
  }

  private mutating func placeCell(_ item: NSCollectionLayoutItem, _ size: CGSize, _ fixed: EstimatedAxes) -> Piece {
    let estimated = item.size.estimatedAxes.subtracting(fixed)
    var size = size
    if let said = preferred(next) {
      // Items that are as large as their siblings take their size from them.
      if estimated.contains(.horizontal), !item.size.widthDimension.isUniformAcrossSiblings {
        size.width = said.width
      }
      if estimated.contains(.vertical), !item.size.heightDimension.isUniformAcrossSiblings {
        size.height = said.height
      }
    }
    let inset = item.contentInsets
    var frame = CGRect(origin: .zero, size: size)
    // Insets along an estimated axis are ignored; those larger than the item leave the excess as its size.
    if !estimated.contains(.horizontal) {
      frame.origin.x = inset.leading
      frame.size.width = abs(size.width - inset.leading - inset.trailing)
    }
    if !estimated.contains(.vertical) {
      frame.origin.y = inset.top
      frame.size.height = abs(size.height - inset.top - inset.bottom)
    }
    var group = CompositionalGroup()
    for badge in item.badges {
      group.addView(badge.frame(beside: frame, scale: scale), badge.zIndex, badge.elementKind)
    }
    group.addCell(frame, estimated: estimated)
    next += 1
    return Piece(group: group, size: size)
  }

  private mutating func place(_ group: NSCollectionLayoutGroup, _ size: CGSize, in room: CGSize) -> Piece? {
    let inset = group.contentInsets
    let inner = CGSize(
      width: max(0, size.width - inset.leading - inset.trailing),
      height: max(0, size.height - inset.top - inset.bottom))
    var result = CompositionalGroup()
    var final = size
    switch group.arrangement {
    case .line(let items, let repetition, let isRow):
      guard let line = arrange(group, items, repetition, inner, isRow) else { return nil }
      result.add(line.group, at: CGPoint(x: inset.leading, y: inset.top))
      if group.size.widthDimension.isMeasured { final.width = line.size.width + inset.leading + inset.trailing }
      if group.size.heightDimension.isMeasured { final.height = line.size.height + inset.top + inset.bottom }
    case .custom(let provider):
      let end = placeCustom(provider, group, size, &result)
      guard result.count > 0 else { return nil }
      if group.size.widthDimension.isMeasured { final.width = end.x }
      if group.size.heightDimension.isMeasured { final.height = end.y }
    }
    let frame = CGRect(origin: .zero, size: final)
    for badge in group.badges {
      result.addView(badge.frame(beside: frame, room: room, scale: scale), badge.zIndex, badge.elementKind)
    }
    return Piece(group: result, size: final)
  }

  /// Lays out a custom group. The frames are relative to the group's outer corner, and the size that the closure
  /// gets is in the whole collection view.
  private mutating func placeCustom(
    _ provider: NSCollectionLayoutGroupCustomItemProvider, _ group: NSCollectionLayoutGroup, _ size: CGSize,
    _ result: inout CompositionalGroup
  ) -> CGPoint {
    let whole = wholeSize.map { group.size.points(in: $0, scale: scale) } ?? size
    let insets = group.size.estimatedAxes.isEmpty ? group.contentInsets : .zero
    let own = CollectionEnvironment(whole, insets, environment.traitCollection)
    var end = CGPoint.zero
    for custom in provider(own) where !isDone {
      guard custom.frame.isFiniteRect else { continue }
      result.addCell(custom.frame, zIndex: custom.zIndex)
      next += 1
      end = CGPoint(x: max(end.x, custom.frame.maxX), y: max(end.y, custom.frame.maxY))
    }
    return end
  }

  // MARK: Rows and columns

  private mutating func arrange(
    _ group: NSCollectionLayoutGroup, _ items: [NSCollectionLayoutItem],
    _ repetition: NSCollectionLayoutGroup.Repetition,
    _ room: CGSize, _ isRow: Bool
  ) -> Piece? {
    guard !items.isEmpty else { return nil }
    let plan = CompositionalLine(
      items: items, repetition: repetition, room: room, isRow: isRow, spacing: group.interItemSpacing,
      isOpen: (isRow ? group.size.widthDimension : group.size.heightDimension).isMeasured, scale: scale)
    let first = next
    let lengths = plan.slots { [preferred] in preferred(first + $0) }
    guard !lengths.isEmpty else {
      crowded = group
      return nil
    }
    let share = plan.share(lengths)
    var result = CompositionalGroup()
    var pieces: [(piece: Piece, at: CGFloat, edges: CompositionalLine.Edges)] = []
    let (gap, gapFlexes) = (plan.gap, plan.gapFlexes)
    var position: CGFloat = 0
    let uniform = uniformSizes(lengths.map(\.item), first)
    for (index, slot) in lengths.enumerated() {
      guard !isDone else { break }
      let edges = CompositionalLine.Edges(slot.item.edgeSpacing, isRow)
      position += edges.before + (edges.beforeFlexes ? share : 0)
      var size = slot.size
      if let uniform = uniform.width, slot.item.size.widthDimension.isUniformAcrossSiblings { size.width = uniform }
      if let uniform = uniform.height, slot.item.size.heightDimension.isUniformAcrossSiblings {
        size.height = uniform
      }
      let fixed: EstimatedAxes = slot.isFixed ? (isRow ? .horizontal : .vertical) : []
      guard let piece = place(slot.item, size, in: plan.itemRoom(lengths.count), isFixedAlong: fixed) else { break }
      pieces.append((piece, position, edges))
      position += (isRow ? piece.size.width : piece.size.height) + edges.after + (edges.afterFlexes ? share : 0)
      if index + 1 < lengths.count { position += gap + (gapFlexes ? share : 0) }
    }
    guard !pieces.isEmpty else { return nil }
    if pieces.count < lengths.count { position -= gap + (gapFlexes ? share : 0) }
    let isCrossOpen = (isRow ? group.size.heightDimension : group.size.widthDimension).isMeasured
    let across =
      pieces.map { $0.edges.crossLength + (isRow ? $0.piece.size.height : $0.piece.size.width) }.max() ?? 0
    let crossRoom = isCrossOpen ? across : isRow ? room.height : room.width
    for (piece, at, edges) in pieces {
      let length = isRow ? piece.size.height : piece.size.width
      let cross = edges.crossStart(length: length, room: crossRoom)
      result.add(piece.group, at: isRow ? CGPoint(x: at, y: cross) : CGPoint(x: cross, y: at))
    }
    return Piece(
      group: result,
      size: isRow ? CGSize(width: position, height: across) : CGSize(width: across, height: position))
  }

  /// Returns the largest measured sizes of items that are as large as their siblings; nil if none was measured.
  private func uniformSizes(_ items: [NSCollectionLayoutItem], _ first: Int) -> (width: CGFloat?, height: CGFloat?)
  {
    var (width, height): (CGFloat?, CGFloat?)
    guard
      items.contains(where: {
        $0.size.widthDimension.isUniformAcrossSiblings || $0.size.heightDimension.isUniformAcrossSiblings
      }), !items.contains(where: { $0 is NSCollectionLayoutGroup })
    else { return (nil, nil) }
    for (offset, item) in items.enumerated() where first + offset < available {
      guard let said = preferred(first + offset) else { continue }
      if item.size.widthDimension.isUniformAcrossSiblings { width = max(width ?? 0, said.width) }
      if item.size.heightDimension.isUniformAcrossSiblings { height = max(height ?? 0, said.height) }
    }
    return (width, height)
  }
}
