/// An entry of a menu: a menu, an action or a command.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uimenuelement>
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  /// The mark beside an entry.
  public enum State: Int, @unchecked Sendable {
    case off = 0
    case on = 1
    case mixed = 2
  }

  /// How an entry looks and acts; raw values as in `UIMenuElementAttributes`.
  public struct Attributes: OptionSet, @unchecked Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var disabled: Attributes { Attributes(rawValue: 1 << 0) }
    public static var destructive: Attributes { Attributes(rawValue: 1 << 1) }
    public static var hidden: Attributes { Attributes(rawValue: 1 << 2) }
    /// Choosing the entry leaves the menu open.
    public static var keepsMenuPresented: Attributes { Attributes(rawValue: 1 << 3) }
  }

  var storedTitle: String
  var storedImage: UIImage?

  open var title: String { storedTitle }
  /// A second line.
  open var subtitle: String?
  open var image: UIImage? { storedImage }

  package init(title: String, subtitle: String?, image: UIImage?) {
    storedTitle = title
    storedImage = image
    self.subtitle = subtitle
    super.init()
  }

  public required init?(coder: NSCoder) {
    storedTitle = ""
    super.init()
  }
}
