/// A menu entry that sends a message to the responder chain.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uicommand>
@preconcurrency @MainActor open class UICommand: UIMenuElement, UIMenuLeaf {
  open override var title: String {
    get { storedTitle }
    set { storedTitle = newValue }
  }
  open override var image: UIImage? {
    get { storedImage }
    set { storedImage = newValue }
  }
  open var discoverabilityTitle: String?
  open private(set) var action: Selector
  /// Tells commands of one action apart.
  open private(set) var propertyList: Any?
  open var attributes: UIMenuElement.Attributes
  open var state: UIMenuElement.State
  /// What the command becomes while modifier keys are held.
  open private(set) var alternates: [UICommandAlternate]
  open private(set) var sender: Any?

  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.alternates = alternates
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, subtitle: subtitle, image: image)
  }

  public required init?(coder: NSCoder) {
    action = Selector("")
    attributes = []
    state = .off
    alternates = []
    super.init(coder: coder)
  }

  /// Sends the action to the target, or into the responder chain.
  open func performWithSender(_ sender: Any?, target: Any?) {
    guard !attributes.contains(.disabled) else { return }
    self.sender = sender
    UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
    self.sender = nil
  }
}

/// Another action of a command while modifier keys are held.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uicommandalternate>
@preconcurrency @MainActor open class UICommandAlternate: NSObject {
  open private(set) var title: String
  open private(set) var action: Selector
  open private(set) var modifierFlags: UIKeyModifierFlags

  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    self.title = title
    self.action = action
    self.modifierFlags = modifierFlags
    super.init()
  }
}
