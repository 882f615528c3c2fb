import CoreText

/// Something in the midst of text: an image, as the value of the `attachment` attribute on U+FFFC.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/nstextattachment>
open class NSTextAttachment: NSObject, NSSecureCoding {
  /// The character that stands for an attachment.
  public class var character: Int { 0xFFFC }

  open var contents: Data?
  open var fileType: String?
  open var image: UIImage?
  /// Size, and offset from the baseline upwards; an empty size means the image's own.
  open var bounds = CGRect.zero
  /// Space at both sides.
  open var lineLayoutPadding: CGFloat = 0
  open var allowsTextAttachmentView = true
  open var usesTextAttachmentView: Bool { false }

  public convenience override init() { self.init(data: nil, ofType: nil) }

  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    super.init()
  }

  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }

  public required init?(coder: NSCoder) { super.init() }

  public static var supportsSecureCoding: Bool { true }
  open func encode(with coder: NSCoder) {}
}

extension NSAttributedString {
  /// The one character that shows an attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
