import CoreGraphics
import Foundation

/// How the swipe recognizer reaches its table.
enum TableMessages {
  static let swiped = Selector(("_flipsideRowSwiped"))
  @MainActor static let register: Void = {
    MessageDispatch.register(swiped, on: UITableView.self) { $0.rowSwiped() }
  }()
}

/// Actions beside rows.
extension UITableView {
  /// The springs of opening and closing rows: critically damped, ω ≈ 11 (facts/tables.md#swipe-actions).
  private static let settleDuration = 0.571

  var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  // MARK: Dragging

  /// Whether a horizontal drag moves a row; asks for its actions, in UIKit's order.
  func swipeMayBegin(_ way: CGPoint, at point: CGPoint) -> Bool {
    if let swipe, !swipe.isClosing {
      // The open row is dragged on; one elsewhere closes it.
      if swipe.cell.frame.contains(point) || swipe.buttons.frame.contains(point) { return true }
      closeSwipe(animated: true)
      return false
    }
    let start = CGPoint(x: point.x - way.x, y: point.y - way.y)
    guard !isEditing, reorder == nil, updates == nil, let path = indexPathForRow(at: start),
      let cell = shownCell(at: path), cell.frame.contains(start)
    else { return false }
    let isTrailing = (way.x < 0) != isMirrored
    guard let configuration = swipeConfiguration(path, isTrailing: isTrailing), !configuration.actions.isEmpty
    else { return false }
    prepareSwipe(cell, path, configuration, isTrailing: isTrailing)
    return true
  }

  private func prepareSwipe(
    _ cell: UITableViewCell, _ path: IndexPath, _ configuration: UISwipeActionsConfiguration, isTrailing: Bool
  ) {
    closeSwipe(animated: false)
    unhighlight()
    let new = TableSwipe(
      cell, at: path, configuration, isTrailing: isTrailing, isOnRight: isTrailing != isMirrored)
    swipe = new
    new.buttons.tapped = { [weak self, weak new] action, view in
      if let self, let new { self.perform(action, new, view) }
    }
    UIView.performWithoutAnimation {
      insertSubview(new.buttons, belowSubview: cell)
      if style == .insetGrouped {
        new.curtain.backgroundColor = backgroundColor
        insertSubview(new.curtain, aboveSubview: cell)
      }
      new.move(to: 0)
    }
    cell.showingDeleteConfirmation = true
    new.didBegin = true
    delegate?.tableView(self, willBeginEditingRowAt: path)
    OptionalMethod.isAbsent = false
  }

  /// The actions of a row on one side; nil: none. Without any given, rows that can be deleted have a delete button.
  func swipeConfiguration(_ path: IndexPath, isTrailing: Bool) -> UISwipeActionsConfiguration? {
    guard canEditForSwipe(path) else { return nil }
    if let delegate,
      let configuration = OptionalMethod.ask({
        isTrailing
          ? delegate.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
          : delegate.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
      })
    {
      if let configuration { return configuration }
    }
    guard isTrailing else { return nil }
    if let delegate, let old = OptionalMethod.ask({ delegate.tableView(self, editActionsForRowAt: path) }),
      let old
    {
      return UISwipeActionsConfiguration(actions: old.map { contextual($0, path) })
    }
    guard implementsCommit, editingStyle(at: path) == .delete else { return nil }
    return UISwipeActionsConfiguration(actions: [deleteAction(path)])
  }

  /// A data source that says nothing lets rows be swiped that have actions.
  private func canEditForSwipe(_ path: IndexPath) -> Bool {
    guard let dataSource else { return false }
    return OptionalMethod.ask { dataSource.tableView(self, canEditRowAt: path) } ?? true
  }

  private func contextual(_ action: UITableViewRowAction, _ path: IndexPath) -> UIContextualAction {
    let new = UIContextualAction(style: action.style == .normal ? .normal : .destructive, title: action.title) {
      _, _, done in
      action.handler(action, path)
      done(true)
    }
    if let color = action.backgroundColor { new.backgroundColor = color }
    return new
  }

