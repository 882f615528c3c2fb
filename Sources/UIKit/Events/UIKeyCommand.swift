import QuartzCore

/// A key that sends an action up the responder chain.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uikeycommand>
@preconcurrency @MainActor open class UIKeyCommand: UIMenuElement {
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  public nonisolated static let inputEscape = "UIKeyInputEscape"
  public nonisolated static let inputPageUp = "UIKeyInputPageUp"
  public nonisolated static let inputPageDown = "UIKeyInputPageDown"
  public nonisolated static let inputHome = "UIKeyInputHome"
  public nonisolated static let inputEnd = "UIKeyInputEnd"
  public nonisolated static let inputDelete = "UIKeyInputDelete"

  open private(set) var input: String?
  open private(set) var modifierFlags: UIKeyModifierFlags
  open private(set) var action: Selector?
  open override var title: String {
    get { storedTitle }
    set { storedTitle = newValue }
  }
  open override var image: UIImage? {
    get { storedImage }
    set { storedImage = newValue }
  }
  open var attributes: UIMenuElement.Attributes = []
  open var state = UIMenuElement.State.off
  open var discoverabilityTitle: String?
  open var wantsPriorityOverSystemBehavior = false
  open private(set) var propertyList: Any?

  public init(
    title: String = "", action: Selector, input: String, modifierFlags: UIKeyModifierFlags = [],
    propertyList: Any? = nil, discoverabilityTitle: String? = nil
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    self.action = action
    self.propertyList = propertyList
    self.discoverabilityTitle = discoverabilityTitle
    super.init(title: title, subtitle: nil, image: nil)
  }

  public required init?(coder: NSCoder) {
    modifierFlags = []
    super.init(coder: coder)
  }

  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String? = nil
  ) {
    self.init(
      action: action, input: input, modifierFlags: modifierFlags, discoverabilityTitle: discoverabilityTitle)
  }

  /// Lower and upper case are the same key.
  func matches(_ text: String, _ flags: UIKeyModifierFlags) -> Bool {
    input?.lowercased() == text.lowercased() && modifierFlags == flags
  }
}
