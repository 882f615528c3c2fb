/// The questions that a client of the typesetter wants to be asked while lines are made.
package struct TextLayoutQuestions: OptionSet, Sendable {
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }
  /// The rectangles in which lines may lie.
  package static let lineRects = TextLayoutQuestions(rawValue: 1)
  /// Whether lines may be broken at an index.
  package static let breaks = TextLayoutQuestions(rawValue: 2)
  /// Spacing between lines and between paragraphs.
  package static let spacing = TextLayoutQuestions(rawValue: 4)
  /// The final rectangles of lines.
  package static let placement = TextLayoutQuestions(rawValue: 8)
}

/// A client that takes part in laying text out, as TextKit's containers and delegates do.
///
/// Indices count UTF-16 units of the layout's own text; rectangles are in the layout's points, which begin at the
/// inner edge of the line fragment padding.
package protocol TextLayoutHooks: AnyObject {
  var questions: TextLayoutQuestions { get }
  /// The stretches, from left to right, in which a line of the proposed height may lie; empty if the area is full.
  func stretches(proposed: CGRect, at index: Int, isRightToLeft: Bool) -> [CGRect]
  func allowsBreak(before index: Int, hyphenating: Bool) -> Bool
  /// The space under the line that ends before `index`, instead of `usual`.
  func lineSpacing(before index: Int, rect: CGRect, usual: CGFloat) -> CGFloat
  func paragraphSpacing(before index: Int, top: CGFloat, usual: CGFloat) -> CGFloat
  func paragraphSpacing(after index: Int, bottom: CGFloat, usual: CGFloat) -> CGFloat
  /// May move a line: its whole rectangle, the rectangle of its text, and the distance of its baseline from the
  /// top.
  func place(_ rect: inout CGRect, used: inout CGRect, baseline: inout CGFloat, range: Range<Int>) -> Bool
  /// The bounds of an attachment at an index, instead of those that it reports by itself.
  func bounds(
    of attachment: any TextAttachmentContent, lineWidth: CGFloat, position: CGPoint, index: Int
  ) -> CGRect
}

/// The value of an attribute that replaces the glyph of a character.
package final class GlyphOverride {
  package enum Kind: Equatable {
    /// Takes no space and is not drawn.
    case hidden
    case glyph(UInt32)
    case tab
    case lineBreak
    /// White space that the client measures.
    case space
  }

  package let kind: Kind
  /// The client's bounds of white space.
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
  /// A `GlyphOverride`. TextKit adds it to the text that it lays out; it never is in an app's text.
  package static let glyphOverride = Self("FlipsideGlyphOverride")
}
