/// Selection of a text field's text by touch.
extension UITextField {
  /// Adds the gestures when the field enters its first window.
  func prepareSelection() {
    guard window != nil, textInteraction.view == nil else { return }
    textInteraction.textInput = self
    addInteraction(textInteraction)
  }

  var viewBehindText: UIView? { parts.clip }
  var selectionArea: CGRect? { textBox }
  var hidesSelection: Bool { !isEditing || clearsOnInsertion }

  /// Scrolls text that is wider than the field toward a finger near its ends.
  func scrollText(toward point: CGPoint) -> Bool {
    let box = textBox
    let width = (layout()?.lines.first?.frame.width ?? 0) + 2
    guard isEditing, width > box.width, point.x.isFinite else { return false }
    let reach = min(24, box.width / 4)
    var step: CGFloat = 0
    if point.x < box.minX + reach { step = max(-12, (point.x - box.minX - reach) / 3) }
    if point.x > box.maxX - reach { step = min(12, (point.x - box.maxX + reach) / 3) }
    let new = min(max(0, scroll + step), width - box.width)
    guard new != scroll else { return false }
    scroll = new
    setNeedsLayout()
    return true
  }

  // MARK: The edit menu

  func showsEditMenu(for range: UITextRange, _ suggested: [UIMenuElement]) -> UIMenu? {
    guard let range = editor.nsRange(range) else { return nil }
    return delegate?.textField(self, editMenuForCharactersIn: range, suggestedActions: suggested)
  }
}
