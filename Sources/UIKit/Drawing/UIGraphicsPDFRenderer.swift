import CoreGraphics

/// A renderer of PDF documents.
///
/// ```swift
/// let data = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 612, height: 792)).pdfData { context in
///   context.beginPage()
///   "Hello".draw(at: CGPoint(x: 72, y: 72), withAttributes: nil)
/// }
/// ```
///
/// Lengths are points of 1/72 inch, with the origin at the top left of the page.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uigraphicspdfrenderer>
open class UIGraphicsPDFRenderer: UIGraphicsRenderer, @unchecked Sendable {
  /// A closure that draws the pages of a document, each begun by the context.
  public typealias DrawingActions = (UIGraphicsPDFRendererContext) -> Void

  /// Creates a renderer with an empty area.
  public convenience init() { self.init(bounds: .zero) }

  /// Creates a renderer whose pages have the given bounds, in points, and the settings of a format.
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    super.init(bounds: bounds, format: format)
  }

  /// Creates a renderer whose pages have the given bounds, in points, and default settings.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .preferred()) }

  /// Returns the document that the closure draws. Drawing before the first `beginPage()` is lost.
  open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    let info = (format as? UIGraphicsPDFRendererFormat)?.documentInfo ?? [:]
    guard let writer = PDFWriter(bounds: format.bounds, info: info),
      let none = ImageBitmap(bounds: CGRect(x: 0, y: 0, width: 1, height: 1), scale: 1, isOpaque: false)
    else { return Data() }
    UIGraphicsPushContext(none.context)
    let context = UIGraphicsPDFRendererContext(context: none.context, format: format, writer: writer)
    actions(context)
    UIGraphicsPopContext()
    return writer.finish()
  }

  /// Writes the document that the closure draws to a file. Throws if the file can't be written.
  open func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws {
    try pdfData(actions: actions).write(to: url)
  }
}

/// The settings of a PDF renderer.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat, @unchecked Sendable {
  /// Title, author and other information, by Core Graphics' keys.
  open var documentInfo: [String: Any] = [:]

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? UIGraphicsPDFRendererFormat)?.documentInfo = documentInfo
    return copy
  }
}

/// The context in which the closure of a PDF renderer draws. Lengths are points, with the origin at the top left.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext, @unchecked Sendable {
  private let writer: PDFWriter

  init(context: CGContext, format: UIGraphicsRendererFormat, writer: PDFWriter) {
    self.writer = writer
    super.init(context: context, format: format)
  }

  /// The bounds of the current page, in points.
  open var pdfContextBounds: CGRect { writer.bounds }

  /// Begins a page with the renderer's bounds.
  open func beginPage() { beginPage(withBounds: format.bounds, pageInfo: [:]) }

  /// Begins a page with its own bounds, in points. The information about the page is ignored.
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
    guard let page = writer.beginPage(bounds) else { return }
    UIGraphicsPopContext()
    UIGraphicsPushContext(page)
    context = page
  }

  /// Makes a rectangle a link to a URL.
  open func setURL(_ url: URL, for rect: CGRect) { writer.addLink(to: url.absoluteString, rect) }
  /// Names a point of the current page as the destination of links.
  open func addDestination(withName name: String, at point: CGPoint) { writer.addDestination(name, at: point) }
  /// Makes a rectangle of the current page a link to a named destination.
  open func setDestinationWithName(_ name: String, for rect: CGRect) { writer.addLink(toDestination: name, rect) }
}
