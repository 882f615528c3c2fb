import CoreGraphics

/// A control as the interaction of its own menu sees it.
@MainActor protocol MenuControl: AnyObject {
  /// Whether a tap opens the menu.
  var showsMenuAsPrimaryAction: Bool { get }
  /// Whether the menu may open now.
  var mayOpenMenu: Bool { get }
  /// Called before the menu is asked for.
  func menuWasTriggered()
  /// Returns the attachment point that the app set for the menu; nil for a position beside the control.
  func attachment(for configuration: UIContextMenuConfiguration) -> CGPoint?
  /// Called when the menu opens and when it closes.
  func menuIsOpen(_ isOpen: Bool)
  /// Called before an entry of the menu performs its action.
  func willPerform(_ leaf: any UIMenuLeaf, of menu: UIMenu)
}
