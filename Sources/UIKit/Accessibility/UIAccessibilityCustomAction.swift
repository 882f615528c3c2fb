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

  /// The action's name with attributes for speech.
  open var attributedName: NSAttributedString
  /// An image for assistive technologies that show actions. Default nil.
  open var image: UIImage?
  /// What is called, with the action where it asks, when there is no handler.
  open weak var target: AnyObject?
  /// The method that is called; it may take the action, and returns whether it was done.
  open var selector: Selector
  /// What is called in place of a method; it returns whether the action was done.
  open var actionHandler: UIAccessibilityCustomAction.Handler?
  /// What the action belongs to, such as editing. Default nil.
  open var category: String?

  /// An action with a name with attributes and an image, which calls a method of the target.
  public init(attributedName: NSAttributedString, image: UIImage?, target: Any?, selector: Selector) {
    self.attributedName = attributedName
    self.image = image
    self.target = target as AnyObject?
    self.selector = selector
    super.init()
  }

  /// An action with a name with attributes and an image, which calls a handler.
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

  /// An action with a name, which calls a method of the target.
  public init(name: String, target: Any?, selector: Selector) {
    attributedName = NSAttributedString(string: name)
    self.target = target as AnyObject?
    self.selector = selector
    super.init()
  }

  /// An action with a name with attributes, which calls a method of the target.
  public init(attributedName: NSAttributedString, target: Any?, selector: Selector) {
    self.attributedName = attributedName
    self.target = target as AnyObject?
    self.selector = selector
    super.init()
  }

  /// An action with a name and an image, which calls a method of the target.
  public init(name: String, image: UIImage?, target: Any?, selector: Selector) {
    attributedName = NSAttributedString(string: name)
    self.image = image
    self.target = target as AnyObject?
    self.selector = selector
    super.init()
  }

  /// An action with a name, which calls a handler.
  public init(name: String, actionHandler: @escaping UIAccessibilityCustomAction.Handler) {
    attributedName = NSAttributedString(string: name)
    self.actionHandler = actionHandler
    selector = Selector("")
    super.init()
  }

  /// An action with a name with attributes, which calls a handler.
  public init(attributedName: NSAttributedString, actionHandler: @escaping UIAccessibilityCustomAction.Handler) {
    self.attributedName = attributedName
    self.actionHandler = actionHandler
    selector = Selector("")
    super.init()
  }

  /// An action with a name and an image, which calls a handler.
  public init(name: String, image: UIImage?, actionHandler: @escaping UIAccessibilityCustomAction.Handler) {
    attributedName = NSAttributedString(string: name)
    self.image = image
    self.actionHandler = actionHandler
    selector = Selector("")
    super.init()
  }

  /// What assistive technologies say of the action.
  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }
}
