import CoreGraphics
import Foundation

/// Selection of several rows by one movement.
extension UITableView: PickedList {
  var pickedItems: Set<IndexPath> { selection }

  func mayPick(from path: IndexPath) -> Bool {
    guard let delegate, allowsMultipleSelection || allowsMultipleSelectionDuringEditing else { return false }
    return OptionalMethod.ask { delegate.tableView(self, shouldBeginMultipleSelectionInteractionAt: path) } ?? false
  }

  func isOnCircles(_ point: CGPoint) -> Bool {
    guard editing, allowsMultipleSelectionDuringEditing, let path = indexPathForRow(at: point),
      let cell = shownCell(at: path)
    else { return false }
    return cell.isOnEditControl(convert(point, to: cell))
  }

  func pickingDidBegin(at path: IndexPath) {
    delegate?.tableView(self, didBeginMultipleSelectionInteractionAt: path)
    OptionalMethod.isAbsent = false
  }

  func pickingDidEnd() {
    delegate?.tableViewDidEndMultipleSelectionInteraction(self)
    OptionalMethod.isAbsent = false
  }

  func pick(_ path: IndexPath, _ isSelected: Bool) {
    guard column.has(path), allowsMultipleNow, selection.contains(path) != isSelected else { return }
    if isSelected { selectByTouch(path, performsPrimaryAction: false) } else { deselectByTouch(path) }
  }
}
