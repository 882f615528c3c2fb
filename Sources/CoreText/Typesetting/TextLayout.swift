import ObjectiveC

/// The layout of a text: lines of positioned glyphs. It is immutable and can be drawn on any thread.
///
///     let layout = TextLayout(text, options)
///     layout.size                                // the size in points
///     layout.draw(in: context, at: origin)       // top left in a UIKit (y down) context
///     layout.caretRect(at: 3)
///
/// Coordinates are in points from the top left corner, with y downwards. Indexes are in UTF-16 units of the whole
/// text. The layout ends at the limit of height or lines, regardless of the length of the text.
package final class TextLayout: @unchecked Sendable {
  /// A line of the layout.
  package struct Line {
    /// The range of the text on this line in UTF-16 units, including trailing spaces and the line end.
    package var range: Range<Int>
    /// The box of the line: the left edge of its first glyph, its top, its width without trailing spaces, and its
    /// height.
    package var frame: CGRect
    /// The distance of the baseline from the top of the layout.
    package var baseline: CGFloat
    package var isRightToLeft = false
    package var isTruncated = false
    /// The ascent of the line's fonts above the baseline.
    package var ascent: CGFloat = 0
    package var descent: CGFloat = 0
    /// Whether the line ends its paragraph.
    package var endsParagraph = false
    var runs: Range<Int>
    var paragraphStart: Int
    /// The horizontal span of the line beside exclusions; nil if it has the full width.
    package var stretch: LineStretch?
  }

  struct Glyph {
    var id: UInt32
    /// The position in points from the left edge of the line, with y upwards from its baseline.
    var x: Float
    var y: Float
    var advance: Float
    /// The index of the glyph's first unit in the text.
    var cluster: Int32
  }

  /// A glyph run: adjacent glyphs with the same style and face, from left to right.
  struct Run {
    var face: SizedFace?
    var style: TextStyle
    var glyphs: Range<Int>
    /// The distance from the left edge of the line, in points.
    var x: Float
    var width: Float
    /// The range in the text; empty for an ellipsis.
    var range: Range<Int>
    var isRightToLeft: Bool
    var attachment: CGRect?
  }

  package let options: TextLayoutOptions
  /// The length of the text in UTF-16 units.
  package let length: Int
  package internal(set) var lines: [Line] = []
  /// The width of the widest line and the total height, in points.
  package internal(set) var size = CGSize.zero
  /// The width that labels and string drawing report: that of the widest line including its trailing spaces,
  /// limited to the available width (measured on iOS 17: facts/text.md#labels/wrapped-width).
  package internal(set) var measuredWidth: CGFloat = 0
  /// Whether text was omitted or truncated.
  package internal(set) var isTruncated = false
  /// The spaces above the first paragraph and below the last one, in points, which are applied only between texts.
  package internal(set) var spaceBefore: CGFloat = 0
  package internal(set) var spaceAfter: CGFloat = 0
  var runs: [Run] = []
  var glyphs: [Glyph] = []
  let units: [UInt16]
  /// The hooks that are called during layout.
  private(set) var hooks: (any TextLayoutHooks)?

  package init(
    _ text: NSAttributedString, _ options: TextLayoutOptions = TextLayoutOptions(),
    hooks: (any TextLayoutHooks)? = nil
  ) {
    self.options = options
    self.hooks = hooks
    let storage = text.snapshot
    length = storage.count
    units = storage.units
    Typesetter.withLock { LayoutBuilder(self, storage).build() }
    self.hooks = nil
    Trace.log(
      .text,
      "laid out \(Trace.quoted(text.string)): \(lines.count == 1 ? "1 line" : "\(lines.count) lines"), "
        + "\(Trace.points(size.width)) × \(Trace.points(size.height))\(isTruncated ? ", truncated" : "")")
  }

  package var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }
  package var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }

  /// Returns the factor, from 1 down to `minimum`, at which the whole text fits the options' width, height and
  /// number of lines; `minimum` if it does not fit at any.
  package static func fittingScale(
    _ text: NSAttributedString, _ options: TextLayoutOptions, minimum: CGFloat
  ) -> CGFloat {
    var options = options
    options.lineBreakMode = .byTruncatingTail
    func fits(_ scale: CGFloat) -> Bool {
      options.fontScale = scale
      let layout = TextLayout(text, options)
      // A single character is never truncated, but can overflow.
      let limit = options.width + CGFloat(LayoutBuilder.tolerance)
      return !layout.isTruncated && layout.lines.allSatisfy { $0.frame.width <= limit }
    }
    let minimum = min(max(minimum, 0.05), 1)
    if fits(1) { return 1 }
    guard minimum < 1 else { return 1 }
    var low = minimum
    var high: CGFloat = 1
    if !fits(low) { return minimum }
    for _ in 0..<7 {
      let middle = (low + high) / 2
      if fits(middle) { low = middle } else { high = middle }
    }
    return low
  }
}
