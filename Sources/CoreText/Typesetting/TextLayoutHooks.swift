/// The decisions in which a client of the typesetter participates.
package struct TextLayoutQuestions: OptionSet, Sendable {
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }
  /// The rectangles of lines.
  package static let lineRects = TextLayoutQuestions(rawValue: 1)
  /// Whether a line break is allowed at an index.
  package static let breaks = TextLayoutQuestions(rawValue: 2)
  /// The spacing between lines and between paragraphs.
  package static let spacing = TextLayoutQuestions(rawValue: 4)
  /// The final rectangles of lines.
  package static let placement = TextLayoutQuestions(rawValue: 8)
}

/// A client that participates in text layout, as TextKit's containers and delegates do.
///
/// Indexes are in UTF-16 units of the layout's own text. Rectangles are in the layout's coordinate space, whose
/// origin is at the inner edge of the line fragment padding.
package protocol TextLayoutHooks: AnyObject {
  var questions: TextLayoutQuestions { get }
  /// Returns the spans, from left to right, that are available for a line of the proposed height; empty if there is
  /// no room.
  func stretches(proposed: CGRect, at index: Int, isRightToLeft: Bool) -> [CGRect]
  func allowsBreak(before index: Int, hyphenating: Bool) -> Bool
  /// Returns the space below the line that ends before `index`; `usual` is the default.
  func lineSpacing(before index: Int, rect: CGRect, usual: CGFloat) -> CGFloat
  func paragraphSpacing(before index: Int, top: CGFloat, usual: CGFloat) -> CGFloat
  func paragraphSpacing(after index: Int, bottom: CGFloat, usual: CGFloat) -> CGFloat
  /// Adjusts a line: its rectangle, the used rectangle of its text, and the distance of its baseline from the top.
  /// Returns whether it adjusted the line.
  func place(_ rect: inout CGRect, used: inout CGRect, baseline: inout CGFloat, range: Range<Int>) -> Bool
  /// Returns the bounds of an attachment at an index, which replace those of the attachment itself.
  func bounds(
    of attachment: any TextAttachmentContent, lineWidth: CGFloat, position: CGPoint, index: Int
  ) -> CGRect
}

/// The value of an attribute that replaces the glyphs of characters.
package final class GlyphOverride {
  package enum Kind: Equatable {
    /// A glyph without width, which is not drawn.
    case hidden
    case glyph(UInt32)
    case tab
    case lineBreak
    /// White space with a width that the client determines.
    case space
  }

  package let kind: Kind
  /// Returns the client's bounds of white space.
  package let measure: ((_ lineWidth: CGFloat, _ position: CGPoint, _ index: Int) -> CGRect)?

  package init(_ kind: Kind, measure: ((CGFloat, CGPoint, Int) -> CGRect)? = nil) {
    self.kind = kind
    self.measure = measure
  }
}

extension GlyphOverride: TextAttachmentContent {
  package func textBounds(lineWidth: CGFloat, position: CGPoint, index: Int) -> CGRect {
    measure?(lineWidth, position, index) ?? .zero
  }
  package func drawText(in rect: CGRect, of context: CGContext, index: Int) {}
}

extension NSAttributedString.Key {
  /// A `GlyphOverride`, which TextKit adds to the text that it lays out. It is never in an app's text.
  package static let glyphOverride = Self("FlipsideGlyphOverride")
}
