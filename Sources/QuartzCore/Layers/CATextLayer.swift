import CoreGraphics
import CoreText
import Foundation

/// The position of the ellipsis in truncated text.
///
/// Apple's documentation: <https://developer.apple.com/documentation/quartzcore/catextlayertruncationmode>
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The text is not truncated.
  public static let none = Self(rawValue: "none")
  /// Each line is truncated at its start.
  public static let start = Self(rawValue: "start")
  /// Each line is truncated at its end.
  public static let end = Self(rawValue: "end")
  /// Each line is truncated in the middle.
  public static let middle = Self(rawValue: "middle")
}

/// The horizontal alignment of a text layer's lines.
///
/// Apple's documentation: <https://developer.apple.com/documentation/quartzcore/catextlayeralignmentmode>
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Lines are aligned according to the writing direction of the language.
  public static let natural = Self(rawValue: "natural")
  /// Lines are aligned at the left.
  public static let left = Self(rawValue: "left")
  /// Lines are aligned at the right.
  public static let right = Self(rawValue: "right")
  /// Lines are centered.
  public static let center = Self(rawValue: "center")
  /// Lines are aligned at both sides, except for the last line.
  public static let justified = Self(rawValue: "justified")
}

/// A layer that draws a string, from the top of its bounds.
///
/// ```swift
/// let caption = CATextLayer()
/// caption.frame = CGRect(x: 20, y: 20, width: 200, height: 24)
/// caption.string = "Caption"
/// caption.fontSize = 16
/// caption.foregroundColor = UIColor.label.cgColor
/// caption.contentsScale = UIScreen.main.scale
/// view.layer.addSublayer(caption)
/// ```
///
/// A plain string is drawn with `font`, `fontSize` and `foregroundColor`, by default Helvetica, 36 points and
/// white; an attributed string is drawn with its attributes. As on iOS, `contentsScale` is 1 unless the app sets
/// it, so that text is blurred on a screen with a higher scale. A subclass can move the text by changing the
/// context in `draw(in:)` before it calls `super`.
///
/// Apple's documentation: <https://developer.apple.com/documentation/quartzcore/catextlayer>
open class CATextLayer: CALayer {
  final var text = TextValues()

  /// The text, a `String` or an `NSAttributedString`.
  open var string: Any? {
    get { text.string }
    set { change("string") { text.string = newValue } }
  }

  /// The font: a `CTFont`, such as a `UIFont`, whose size is ignored, or the name of a font.
  open var font: CFTypeRef? {
    get { text.font }
    set { change("font") { text.font = newValue } }
  }

  /// The font size in points. An attributed string uses its attributes instead.
  open var fontSize: CGFloat {
    get { text.fontSize }
    set { change("fontSize") { text.fontSize = newValue } }
  }

  /// The color of the text, white by default. An attributed string uses its attributes instead.
  open var foregroundColor: CGColor? {
    get { text.foregroundColor }
    set { change("foregroundColor") { text.foregroundColor = newValue } }
  }

  /// Whether lines are wrapped at the width of the bounds.
  open var isWrapped: Bool {
    get { text.isWrapped }
    set { change("wrapped") { text.isWrapped = newValue } }
  }

  /// The position at which long lines are truncated; in wrapped text, only the last line is truncated.
  open var truncationMode: CATextLayerTruncationMode {
    get { text.truncationMode }
    set { change("truncationMode") { text.truncationMode = newValue } }
  }

  /// The horizontal alignment of the lines within the bounds.
  open var alignmentMode: CATextLayerAlignmentMode {
    get { text.alignmentMode }
    set { change("alignmentMode") { text.alignmentMode = newValue } }
  }

  /// Whether glyph positions are quantized to subpixels. It is stored without effect.
  open var allowsFontSubpixelQuantization: Bool {
    get { text.allowsFontSubpixelQuantization }
    set { change("allowsFontSubpixelQuantization") { text.allowsFontSubpixelQuantization = newValue } }
  }

  public override init() {
    super.init()
    needsDisplayOnBoundsChange = true
  }

  public override init(layer: Any) { super.init(layer: layer) }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    let key = "needsDisplayOnBoundsChange"
    if !coder.allowsKeyedCoding || !coder.containsValue(forKey: key) { needsDisplayOnBoundsChange = true }
  }

  override class var properties: LayerTable { textProperties }

  /// Returns whether the text is redrawn after a change: true for each property of this class.
  open override class func needsDisplay(forKey key: String) -> Bool { textProperties[key]?.redraws ?? false }

  open override func draw(in ctx: CGContext) {
    super.draw(in: ctx)
    text.draw(in: ctx, bounds: bounds, scale: contentsScale)
  }

  /// Returns the size of the text: within the width of the bounds if it is wrapped, or else on one line.
  open override func preferredFrameSize() -> CGSize { text.size(in: bounds.size, scale: contentsScale) }
}

