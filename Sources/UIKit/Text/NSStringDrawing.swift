import CoreText

/// How text is measured and drawn in a rectangle.
public struct NSStringDrawingOptions: OptionSet, @unchecked Sendable {
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

/// In: how far text may shrink to fit. Out: what was done.
open class NSStringDrawingContext: NSObject {
  /// The smallest factor on font sizes that may be used to make text fit; 0 for none.
  open var minimumScaleFactor: CGFloat = 0
  /// The factor that was used.
  open internal(set) var actualScaleFactor: CGFloat = 0
  /// What the text took.
  open internal(set) var totalBounds = CGRect.zero
}

extension NSAttributedString {
  /// The size of the text on unbounded lines.
  public func size() -> CGSize { .zero }
  /// Draws the text with its top left at a point of the current context.
  public func draw(at point: CGPoint) {}
  /// Draws the text, wrapped and cut to a rectangle.
  public func draw(in rect: CGRect) {}
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {}
  /// What the text takes in a size.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect { .zero }
}
