import CoreGraphics
import Foundation

/// Selection by code and by touch.
extension UITableView {
  var allowsSelectionNow: Bool {
    editing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
      : allowsSelection || allowsMultipleSelection
  }
  var allowsMultipleNow: Bool { editing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

  var selectedPaths: [IndexPath] { selection.sorted() }

  func setSelected(_ path: IndexPath, _ isSelected: Bool, animated: Bool) {
    guard selection.contains(path) != isSelected else { return }
    if isSelected { selection.insert(path) } else { selection.remove(path) }
    shownCell(at: path)?.setSelected(isSelected, animated: animated)
    surroundNeighbour(of: path)
  }

  func surroundNeighbour(of path: IndexPath) {
    for row in [path.row - 1, path.row] where row >= 0 {
      let other = IndexPath(row: row, section: path.section)
      if column.has(other), let cell = shownCell(at: other) { surround(cell, at: other) }
    }
  }

  func selectByCode(_ path: IndexPath?, animated: Bool, _ position: ScrollPosition) {
    loadIfNeeded()
    guard let path else {
      for old in selectedPaths { setSelected(old, false, animated: animated) }
      return
    }
    guard column.has(path) else {
      return complainBeyondBounds(path, "selectRowAtIndexPath:animated:scrollPosition:")
    }
    if !allowsMultipleNow {
      for old in selectedPaths where old != path { setSelected(old, false, animated: animated) }
    }
    setSelected(path, true, animated: animated)
    if position != .none { scrollToRow(at: path, at: position, animated: animated) }
  }

  func complainBeyondBounds(_ path: IndexPath, _ method: String) {
    let isSection = path.section < 0 || path.section >= column.sectionCount
    ExceptionReport.raise(
      .rangeException,
      isSection
        ? "-[UITableView \(method)]: section (\(path.section)) beyond bounds (\(column.sectionCount))."
        : "-[UITableView \(method)]: row (\(path.row)) beyond bounds "
          + "(\(column.counts[path.section])) for section (\(path.section)).")
  }

  // MARK: Touches

  /// Returns the row that a touch highlights.
  func touchRow(_ touch: UITouch) -> IndexPath? {
    let point = touch.location(in: self)
    guard let view = touch.view, view !== self else { return nil }
    var next: UIView? = view
    while let here = next, here !== self {
      if let cell = here as? UITableViewCell, cell.table === self {
        return shown.first { $0.cell === cell }?.path.takeIf { _ in here.bounds.contains(convert(point, to: here)) }
      }
      next = here.superview
    }
    return nil
  }

  func beginTouch(_ touch: UITouch) {
    guard highlighted == nil, let path = touchRow(touch), allowsSelectionNow || editing else { return }
    guard allowsSelectionNow else { return }
    let may = delegate.map { delegate in
      OptionalMethod.ask { delegate.tableView(self, shouldHighlightRowAt: path) } ?? true
    }
    guard may ?? true else { return }
    highlighted = path
    touchedPath = path
    shownCell(at: path)?.setHighlighted(true, animated: false)
    surroundNeighbour(of: path)
    delegate?.tableView(self, didHighlightRowAt: path)
    OptionalMethod.isAbsent = false
  }

  func unhighlight() {
    guard let path = highlighted else { return }
    highlighted = nil
    shownCell(at: path)?.setHighlighted(false, animated: false)
    surroundNeighbour(of: path)
    delegate?.tableView(self, didUnhighlightRowAt: path)
    OptionalMethod.isAbsent = false
  }

  func endTouch(_ touch: UITouch) {
    let path = highlighted
    let isInside = path != nil && touchRow(touch) == path
    // The row stays dark while it becomes selected.
    unhighlight()
    guard let path, isInside, column.has(path) else { return }
    selectByTouch(path)
  }

  /// Performs the selection by a tap on a row, in UIKit's order of calls.
  func selectByTouch(_ path: IndexPath, performsPrimaryAction: Bool = true) {
    if allowsMultipleNow, selection.contains(path) { return deselectByTouch(path) }
    var path = path
    if let delegate, let chosen = OptionalMethod.ask({ delegate.tableView(self, willSelectRowAt: path) }) {
      guard let chosen, column.has(chosen) else { return }
      path = chosen
    }
    if !allowsMultipleNow {
      for old in selectedPaths where old != path { deselectByTouch(old) }
    }
    setSelected(path, true, animated: false)
    NotificationCenter.default.post(name: UITableView.selectionDidChangeNotification, object: self)
    fireSegue(at: path)
    delegate?.tableView(self, didSelectRowAt: path)
    OptionalMethod.isAbsent = false
    guard performsPrimaryAction else { return }
    if let delegate, OptionalMethod.ask({ delegate.tableView(self, canPerformPrimaryActionForRowAt: path) }) ?? true
    {
      delegate.tableView(self, performPrimaryActionForRowAt: path)
      OptionalMethod.isAbsent = false
    }
  }

  func deselectByTouch(_ path: IndexPath) {
    var path = path
    if let delegate, let chosen = OptionalMethod.ask({ delegate.tableView(self, willDeselectRowAt: path) }) {
      guard let chosen else { return }
      path = chosen
    }
    setSelected(path, false, animated: false)
    delegate?.tableView(self, didDeselectRowAt: path)
    OptionalMethod.isAbsent = false
  }

  /// Performs the cell's segue in the storyboard, before the delegate is notified of the selection.
  private func fireSegue(at path: IndexPath) {
    guard let cell = shownCell(at: path) else { return }
    template(of: cell, at: path)?.fire(cell)
  }

  func template(of cell: UITableViewCell, at path: IndexPath) -> NibCellTemplate? {
    guard let nibContent else { return nil }
    if nibContent.isStatic {
      guard nibContent.sections.indices.contains(path.section) else { return nil }
      let rows = nibContent.sections[path.section].rows
      return rows.indices.contains(path.row) ? rows[path.row] : nil
    }
    return cell.reuseIdentifier.flatMap { nibContent.prototype(reuseIdentifier: $0) }
  }
}

extension IndexPath {
  fileprivate func takeIf(_ condition: (IndexPath) -> Bool) -> IndexPath? { condition(self) ? self : nil }
}
