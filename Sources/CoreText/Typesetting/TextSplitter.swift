/// A splitter of text into pieces of whole paragraphs; very long paragraphs are split at possible line ends.
struct TextSplitter {
  struct Piece {
    var range: Range<Int>
    var startsWithinParagraph: Bool
  }

  private let units: UnsafeBufferPointer<UInt16>
  private let blockSize: Int
  private let longest: Int
  private var index = 0
  private var isWithinParagraph = false

  init(_ units: UnsafeBufferPointer<UInt16>, blockSize: Int, longest: Int) {
    self.units = units
    self.blockSize = blockSize
    self.longest = longest
  }

  mutating func next() -> Piece? {
    guard index < units.count else { return nil }
    let start = index
    let startsWithin = isWithinParagraph
    isWithinParagraph = false
    while index < units.count, index - start < blockSize {
      let end = paragraphEnd(index)
      if let end {
        index = end
      } else if index > start {
        // A paragraph that does not fit into the current piece begins a new one.
        break
      } else {
        index = cut(index)
        isWithinParagraph = index < units.count
        break
      }
    }
    return Piece(range: start..<index, startsWithinParagraph: startsWithin)
  }

  /// Returns the end of the paragraph including its separator; nil if it is longer than a piece may be.
  private func paragraphEnd(_ start: Int) -> Int? {
    let limit = min(units.count, start + longest)
    var end = start
    while end < limit {
      let unit = units[end]
      end += 1
      guard LayoutBuilder.isParagraphSeparator(unit) else { continue }
      if unit == 0x0D, end < units.count, units[end] == 0x0A { end += 1 }
      return end
    }
    return limit == units.count ? limit : nil
  }

  /// Returns the end of a piece of a long paragraph: after a space near the limit, or else between two characters.
  private func cut(_ start: Int) -> Int {
    let limit = start + longest
    var end = limit
    while end > limit - 512 {
      if units[end - 1] == 0x20, units[end] != 0x20 { return end }
      end -= 1
    }
    end = limit
    while end > start + 1, TextSplitter.continues(units[end]) { end -= 1 }
    return end > start + 1 ? end : limit
  }

  /// Returns whether a unit continues a character, as far as this can be determined from the unit alone.
  private static func continues(_ unit: UInt16) -> Bool {
    switch unit {
    case 0xDC00...0xDFFF, 0x0300...0x036F, 0x200D, 0xFE00...0xFE0F, 0x20D0...0x20FF: return true
    default: return false
    }
  }
}

/// An estimate of the height of text from its length and its first font.
struct HeightEstimate {
  private let width: CGFloat
  private var lineHeight: CGFloat = 14
  private var em: CGFloat = 12
  private var spacing: CGFloat = 0
  private var paragraphSpacing: CGFloat = 0
  private var knownEnd = 0

  init(width: CGFloat) { self.width = max(width, 1) }

  /// Uses the font of the character at an index.
  mutating func use(_ text: NSAttributedString, at index: Int, _ options: TextLayoutOptions) {
    guard index >= knownEnd else { return }
    var range = NSRange(location: index, length: 1)
    let values = text.attributes(at: index, effectiveRange: &range)
    knownEnd = max(index + 1, range.location + range.length)
    let style = TextStyle.of(.of(values), fontScale: options.fontScale)
    let metrics = style.paragraph
    em = style.font.spec.size * options.fontScale
    lineHeight = style.font.ascent + style.font.descent
    if metrics.lineHeightMultiple > 0 { lineHeight *= metrics.lineHeightMultiple }
    if metrics.maximumLineHeight > 0 { lineHeight = min(lineHeight, metrics.maximumLineHeight) }
    lineHeight = max(lineHeight, metrics.minimumLineHeight)
    if options.usesFontLeading { lineHeight += max(style.font.lineGap, 0) }
    spacing = metrics.lineSpacing
    paragraphSpacing = metrics.paragraphSpacing + metrics.paragraphSpacingBefore
  }

  func height(_ units: UnsafeBufferPointer<UInt16>) -> CGFloat {
    let room = Int(max(width / max(em, 1), 1) * 8)
    var lines = 0
    var paragraphs = 0
    // Widths are in eighths of the font size: 4 for letters, 8 for ideographs, and 5 for each half of an emoji.
    var used = 0
    for unit in units {
      if LayoutBuilder.isParagraphSeparator(unit) {
        lines += 1 + max(used - 1, 0) / room
        paragraphs += 1
        used = 0
      } else {
        used += unit < 0x1100 ? 4 : unit & 0xF800 == 0xD800 ? 5 : 8
      }
    }
    if used > 0 { lines += 1 + (used - 1) / room }
    return CGFloat(lines) * (lineHeight + spacing) + CGFloat(paragraphs) * paragraphSpacing
  }
}
