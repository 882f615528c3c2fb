import CoreGraphics
import Foundation

/// What lists add to collection views.
extension UICollectionView {
  /// The list of the section that an item is in.
  func list(at path: IndexPath) -> ListSection? {
    (storedLayout as? UICollectionViewCompositionalLayout)?.list(ofSection: path.section)
  }

  /// List cells get the accessories of editing, which slide in as in tables (facts/cells.md#editing/duration); rows
  /// whose texts need other heights get them with that.
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

  /// Selections look otherwise while the list is edited.
  private func updateSeparators() {
    for view in shown.values {
      if let cell = view as? UICollectionViewCell, cell.listPlacement != nil { cell.placeSeparators() }
    }
  }

  // MARK: Outlines

  /// Tells a cell where in an outline its item is, before the data source fills it.
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
    // What is below a section's header is not indented by that.
    let isBelowHeader = list(at: path)?.configuration.headerMode == .firstItemInSection
    let level = max(0, state.level - (isBelowHeader ? 1 : 0))
    if cell.indentationLevel != level { cell.indentationLevel = level }
  }

  /// The outline changed: chevrons turn, within the animation of the update.
  func outlineDidChange() {
    guard dataSource is any OutlineDataSource else { return }
    for (element, view) in shown where element.role == .cell {
      if let cell = view as? UICollectionViewCell { showOutline(in: cell, at: element.indexPath) }
    }
  }
}