  private func deleteAction(_ path: IndexPath) -> UIContextualAction {
    let title = delegate.flatMap { delegate in
      OptionalMethod.ask { delegate.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) }
    }
    return UIContextualAction(style: .destructive, title: (title ?? nil) ?? "Delete") {
      [weak self] _, _, done in
      guard let self else { return }
      self.dataSource?.tableView(self, commit: .delete, forRowAt: self.swipe?.path ?? path)
      OptionalMethod.isAbsent = false
      done(true)
    }
  }

  func rowSwiped() {
    guard let swipe, !swipe.isClosing else { return }
    let way = swipePan.translation(in: self).x
    switch swipePan.state {
    case .began:
      swipe.start = swipe.offset
      UIView.performWithoutAnimation { swipe.follow(way) }
    case .changed: UIView.performWithoutAnimation { swipe.follow(way) }
    case .ended: settle(swipe, way, velocity: swipePan.velocity(in: self).x)
    case .cancelled, .failed: swipe.isOpen ? open(swipe) : closeSwipe(animated: true)
    default: break
    }
  }

  private func settle(_ swipe: TableSwipe, _ way: CGFloat, velocity: CGFloat) {
    let width = abs(swipe.offset)
    if swipe.isFull(width), let first = swipe.actions.first, let button = swipe.buttons.buttons.first {
      swipe.isOpen = true
      return perform(first, swipe, button, isFull: true)
    }
    let outward = swipe.isOnRight ? -velocity : velocity
    let opens = abs(velocity) > 300 ? outward > 0 : width > swipe.openWidth / 2
    if opens, swipe.offset != 0 { open(swipe) } else { closeSwipe(animated: true) }
  }

  // MARK: Opening and closing

  private func open(_ swipe: TableSwipe) {
    swipe.isOpen = true
    UIView.animate(springDuration: UITableView.settleDuration, bounce: 0, options: .allowUserInteraction) {
      swipe.buttons.expand(false)
      swipe.move(to: swipe.openOffset)
    }
  }

  /// The delete button of the minus in editing mode.
  func openDelete(_ cell: UITableViewCell, at path: IndexPath) {
    if swipe?.cell === cell { return closeSwipe(animated: true) }
    let actions = [deleteAction(path)]
    prepareSwipe(cell, path, UISwipeActionsConfiguration(actions: actions), isTrailing: true)
    if let swipe { open(swipe) }
  }

  func closeSwipe(animated: Bool) {
    guard let swipe, !swipe.isClosing else { return }
    swipe.isClosing = true
    let finish = { [weak self] in
      swipe.removeViews()
      swipe.cell.showingDeleteConfirmation = false
      if let self, self.swipe === swipe { self.swipe = nil }
    }
    if animated, window != nil {
      UIView.animate(
        springDuration: UITableView.settleDuration, bounce: 0, options: .allowUserInteraction,
        animations: { swipe.move(to: 0) }, completion: { _ in finish() })
    } else {
      UIView.performWithoutAnimation { swipe.move(to: 0) }
      finish()
    }
    guard swipe.didBegin else { return }
    delegate?.tableView(self, didEndEditingRowAt: column.has(swipe.path) ? swipe.path : nil)
    OptionalMethod.isAbsent = false
  }

  /// The open row is deleted: it goes as it is, and its buttons with it.
  func leaveSwipe() {
    guard let swipe else { return }
    swipe.isClosing = true
    self.swipe = nil
    swipe.cell.showingDeleteConfirmation = false
    let buttons = swipe.buttons
    if window != nil, UIView.areAnimationsEnabled {
      UIView.animate(
        withDuration: UITableView.updateDuration, animations: { buttons.alpha = 0 },
        completion: { _ in swipe.removeViews() })
    } else {
      swipe.removeViews()
    }
    delegate?.tableView(self, didEndEditingRowAt: nil)
    OptionalMethod.isAbsent = false
  }

  /// Runs an action; what it reports closes the row.
  private func perform(
    _ action: UIContextualAction, _ swipe: TableSwipe, _ view: UIView, isFull: Bool = false
  ) {
    if isFull, action.style == .destructive {
      UIView.animate(withDuration: 0.2) {
        swipe.move(to: swipe.isOnRight ? -swipe.cell.bounds.width : swipe.cell.bounds.width)
      }
    }
    action.handler(action, view) { [weak self] _ in
      guard let self, self.swipe === swipe else { return }
      self.closeSwipe(animated: true)
    }
  }
}
