/// The placeholder.
@MainActor final class TextFieldPlaceholder: UIView {
  weak var field: UITextField?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func draw(_ rect: CGRect) {
    guard let field else { return }
    field.drawPlaceholder(in: bounds)
  }

  /// Draws the placeholder as `UITextField.drawPlaceholder(in:)` does by default.
  func drawStandard(in rect: CGRect) {
    guard let field, let text = field.placeholderDisplay(), let context = UIGraphicsGetCurrentContext() else {
      return
    }
    var options = TextLayoutOptions(width: max(0, rect.width))
    options.maximumLines = 1
    options.lineBreakMode = .byTruncatingTail
    options.pixelScale = max(1, field.traitCollection.displayScale)
    let layout = TextLayout(text, options)
    let line = layout.lines.first?.frame ?? .zero
    let origin = field.textOrigin(width: line.width, height: layout.size.height, in: rect)
    layout.draw(in: context, at: CGPoint(x: origin.x - line.minX, y: origin.y))
  }
}
