/// An entry of an app's own in the editing menu.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uimenuitem>
@preconcurrency @MainActor open class UIMenuItem: NSObject {
  open var title: String
  /// The action, sent to the first responder of the chain whose `canPerformAction(_:withSender:)` returns true for
  /// it.
  @_disfavoredOverload open var action: Selector

  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
    super.init()
  }
}
