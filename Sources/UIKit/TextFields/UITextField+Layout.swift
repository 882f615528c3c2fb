/// Layout of a text field's parts and of its text.
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
    // facts/text-input.md#field-parts/clear-button
    shows(clearButtonMode) && hasText && isEnabled && !showsRight
  }
  var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

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

  /// Removes a side view's width from the text's rectangle.
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
    // Rounded up to a pixel (facts/text-input.md#field-parts/side-view).
    let scale = max(1, traitCollection.displayScale)
    let y = bounds.minY + ((bounds.height - size.height) / 2 * scale - 0.001).rounded(.up) / scale
    return CGRect(x: x, y: y, width: size.width, height: size.height)
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
    placeSide(leftView, showsLeft) { leftViewRect(forBounds: bounds) }
    placeSide(rightView, showsRight) { rightViewRect(forBounds: bounds) }
    parts.showClearButton(showsClear, clearButtonRect(forBounds: bounds), in: self)
    parts.border.frame = borderRect(forBounds: bounds)
    let showsPlaceholder = !hasText && placeholderText != nil
    parts.placeholder.isHidden = !showsPlaceholder
    if showsPlaceholder {
      parts.placeholder.frame = placeholderRect(forBounds: bounds)
      parts.placeholder.setNeedsDisplay()
    }
    let box = textBox
    checkLine(in: box)
    scrollToCaret()
    // Two points on each side keep the caret and overhanging glyphs visible.
    parts.clip.frame = box
    parts.text.frame = CGRect(origin: .zero, size: box.size)
    parts.text.setNeedsDisplay()
    textInteraction.layOutSelection()
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
}
