/// The displayed line of text, and positions in it.
extension UITextField {
  /// The displayed text: bullets for secure text.
  var displayString: String {
    let text = editor.storage.string
    return isSecureTextEntry ? String(repeating: "•", count: text.count) : text
  }

  /// Returns the offset in the shown text of an offset in the text.
  func displayOffset(_ offset: Int) -> Int {
    guard isSecureTextEntry else { return offset }
    let text = editor.storage.string
    let index = String.Index(utf16Offset: min(max(0, offset), text.utf16.count), in: text)
    return text.distance(from: text.startIndex, to: index)
  }

  private func textOffset(_ shown: Int) -> Int {
    guard isSecureTextEntry else { return shown }
    let text = editor.storage.string
    guard let index = text.index(text.startIndex, offsetBy: shown, limitedBy: text.endIndex) else {
      return text.utf16.count
    }
    return index.utf16Offset(in: text)
  }

  /// Returns the color for the field's state: a disabled field dims its default colors, but not the app's
  /// (facts/geometry.md#text-field/disabled-colour).
  private func resolved(_ color: UIColor, isOwn: Bool) -> UIColor {
    let color = color.resolvedColor(with: traitCollection)
    return isEnabled || !isOwn ? color : color.withAlphaComponent(color.cgColor.alpha * 0.5)
  }

  package func displayText() -> NSAttributedString? {
    guard editor.length > 0 else { return nil }
    let result: NSMutableAttributedString
    if isSecureTextEntry {
      result = NSMutableAttributedString(string: displayString, attributes: textAttributes)
    } else {
      result = NSMutableAttributedString(attributedString: editor.storage)
    }
    let defaults = textAttributes
    let all = NSRange(location: 0, length: result.length)
    NSAttributedString(attributedString: result).enumerateAttributes(in: all) { attributes, range, _ in
      var merged = defaults.merging(attributes) { $1 }
      merged[.paragraphStyle] = nil
      let color = merged[.foregroundColor] as? UIColor
      merged[.foregroundColor] = resolved(color ?? .label, isOwn: color == nil || color == .label)
      result.setAttributes(merged, range: range)
    }
    if let mark = editor.mark, !isSecureTextEntry {
      let style = markedTextStyle ?? [.underlineStyle: 1]
      result.addAttributes(style, range: mark)
    }
    return result
  }

