import CoreGraphics
import Foundation

/// Selection of several items by one gesture.
extension UICollectionView: PickedList {
  var pickedItems: Set<IndexPath> { selected }

  func mayPick(from path: IndexPath) -> Bool {
    guard let delegate, allowsMultipleSelection || allowsMultipleSelectionDuringEditing else { return false }
    return OptionalMethod.ask { delegate.collectionView(self, shouldBeginMultipleSelectionInteractionAt: path) }
      ?? false
  }

  func isOnCircles(_ point: CGPoint) -> Bool {
    guard isEditing, allowsMultipleSelectionDuringEditing, let path = indexPathForItem(at: point),
      let cell = cellForItem(at: path) as? UICollectionViewListCell
    else { return false }
    return cell.isOnCircle(convert(point, to: cell))
  }

  func pickingDidBegin(at path: IndexPath) {
    delegate?.collectionView(self, didBeginMultipleSelectionInteractionAt: path)
    OptionalMethod.isAbsent = false
  }

  func pickingDidEnd() {
    delegate?.collectionViewDidEndMultipleSelectionInteraction(self)
    OptionalMethod.isAbsent = false
  }

  func pick(_ path: IndexPath, _ isSelected: Bool) {
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
