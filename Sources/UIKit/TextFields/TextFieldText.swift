/// The line of text inside of the clip.
@MainActor final class TextFieldText: UIView, @preconcurrency LayerContentsProvider {
  weak var field: UITextField?
  private var lastMask: TextMask?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func draw(_ rect: CGRect) {
    guard let field, field.hasText, let context = UIGraphicsGetCurrentContext() else { return }
    // The field draws in its own space.
    let box = field.textBox
    context.translateBy(x: -box.minX, y: -box.minY)
    field.drawText(in: box)
  }

  /// Whether the field's class draws its text itself.
  private var isCustom: Bool { field.map { TextFieldText.probe.isOverridden(in: type(of: $0)) } ?? false }

  private static let probe = OverrideProbe(base: UITextField.self, overriding: TextDrawingField.self)

  func layerContents(for layer: CALayer) -> LayerContents? {
    lastMask = nil
    // Tokens are drawn with their own pictures, so the text is not a single mask.
    guard let field, !isCustom, field.tokenCount == 0 else { return nil }
    guard field.hasText, let layout = field.layout() else { return LayerContents.none }
    let box = field.textBox
    let origin = field.lineOrigin
    let start = field.isEditing ? 0 : layout.lines.first?.frame.minX ?? 0
    let place = CGPoint(x: origin.x - box.minX - start, y: origin.y - box.minY)
    // The clip's edges may be rounded outwards to a pixel.
    let seen = CGRect(origin: .zero, size: box.size).insetBy(dx: -1, dy: -1)
    let mask = layout.renderMask(scale: max(layer.contentsScale, 0.1), origin: place, limit: seen)
    guard let mask else { return nil }
    lastMask = mask
    return .mask(mask.coverage, RenderColor(argb: mask.color))
  }

  func layerContentsFrame(for layer: CALayer) -> CGRect? {
    guard let mask = lastMask else { return nil }
    let scale = layer.contentsScale
    return CGRect(
      x: CGFloat(mask.x) / scale, y: CGFloat(mask.y) / scale, width: CGFloat(mask.coverage.width) / scale,
      height: CGFloat(mask.coverage.height) / scale)
  }
}

/// A class to find the position of `drawText(in:)` in the class's dispatch table. It is visible outside of the
/// module because the optimizer would otherwise omit the table.
package class TextDrawingField: UITextField {
  package override func drawText(in rect: CGRect) { setNeedsLayout() }
}
