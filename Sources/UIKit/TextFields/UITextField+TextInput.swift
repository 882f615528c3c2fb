extension UITextField {
  func moved(_ position: UITextPosition, _ direction: UITextLayoutDirection, _ offset: Int) -> UITextPosition? {
    switch direction {
    case .right: return self.position(from: position, offset: offset)
    case .left: return self.position(from: position, offset: -offset)
    case .up: return beginningOfDocument
    case .down: return endOfDocument
    }
  }

  func nearest(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    guard let range = (range as? TextOffsetRange)?.range else { return nil }
    return TextOffset(min(max(offset(at: point), range.location), range.location + range.length))
  }

  func character(at point: CGPoint) -> UITextRange? {
    let unit = TextUnits.character(at: offset(at: point), in: content.string)
    return unit.length > 0 ? TextOffsetRange(unit) : nil
  }
}
