/// Positions and ranges; what needs no override.
extension UITextField {
  public var beginningOfDocument: UITextPosition { TextOffset(0) }
  public var endOfDocument: UITextPosition { TextOffset(content.length) }

  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    guard let from = (fromPosition as? TextOffset)?.offset, let to = (toPosition as? TextOffset)?.offset else {
      return nil
    }
    return TextOffsetRange(NSRange(location: min(from, to), length: abs(to - from)))
  }

  /// The position `offset` UTF-16 units on; nil outside of the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    guard let start = (position as? TextOffset)?.offset else { return nil }
    let (end, overflow) = start.addingReportingOverflow(offset)
    guard !overflow, end >= 0, end <= content.length else { return nil }
    return TextOffset(end)
  }

  public func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    switch direction {
    case .right: return self.position(from: position, offset: offset)
    case .left: return self.position(from: position, offset: -offset)
    case .up: return beginningOfDocument
    case .down: return endOfDocument
    }
  }

  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    let a = (position as? TextOffset)?.offset ?? 0
    let b = (other as? TextOffset)?.offset ?? 0
    return a == b ? .orderedSame : a < b ? .orderedAscending : .orderedDescending
  }

  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    ((toPosition as? TextOffset)?.offset ?? 0) - ((from as? TextOffset)?.offset ?? 0)
  }

  public func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
    direction == .left || direction == .up ? range.start : range.end
  }

  public func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? {
    direction == .left || direction == .up
      ? textRange(from: beginningOfDocument, to: position) : textRange(from: position, to: endOfDocument)
  }

  public func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight }

  public func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}

  public func firstRect(for range: UITextRange) -> CGRect { selectionRects(for: range).first?.rect ?? .zero }

  public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    guard let range = (range as? TextOffsetRange)?.range else { return nil }
    return TextOffset(min(max(offset(at: point), range.location), range.location + range.length))
  }

  public func characterRange(at point: CGPoint) -> UITextRange? {
    let unit = TextUnits.character(at: offset(at: point), in: content.string)
    return unit.length > 0 ? TextOffsetRange(unit) : nil
  }

  public func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? { typing }

  public var textInputView: UIView { self }
}
