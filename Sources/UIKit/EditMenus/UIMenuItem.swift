/// A custom entry in the edit menu.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uimenuitem>
@preconcurrency @MainActor open class UIMenuItem: NSObject {
  /// The text of the entry.
  open var title: String
  /// The action, sent to the first responder of the chain whose `canPerformAction(_:withSender:)` returns true for
  /// it.
  @_disfavoredOverload open var action: Selector

  /// Creates an entry that sends an action to the first responder and up its chain; it is visible if a responder
  /// can perform it.
  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
    super.init()
  }
}
