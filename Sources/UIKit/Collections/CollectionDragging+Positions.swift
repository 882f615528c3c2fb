import CoreGraphics
import Foundation

/// The positions of items, of the gap and of placeholders during a drag.
///
/// A flow layout wraps its lines again, with a gap of the dragged item's size. In a section with a single column or
/// row, the items after the gap move by its length, regardless of their own. In all other layouts each item has the
/// position of the next one.
extension CollectionDragging {
  // MARK: Positions among what is shown

  /// Returns the number of visible items before an item.
  private func rank(_ item: Int, _ section: Int) -> Int {
    if let collapsed, collapsed.section == section, collapsed.item < item { return item - 1 }
    return item
  }

  /// Returns the item before which the gap is, or the number of items.
  private func itemAfterGap(_ gap: IndexPath) -> Int {
    if let collapsed, collapsed.section == gap.section, collapsed.item <= gap.item { return gap.item + 1 }
    return gap.item
  }

  /// Returns the number of placeholders before a position. Placeholders precede the item and the gap at their index
  /// path, in the order in which they were added.
  private func placeholders(upTo item: Int, _ section: Int, before last: ListPlaceholder? = nil) -> Int {
    var count = 0
    for placeholder in placeholders where placeholder.path.section == section {
      if placeholder === last { continue }
      if placeholder.path.item < item { count += 1 }
      guard placeholder.path.item == item else { continue }
      if let last, let own = placeholders.firstIndex(where: { $0 === last }),
        let other = placeholders.firstIndex(where: { $0 === placeholder }), other > own
      {
        continue
      }
      count += 1
    }
    return count
  }

  /// A position between items: the following item, the number of placeholders before it, and whether the gap is
  /// before it.
  private struct Position {
    let item: Int
    let section: Int
    let placeholders: Int
    let isAfterGap: Bool
  }

  private func position(ofItem path: IndexPath) -> Position {
    Position(
      item: path.item, section: path.section, placeholders: placeholders(upTo: path.item, path.section),
      isAfterGap: gap.map { $0.section == path.section && $0.item <= rank(path.item, path.section) } ?? false)
  }

  private func position(ofGap gap: IndexPath) -> Position {
    let item = itemAfterGap(gap)
    return Position(
      item: item, section: gap.section, placeholders: placeholders(upTo: item, gap.section), isAfterGap: false)
  }

  private func position(of placeholder: ListPlaceholder) -> Position {
    let path = placeholder.path
    return Position(
      item: path.item, section: path.section,
      placeholders: placeholders(upTo: path.item, path.section, before: placeholder),
      isAfterGap: gap.map { $0.section == path.section && $0.item < rank(path.item, path.section) } ?? false)
  }

  private func slot(_ position: Position) -> Int {
    rank(position.item, position.section) + position.placeholders + (position.isAfterGap ? 1 : 0)
  }

  // MARK: Frames

  func frame(ofItem path: IndexPath) -> CGRect? {
    guard let own = raw(path.item, path.section) else { return nil }
    return frame(position(ofItem: path), size: own.size)
  }

  /// The frame of the gap.
  var gapFrame: CGRect? {
    guard let gap else { return nil }
    return frame(position(ofGap: gap), size: nil)
  }

  func frame(of placeholder: ListPlaceholder) -> CGRect? { frame(position(of: placeholder), size: nil) }

  private func frame(_ position: Position, size: CGSize?) -> CGRect? {
    let (slot, section) = (slot(position), position.section)
    if let layout = flowLayout {
      let lines = lines(of: layout)
      guard lines.sections.indices.contains(section), slot < lines.sections[section].count else { return nil }
      return view?.mirrored(layout.frame(slot, section, in: lines))
    }
    if let line = ListLine(section, self) { return line.frame(position, size, self) }
    return frame(ofSlot: slot, in: section)
  }

  fileprivate func raw(_ item: Int, _ section: Int) -> CGRect? {
    guard let view else { return nil }
    let element = CollectionElement(role: .cell, indexPath: IndexPath(item: item, section: section))
    return view.storedLayout.attributes(of: element).map(view.mirrored)?.frame
  }

