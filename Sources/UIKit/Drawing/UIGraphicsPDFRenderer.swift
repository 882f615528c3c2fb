import CoreGraphics

/// Renders PDF documents on iOS; by name only here: the actions run, but draw into nothing, and the data is empty.
open class UIGraphicsPDFRenderer: UIGraphicsRenderer, @unchecked Sendable {
  public typealias DrawingActions = (UIGraphicsPDFRendererContext) -> Void

  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    super.init(bounds: bounds, format: format)
  }

  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .preferred()) }

  open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    Unsupported.log("UIGraphicsPDFRenderer")
    guard
      let page = ImageBitmap(bounds: CGRect(x: 0, y: 0, width: 1, height: 1), scale: 1, isOpaque: false)
    else { return Data() }
    UIGraphicsPushContext(page.context)
    defer { UIGraphicsPopContext() }
    actions(UIGraphicsPDFRendererContext(context: page.context, format: format))
    return Data()
  }

  open func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws {
    _ = pdfData(actions: actions)
    throw CocoaError(.featureUnsupported)
  }
}

/// The settings of a PDF renderer.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat, @unchecked Sendable {
  /// Title, author and the like, by Core Graphics' keys.
  open var documentInfo: [String: Any] = [:]

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? UIGraphicsPDFRendererFormat)?.documentInfo = documentInfo
    return copy
  }
}

/// What a PDF renderer's actions draw with.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext, @unchecked Sendable {
  open var pdfContextBounds: CGRect { format.bounds }

  open func beginPage() {}
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {}
  open func setURL(_ url: URL, for rect: CGRect) {}
  open func addDestination(withName name: String, at point: CGPoint) {}
  open func setDestinationWithName(_ name: String, for rect: CGRect) {}
}