extension CATextLayer {
  static let textProperties = LayerTable(
    { CATextLayer() }, above: CALayer.layerProperties, copy: { $1.text = $0.text }
  ) { rows in
    rows.kept("string", \.string, redraws: true)
    rows.kept("font", \.font, redraws: true)
    rows.animated("fontSize", \.fontSize, { $0.text.fontSize }, { $0.text.fontSize = $1 }, redraws: true)
    rows.animated(
      "foregroundColor", \.foregroundColor, { $0.text.foregroundColor }, { $0.text.foregroundColor = $1 },
      redraws: true)
    rows.kept("wrapped", getter: "isWrapped", \.isWrapped, redraws: true)
    rows.kept("truncationMode", \.truncationMode, redraws: true)
    rows.kept("alignmentMode", \.alignmentMode, redraws: true)
    rows.kept("allowsFontSubpixelQuantization", \.allowsFontSubpixelQuantization)
  }
}

/// The values of a text layer.
struct TextValues {
  var string: Any?
  var font: CFTypeRef?
  var fontSize: CGFloat = 36
  var foregroundColor: CGColor? = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
  var isWrapped = false
  var truncationMode = CATextLayerTruncationMode.none
  var alignmentMode = CATextLayerAlignmentMode.natural
  var allowsFontSubpixelQuantization = false

  func draw(in context: CGContext, bounds: CGRect, scale: CGFloat) {
    guard bounds.width > 0, bounds.height > 0, let layout = layout(in: bounds.size, scale: scale) else { return }
    context.saveGState()
    context.clip(to: bounds)
    layout.draw(in: context, at: bounds.origin)
    context.restoreGState()
  }

  func size(in size: CGSize, scale: CGFloat) -> CGSize {
    let room = CGSize(width: isWrapped && size.width > 0 ? size.width : .infinity, height: .infinity)
    return layout(in: room, scale: scale)?.size ?? .zero
  }

  private func layout(in size: CGSize, scale: CGFloat) -> TextLayout? {
    guard let text = attributedString, text.length > 0 else { return nil }
    var options = TextLayoutOptions()
    options.width = size.width
    options.height = isWrapped ? size.height : .infinity
    options.pixelScale = scale
    options.alignment = alignment
    if isWrapped {
      options.lineBreakMode = .byWordWrapping
      options.truncatesLastLine = truncationMode != .none
      return TextLayout(text, options)
    }
    switch truncationMode {
    case .start: options.lineBreakMode = .byTruncatingHead
    case .middle: options.lineBreakMode = .byTruncatingMiddle
    case .end: options.lineBreakMode = .byTruncatingTail
    default: return TextLayout(CoreText.NSAttributedString(unbroken: text), options)
    }
    options.maximumLines = 1
    return TextLayout(text, options)
  }

  private var alignment: NSTextAlignment? {
    switch alignmentMode {
    case .left: return .left
    case .right: return .right
    case .center: return .center
    case .justified: return .justified
    default: return nil
    }
  }

  private var attributedString: CoreText.NSAttributedString? {
    if let attributed = string as? CoreText.NSAttributedString { return attributed }
    guard let plain = string as? String else { return nil }
    var attributes: [CoreText.NSAttributedString.Key: Any] = [.font: plainFont]
    if let foregroundColor { attributes[.foregroundColor] = foregroundColor }
    return CoreText.NSAttributedString(string: plain, attributes: attributes)
  }

  private var plainFont: CTFont {
    let size = fontSize.isFinite && fontSize > 0 ? min(fontSize, 10_000) : 1
    if let font = font as? CTFont {
      var spec = font.spec
      spec.size = size
      return CTFont(spec: spec)
    }
    var spec = FontSpec(size: size)
    let name = (font as? NSString).map { "\($0)" } ?? (font as Any as? String) ?? "Helvetica"
    if let (family, face) = FontCatalog.face(postScriptName: name) {
      spec.family = family.name
      spec.design = family.design
      spec.weight = face.weight
      spec.isItalic = face.isItalic
      spec.postScriptName = face.name
    }
    return CTFont(spec: spec)
  }
}

extension CoreText.NSAttributedString {
  /// Creates a copy of the text whose lines are not broken.
  fileprivate convenience init(unbroken text: CoreText.NSAttributedString) {
    let copy = CoreText.NSMutableAttributedString(attributedString: text)
    let given = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    let style = NSMutableParagraphStyle()
    if let given { style.setParagraphStyle(given) }
    style.lineBreakMode = .byClipping
    copy.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: copy.length))
    self.init(attributedString: copy)
  }
}