  /// Returns the offset of headers, footers and other views of a section from their layout positions.
  func displacement(of attributes: UICollectionViewLayoutAttributes) -> CGPoint? {
    guard let layout = flowLayout, layout.arrangement.sections.indices.contains(attributes.indexPath.section) else {
      return nil
    }
    let section = attributes.indexPath.section
    let lines = lines(of: layout)
    let (old, new) = (layout.arrangement.sections[section], lines.sections[section])
    let isFooter = attributes.representedElementKind == UICollectionView.elementKindSectionFooter
    let displacement = isFooter ? new.footerStart - old.footerStart : new.start - old.start
    return layout.isVertical
      ? CGPoint(x: 0, y: displacement) : CGPoint(x: layout.runsToTheLeft ? -displacement : displacement, y: 0)
  }

  // MARK: Flow layouts

  /// The layout, if its items are at the positions of its lines: subclasses may move them.
  private var flowLayout: UICollectionViewFlowLayout? {
    guard let view, let layout = view.storedLayout as? UICollectionViewFlowLayout else { return nil }
    if type(of: layout) == UICollectionViewFlowLayout.self { return layout }
    let section = gap?.section ?? collapsed?.section ?? placeholders.first?.path.section ?? 0
    guard layout.arrangement.sections.indices.contains(section) else { return nil }
    let count = layout.arrangement.sections[section].count
    for item in Set([0, count / 2, count - 1]) where item >= 0 && item < count {
      guard let raw = raw(item, section), raw == view.mirrored(layout.frame(item, section, in: layout.arrangement))
      else { return nil }
    }
    return layout
  }

  private func lines(of layout: UICollectionViewFlowLayout) -> FlowArrangement {
    if let flow { return flow }
    var lines = layout.arrangement
    let changed = Set([gap?.section, collapsed?.section].compactMap { $0 } + placeholders.map(\.path.section))
    for section in changed where lines.sections.indices.contains(section) {
      lines.setItems(sizes(section, layout), of: section)
    }
    lines.stack()
    flow = lines
    return lines
  }

  /// Returns the sizes of all visible elements of a section, in order.
  private func sizes(_ section: Int, _ layout: UICollectionViewFlowLayout) -> [FlowSection.Size] {
    let old = layout.arrangement.sections
    let values = old[section]
    var sizes: [FlowSection.Size] = []
    let standard =
      layout.isVertical
      ? FlowSection.Size(layout.itemSize.width, layout.itemSize.height)
      : FlowSection.Size(layout.itemSize.height, layout.itemSize.width)
    func usual(_ item: Int) -> FlowSection.Size {
      values.count > 0 ? values.size(min(item, values.count - 1)) : standard
    }
    for item in 0..<values.count where collapsed != IndexPath(item: item, section: section) {
      sizes.append(values.size(item))
    }
    // Inserts the placeholders in the order of their positions.
    let own = placeholders.filter { $0.path.section == section }
    for placeholder in own.sorted(by: { slot(position(of: $0)) < slot(position(of: $1)) }) {
      let position = position(of: placeholder)
      let place = slot(position) - (position.isAfterGap ? 1 : 0)
      sizes.insert(usual(placeholder.path.item), at: min(place, sizes.count))
    }
    if let gap, gap.section == section {
      let moved = collapsed.flatMap { path -> FlowSection.Size? in
        old.indices.contains(path.section) && path.item < old[path.section].count
          ? old[path.section].size(path.item) : nil
      }
      sizes.insert(moved ?? usual(gap.item), at: min(slot(position(ofGap: gap)), sizes.count))
    }
    return sizes
  }

  // MARK: Columns and rows

  /// A section whose items form a single column or row.
  private struct ListLine {
    let isColumn: Bool
    let isReversed: Bool
    let spacing: CGFloat
    let count: Int
    let first: CGRect

