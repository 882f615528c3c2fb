import CoreText

/// The methods by which the typesetter asks an attachment for its bounds and image.
public protocol NSTextAttachmentContainer: NSObjectProtocol {
  func image(forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int)
    -> UIImage?
  func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect
}

/// An image, or a view of a provider, in the middle of text: the value of the `attachment` attribute.
///
/// ```swift
/// let star = NSTextAttachment()
/// star.image = UIImage(systemName: "star.fill")
/// star.bounds = CGRect(x: 0, y: -3, width: 17, height: 17)
/// let text = NSMutableAttributedString(string: "Favourite ")
/// text.append(NSAttributedString(attachment: star))
/// label.attributedText = text
/// ```
///
/// Its character is U+FFFC. The bounds are relative to the baseline, with y growing upwards.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/nstextattachment>
open class NSTextAttachment: NSObject, NSTextAttachmentContainer, NSSecureCoding {
  /// The character in the text that an attachment belongs to.
  public class var character: Int { 0xFFFC }

  /// The bytes of an image file, shown when there is no `image`.
  open var contents: Data? { didSet { decoded = nil } }
  /// The type of `contents`, a uniform type identifier. Default nil.
  open var fileType: String?
  /// The picture in the text, at its own size unless `bounds` says another one. Default nil.
  open var image: UIImage?
  /// Size, and offset from the baseline upwards; an empty size means the image's own.
  open var bounds = CGRect.zero
  /// Space at both sides.
  open var lineLayoutPadding: CGFloat = 0 {
    didSet { Unsupported.log("NSTextAttachment.lineLayoutPadding") }
  }
  /// Whether a view provider may show the attachment by a view. True by default.
  open var allowsTextAttachmentView = true {
    didSet { Unsupported.log("NSTextAttachment.allowsTextAttachmentView") }
  }
  /// Views in text do not exist here: the image is drawn.
  open var usesTextAttachmentView: Bool { false }
  private var decoded: UIImage?

  public convenience override init() { self.init(data: nil, ofType: nil) }

  /// An attachment of data with a uniform type identifier.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    super.init()
  }

  /// An attachment with an image.
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }

  public required init?(coder: NSCoder) { super.init() }

  public static var supportsSecureCoding: Bool { true }
  open func encode(with coder: NSCoder) {}

  private var shownImage: UIImage? {
    if let image { return image }
    if decoded == nil, let contents { decoded = UIImage(data: contents) }
    return decoded
  }

  /// Returns the image to be drawn in a line; the attachment's own unless overridden.
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { shownImage }

  /// `bounds`, or the image's size on the baseline.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect {
    if bounds.width > 0 || bounds.height > 0 { return bounds }
    return CGRect(origin: bounds.origin, size: shownImage?.size ?? .zero)
  }
}

extension NSAttributedString {
  /// The one character that shows an attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }

  /// Whether a range has attachments.
  public func containsAttachments(in range: NSRange) -> Bool {
    var found = false
    enumerateAttribute(.attachment, in: range) { value, _, stop in
      guard value != nil else { return }
      found = true
      stop.pointee = ObjCBool(true)
    }
    return found
  }
}
