import CoreGraphics
import Foundation

/// Selects several items by a movement of two fingers.
///
/// The delegate decides whether it begins. The items between the first one and the one under the fingers become selected, or,
/// where the first one was selected, deselected; going back takes that back.
@MainActor final class CollectionPicker: NSObject, UIGestureRecognizerDelegate {
  private static let moved = Selector("_flipsidePickItems")
  private static let register: Void = MessageDispatch.register(moved, on: CollectionPicker.self) {
    $0.panDidChange()
  }

  private let pan = UIPanGestureRecognizer()
  private weak var collection: UICollectionView?
  private var first: IndexPath?
  private var selects = true
  /// The selection before the movement.
  private var before: Set<IndexPath> = []

  override init() {
    super.init()
    CollectionPicker.register
    pan.minimumNumberOfTouches = 2
    pan.maximumNumberOfTouches = 2
    pan.addTarget(self, action: CollectionPicker.moved)
    pan.delegate = self
  }

  func install(on view: UICollectionView) {
    collection = view
    view.addGestureRecognizer(pan)
  }

  private func path(at point: CGPoint) -> IndexPath? { collection?.item(at: point) }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let collection, let delegate = collection.delegate, let path = path(at: pan.location(in: collection)),
      collection.allowsMultipleSelection || collection.allowsMultipleSelectionDuringEditing
    else { return false }
    let may = OptionalMethod.ask {
      delegate.collectionView(collection, shouldBeginMultipleSelectionInteractionAt: path)
    }
    return may ?? false
  }

  /// It goes before scrolling, once the delegate allows it.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    otherGestureRecognizer === collection?.panGestureRecognizer && pan.numberOfTouches > 1
  }

  private func panDidChange() {
    guard let collection else { return }
    switch pan.state {
    case .began:
      guard let path = path(at: pan.location(in: collection)) else { return }
      first = path
      collection.unpress()
      collection.delegate?.collectionView(collection, didBeginMultipleSelectionInteractionAt: path)
      OptionalMethod.isAbsent = false
      before = collection.selected
      selects = !before.contains(path)
      pick(to: path)
    case .changed: if let path = path(at: pan.location(in: collection)) { pick(to: path) }
    case .ended, .cancelled, .failed:
      guard first != nil else { return }
      first = nil
      collection.delegate?.collectionViewDidEndMultipleSelectionInteraction(collection)
      OptionalMethod.isAbsent = false
    default: break
    }
  }

  private func pick(to last: IndexPath) {
    guard let collection, let first else { return }
    let (low, high) = (min(first, last), max(first, last))
    for path in collection.paths(from: low, to: high) { collection.pick(path, selects) }
    for path in collection.selected.symmetricDifference(before).sorted() where path < low || path > high {
      collection.pick(path, before.contains(path))
    }
  }
}

extension UICollectionView {
  /// All items from one to another.
  fileprivate func paths(from low: IndexPath, to high: IndexPath) -> [IndexPath] {
    let counts = loadedCounts
    guard low.section <= high.section, counts.indices.contains(high.section) else { return [] }
    return (low.section...high.section).flatMap { section in
      let first = section == low.section ? low.item : 0
      let last = section == high.section ? high.item : counts[section] - 1
      return first <= last ? (first...last).map { IndexPath(item: $0, section: section) } : []
    }
  }

  /// Selects or deselects an item as a finger does.
  fileprivate func pick(_ path: IndexPath, _ isSelected: Bool) {
    guard exists(path), selected.contains(path) != isSelected else { return }
    if isSelected {
      guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
      setSelected(true, path)
      delegate?.collectionView(self, didSelectItemAt: path)
    } else {
      guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
      setSelected(false, path)
      delegate?.collectionView(self, didDeselectItemAt: path)
    }
    OptionalMethod.isAbsent = false
  }
}
