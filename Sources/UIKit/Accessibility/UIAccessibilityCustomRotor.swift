import QuartzCore

/// A rotor: it moves through the elements of one kind on a screen.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiaccessibilitycustomrotor>
@preconcurrency @MainActor open class UIAccessibilityCustomRotor: NSObject {
  /// Finds the next or previous item; nil at the end.
  public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

  open var attributedName: NSAttributedString
  open var itemSearchBlock: UIAccessibilityCustomRotor.Search
  open private(set) var systemRotorType: UIAccessibilityCustomRotor.SystemRotorType

  public init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search) {
    self.attributedName = attributedName
    self.itemSearchBlock = itemSearchBlock
    systemRotorType = .none
    super.init()
  }

  public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
    attributedName = NSAttributedString(string: "")
    self.itemSearchBlock = itemSearchBlock
    systemRotorType = type
    super.init()
  }

  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    attributedName = NSAttributedString(string: name)
    self.itemSearchBlock = itemSearchBlock
    systemRotorType = .none
    super.init()
  }

  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }

  public enum Direction: Int, Sendable { case previous, next }

  public enum SystemRotorType: Int, Sendable {
    case none, link, visitedLink, heading, headingLevel1, headingLevel2, headingLevel3, headingLevel4,
      headingLevel5, headingLevel6, boldText, italicText, underlineText, misspelledWord, image, textField, table,
      list, landmark
  }
}

/// The element, or the range of text, that a rotor found.
@preconcurrency @MainActor open class UIAccessibilityCustomRotorItemResult: NSObject {
  open weak var targetElement: (any NSObjectProtocol)?
  open var targetRange: UITextRange?

  public override init() { super.init() }
  public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
    self.targetElement = targetElement
    self.targetRange = targetRange
    super.init()
  }
}

/// What a rotor searches for, and the element from which it starts.
@preconcurrency @MainActor open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  open var currentItem = UIAccessibilityCustomRotorItemResult()
  open var searchDirection = UIAccessibilityCustomRotor.Direction.next
  public override init() { super.init() }
}
