import CoreGraphics
import Foundation

/// The drags of a list's items and the drops on the list, as far as tables and collection views have them in
/// common.
///
/// While a drag is over the list, only the display of items changes: items move aside for a gap, and an item that
/// is moved within the list is hidden. The data source's index paths stay the same until it changes its data.
/// Subclasses compute the positions of items.
@MainActor class ListDragging: NSObject {
  weak var list: (any DraggedList)?
  private(set) lazy var drag = UIDragInteraction(delegate: self)
  private(set) lazy var drop = UIDropInteraction(delegate: self)
  /// The items that are lifted or dragged.
  var items = DraggedItems()
  /// The cells that were notified that they are lifted or dragged.
  var draggedCells: [WeakReference<UIView>] = []
  var hasActiveDrag = false
  var hasActiveDrop = false
  /// The index path of the gap: the one that the dropped item would have.
  private(set) var gap: IndexPath?
  /// The item that is moved within the list, out of sight.
  private(set) var collapsed: IndexPath?
  /// Items that represent data which is being loaded.
  var placeholders: [ListPlaceholder] = []
  /// The item into which the dragged ones would be dropped.
  var targeted: IndexPath?
  var proposal: UIDropProposal?
  var destination: IndexPath?
  /// The gap that opens when the finger has rested for long enough.
  var waiting: (gap: IndexPath, collapsed: IndexPath?, since: Double)?

  init(_ list: any DraggedList) {
    self.list = list
    super.init()
    drag.prefersFullSizePreviews = true
    drop.tick = { [weak self] session in self?.tick(session) ?? false }
  }

  /// Adds and removes the interactions that the list's delegates need.
  func use(drag wantsDrag: Bool, isEnabled: Bool, drop wantsDrop: Bool) {
    func use(_ interaction: any UIInteraction, _ wants: Bool) {
      if wants, interaction.view == nil { list?.addInteraction(interaction) }
      if !wants, interaction.view != nil { list?.removeInteraction(interaction) }
    }
    use(drag, wantsDrag)
    drag.isEnabled = isEnabled
    // Items that are dragged within the list may be moved by the data source alone.
    use(drop, wantsDrop || wantsDrag)
  }

  // MARK: Methods for subclasses

  /// Returns the index path of the item below the finger, or of the gap if the finger is over one. Nil if the
  /// finger is beside all items.
  func place(at point: CGPoint) -> IndexPath? { nil }
  /// Returns the item whose center region is below the finger, if it can accept the drop itself.
  func middle(at point: CGPoint) -> IndexPath? { nil }
  /// The time in seconds that the finger has to rest before a gap opens.
  var cadence: Double { 0 }
  /// Called when another gap is about to open.
  func gapWillChange(to gap: IndexPath?, _ collapsed: IndexPath?) {}
  func gapDidChange() { showChange() }
  /// Moves items to the positions that they have now.
  func showChange() {}
  func placePlaceholders() {}
  /// Returns the cell of a placeholder, as a subview of the list; nil if the placeholder has no cell.
  func makePlaceholder(_ path: IndexPath, _ source: AnyObject) -> ListPlaceholder? { nil }

  // MARK: The gap

  func setGap(_ gap: IndexPath?, _ collapsed: IndexPath?) {
    waiting = nil
    guard gap != self.gap || collapsed != self.collapsed else { return }
    gapWillChange(to: gap, collapsed)
    self.gap = gap
    self.collapsed = collapsed
    gapDidChange()
  }

  /// Removes the gap without moving items, because the list lays them out again.
  func forgetGap() {
    closeGap()
    collapsed = nil
  }

  /// Closes the gap, which a placeholder replaces.
  func closeGap() {
    waiting = nil
    gap = nil
  }

  func clearTarget() {
    if let targeted, let list, let cell = list.itemCell(at: targeted) { list.highlight(cell, false) }
    targeted = nil
  }

  func path(of item: UIDragItem) -> IndexPath? { items.path(of: item) }

  /// Returns the preview of a lifted cell.
  func preview(of cell: UIView, _ parameters: UIDragPreviewParameters?) -> UITargetedDragPreview {
    if let parameters { return UITargetedDragPreview(view: cell, parameters: parameters) }
    let standard = UIDragPreviewParameters()
    if let color = list?.previewColor(of: cell) { standard.backgroundColor = color }
    return UITargetedDragPreview(view: cell, parameters: standard)
  }

  // MARK: Changes of the data

  /// Updates the state before the data source's items change; the counts of its sections were `old`, and are `new`.
  func dataWillChange(
    _ newPath: (IndexPath) -> IndexPath?, _ newSection: (Int) -> Int?, from old: [Int], to new: [Int]
  ) {
    // Dragged items that are deleted keep their old index paths.
    items = items.moved { newPath($0) ?? $0 }
    clearTarget()
    forgetGap()
    for placeholder in placeholders where old.indices.contains(placeholder.path[0]) {
      placeholder.path = ListDragging.moved(placeholder.path, newPath, newSection, old, new)
    }
  }

  /// Returns the index path after a change of a position between items: before the next item that remains.
  private static func moved(
    _ path: IndexPath, _ newPath: (IndexPath) -> IndexPath?, _ newSection: (Int) -> Int?, _ old: [Int], _ new: [Int]
  ) -> IndexPath {
    var item = path[1]
    while item < old[path[0]] {
      if let next = newPath(IndexPath(indexes: [path[0], item])) { return next }
      item += 1
    }
    let section = newSection(path[0]) ?? path[0]
    return IndexPath(indexes: [section, new.indices.contains(section) ? new[section] : 0])
  }

  func dataWasReloaded() {
    clearTarget()
    forgetGap()
    for placeholder in placeholders { placeholder.cell.removeFromSuperview() }
    placeholders = []
  }
}
