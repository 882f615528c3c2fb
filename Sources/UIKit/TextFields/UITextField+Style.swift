/// The implementation of the setters of the field's text, font, color and placeholder.
extension UITextField {
  /// Sets the text, and the font and color of its first character as the field's.
  func setAttributedText(_ text: NSAttributedString) {
    if text.length > 0 {
      let first = text.attributes(at: 0, effectiveRange: nil)
      if let font = first[.font] as? UIFont { storedFont = font }
      if let color = first[.foregroundColor] as? UIColor { storedColor = color }
    }
    setText(text)
  }

  func setTextColor(_ color: UIColor?) {
    ExplicitValues.note(self, "textColor")
    storedColor = color
    restyle(.foregroundColor, color ?? UIColor.label)
  }

  func setFont(_ font: UIFont?) {
    ExplicitValues.note(self, "font")
    storedFont = font ?? .systemFont(ofSize: 17)
    restyle(.font, storedFont)
    invalidateIntrinsicContentSize()
  }

  func followContentSizeCategory() {
    guard adjustsFontForContentSizeCategory, let font = storedFont.following(traitCollection) else { return }
    self.font = font
  }

  func placeholderDidChange() {
    invalidateIntrinsicContentSize()
    textLookDidChange()
  }
}
