/// An entry of an app's own in the editing menu.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uimenuitem>
@preconcurrency @MainActor open class UIMenuItem: NSObject {
  open var title: String
  /// Sent to the first responder that says by `canPerformAction(_:withSender:)` that it takes it.
  @_disfavoredOverload open var action: Selector

  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
    super.init()
  }
}
