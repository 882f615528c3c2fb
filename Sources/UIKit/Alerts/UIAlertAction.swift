import Foundation

/// A button of an alert or action sheet, with its handler.
///
/// ```swift
/// let alert = UIAlertController(title: "Delete the note?", message: nil, preferredStyle: .actionSheet)
/// alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in self.finish() })
/// ```
/// The handler is called after the alert was dismissed.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uialertaction>
@preconcurrency @MainActor open class UIAlertAction: NSObject, @preconcurrency NSCopying {
  /// The kind of an action, which determines its position and its style.
  public enum Style: Int, Sendable {
    /// An ordinary choice.
    case `default` = 0
    /// Cancels without a change. An alert has at most one; Escape and a tap beside an action sheet choose it.
    case cancel = 1
    /// Changes or deletes data: its title is red.
    case destructive = 2
  }

  /// The text of the choice.
  open private(set) var title: String?
  /// The kind of the action, set by the initializer.
  open private(set) var style: UIAlertAction.Style
  /// Whether the button can be chosen; may change while the alert is shown.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { view?.update() } }
  }
  // The properties that apps set by key-value coding, as in `action.setValue(UIColor.red, forKey:
  // "titleTextColor")`. They are not public API on iOS, but widely used.

  /// The color of the title.
  var titleTextColor: UIColor? {
    didSet { view?.update() }
  }
  /// An image at the leading edge of the button; a template has the title's color.
  var image: UIImage? {
    didSet { view?.update() }
  }
  /// The color of the image, if it is a template.
  var imageTintColor: UIColor? {
    didSet { view?.update() }
  }
  /// Whether a checkmark is at the trailing edge of the button.
  var isChecked = false {
    didSet { view?.update() }
  }
  /// The alignment of the title, centered by default.
  var titleTextAlignment = NSTextAlignment.center {
    didSet { view?.update() }
  }
  private let handler: ((UIAlertAction) -> Void)?
  /// The button that shows the action.
  weak var view: AlertActionView?

  /// Creates an action. The handler is called after the alert was dismissed; nil for no handler.
  public convenience init(
    title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil
  ) {
    self.init(title, style, handler)
  }

  /// Creates an action without a title that does nothing.
  public override init() {
    style = .default
    handler = nil
    super.init()
    AlertKeys.register
  }

  private init(_ title: String?, _ style: Style, _ handler: ((UIAlertAction) -> Void)?) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
    AlertKeys.register
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIAlertAction(title, style, handler)
    copy.isEnabled = isEnabled
    copy.titleTextColor = titleTextColor
    copy.image = image
    copy.imageTintColor = imageTintColor
    copy.isChecked = isChecked
    copy.titleTextAlignment = titleTextAlignment
    return copy
  }

  func callHandler() { handler?(self) }

  open override var description: String {
    uncheckedMainActor {
      let image = image.map { address(of: $0) } ?? "0x0"
      return
        "<UIAlertAction: \(address(of: self)) Title = \"\(title ?? "(null)")\" Descriptive = \"(null)\" Image = \(image)>"
    }
  }
}
