import CoreGraphics
import Foundation

/// A table or a list whose rows can be swiped aside.
@MainActor protocol RowSwipeHost: UIScrollView {
  /// Returns the row under a point of the content, if it may be swiped now.
  func swipeableRow(at point: CGPoint) -> (path: IndexPath, cell: UIView)?
  /// Returns the actions at one side of a row; nil or empty if it cannot be swiped in that direction.
  func swipeActions(_ path: IndexPath, isTrailing: Bool) -> UISwipeActionsConfiguration?
  /// Returns the color beside the cards of rows, below which a row slides; nil if rows are as wide as the list.
  func swipeCurtainColor(_ path: IndexPath) -> UIColor?
  func rowSwipeWillBegin(_ swipe: RowSwipe)
  /// Called when the row begins to close, or is removed with the row's deletion.
  func rowSwipeDidEnd(_ swipe: RowSwipe, isDeleted: Bool)
  /// Called when the row is closed.
  func rowSwipeDidClose(_ swipe: RowSwipe)
}

/// Handles swipes of the rows of a table or list: one row at a time, with the actions of the side that is revealed.
@MainActor final class RowSwiper: NSObject {
  /// The springs of opening and closing rows: critically damped, ω ≈ 11 (facts/tables.md#swipe-actions).
  private static let settleDuration = 0.571
  private static let swiped = Selector("_flipsideRowSwiped")
  private static let register: Void = MessageDispatch.register(swiped, on: RowSwiper.self) { $0.rowSwiped() }

  private weak var host: (any RowSwipeHost)?
  private let pan = RowSwipeGestureRecognizer()
  /// The row that is open or moves.
  private(set) var swipe: RowSwipe?

  init(_ host: any RowSwipeHost) {
    self.host = host
    super.init()
    RowSwiper.register
    pan.swiper = self
    pan.addTarget(self, action: RowSwiper.swiped)
    host.addGestureRecognizer(pan)
  }

