/// The closure that an action runs.
public typealias UIActionHandler = (_ action: UIAction) -> Void

/// A menu entry or a control event that runs a closure.
///
/// ```swift
/// button.addAction(UIAction { _ in print("saved") }, for: .primaryActionTriggered)
/// let rename = UIAction(title: "Rename", image: UIImage(systemName: "pencil")) { action in print(action.title) }
/// ```
///
/// Two actions with the same `identifier` replace each other in a control.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiaction>
@preconcurrency @MainActor open class UIAction: UIMenuElement, UIMenuLeaf {
  /// The identifier of an action; an action made without one gets a unique one.
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    /// Creates an identifier from its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The system's action that pastes.
    public static let paste = Identifier("com.apple.action.paste")
    /// The system's action that pastes with the style of the text around.
    public static let pasteAndMatchStyle = Identifier("com.apple.action.pasteAndMatchStyle")
    /// The system's action that pastes an address and opens it.
    public static let pasteAndGo = Identifier("com.apple.action.pasteAndGo")
    /// The system's action that pastes a text and searches for it.
    public static let pasteAndSearch = Identifier("com.apple.action.pasteAndSearch")
  }

  private static var made = 0

  open override var title: String {
    get { storedTitle }
    set { storedTitle = newValue }
  }
  open override var image: UIImage? {
    get { storedImage }
    set { storedImage = newValue }
  }
  /// A longer title for the list of key commands; nil for the title.
  open var discoverabilityTitle: String?
  /// The identifier that distinguishes the action in menus and controls; it is generated unless it is given.
  open private(set) var identifier: Identifier
  /// Whether the action is disabled, hidden, destructive, or leaves its menu open.
  open var attributes: UIMenuElement.Attributes
  /// Whether the action is shown with a check mark.
  open var state: UIMenuElement.State
  /// The control that is running the handler; nil outside of it.
  open private(set) var sender: Any?

  private let handler: UIActionHandler

  /// Creates an action; the handler is called with it, and its `sender` is the control or the object that performed
  /// it.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) {
    UIAction.made += 1
    self.identifier = identifier ?? Identifier("com.apple.action.dynamic.\(UIAction.made)")
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Actions are not archived: their closure cannot be.
  public required init?(coder: NSCoder) { return nil }

  /// Runs the handler, with `sender` set during the call; a disabled action does nothing.
  open func performWithSender(_ sender: Any?, target: Any?) {
    guard !attributes.contains(.disabled) else { return }
    let outer = self.sender
    self.sender = sender
    handler(self)
    self.sender = outer
  }
}
