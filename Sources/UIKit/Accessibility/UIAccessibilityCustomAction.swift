import QuartzCore

/// An action that an element offers besides its activation.
///
/// ```swift
/// label.accessibilityCustomActions = [
///   UIAccessibilityCustomAction(name: "Archive") { _ in true }
/// ]
/// ```
///
/// The handler returns whether the action succeeded.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiaccessibilitycustomaction>
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
  /// Returns whether it did something.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  open var attributedName: NSAttributedString
  open var image: UIImage?
  /// What is called, with the action where it asks, when there is no handler.
  open weak var target: AnyObject?
  open var selector: Selector
  open var actionHandler: UIAccessibilityCustomAction.Handler?
  open var category: String?

  public init(attributedName: NSAttributedString, image: UIImage?, target: Any?, selector: Selector) {
    self.attributedName = attributedName
    self.image = image
    self.target = target as AnyObject?
    self.selector = selector
    super.init()
  }

  public init(
    attributedName: NSAttributedString, image: UIImage?,
    actionHandler: @escaping UIAccessibilityCustomAction.Handler
  ) {
    self.attributedName = attributedName
    self.image = image
    self.actionHandler = actionHandler
    selector = Selector("")
    super.init()
  }

  // Apple declares all of them designated.

  public init(name: String, target: Any?, selector: Selector) {
    attributedName = NSAttributedString(string: name)
    self.target = target as AnyObject?
    self.selector = selector
    super.init()
  }

  public init(attributedName: NSAttributedString, target: Any?, selector: Selector) {
    self.attributedName = attributedName
    self.target = target as AnyObject?
    self.selector = selector
    super.init()
  }

  public init(name: String, image: UIImage?, target: Any?, selector: Selector) {
    attributedName = NSAttributedString(string: name)
    self.image = image
    self.target = target as AnyObject?
    self.selector = selector
    super.init()
  }

  public init(name: String, actionHandler: @escaping UIAccessibilityCustomAction.Handler) {
    attributedName = NSAttributedString(string: name)
    self.actionHandler = actionHandler
    selector = Selector("")
    super.init()
  }

  public init(attributedName: NSAttributedString, actionHandler: @escaping UIAccessibilityCustomAction.Handler) {
    self.attributedName = attributedName
    self.actionHandler = actionHandler
    selector = Selector("")
    super.init()
  }

  public init(name: String, image: UIImage?, actionHandler: @escaping UIAccessibilityCustomAction.Handler) {
    attributedName = NSAttributedString(string: name)
    self.image = image
    self.actionHandler = actionHandler
    selector = Selector("")
    super.init()
  }

  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }
}
