import ObjectiveC

/// An object that changes the menus of a menu system. UIKit passes it to `buildMenu(with:)`.
///
/// ```swift
/// class AppDelegate: UIResponder, UIApplicationDelegate {
///   override func buildMenu(with builder: any UIMenuBuilder) {
///     super.buildMenu(with: builder)
///     guard builder.system == .main else { return }
///     builder.remove(menu: .format)
///     let refresh = UIKeyCommand(title: "Refresh", action: #selector(reload), input: "r", modifierFlags: .command)
///     builder.insertSibling(UIMenu(title: "Data", children: [refresh]), afterMenu: .edit)
///   }
///
///   @objc func reload() {}
/// }
/// ```
/// Calls that name a menu that is not there have no effect.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uimenubuilder>
@preconcurrency @MainActor public protocol UIMenuBuilder {
  /// The system whose menus are built.
  var system: UIMenuSystem { get }
  /// Returns the menu with an identifier; nil if there is none.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// Returns the action with an identifier; nil if there is none.
  func action(for identifier: UIAction.Identifier) -> UIAction?
  /// Replaces a menu with another one.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  /// Replaces the children of a menu by those that a closure returns for them.
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
  /// Inserts a menu before another one, in the same parent.
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts a menu after another one, in the same parent.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts a menu as the first child of another one.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Inserts a menu as the last child of another one.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Removes a menu.
  func remove(menu removedIdentifier: UIMenu.Identifier)
}

extension UIMenuBuilder {
  /// Returns the command with an action; nil if there is none.
  /// - Parameters:
  /// - action: the command's action.
  /// - propertyList: the value that distinguishes it from other commands with the same action; nil for a command
  ///   without a value.
  public func command(for action: Selector, propertyList: Any? = nil) -> UICommand? {
    (self as? MenuTree)?.root.command(of: action, propertyList)
  }
}

/// A system of menus: the app's main menu, or the context menus.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uimenusystem>
@preconcurrency @MainActor open class UIMenuSystem: NSObject {
  /// The app's main menu: a Mac's bar of menus, and the commands of an iPad's hardware keyboard.
  open class var main: UIMenuSystem { mainSystem }
  /// The system of context menus.
  open class var context: UIMenuSystem { contextSystem }

  private static let mainSystem = UIMenuSystem()
  private static let contextSystem = UIMenuSystem()

  /// The menus that were built last; nil until they are built, and if they have to be built again.
  var tree: MenuTree?

  override init() { super.init() }

  /// Marks the menus to be built again, by `buildMenu(with:)`, before their next use.
  open func setNeedsRebuild() { tree = nil }
  /// Requests validation of the commands. They are validated before each use: the call has no effect.
  open func setNeedsRevalidate() {}
}

/// A menu with all that is in it, while it is changed and after that.
@MainActor final class MenuTree: UIMenuBuilder {
  unowned let system: UIMenuSystem
  private(set) var root: UIMenu

  init(_ system: UIMenuSystem, _ root: UIMenu) {
    self.system = system
    self.root = root
  }

  func menu(for identifier: UIMenu.Identifier) -> UIMenu? { root.menu(named: identifier) }

  func action(for identifier: UIAction.Identifier) -> UIAction? {
    root.leaves.lazy.compactMap { $0 as? UIAction }.first { $0.identifier == identifier }
  }

  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
    if root.identifier == replacedIdentifier { return root = replacementMenu }
    change { $0.identifier == replacedIdentifier ? [replacementMenu] : nil }
  }

  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
  ) {
    guard let parent = menu(for: parentIdentifier) else { return }
    let changed = parent.replacingChildren(childrenBlock(parent.children))
    if parent === root { return root = changed }
    change { $0 === parent ? [changed] : nil }
  }

  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
    change { $0.identifier == siblingIdentifier ? [siblingMenu, $0] : nil }
  }

  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
    change { $0.identifier == siblingIdentifier ? [$0, siblingMenu] : nil }
  }

  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
    replaceChildren(ofMenu: parentIdentifier) { [childMenu] + $0 }
  }

  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
    replaceChildren(ofMenu: parentIdentifier) { $0 + [childMenu] }
  }

  func remove(menu removedIdentifier: UIMenu.Identifier) {
    change { $0.identifier == removedIdentifier ? [] : nil }
  }

  /// Replaces the first menu for which the closure returns elements by these.
  private func change(_ others: (UIMenu) -> [UIMenuElement]?) {
    var isDone = false
    func changed(_ menu: UIMenu) -> UIMenu {
      var children: [UIMenuElement] = []
      for child in menu.children {
        guard !isDone, let submenu = child as? UIMenu else {
          children.append(child)
          continue
        }
        if let found = others(submenu) {
          isDone = true
          children += found
        } else {
          children.append(changed(submenu))
        }
      }
      return isDone ? menu.replacingChildren(children) : menu
    }
    root = changed(root)
  }
}

extension UIMenu {
  /// Returns this menu or the first one in it with that identifier.
  func menu(named identifier: Identifier) -> UIMenu? {
    if self.identifier == identifier { return self }
    for case let submenu as UIMenu in children {
      if let found = submenu.menu(named: identifier) { return found }
    }
    return nil
  }

  /// All elements that are not menus, of the menu and its submenus.
  var leaves: [UIMenuElement] {
    children.flatMap { ($0 as? UIMenu)?.leaves ?? [$0] }
  }

  func command(of action: Selector, _ propertyList: Any?) -> UICommand? {
    for case let command as UICommand in leaves {
      let selector: Selector = command.action
      guard selector == action else { continue }
      if let own = command.propertyList, let propertyList {
        if NSArray(array: [own]) == NSArray(array: [propertyList]) { return command }
      } else if command.propertyList == nil, propertyList == nil {
        return command
      }
    }
    return nil
  }
}
