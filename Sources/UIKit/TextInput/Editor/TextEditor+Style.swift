/// Commands that change the attributes of the selected text, if the host allows that.
extension TextEditor {
  private typealias Attributes = [NSAttributedString.Key: Any]

  /// Replaces the attributes of the selected text, or of text typed next, by those that a closure returns for them.
  func changeAttributes(_ convert: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]) {
    guard let host, host.allowsEditing else { return }
    let range = selection
    guard range.length > 0 else { return typingAttributes = convert(typingAttributes) }
    let text = NSMutableAttributedString(attributedString: storage.attributedSubstring(from: range))
    let whole = NSRange(location: 0, length: text.length)
    storage.attributedSubstring(from: range).enumerateAttributes(in: whole) { attributes, part, _ in
      text.setAttributes(convert(attributes), range: part)
    }
    restyle(range, text)
  }

  /// Makes the selected text bold or italic, or removes that if all of it is.
  func toggle(_ trait: UIFontDescriptor.SymbolicTraits) {
    let isOn = selectedFonts.allSatisfy { $0.fontDescriptor.symbolicTraits.contains(trait) }
    changeAttributes { attributes in
      var attributes = attributes
      let font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 12)
      let old = font.fontDescriptor.symbolicTraits
      let traits = isOn ? old.subtracting(trait) : old.union(trait)
      if let descriptor = font.fontDescriptor.withSymbolicTraits(traits) {
        attributes[.font] = UIFont(descriptor: descriptor, size: font.pointSize)
      }
      return attributes
    }
  }

  func toggleUnderline() {
    func isUnderlined(_ attributes: [NSAttributedString.Key: Any]) -> Bool {
      (attributes[.underlineStyle] as? Int ?? 0) != 0
    }
    var isOn = selection.length > 0 || isUnderlined(typingAttributes)
    storage.enumerateAttributes(in: selection) { attributes, _, _ in if !isUnderlined(attributes) { isOn = false } }
    changeAttributes { attributes in
      var attributes = attributes
      attributes[.underlineStyle] = isOn ? nil : NSUnderlineStyle.single.rawValue
      return attributes
    }
  }

  /// Makes the selected text larger or smaller, by points.
  func changeSize(by points: CGFloat) {
    changeAttributes { attributes in
      var attributes = attributes
      let font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 12)
      attributes[.font] = font.withSize(max(font.pointSize + points, 1))
      return attributes
    }
  }

  /// Sets the writing direction of the paragraphs that contain a range.
  func setWritingDirection(_ direction: NSWritingDirection, in range: NSRange) {
    guard length > 0 else {
      typingAttributes = TextEditor.written(direction, typingAttributes)
      return
    }
    let first = TextUnits.paragraph(at: min(range.location, length - 1), in: storage)
    let last = TextUnits.paragraph(at: min(max(NSMaxRange(range) - 1, range.location), length - 1), in: storage)
    let all = NSRange(location: first.location, length: NSMaxRange(last) - first.location)
    let text = NSMutableAttributedString(attributedString: storage.attributedSubstring(from: all))
    storage.attributedSubstring(from: all).enumerateAttributes(in: NSRange(location: 0, length: all.length)) {
      attributes, part, _ in text.setAttributes(TextEditor.written(direction, attributes), range: part)
    }
    restyle(all, text)
  }

  private static func written(_ direction: NSWritingDirection, _ attributes: Attributes) -> Attributes {
    var attributes = attributes
    let style = NSMutableParagraphStyle()
    if let old = attributes[.paragraphStyle] as? NSParagraphStyle { style.setParagraphStyle(old) }
    style.baseWritingDirection = direction
    attributes[.paragraphStyle] = style
    return attributes
  }

  private var selectedFonts: [UIFont] {
    guard selection.length > 0 else { return [typingAttributes[.font] as? UIFont].compactMap { $0 } }
    var fonts: [UIFont] = []
    storage.enumerateAttribute(.font, in: selection) { value, _, _ in
      if let font = value as? UIFont { fonts.append(font) }
    }
    return fonts
  }
}
