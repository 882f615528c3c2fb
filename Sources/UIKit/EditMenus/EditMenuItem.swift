/// An entry of the bar of an edit menu.
@MainActor enum EditMenuItem {
  case leaf(any UIMenuLeaf)
  /// Opens a list beside the bar.
  case submenu(UIMenu)

  var element: UIMenuElement? {
    switch self {
    case .leaf(let leaf): return leaf as? UIMenuElement
    case .submenu(let menu): return menu
    }
  }
  var title: String { element?.title ?? "" }
  var image: UIImage? { element?.image }
  var isDisabled: Bool { attributes.contains(.disabled) }
  var isDestructive: Bool { attributes.contains(.destructive) }
  var staysOpen: Bool { attributes.contains(.keepsMenuPresented) }

  private var attributes: UIMenuElement.Attributes {
    switch self {
    case .leaf(let leaf): return leaf.attributes
    case .submenu(let menu): return menu.options.contains(.destructive) ? .destructive : []
    }
  }
}

/// Finds the entries of a menu that show: those that are not hidden, and the commands that a responder takes.
@MainActor struct EditMenuFilter {
  /// Where the chain begins that is asked for commands.
  let first: UIResponder?
  /// What the responders get as sender; nil means the command.
  let sender: Any?
  /// What came for a deferred element; nil while it is awaited.
  let resolved: (UIDeferredMenuElement) -> [UIMenuElement]?

  /// The entries of the bar, those of inline groups among them.
  func items(of menu: UIMenu) -> [EditMenuItem] { menu.children.flatMap(items) }

  private func items(of element: UIMenuElement) -> [EditMenuItem] {
    if let menu = element as? UIMenu {
      if menu.options.contains(.displayInline) || menu.title.isEmpty && menu.image == nil { return items(of: menu) }
      let shown = filtered(menu)
      return shown.children.isEmpty ? [] : [.submenu(shown)]
    }
    if let deferred = element as? UIDeferredMenuElement { return (resolved(deferred) ?? []).flatMap(items) }
    guard let leaf = element as? any UIMenuLeaf, shows(leaf) else { return [] }
    return [.leaf(leaf)]
  }

  /// The submenu without what does not show.
  private func filtered(_ menu: UIMenu) -> UIMenu {
    menu.replacingChildren(
      menu.children.compactMap { element in
        if let menu = element as? UIMenu {
          let shown = filtered(menu)
          return shown.children.isEmpty ? nil : shown
        }
        guard let leaf = element as? any UIMenuLeaf else { return element }
        return shows(leaf) ? element : nil
      })
  }

  private func shows(_ leaf: any UIMenuLeaf) -> Bool {
    if let command = leaf as? UICommand {
      let action: Selector = command.action
      guard let target = first?.target(forAction: action, withSender: sender ?? command) else { return false }
      (target as? UIResponder)?.validate(command)
    }
    return !leaf.attributes.contains(.hidden)
  }
}
