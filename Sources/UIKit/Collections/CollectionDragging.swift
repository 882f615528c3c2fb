import CoreGraphics
import Foundation

/// The positions of a collection view's items during a drag over it; `CollectionDragging+Positions` computes them.
@MainActor final class CollectionDragging: ListDragging {
  var view: UICollectionView? { list as? UICollectionView }
  /// The lines of a flow layout with the gap; nil until they are needed again.
  var flow: FlowArrangement?

  /// Returns the layout's attributes with the positions during the drag.
  func displaced(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard gap != nil || collapsed != nil || !placeholders.isEmpty,
      let copy = attributes.copy() as? UICollectionViewLayoutAttributes
    else { return attributes }
    let path = attributes.indexPath
    guard attributes.role == .cell else {
      guard path.count > 0, let displacement = displacement(of: attributes), displacement != .zero else {
        return attributes
      }
      copy.center = CGPoint(x: copy.center.x + displacement.x, y: copy.center.y + displacement.y)
      return copy
    }
    if path == collapsed {
      copy.isHidden = true
      return copy
    }
    guard let frame = frame(ofItem: path) else { return attributes }
    copy.center = CGPoint(x: frame.minX + copy.size.width / 2, y: frame.minY + copy.size.height / 2)
    return copy
  }

  override var cadence: Double {
    switch view?.reorderingCadence {
    case .fast: 0.1
    case .slow: 0.4
    default: 0
    }
  }

  override func showChange() {
    guard let view else { return }
    flow = nil
    view.query = CollectionQuery()
    view.setNeedsLayout()
    UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) {
      view.layoutIfNeeded()
      self.placePlaceholders()
    }
  }

  override func placePlaceholders() {
    for placeholder in placeholders {
      if let frame = frame(of: placeholder) { placeholder.cell.frame = frame }
    }
  }

  override func makePlaceholder(_ path: IndexPath, _ source: AnyObject) -> ListPlaceholder? {
    guard let view, let source = source as? UICollectionViewPlaceholder else { return nil }
    view.registrationsAtQuery = RegistrationIdentity.count
    let cell = view.dequeueReusableCell(withReuseIdentifier: source.reuseIdentifier, for: path)
    view.registrationsAtQuery = nil
    source.cellUpdateHandler?(cell)
    UIView.performWithoutAnimation { view.addSubview(cell) }
    flow = nil
    return ListPlaceholder(path, cell) { source.cellUpdateHandler?(cell) }
  }

  override func dataWillChange(
    _ newPath: (IndexPath) -> IndexPath?, _ newSection: (Int) -> Int?, from old: [Int], to new: [Int]
  ) {
    super.dataWillChange(newPath, newSection, from: old, to: new)
    flow = nil
    MainTurn.afterThisTurn { [weak self] in self?.placePlaceholders() }
  }

  override func dataWasReloaded() {
    super.dataWasReloaded()
    flow = nil
  }

  // MARK: The item below the finger

  override func place(at point: CGPoint) -> IndexPath? {
    guard let view else { return nil }
    if let gap, gapFrame?.contains(point) == true { return gap }
    guard var under = view.indexPathForItem(at: point) else { return edge(at: point) }
    guard gap != nil, let frame = frame(ofItem: under) else { return under }
    // A finger over the second half of an item proposes the position after the item.
    let isList = frame.width > view.bounds.width / 2
    if isList ? point.y > frame.midY : (point.x > frame.midX) != isFromRight { under.item += 1 }
    if let collapsed, collapsed.section == under.section, collapsed.item < under.item { under.item -= 1 }
    return under
  }

  private var isFromRight: Bool { view?.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Returns the position for a finger that is not over an item: the gap's own position if the finger is near the
  /// gap, or if it is over the view and the gap is not the first position. Otherwise nil.
  private func edge(at point: CGPoint) -> IndexPath? {
    guard let gap, let view, let frame = gapFrame else { return nil }
    // Between items the gap does not move.
    return frame.insetBy(dx: -20, dy: -20).contains(point) || view.bounds.contains(point) && gap.item > 0
      ? gap : nil
  }
}
