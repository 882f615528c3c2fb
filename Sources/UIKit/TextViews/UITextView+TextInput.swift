import CoreText

/// Positions, ranges and places of the text.
extension UITextView {
  func clamped(_ range: NSRange) -> NSRange {
    let start = min(max(0, range.location), storage.length)
    return NSRange(location: start, length: min(max(0, range.length), storage.length - start))
  }

  func string(in range: UITextRange) -> String? {
    (range as? TextOffsetRange).map { storage.attributedSubstring(from: clamped($0.range)).string }
  }

  func styling(at position: UITextPosition) -> [NSAttributedString.Key: Any]? {
    guard let offset = (position as? TextOffset)?.offset else { return nil }
    guard storage.length > 0 else { return typingAttributes }
    return storage.attributes(at: min(max(0, offset), storage.length - 1), effectiveRange: nil)
  }

  // MARK: Places

  /// The place between two characters that is nearest; the end below the text.
  func offset(at point: CGPoint) -> Int {
    let inside = CGPoint(x: point.x - textContainerInset.left, y: point.y - textContainerInset.top)
    guard inside.x.isFinite, inside.y.isFinite else { return storage.length }
    if inside.y >= manager.usedRect(for: container).maxY { return storage.length }
    var part: CGFloat = 0
    let index = manager.characterIndex(for: inside, in: container, fractionOfDistanceBetweenInsertionPoints: &part)
    let character = TextUnits.character(at: index, in: storage.string)
    let isEndOfLine = character.length > 0 && storage.attributedSubstring(from: character).string == "\n"
    return part > 0.5 && !isEndOfLine ? character.location + character.length : character.location
  }

  func nearest(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    guard let range = (range as? TextOffsetRange)?.range else { return nil }
    return TextOffset(min(max(offset(at: point), range.location), range.location + range.length))
  }

  /// The character under the point; nil beside the text.
  func character(at point: CGPoint) -> UITextRange? {
    let inside = CGPoint(x: point.x - textContainerInset.left, y: point.y - textContainerInset.top)
    guard storage.length > 0, inside.x.isFinite, inside.y.isFinite else { return nil }
    let index = manager.characterIndex(for: inside, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
    let unit = TextUnits.character(at: index, in: storage.string)
    return boxes(of: unit).contains { $0.contains(point) } ? TextOffsetRange(unit) : nil
  }

  /// The rectangles of a range, one a line, in the view's space.
  func boxes(of range: NSRange) -> [CGRect] {
    let range = clamped(range)
    guard range.length > 0, let filled = manager.layout(of: container) else { return [] }
    let start = max(0, range.location - filled.start)
    let end = range.location + range.length - filled.start
    guard start < end else { return [] }
    return filled.layout.selectionRects(for: start..<end).map {
      $0.offsetBy(dx: container.lineFragmentPadding + textContainerInset.left, dy: textContainerInset.top)
    }
  }

  func boxes(_ range: UITextRange) -> [UITextSelectionRect] {
    guard let range = (range as? TextOffsetRange)?.range else { return [] }
    let list = boxes(of: range)
    return list.enumerated().map { index, box in
      TextSelectionRect(box, isFirst: index == 0, isLast: index == list.count - 1)
    }
  }

  /// The range's part on its first line; an empty one has the caret's place.
  func firstBox(_ range: UITextRange) -> CGRect {
    guard let range = (range as? TextOffsetRange)?.range else { return .zero }
    return boxes(of: range).first ?? caretFrame(at: range.location)
  }

  // MARK: Steps

  /// By characters to the sides, by lines up and down.
  func moved(_ position: UITextPosition, _ direction: UITextLayoutDirection, _ count: Int) -> UITextPosition? {
    guard let start = (position as? TextOffset)?.offset, start >= 0, start <= storage.length else { return nil }
    switch direction {
    case .left, .right: return step(from: start, by: direction == .right ? count : -count)
    case .up, .down:
      let here = caretFrame(at: start)
      let way = here.height * CGFloat(direction == .down ? count : -count)
      return TextOffset(offset(at: CGPoint(x: here.midX, y: here.midY + way)))
    }
  }

  private func step(from start: Int, by count: Int) -> UITextPosition? {
    var place = start
    let text = storage.string
    for _ in 0..<min(count.magnitude, UInt(storage.length) + 1) {
      let unit = count > 0 ? TextUnits.character(at: place, in: text) : TextUnits.characterBefore(place, in: text)
      guard unit.length > 0 else { return nil }
      place = count > 0 ? unit.location + unit.length : unit.location
    }
    return TextOffset(place)
  }

  func extended(_ position: UITextPosition, _ direction: UITextLayoutDirection) -> UITextRange? {
    direction == .left || direction == .up
      ? textRange(from: beginningOfDocument, to: position) : textRange(from: position, to: endOfDocument)
  }

  func selectWord() {
    let (place, text) = (selectedRange.location, storage.string)
    let word =
      TextUnits.unit(.word, at: place, forward: true, in: text)
      ?? TextUnits.unit(.word, at: place, forward: false, in: text)
    if let word { selectedRange = word }
  }

  // MARK: Links

  /// Opens the link under the point unless the delegate objects.
  func followLink(at point: CGPoint) {
    guard isSelectable, let place = (character(at: point) as? TextOffsetRange)?.range else { return }
    var range = NSRange(location: 0, length: 0)
    let value = storage.attribute(.link, at: place.location, effectiveRange: &range)
    if value == nil, let data = detected.first(where: { NSLocationInRange(place.location, $0.range) }) {
      return follow(data)
    }
    if let url = value as? URL ?? (value as? String).flatMap({ URL(string: $0) }) {
      follow(.link(url), range) { UIApplication.shared.open(url) }
    } else if let attachment = storage.attribute(.attachment, at: place.location, effectiveRange: &range)
      as? NSTextAttachment
    {
      follow(.textAttachment(attachment), range) {}
    }
  }
}
