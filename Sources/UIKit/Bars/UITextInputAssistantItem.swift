import ObjectiveC

/// The buttons that an iPad shows in the bar above its keyboard for a first responder.
///
/// Flipside does not show the bar: a phone has no such bar, and on an iPad a message is logged when an app sets
/// buttons.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitextinputassistantitem>
@preconcurrency @MainActor open class UITextInputAssistantItem: NSObject {
  /// Creates an item without buttons.
  public override init() { super.init() }

  /// Whether the system may hide its own shortcuts. True by default.
  open var allowsHidingShortcuts = true {
    didSet { if allowsHidingShortcuts != oldValue { sayThatItIsNotShown("allowsHidingShortcuts") } }
  }
  /// The groups of buttons at the leading side of the bar over an iPad's keyboard. Empty by default; they are not
  /// shown.
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = [] {
    didSet { if !leadingBarButtonGroups.isEmpty { sayThatItIsNotShown("leadingBarButtonGroups") } }
  }
  /// The groups of buttons at the trailing side of the bar over an iPad's keyboard. Empty by default; they are not
  /// shown.
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = [] {
    didSet { if !trailingBarButtonGroups.isEmpty { sayThatItIsNotShown("trailingBarButtonGroups") } }
  }

  private func sayThatItIsNotShown(_ name: String) {
    guard UIScreen.main.device.isPad else { return }
    Unsupported.log(
      "UITextInputAssistantItem.\(name)", effect: "the bar of shortcuts above the keyboard is not shown")
  }
}
