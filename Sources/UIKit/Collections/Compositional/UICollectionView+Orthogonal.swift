import CoreGraphics
import Foundation

/// Sections of compositional layouts that scroll orthogonally.
extension UICollectionView {
  private var compositional: UICollectionViewCompositionalLayout? {
    storedLayout as? UICollectionViewCompositionalLayout
  }

  // MARK: Queries of layouts

  /// Returns the scroll offset of a section from its leading end, in the layout's coordinates.
  func orthogonalShift(of section: Int) -> CGPoint? {
    scrollers[section].map { $0.isRow ? CGPoint(x: $0.distance, y: 0) : CGPoint(x: 0, y: $0.distance) }
  }

  /// Returns the offset that a section's handler receives.
  func handlerOffset(of section: Int) -> CGPoint {
    guard let scroller = scrollers[section] else { return contentOffset }
    return scroller.isRow
      ? CGPoint(x: scroller.distance, y: scroller.contentOffset.y)
      : CGPoint(x: scroller.contentOffset.x, y: scroller.distance)
  }

  /// Returns the environment that a section's handler receives: while the section scrolls, the container is its
  /// scroll view.
  func handlerEnvironment(of section: Int, _ own: CollectionEnvironment) -> CollectionEnvironment {
    guard let scroller = scrollers[section], scroller.hasMoved else { return own }
    return CollectionEnvironment(scroller.bounds.size, .zero, own.traitCollection)
  }

  /// The visible area in the layout's coordinates.
  var unmirroredVisible: CGRect { mirrored(bounds) }

  // MARK: Staying in place

  /// The first cell that is entirely below the top of the visible area, once the content is scrolled; its position
  /// on the screen does not change when earlier cells get another measured size.
  var scrollAnchor: CollectionElement? {
    let inset = adjustedContentInset
    let visible = bounds.inset(by: inset)
    let isVertical = compositional?.isVertical ?? (storedLayout as? UICollectionViewFlowLayout)?.isVertical ?? true
    guard isVertical ? contentOffset.y > -inset.top : contentOffset.x > -inset.left else { return nil }
    let low = isVertical ? visible.minY : visible.minX
    return shown.keys.filter { element in
      guard element.role == .cell, scrollers[element.indexPath[0]] == nil,
        let frame = shown[element]?.shownAttributes?.frame
      else { return false }
      return (isVertical ? frame.minY : frame.minX) >= low - 0.01
    }.min { $0.indexPath < $1.indexPath }
  }

  func followAnchor(by offset: CGPoint, isVertical: Bool) {
    let along = isVertical ? offset.y : offset.x
    // If the content was scrolled to an item, that item determines the offset.
    guard along != 0, along.isFinite, scrollTarget == nil || scrollAnimation != nil else { return }
    let target = CGPoint(
      x: contentOffset.x + (isVertical ? 0 : along), y: contentOffset.y + (isVertical ? along : 0))
    // The end of the content moves too.
    let size = storedLayout.collectionViewContentSize
    if size.width.isFinite, size.height.isFinite, contentSize != size { contentSize = size }
    contentOffset = target
  }

  // MARK: Scrollers

  func orthogonalScrollerDidScroll() {
    // Other items may become visible, and a handler sees the current positions.
    query = CollectionQuery()
    setNeedsLayout()
  }

  /// Adds and positions the scroll views of the visible sections.
  func placeScrollers() {
    guard let layout = compositional else {
      for scroller in scrollers.values { release(scroller) }
      return scrollers = [:]
    }
    for (index, scroller) in scrollers
    where !layout.sections.indices.contains(index) || !layout.sections[index].scrolls {
      release(scroller)
      scrollers[index] = nil
    }
    let visible = unmirroredVisible
    let (low, high) = layout.isVertical ? (visible.minY, visible.maxY) : (visible.minX, visible.maxX)
    for index in layout.sectionRange(low, high) where layout.sections[index].scrolls {
      let section = layout.sections[index]
      let viewport = section.viewport
      guard viewport.isFiniteRect, section.groupCount > 0 else { continue }
      let scroller = scrollers[index] ?? OrthogonalScroller(frame: .zero)
      scroller.show(section, in: mirrored(viewport), isRow: layout.isVertical, isMirrored: isMirrored)
      if scrollers[index] == nil {
        scroller.collection = self
        scrollers[index] = scroller
        insert(scroller, ofSection: index)
      }
    }
  }

