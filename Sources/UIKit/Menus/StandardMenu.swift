import ObjectiveC

/// The main menu as the system makes it, before the app changes it: its menus by Apple's identifiers, and the
/// commands of editing with their keys.
@MainActor enum StandardMenu {
  static func make(appName: String) -> UIMenu {
    UIMenu(
      identifier: .root,
      children: [
        UIMenu(
          title: appName, identifier: .application,
          children: [group(.about), group(.preferences), group(.services), group(.hide), group(.quit)]),
        UIMenu(
          title: "File", identifier: .file,
          children: [
            group(.newScene), UIMenu(title: "Open Recent", identifier: .openRecent), group(.close),
            group(.document),
            group(.print, [command("Print…", "printContent:", "p")]),
          ]),
        edit, format,
        UIMenu(
          title: "View", identifier: .view, children: [group(.toolbar), group(.sidebar), group(.fullscreen)]),
        UIMenu(
          title: "Window", identifier: .window, children: [group(.minimizeAndZoom), group(.bringAllToFront)]),
        UIMenu(title: "Help", identifier: .help),
      ])
  }

  private static var edit: UIMenu {
    UIMenu(
      title: "Edit", identifier: .edit,
      children: [
        group(.undoRedo, [command("Undo", "undo:", "z"), command("Redo", "redo:", "z", [.command, .shift])]),
        group(
          .standardEdit,
          [
            command("Cut", "cut:", "x"), command("Copy", "copy:", "c"), command("Paste", "paste:", "v"),
            command("Paste and Match Style", "pasteAndMatchStyle:", "v", [.command, .alternate, .shift]),
            UICommand(title: "Delete", action: Selector("delete:")), command("Select All", "selectAll:", "a"),
          ]),
        UIMenu(
          title: "Find", identifier: .find,
          children: [
            command("Find…", "find:", "f"),
            command("Find and Replace…", "findAndReplace:", "f", [.command, .alternate]),
            command("Find Next", "findNext:", "g"),
            command("Find Previous", "findPrevious:", "g", [.command, .shift]),
            command("Use Selection for Find", "useSelectionForFind:", "e"),
          ]),
        UIMenu(
          title: "Spelling and Grammar", identifier: .spelling,
          children: [group(.spellingPanel), group(.spellingOptions)]),
        UIMenu(
          title: "Substitutions", identifier: .substitutions,
          children: [group(.substitutionsPanel), group(.substitutionOptions)]),
        UIMenu(title: "Transformations", identifier: .transformations),
        UIMenu(title: "Speech", identifier: .speech),
      ])
  }

  private static var format: UIMenu {
    UIMenu(
      title: "Format", identifier: .format,
      children: [
        UIMenu(
          title: "Font", identifier: .font,
          children: [
            group(
              .textStyle,
              [
                command("Bold", "toggleBoldface:", "b"), command("Italic", "toggleItalics:", "i"),
                command("Underline", "toggleUnderline:", "u"),
              ]),
            group(
              .textSize, [command("Bigger", "increaseSize:", "+"), command("Smaller", "decreaseSize:", "-")]),
            group(.textColor), group(.textStylePasteboard),
          ]),
        UIMenu(
          title: "Text", identifier: .text,
          children: [group(.alignment), UIMenu(title: "Writing Direction", identifier: .writingDirection)]),
      ])
  }

  private static func group(_ identifier: UIMenu.Identifier, _ children: [UIMenuElement] = []) -> UIMenu {
    UIMenu(identifier: identifier, options: .displayInline, children: children)
  }

  private static func command(
    _ title: String, _ action: String, _ key: String, _ modifiers: UIKeyModifierFlags = .command
  ) -> UIKeyCommand {
    UIKeyCommand(
      title: SystemStrings.text(title), action: Selector(action), input: key, modifierFlags: modifiers)
  }
}
