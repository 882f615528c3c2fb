import CoreText

/// The invalid regions of a text view's drawing and layout.
@MainActor final class TextViewDamage {
  /// The range of changed UTF-16 units in the current text; nil if either no text or all text has changed.
  private(set) var edited: Range<Int>?
  /// Whether all that shows is to be drawn.
  private(set) var isAll = true
  /// The height of the text when it was last drawn, in points.
  var drawnHeight: CGFloat = 0
  /// The distance by which refined estimates above the visible text moved it, in points.
  var shift: CGFloat = 0

  func all() {
    isAll = true
    edited = nil
  }

  /// Units of a range were replaced or changed their attributes.
  func edit(_ range: NSRange, _ change: Int) {
    guard !isAll else { return }
    let new = range.location..<NSMaxRange(range)
    guard let old = edited else { return edited = new }
    let low = min(old.lowerBound, new.lowerBound)
    edited = low..<max(old.upperBound + (new.lowerBound <= old.upperBound ? change : 0), new.upperBound, low)
  }

  func clear() {
    isAll = false
    edited = nil
  }
}

extension UITextView {
  /// The height of the laid-out text in points; estimated for text that was never visible.
  var textHeight: CGFloat {
    if stack.hasOwnGeometry, let layout = stack.layout { return layout.usageBoundsForTextContainer.height }
    return manager.layout(of: container)?.layout.height ?? 0
  }

  /// Observes all changes of the storage and of the layout.
  func observeLayout() {
    manager.layoutDidChange = { [weak self] range, change in
      MainActor.assumeIsolated { self?.layoutDidChange(in: range, change) }
    }
    manager.heightWasRefined = { [weak self] top, change in
      MainActor.assumeIsolated { self?.heightWasRefined(at: top, by: change) }
    }
  }

  private func layoutDidChange(in range: NSRange?, _ change: Int) {
    if let range { damage.edit(range, change) } else { damage.all() }
    canvas.textDidChange(in: range, change)
    setNeedsLayout()
  }

  /// Keeps the visible text in place when text above it gets its real height.
  private func heightWasRefined(at top: CGFloat, by change: CGFloat) {
    guard isScrollEnabled else { return }
    if top + textContainerInset.top < bounds.minY { damage.shift += change }
    setNeedsLayout()
  }

  /// Lays out the visible text, and redraws its changed lines.
  func layOutVisibleText() {
    let layout = manager.layout(of: container)?.layout
    for _ in 0..<4 {
      let low = bounds.minY - textContainerInset.top
      layout?.layOut(from: low, to: low + bounds.height)
      guard damage.shift != 0, isScrollEnabled else { break }
      let shift = damage.shift
      damage.shift = 0
      contentSize.height = visibleContentHeight
      contentOffset.y += shift
    }
    damage.shift = 0
    lookForAttachmentViews()
    stack.layOutViewport()
  }

  /// Invalidates the changed region of the canvas.
  func invalidateCanvas() {
    let height = textHeight
    defer {
      damage.clear()
      damage.drawnHeight = height
    }
    if canvas.frame != bounds {
      canvas.frame = bounds
      if damage.isAll { canvas.setNeedsDisplay() }
      return canvas.layer.setNeedsDisplay()
    }
    if damage.isAll || stack.hasOwnGeometry { return canvas.setNeedsDisplay() }
    guard let edited = damage.edited, let layout = manager.layout(of: container)?.layout else { return }
    let first = layout.line(beside: edited.lowerBound, isBelow: false) ?? layout.line(at: edited.lowerBound)
    var bottom = bounds.height
    if height == damage.drawnHeight, edited.count < 4_096 {
      let paragraph = TextUnits.paragraph(at: max(edited.lowerBound, edited.upperBound - 1), in: storage)
      if paragraph.length < 16_384, let last = layout.line(at: max(NSMaxRange(paragraph) - 1, 0)) {
        // Glyphs may stick out of their lines.
        bottom = last.frame.maxY + last.frame.height + textContainerInset.top - bounds.minY
      }
    }
    let line = first?.frame ?? .zero
    let top = line.minY - line.height + textContainerInset.top - bounds.minY
    guard top.isFinite, bottom > top else { return canvas.setNeedsDisplay() }
    canvas.setNeedsDisplay(CGRect(x: 0, y: top, width: bounds.width, height: bottom - top))
  }
}
