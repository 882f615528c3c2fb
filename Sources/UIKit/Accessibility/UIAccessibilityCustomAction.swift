import QuartzCore

/// Something that an element can do besides what a tap does.
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

  public convenience init(name: String, target: Any?, selector: Selector) {
    self.init(attributedName: NSAttributedString(string: name), image: nil, target: target, selector: selector)
  }
  public convenience init(attributedName: NSAttributedString, target: Any?, selector: Selector) {
    self.init(attributedName: attributedName, image: nil, target: target, selector: selector)
  }
  public convenience init(name: String, image: UIImage?, target: Any?, selector: Selector) {
    self.init(attributedName: NSAttributedString(string: name), image: image, target: target, selector: selector)
  }
  public convenience init(name: String, actionHandler: @escaping UIAccessibilityCustomAction.Handler) {
    self.init(attributedName: NSAttributedString(string: name), image: nil, actionHandler: actionHandler)
  }
  public convenience init(
    attributedName: NSAttributedString, actionHandler: @escaping UIAccessibilityCustomAction.Handler
  ) {
    self.init(attributedName: attributedName, image: nil, actionHandler: actionHandler)
  }
  public convenience init(
    name: String, image: UIImage?, actionHandler: @escaping UIAccessibilityCustomAction.Handler
  ) {
    self.init(attributedName: NSAttributedString(string: name), image: image, actionHandler: actionHandler)
  }

  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }
}
