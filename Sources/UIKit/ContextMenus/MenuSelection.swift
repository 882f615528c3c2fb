/// The selection state of menu entries.
@MainActor enum MenuSelection {
  /// Updates the states for a chosen entry: in a single-selection menu it is on and the others are off. The root's
  /// option applies to its inline groups, too.
  static func choose(_ leaf: any UIMenuLeaf, in menu: UIMenu, of root: UIMenu) {
    guard let group = group(of: menu, in: root, inherited: nil) else { return }
    for other in leaves(of: group) { other.state = other === leaf ? .on : .off }
  }

  /// Returns the outermost single-selection menu that shows the entries of `menu` inline.
  private static func group(of menu: UIMenu, in root: UIMenu, inherited: UIMenu?) -> UIMenu? {
    let own = inherited ?? (root.options.contains(.singleSelection) ? root : nil)
    if root === menu { return own }
    for case let child as UIMenu in children(of: root) {
      let passes = child.options.contains(.displayInline) || child.options.contains(.displayAsPalette)
      if contains(menu, child) { return group(of: menu, in: child, inherited: passes ? own : nil) }
    }
    return nil
  }

  private static func contains(_ menu: UIMenu, _ root: UIMenu) -> Bool {
    root === menu || children(of: root).contains { ($0 as? UIMenu).map { contains(menu, $0) } ?? false }
  }

  /// Returns the entries of a menu and its inline groups.
  static func leaves(of menu: UIMenu) -> [any UIMenuLeaf] {
    children(of: menu).flatMap { child -> [any UIMenuLeaf] in
      if let leaf = child as? any UIMenuLeaf { return [leaf] }
      if let child = child as? UIMenu,
        child.options.contains(.displayInline) || child.options.contains(.displayAsPalette)
      {
        return leaves(of: child)
      }
      return []
    }
  }

  /// Returns all entries, including those of submenus.
  static func allLeaves(of menu: UIMenu) -> [any UIMenuLeaf] {
    children(of: menu).flatMap { child -> [any UIMenuLeaf] in
      if let leaf = child as? any UIMenuLeaf { return [leaf] }
      return (child as? UIMenu).map(allLeaves) ?? []
    }
  }

  /// Returns the children, with deferred elements replaced by those that they delivered.
  private static func children(of menu: UIMenu) -> [UIMenuElement] {
    menu.children.flatMap { ($0 as? UIDeferredMenuElement)?.latest ?? [$0] }
  }
}
