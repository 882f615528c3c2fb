import CoreText
import Synchronization

/// The methods by which TextKit 1 gets an attachment's bounds and image.
public protocol NSTextAttachmentContainer: NSObjectProtocol {
  /// Returns the image in a line; nil draws none.
  func image(forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int)
    -> UIImage?
  /// Returns size and offset from the baseline, with y growing upwards.
  func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect
}

/// The methods by which TextKit 2 gets an attachment's bounds, image and view.
public protocol NSTextAttachmentLayout: NSObjectProtocol {
  /// Returns the image in a line; nil draws none.
  func image(
    for bounds: CGRect, attributes: [NSAttributedString.Key: Any], location: any NSTextLocation,
    textContainer: NSTextContainer?
  ) -> UIImage?
  /// Returns size and offset from the baseline, with y growing upwards.
  func attachmentBounds(
    for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation, textContainer: NSTextContainer?,
    proposedLineFragment: CGRect, position: CGPoint
  ) -> CGRect
  /// Returns the provider of the attachment's view; nil if it has none.
  func viewProvider(
    for parentView: UIView?, location: any NSTextLocation, textContainer: NSTextContainer?
  ) -> NSTextAttachmentViewProvider?
}

/// An image, or a view of a provider, within text: the value of the `attachment` attribute.
///
/// ```swift
/// let star = NSTextAttachment()
/// star.image = UIImage(systemName: "star.fill")
/// star.bounds = CGRect(x: 0, y: -3, width: 17, height: 17)
/// let text = NSMutableAttributedString(string: "Favorite ")
/// text.append(NSAttributedString(attachment: star))
/// label.attributedText = text
/// ```
///
/// Its character is U+FFFC. The bounds are relative to the baseline, with y growing upwards.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/nstextattachment>
open class NSTextAttachment: NSObject, NSTextAttachmentContainer, NSTextAttachmentLayout, NSSecureCoding {
  /// The character in the text that an attachment belongs to.
  public class var character: Int { 0xFFFC }

  /// The bytes of an image file, shown when there is no `image`.
  open var contents: Data? { didSet { decoded = nil } }
  /// The type of `contents`, a uniform type identifier. Nil by default.
  open var fileType: String?
  /// The picture in the text, at its own size unless `bounds` specifies another. Nil by default.
  open var image: UIImage?
  /// The size, and the upward offset from the baseline, in points; an empty size stands for the size of the image.
  open var bounds = CGRect.zero
  /// Space between the attachment's picture and the edges of its box, in points. The box keeps its width.
  open var lineLayoutPadding: CGFloat = 0
  /// Whether a view provider may show the attachment by a view. True by default.
  open var allowsTextAttachmentView = true
  /// Whether a view shows the attachment: there is a provider for its `fileType`.
  open var usesTextAttachmentView: Bool { allowsTextAttachmentView && providerClass != nil }
  /// The attached file. Unless `contents` is set, that is the data of the file.
  open var fileWrapper: FileWrapper? {
    didSet {
      decoded = nil
      if contents == nil, let wrapper = fileWrapper { contents = wrapper.regularFileContents }
    }
  }
  private var decoded: UIImage?

  public convenience override init() { self.init(data: nil, ofType: nil) }

