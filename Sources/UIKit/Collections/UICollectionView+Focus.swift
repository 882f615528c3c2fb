import CoreGraphics
import Foundation

/// Keyboard focus among the items (facts/lifecycle.md#focus).
extension UICollectionView: FocusList {
  /// Returns whether an item may have focus: the delegate decides, else the collection view's properties.
  func mayFocus(_ path: IndexPath) -> Bool {
    if let delegate, let may = OptionalMethod.ask({ delegate.collectionView(self, canFocusItemAt: path) }) {
      return may
    }
    return allowsFocus && (!isEditing || allowsFocusDuringEditing)
  }

  func mayFocus(_ cell: UICollectionViewCell) -> Bool { indexPath(for: cell).map { mayFocus($0) } ?? false }

  /// Returns the index path of the item that is or contains a focus item.
  func focusPath(of item: (any UIFocusItem)?) -> IndexPath? {
    guard let view = item as? UIView else { return nil }
    return shown.first { $0.key.role == .cell && view.isDescendant(of: $0.value) }?.key.indexPath
  }

  // MARK: Targets of movements

  func focusItem(beyond item: UIView, _ heading: UIFocusHeading) -> (any UIFocusItem)? {
    guard let path = focusPath(of: item), let from = attributes(of: CollectionElement(role: .cell, indexPath: path))
    else { return nil }
    // The nearest item in that direction, within the length of a screen from the focused one, also one that is not
    // visible.
    let around = from.frame.insetBy(dx: -bounds.width, dy: -bounds.height)
    let all = (storedLayout.layoutAttributesForElements(in: mirrored(around)) ?? []).map(mirrored)
    let others = all.filter { $0.role == .cell && $0.indexPath != path && !$0.isHidden && exists($0.indexPath) }
    let near = others.compactMap { other in
      UICollectionView.distance(from.frame, other.frame, heading).map { (path: other.indexPath, distance: $0) }
    }.sorted { ($0.distance, $0.path) < ($1.distance, $1.path) }
    return near.lazy.map(\.path).first { self.mayFocus($0) }.flatMap { reveal($0) }
  }

  /// Returns the distance of an item in a direction, with sideways distance counted twice; nil if the item is not
  /// in that direction.
  private static func distance(_ from: CGRect, _ to: CGRect, _ heading: UIFocusHeading) -> CGFloat? {
    let (x, y) = (to.midX - from.midX, to.midY - from.midY)
    let (ahead, aside): (CGFloat, CGFloat)
    switch heading {
    case .up: (ahead, aside) = (-y, x)
    case .down: (ahead, aside) = (y, x)
    case .left: (ahead, aside) = (-x, y)
    case .right: (ahead, aside) = (x, y)
    default: return nil
    }
    // An item that is only beside the other is not in that direction.
    let (low, high) = heading == .left || heading == .right ? (from.width, from.height) : (from.height, from.width)
    guard ahead > min(low, high) / 2 || ahead > 0.5 && abs(aside) < ahead else { return nil }
    return ahead + 2 * abs(aside)
  }

  func itemForArrivingFocus() -> (any UIFocusItem)? { arrivalPath.flatMap { reveal($0) } }

  /// The item that receives focus on entry: the last focused one, if that is remembered; else the delegate's
  /// preference; else a selected item.
  private var arrivalPath: IndexPath? {
    if remembersLastFocusedIndexPath, let path = lastFocused, exists(path), mayFocus(path) { return path }
    if let delegate, let wish = OptionalMethod.ask({ delegate.indexPathForPreferredFocusedView(in: self) }),
      let path = wish, exists(path), mayFocus(path)
    {
      return path
    }
    return selected.sorted().first { exists($0) && mayFocus($0) }
  }

  private func reveal(_ path: IndexPath) -> UICollectionViewCell? {
    scrollToItem(at: path, at: [], animated: false)
    layoutIfNeeded()
    guard let cell = cellForItem(at: path), cell.canBecomeFocused else { return nil }
    return cell
  }

  func chooseItemWithFocus(_ item: UIView) -> Bool {
    guard let cell = item as? UICollectionViewCell, let path = indexPath(for: cell) else { return false }
    return selectByKey(path, isChosen: true)
  }

  // MARK: Updates

  func focusDidMove(_ context: UIFocusUpdateContext) {
    for item in [context.previouslyFocusedItem, context.nextFocusedItem] {
      (item as? UICollectionViewCell)?.setNeedsUpdateConfiguration()
    }
    guard let path = focusPath(of: context.nextFocusedItem) else { return }
    lastFocused = path
    let follows =
      delegate.flatMap { delegate in
        OptionalMethod.ask { delegate.collectionView(self, selectionFollowsFocusForItemAt: path) }
      } ?? selectionFollowsFocus
    if follows, context.nextFocusedItem is UICollectionViewCell, !selected.contains(path) {
      _ = selectByKey(path, isChosen: false)
    }
  }
}

/// A movement of focus from one item of a collection view to another.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uicollectionviewfocusupdatecontext>
@preconcurrency @MainActor open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  /// The item that had focus; nil if focus comes from outside of the collection view.
  open private(set) var previouslyFocusedIndexPath: IndexPath?
  /// The item that receives focus; nil if focus leaves the collection view.
  open private(set) var nextFocusedIndexPath: IndexPath?

  /// Creates a context without a movement.
  public override init() { super.init() }

  init(_ context: UIFocusUpdateContext, in view: UICollectionView) {
    super.init(from: context.previouslyFocusedItem, to: context.nextFocusedItem, heading: context.focusHeading)
    previouslyFocusedIndexPath = view.focusPath(of: context.previouslyFocusedItem)
    nextFocusedIndexPath = view.focusPath(of: context.nextFocusedItem)
  }
}
