import CoreGraphics
import Foundation

/// Queries for the elements that intersect a rectangle, and their attributes.
extension UICollectionViewCompositionalLayout {
  /// Returns the sections that may intersect a range of the scroll axis.
  func sectionRange(_ low: CGFloat, _ high: CGFloat) -> Range<Int> {
    // Sections that overlap because of a negative spacing are all searched.
    guard configuration.interSectionSpacing >= 0 else { return sections.indices }
    var (from, to) = (0, sections.count)
    while from < to {
      let middle = (from + to) / 2
      if sections[middle].end >= low { to = middle } else { from = middle + 1 }
    }
    var last = from
    while last < sections.count, sections[last].start <= high { last += 1 }
    return from..<last
  }

  func elements(of index: Int, in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let section = sections[index]
    var result: [UICollectionViewLayoutAttributes] = []
    let origin = section.bodyOrigin
    // The items of an orthogonally scrolling section are at their unscrolled positions.
    let shift = section.scrolls ? collectionView?.orthogonalShift(of: index) ?? .zero : .zero
    var asked = rect.offsetBy(dx: shift.x, dy: shift.y)
    if section.scrolls {
      if isVertical { asked.size.height = max(asked.height, 1) } else { asked.size.width = max(asked.width, 1) }
    }
    let body = asked.offsetBy(dx: -origin.x, dy: -origin.y)
    let isDown = isVertical != section.scrolls
    for number in section.groups(from: isDown ? body.minY : body.minX, to: isDown ? body.maxY : body.maxX) {
      let group = section.group(number)
      let corner = section.origin(number, group)
      let place = CGPoint(x: corner.x + origin.x, y: corner.y + origin.y)
      // An item that extends beyond its group is visible as long as its region in the group is.
      let part = asked.intersection(CGRect(origin: place, size: group.size))
      guard !part.isNull else { continue }
      for leaf in group.leaves {
        let frame = leaf.frame.offsetBy(dx: place.x, dy: place.y)
        let isMet = leaf.kind == nil ? frame.overlaps(part) : frame.overlaps(asked)
        if isMet { result.append(attributes(leaf, frame, section, index, number)) }
      }
    }
    for number in section.boundaries.views.indices {
      let attributes = boundary(number, index)
      if attributes.frame.overlaps(rect) { result.append(attributes) }
    }
    for number in section.section.decorationItems.indices { result.append(decoration(number, index)) }
    if let background = listBackground(index) { result.append(background) }
    return result
  }

  /// Has the section's handler change the visible items. Its earlier changes persist.
  func handle(_ found: [UICollectionViewLayoutAttributes], _ index: Int)
    -> [UICollectionViewLayoutAttributes]
  {
    guard let handler = sections[index].section.visibleItemsInvalidationHandler, let view = collectionView else {
      return found
    }
    var known = handled[index] ?? [:]
    let kept = found.map { attributes in
      if let old = known[attributes.element], attributes.role == .cell || sections[index].scrolls { return old }
      known[attributes.element] = attributes
      return attributes
    }
    handled[index] = known
    let order: [UICollectionView.ElementCategory] = [.cell, .supplementaryView, .decorationView]
    let items = order.flatMap { category in kept.filter { $0.representedElementCategory == category } }
    let own = environment(sections[index].section, view)
    handler(items.map { VisibleItem($0) }, view.handlerOffset(of: index), view.handlerEnvironment(of: index, own))
    // Views compare new attributes with their present ones, which the handler must not change later, so the result
    // is a copy.
    return kept.map { $0.copy() as? UICollectionViewLayoutAttributes ?? $0 }
  }

  func frame(
    of leaf: CompositionalGroup.Leaf, in group: CompositionalGroup, _ number: Int, _ section: CompositionalSection
  ) -> CGRect {
    let (corner, origin) = (section.origin(number, group), section.bodyOrigin)
    return leaf.frame.offsetBy(dx: corner.x + origin.x, dy: corner.y + origin.y)
  }

  func attributes(
    _ leaf: CompositionalGroup.Leaf, _ frame: CGRect, _ section: CompositionalSection, _ index: Int, _ number: Int
  ) -> UICollectionViewLayoutAttributes {
    let first = leaf.kind.map { section.firstView($0, ofGroup: number) } ?? section.firstItem(ofGroup: number)
    let attributes = makeAttributes(leaf.kind.map { .supplementary($0) } ?? .cell, [index, first + leaf.number])
    attributes.frame = onPixels(frame)
    // Cells are in front of the backgrounds of their section.
    let isRaised = leaf.kind == nil && !section.section.decorationItems.isEmpty
    attributes.zIndex = leaf.zIndex + (isRaised ? 1 : 0)
    attributes.estimatedAxes = leaf.estimated
    placeInList(attributes)
    return attributes
  }

  func boundary(_ number: Int, _ index: Int) -> UICollectionViewLayoutAttributes {
    let section = sections[index]
    return boundary(section.boundaries, number, section.bodyStart, [index, 0])
  }

  func layoutBoundary(_ number: Int) -> UICollectionViewLayoutAttributes {
    boundary(boundaries, number, bodyStart, IndexPath(index: 0))
  }

  func boundary(
    _ boundaries: CompositionalBoundaries, _ number: Int, _ bodyStart: CGFloat, _ path: IndexPath
  ) -> UICollectionViewLayoutAttributes {
    let item = boundaries.views[number].item
    let attributes = makeAttributes(.supplementary(item.elementKind), path)
    let frame = boundaries.frame(number, bodyStart: bodyStart, visible: visibleRange, isVertical: isVertical)
    attributes.frame = onPixels(frame)
    attributes.zIndex = item.zIndex
    if item.pinToVisibleBounds, let view = collectionView, view.bounds.overlaps(frame) {
      attributes.zIndex += 1_000_000_000
    }
    attributes.estimatedAxes = item.size.estimatedAxes
    let resting = boundaries.frame(number, bodyStart: bodyStart, visible: nil, isVertical: isVertical)
    placeInList(attributes, of: item, isPinned: abs(resting.minY - frame.minY) > 0.01)
    return attributes
  }

  func decoration(_ number: Int, _ index: Int) -> UICollectionViewLayoutAttributes {
    let item = sections[index].section.decorationItems[number]
    let attributes = makeAttributes(.decoration(item.elementKind), [index, number])
    let inset = item.contentInsets
    attributes.frame = onPixels(
      sections[index].frame.inset(
        by: UIEdgeInsets(top: inset.top, left: inset.leading, bottom: inset.bottom, right: inset.trailing)))
    attributes.zIndex = item.zIndex
    return attributes
  }

  /// The range of the scroll axis that is not covered by bars.
  var visibleRange: ClosedRange<CGFloat>? {
    guard let view = collectionView else { return nil }
    let visible = view.unmirroredVisible.inset(by: view.adjustedContentInset)
    guard visible.isFiniteRect else { return nil }
    let (low, high) = isVertical ? (visible.minY, visible.maxY) : (visible.minX, visible.maxX)
    return low...max(low, high)
  }

  func onPixels(_ rect: CGRect) -> CGRect {
    CGRect(
      x: (rect.minX * scale).rounded() / scale, y: (rect.minY * scale).rounded() / scale, width: rect.width,
      height: rect.height)
  }
}
