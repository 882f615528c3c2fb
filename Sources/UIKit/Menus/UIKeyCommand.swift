import QuartzCore

/// A keyboard shortcut that sends an action along the responder chain.
///
/// ```swift
/// class EditorViewController: UIViewController {
///   override var keyCommands: [UIKeyCommand]? {
///     [UIKeyCommand(input: "s", modifierFlags: .command, action: #selector(saveDocument))]
///   }
///
///   @objc func saveDocument() {}
/// }
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uikeycommand>
@preconcurrency @MainActor open class UIKeyCommand: UICommand {
  /// The up arrow key.
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  /// The down arrow key.
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  /// The left arrow key.
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The right arrow key.
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  /// The Escape key.
  public nonisolated static let inputEscape = "UIKeyInputEscape"
  /// The Page Up key.
  public nonisolated static let inputPageUp = "UIKeyInputPageUp"
  /// The Page Down key.
  public nonisolated static let inputPageDown = "UIKeyInputPageDown"
  /// The Home key.
  public nonisolated static let inputHome = "UIKeyInputHome"
  /// The End key.
  public nonisolated static let inputEnd = "UIKeyInputEnd"
  /// The forward delete key.
  public nonisolated static let inputDelete = "UIKeyInputDelete"

  /// What the key types, or one of the names of keys without text.
  open private(set) var input: String?
  /// The modifier keys that have to be held.
  open private(set) var modifierFlags: UIKeyModifierFlags
  /// Nil for a command without one. Apple's is optional here, and not in the superclass.
  @_nonoverride open var action: Selector? {
    let selector: Selector = super.action
    return selector.description.isEmpty ? nil : selector
  }
  /// Whether the command comes before what the system does with the key, such as moving the caret or the focus.
  /// False by default.
  open var wantsPriorityOverSystemBehavior = false

  /// Creates a command without a key.
  public init() {
    modifierFlags = []
    super.init(content: Content())
  }

  override init(content: Content) {
    modifierFlags = []
    super.init(content: content)
  }

  public required init?(coder: NSCoder) {
    input = coder.decodeObject(of: NSString.self, forKey: "input").map { String(describing: $0) }
    modifierFlags = UIKeyModifierFlags(rawValue: coder.decodeInteger(forKey: "modifierFlags"))
    super.init(coder: coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    if let input { coder.encode(NSString(string: input), forKey: "input") }
    coder.encode(modifierFlags.rawValue, forKey: "modifierFlags")
  }

  /// A command with all its parts, for menus and the keyboard.
  public convenience init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.init(
      content: Content(
        title: title, image: image, action: action, propertyList: propertyList, alternates: alternates,
        discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state))
    self.input = input
    self.modifierFlags = modifierFlags
  }

  /// A command of the keyboard alone; the title is for the list of commands that shows while Command is held.
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
