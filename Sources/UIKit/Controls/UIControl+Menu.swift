/// The menu of a control.
extension UIControl: MenuControl {
  var mayOpenMenu: Bool { isEnabled && isContextMenuInteractionEnabled }

  func menuWasTriggered() { send(.menuActionTriggered, with: nil) }

  func attachment(for configuration: UIContextMenuConfiguration) -> CGPoint? {
    let point = menuAttachmentPoint(for: configuration)
    return point == defaultMenuAttachmentPoint ? nil : point
  }

  var defaultMenuAttachmentPoint: CGPoint { CGPoint(x: bounds.midX, y: bounds.maxY) }

  func menuIsOpen(_ isOpen: Bool) { (self as? UIButton)?.setHeld(isOpen) }

  func willPerform(_ leaf: any UIMenuLeaf, of menu: UIMenu) { (self as? UIButton)?.menuWillPerform(leaf) }

  /// Adds or removes the control's own interaction.
  func updateMenuInteraction() {
    if isContextMenuInteractionEnabled, menuInteraction == nil {
      let interaction = UIContextMenuInteraction(delegate: self)
      menuInteraction = interaction
      addInteraction(interaction)
    } else if !isContextMenuInteractionEnabled, let interaction = menuInteraction {
      menuInteraction = nil
      removeInteraction(interaction)
    }
  }
}

/// Pop-up buttons, whose menu determines their title.
extension UIButton {
  /// Whether the button is a pop-up button: its title is that of the entry that is on.
  var isPopUp: Bool { changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction && menu != nil }

  /// Selects the first entry of a pop-up button's menu if no entry is on.
  func updatePopUp() {
    guard isPopUp, let menu else { return contentDidChange() }
    let leaves = MenuSelection.allLeaves(of: menu)
    if !leaves.contains(where: { $0.state == .on }) { leaves.first?.state = .on }
    contentDidChange()
  }

  /// The menu entry that a pop-up button shows instead of its own title.
  var popUpElement: (any UIMenuLeaf)? {
    guard isPopUp, let menu else { return nil }
    return MenuSelection.allLeaves(of: menu).first { $0.state == .on }
  }

  func menuWillPerform(_ leaf: any UIMenuLeaf) {
    guard isPopUp, let menu else { return }
    for other in MenuSelection.allLeaves(of: menu) { other.state = other === leaf ? .on : .off }
    contentDidChange()
    choiceDidChange?()
  }

  /// Returns whether the indicator of pop-up buttons is visible: as set in the configuration, else on pop-up
  /// buttons.
  func showsPopUpIndicator(_ configuration: Configuration) -> Bool {
    configuration.indicator == .popup || configuration.indicator == .automatic && isPopUp
  }
}
