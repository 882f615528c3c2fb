import CoreGraphics
import CoreText
import Foundation

/// Where text that does not fit is shortened.
///
/// Apple's documentation: <https://developer.apple.com/documentation/quartzcore/catextlayertruncationmode>
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, @unchecked Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let none = Self(rawValue: "none")
  public static let start = Self(rawValue: "start")
  public static let end = Self(rawValue: "end")
  public static let middle = Self(rawValue: "middle")
}

/// Apple's documentation: <https://developer.apple.com/documentation/quartzcore/catextlayeralignmentmode>
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, @unchecked Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let natural = Self(rawValue: "natural")
  public static let left = Self(rawValue: "left")
  public static let right = Self(rawValue: "right")
  public static let center = Self(rawValue: "center")
  public static let justified = Self(rawValue: "justified")
}

/// Draws a string from the top of its bounds.
///
/// A plain string is drawn in `font`, `fontSize` and `foregroundColor`, which are Helvetica, 36 and white at first; an
/// attributed one as its attributes say. The bitmap has `contentsScale`, which is 1 unless the app sets it to the
/// screen's, as on iOS. Subclasses may move the text by overriding `draw(in:)` and moving the context before `super`.
///
/// Apple's documentation: <https://developer.apple.com/documentation/quartzcore/catextlayer>
open class CATextLayer: CALayer {
  private var text = TextValues()

  /// A `String` or an `NSAttributedString`.
  open var string: Any? {
    get { text.string }
    set { setText("string") { $0.string = newValue } }
  }

  /// A `CTFont` (so a `UIFont`) whose size does not count, or the name of a font.
  open var font: CFTypeRef? {
    get { text.font }
    set { setText("font") { $0.font = newValue } }
  }

  /// In points; an attributed string has its own.
  open var fontSize: CGFloat {
    get { text.fontSize }
    set { setText("fontSize") { $0.fontSize = newValue } }
  }

  open var foregroundColor: CGColor? {
    get { text.foregroundColor }
    set { setText("foregroundColor") { $0.foregroundColor = newValue } }
  }

  /// Whether lines are broken at the bounds' width.
  open var isWrapped: Bool {
    get { text.isWrapped }
    set { setText("wrapped") { $0.isWrapped = newValue } }
  }

  open var truncationMode: CATextLayerTruncationMode {
    get { text.truncationMode }
    set { setText("truncationMode") { $0.truncationMode = newValue } }
  }

  open var alignmentMode: CATextLayerAlignmentMode {
    get { text.alignmentMode }
    set { setText("alignmentMode") { $0.alignmentMode = newValue } }
  }

  /// Kept; glyphs always have sub-pixel positions.
  open var allowsFontSubpixelQuantization = false

  public override init() {
    super.init()
    needsDisplayOnBoundsChange = true
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    if let other = layer as? CATextLayer { text = other.text }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    needsDisplayOnBoundsChange = true
  }

  private func setText(_ key: String, _ body: (inout TextValues) -> Void) {
    let action = willChange(key)
    body(&text)
    didChange(key, action)
    setNeedsDisplay()
  }

  open override func draw(in ctx: CGContext) {
    super.draw(in: ctx)
    text.draw(in: ctx, bounds: bounds, scale: contentsScale)
  }

  /// The size the text takes within the width that the bounds have, or in one line.
  open override func preferredFrameSize() -> CGSize { text.size(in: bounds.size, scale: contentsScale) }
}

/// What a text layer draws.
private struct TextValues {
  var string: Any?
  var font: CFTypeRef?
  var fontSize: CGFloat = 36
  var foregroundColor: CGColor? = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
  var isWrapped = false
  var truncationMode = CATextLayerTruncationMode.none
  var alignmentMode = CATextLayerAlignmentMode.natural

  func draw(in context: CGContext, bounds: CGRect, scale: CGFloat) {}
  func size(in size: CGSize, scale: CGFloat) -> CGSize { .zero }
}
