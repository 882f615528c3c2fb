/// Measurement and drawing of a text view's text.
extension UITextView {
  /// Creates a container of unlimited height: the largest number as on iOS, rather than 0, which also means no
  /// limit.
  nonisolated static func makeContainer() -> NSTextContainer {
    NSTextContainer(size: CGSize(width: 0, height: CGFloat.greatestFiniteMagnitude))
  }

  /// Sets the size of the text container for a view of that width.
  func fitContainer(width: CGFloat) {
    let inner = max(1, (width.isFinite ? width : 0) - textContainerInset.left - textContainerInset.right)
    container.size = CGSize(width: inner, height: .greatestFiniteMagnitude)
  }

  /// Lays all of the text out for that width of the view.
  func contentHeight(width: CGFloat) -> CGFloat {
    fitContainer(width: width)
    manager.ensureLayout(for: container)
    return visibleContentHeight
  }

  /// The content's height in points, with an estimate for text that has not been visible yet.
  var visibleContentHeight: CGFloat {
    let height = storage.length == 0 ? plainFont.lineHeight : textHeight
    let scale = max(1, traitCollection.displayScale)
    return ((height + textContainerInset.top + textContainerInset.bottom) * scale).rounded(.up) / scale
  }

  /// Marks the visible text to be drawn again.
  func redrawText() {
    damage.all()
    setNeedsLayout()
    canvas.setNeedsDisplay()
  }

  func fittingSize(_ size: CGSize) -> CGSize {
    let limit = size.width > 0 ? size.width : .greatestFiniteMagnitude
    let height = contentHeight(width: limit < 1e7 ? limit : 1e7)
    // Also an empty line has room at both ends.
    let text = max(manager.usedRect(for: container).width, 2 * container.lineFragmentPadding)
    let used = text + textContainerInset.left + textContainerInset.right
    let result = CGSize(width: min(limit, used.rounded(.up)), height: height)
    _ = contentHeight(width: bounds.width)
    return result
  }

  /// Scrolls until the characters show; for an empty range, until the caret there would.
  func scroll(to range: NSRange) {
    guard range.location >= 0, range.length >= 0, range.location <= storage.length else { return }
    layoutIfNeeded()
    let end = range.location + min(range.length, storage.length - range.location)
    let characters = NSRange(location: range.location, length: end - range.location)
    var rect = characters.length > 0 ? manager.boundingRect(forGlyphRange: characters, in: container) : .zero
    // A range that contains only line breaks has no rectangle either.
    guard rect.height > 0 else {
      let caret = editor.caretRect(for: editor.position(range.location))
      return scrollRectToVisible(wholePixels(caret), animated: false)
    }
    rect = rect.offsetBy(dx: textContainerInset.left, dy: textContainerInset.top)
    scrollRectToVisible(wholePixels(rect), animated: false)
  }

  // MARK: Drawing

  /// Draws the visible part into the canvas.
  func drawText() {
    let visible = bounds.offsetBy(dx: -textContainerInset.left, dy: -textContainerInset.top)
    let range = manager.glyphRange(forBoundingRect: visible, in: container)
    let origin = CGPoint(x: textContainerInset.left - bounds.minX, y: textContainerInset.top - bounds.minY)
    if stack.layout != nil, let context = UIGraphicsGetCurrentContext() {
      drawFoundText()
      return stack.draw(at: origin, in: context)
    }
    manager.drawBackground(forGlyphRange: range, at: origin)
    drawFoundText()
    manager.drawGlyphs(forGlyphRange: range, at: origin)
  }
}

extension UITextView: WrappingContent {
  var wrapsByLayout: Bool { !isScrollEnabled }
}
