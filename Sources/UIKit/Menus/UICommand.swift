/// A menu entry that sends a message along the responder chain.
///
/// ```swift
/// let sort = UICommand(title: "Sort by Name", action: #selector(finish))
/// let menu = UIMenu(children: [sort])
/// ```
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
  /// The method that the command sends along the responder chain, from the first responder on.
  @_disfavoredOverload open private(set) var action: Selector
  /// A value that distinguishes commands with the same action.
  open private(set) var propertyList: Any?
  open var attributes: UIMenuElement.Attributes
  open var state: UIMenuElement.State
  /// The commands that replace this one while modifier keys are held.
  open private(set) var alternates: [UICommandAlternate]
  /// The object that sends the command while its action runs, nil otherwise.
  open private(set) var sender: Any?

  /// Creates a command that calls a method.
  /// - Parameters:
  /// - title: the text of the entry.
  /// - subtitle: a smaller text below the title; nil for none.
  /// - image: an image beside the title; nil for none.
  /// - action: the method, which a responder of the chain has to implement.
  /// - propertyList: a value that distinguishes commands with the same action.
  /// - alternates: the variants of the command while modifier keys are held.
  /// - discoverabilityTitle: a longer text for the list of keyboard shortcuts; nil for the title.
  /// - attributes: whether the entry is disabled, destructive or hidden.
  /// - state: whether the entry has a check mark.
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.init(
      content: Content(
        title: title, subtitle: subtitle, image: image, action: action, propertyList: propertyList,
        alternates: alternates, discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state))
  }

  /// The properties with which commands and key commands are initialized.
  struct Content {
    var title = ""
    var subtitle: String?
    var image: UIImage?
    var action = Selector("")
    var propertyList: Any?
    var alternates: [UICommandAlternate] = []
    var discoverabilityTitle: String?
    var attributes: UIMenuElement.Attributes = []
    var state = UIMenuElement.State.off
  }

  init(content: Content) {
    action = content.action
    propertyList = content.propertyList
    alternates = content.alternates
    discoverabilityTitle = content.discoverabilityTitle
    attributes = content.attributes
    state = content.state
    super.init(title: content.title, subtitle: content.subtitle, image: content.image)
  }

  public required init?(coder: NSCoder) {
    action = Selector(coder.decodeObject(of: NSString.self, forKey: "action").map { String(describing: $0) } ?? "")
    discoverabilityTitle = coder.decodeObject(of: NSString.self, forKey: "discoverabilityTitle").map {
      String(describing: $0)
    }
    attributes = Attributes(rawValue: UInt(truncatingIfNeeded: coder.decodeInteger(forKey: "attributes")))
    state = State(rawValue: coder.decodeInteger(forKey: "state")) ?? .off
    alternates = []
    super.init(coder: coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    let selector: Selector = action
    coder.encode(NSString(string: selector.description), forKey: "action")
    if let discoverabilityTitle {
      coder.encode(NSString(string: discoverabilityTitle), forKey: "discoverabilityTitle")
    }
    coder.encode(Int(bitPattern: attributes.rawValue), forKey: "attributes")
    coder.encode(state.rawValue, forKey: "state")
  }

  /// Sends the action to the target, or into the responder chain.
  open func performWithSender(_ sender: Any?, target: Any?) {
    guard !attributes.contains(.disabled) else { return }
    self.sender = sender
    let selector: Selector = action
    ActionDispatch.send(selector, to: target, from: self, for: nil)
    self.sender = nil
  }
}

/// An alternative action of a command while modifier keys are held.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uicommandalternate>
@preconcurrency @MainActor
open class UICommandAlternate: NSObject, @preconcurrency NSCopying,
  @preconcurrency NSSecureCoding
{
  /// The text of the entry while the modifier keys are held.
  open private(set) var title: String
  /// The method that the entry sends while the modifier keys are held.
  open private(set) var action: Selector
  /// The modifier keys of the alternate, in addition to those of a key command.
  open private(set) var modifierFlags: UIKeyModifierFlags

  /// Creates an alternative for a command, which has to have another set of modifier keys than its siblings.
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    self.title = title
    self.action = action
    self.modifierFlags = modifierFlags
    super.init()
  }
  public required init?(coder: NSCoder) {
    title = coder.decodeObject(of: NSString.self, forKey: "title").map { String(describing: $0) } ?? ""
    action = Selector(coder.decodeObject(of: NSString.self, forKey: "action").map { String(describing: $0) } ?? "")
    modifierFlags = UIKeyModifierFlags(rawValue: coder.decodeInteger(forKey: "modifierFlags"))
    super.init()
  }

  open class var supportsSecureCoding: Bool { true }
  open func encode(with coder: NSCoder) {
    coder.encode(NSString(string: title), forKey: "title")
    coder.encode(NSString(string: action.description), forKey: "action")
    coder.encode(modifierFlags.rawValue, forKey: "modifierFlags")
  }

  /// Returns the object itself: alternates never change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
