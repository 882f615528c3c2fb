/// The system's entries of edit menus, and the performing of entries.
@MainActor enum EditMenuCommands {
  /// The commands that every responder has as methods.
  private static let methods: [String: (UIResponder) -> (Any?) -> Void] = [
    "cut:": UIResponder.cut, "copy:": UIResponder.copy(_:), "paste:": UIResponder.paste,
    "delete:": UIResponder.delete, "select:": UIResponder.select, "selectAll:": UIResponder.selectAll,
    "toggleBoldface:": UIResponder.toggleBoldface, "toggleItalics:": UIResponder.toggleItalics,
    "toggleUnderline:": UIResponder.toggleUnderline,
    "makeTextWritingDirectionRightToLeft:": UIResponder.makeTextWritingDirectionRightToLeft,
    "makeTextWritingDirectionLeftToRight:": UIResponder.makeTextWritingDirectionLeftToRight,
  ]

  private static func command(_ title: String, _ action: String) -> UICommand {
    UICommand(title: SystemStrings.text(title), action: Selector(action))
  }

  private static func group(_ identifier: UIMenu.Identifier, _ children: [UIMenuElement]) -> UIMenu {
    UIMenu(identifier: identifier, options: .displayInline, children: children)
  }

  /// Cut, Copy, Paste, Delete, Select and Select All (facts/geometry.md#edit-menu/order).
  static var standard: UIMenu {
    group(
      .standardEdit,
      [
        command("Cut", "cut:"), command("Copy", "copy:"), command("Paste", "paste:"),
        command("Delete", "delete:"), command("Select", "select:"), command("Select All", "selectAll:"),
      ])
  }

  /// Returns the elements that a delegate may rearrange, after the responders of a chain have changed them by
  /// `buildMenu(with:)`.
  static func suggested(from first: UIResponder?) -> [UIMenuElement] {
    let tree = MenuTree(.context, UIMenu(identifier: .root, children: groups))
    for responder in first?.chain ?? sequence(first: ActionDispatch.application, next: { $0.next }) {
      responder.buildMenu(with: tree)
    }
    return tree.root.children
  }

  /// The groups of facts/text-input.md#edit-menu, then the app's own `UIMenuItem`s. All commands are included;
  /// those without a performer are removed when the menu is shown.
  private static var groups: [UIMenuElement] {
    let style = UIMenu(
      title: SystemStrings.text("Text Style"), identifier: .textStyle,
      children: [
        command("Bold", "toggleBoldface:"), command("Italic", "toggleItalics:"),
        command("Underline", "toggleUnderline:"),
      ])
    let direction = UIMenu(
      title: SystemStrings.text("Writing Direction"), identifier: .writingDirection,
      children: [
        command("Right to Left", "makeTextWritingDirectionRightToLeft:"),
        command("Left to Right", "makeTextWritingDirectionLeftToRight:"),
      ])
    return [
      standard, group(.replace, [command("Replace…", "promptForReplace:")]),
      UIMenu(title: SystemStrings.text("Format"), identifier: .format, children: [style, direction]),
      group(
        .lookup,
        [
          command("Find Selection", "findSelected:"), command("Look Up", "_define:"),
          command("Translate", "_translate:"),
        ]),
      group(.learn, [command("Learn…", "_learn:")]), group(.speech, [command("Speak", "_speak:")]),
      group(.share, [command("Share…", "share:")]), own,
    ]
  }

  /// The app's `UIMenuController` entries.
  static var own: UIMenu {
    let items = UIMenuController.shared.menuItems ?? []
    return group(
      UIMenu.Identifier("com.apple.menu.application-items"),
      items.map { item in
        let action: Selector = item.action
        return UICommand(title: item.title, action: action)
      })
  }

  /// Performs an entry: a command by the responder that accepts it, other entries by their own handler.
  static func perform(_ leaf: any UIMenuLeaf, from first: UIResponder?, sender: Any?) {
    guard let command = leaf as? UICommand else { return leaf.performWithSender(sender, target: nil) }
    let action: Selector = command.action
    guard !command.attributes.contains(.disabled),
      let target = first?.target(forAction: action, withSender: sender ?? command)
    else { return }
    if let method = methods[action.description], let responder = target as? UIResponder {
      method(responder)(sender ?? command)
    } else if sender is UIMenuController {
      ActionDispatch.send(action, to: target, from: sender, for: nil)
    } else {
      command.performWithSender(sender, target: target)
    }
  }
}