    @MainActor init?(_ section: Int, _ dragging: CollectionDragging) {
      guard let counts = dragging.view?.loadedCounts, counts.indices.contains(section), counts[section] > 1,
        let first = dragging.raw(0, section), let second = dragging.raw(1, section)
      else { return nil }
      count = counts[section]
      self.first = first
      isColumn = abs(second.minX - first.minX) < 0.5 && second.minY >= first.maxY - 0.5
      isReversed = !isColumn && second.maxX <= first.minX + 0.5
      let isRow = abs(second.midY - first.midY) < 0.5 && (isReversed || second.minX >= first.maxX - 0.5)
      guard isColumn || isRow else { return nil }
      spacing =
        isColumn ? second.minY - first.maxY : isReversed ? first.minX - second.maxX : second.minX - first.maxX
      for item in [2, count / 2, count - 1] where item < count {
        guard let frame = dragging.raw(item, section) else { return nil }
        guard isColumn ? abs(frame.minX - first.minX) < 0.5 : abs(frame.midY - first.midY) < 0.5 else { return nil }
      }
    }

    private func length(_ frame: CGRect) -> CGFloat { isColumn ? frame.height : frame.width }
    private func start(_ frame: CGRect) -> CGFloat {
      isColumn ? frame.minY : isReversed ? -frame.maxX : frame.minX
    }

    @MainActor func frame(_ position: Position, _ size: CGSize?, _ dragging: CollectionDragging) -> CGRect? {
      let section = position.section
      func usual(_ item: Int) -> CGRect { dragging.raw(min(max(0, item), count - 1), section) ?? first }
      let last = usual(count - 1)
      var place = position.item < count ? start(usual(position.item)) : start(last) + length(last) + spacing
      var gap = usual(position.item)
      if let collapsed = dragging.collapsed, let frame = dragging.raw(collapsed.item, collapsed.section) {
        gap = frame
        if collapsed.section == section, collapsed.item < position.item { place -= length(frame) + spacing }
      }
      if position.isAfterGap { place += length(gap) + spacing }
      // Placeholders have the length of the item that follows them.
      let own = dragging.placeholders.filter { $0.path.section == section }.sorted { $0.path < $1.path }
      for placeholder in own.prefix(position.placeholders) {
        place += length(usual(placeholder.path.item)) + spacing
      }
      let size = size ?? gap.size
      if isColumn { return CGRect(x: first.minX, y: place, width: size.width, height: size.height) }
      let x = isReversed ? -place - size.width : place
      return CGRect(x: x, y: first.midY - size.height / 2, width: size.width, height: size.height)
    }
  }

  // MARK: Other layouts

  /// Returns the frame of a position in a section, also beyond its last item.
  private func frame(ofSlot slot: Int, in section: Int) -> CGRect? {
    guard let view, view.loadedCounts.indices.contains(section) else { return nil }
    let count = view.loadedCounts[section]
    if slot < count { return raw(slot, section) }
    guard count > 0, let last = raw(count - 1, section) else {
      return CGRect(origin: .zero, size: CGSize(width: 50, height: 50))
    }
    var frame = last
    for _ in count...slot { frame = next(after: frame, count, section) }
    return frame
  }

  /// Returns the frame of an item after the last one: beside it, or at the start of the next line.
  private func next(after last: CGRect, _ count: Int, _ section: Int) -> CGRect {
    guard let view else { return last }
    let before = count > 1 ? raw(count - 2, section) : nil
    let first = raw(0, section) ?? last
    let room = max(view.contentSize.width, view.bounds.width)
    if let before, before.minX != last.minX, before.minY != last.minY {
      // The last item began a line: the step within lines is that of the previous line.
      let second = count > 2 ? raw(1, section) : nil
      let step = (second?.minX ?? first.maxX) - first.minX
      return last.offsetBy(dx: step, dy: 0)
    }
    if let before, before.minY == last.minY {
      let step = raw(count - 1, section).map { $0.minX - before.minX } ?? last.width
      let beside = last.offsetBy(dx: step, dy: 0)
      if beside.maxX <= room - first.minX + 0.5 || view.contentSize.width > view.bounds.width + 1 { return beside }
    }
    if before == nil, last.width * 2 < room {
      return last.offsetBy(dx: last.width + 10, dy: 0)
    }
    let line = (0..<count).lazy.compactMap { self.raw($0, section) }.last { $0.minY < last.minY }
    let step = line.map { last.minY - $0.minY } ?? last.height + 10
    return CGRect(x: first.minX, y: last.minY + step, width: last.width, height: last.height)
  }
}
