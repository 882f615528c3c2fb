import ObjectiveC

/// Text that has been laid out: lines with positioned glyphs. Immutable, and may be drawn from any thread.
///
///     let layout = TextLayout(text, options)
///     layout.size                                // what it takes, in points
///     layout.draw(in: context, at: origin)       // top left in a UIKit (y down) context
///     layout.caretRect(at: 3)
///
/// Coordinates are points from the layout's top left, y down. Indices count UTF-16 units of the whole text.
/// Laying out stops where the height or the number of lines is used up, however long the text is.
package final class TextLayout: @unchecked Sendable {
  /// One line.
  package struct Line {
    /// UTF-16 units of the text on this line, with the trailing spaces and the line end.
    package var range: Range<Int>
    /// The line's box: left of the first glyph, top, advance width without the spaces that were wrapped, height.
    package var frame: CGRect
    /// Distance of the baseline from the layout's top.
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
    /// The stretch of the line beside exclusions; nil if it has all of the width.
    package var stretch: LineStretch?
  }

  struct Glyph {
    var id: UInt32
    /// Points from the line's left edge, and upwards from its baseline.
    var x: Float
    var y: Float
    var advance: Float
    /// Unit of the text that it belongs to.
    var cluster: Int32
  }

  /// Glyphs of one style and face, side by side from left to right.
  struct Run {
    var face: SizedFace?
    var style: TextStyle
    var glyphs: Range<Int>
    /// Points from the line's left edge.
    var x: Float
    var width: Float
    /// Units of the text; empty for an ellipsis.
    var range: Range<Int>
    var isRightToLeft: Bool
    var attachment: CGRect?
  }

  package let options: TextLayoutOptions
  /// UTF-16 length of the source.
  package let length: Int
  package internal(set) var lines: [Line] = []
  /// Width of the widest line and height of all, in points.
  package internal(set) var size = CGSize.zero
  /// The width that a label or a drawn string reports: that of the widest line with the spaces it was wrapped at,
  /// as far as the width allows (measured on iOS 17: facts/text.md#labels/wrapped-width).
  package internal(set) var measuredWidth: CGFloat = 0
  /// Whether text was left out or cut.
  package internal(set) var isTruncated = false
  /// Space above the first paragraph and below the last one, in points, which count between texts alone.
  package internal(set) var spaceBefore: CGFloat = 0
  package internal(set) var spaceAfter: CGFloat = 0
  var runs: [Run] = []
  var glyphs: [Glyph] = []
  let units: [UInt16]
  /// The hooks that are called while lines are made.
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

  /// The factor, from 1 down to `minimum`, at which all of the text fits the options' width, height and number of
  /// lines; `minimum` when it does not even then.
  package static func fittingScale(
    _ text: NSAttributedString, _ options: TextLayoutOptions, minimum: CGFloat
  ) -> CGFloat {
    var options = options
    options.lineBreakMode = .byTruncatingTail
    func fits(_ scale: CGFloat) -> Bool {
      options.fontScale = scale
      let layout = TextLayout(text, options)
      // A single character is never cut, but may stick out.
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
