/// The commands Find, Find and Replace, Find Next, Find Previous and Use Selection for Find, along the responder
/// chain.
@MainActor enum FindCommand {
  case find, findAndReplace, next, previous, useSelection

  /// Creates the command of a key that is pressed with the Command key; nil if there is none.
  init?(_ letter: String, _ modifiers: HostKeyModifiers) {
    guard modifiers.contains(.command), !modifiers.contains(.control) else { return nil }
    switch (letter, modifiers.contains(.alternate), modifiers.contains(.shift)) {
    case ("f", false, false): self = .find
    case ("f", true, false): self = .findAndReplace
    case ("g", false, false): self = .next
    case ("g", false, true): self = .previous
    case ("e", false, false): self = .useSelection
    default: return nil
    }
  }

  private var action: Selector {
    switch self {
    case .find: Selector("find:")
    case .findAndReplace: Selector("findAndReplace:")
    case .next: Selector("findNext:")
    case .previous: Selector("findPrevious:")
    case .useSelection: Selector("useSelectionForFind:")
    }
  }

  /// Runs the command on the first responder in the chain that has a find interaction or can perform it; returns
  /// false without one.
  func run(from responder: UIResponder) -> Bool {
    for here in responder.chain {
      if let view = here as? UIView, let find = FindCommand.interaction(of: view) {
        run(find)
        return true
      }
      guard here.canPerformAction(action, withSender: nil) else { continue }
      switch self {
      case .find: here.find(nil)
      case .findAndReplace: here.findAndReplace(nil)
      case .next: here.findNext(nil)
      case .previous: here.findPrevious(nil)
      case .useSelection: here.useSelectionForFind(nil)
      }
      return true
    }
    return false
  }

  static func interaction(of view: UIView) -> UIFindInteraction? {
    view.interactions.lazy.compactMap { $0 as? UIFindInteraction }.first
  }

  func run(_ find: UIFindInteraction) {
    switch self {
    case .find: find.presentFindNavigator(showingReplace: false)
    case .findAndReplace: find.presentFindNavigator(showingReplace: true)
    case .next: find.findNext()
    case .previous: find.findPrevious()
    case .useSelection:
      guard let input = find.view as? any UITextInput, let range = input.selectedTextRange, !range.isEmpty,
        let text = input.text(in: range)
      else { return }
      find.searchText = text
      if find.isFindNavigatorVisible { find.search() }
    }
  }
}
