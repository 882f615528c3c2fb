import ObjectiveC

/// The app's main menu, built by the system, the application and its delegate, and used by hardware keyboards.
@MainActor enum MainMenu {
  /// The commands that the system created.
  private static var standard: Set<ObjectIdentifier> = []

  /// The current menu, built if necessary.
  static var tree: MenuTree {
    if let tree = UIMenuSystem.main.tree { return tree }
    let values = Bundle.main.infoDictionary ?? [:]
    let name = values["CFBundleDisplayName"] as? String ?? values["CFBundleName"] as? String ?? "App"
    let tree = MenuTree(.main, StandardMenu.make(appName: name))
    standard = Set(tree.root.leaves.map(ObjectIdentifier.init))
    // The tree is set first: an app that reads the menu while it is built gets the unfinished one.
    UIMenuSystem.main.tree = tree
    for responder in UIApplication.shared.chain { responder.buildMenu(with: tree) }
    UIMenuSystem.main.tree = tree
    return tree
  }

  /// Performs the command of a key.
  /// - Parameters:
  ///   - ofSystem: whether to look for a command of the system, over which typing has priority, or one of the app.
  ///   - start: the responder with which the search for a target begins.
  /// - Returns: whether an enabled command with a target was found.
  static func perform(
    _ input: String, _ flags: UIKeyModifierFlags, ofSystem: Bool, from start: UIResponder,
    in application: UIApplication
  ) -> Bool {
    for case let command as UIKeyCommand in tree.root.leaves
    where standard.contains(ObjectIdentifier(command)) == ofSystem && command.matches(input, flags) {
      guard let action = command.action, let target = target(of: action, command, from: start, in: application)
      else {
        continue
      }
      (target as? UIResponder)?.validate(command)
      guard command.attributes.isDisjoint(with: [.disabled, .hidden]) else { continue }
      application.sendAction(action, to: target, from: command, for: nil)
      return true
    }
    return false
  }

  /// Returns whether a command is enabled and has a target.
  /// - Parameter start: the responder with which the search for the target begins.
  static func canPerform(_ command: UIKeyCommand, from start: UIResponder) -> Bool {
    guard let action = command.action,
      let target = target(of: action, command, from: start, in: UIApplication.shared)
    else { return false }
    (target as? UIResponder)?.validate(command)
    return command.attributes.isDisjoint(with: [.disabled, .hidden])
  }

  private static func target(
    of action: Selector, _ command: UICommand, from start: UIResponder, in application: UIApplication
  ) -> NSObject? {
    (start.target(forAction: action, withSender: command)
      ?? application.target(forAction: action, withSender: command))
      as? NSObject
  }
}
