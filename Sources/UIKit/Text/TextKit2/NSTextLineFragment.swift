import CoreText

/// A line of text that TextKit 2 laid out.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/nstextlinefragment>
open class NSTextLineFragment: NSObject, NSSecureCoding {
  private let text: NSAttributedString
  private let line: FlowLine?
  /// Padding at the line's start, in points.
  private let padding: CGFloat
  /// Attributes that override the text's own when it is drawn, for ranges of the text.
  var overlay: () -> [(range: Range<Int>, values: [NSAttributedString.Key: Any])] = { [] }
  var drawAttachment: ((NSTextAttachment, CGRect, Int) -> Void)?

  /// Creates a line of a range of a text, which does not wrap.
  public init(attributedString: NSAttributedString, range: NSRange) {
    text = NSAttributedString(attributedString: attributedString)
    let part = text.attributedSubstring(from: range)
    var options = TextLayoutOptions()
    options.maximumLines = 1
    options.lineBreakMode = .byWordWrapping
    let layout = TextLayout(part, options)
    line = layout.lines.first.map { FlowLine(layout, $0, start: max(range.location, 0)) }
    padding = 0
    super.init()
  }

  /// Creates a line of a range of a string, which does not wrap.
  public convenience init(string: String, attributes: [NSAttributedString.Key: Any] = [:], range: NSRange) {
    self.init(attributedString: NSAttributedString(string: string, attributes: attributes), range: range)
  }

  /// Creates a line of a paragraph that was laid out.
  init(_ line: FlowLine, of text: NSAttributedString, padding: CGFloat) {
    self.text = text
    self.line = line
    self.padding = padding
    super.init()
  }

  /// Returns nil: lines are laid out again.
  public required init?(coder aDecoder: NSCoder) { return nil }
  /// Always true.
  public static var supportsSecureCoding: Bool { true }
  /// Encodes no state: lines are laid out again.
  open func encode(with coder: NSCoder) {}

  /// The text of the whole paragraph that contains the line.
  open var attributedString: NSAttributedString { text }
  /// The line's range in `attributedString`.
  open var characterRange: NSRange {
    line.map { NSRange(location: $0.range.lowerBound, length: $0.range.count) } ?? NSRange(location: 0, length: 0)
  }
  /// The line's box in its layout fragment: from the first glyph's left, as high as the line.
  open var typographicBounds: CGRect { line?.frame.offsetBy(dx: padding, dy: 0) ?? .zero }
  /// The origin of the first glyph on the baseline, relative to the top left of the typographic bounds.
  open var glyphOrigin: CGPoint { CGPoint(x: 0, y: line.map { $0.baseline - $0.frame.minY } ?? 0) }

  /// Draws the line with the top left of its typographic bounds at a point.
  open func draw(at point: CGPoint, in context: CGContext) {
    guard let line, point.x.isFinite, point.y.isFinite else { return }
    UIGraphicsPushContext(context)
    context.saveGState()
    let overlay = overlay()
    let pieces = line.pieces(overlay: overlay)
    let origin = CGPoint(x: point.x - line.frame.minX, y: point.y - line.local.frame.minY)
    for piece in pieces {
      guard let color = (piece.background as? any TextColor)?.textColor else { continue }
      context.setFillColor(color)
      context.fill(piece.frame.offsetBy(dx: origin.x, dy: origin.y))
    }
    for piece in pieces { piece.withShadow(context) { draw(piece, at: origin, context) } }
    context.restoreGState()
    UIGraphicsPopContext()
  }

  private func draw(_ piece: TextPiece, at origin: CGPoint, _ context: CGContext) {
    if let (content, frame) = piece.attachment {
      let place = frame.offsetBy(dx: origin.x, dy: origin.y)
      let index = piece.range.lowerBound + (line?.start ?? 0)
      guard let attachment = content as? NSTextAttachment else {
        return content.drawText(in: place, of: context, index: index)
      }
      if let drawAttachment {
        drawAttachment(attachment, place, index)
      } else {
        attachment.draw(in: place, nil, index)
      }
      return
    }
    piece.setColor(in: context)
    if let style = piece.underline { piece.drawLine(style, isStrikethrough: false, in: context, at: origin) }
    piece.setColor(in: context)
    if piece.hasGlyphs { piece.drawGlyphs(in: context, at: origin) }
    if let style = piece.strikethrough { piece.drawLine(style, isStrikethrough: true, in: context, at: origin) }
  }

  /// Returns the start of a character's glyph on its baseline, relative to the top left of the typographic bounds.
  open func locationForCharacter(at index: Int) -> CGPoint {
    guard let line else { return .zero }
    return CGPoint(
      x: line.offset(of: min(max(index, line.range.lowerBound), line.range.upperBound)), y: glyphOrigin.y)
  }

  /// Returns the index in `attributedString` of the character at a point, or of the nearest, counted from the top
  /// left of the typographic bounds.
  open func characterIndex(for point: CGPoint) -> Int {
    guard let line, !point.x.isNaN else { return 0 }
    if let found = line.character(at: point.x) { return found.range.lowerBound }
    return line.stops.min { abs($0.x - point.x) < abs($1.x - point.x) }?.index ?? line.range.lowerBound
  }

  /// Returns how far along its glyph a point is, from 0 to 1.
  open func fractionOfDistanceThroughGlyph(for point: CGPoint) -> CGFloat {
    guard let line, !point.x.isNaN, let found = line.character(at: point.x), found.high > found.low else {
      return 0
    }
    let along = (point.x - found.low) / (found.high - found.low)
    return found.isRightToLeft ? 1 - along : along
  }

  /// Insertion indices and distances from the line's left.
  var stops: [(index: Int, x: CGFloat)] { line?.stops ?? [] }

  /// The attachments in the line, with their boxes in the layout fragment.
  var attachments: [(attachment: NSTextAttachment, index: Int, frame: CGRect)] {
    guard let line else { return [] }
    return line.pieces().compactMap { piece in
      guard let (content, frame) = piece.attachment, let attachment = content as? NSTextAttachment else {
        return nil
      }
      return (attachment, piece.range.lowerBound + line.start, frame.offsetBy(dx: padding, dy: line.top))
    }
  }
}
