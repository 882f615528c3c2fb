/// Where the parts of a text field are, and how its text is laid out.
extension UITextField {
  /// Insets of the text from the border (facts/geometry.md#text-field).
  private var textInsets: UIEdgeInsets {
    switch borderStyle {
    case .none: return .zero
    case .line: return UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2)
    case .bezel, .roundedRect: return UIEdgeInsets(top: 2, left: 7, bottom: 2, right: 7)
    }
  }

  func shows(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: return false
    case .whileEditing: return isEditing
    case .unlessEditing: return !isEditing
    case .always: return true
    }
  }

  var showsLeft: Bool { leftView != nil && shows(leftViewMode) }
  var showsRight: Bool { rightView != nil && shows(rightViewMode) }
  var showsClear: Bool {
    shows(clearButtonMode) && hasText && isEnabled && !(showsRight && clearButtonMode != .always)
  }
  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  func innerRect(_ bounds: CGRect, isEditing: Bool) -> CGRect {
    guard bounds.width.isFinite, bounds.height.isFinite else { return .zero }
    var rect = bounds.inset(by: textInsets)
    if showsLeft { cut(&rect, leftViewRect(forBounds: bounds)) }
    if showsRight { cut(&rect, rightViewRect(forBounds: bounds)) }
    if showsClear { cut(&rect, clearButtonRect(forBounds: bounds)) }
    rect.size.width = max(0, rect.width)
    rect.size.height = max(0, rect.height)
    return rect
  }

  /// Takes a side view's width away from the text.
  private func cut(_ rect: inout CGRect, _ side: CGRect) {
    if side.midX < rect.midX {
      let left = max(rect.minX, side.maxX)
      rect = CGRect(x: left, y: rect.minY, width: rect.maxX - left, height: rect.height)
    } else {
      rect.size.width = min(rect.maxX, side.minX) - rect.minX
    }
  }

  func sideRect(_ view: UIView?, _ bounds: CGRect, onLeft: Bool) -> CGRect {
    guard let view else { return .zero }
    var size = view.bounds.size
    if size == .zero { size = view.sizeThatFits(bounds.size) }
    let inset: CGFloat = borderStyle == .roundedRect || borderStyle == .bezel ? 7 : 0
    let isAtLeft = onLeft != isMirrored
    let x = isAtLeft ? bounds.minX + inset : bounds.maxX - inset - size.width
    return CGRect(
      x: x, y: bounds.minY + ((bounds.height - size.height) / 2).rounded(.down), width: size.width,
      height: size.height)
  }

  func standardClearButtonRect(_ bounds: CGRect) -> CGRect {
    let side: CGFloat = 19
    let inset: CGFloat = borderStyle == .none ? 0 : 5
    let x = isMirrored ? bounds.minX + inset : bounds.maxX - inset - side
    return CGRect(x: x, y: bounds.minY + ((bounds.height - side) / 2).rounded(.down), width: side, height: side)
  }

  func fittingSize() -> CGSize {
    let scale = max(1, traitCollection.displayScale)
    let text = hasText ? displayText() : placeholderDisplay()
    let width = text.map { TextLayout($0, TextLayoutOptions()).size.width.rounded(.up) } ?? 5
    let line = ((storedFont.lineHeight + 1.5) * scale - 0.001).rounded(.up) / scale
    var size = CGSize(width: width, height: line)
    if borderStyle != .none {
      size.width += 28
      size.height = borderStyle == .roundedRect ? max(34, line + 12) : line + 4
    }
    if showsLeft { size.width += leftViewRect(forBounds: bounds).width }
    if showsRight { size.width += rightViewRect(forBounds: bounds).width }
    return size
  }

  // MARK: Text

  /// The text as it is shown: dots for secure text.
  var displayString: String {
    isSecureTextEntry ? String(repeating: "•", count: content.string.count) : content.string
  }

  /// The offset in the shown text of an offset in the text.
  func displayOffset(_ offset: Int) -> Int {
    guard isSecureTextEntry else { return offset }
    let text = content.string
    let index = String.Index(utf16Offset: min(max(0, offset), text.utf16.count), in: text)
    return text.distance(from: text.startIndex, to: index)
  }

  private func textOffset(_ shown: Int) -> Int {
    guard isSecureTextEntry else { return shown }
    let text = content.string
    guard let index = text.index(text.startIndex, offsetBy: shown, limitedBy: text.endIndex) else {
      return text.utf16.count
    }
    return index.utf16Offset(in: text)
  }

  /// A disabled field dims the colours that it chose itself, and keeps those it was given
  /// (facts/geometry.md#text-field/disabled-colour).
  private func resolved(_ color: UIColor, isOwn: Bool) -> UIColor {
    let color = color.resolvedColor(with: traitCollection)
    return isEnabled || !isOwn ? color : color.withAlphaComponent(color.cgColor.alpha * 0.5)
  }

  package func displayText() -> NSAttributedString? {
    guard content.length > 0 else { return nil }
    let result: NSMutableAttributedString
    if isSecureTextEntry {
      result = NSMutableAttributedString(string: displayString, attributes: typing)
    } else {
      result = NSMutableAttributedString(attributedString: content)
    }
    let defaults = typing
    let all = NSRange(location: 0, length: result.length)
    NSAttributedString(attributedString: result).enumerateAttributes(in: all) { attributes, range, _ in
      var merged = defaults.merging(attributes) { $1 }
      merged[.paragraphStyle] = nil
      let color = merged[.foregroundColor] as? UIColor
      merged[.foregroundColor] = resolved(color ?? .label, isOwn: color == nil || color == .label)
      result.setAttributes(merged, range: range)
    }
    if let marked, !isSecureTextEntry {
      let style = markedTextStyle ?? [.underlineStyle: 1]
      result.addAttributes(style, range: clamped(marked))
    }
    return result
  }

  func placeholderDisplay() -> NSAttributedString? {
    guard let text = attributedPlaceholder, text.length > 0 else { return nil }
    let result = NSMutableAttributedString(attributedString: text)
    let defaults: [NSAttributedString.Key: Any] = [.font: storedFont, .foregroundColor: UIColor.placeholderText]
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
      var merged = defaults.merging(attributes) { $1 }
      merged[.paragraphStyle] = nil
      merged[.foregroundColor] = resolved(
        merged[.foregroundColor] as? UIColor ?? .placeholderText, isOwn: attributes[.foregroundColor] == nil)
      result.setAttributes(merged, range: range)
    }
    return result
  }

  var textBox: CGRect { isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds) }

  /// The line of text; cut with an ellipsis only while not editing.
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
    return layout
  }

  private var lineHeight: CGFloat {
    let scale = max(1, traitCollection.displayScale)
    return layout()?.size.height ?? (storedFont.lineHeight * scale).rounded(.up) / scale
  }

  /// The top left of the line within the field.
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

  /// The left edge of the line's own box, which a right-aligned layout does not start at zero.
  private var lineStart: CGFloat { isEditing ? 0 : layout()?.lines.first?.frame.minX ?? 0 }

  func caretFrame(at offset: Int) -> CGRect {
    let origin = lineOrigin
    let x = layout()?.caretRect(at: displayOffset(offset)).minX ?? 0
    let height = storedFont.lineHeight + 1.5
    return CGRect(
      x: origin.x + x - lineStart - 1, y: origin.y + (lineHeight - height) / 2, width: 2, height: height)
  }

  func offset(at point: CGPoint) -> Int {
    guard let layout = layout() else { return 0 }
    let origin = lineOrigin
    let shown = layout.index(at: CGPoint(x: point.x - origin.x + lineStart, y: layout.size.height / 2))
    return min(textOffset(shown), content.length)
  }

  func rects(for range: UITextRange) -> [UITextSelectionRect] {
    guard let range = (range as? TextOffsetRange)?.range, let layout = layout(), range.length > 0 else { return [] }
    let range2 = clamped(range)
    let origin = lineOrigin
    let boxes = layout.selectionRects(
      for: displayOffset(
        range2.location)..<max(displayOffset(range2.location), displayOffset(range2.location + range2.length)))
    return boxes.enumerated().map { index, box in
      TextSelectionRect(
        box.offsetBy(dx: origin.x - lineStart, dy: origin.y), isFirst: index == 0, isLast: index == boxes.count - 1)
    }
  }

  /// Moves long text so that the caret is inside of the box.
  private func scrollToCaret() {
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
    let end = selection.location + selection.length
    let x = layout.caretRect(at: displayOffset(end)).minX
    if x - scroll < 0 { scroll = x }
    if x - scroll > box.width - 2 { scroll = x - box.width + 2 }
    scroll = min(max(0, scroll), max(0, width + 2 - box.width))
  }

  // MARK: Placing the parts

  func textLookDidChange() {
    layoutCache = nil
    parts.text.setNeedsDisplay()
    setNeedsLayout()
  }

  func replaceSide(_ old: UIView?, _ new: UIView?) {
    if old !== new, old?.superview === self { old?.removeFromSuperview() }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  func layOutParts() {
    layoutCache = nil
    placeSide(leftView, showsLeft) { leftViewRect(forBounds: bounds) }
    placeSide(rightView, showsRight) { rightViewRect(forBounds: bounds) }
    parts.showClearButton(showsClear, clearButtonRect(forBounds: bounds), in: self)
    parts.border.frame = borderRect(forBounds: bounds)
    let showsPlaceholder = !hasText && attributedPlaceholder != nil
    parts.placeholder.isHidden = !showsPlaceholder
    if showsPlaceholder {
      parts.placeholder.frame = placeholderRect(forBounds: bounds)
      parts.placeholder.setNeedsDisplay()
    }
    scrollToCaret()
    let box = textBox
    // Two points on each side keep the caret and overhanging letters in sight.
    parts.clip.frame = box
    parts.text.frame = CGRect(origin: .zero, size: box.size)
    parts.text.setNeedsDisplay()
    parts.showSelection(in: self, box: box)
  }

  private func placeSide(_ view: UIView?, _ shows: Bool, _ frame: () -> CGRect) {
    guard let view else { return }
    guard shows else { return view.removeFromSuperview() }
    if view.superview !== self { addSubview(view) }
    let frame = frame()
    if view.frame != frame { view.frame = frame }
  }

  func borderDidChange() {
    showBackground()
    parts.border.isHidden = borderStyle == .none && background == nil
    parts.border.apply(self)
    setNeedsLayout()
  }

  func drawContent(in rect: CGRect) {
    guard let layout = layout(), let context = UIGraphicsGetCurrentContext() else { return }
    let origin = textOrigin(width: layout.lines.first?.frame.width ?? 0, height: layout.size.height, in: rect)
    layout.draw(
      in: context, at: CGPoint(x: origin.x - (isEditing ? 0 : layout.lines.first?.frame.minX ?? 0), y: origin.y))
  }

  // MARK: Touches

  func touchDown(_ touch: UITouch) {
    parts.dragStart = isEditing ? touch.location(in: self) : nil
    parts.dragsCaret = false
    parts.press.begin(touch)
  }

  func touchMoved(_ touch: UITouch) {
    guard isEditing, let start = parts.dragStart else { return }
    let point = touch.location(in: self)
    if !parts.dragsCaret, hypot(point.x - start.x, point.y - start.y) < 10 { return }
    parts.dragsCaret = true
    select(NSRange(location: offset(at: point), length: 0))
  }

  func touchUp(_ touch: UITouch) {
    let point = touch.location(in: self)
    guard isEnabled, bounds.insetBy(dx: -20, dy: -20).contains(point), !parts.dragsCaret else { return }
    let wasEditing = isEditing
    guard becomeFirstResponder() else { return }
    let isLong = parts.press.isLong(touch)
    defer { if isLong || wasEditing && (2...3).contains(touch.tapCount) { showEditMenu() } }
    if isLong {
      select(NSRange(location: offset(at: point), length: 0))
    } else if wasEditing, touch.tapCount == 3 {
      selectAll(nil)
    } else if wasEditing, touch.tapCount == 2 {
      selectWord(at: offset(at: point))
    } else if hasText {
      select(NSRange(location: offset(at: point), length: 0))
    }
  }
}
