/// The views inside of a text field.
@MainActor final class TextFieldParts {
  let border = TextFieldBorder(frame: .zero)
  let placeholder = TextFieldPlaceholder(frame: .zero)
  /// A view that clips the scrolled text.
  let clip = UIView(frame: .zero)
  let text = TextFieldText(frame: .zero)
  private(set) var clearButton: UIButton?

  func install(in field: UITextField) {
    for view in [border, placeholder, clip, text] as [UIView] { view.isUserInteractionEnabled = false }
    border.isHidden = true
    placeholder.field = field
    text.field = field
    clip.clipsToBounds = true
    clip.addSubview(text)
    for view in [border, placeholder, clip] as [UIView] { field.addSubview(view) }
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

  /// Returns the image of the clear button: a gray disc with a transparent cross.
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
}