  /// Creates an attachment of data with a uniform type identifier.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    super.init()
    if type(of: self) != NSTextAttachment.self {
      NSTextAttachment.areViewsExpected.store(true, ordering: .relaxed)
    }
  }

  /// Creates an attachment with an image.
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }

  /// Decodes the data, its type, the image and the bounds.
  public required init?(coder: NSCoder) {
    super.init()
    contents = coder.decodeObject(of: NSData.self, forKey: "contents").map { Data(referencing: $0) }
    fileType = coder.decodeObject(of: NSString.self, forKey: "fileType").map { String(describing: $0) }
    image = coder.decodeObject(of: UIImage.self, forKey: "image")
    func number(_ key: String) -> CGFloat { CGFloat(coder.decodeDouble(forKey: key)) }
    bounds = CGRect(x: number("x"), y: number("y"), width: number("width"), height: number("height"))
  }

  /// Always true.
  public static var supportsSecureCoding: Bool { true }
  /// Encodes the data, its type, the image and the bounds.
  open func encode(with coder: NSCoder) {
    if let contents { coder.encode(NSData(data: contents), forKey: "contents") }
    if let fileType { coder.encode(NSString(string: fileType), forKey: "fileType") }
    if let image { coder.encode(image, forKey: "image") }
    for (key, value) in [
      ("x", bounds.minX), ("y", bounds.minY), ("width", bounds.width), ("height", bounds.height),
    ] { coder.encode(Double(value), forKey: key) }
  }

  // MARK: Views

  private static let providers = Locked<[String: AnyClass]>([:])
  /// Whether there are attachments that views may show: subclasses, or registered providers.
  static var mayHaveViews: Bool { areViewsExpected.load(ordering: .relaxed) }
  private static let areViewsExpected = Atomic(false)
  /// Whether the attachment may be shown by a view.
  var mayUseView: Bool {
    allowsTextAttachmentView && (type(of: self) != NSTextAttachment.self || providerClass != nil)
  }

  /// Returns the class of view providers that was registered for a file type; nil if none was.
  open class func textAttachmentViewProviderClass(forFileType fileType: String) -> AnyClass? {
    providers.withLock { $0[fileType] }
  }

  /// Registers a subclass of `NSTextAttachmentViewProvider` whose views show attachments of a file type.
  open class func registerViewProviderClass(
    _ textAttachmentViewProviderClass: AnyClass, forFileType fileType: String
  ) {
    providers.withLock { $0[fileType] = textAttachmentViewProviderClass }
    areViewsExpected.store(true, ordering: .relaxed)
  }

  private var providerClass: AnyClass? {
    fileType.flatMap { type(of: self).textAttachmentViewProviderClass(forFileType: $0) }
  }

  /// Returns a new provider of the view that shows the attachment; nil for the image.
  open func viewProvider(
    for parentView: UIView?, location: any NSTextLocation, textContainer: NSTextContainer?
  ) -> NSTextAttachmentViewProvider? {
    guard allowsTextAttachmentView, let providerClass, providerClass is NSTextAttachmentViewProvider.Type else {
      return nil
    }
    // The class's own initializer, which Apple's does not require of subclasses.
    var arguments = InitializerArguments()
    arguments.add(self)
    arguments.add(parentView)
    arguments.add(textContainer?.textLayoutManager)
    arguments.add(location as any NSTextLocation)
    return instantiate(providerClass, from: NSTextAttachmentViewProvider.self, initializer: 0, arguments)
      as? NSTextAttachmentViewProvider
  }

  /// Returns the image to draw in a line of TextKit 2; by default that of the method for TextKit 1.
  open func image(
    for bounds: CGRect, attributes: [NSAttributedString.Key: Any] = [:], location: any NSTextLocation,
    textContainer: NSTextContainer?
  ) -> UIImage? {
    image(
      forBounds: bounds, textContainer: textContainer,
      characterIndex: (location as? TextOffsetLocation)?.offset ?? 0)
  }

  /// Returns the bounds in a line of TextKit 2; by default those of the method for TextKit 1.
  open func attachmentBounds(
    for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation, textContainer: NSTextContainer?,
    proposedLineFragment: CGRect, position: CGPoint
  ) -> CGRect {
    attachmentBounds(
      for: textContainer, proposedLineFragment: proposedLineFragment, glyphPosition: position,
      characterIndex: (location as? TextOffsetLocation)?.offset ?? 0)
  }

  /// Draws the image into the current context.
  func draw(in rect: CGRect, _ container: NSTextContainer?, _ index: Int) {
    let padding = lineLayoutPadding.isFinite ? min(max(lineLayoutPadding, 0), rect.width / 2) : 0
    let inner = rect.insetBy(dx: padding, dy: 0)
    image(forBounds: inner, textContainer: container, characterIndex: index)?.draw(in: inner)
  }

  // MARK: Image

  private var shownImage: UIImage? {
    if let image { return image }
    if decoded == nil, let contents { decoded = UIImage(data: contents) }
    return decoded
  }

  /// Returns the image to be drawn in a line; the attachment's own unless overridden.
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { shownImage }

  /// Returns `bounds` or, if it is empty, the image's size on the baseline.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect {
    if bounds.width > 0 || bounds.height > 0 { return bounds }
    return CGRect(origin: bounds.origin, size: shownImage?.size ?? .zero)
  }
}

extension NSAttributedString {
  /// Creates a string of the character that shows an attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }

  /// Returns whether a range has attachments.
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
