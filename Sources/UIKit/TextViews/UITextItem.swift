/// A link, an attachment or a tagged range in a text, as delegates of text views get it.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitextitem>
@preconcurrency @MainActor open class UITextItem: NSObject {
  /// The kind of the item, with its value.
  public enum Content {
    /// A link, or data that the view detected.
    case link(URL)
    /// An attachment.
    case textAttachment(NSTextAttachment)
    /// A range with the attribute `textItemTag`.
    case tag(String)
  }

  /// The kind of the item, with its value.
  public let content: UITextItem.Content
  private let storedRange: NSRange
  /// The range of the item, in UTF-16 units.
  open var range: NSRange { storedRange }

  init(_ content: Content, _ range: NSRange) {
    self.content = content
    storedRange = range
    super.init()
  }

  /// Placeholder that the protocol's default implementation of `textView(_:primaryActionFor:defaultAction:)`
  /// returns, to recognize a delegate without the method.
  static let unanswered = UIAction { _ in }

  /// The menu of an item and the preview beside it.
  @preconcurrency @MainActor public struct MenuConfiguration {
    /// The preview that is lifted while the menu is open.
    public enum Preview {
      /// The text of the item.
      case `default`
      /// A view that the app provides for an attachment.
      case view(UIView)
    }

    let preview: Preview?
    let menu: UIMenu

    /// Creates a menu with the item's text as its preview.
    public init(menu: UIMenu) { self.init(preview: .default, menu: menu) }

    /// Creates a menu with a preview; nil for no preview.
    public init(preview: Preview?, menu: UIMenu) {
      self.preview = preview
      self.menu = menu
    }
  }
}

extension NSAttributedString.Key {
  /// A string that makes a range of a text view's text an item of that tag, which can be tapped and pressed without
  /// looking like a link.
  public static let textItemTag = NSAttributedString.Key("UITextItemTag")
}
