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
  public nonisolated static let inputUpArrow = SpecialKeyInput.upArrow
  /// The down arrow key.
  public nonisolated static let inputDownArrow = SpecialKeyInput.downArrow
  /// The left arrow key.
  public nonisolated static let inputLeftArrow = SpecialKeyInput.leftArrow
  /// The right arrow key.
  public nonisolated static let inputRightArrow = SpecialKeyInput.rightArrow
  /// The Escape key.
  public nonisolated static let inputEscape = SpecialKeyInput.escape
  /// The Page Up key.
  public nonisolated static let inputPageUp = SpecialKeyInput.pageUp
  /// The Page Down key.
  public nonisolated static let inputPageDown = SpecialKeyInput.pageDown
  /// The Home key.
  public nonisolated static let inputHome = SpecialKeyInput.home
  /// The End key.
  public nonisolated static let inputEnd = SpecialKeyInput.end
  /// The forward delete key.
  public nonisolated static let inputDelete = "UIKeyInputDelete"

  /// The F1 key.
  public nonisolated static let f1 = "UIKeyInputF1"
  /// The F2 key.
  public nonisolated static let f2 = "UIKeyInputF2"
  /// The F3 key.
  public nonisolated static let f3 = "UIKeyInputF3"
  /// The F4 key.
  public nonisolated static let f4 = "UIKeyInputF4"
  /// The F5 key.
  public nonisolated static let f5 = "UIKeyInputF5"
  /// The F6 key.
  public nonisolated static let f6 = "UIKeyInputF6"
  /// The F7 key.
  public nonisolated static let f7 = "UIKeyInputF7"
  /// The F8 key.
  public nonisolated static let f8 = "UIKeyInputF8"
  /// The F9 key.
  public nonisolated static let f9 = "UIKeyInputF9"
  /// The F10 key.
  public nonisolated static let f10 = "UIKeyInputF10"
  /// The F11 key.
  public nonisolated static let f11 = "UIKeyInputF11"
  /// The F12 key.
  public nonisolated static let f12 = "UIKeyInputF12"

  /// The text that the key types, or one of the constants for keys without text.
  open private(set) var input: String?
  /// The modifier keys that have to be held.
  open private(set) var modifierFlags: UIKeyModifierFlags
  /// The action; nil for a command without one. Apple's property is optional in this class, but not in the
  /// superclass.
  @_nonoverride open var action: Selector? {
    let selector: Selector = super.action
    return selector.description.isEmpty ? nil : selector
  }
  /// Whether the command precedes the system's handling of the key, such as moving the caret or the focus. False by
  /// default.
  open var wantsPriorityOverSystemBehavior = false
  /// Whether the system may choose another key on keyboards that lack this one, and mirror it. True by default.
  /// Host keyboards have all keys that they report, so no other is chosen.
  open var allowsAutomaticLocalization = true
  /// Whether brackets, parentheses, braces, angle brackets and the left and right arrows are exchanged in an app
  /// whose language is written from the right. True by default, and without effect unless
  /// `allowsAutomaticLocalization` is true, too.
  open var allowsAutomaticMirroring = true

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

  /// Creates a command with all its parts, for menus and the keyboard.
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

  /// Creates a command for the keyboard alone; the title is for the list of commands that shows while Command is
  /// held.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String? = nil
  ) {
    self.init(
      action: action, input: input, modifierFlags: modifierFlags, discoverabilityTitle: discoverabilityTitle)
  }

  /// Returns whether a key and modifiers match the command. Upper and lower case are the same key.
  func matches(_ text: String, _ flags: UIKeyModifierFlags) -> Bool {
    effectiveInput?.lowercased() == text.lowercased() && modifierFlags == flags
  }

  /// The key that the user presses for the command in the app's language.
  private var effectiveInput: String? {
    guard let input, allowsAutomaticLocalization, allowsAutomaticMirroring,
      UITraitCollection.applicationDirection == .rightToLeft
    else { return input }
    return Self.mirrored[input] ?? input
  }

  private static let mirrored = [
    "[": "]", "]": "[", "{": "}", "}": "{", "(": ")", ")": "(", "<": ">", ">": "<",
    inputLeftArrow: inputRightArrow, inputRightArrow: inputLeftArrow,
  ]
}
