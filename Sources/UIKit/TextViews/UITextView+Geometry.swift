import CoreText

/// Frames of characters, in the view's coordinate space.
extension UITextView {
  /// Returns the offset between characters nearest to a point; the end for a point below the text.
  func offset(at point: CGPoint) -> Int {
    let inside = CGPoint(x: point.x - textContainerInset.left, y: point.y - textContainerInset.top)
    guard inside.x.isFinite, inside.y.isFinite else { return storage.length }
    if inside.y >= textHeight { return storage.length }
    if stack.hasOwnGeometry, let offset = stack.offset(at: inside) { return offset }
    var part: CGFloat = 0
    let index = manager.characterIndex(for: inside, in: container, fractionOfDistanceBetweenInsertionPoints: &part)
    let character = TextUnits.character(at: index, in: storage)
    let isEndOfLine = character.length > 0 && storage.attributedSubstring(from: character).string == "\n"
    return part > 0.5 && !isEndOfLine ? character.location + character.length : character.location
  }

  /// Returns the rectangles of a range, one for each line, in the view's space.
  func boxes(of range: NSRange) -> [CGRect] { boxes(of: range, within: nil, limit: .max) }

  func visibleBoxes(of range: NSRange) -> [CGRect] {
    let low = bounds.minY - textContainerInset.top
    return boxes(of: range, within: low...low + max(bounds.height, 0), limit: .max)
  }

  func firstBox(of range: NSRange) -> CGRect? { boxes(of: range, within: nil, limit: 1).first }

  private func boxes(of range: NSRange, within heights: ClosedRange<CGFloat>?, limit: Int) -> [CGRect] {
    if stack.hasOwnGeometry, range.length > 0 {
      return stack.boxes(of: range).prefix(limit).map {
        $0.offsetBy(dx: textContainerInset.left, dy: textContainerInset.top)
      }
    }
    guard range.length > 0, let filled = manager.layout(of: container) else { return [] }
    let start = max(0, range.location - filled.start)
    let end = range.location + range.length - filled.start
    guard start < end else { return [] }
    return filled.layout.selectionRects(for: start..<end, within: heights, limit: limit).map {
      $0.offsetBy(dx: container.lineFragmentPadding + textContainerInset.left, dy: textContainerInset.top)
    }
  }

  func lineRange(at offset: Int, isUpstream: Bool) -> NSRange {
    guard let filled = manager.layout(of: container),
      let line = filled.layout.line(at: offset - filled.start, isUpstream: isUpstream)
    else { return editor.all }
    return NSRange(location: filled.start + line.range.lowerBound, length: line.range.count)
  }

  func lineHeight(beside offset: Int, isBelow: Bool) -> CGFloat? {
    guard let filled = manager.layout(of: container),
      let line = filled.layout.line(beside: offset - filled.start, isBelow: isBelow)
    else { return nil }
    return line.frame.midY + textContainerInset.top
  }

  func visualStep(from offset: Int, toRight: Bool) -> VisualStep {
    guard let filled = manager.layout(of: container) else { return .logical }
    let step = filled.layout.visualStep(from: offset - filled.start, toRight: toRight)
    if case .index(let index) = step { return .index(index + filled.start) }
    return step
  }

  func isRightToLeft(at offset: Int) -> Bool {
    guard let filled = manager.layout(of: container), let line = filled.layout.line(at: offset - filled.start)
    else {
      return effectiveUserInterfaceLayoutDirection == .rightToLeft
    }
    return line.isRightToLeft
  }

  // MARK: The caret

  /// Returns the caret's frame before a character, in the view's space; it is as high as the line and 2 points
  /// wide.
  func caretFrame(at offset: Int) -> CGRect {
    let place: CGRect
    if stack.hasOwnGeometry, let box = stack.boxes(of: NSRange(location: offset, length: 0)).first {
      place = box
    } else if let filled = manager.layout(of: container), storage.length > 0 {
      place = filled.layout.caretRect(at: min(offset, storage.length) - filled.start)
        .offsetBy(dx: container.lineFragmentPadding, dy: 0)
    } else {
      let font = typingAttributes[.font] as? UIFont
      place = CGRect(x: container.lineFragmentPadding, y: 0, width: 0, height: font?.lineHeight ?? 14)
    }
    return onPixel(
      CGRect(
        x: place.minX + textContainerInset.left - 1, y: place.minY + textContainerInset.top, width: 2,
        height: place.height))
  }

  private func onPixel(_ rect: CGRect) -> CGRect { CGRect(origin: onPixel(rect.origin), size: rect.size) }

  /// Scrolls until the caret shows, with the inset of the text around it.
  func showCaret() {
    guard editor.isEditing, isScrollEnabled, drag == nil else { return }
    layoutIfNeeded()
    let caret = caretFrame(at: focusOffset)
    let insets = UIEdgeInsets(
      top: -textContainerInset.top, left: 0, bottom: -textContainerInset.bottom, right: 0)
    scrollRectToVisible(wholePixels(caret.inset(by: insets)), animated: false)
  }

  /// Returns a rectangle with its top and bottom on the edges of pixels, so that text that scrolls to it is as
  /// sharp as before.
  func wholePixels(_ rect: CGRect) -> CGRect {
    guard rect.minY.isFinite, rect.maxY.isFinite else { return rect }
    let scale = max(1, traitCollection.displayScale)
    let top = (rect.minY * scale + 0.001).rounded(.down) / scale
    let bottom = (rect.maxY * scale - 0.001).rounded(.up) / scale
    return CGRect(x: rect.minX, y: top, width: rect.width, height: bottom - top)
  }
}
