import QuartzCore

/// A key of a hardware keyboard: its position, its characters, and the modifier keys that are pressed with it.
///
/// Read it from a `UIPress`, for keys without text; use `UIKeyCommand` for shortcuts.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uikey>
@preconcurrency @MainActor open class UIKey: NSObject, @preconcurrency NSCopying, @preconcurrency NSCoding {
  /// The text that the key types, or one of `UIKeyCommand`'s input strings, such as `inputEscape`, for a key
  /// without text. Hosts report the text without modifiers, so that Shift does not change it.
  open private(set) var characters: String
  /// The text that the key types without modifiers other than Shift, to compare with a key command's `input`. It
  /// equals `characters`.
  open private(set) var charactersIgnoringModifiers: String
  /// The modifier keys that were pressed with the key.
  open private(set) var modifierFlags: UIKeyModifierFlags
  /// The key's position on the keyboard. It is derived from the text, as on a US keyboard.
  open private(set) var keyCode: UIKeyboardHIDUsage

  /// Creates a key without characters.
  public override init() {
    characters = ""
    charactersIgnoringModifiers = ""
    modifierFlags = []
    keyCode = UIKeyboardHIDUsage(rawValue: 0) ?? .keyboardErrorUndefined
    super.init()
  }

  public required init?(coder: NSCoder) {
    characters = coder.decodeObject(of: NSString.self, forKey: "characters").map { String(describing: $0) } ?? ""
    charactersIgnoringModifiers = characters
    modifierFlags = UIKeyModifierFlags(rawValue: coder.decodeInteger(forKey: "modifierFlags"))
    keyCode = UIKeyboardHIDUsage(rawValue: coder.decodeInteger(forKey: "keyCode")) ?? .keyboardErrorUndefined
    super.init()
  }

  open func encode(with coder: NSCoder) {
    coder.encode(NSString(string: characters), forKey: "characters")
    coder.encode(modifierFlags.rawValue, forKey: "modifierFlags")
    coder.encode(keyCode.rawValue, forKey: "keyCode")
  }

  /// Returns the object itself, as keys are immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  init(_ key: HostKey, modifiers: HostKeyModifiers) {
    (characters, keyCode) = UIKey.description(of: key)
    charactersIgnoringModifiers = characters
    modifierFlags = UIKeyModifierFlags(rawValue: modifiers.rawValue)
    super.init()
  }

  private static func description(of key: HostKey) -> (String, UIKeyboardHIDUsage) {
    switch key {
    case .return: ("\r", .keyboardReturnOrEnter)
    case .delete: ("\u{8}", .keyboardDeleteOrBackspace)
    case .forwardDelete: ("\u{7F}", .keyboardDeleteForward)
    case .tab: ("\t", .keyboardTab)
    case .escape: (SpecialKeyInput.escape, .keyboardEscape)
    case .left: (SpecialKeyInput.leftArrow, .keyboardLeftArrow)
    case .right: (SpecialKeyInput.rightArrow, .keyboardRightArrow)
    case .up: (SpecialKeyInput.upArrow, .keyboardUpArrow)
    case .down: (SpecialKeyInput.downArrow, .keyboardDownArrow)
    case .home: (SpecialKeyInput.home, .keyboardHome)
    case .end: (SpecialKeyInput.end, .keyboardEnd)
    case .pageUp: (SpecialKeyInput.pageUp, .keyboardPageUp)
    case .pageDown: (SpecialKeyInput.pageDown, .keyboardPageDown)
    case .space: (" ", .keyboardSpacebar)
    case .character(let text): (text, UIKeyboardHIDUsage(character: text))
    }
  }
}

/// The modifier keys that are pressed.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Caps Lock.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// The Shift key.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// The Control key.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// The Option key, also called Alt.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// The Command key; represented by a host's Super or Control key.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// A key of the number pad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
