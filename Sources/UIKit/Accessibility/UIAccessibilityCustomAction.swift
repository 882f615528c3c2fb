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
  /// A handler of an action. It returns whether the action succeeded.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  /// The action's name with attributes for speech.
  open var attributedName: NSAttributedString
  /// An image for assistive technologies that show actions. Nil by default.
  open var image: UIImage?
  /// The object whose method performs the action if there is no handler.
  open weak var target: AnyObject?
  /// The target's method that performs the action. It may take the action as its argument, and returns whether it
  /// succeeded.
  open var selector: Selector
  /// The closure that performs the action instead of a method. It returns whether the action succeeded.
  open var actionHandler: UIAccessibilityCustomAction.Handler?
  /// The group that the action belongs to, such as editing. Nil by default.
  open var category: String?

  /// Creates an action with an attributed name and an image, which calls a method of the target.
  public init(attributedName: NSAttributedString, image: UIImage?, target: Any?, selector: Selector) {
    self.attributedName = attributedName
    self.image = image
    self.target = target as AnyObject?
    self.selector = selector
    super.init()
  }

  /// Creates an action with an attributed name and an image, which calls a handler.
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

  // Apple declares all of these initializers designated.

  /// Creates an action with a name, which calls a method of the target.
  public init(name: String, target: Any?, selector: Selector) {
    attributedName = NSAttributedString(string: name)
    self.target = target as AnyObject?
    self.selector = selector
    super.init()
  }

  /// Creates an action with an attributed name, which calls a method of the target.
  public init(attributedName: NSAttributedString, target: Any?, selector: Selector) {
    self.attributedName = attributedName
    self.target = target as AnyObject?
    self.selector = selector
    super.init()
  }

  /// Creates an action with a name and an image, which calls a method of the target.
  public init(name: String, image: UIImage?, target: Any?, selector: Selector) {
    attributedName = NSAttributedString(string: name)
    self.image = image
    self.target = target as AnyObject?
    self.selector = selector
    super.init()
  }

  /// Creates an action with a name, which calls a handler.
  public init(name: String, actionHandler: @escaping UIAccessibilityCustomAction.Handler) {
    attributedName = NSAttributedString(string: name)
    self.actionHandler = actionHandler
    selector = Selector("")
    super.init()
  }

  /// Creates an action with an attributed name, which calls a handler.
  public init(attributedName: NSAttributedString, actionHandler: @escaping UIAccessibilityCustomAction.Handler) {
    self.attributedName = attributedName
    self.actionHandler = actionHandler
    selector = Selector("")
    super.init()
  }

  /// Creates an action with a name and an image, which calls a handler.
  public init(name: String, image: UIImage?, actionHandler: @escaping UIAccessibilityCustomAction.Handler) {
    attributedName = NSAttributedString(string: name)
    self.image = image
    self.actionHandler = actionHandler
    selector = Selector("")
    super.init()
  }

  /// The name that assistive technologies speak for the action.
  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }
}
