import CoreGraphics

/// Scrolling by keys: the arrows scroll by a line, Page Up, Page Down and the space bar by a page, Home and End to
/// the ends.
@MainActor enum KeyScrolling {
  /// The points of a line; not measured.
  private static let line: CGFloat = 40
  /// The height of the content that stays visible when a page is turned; not measured.
  private static let overlap: CGFloat = 40

  /// Returns whether a scroll view handled the key: the innermost one around the first responder, or the outermost
  /// one of the screen, that can scroll further in the key's direction.
  static func press(
    _ key: HostKey, _ modifiers: HostKeyModifiers, from responder: UIResponder?, in window: UIWindow
  ) -> Bool {
    guard modifiers.isDisjoint(with: [.command, .control, .alternate]),
      let way = direction(key, modifiers), let target = target(responder, in: window, way)
    else { return false }
    target.stopMotion(notifies: true)
    target.setContentOffset(offset(key, way, of: target), animated: true)
    return true
  }

  private static func direction(_ key: HostKey, _ modifiers: HostKeyModifiers) -> CGVector? {
    switch key {
    case .up, .pageUp, .home: return CGVector(dx: 0, dy: -1)
    case .down, .pageDown, .end: return CGVector(dx: 0, dy: 1)
    case .left: return CGVector(dx: -1, dy: 0)
    case .right: return CGVector(dx: 1, dy: 0)
    case .space: return CGVector(dx: 0, dy: modifiers.contains(.shift) ? -1 : 1)
    case .return, .delete, .forwardDelete, .tab, .escape, .character: return nil
    }
  }

  private static func target(_ responder: UIResponder?, in window: UIWindow, _ way: CGVector) -> UIScrollView? {
    let around = responder?.chain.lazy.compactMap { $0 as? UIScrollView }.first { scrolls($0, way) }
    if let around { return around }
    guard var level = window.topViewController?.viewIfLoaded.map({ [$0] }) else { return nil }
    while !level.isEmpty {
      let shown = level.filter { !$0.isHidden && $0.alpha >= 0.01 && $0.isUserInteractionEnabled }
      if let found = shown.lazy.compactMap({ $0 as? UIScrollView }).first(where: { scrolls($0, way) }) {
        return found
      }
      level = shown.flatMap(\.subviews)
    }
    return nil
  }

  private static func scrolls(_ view: UIScrollView, _ way: CGVector) -> Bool {
    // A finger that pulls the content down takes precedence.
    view.allowsKeyboardScrolling && view.isScrollEnabled && view.drag == nil
      && view.canGo(CGPoint(x: -way.dx, y: -way.dy), way.dy != 0)
  }

  private static func offset(_ key: HostKey, _ way: CGVector, of view: UIScrollView) -> CGPoint {
    var offset = view.contentOffset
    let (horizontal, vertical) = (view.horizontalRange, view.verticalRange)
    let visible = view.bounds.inset(by: view.adjustedContentInset).size
    switch key {
    case .home: offset.y = vertical.lowerBound
    case .end: offset.y = vertical.upperBound
    case .pageUp, .pageDown, .space: offset.y += way.dy * max(line, visible.height - overlap)
    default:
      offset.x += way.dx * line
      offset.y += way.dy * line
    }
    return CGPoint(
      x: min(max(offset.x, horizontal.lowerBound), horizontal.upperBound),
      y: min(max(offset.y, vertical.lowerBound), vertical.upperBound))
  }
}
