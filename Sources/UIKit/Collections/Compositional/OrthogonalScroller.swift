import CoreGraphics
import Foundation

/// Scrolls one section of a compositional layout across the direction of the layout; the section's cells are in it.
@MainActor final class OrthogonalScroller: UIScrollView, UIScrollViewDelegate {
  weak var collection: UICollectionView?
  var behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.continuous
  /// The offsets at which groups begin, and how wide they are.
  var stops: [CGFloat] = []
  var groupWidth: CGFloat = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
    clipsToBounds = false
    scrollsToTop = false
    delegate = self
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { collection?.orthogonalScrollerDidScroll() }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let end = max(0, contentSize.width - bounds.width)
    let target = targetContentOffset.pointee.x
    func nearest(_ x: CGFloat) -> CGFloat { stops.min { abs($0 - x) < abs($1 - x) } ?? x }
    switch behavior {
    case .none, .continuous, .paging: return
    case .continuousGroupLeadingBoundary: targetContentOffset.pointee.x = min(end, nearest(target))
    case .groupPaging, .groupPagingCentered:
      let shift = behavior == .groupPagingCentered ? (bounds.width - groupWidth) / 2 : 0
      let here = stops.indices.min {
        abs(stops[$0] - shift - contentOffset.x) < abs(stops[$1] - shift - contentOffset.x)
      }
      guard var index = here else { return }
      if abs(velocity.x) > 0.2 {
        let current = stops[index] - shift
        if velocity.x > 0, current <= contentOffset.x { index += 1 }
        if velocity.x < 0, current >= contentOffset.x { index -= 1 }
      }
      index = min(max(0, index), stops.count - 1)
      targetContentOffset.pointee.x = min(end, max(0, stops[index] - shift))
    }
  }
}

extension UICollectionView {
  private var compositional: UICollectionViewCompositionalLayout? {
    storedLayout as? UICollectionViewCompositionalLayout
  }

  func orthogonalOffset(of section: Int) -> CGPoint? { scrollers[section]?.contentOffset }

  func orthogonalScrollerDidScroll() {
    // A handler sees where the items are now.
    if compositional?.sections.contains(where: { $0.section.visibleItemsInvalidationHandler != nil }) == true {
      query = CollectionQuery()
    }
    setNeedsLayout()
  }

  /// The scrollers of the sections that show.
  func placeScrollers() {
    guard let layout = compositional else {
      for scroller in scrollers.values { scroller.removeFromSuperview() }
      return scrollers = [:]
    }
    for (index, scroller) in scrollers {
      guard !layout.sections.indices.contains(index) || !layout.sections[index].scrolls else { continue }
      for case let view as UICollectionReusableView in scroller.subviews { addSubview(view) }
      scroller.removeFromSuperview()
      scrollers[index] = nil
    }
    for (index, section) in layout.sections.enumerated() where section.scrolls && section.body.overlaps(bounds) {
      let scroller = scrollers[index] ?? OrthogonalScroller(frame: section.body)
      if scrollers[index] == nil {
        scroller.collection = self
        scrollers[index] = scroller
        insert(scroller, ofSection: index)
      }
      if scroller.frame != section.body { scroller.frame = section.body }
      let size = CGSize(width: section.scrolledWidth, height: section.body.height)
      scroller.behavior = section.section.orthogonalScrollingBehavior
      scroller.isPagingEnabled = scroller.behavior == .paging
      scroller.decelerationRate =
        [.groupPaging, .groupPagingCentered].contains(scroller.behavior) ? .fast : .normal
      scroller.stops = section.groupStarts.map { $0 - section.body.minX - section.section.contentInsets.leading }
      scroller.groupWidth = section.groupWidth
      if scroller.contentSize != size { scroller.contentSize = size }
    }
  }

  /// Scrollers stand before what has a negative index and behind the cells, in the order of their sections.
  private func insert(_ scroller: OrthogonalScroller, ofSection section: Int) {
    let before = scrollers.filter { $0.key < section && $0.value.superview === self }.max { $0.key < $1.key }
    if let before { return insertSubview(scroller, aboveSubview: before.value) }
    let behind = subviews.lastIndex {
      $0 === backgroundView || ($0 as? UICollectionReusableView)?.shownAttributes.map { $0.zIndex < 0 } ?? false
    }
    insertSubview(scroller, at: behind.map { $0 + 1 } ?? 0)
  }

  /// The scroller that an element is in.
  func scroller(of attributes: UICollectionViewLayoutAttributes) -> OrthogonalScroller? {
    guard !scrollers.isEmpty, attributes.indexPath.count == 2, let scroller = scrollers[attributes.indexPath[0]],
      let layout = compositional, layout.sections.indices.contains(attributes.indexPath[0])
    else { return nil }
    if case .decoration = attributes.role { return nil }
    if case .supplementary(let kind) = attributes.role,
      layout.sections[attributes.indexPath[0]].boundaries.contains(where: { $0.item.elementKind == kind })
    {
      return nil
    }
    return scroller
  }

  /// Where an element is in the content of the collection view, as its section is scrolled.
  func shownFrame(_ attributes: UICollectionViewLayoutAttributes) -> CGRect {
    guard let scroller = scroller(of: attributes) else { return attributes.frame }
    return attributes.frame.offsetBy(dx: -scroller.contentOffset.x, dy: 0)
  }

  /// The attributes in the coordinates of the view that holds the element.
  func local(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard let scroller = scroller(of: attributes), let copy = attributes.copy() as? UICollectionViewLayoutAttributes
    else {
      return attributes
    }
    copy.center.x -= scroller.frame.minX
    copy.center.y -= scroller.frame.minY
    return copy
  }

  /// Scrolls the section of an item, if it scrolls by itself.
  func scrollOrthogonally(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
    placeScrollers()
    guard let scroller = scrollers[path[0]], let attributes = storedLayout.layoutAttributesForItem(at: path) else {
      return
    }
    let frame = attributes.frame.offsetBy(dx: -scroller.frame.minX, dy: 0)
    var x = scroller.contentOffset.x
    if position.contains(.centeredHorizontally) {
      x = frame.midX - scroller.bounds.width / 2
    } else if position.contains(.right) {
      x = frame.maxX - scroller.bounds.width
    } else if position.contains(.left) || frame.minX < x {
      x = frame.minX
    } else if frame.maxX > x + scroller.bounds.width {
      x = frame.maxX - scroller.bounds.width
    }
    x = min(max(0, x), max(0, scroller.contentSize.width - scroller.bounds.width))
    scroller.setContentOffset(CGPoint(x: x, y: 0), animated: animated)
  }
}
