/// A link or an attachment in a text, as delegates of text views get it.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitextitem>
@preconcurrency @MainActor open class UITextItem: NSObject {
  public enum Content {
    case link(URL)
    case textAttachment(NSTextAttachment)
    case tag(String)
  }

  public let content: UITextItem.Content
  private let place: NSRange
  /// In UTF-16 units.
  open var range: NSRange { place }

  init(_ content: Content, _ range: NSRange) {
    self.content = content
    place = range
    super.init()
  }

  /// What stands for the answer of a delegate that has no `textView(_:primaryActionFor:defaultAction:)`.
  static let unanswered = UIAction { _ in }
}
