import CoreGraphics

/// The base class of renderers of images and PDF documents: bounds and a format.
open class UIGraphicsRenderer: NSObject, @unchecked Sendable {
  private let rendererFormat: UIGraphicsRendererFormat

  /// Creates a renderer with an empty area.
  public convenience override init() { self.init(bounds: .zero) }

  /// Creates a renderer for an area, in points, with the preferred format.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .preferred()) }

  /// Creates a renderer.
  /// - Parameters:
  ///   - bounds: the area to draw, in points; its origin becomes the top left corner of the result.
  ///   - format: the settings, which the renderer copies.
  public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
    let copy = format.copy() as? UIGraphicsRendererFormat ?? format
    copy.rendererBounds = bounds
    rendererFormat = copy
    super.init()
  }

  /// The settings of the renderer, with its bounds.
  open var format: UIGraphicsRendererFormat { rendererFormat }
  /// Whether the renderer can create images. False in this class and for PDF documents, true for image renderers.
  open var allowsImageOutput: Bool { false }
}

/// The settings of a renderer.
open class UIGraphicsRendererFormat: NSObject, NSCopying, @unchecked Sendable {
  var rendererBounds = CGRect.zero

  public override init() { super.init() }

  /// Returns the preferred format; Apple's older name for `preferred()`.
  open class func `default`() -> Self { preferred() }

  /// Returns the best settings for the main screen.
  open class func preferred() -> Self { make() }

  /// Creates a format of the class itself with its own `init()`, which subclasses need not have.
  class func make() -> Self { instantiate(self) as! Self }

  /// The area of the renderer that uses the format, in points; zero before that.
  open var bounds: CGRect { rendererBounds }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).make()
    copy.rendererBounds = rendererBounds
    return copy
  }
}

/// The context in which the closure of a renderer draws.
open class UIGraphicsRendererContext: NSObject, @unchecked Sendable {
  /// The Core Graphics context, which changes with each page of a PDF document.
  var context: CGContext
  private let rendererFormat: UIGraphicsRendererFormat

  init(context: CGContext, format: UIGraphicsRendererFormat) {
    self.context = context
    rendererFormat = format
    super.init()
  }

  /// The Core Graphics context, for drawing that the renderer's context has no method for. The origin is at the top
  /// left.
  open var cgContext: CGContext { context }
  /// The settings of the renderer, with its bounds.
  open var format: UIGraphicsRendererFormat { rendererFormat }

  /// Fills a rectangle with the current fill color.
  open func fill(_ rect: CGRect) { fill(rect, blendMode: .normal) }

  /// Fills a rectangle with the current fill color and a blend mode, and restores the context's state.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    context.saveGState()
    context.setBlendMode(blendMode)
    context.fill(rect)
    context.restoreGState()
  }

  /// Strokes a line of one point just inside the rectangle, in the stroke color.
  open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .normal) }

  /// Strokes a line of one point just inside the rectangle, in the stroke color and with a blend mode.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setLineWidth(1)
    context.stroke(rect.standardized.insetBy(dx: 0.5, dy: 0.5))
    context.restoreGState()
  }

  /// Limits further drawing to a rectangle, within the current clip.
  open func clip(to rect: CGRect) { context.clip(to: rect) }
}
