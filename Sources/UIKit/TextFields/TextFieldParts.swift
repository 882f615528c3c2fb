/// The views inside of a text field.
@MainActor final class TextFieldParts {
  let border = TextFieldBorder(frame: .zero)
  let placeholder = TextFieldPlaceholder(frame: .zero)
  /// Cuts off what is scrolled out.
  let clip = UIView(frame: .zero)
  let text = TextFieldText(frame: .zero)
  let caret = TextCaret(frame: .zero)
  private var highlights: [UIView] = []
  private(set) var clearButton: UIButton?
  var dragStart: CGPoint?
  var dragsCaret = false
  var press = TextPress()

  func install(in field: UITextField) {
    for view in [border, placeholder, clip, text, caret] as [UIView] { view.isUserInteractionEnabled = false }
    border.isHidden = true
    placeholder.field = field
    text.field = field
    clip.clipsToBounds = true
    clip.addSubview(text)
    for view in [border, placeholder, clip, caret] as [UIView] { field.addSubview(view) }
    caret.isHidden = true
  }

  func tintDidChange(in field: UITextField) {
    caret.backgroundColor = field.tintColor
    for view in highlights { view.backgroundColor = field.tintColor.withAlphaComponent(0.2) }
  }

  func showClearButton(_ shows: Bool, _ frame: CGRect, in field: UITextField) {
    guard shows else {
      clearButton?.removeFromSuperview()
      return
    }
    let button = neededClearButton(of: field)
    field.prepareClearButton(button)
    if button.superview !== field { field.addSubview(button) }
    button.frame = frame
  }

  func neededClearButton(of field: UITextField) -> UIButton {
    if let clearButton { return clearButton }
    let button = TextFieldParts.makeClearButton(for: field)
    clearButton = button
    return button
  }

  private static func makeClearButton(for field: UITextField) -> UIButton {
    let button = UIButton(type: .custom)
    button.accessibilityLabel = "Clear text"
    button.tintColor = .tertiaryLabel
    button.setImage(clearImage(field.clearDiscSize), for: .normal)
    button.addAction(UIAction { [weak field] _ in field?.clearButtonTapped() }, for: .touchUpInside)
    return button
  }

  /// A grey disc with a cross cut out of it.
  static func clearImage(_ side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
      context.cgContext.scaleBy(x: side / 14, y: side / 14)
      UIColor.black.setFill()
      UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 14, height: 14)).fill()
      let cross = UIBezierPath()
      cross.move(to: CGPoint(x: 4.6, y: 4.6))
      cross.addLine(to: CGPoint(x: 9.4, y: 9.4))
      cross.move(to: CGPoint(x: 9.4, y: 4.6))
      cross.addLine(to: CGPoint(x: 4.6, y: 9.4))
      cross.lineWidth = 1.2
      cross.lineCapStyle = .round
      context.cgContext.setBlendMode(.clear)
      cross.stroke()
    }.withRenderingMode(.alwaysTemplate)
  }

  /// The caret, or the highlight behind selected text.
  func showSelection(in field: UITextField, box: CGRect) {
    let range = field.editor.selection
    let isShown = field.isEditing && field.isFirstResponder
    caret.isHidden = !isShown || range.length > 0 || field.clearsOnInsertion
    caret.backgroundColor = field.tintColor
    var frame = field.caretFrame(at: range.location)
    frame.origin.x = min(max(frame.origin.x, box.minX), max(box.minX, box.maxX - 2))
    caret.frame = frame
    caret.layer.cornerRadius = 1
    let rects = isShown && range.length > 0 ? field.boxes(of: range) : []
    while highlights.count > rects.count { highlights.removeLast().removeFromSuperview() }
    while highlights.count < rects.count {
      let view = UIView(frame: .zero)
      view.isUserInteractionEnabled = false
      highlights.append(view)
      clip.insertSubview(view, at: 0)
    }
    for (view, rect) in zip(highlights, rects) {
      view.backgroundColor = field.tintColor.withAlphaComponent(0.2)
      view.frame = CGRect(
        x: rect.minX - box.minX, y: rect.minY - box.minY - 1, width: rect.width, height: rect.height + 2)
    }
  }
}
