import QuartzCore

/// A rotor, which moves through the elements of one kind on a screen.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiaccessibilitycustomrotor>
@preconcurrency @MainActor open class UIAccessibilityCustomRotor: NSObject {
  /// Finds the next or previous item; nil at the end.
  public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

  /// The name that is spoken when the user turns to this rotor; it may have attributes for speech. Empty for a
  /// system rotor.
  open var attributedName: NSAttributedString
  /// The closure that finds the next or previous item when the user swipes up or down.
  open var itemSearchBlock: UIAccessibilityCustomRotor.Search
  /// The system's rotor that this one replaces; `.none` for a rotor with its own name.
  open private(set) var systemRotorType: UIAccessibilityCustomRotor.SystemRotorType

  /// Creates a rotor with a name that has attributes for speech.
  public init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search) {
    self.attributedName = attributedName
    self.itemSearchBlock = itemSearchBlock
    systemRotorType = .none
    super.init()
  }

  /// Creates a rotor that replaces one of the system's and has its localized name.
  public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
    attributedName = NSAttributedString(string: "")
    self.itemSearchBlock = itemSearchBlock
    systemRotorType = type
    super.init()
  }

  /// Creates a rotor with a name and the closure that finds its items.
  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    attributedName = NSAttributedString(string: name)
    self.itemSearchBlock = itemSearchBlock
    systemRotorType = .none
    super.init()
  }

  /// The text of `attributedName`. Setting it removes the attributes.
  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }

  /// The direction of a search: backwards after a swipe up, forwards after a swipe down.
  public enum Direction: Int, Sendable { case previous, next }

  /// The built-in rotors of VoiceOver, which an app may fill with its own items.
  public enum SystemRotorType: Int, Sendable {
    /// No system rotor: the custom rotor has a name.
    case none
    /// Links of any kind.
    case link
    /// Links that the user has followed already.
    case visitedLink
    /// Headings of any level.
    case heading
    /// Headings of the first and highest level.
    case headingLevel1
    /// Headings of the second level.
    case headingLevel2
    /// Headings of the third level.
    case headingLevel3
    /// Headings of the fourth level.
    case headingLevel4
    /// Headings of the fifth level.
    case headingLevel5
    /// Headings of the sixth and lowest level.
    case headingLevel6
    /// Ranges of text in bold type.
    case boldText
    /// Ranges of text in italic type.
    case italicText
    /// Ranges of text that are underlined.
    case underlineText
    /// Misspelled words.
    case misspelledWord
    /// Pictures.
    case image
    /// Fields for text input.
    case textField
    /// Tables of rows and columns.
    case table
    /// Lists of items.
    case list
    /// Regions of a page that serve as landmarks, such as a navigation area.
    case landmark
  }
}

/// The element, or the range of text, that a rotor found.
@preconcurrency @MainActor open class UIAccessibilityCustomRotorItemResult: NSObject {
  /// The element to which the assistive program moves its cursor; nil if it was deallocated.
  open weak var targetElement: (any NSObjectProtocol)?
  /// The range of text within the element that was found; nil for the element as a whole.
  open var targetRange: UITextRange?

  public override init() { super.init() }
  /// Creates a result of an element, and of a range of its text if the search found only that range.
  public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
    self.targetElement = targetElement
    self.targetRange = targetRange
    super.init()
  }
}

/// The direction of a rotor's search and the item from which it starts.
@preconcurrency @MainActor open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  /// The item that the search starts from. Its `targetElement` is nil before the first search.
  open var currentItem = UIAccessibilityCustomRotorItemResult()
  /// The direction of the search: to the next or to the previous item.
  open var searchDirection = UIAccessibilityCustomRotor.Direction.next
  public override init() { super.init() }
}
