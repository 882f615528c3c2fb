import CoreGraphics
import Foundation

/// Touches and selection: facts/collections.md#selection.
extension UICollectionView {
  private var takesMany: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }
  private var selects: Bool { isEditing ? allowsSelectionDuringEditing || takesMany : allowsSelection }

  /// Returns whether a cell is in editing mode: while the view is, unless the delegate excludes its item.
  func edits(_ cell: UICollectionViewCell) -> Bool {
    guard isEditing else { return false }
    guard let delegate, let path = cell.shownAttributes?.indexPath, exists(path) else { return true }
    return OptionalMethod.ask { delegate.collectionView(self, canEditItemAt: path) } ?? true
  }

  // MARK: By code

  func select(_ indexPath: IndexPath?, animated: Bool, _ position: ScrollPosition) {
    guard let indexPath else { return deselectAll() }
    guard allowsSelection, exists(indexPath) else { return }
    if !takesMany { for old in selected where old != indexPath { setSelected(false, old) } }
    setSelected(true, indexPath)
    if position != [] { scrollToItem(at: indexPath, at: position, animated: animated) }
  }

  func deselectAll() { for path in selected { setSelected(false, path) } }

  func setSelected(_ isSelected: Bool, _ path: IndexPath) {
    if isSelected { selected.insert(path) } else { selected.remove(path) }
    cellForItem(at: path)?.isSelected = isSelected
  }

  // MARK: By a finger

  func press(_ touches: Set<UITouch>) {
    guard pressed == nil, let touch = touches.first, let path = item(at: touch.location(in: self)),
      let cell = cellForItem(at: path), selects || (cell as? UICollectionViewListCell)?.isOutlineHeader == true
    else { return }
    guard delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true else { return }
    pressed = path
    cell.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: path)
  }

  func unpress() {
    guard let path = pressed else { return }
    pressed = nil
    cellForItem(at: path)?.isHighlighted = false
    delegate?.collectionView(self, didUnhighlightItemAt: path)
  }

  func release(_ touches: Set<UITouch>) {
    guard let path = pressed else { return }
    let isOver = touches.first.map { item(at: $0.location(in: self)) == path } ?? false
    unpress()
    if isOver { tap(path) }
  }

  /// Performs a tap on an item. Focus that only passes does not choose the item.
  func selectByKey(_ path: IndexPath, isChosen: Bool) -> Bool {
    guard selects, delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true else { return false }
    tap(path, isChosen: isChosen)
    return true
  }

  func tap(_ path: IndexPath, isChosen: Bool = true) {
    guard exists(path) else { return }
    if let cell = cellForItem(at: path) as? UICollectionViewListCell, cell.isOutlineHeader {
      return cell.outlineTapped()
    }
    if selected.contains(path), takesMany {
      guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
      setSelected(false, path)
      delegate?.collectionView(self, didDeselectItemAt: path)
      return
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    if !takesMany {
      for old in selected.sorted() where old != path {
        setSelected(false, old)
        delegate?.collectionView(self, didDeselectItemAt: old)
      }
    }
    setSelected(true, path)
    delegate?.collectionView(self, didSelectItemAt: path)
    if isChosen, !isEditing, let cell = cellForItem(at: path) {
      if let delegate, delegate.collectionView(self, canPerformPrimaryActionForItemAt: path) {
        delegate.collectionView(self, performPrimaryActionForItemAt: path)
      }
      cell.template?.fire(cell)
    }
  }
}
