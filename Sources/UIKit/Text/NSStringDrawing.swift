import CoreText

/// Options for measuring and drawing text in a rectangle.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The origin is the first line's top left instead of its baseline; text wraps.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// The fonts' leading counts between lines.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// Measures the glyphs' ink instead of their line boxes.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// Ends the last line that fits with an ellipsis.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// The parameters and results of drawing a string: how far the text may shrink to fit, and how far it did.
open class NSStringDrawingContext: NSObject {
  /// The smallest factor on font sizes that may be used to make text fit; 0 for none.
  open var minimumScaleFactor: CGFloat = 0
  /// The factor that was used.
  open internal(set) var actualScaleFactor: CGFloat = 0
  /// The bounds of the text that was drawn.
  open internal(set) var totalBounds = CGRect.zero
}

extension NSAttributedString {
  /// Returns the size of the text on unbounded lines, in fractions of points; round it up for frames.
  public func size() -> CGSize { StringDrawing.layout(self, .zero, .usesLineFragmentOrigin, nil).size }

  /// Draws the text with its top left at a point of the current context.
  public func draw(at point: CGPoint) {
    StringDrawing.draw(self, CGRect(origin: point, size: .zero), .usesLineFragmentOrigin, nil)
  }

  /// Draws the text wrapped to a rectangle, without the lines that do not fit.
  public func draw(in rect: CGRect) {
    guard rect.width > 0, rect.height > 0 else { return }
    StringDrawing.draw(self, rect, .usesLineFragmentOrigin, nil)
  }

  /// Draws the text in a rectangle; a side of 0 is unbounded.
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
    StringDrawing.draw(self, rect, options, context)
  }

  /// Returns the bounding rectangle of the text in a size, in fractions of points; a width or height of 0 is
  /// unbounded.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let layout = StringDrawing.layout(self, size, options, context)
    let y = options.contains(.usesLineFragmentOrigin) ? 0 : -(layout.lines.first?.descent ?? 0)
    let bounds = CGRect(x: 0, y: y, width: layout.measuredWidth, height: layout.size.height)
    context?.totalBounds = bounds
    return bounds
  }
}

/// The implementation of measuring and drawing strings.
enum StringDrawing {
  static func layout(
    _ text: NSAttributedString, _ size: CGSize, _ options: NSStringDrawingOptions,
    _ context: NSStringDrawingContext?
  ) -> TextLayout {
    var layout = TextLayoutOptions()
    if options.contains(.usesLineFragmentOrigin) {
      layout.width = limit(size.width)
      layout.height = limit(size.height)
    } else {
      layout.maximumLines = 1
      if options.contains(.truncatesLastVisibleLine) { layout.width = limit(size.width) }
    }
    layout.truncatesLastLine = options.contains(.truncatesLastVisibleLine)
    layout.usesFontLeading = options.contains(.usesFontLeading)
    if let context, context.minimumScaleFactor > 0, context.minimumScaleFactor < 1 {
      layout.fontScale = TextLayout.fittingScale(text, layout, minimum: context.minimumScaleFactor)
    }
    context?.actualScaleFactor = layout.fontScale
    return TextLayout(text, layout)
  }

  /// Returns a length as a limit: infinity for 0, negative and very large lengths.
  private static func limit(_ side: CGFloat) -> CGFloat { side > 0 && side < 1e7 ? side : .infinity }

  static func draw(
    _ text: NSAttributedString, _ rect: CGRect, _ options: NSStringDrawingOptions,
    _ context: NSStringDrawingContext?
  ) {
    guard let graphics = UIGraphicsGetCurrentContext() else { return }
    let layout = layout(text, rect.size, options, context)
    var origin = rect.origin
    if !options.contains(.usesLineFragmentOrigin) { origin.y -= layout.firstBaseline }
    context?.totalBounds = CGRect(origin: origin, size: layout.size)
    guard layout.options.width.isFinite, layout.lines.contains(where: { $0.frame.width > rect.width + 0.5 }) else {
      layout.draw(in: graphics, at: origin)
      return
    }
    // Clipped text, and text too wide to be broken, is cut off at the rectangle.
    graphics.saveGState()
    graphics.clip(
      to: CGRect(x: rect.minX, y: rect.minY - 1000, width: rect.width, height: layout.size.height + 2000))
    layout.draw(in: graphics, at: origin)
    graphics.restoreGState()
  }

  /// Returns the size of a string. An empty string is as high as a line of its font.
  static func size(_ string: String, _ attributes: [NSAttributedString.Key: Any]?) -> CGSize {
    guard string.isEmpty else { return NSAttributedString(string: string, attributes: attributes).size() }
    return CGSize(width: 0, height: NSAttributedString(string: " ", attributes: attributes).size().height)
  }
}
