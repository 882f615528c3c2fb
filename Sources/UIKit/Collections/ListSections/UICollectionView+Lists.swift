import CoreGraphics
import Foundation

/// The list behavior of collection views.
extension UICollectionView {
  /// Returns the list of an item's section.
  func list(at path: IndexPath) -> ListSection? {
    (storedLayout as? UICollectionViewCompositionalLayout)?.list(ofSection: path.section)
  }

  /// Shows or hides the editing accessories of list cells, which slide as in tables
  /// (facts/cells.md#editing/duration); rows whose texts need other heights change in the same animation.
  func editingDidChange() {
    swiper?.close(animated: window != nil)
    let cells = shown.values.compactMap { $0 as? UICollectionViewCell }
    let rows = cells.compactMap { $0 as? UICollectionViewListCell }
    for cell in cells { cell.setNeedsUpdateConfiguration() }
    updateSeparators()
    guard !rows.isEmpty else { return }
    let slide = {
      for row in rows { row.slideAccessories() }
      for row in rows { self.cellSizeMayHaveChanged(row) }
      self.layoutIfNeeded()
    }
    guard window != nil, UIView.areAnimationsEnabled else {
      slide()
      return
    }
    for row in rows { row.prepareEditing() }
    UIView.animate(
      withDuration: 0.3, delay: 0, options: [.curveEaseInOut, .allowUserInteraction], animations: slide
    ) { _ in
      for row in rows { row.finishEditing() }
    }
  }

  /// Updates separators, since selections look different in editing mode.
  private func updateSeparators() {
    for view in shown.values {
      if let cell = view as? UICollectionViewCell, cell.listPlacement != nil { cell.placeSeparators() }
    }
  }

  // MARK: Outlines

  /// Sets a cell's position in the outline, before the data source configures it.
  func showOutline(in cell: UICollectionViewCell, at path: IndexPath) {
    guard let source = dataSource as? any OutlineDataSource else { return }
    let state = source.outlineState(at: path)
    let isExpanded = state?.isExpanded ?? false
    if cell.parts.isExpanded != isExpanded {
      cell.parts.isExpanded = isExpanded
      cell.setNeedsUpdateConfiguration()
      cell.stateMayHaveChanged()
    }
    guard let cell = cell as? UICollectionViewListCell, let state else { return }
    // Items below a section's header are not indented for it.
    let isBelowHeader = list(at: path)?.configuration.headerMode == .firstItemInSection
    let level = max(0, state.level - (isBelowHeader ? 1 : 0))
    if cell.indentationLevel != level { cell.indentationLevel = level }
  }

  /// Rotates chevrons after a change of the outline, within the animation of the update.
  func outlineDidChange() {
    guard dataSource is any OutlineDataSource else { return }
    for (element, view) in shown where element.role == .cell {
      if let cell = view as? UICollectionViewCell { showOutline(in: cell, at: element.indexPath) }
    }
  }
}
