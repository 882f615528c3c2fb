import CoreText

/// The visible part of a text view's text; it stays in place while the text scrolls under it.
///
/// Lines that scroll, or that move because of a new line above them, are moved as pixels (`TextLineMoves`).
final class TextCanvas: UIView {
  weak var textView: UITextView?
  /// The lines of the bitmap; nil before the first one.
  private var drawn: [TextLineMoves.Line]?
  /// The changes of the text since then.
  private let undrawn = TextViewDamage()
  /// The difference in length that they made.
  private var change = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { return nil }

  override class var layerClass: AnyClass { TextCanvasLayer.self }

  override func draw(_ rect: CGRect) { textView?.drawText() }

  // MARK: Moved lines

  override func setNeedsDisplay() {
    undrawn.all()
    super.setNeedsDisplay()
  }

  /// Records a change of the text or its appearance; a nil range stands for the whole text.
  func textDidChange(in range: NSRange?, _ change: Int) {
    guard let range else { return undrawn.all() }
    undrawn.edit(range, change)
    self.change += change
  }

  /// Displays the text by moving lines of the bitmap. Returns false if all is to be drawn.
  func displayMoves() -> Bool {
    guard let view = textView, let drawn, !undrawn.isAll, view.drawsLinesOnly else { return false }
    return layer.redisplay { buffer, scale in
      let lines = view.shownLines(scale: scale)
      let moves = TextLineMoves(buffer, from: drawn, to: lines, edited: undrawn.edited, change: change)
      guard let (drawn, changed) = moves.perform() else { return nil }
      note(lines)
      func rect(_ rows: Range<Int>) -> CGRect {
        CGRect(x: 0, y: CGFloat(rows.lowerBound) / scale, width: bounds.width, height: CGFloat(rows.count) / scale)
      }
      return (drawn.map(rect), rect(changed))
    }
  }

  func allWasDrawn() {
    guard let view = textView, view.drawsLinesOnly else { return drawn = nil }
    note(view.shownLines(scale: layer.contentsScale))
  }

  private func note(_ lines: [TextLineMoves.Line]) {
    drawn = lines
    undrawn.clear()
    change = 0
  }
}

/// The layer of the visible text.
final class TextCanvasLayer: CALayer {
  override func display() {
    let canvas = delegate as? TextCanvas
    if MainActor.assumeIsolated({ canvas?.displayMoves() == true }) { return }
    super.display()
    MainActor.assumeIsolated { canvas?.allWasDrawn() }
  }
}

extension UITextView {
  /// Whether the picture of the text consists only of lines that depend on nothing but their text.
  fileprivate var drawsLinesOnly: Bool {
    type(of: manager) == NSLayoutManager.self && stack.layout == nil && finding.found.isEmpty
      && finding.highlighted == nil
  }

  /// Returns the visible lines, with their locations in pixels of the canvas.
  fileprivate func shownLines(scale: CGFloat) -> [TextLineMoves.Line] {
    guard let filled = manager.layout(of: container) else { return [] }
    let top = textContainerInset.top - bounds.minY
    guard let range = filled.layout.range(from: -top, to: bounds.height - top) else { return [] }
    var result: [TextLineMoves.Line] = []
    filled.layout.forEachFlowLine(in: range) { line in
      result.append(
        TextLineMoves.Line(
          range: line.range, height: line.frame.height * scale, bottom: (line.frame.maxY + top) * scale,
          baseline: (line.baseline + top) * scale, look: line.look))
      return true
    }
    return result
  }
}
