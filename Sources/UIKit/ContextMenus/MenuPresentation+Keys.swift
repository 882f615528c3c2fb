import CoreGraphics

/// The keys of an external keyboard in an open menu: arrows highlight an entry, Return and Space choose it, Escape
/// closes the menu; the arrow toward the trailing side opens a submenu, the other one closes it.
extension MenuPresentation {
  /// Handles a key press; returns false for keys without a function in menus.
  func press(_ key: HostKey) -> Bool {
    switch key {
    case .up:
      highlight { candidates, highlighted in Self.entry(above: highlighted, in: candidates) ?? candidates.last }
    case .down:
      highlight { candidates, highlighted in Self.entry(below: highlighted, in: candidates) ?? candidates.first }
    case .left: moveAside(isRight: false)
    case .right: moveAside(isRight: true)
    case .return, .space: chooseHighlighted()
    case .escape: fold()
    default: return false
    }
    return true
  }

  /// Highlights another selectable entry and scrolls to it.
  private func highlight(_ next: (_ candidates: [MenuItemView], _ highlighted: MenuItemView?) -> MenuItemView?) {
    guard let platter = platters.last else { return }
    let candidates = platter.items.filter { $0.choose != nil }.sorted { $0.frame.minY < $1.frame.minY }
    guard
      let item = next(candidates, highlighted.flatMap { highlighted in candidates.first { $0 === highlighted } })
    else { return }
    highlighted = item
    platter.scroll.scrollRectToVisible(item.frame, animated: false)
  }

  private static func entry(above highlighted: MenuItemView?, in candidates: [MenuItemView]) -> MenuItemView? {
    guard let highlighted else { return nil }
    let above = candidates.filter { $0.frame.maxY <= highlighted.frame.minY + 0.5 }
    return nearest(to: highlighted, in: above.filter { $0.frame.minY == above.last?.frame.minY })
  }

  private static func entry(below highlighted: MenuItemView?, in candidates: [MenuItemView]) -> MenuItemView? {
    guard let highlighted else { return nil }
    let below = candidates.filter { $0.frame.minY >= highlighted.frame.maxY - 0.5 }
    return nearest(to: highlighted, in: below.filter { $0.frame.minY == below.first?.frame.minY })
  }

  /// Returns the cell nearest to the entry among cells that are side by side.
  private static func nearest(to highlighted: MenuItemView, in row: [MenuItemView]) -> MenuItemView? {
    row.min { abs($0.frame.midX - highlighted.frame.midX) < abs($1.frame.midX - highlighted.frame.midX) }
  }

  /// Moves to the adjacent cell, or into or out of a submenu.
  private func moveAside(isRight: Bool) {
    let sign: CGFloat = isRight ? 1 : -1
    let beside = highlighted.flatMap { highlighted in
      platters.last?.items.filter {
        $0.choose != nil && $0.frame.minY == highlighted.frame.minY
          && ($0.frame.midX - highlighted.frame.midX) * sign > 0.5
      }.min { abs($0.frame.midX - highlighted.frame.midX) < abs($1.frame.midX - highlighted.frame.midX) }
    }
    if let beside {
      highlighted = beside
    } else if isRight != (highlighted?.isMirrored ?? false) {
      if highlighted?.opensMenu == true { chooseHighlighted() }
    } else if platters.count > 1 {
      fold()
    }
  }

  private func chooseHighlighted() {
    guard let item = highlighted, let choose = item.choose else { return }
    let opensMenu = item.opensMenu
    highlighted = nil
    choose()
    // The title of the submenu is its first entry.
    if opensMenu { highlight { candidates, _ in candidates.dropFirst().first } }
  }
}