  /// Returns a placeholder with the attributes that it is shown with, where it has none of its own
  /// (facts/text-input.md#placeholder/attributes).
  func styledPlaceholder(_ text: NSAttributedString) -> NSAttributedString {
    let result = NSMutableAttributedString(attributedString: text)
    let defaults: [NSAttributedString.Key: Any] = [
      .font: storedFont, .foregroundColor: placeholderColor, .paragraphStyle: paragraphStyle,
    ]
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
      result.setAttributes(defaults.merging(attributes) { $1 }, range: range)
    }
    return result
  }

  func placeholderDisplay() -> NSAttributedString? {
    guard let text = placeholderText, text.length > 0 else { return nil }
    let result = NSMutableAttributedString(attributedString: text)
    let defaults: [NSAttributedString.Key: Any] = [.font: storedFont, .foregroundColor: placeholderColor]
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
      var merged = defaults.merging(attributes) { $1 }
      merged[.paragraphStyle] = nil
      merged[.foregroundColor] = resolved(
        merged[.foregroundColor] as? UIColor ?? placeholderColor, isOwn: attributes[.foregroundColor] == nil)
      result.setAttributes(merged, range: range)
    }
    return result
  }

  var textBox: CGRect { isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds) }

  /// Returns the line of text; cut with an ellipsis only while not editing.
  func layout() -> TextLayout? {
    if let layoutCache { return layoutCache }
    guard let text = displayText() else { return nil }
    var options = TextLayoutOptions()
    options.maximumLines = 1
    options.isRightToLeft = isMirrored
    options.pixelScale = max(1, traitCollection.displayScale)
    let box = textBox
    if adjustsFontSizeToFitWidth, box.width > 0 {
      let full = TextLayout(text, options).size.width
      let least = minimumFontSize > 0 ? minimumFontSize / max(storedFont.pointSize, 1) : 0.1
      if full > box.width { options.fontScale = min(1, max(least, box.width / full)) }
    }
    if !isEditing {
      options.width = max(0, box.width)
      options.lineBreakMode = .byTruncatingTail
    }
    let layout = TextLayout(text, options)
    layoutCache = layout
    lineConditions = currentLineConditions(box)
    return layout
  }

  /// The conditions of the layout of the line apart from the text and its attributes.
  struct LineConditions: Equatable {
    /// The width to which the line is cut or made smaller; nil if it is neither.
    var width: CGFloat?
    var isEditing: Bool
    var isMirrored: Bool
    var scale: CGFloat
  }

  private func currentLineConditions(_ box: CGRect) -> LineConditions {
    LineConditions(
      width: isEditing && !adjustsFontSizeToFitWidth ? nil : box.width, isEditing: isEditing,
      isMirrored: isMirrored, scale: traitCollection.displayScale)
  }

  /// Forgets the layout of the line if it depends on something that changed, such as the width of the field.
  func checkLine(in box: CGRect) {
    if let lineConditions, lineConditions != currentLineConditions(box) { layoutCache = nil }
  }

  var lineHeight: CGFloat {
    let scale = max(1, traitCollection.displayScale)
    return layout()?.size.height ?? (storedFont.lineHeight * scale).rounded(.up) / scale
  }

  /// Returns the top left of the line within the field.
  func textOrigin(width: CGFloat, height: CGFloat, in box: CGRect) -> CGPoint {
    let scale = max(1, traitCollection.displayScale)
    var x = box.minX - scroll
    let room = box.width - width
    if room > 0 {
      switch textAlignment {
      case .center: x = box.minX + (room / 2 * scale).rounded(.down) / scale
      case .right: x = box.minX + room
      case .natural where isMirrored: x = box.minX + room
      default: x = box.minX
      }
    }
    var y = box.minY
    switch contentVerticalAlignment {
    case .top, .fill: break
    case .bottom: y = box.maxY - height
    default: y = box.minY + ((box.height - height) / 2 * scale).rounded(.down) / scale
    }
    return CGPoint(x: x, y: y)
  }

  var lineOrigin: CGPoint {
    let layout = layout()
    return textOrigin(width: layout?.lines.first?.frame.width ?? 0, height: lineHeight, in: textBox)
  }

  /// The left edge of the line's own box, which is not zero in a right-aligned layout.
  private var lineStart: CGFloat { isEditing ? 0 : layout()?.lines.first?.frame.minX ?? 0 }

  func caretFrame(at offset: Int) -> CGRect {
    let origin = lineOrigin
    let x = layout()?.caretRect(at: displayOffset(offset)).minX ?? 0
    return withCaretHeight(
      CGRect(x: origin.x + x - lineStart - 1, y: origin.y, width: 2, height: lineHeight))
  }

  func offset(at point: CGPoint) -> Int {
    guard let layout = layout() else { return 0 }
    let origin = lineOrigin
    let shown = layout.index(at: CGPoint(x: point.x - origin.x + lineStart, y: layout.size.height / 2))
    return min(textOffset(shown), editor.length)
  }

  func boxes(of range: NSRange) -> [CGRect] {
    guard let layout = layout(), range.length > 0 else { return [] }
    let start = displayOffset(range.location)
    let end = max(start, displayOffset(range.location + range.length))
    let origin = lineOrigin
    return layout.selectionRects(for: start..<end).map { $0.offsetBy(dx: origin.x - lineStart, dy: origin.y) }
  }

  /// Returns the rectangles of a selection, as high as the caret (facts/text-input.md#selection/field-highlight).
  func selectionBoxes(of range: NSRange) -> [CGRect] { boxes(of: range).map(withCaretHeight) }

  private func withCaretHeight(_ rect: CGRect) -> CGRect {
    let height = storedFont.lineHeight + 1.5
    return CGRect(x: rect.minX, y: rect.midY - height / 2, width: rect.width, height: height)
  }

  func visualStep(from offset: Int, toRight: Bool) -> VisualStep {
    let step = layout()?.visualStep(from: displayOffset(offset), toRight: toRight) ?? .logical
    if case .index(let index) = step { return .index(min(textOffset(index), editor.length)) }
    return step
  }

  func isRightToLeft(at offset: Int) -> Bool { layout()?.lines.first?.isRightToLeft ?? isMirrored }

  func edge(at offset: Int, isTrailing: Bool) -> CGRect? {
    let origin = lineOrigin
    let rect = layout()?.edgeRect(at: displayOffset(offset), isTrailing: isTrailing)
    return rect.map { withCaretHeight($0.offsetBy(dx: origin.x - lineStart, dy: origin.y)) }
  }

  /// Returns a point moved onto the line, so that points above and below it select its characters, too.
  func pointOnText(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x, y: lineOrigin.y + lineHeight / 2)
  }

  /// Moves long text so that the caret is inside of the box.
  func scrollToCaret() {
    guard isEditing, let layout = layout() else {
      scroll = 0
      return
    }
    let box = textBox
    let width = layout.lines.first?.frame.width ?? 0
    guard width + 2 > box.width else {
      scroll = 0
      return
    }
    let x = layout.caretRect(at: displayOffset(focusOffset)).minX
    if x - scroll < 0 { scroll = x }
    if x - scroll > box.width - 2 { scroll = x - box.width + 2 }
    scroll = min(max(0, scroll), max(0, width + 2 - box.width))
  }

  func drawContent(in rect: CGRect) {
    guard let layout = layout(), let context = UIGraphicsGetCurrentContext() else { return }
    let origin = textOrigin(width: layout.lines.first?.frame.width ?? 0, height: layout.size.height, in: rect)
    layout.draw(
      in: context, at: CGPoint(x: origin.x - (isEditing ? 0 : layout.lines.first?.frame.minX ?? 0), y: origin.y))
  }
}
