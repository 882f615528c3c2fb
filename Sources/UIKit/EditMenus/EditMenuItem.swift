/// An entry of the bar of an edit menu.
@MainActor enum EditMenuItem {
  case leaf(any UIMenuLeaf)
  /// A submenu, which opens a list beside the bar.
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

/// Finds the visible entries of a menu: those that are not hidden, and the commands that a responder accepts.
@MainActor struct EditMenuFilter {
  /// The start of the responder chain that is queried for commands.
  let first: UIResponder?
  /// The sender for responders; nil stands for the command.
  let sender: Any?
  /// Returns the elements that a deferred element delivered; nil while they are loading.
  let resolved: (UIDeferredMenuElement) -> [UIMenuElement]?

  /// Returns the entries of the bar, including those of inline groups.
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

  /// Returns the submenu without hidden elements.
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
