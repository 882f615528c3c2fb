/// A group of a menu's rows, separated from others by thick lines.
@MainActor struct MenuSection {
  enum Row {
    case leaf(any UIMenuLeaf, UIMenu)
    case submenu(UIMenu)
    /// Entries of an inline group, side by side.
    case cells([any UIMenuLeaf], UIMenu, UIMenu.ElementSize)
    case palette([any UIMenuLeaf], UIMenu)
    case loading
  }

  var title: String
  var rows: [Row]

  /// Returns the sections of a menu, without hidden entries and groups that have no visible ones.
  ///
  /// - Parameter resolved: returns the elements that a deferred element delivered; nil while they are loading.
  static func sections(
    of menu: UIMenu, resolved: @escaping (UIDeferredMenuElement) -> [UIMenuElement]?
  ) -> [MenuSection] {
    var builder = Builder(resolved: resolved)
    builder.add(menu.children, of: menu)
    builder.close()
    return builder.sections
  }

  @MainActor private struct Builder {
    let resolved: (UIDeferredMenuElement) -> [UIMenuElement]?
    var sections: [MenuSection] = []
    var open = MenuSection(title: "", rows: [])

    init(resolved: @escaping (UIDeferredMenuElement) -> [UIMenuElement]?) { self.resolved = resolved }

    mutating func close() {
      if !open.rows.isEmpty { sections.append(open) }
      open = MenuSection(title: "", rows: [])
    }

    mutating func add(_ elements: [UIMenuElement], of menu: UIMenu) {
      if let size = Self.cellSize(menu), let leaves = Self.leaves(elements) {
        let limit = size == .small ? 4 : 3
        for start in stride(from: 0, to: leaves.count, by: limit) {
          open.rows.append(.cells(Array(leaves[start..<min(start + limit, leaves.count)]), menu, size))
        }
        return
      }
      for element in elements {
        if let deferred = element as? UIDeferredMenuElement {
          if let elements = resolved(deferred) { add(elements, of: menu) } else { open.rows.append(.loading) }
        } else if let child = element as? UIMenu {
          add(child)
        } else if let leaf = element as? any UIMenuLeaf, !leaf.attributes.contains(.hidden) {
          open.rows.append(.leaf(leaf, menu))
        }
      }
    }

    private mutating func add(_ menu: UIMenu) {
      if menu.options.contains(.displayAsPalette), let leaves = Self.leaves(menu.children) {
        close()
        open.title = menu.title
        open.rows.append(.palette(leaves, menu))
        close()
      } else if menu.options.contains(.displayInline) {
        close()
        open.title = menu.title
        add(menu.children, of: menu)
        close()
      } else {
        open.rows.append(.submenu(menu))
      }
    }

    private static func cellSize(_ menu: UIMenu) -> UIMenu.ElementSize? {
      menu.preferredElementSize == .small || menu.preferredElementSize == .medium
        ? menu.preferredElementSize : nil
    }

    /// Returns the visible entries, if there are any and all of them are leaves; else nil.
    private static func leaves(_ elements: [UIMenuElement]) -> [any UIMenuLeaf]? {
      let leaves = elements.compactMap { $0 as? any UIMenuLeaf }
      let shown = leaves.filter { !$0.attributes.contains(.hidden) }
      return leaves.count == elements.count && !shown.isEmpty ? shown : nil
    }
  }
}
