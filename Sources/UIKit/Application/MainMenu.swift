import ObjectiveC

/// The app's main menu: built by the system, the application and its delegate, and used by hardware keyboards.
@MainActor enum MainMenu {
  /// The commands that the system made.
  private static var standard: Set<ObjectIdentifier> = []

  /// The menu as it is, built where that has to be done.
  static var tree: MenuTree {
    if let tree = UIMenuSystem.main.tree { return tree }
    let values = Bundle.main.infoDictionary ?? [:]
    let name = values["CFBundleDisplayName"] as? String ?? values["CFBundleName"] as? String ?? "App"
    let tree = MenuTree(.main, StandardMenu.make(appName: name))
    standard = Set(tree.root.leaves.map(ObjectIdentifier.init))
    // Set first: an app that asks for the menu while it is built gets what there is.
    UIMenuSystem.main.tree = tree
    for responder in UIApplication.shared.chain { responder.buildMenu(with: tree) }
    UIMenuSystem.main.tree = tree
    return tree
  }

  /// Performs the command of a key.
  /// - Parameters:
  ///   - ofSystem: whether a command of the system is meant, which what is typed goes before, or one of the app.
  ///   - start: the responder with which the search for a target begins.
  /// - Returns: whether there is one with a target, and not disabled.
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

  private static func target(
    of action: Selector, _ command: UICommand, from start: UIResponder, in application: UIApplication
  ) -> NSObject? {
    (start.target(forAction: action, withSender: command)
      ?? application.target(forAction: action, withSender: command))
      as? NSObject
  }
}
