import CoreGraphics

/// The base class of renderers of images and PDF documents: bounds and a format.
open class UIGraphicsRenderer: NSObject, @unchecked Sendable {
  private let rendererFormat: UIGraphicsRendererFormat

  /// Creates a renderer without area.
  public convenience override init() { self.init(bounds: .zero) }

  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .preferred()) }

  /// Makes a renderer.
  /// - Parameters:
  ///   - bounds: the area to draw, in points; its origin becomes the top left corner of the result.
  ///   - format: the settings, of which the renderer keeps a copy.
  public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
    let copy = format.copy() as? UIGraphicsRendererFormat ?? format
    copy.rendererBounds = bounds
    rendererFormat = copy
    super.init()
  }

  open var format: UIGraphicsRendererFormat { rendererFormat }
  open var allowsImageOutput: Bool { false }
}

/// The settings of a renderer.
open class UIGraphicsRendererFormat: NSObject, NSCopying, @unchecked Sendable {
  var rendererBounds = CGRect.zero

  public override init() { super.init() }

  open class func `default`() -> Self { preferred() }

  /// The best settings for the main screen.
  open class func preferred() -> Self { make() }

  /// A format of the class itself, made by its own `init()`, which is not required of subclasses.
  class func make() -> Self { instantiate(self) as! Self }

  open var bounds: CGRect { rendererBounds }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).make()
    copy.rendererBounds = rendererBounds
    return copy
  }
}

/// The context in which the closure of a renderer draws.
open class UIGraphicsRendererContext: NSObject, @unchecked Sendable {
  /// A PDF document has another one for each page.
  var context: CGContext
  private let rendererFormat: UIGraphicsRendererFormat

  init(context: CGContext, format: UIGraphicsRendererFormat) {
    self.context = context
    rendererFormat = format
    super.init()
  }

  open var cgContext: CGContext { context }
  open var format: UIGraphicsRendererFormat { rendererFormat }

  /// Fills with the current fill colour.
  open func fill(_ rect: CGRect) { fill(rect, blendMode: .normal) }

  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    context.saveGState()
    context.setBlendMode(blendMode)
    context.fill(rect)
    context.restoreGState()
  }

  /// Draws a line of one point just inside the rectangle, in the stroke colour.
  open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .normal) }

  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setLineWidth(1)
    context.stroke(rect.standardized.insetBy(dx: 0.5, dy: 0.5))
    context.restoreGState()
  }

  open func clip(to rect: CGRect) { context.clip(to: rect) }
}
