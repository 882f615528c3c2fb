/// The options of a layout: the available space and the rules of line breaking.
package struct TextLayoutOptions: Equatable {
  /// The width in points; infinity for no limit.
  package var width: CGFloat = .infinity
  /// The height in points; infinity for no limit. Lines that do not fit are omitted, except for the first one.
  package var height: CGFloat = .infinity
  /// The maximum number of lines; 0 for no limit.
  package var maximumLines = 0
  /// The break mode that replaces those of paragraph styles, as for a label: lines are wrapped, and the last one is
  /// truncated.
  package var lineBreakMode: NSLineBreakMode?
  /// The alignment that replaces those of paragraph styles.
  package var alignment: NSTextAlignment?
  /// The direction of paragraphs with the natural direction and without strong characters.
  package var isRightToLeft = false
  /// Whether the last line that fits is truncated if text remains, regardless of the break mode.
  package var truncatesLastLine = false
  /// Whether the leading of fonts is added below each line.
  package var usesFontLeading = true
  /// Whether a line is tightened slightly before it is truncated.
  package var tightensForTruncation = false
  /// The number of pixels per point, to which `size` is rounded up and baselines are aligned; 0 for no rounding.
  package var pixelScale: CGFloat = 0
  /// Whether lines are measured as wrapped, without truncation of the last one.
  package var measuresUncut = false
  /// Whether words are hyphenated by default if the paragraph style does not specify it.
  package var usesDefaultHyphenation = false
  /// The hyphenation factor of paragraphs without one.
  package var hyphenationFactor: Float = 0
  /// The areas around which text flows.
  package var exclusions: [TextExclusion] = []
  /// The factor of all font sizes.
  package var fontScale: CGFloat = 1
  /// Whether the text begins within a paragraph.
  package var startsWithinParagraph = false
  /// Whether more text follows, so that a trailing newline does not begin an empty line.
  package var isFollowed = false

  package init() {}
  package init(width: CGFloat) { self.width = width }
}
