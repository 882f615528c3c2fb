/// Text that has been laid out: lines with positioned glyphs. Immutable, and may be drawn from any thread.
///
///     let layout = TextLayout(text, options)
///     layout.size                                // what it takes, in points
///     layout.draw(in: context, at: origin)       // top left in a UIKit (y down) context
///     layout.caretRect(at: 3)
///
/// Coordinates are points from the layout's top left, y down. Indices count UTF-16 units of the whole text.
package final class TextLayout: @unchecked Sendable {
  /// One line.
  package struct Line {
    /// UTF-16 units of the text on this line, with the trailing spaces and the line end.
    package var range: Range<Int>
    /// The line's box: left of the first glyph, top, advance width without trailing spaces, height.
    package var frame: CGRect
    /// Distance of the baseline from the layout's top.
    package var baseline: CGFloat
    package var isRightToLeft = false
    package var isTruncated = false
  }

  package let options: TextLayoutOptions
  /// UTF-16 length of the source.
  package let length: Int
  package internal(set) var lines: [Line] = []
  /// Width of the widest line and height of all, in points, unrounded.
  package internal(set) var size = CGSize.zero
  /// Whether text was left out or cut.
  package internal(set) var isTruncated = false

  package init(_ text: NSAttributedString, _ options: TextLayoutOptions = TextLayoutOptions()) {
    self.options = options
    length = text.length
  }
}

extension TextLayout {
  package var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }
  package var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }

  /// Where the insertion point before a character stands; width 0. `isUpstream` chooses the line's end before a
  /// soft break instead of the next line's start.
  package func caretRect(at index: Int, isUpstream: Bool = false) -> CGRect { .zero }

  /// The insertion index nearest to a point.
  package func index(at point: CGPoint) -> Int { 0 }

  /// The UTF-16 range of the character under a point, or nil beside the text.
  package func characterRange(at point: CGPoint) -> Range<Int>? { nil }

  /// Rectangles that cover a range, one or more a line.
  package func selectionRects(for range: Range<Int>) -> [CGRect] { [] }
}

/// What a one-coloured text becomes for a layer: its coverage, and the colour to lay through it.
package struct TextMask {
  /// A8, at the asked scale.
  package var coverage: PixelBuffer
  /// Pixel position of the mask's top left from the layout's origin.
  package var x: Int
  package var y: Int
  /// Straight (not premultiplied) 0xAARRGGBB.
  package var color: UInt32
}

extension TextLayout {
  /// Coverage and colour when all of the text has one colour and there is nothing else to draw (no emoji, no
  /// background, no other colours); nil otherwise, or when there is no ink.
  package func renderMask(scale: CGFloat, origin: CGPoint = .zero) -> TextMask? { nil }
}
