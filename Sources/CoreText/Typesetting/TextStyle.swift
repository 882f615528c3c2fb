/// The attributes of a run, resolved for the typesetter.
final class TextStyle: @unchecked Sendable {
  let font: CTFont
  let instance: FontInstance
  /// The additional space after each character, in points.
  let spacing: Float
  let baselineOffset: CGFloat
  let paragraph: ParagraphMetrics
  let attachment: (any TextAttachmentContent)?
  let isRightToLeftOverride: [Int]
  let foreground: Any?
  let background: Any?
  let underline: Decoration?
  let strikethrough: Decoration?
  let shadow: (any TextShadow)?
  let strokeColor: Any?
  /// The stroke width in percent of the font size; 0 for none, negative to fill the glyphs, too.
  let strokeWidth: CGFloat
  let obliqueness: CGFloat
  /// The horizontal scale of the glyphs.
  let expansion: Float
  /// The glyph that a TextKit client has substituted.
  let override: GlyphOverride?

  struct Decoration {
    var style: NSUnderlineStyle
    var color: Any?
  }

  /// Whether drawing only requires glyphs in a single color.
  var isPlain: Bool {
    background == nil && underline == nil && strikethrough == nil && shadow == nil && strokeWidth == 0
      && attachment == nil
  }

  /// Returns the style of a run, which is cached with its attributes unless it is scaled.
  static func of(_ attributes: AttributeSet, fontScale: CGFloat) -> TextStyle {
    if fontScale == 1, let known = attributes.resolved as? TextStyle { return known }
    let style = TextStyle(attributes.values, fontScale)
    if fontScale == 1 { attributes.resolved = style }
    return style
  }

  /// The default font of text on iOS.
  private static let defaultFont = CTFont(spec: .fallback(size: 12))

  private static let coreTextColor = NSAttributedString.Key(kCTForegroundColorAttributeName)

  private init(_ values: [NSAttributedString.Key: Any], _ fontScale: CGFloat) {
    var font = values[.font] as? CTFont ?? TextStyle.defaultFont
    let paragraphStyle = values[.paragraphStyle] as? NSParagraphStyle
    let kern = TextStyle.number(values[.kern])
    if fontScale != 1 || values[.ligature] != nil || kern == 0 {
      var spec = font.spec
      spec.size *= fontScale
      if TextStyle.number(values[.ligature]) == 0 {
        spec.features += [.init(tag: "liga", value: 0), .init(tag: "clig", value: 0)]
      }
      // A kern of 0 disables pair kerning; without the attribute, the font's kerning applies.
      if kern == 0 { spec.features.append(.init(tag: "kern", value: 0)) }
      font = CTFont(spec: spec)
    }
    self.font = font
    instance = FontInstance.of(font.spec)
    let tracking = TextStyle.number(values[.tracking])
    spacing = Float((tracking ?? kern ?? 0) * fontScale)
    baselineOffset = (TextStyle.number(values[.baselineOffset]) ?? 0) * fontScale
    paragraph = paragraphStyle?.metrics ?? ParagraphMetrics()
    override = values[.glyphOverride] as? GlyphOverride
    attachment = override?.kind == .space ? override : values[.attachment] as? any TextAttachmentContent
    isRightToLeftOverride =
      (values[.writingDirection] as? [Any])?.compactMap {
        TextStyle.number($0).map { Int($0) }
      } ?? []
    foreground = values[.foregroundColor] ?? values[TextStyle.coreTextColor]
    background = values[.backgroundColor] ?? values[.init(kCTBackgroundColorAttributeName)]
    underline = TextStyle.decoration(
      values[.underlineStyle], values[.underlineColor] ?? values[.init(kCTUnderlineColorAttributeName)])
    strikethrough = TextStyle.decoration(values[.strikethroughStyle], values[.strikethroughColor])
    shadow = values[.shadow] as? any TextShadow
    strokeColor = values[.strokeColor] ?? values[.init(kCTStrokeColorAttributeName)]
    strokeWidth = TextStyle.number(values[.strokeWidth]) ?? 0
    obliqueness = TextStyle.number(values[.obliqueness]) ?? 0
    expansion = Float(exp(min(max(TextStyle.number(values[.expansion]) ?? 0, -3), 3)))
  }

  /// Creates a copy with additional attributes that affect drawing, but not layout.
  init(_ style: TextStyle, drawnWith values: [NSAttributedString.Key: Any]) {
    font = style.font
    instance = style.instance
    spacing = style.spacing
    baselineOffset = style.baselineOffset
    paragraph = style.paragraph
    attachment = style.attachment
    isRightToLeftOverride = style.isRightToLeftOverride
    expansion = style.expansion
    override = style.override
    foreground = values[.foregroundColor] ?? style.foreground
    background = values[.backgroundColor] ?? style.background
    let underlined = TextStyle.decoration(values[.underlineStyle], values[.underlineColor])
    underline = values[.underlineStyle] == nil ? style.underline : underlined
    let struck = TextStyle.decoration(values[.strikethroughStyle], values[.strikethroughColor])
    strikethrough = values[.strikethroughStyle] == nil ? style.strikethrough : struck
    shadow = values[.shadow] as? any TextShadow ?? style.shadow
    strokeColor = values[.strokeColor] ?? style.strokeColor
    strokeWidth = TextStyle.number(values[.strokeWidth]) ?? style.strokeWidth
    obliqueness = TextStyle.number(values[.obliqueness]) ?? style.obliqueness
  }

  private static func decoration(_ value: Any?, _ color: Any?) -> Decoration? {
    let style = value as? NSUnderlineStyle ?? number(value).map { NSUnderlineStyle(rawValue: Int($0)) }
    guard let style, style.rawValue & 0xFF != 0 else { return nil }
    return Decoration(style: style, color: color)
  }

  /// Returns a finite number, regardless of its type.
  static func number(_ value: Any?) -> CGFloat? {
    let result: CGFloat
    switch value {
    case let value as CGFloat: result = value
    case let value as Int: result = CGFloat(value)
    case let value as Double: result = CGFloat(value)
    case let value as Float: result = CGFloat(value)
    case let value as Bool: result = value ? 1 : 0
    case let value as NSNumber: result = CGFloat(value.doubleValue)
    case let value as NSUnderlineStyle: result = CGFloat(value.rawValue)
    default: return nil
    }
    return result.isFinite ? min(max(result, -1e6), 1e6) : nil
  }
}
