import CoreText

/// Selection of a text view's text by touch.
extension UITextView {
  /// Adds the gestures when the view enters its first window.
  func prepareSelection() {
    guard window != nil, textInteraction.view == nil else { return }
    _ = itemMenus
    textInteraction.textInput = self
    addInteraction(textInteraction)
  }

  var viewBehindText: UIView? { self }
  var hidesSelection: Bool { clearsOnInsertion }

  /// Follows the link at the point, if the text is not editable. Returns whether there is one.
  func takesTap(at point: CGPoint) -> Bool { !isEditable && followLink(at: point) }
  func takesPress(at point: CGPoint) -> Bool { !editor.isEditing && item(at: point) != nil }

  // MARK: Rectangles

  /// Returns the rectangles of a selection; lines that continue with the next one are covered up to the edge of the
  /// container (facts/text-input.md#selection/lines).
  func selectionBoxes(of range: NSRange) -> [CGRect] {
    guard !stack.hasOwnGeometry else { return boxes(of: range) }
    guard range.length > 0, let filled = manager.layout(of: container) else { return [] }
    let (low, high) = (max(0, range.location - filled.start), range.location + range.length - filled.start)
    guard low < high else { return [] }
    let rects = filled.layout.selectionRects(for: low..<high)
    let right = container.size.width - 2 * container.lineFragmentPadding
    var result: [CGRect] = []
    var next = 0
    filled.layout.forEachLine(in: low..<high) { line in
      let first = result.count
      while next < rects.count, rects[next].minY <= line.frame.minY {
        result.append(rects[next])
        next += 1
      }
      if right.isFinite, right < 1e6, goesOn(line, to: high, filled.start) {
        cover(line, &result, from: first, right)
      }
      return true
    }
    return result.map {
      $0.offsetBy(dx: container.lineFragmentPadding + textContainerInset.left, dy: textContainerInset.top)
    }
  }

  /// Returns whether a selection that ends at an index holds the end of the line, too.
  private func goesOn(_ line: TextLayout.Line, to end: Int, _ start: Int) -> Bool {
    if end > line.range.upperBound { return true }
    let last = start + line.range.upperBound - 1
    return end == line.range.upperBound && !line.range.isEmpty && last < storage.length
      && storage.attributedSubstring(from: NSRange(location: last, length: 1)).string.first?.isNewline == true
  }

  private func cover(_ line: TextLayout.Line, _ rects: inout [CGRect], from first: Int, _ right: CGFloat) {
    let box = line.frame
    if rects.count == first {
      let x = line.isRightToLeft ? box.maxX : box.minX
      rects.append(CGRect(x: x, y: box.minY, width: 0, height: box.height))
    }
    let indices = first..<rects.count
    if line.isRightToLeft, let index = indices.min(by: { rects[$0].minX < rects[$1].minX }), rects[index].minX > 0 {
      rects[index] = CGRect(x: 0, y: rects[index].minY, width: rects[index].maxX, height: rects[index].height)
    } else if !line.isRightToLeft, let index = indices.max(by: { rects[$0].maxX < rects[$1].maxX }),
      rects[index].maxX < right
    {
      rects[index].size.width = right - rects[index].minX
    }
  }

  func visiblePart(of range: NSRange) -> NSRange {
    // One line more, so that the last visible line is covered to the edge if it continues.
    let area = bounds.offsetBy(dx: -textContainerInset.left, dy: -textContainerInset.top).insetBy(dx: 0, dy: -40)
    let shown = manager.glyphRange(forBoundingRect: area, in: container)
    let start = max(range.location, shown.location)
    let end = min(range.location + range.length, shown.location + shown.length)
    return start < end
      ? NSRange(location: start, length: end - start) : NSRange(location: range.location, length: 0)
  }

  func edge(at offset: Int, isTrailing: Bool) -> CGRect? {
    if stack.hasOwnGeometry {
      let box = boxes(of: NSRange(location: isTrailing ? max(0, offset - 1) : offset, length: 1)).first
      return box.map { CGRect(x: isTrailing ? $0.maxX : $0.minX, y: $0.minY, width: 0, height: $0.height) }
    }
    guard let filled = manager.layout(of: container) else { return nil }
    return filled.layout.edgeRect(at: offset - filled.start, isTrailing: isTrailing)?
      .offsetBy(dx: container.lineFragmentPadding + textContainerInset.left, dy: textContainerInset.top)
  }

  // MARK: The edit menu

  func showsEditMenu(for range: UITextRange, _ suggested: [UIMenuElement]) -> UIMenu? {
    guard let range = editor.nsRange(range) else { return nil }
    return delegate?.textView(self, editMenuForTextIn: range, suggestedActions: suggested)
  }
}