  private func release(_ scroller: OrthogonalScroller) {
    for case let view as UICollectionReusableView in scroller.subviews { addSubview(view) }
    scroller.removeFromSuperview()
  }

  /// Reassigns scroll views to the new indices of their sections.
  func carryScrollers(_ newSection: (Int) -> Int?) {
    guard !scrollers.isEmpty else { return }
    let old = scrollers
    scrollers = [:]
    for (index, scroller) in old.sorted(by: { $0.key < $1.key }) {
      if let new = newSection(index), scrollers[new] == nil {
        scrollers[new] = scroller
      } else {
        release(scroller)
      }
    }
  }

  /// Inserts a scroll view in front of backgrounds and behind cells, in the order of the sections.
  private func insert(_ scroller: OrthogonalScroller, ofSection section: Int) {
    let before = scrollers.filter { $0.key < section && $0.value.superview === self }.max { $0.key < $1.key }
    if let before { return insertSubview(scroller, aboveSubview: before.value) }
    let behind = subviews.lastIndex { $0 === backgroundView || (depth(of: $0) ?? (0, 0)) < (0, 0) }
    insertSubview(scroller, at: behind.map { $0 + 1 } ?? 0)
  }

  /// Returns the scroll view that contains an element.
  func scroller(of attributes: UICollectionViewLayoutAttributes) -> OrthogonalScroller? {
    guard !scrollers.isEmpty, attributes.indexPath.count == 2, let scroller = scrollers[attributes.indexPath[0]],
      let layout = compositional, layout.sections.indices.contains(attributes.indexPath[0])
    else { return nil }
    if case .decoration = attributes.role { return nil }
    if case .supplementary(let kind) = attributes.role,
      layout.sections[attributes.indexPath[0]].boundaries.views.contains(where: { $0.item.elementKind == kind })
    {
      return nil
    }
    return scroller
  }

  /// Returns the frame of an element in the content of the collection view, including the scroll offset of its
  /// section.
  func shownFrame(_ attributes: UICollectionViewLayoutAttributes) -> CGRect {
    guard let scroller = scroller(of: attributes) else { return attributes.frame }
    return attributes.frame.offsetBy(
      dx: scroller.frame.minX - scroller.contentOffset.x, dy: scroller.frame.minY - scroller.contentOffset.y)
  }

  /// Scrolls the section of an item, if it scrolls orthogonally. Returns whether it does.
  func scrollOrthogonally(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
    guard let layout = compositional, layout.sections.indices.contains(path[0]), layout.sections[path[0]].scrolls,
      let frame = layout.layoutAttributesForItem(at: path)?.frame
    else { return }
    makeScroller(ofSection: path[0], layout)
    guard let scroller = scrollers[path[0]] else { return }
    let viewport = layout.sections[path[0]].viewport
    let (start, end, length) =
      scroller.isRow
      ? (frame.minX - viewport.minX, frame.maxX - viewport.minX, viewport.width)
      : (frame.minY - viewport.minY, frame.maxY - viewport.minY, viewport.height)
    var distance = scroller.distance
    let (toStart, toMiddle, toEnd) =
      scroller.isRow
      ? (ScrollPosition.left, ScrollPosition.centeredHorizontally, ScrollPosition.right)
      : (.top, .centeredVertically, .bottom)
    // The left is the start of the row only in left-to-right layouts.
    let (leading, trailing) = isMirrored && scroller.isRow ? (toEnd, toStart) : (toStart, toEnd)
    if position.contains(toMiddle) {
      distance = (start + end - length) / 2
    } else if position.contains(trailing) {
      distance = end - length
    } else if position.contains(leading) || start < distance {
      distance = start
    } else if end > distance + length {
      distance = end - length
    }
    let range = scroller.range
    distance = min(max(distance, range.lowerBound), range.upperBound)
    scroller.setContentOffset(scroller.offset(at: distance), animated: animated)
  }

  /// Creates the scroll view of a section, which can be scrolled before it is visible.
  private func makeScroller(ofSection index: Int, _ layout: UICollectionViewCompositionalLayout) {
    guard scrollers[index] == nil else { return }
    let section = layout.sections[index]
    guard section.viewport.isFiniteRect, section.groupCount > 0 else { return }
    let scroller = OrthogonalScroller(frame: .zero)
    scroller.show(section, in: mirrored(section.viewport), isRow: layout.isVertical, isMirrored: isMirrored)
    scroller.collection = self
    insert(scroller, ofSection: index)
    scrollers[index] = scroller
  }
}
