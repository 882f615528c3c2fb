/// An entry of a menu: a `UIMenu`, `UIAction`, `UICommand` or `UIDeferredMenuElement`.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uimenuelement>
@preconcurrency @MainActor
open class UIMenuElement: NSObject, @preconcurrency NSCopying, @preconcurrency NSSecureCoding {
  /// The mark beside an entry.
  public enum State: Int, Sendable {
    /// The entry has no mark.
    case off = 0
    /// A check mark.
    case on = 1
    /// A dash: some of the values that the element represents are on.
    case mixed = 2
  }

  /// Attributes of an entry's look and behavior; raw values as in `UIMenuElementAttributes`.
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The element is gray, and can't be chosen.
    public static var disabled: Attributes { Attributes(rawValue: 1 << 0) }
    /// The title is red.
    public static var destructive: Attributes { Attributes(rawValue: 1 << 1) }
    /// The element is hidden.
    public static var hidden: Attributes { Attributes(rawValue: 1 << 2) }
    /// Choosing the entry leaves the menu open.
    public static var keepsMenuPresented: Attributes { Attributes(rawValue: 1 << 3) }
  }

  var storedTitle: String
  var storedImage: UIImage?

  /// The text of the element.
  open var title: String { storedTitle }
  /// A second line.
  open var subtitle: String?
  /// The image beside the text; nil for none.
  open var image: UIImage? { storedImage }

  package init(title: String, subtitle: String?, image: UIImage?) {
    storedTitle = title
    storedImage = image
    self.subtitle = subtitle
    super.init()
  }

  public required init?(coder: NSCoder) {
    storedTitle = coder.decodeObject(of: NSString.self, forKey: "title").map { String(describing: $0) } ?? ""
    subtitle = coder.decodeObject(of: NSString.self, forKey: "subtitle").map { String(describing: $0) }
    super.init()
  }

  open class var supportsSecureCoding: Bool { true }

  /// Encodes the texts; handlers cannot be archived.
  open func encode(with coder: NSCoder) {
    coder.encode(NSString(string: storedTitle), forKey: "title")
    if let subtitle { coder.encode(NSString(string: subtitle), forKey: "subtitle") }
  }

  /// Returns the object itself: entries are changed by replacing them.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
