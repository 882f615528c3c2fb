/// The space and the rules that text is laid out in.
package struct TextLayoutOptions: Equatable {
  /// Points; infinity for lines without limit.
  package var width: CGFloat = .infinity
  /// Lines that do not fit are left out; infinity for no limit. The first line always stays.
  package var height: CGFloat = .infinity
  /// 0 for no limit.
  package var maximumLines = 0
  /// Replaces the break mode of the paragraph styles, as a label's does: lines wrap, and the last one is truncated.
  package var lineBreakMode: NSLineBreakMode?
  /// Replaces the alignment of the paragraph styles.
  package var alignment: NSTextAlignment?
  /// Direction of paragraphs that are natural and have no strong character.
  package var isRightToLeft = false
  /// Ends the last line that fits with an ellipsis if text remains, whatever the break mode.
  package var truncatesLastLine = false
  /// Whether the fonts' leading is added under each line.
  package var usesFontLeading = true
  /// Squeezes a line slightly before truncating it.
  package var tightensForTruncation = false
  /// Pixels a point: `size` is rounded up to them and baselines are moved to them; 0 leaves both fractional.
  package var pixelScale: CGFloat = 0
  /// Measures without cutting: the lines that wrapping gives, of which the last may be followed by more text.
  package var measuresUncut = false
  /// Whether words are divided where a paragraph style does not specify it.
  package var usesDefaultHyphenation = false
  /// The hyphenation factor of paragraphs that have none.
  package var hyphenationFactor: Float = 0
  /// The areas around which lines flow.
  package var exclusions: [TextExclusion] = []
  /// Factor on every font size.
  package var fontScale: CGFloat = 1
  /// Whether the text continues with a paragraph that began before it.
  package var startsWithinParagraph = false
  /// Whether more text follows: a newline at the end begins no empty line.
  package var isFollowed = false

  package init() {}
  package init(width: CGFloat) { self.width = width }
}
