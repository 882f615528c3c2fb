import CoreGraphics

/// A print formatter for a text in one font and color, or with its own attributes.
///
/// ```swift
/// let printing = UIPrintInteractionController.shared
/// printing.printFormatter = UISimpleTextPrintFormatter(text: "Shopping list")
/// printing.present(animated: true, completionHandler: nil)
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uisimpletextprintformatter>
@preconcurrency @MainActor open class UISimpleTextPrintFormatter: UIPrintFormatter {
  private var plain: String?
  private var attributed: NSAttributedString?
  private var cache = TextPagesCache()

  /// Prints a text.
  public init(text: String) {
    plain = text
    super.init()
  }

  /// Prints a text with its attributes.
  public init(attributedText: NSAttributedString) {
    attributed = attributedText.copy() as? NSAttributedString
    super.init()
  }

  /// The text; nil for a text with attributes.
  open var text: String? {
    get { plain }
    set {
      (plain, attributed) = (newValue, nil)
      invalidate()
    }
  }

  /// The text with its attributes; nil for a text without. It is copied.
  open var attributedText: NSAttributedString? {
    get { attributed }
    set {
      (attributed, plain) = (newValue?.copy() as? NSAttributedString, nil)
      invalidate()
    }
  }

  /// The font of a text without attributes; nil for the system's of 12 points.
  open var font: UIFont? { didSet { invalidate() } }
  /// The color of a text without attributes; nil for black.
  open var color: UIColor? { didSet { invalidate() } }
  /// The alignment of a text without attributes. `.natural` by default.
  open var textAlignment = NSTextAlignment.natural { didSet { invalidate() } }

  override func makeCopy() -> UIPrintFormatter {
    let copy = UISimpleTextPrintFormatter(text: plain ?? "")
    if attributed != nil { copy.attributedText = attributed }
    (copy.font, copy.color, copy.textAlignment) = (font, color, textAlignment)
    return copy
  }

  override func invalidate() { cache.forget() }
  override func numberOfPages() -> Int { cache.pages(of: content, for: self).count }
  override func drawContent(ofPage index: Int, in rect: CGRect) {
    cache.pages(of: content, for: self).draw(index, in: rect)
  }

  private var content: NSAttributedString {
    if let attributed { return attributed }
    let style = NSMutableParagraphStyle()
    style.alignment = textAlignment
    return NSAttributedString(
      string: plain ?? "",
      attributes: [
        .font: font ?? UIFont.systemFont(ofSize: 12), .foregroundColor: color ?? .black, .paragraphStyle: style,
      ])
  }
}

/// A print formatter for a text in HTML.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uimarkuptextprintformatter>
@preconcurrency @MainActor open class UIMarkupTextPrintFormatter: UIPrintFormatter {
  private var cache = TextPagesCache()
  private var read: NSAttributedString?

  /// Prints HTML.
  public init(markupText: String) {
    self.markupText = markupText
    super.init()
  }

  /// The HTML; as much of it is printed as attributed strings can be read from.
  open var markupText: String? {
    didSet {
      read = nil
      invalidate()
    }
  }

  override func makeCopy() -> UIPrintFormatter { UIMarkupTextPrintFormatter(markupText: markupText ?? "") }
  override func invalidate() { cache.forget() }
  override func numberOfPages() -> Int { cache.pages(of: content, for: self).count }
  override func drawContent(ofPage index: Int, in rect: CGRect) {
    cache.pages(of: content, for: self).draw(index, in: rect)
  }

  private var content: NSAttributedString {
    if let read { return read }
    let text = HTMLReader.read(markupText ?? "")
    read = text
    return text
  }
}
