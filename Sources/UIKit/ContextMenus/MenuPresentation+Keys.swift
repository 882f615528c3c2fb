import CoreGraphics

/// The keys of an external keyboard in an open menu: arrows highlight an entry, Return and Space choose it, Escape
/// closes the menu; the arrow towards the trailing side opens a submenu, the other one closes it.
extension MenuPresentation {
  /// Handles a key press; returns false for keys without a function in menus.
  func press(_ key: HostKey) -> Bool {
    switch key {
    case .up: light { candidates, lit in Self.entry(above: lit, in: candidates) ?? candidates.last }
    case .down: light { candidates, lit in Self.entry(below: lit, in: candidates) ?? candidates.first }
    case .left: moveAside(isRight: false)
    case .right: moveAside(isRight: true)
    case .return, .space: chooseLit()
    case .escape: fold()
    default: return false
    }
    return true
  }

  /// Highlights another selectable entry and scrolls to it.
  private func light(_ next: (_ candidates: [MenuItemView], _ lit: MenuItemView?) -> MenuItemView?) {
    guard let platter = platters.last else { return }
    let candidates = platter.items.filter { $0.choose != nil }.sorted { $0.frame.minY < $1.frame.minY }
    guard let item = next(candidates, lit.flatMap { lit in candidates.first { $0 === lit } }) else { return }
    lit = item
    platter.scroll.scrollRectToVisible(item.frame, animated: false)
  }

  private static func entry(above lit: MenuItemView?, in candidates: [MenuItemView]) -> MenuItemView? {
    guard let lit else { return nil }
    let above = candidates.filter { $0.frame.maxY <= lit.frame.minY + 0.5 }
    return nearest(to: lit, in: above.filter { $0.frame.minY == above.last?.frame.minY })
  }

  private static func entry(below lit: MenuItemView?, in candidates: [MenuItemView]) -> MenuItemView? {
    guard let lit else { return nil }
    let below = candidates.filter { $0.frame.minY >= lit.frame.maxY - 0.5 }
    return nearest(to: lit, in: below.filter { $0.frame.minY == below.first?.frame.minY })
  }

  /// Returns the cell nearest to the entry among cells that are side by side.
  private static func nearest(to lit: MenuItemView, in row: [MenuItemView]) -> MenuItemView? {
    row.min { abs($0.frame.midX - lit.frame.midX) < abs($1.frame.midX - lit.frame.midX) }
  }

  /// Moves to the adjacent cell, or into or out of a submenu.
  private func moveAside(isRight: Bool) {
    let sign: CGFloat = isRight ? 1 : -1
    let beside = lit.flatMap { lit in
      platters.last?.items.filter {
        $0.choose != nil && $0.frame.minY == lit.frame.minY && ($0.frame.midX - lit.frame.midX) * sign > 0.5
      }.min { abs($0.frame.midX - lit.frame.midX) < abs($1.frame.midX - lit.frame.midX) }
    }
    if let beside {
      lit = beside
    } else if isRight != (lit?.isMirrored ?? false) {
      if lit?.opensMenu == true { chooseLit() }
    } else if platters.count > 1 {
      fold()
    }
  }

  private func chooseLit() {
    guard let item = lit, let choose = item.choose else { return }
    let opensMenu = item.opensMenu
    lit = nil
    choose()
    // The title of the submenu is its first entry.
    if opensMenu { light { candidates, _ in candidates.dropFirst().first } }
  }
}
