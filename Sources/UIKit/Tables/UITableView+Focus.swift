import CoreGraphics
import Foundation

/// The focus of an external keyboard among the rows (facts/lifecycle.md#focus).
extension UITableView: FocusList {
  /// Returns whether a row may have the focus: the delegate decides, else the table's properties.
  func mayFocus(_ path: IndexPath) -> Bool {
    if let delegate, let may = OptionalMethod.ask({ delegate.tableView(self, canFocusRowAt: dataPath(path)) }) {
      return may
    }
    return allowsFocus && (!editing || allowsFocusDuringEditing)
  }

  func mayFocus(_ cell: UITableViewCell) -> Bool {
    guard let path = indexPath(for: cell) else { return false }
    return mayFocus(path)
  }

  /// Returns the row that an item with the focus is, or is in.
  func focusPath(of item: (any UIFocusItem)?) -> IndexPath? {
    guard let view = item as? UIView else { return nil }
    return shown.first { view.isDescendant(of: $0.cell) }?.path
  }

  // MARK: Targets of movements

  func focusItem(beyond item: UIView, _ heading: UIFocusHeading) -> (any UIFocusItem)? {
    guard heading == .up || heading == .down, let path = focusPath(of: item) else { return nil }
    let step = heading == .down ? 1 : -1
    var element = column.element(path) + step
    while element >= 0, element < column.rope.count {
      if let path = column.row(of: element), mayFocus(path) { return reveal(path) }
      element += step
    }
    return nil
  }

  func itemForArrivingFocus() -> (any UIFocusItem)? { arrivalPath.flatMap { reveal($0) } }

  /// The row that had the focus last, if the table remembers it; else the delegate's choice; else the selected row.
  private var arrivalPath: IndexPath? {
    loadIfNeeded()
    if remembersLastFocusedIndexPath, let path = state.lastFocused, column.has(path), mayFocus(path) { return path }
    if let delegate, let wish = OptionalMethod.ask({ delegate.indexPathForPreferredFocusedView(in: self) }),
      let path = wish, column.has(path), mayFocus(path)
    {
      return path
    }
    return selectedPaths.first { column.has($0) && mayFocus($0) }
  }

  private func reveal(_ path: IndexPath) -> UITableViewCell? {
    scroll(to: path, .none, animated: false)
    layoutIfNeeded()
    guard let cell = shownCell(at: path), cell.canBecomeFocused else { return nil }
    return cell
  }

  func chooseItemWithFocus(_ item: UIView) -> Bool {
    guard let cell = item as? UITableViewCell, let path = indexPath(for: cell) else { return false }
    return selectByKey(path, isChosen: true)
  }

  private func selectByKey(_ path: IndexPath, isChosen: Bool) -> Bool {
    guard allowsSelectionNow else { return false }
    if let delegate, OptionalMethod.ask({ delegate.tableView(self, shouldHighlightRowAt: path) }) == false {
      return false
    }
    selectByTouch(path, performsPrimaryAction: isChosen)
    return true
  }

  // MARK: Updates

  func focusMayMove(_ context: UIFocusUpdateContext) -> Bool {
    guard let delegate else { return true }
    let rows = UITableViewFocusUpdateContext(context, in: self)
    return OptionalMethod.ask { delegate.tableView(self, shouldUpdateFocusIn: rows) } ?? true
  }

  func focusDidMove(_ context: UIFocusUpdateContext, _ coordinator: UIFocusAnimationCoordinator) {
    let rows = UITableViewFocusUpdateContext(context, in: self)
    for item in [context.previouslyFocusedItem, context.nextFocusedItem] {
      (item as? UITableViewCell)?.setNeedsUpdateConfiguration()
    }
    delegate?.tableView(self, didUpdateFocusIn: rows, with: coordinator)
    OptionalMethod.isAbsent = false
    guard let path = rows.nextFocusedIndexPath else { return }
    state.lastFocused = path
    let follows =
      delegate.flatMap { delegate in
        OptionalMethod.ask { delegate.tableView(self, selectionFollowsFocusForRowAt: path) }
      } ?? selectionFollowsFocus
    if follows, context.nextFocusedItem is UITableViewCell, !selection.contains(path) {
      _ = selectByKey(path, isChosen: false)
    }
  }

  /// Moves the focus to the row's new cell after a reload.
  func keepFocusOnItsRow() {
    guard let cell = UIView.focusedItem as? UITableViewCell, cell.table === self, let path = state.lastFocused,
      indexPath(for: cell) != path
    else { return }
    let target = shownCell(at: path) ?? shown.first { mayFocus($0.path) }?.cell
    UIFocusSystem.focusSystem(for: self)?.move(to: target, [])
  }
}

/// A movement of the focus from one row of a table to another.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitableviewfocusupdatecontext>
@preconcurrency @MainActor open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  /// The row that had the focus; nil if the focus comes from outside of the table.
  open private(set) var previouslyFocusedIndexPath: IndexPath?
  /// The row that gets the focus; nil if the focus leaves the table.
  open private(set) var nextFocusedIndexPath: IndexPath?

  /// Creates a context of no movement.
  public override init() { super.init() }

  init(_ context: UIFocusUpdateContext, in table: UITableView) {
    super.init(from: context.previouslyFocusedItem, to: context.nextFocusedItem, heading: context.focusHeading)
    previouslyFocusedIndexPath = table.focusPath(of: context.previouslyFocusedItem)
    nextFocusedIndexPath = table.focusPath(of: context.nextFocusedItem)
  }
}