  private var isMirrored: Bool { host?.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  // MARK: Dragging

  /// Returns whether a horizontal drag moves a row; requests its actions, in UIKit's order.
  func mayBegin(_ way: CGPoint, at point: CGPoint) -> Bool {
    if let swipe, !swipe.isClosing {
      // The open row can be dragged further; a drag elsewhere closes it.
      if swipe.cell.frame.contains(point) || swipe.buttons.frame.contains(point) { return true }
      close(animated: true)
      return false
    }
    let start = CGPoint(x: point.x - way.x, y: point.y - way.y)
    guard let host, let (path, cell) = host.swipeableRow(at: start), cell.frame.contains(start) else {
      return false
    }
    let isTrailing = (way.x < 0) != isMirrored
    guard let configuration = host.swipeActions(path, isTrailing: isTrailing), !configuration.actions.isEmpty
    else { return false }
    prepare(cell, path, configuration, isTrailing: isTrailing)
    return true
  }

  private func prepare(
    _ cell: UIView, _ path: IndexPath, _ configuration: UISwipeActionsConfiguration, isTrailing: Bool
  ) {
    guard let host else { return }
    close(animated: false)
    let new = RowSwipe(cell, at: path, configuration, isTrailing: isTrailing, isOnRight: isTrailing != isMirrored)
    swipe = new
    new.buttons.tapped = { [weak self, weak new] action, view in
      if let self, let new { perform(action, new, view) }
    }
    UIView.performWithoutAnimation {
      let parent = cell.superview ?? host
      parent.insertSubview(new.buttons, belowSubview: cell)
      if let color = host.swipeCurtainColor(path) {
        new.curtain.backgroundColor = color
        parent.insertSubview(new.curtain, aboveSubview: cell)
      }
      new.move(to: 0)
    }
    host.rowSwipeWillBegin(new)
  }

  private func rowSwiped() {
    guard let host, let swipe, !swipe.isClosing else { return }
    let way = pan.translation(in: host).x
    switch pan.state {
    case .began:
      swipe.start = swipe.offset
      UIView.performWithoutAnimation { swipe.follow(way) }
    case .changed: UIView.performWithoutAnimation { swipe.follow(way) }
    case .ended: settle(swipe, way, velocity: pan.velocity(in: host).x)
    case .cancelled, .failed: swipe.isOpen ? open(swipe) : close(animated: true)
    default: break
    }
  }

  private func settle(_ swipe: RowSwipe, _ way: CGFloat, velocity: CGFloat) {
    let width = abs(swipe.offset)
    if swipe.isFull(width), let first = swipe.actions.first, let button = swipe.buttons.buttons.first {
      swipe.isOpen = true
      return perform(first, swipe, button, isFull: true)
    }
    let outward = swipe.isOnRight ? -velocity : velocity
    let opens = abs(velocity) > 300 ? outward > 0 : width > swipe.openWidth / 2
    if opens, swipe.offset != 0 { open(swipe) } else { close(animated: true) }
  }

  // MARK: Opening and closing

  private func open(_ swipe: RowSwipe) {
    swipe.isOpen = true
    UIView.animate(springDuration: RowSwiper.settleDuration, bounce: 0, options: .allowUserInteraction) {
      swipe.buttons.expand(false)
      swipe.move(to: swipe.openOffset)
    }
  }

  /// Opens a row by code, as the delete control of editing mode does; closes it if it is open.
  func open(_ cell: UIView, at path: IndexPath, _ configuration: UISwipeActionsConfiguration) {
    if swipe?.cell === cell { return close(animated: true) }
    guard !configuration.actions.isEmpty else { return }
    prepare(cell, path, configuration, isTrailing: true)
    if let swipe { open(swipe) }
  }

  func close(animated: Bool) {
    guard let swipe, !swipe.isClosing else { return }
    swipe.isClosing = true
    let finish = { [weak self] in
      swipe.removeViews()
      guard let self else { return }
      host?.rowSwipeDidClose(swipe)
      if self.swipe === swipe { self.swipe = nil }
    }
    if animated, host?.window != nil {
      UIView.animate(
        springDuration: RowSwiper.settleDuration, bounce: 0, options: .allowUserInteraction,
        animations: { swipe.move(to: 0) }, completion: { _ in finish() })
    } else {
      UIView.performWithoutAnimation { swipe.move(to: 0) }
      finish()
    }
    host?.rowSwipeDidEnd(swipe, isDeleted: false)
  }

  /// Ends the swipe of a row that is deleted: the buttons fade out with it.
  func leave(duration: TimeInterval) {
    guard let swipe, let host else { return }
    swipe.isClosing = true
    self.swipe = nil
    host.rowSwipeDidClose(swipe)
    let buttons = swipe.buttons
    if host.window != nil, UIView.areAnimationsEnabled {
      UIView.animate(
        withDuration: duration, animations: { buttons.alpha = 0 }, completion: { _ in swipe.removeViews() })
    } else {
      swipe.removeViews()
    }
    host.rowSwipeDidEnd(swipe, isDeleted: true)
  }

  /// Runs an action; its report of completion closes the row.
  private func perform(_ action: UIContextualAction, _ swipe: RowSwipe, _ view: UIView, isFull: Bool = false) {
    if isFull, action.style == .destructive {
      UIView.animate(withDuration: 0.2) {
        swipe.move(to: swipe.isOnRight ? -swipe.cell.bounds.width : swipe.cell.bounds.width)
      }
    }
    action.handler(action, view) { [weak self] _ in
      guard let self, self.swipe === swipe else { return }
      close(animated: true)
    }
  }
}

/// A recognizer of horizontal drags over rows with actions.
final class RowSwipeGestureRecognizer: UIPanGestureRecognizer {
  weak var swiper: RowSwiper?

  override func shouldStart(_ movement: CGPoint) -> Bool {
    let way = translation(in: view)
    guard let swiper, abs(way.x) > abs(way.y), abs(way.x) >= UIPanGestureRecognizer.slop else { return false }
    guard swiper.mayBegin(way, at: location(in: view)) else {
      // The actions are requested once for each touch: a row without any is not swiped by it.
      state = .failed
      return false
    }
    return true
  }
}
