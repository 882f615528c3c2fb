/// A text of any length, divided into blocks of whole paragraphs that are laid out on demand.
///
/// A change invalidates only the blocks that it affects, so that its cost does not depend on the length of the
/// text. Blocks that have not been laid out have an estimated height.
///
///     let flow = TextFlow(text, options)
///     flow.caretRect(at: 500_000)               // lays out the block of that index
///     flow.replaced(100..<100, count: 3)        // three units were inserted
///
/// Coordinates are in points from the top left corner, with y downwards. Indexes are in UTF-16 units of the whole
/// text. If the height is limited, or the text flows around exclusions, there is only one block, because lines
/// depend on those above them.
package final class TextFlow {
  /// A block of whole paragraphs, or a part of a very long one.
  struct Block {
    /// The length in UTF-16 units.
    var count: Int
    /// The layout of the block; nil while its height is estimated.
    var layout: TextLayout?
    var height: CGFloat
    /// The space above the first line, which is applied only if another block precedes.
    var before: CGFloat = 0
    /// The space below the last line, which is applied only if another block follows.
    var after: CGFloat = 0
    /// Whether the block continues the paragraph of the previous one.
    var startsWithinParagraph = false
    /// Whether the block has only an estimated height, which its layout will refine, so that a different height is
    /// not a change of the text.
    var isNew = true
    /// Whether the block was followed by another one when it was laid out. If not, a trailing newline begins an
    /// empty line.
    var isFollowed = false
  }

  /// The maximum length of text in a single block, in UTF-16 units.
  private static let wholeLimit = 4_096
  /// The maximum length of text that is laid out completely at once, so that its size is exact from the beginning.
  package static let exactLimit = 16_384
  /// The length after which a block ends at the next end of a paragraph.
  private static let blockSize = 1_024
  /// The maximum length of a paragraph in a single block. A longer one is split, which also breaks a line.
  private static let longestBlock = 16_384

  package let options: TextLayoutOptions
  /// The text. Its owner retains it, and may also own this flow indirectly.
  private weak var source: NSAttributedString?
  private static let empty = NSAttributedString()
  var text: NSAttributedString { source ?? TextFlow.empty }
  /// Returns a range of the text as displayed.
  private let shown: (Range<Int>) -> NSAttributedString
  /// A closure that is called after a block with an estimated height was laid out, with its top and the change of
  /// its height.
  package var heightWasRefined: ((_ top: CGFloat, _ change: CGFloat) -> Void)?
  /// Creates the hooks for the layout of a block, given its first unit and top.
  package var hooks: ((_ start: Int, _ top: CGFloat) -> (any TextLayoutHooks)?)?
  /// Whether a client determines the rectangles of lines.
  private let asksForRoom: Bool
  /// The length of the text in UTF-16 units.
  package private(set) var length = 0
  private(set) var blocks: [Block] = []
  // The first units and the tops of the blocks before `validCount`.
  private var starts: [Int] = []
  private var tops: [CGFloat] = []
  private var validCount = 0
  private var allLines: [TextLayout.Line]?
  private var inProgress: Set<Int> = []

  /// Creates a flow of a text, none of which is laid out yet.
  /// - Parameters:
  ///   - text: the text, which the caller retains.
  ///   - asksForRoom: whether `hooks` determines the spans of lines.
  ///   - shown: returns a range of the text with attributes that affect its appearance only.
  package init(
    _ text: NSAttributedString, _ options: TextLayoutOptions, asksForRoom: Bool = false,
    shown: @escaping (Range<Int>) -> NSAttributedString
  ) {
    source = text
    self.asksForRoom = asksForRoom
    self.options = options
    self.shown = shown
    reset()
  }

  /// Whether lines depend only on their own paragraph.
  package var isDivisible: Bool {
    options.width.isFinite && options.height == .infinity && options.maximumLines == 0 && options.exclusions.isEmpty
      && !options.truncatesLastLine && options.lineBreakMode == nil && !asksForRoom
  }

  private func reset() {
    // A subclass in an app may return a negative length.
    length = max(text.length, 0)
    blocks = split(0..<length)
    invalidateTops(from: 0)
  }

  // MARK: Changes

  /// Updates the blocks after a replacement of units or a change of their attributes.
  ///
  /// - Parameters:
  ///   - range: the range before the change.
  ///   - count: the number of units that replaced it.
  package func replaced(_ range: Range<Int>, count: Int) {
    let now = max(text.length, 0)
    guard length + count - range.count == now, range.upperBound <= length, range.lowerBound >= 0 else {
      return reset()
    }
    guard blocks.count > 1 || now > TextFlow.wholeLimit, !blocks.isEmpty, now > 0 else { return reset() }
    var first = blockIndex(at: range.lowerBound)
    var last = range.isEmpty ? first : max(first, blockIndex(at: range.upperBound - 1))
    // A line feed may now follow a carriage return, or the end of the text may need an empty line.
    if first > 0, range.lowerBound == start(first) { first -= 1 }
    let low = start(first)
    length = now
    func end() -> Int { start(last) + blocks[last].count + count - range.count }
    var high = end()
    while last < blocks.count - 1,
      high <= low || (!endsParagraph(high) && !blocks[last + 1].startsWithinParagraph)
    {
      last += 1
      high = end()
    }
    let continues = blocks[first].startsWithinParagraph
    var new = split(low..<high)
    if continues, !new.isEmpty { new[0].startsWithinParagraph = true }
    // The height of these blocks changes with the text, so it is not the refinement of an estimate.
    if new.count <= 4 { for index in new.indices { new[index].isNew = false } }
    if last < blocks.count - 1, blocks[last + 1].startsWithinParagraph, endsParagraph(high) {
      blocks[last + 1].startsWithinParagraph = false
      blocks[last + 1].layout = nil
    }
    blocks.replaceSubrange(first...last, with: new)
    invalidateTops(from: first)
  }

  /// Invalidates the layout of a range whose appearance has changed, without a change of the text.
  package func invalidate(_ range: Range<Int>) {
    guard !range.isEmpty, !blocks.isEmpty else { return }
    let first = blockIndex(at: range.lowerBound)
    for index in first...max(first, blockIndex(at: range.upperBound - 1)) { blocks[index].layout = nil }
    allLines = nil
  }

  private func endsParagraph(_ index: Int) -> Bool {
    index >= length || text.withUnits(index - 1..<index) { LayoutBuilder.isParagraphSeparator($0[0]) }
  }

  // MARK: Blocks

  private func split(_ range: Range<Int>) -> [Block] {
    guard !range.isEmpty else { return [] }
    guard isDivisible, length > TextFlow.wholeLimit else { return [Block(count: range.count, height: 0)] }
    return text.withUnits(range) { units in
      var result: [Block] = []
      var splitter = TextSplitter(units, blockSize: TextFlow.blockSize, longest: TextFlow.longestBlock)
      var estimate = HeightEstimate(width: options.width)
      while let piece = splitter.next() {
        estimate.use(text, at: range.lowerBound + piece.range.lowerBound, options)
        let height = estimate.height(UnsafeBufferPointer(rebasing: units[piece.range]))
        result.append(
          Block(count: piece.range.count, height: height, startsWithinParagraph: piece.startsWithinParagraph))
      }
      return result
    }
  }

  private func invalidateTops(from index: Int) {
    validCount = min(validCount, index)
    allLines = nil
  }

  /// Computes the first units and tops of blocks up to an index.
  private func place(through index: Int) {
    guard validCount <= index else { return }
    if starts.count != blocks.count {
      starts.removeSubrange(min(validCount, starts.count)...)
      tops.removeSubrange(min(validCount, tops.count)...)
      starts.append(contentsOf: repeatElement(0, count: blocks.count - starts.count))
      tops.append(contentsOf: repeatElement(0, count: blocks.count - tops.count))
    }
    for number in validCount...index {
      if number == 0 {
        starts[0] = 0
        tops[0] = 0
      } else {
        let above = blocks[number - 1]
        starts[number] = starts[number - 1] + above.count
        tops[number] = tops[number - 1] + above.height + above.after + blocks[number].before
      }
    }
    validCount = index + 1
  }

  func start(_ index: Int) -> Int {
    place(through: index)
    return starts[index]
  }

  func top(_ index: Int) -> CGFloat {
    place(through: index)
    return tops[index]
  }

  /// Returns the block that contains a unit, or the last one for the end of the text. There must be at least one
  /// block.
  func blockIndex(at unit: Int) -> Int {
    place(through: blocks.count - 1)
    var low = 0
    var high = blocks.count - 1
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] + blocks[middle].count <= unit { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns the first block with a bottom below a height, or the last one; lays it out.
  func blockIndex(atHeight y: CGFloat) -> Int? {
    guard !blocks.isEmpty else { return nil }
    while true {
      place(through: blocks.count - 1)
      var low = 0
      var high = blocks.count - 1
      while low < high {
        let middle = (low + high) / 2
        if tops[middle] + blocks[middle].height <= y { low = middle + 1 } else { high = middle }
      }
      if isLaidOut(low) || inProgress.contains(low) { return low }
      _ = layout(low)
    }
  }

  private func isLaidOut(_ index: Int) -> Bool {
    blocks[index].layout != nil && blocks[index].isFollowed == (index < blocks.count - 1)
  }

  /// Returns the layout of a block, which is created if necessary.
  func layout(_ index: Int) -> TextLayout {
    if isLaidOut(index), let known = blocks[index].layout { return known }
    let start = start(index)
    let top = tops[index]
    // If a client requests the block during its own layout, the result has no lines.
    guard !inProgress.contains(index) else { return TextLayout(TextFlow.empty, options) }
    inProgress.insert(index)
    defer { inProgress.remove(index) }
    var options = options
    options.startsWithinParagraph = blocks[index].startsWithinParagraph
    options.isFollowed = index < blocks.count - 1
    let layout = TextLayout(shown(start..<start + blocks[index].count), options, hooks: hooks?(start, top))
    guard blocks.indices.contains(index) else { return layout }
    let old = blocks[index]
    blocks[index].layout = layout
    blocks[index].isFollowed = options.isFollowed
    blocks[index].height = layout.size.height
    blocks[index].after = layout.spaceAfter
    blocks[index].before = index == 0 ? 0 : layout.spaceBefore
    let change =
      blocks[index].height + blocks[index].after + blocks[index].before - old.height - old.after - old.before
    allLines = nil
    blocks[index].isNew = false
    // Even with the same height, the spaces above and below can change, and with them the block's top.
    invalidateTops(from: index)
    if change != 0, old.isNew, length > TextFlow.exactLimit { heightWasRefined?(top, change) }
    return layout
  }

  // MARK: Complete layout

  package func layOutAll() { for index in blocks.indices { _ = layout(index) } }

  /// Lays out the blocks that intersect two heights.
  package func layOut(from low: CGFloat, to high: CGFloat) {
    guard var index = blockIndex(atHeight: low) else { return }
    while index < blocks.count, top(index) < high {
      _ = layout(index)
      index += 1
    }
  }

  /// The height of the text in points, which is estimated for blocks that have not been laid out.
  package var height: CGFloat {
    guard let last = blocks.indices.last else { return 0 }
    if length <= TextFlow.exactLimit { layOutAll() }
    return top(last) + blocks[last].height
  }

  /// The size of the text. Reading it lays out all blocks.
  package var size: CGSize {
    layOutAll()
    return CGSize(width: blocks.reduce(0) { max($0, $1.layout?.size.width ?? 0) }, height: height)
  }

  /// All lines of the text. Reading them lays out all blocks.
  package var lines: [TextLayout.Line] {
    if let allLines { return allLines }
    if blocks.count == 1 { return layout(0).lines }
    layOutAll()
    let result = blocks.indices.flatMap { index in layout(index).lines.map { moved($0, index) } }
    allLines = result
    return result
  }

  /// Returns a line of a block with indexes and positions relative to the whole text.
  func moved(_ line: TextLayout.Line, _ index: Int) -> TextLayout.Line {
    guard index > 0 else { return line }
    var result = line
    let (start, top) = (start(index), top(index))
    result.range = line.range.lowerBound + start..<line.range.upperBound + start
    result.frame.origin.y += top
    result.baseline += top
    result.paragraphStart += start
    return result
  }
}
