/// The enlarged sign over a pressed key.
@MainActor final class KeyBalloon: UIView {
  private let key: CGSize

  init(text: String, key: CGSize) {
    self.key = key
    super.init(frame: CGRect(x: 0, y: 0, width: key.width + 26, height: key.height * 2 + 13))
    isUserInteractionEnabled = false
    isOpaque = false
    layer.shadowOpacity = 0.3
    layer.shadowRadius = 1.5
    layer.shadowOffset = CGSize(width: 0, height: 1)
    layer.shadowPath = outline.cgPath
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: bounds.width, height: key.height + 8))
    label.text = text
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 34)
    label.textColor = KeyboardColors.text
    addSubview(label)
  }

  required init?(coder: NSCoder) {
    key = .zero
    super.init(coder: coder)
  }

  /// A wide head that narrows toward the key.
  private var outline: UIBezierPath {
    let inset = (bounds.width - key.width) / 2
    let head = key.height + 6
    let neck = bounds.height - key.height
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 10))
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), controlPoint: .zero)
    path.addLine(to: CGPoint(x: bounds.width - 10, y: 0))
    path.addQuadCurve(to: CGPoint(x: bounds.width, y: 10), controlPoint: CGPoint(x: bounds.width, y: 0))
    path.addLine(to: CGPoint(x: bounds.width, y: head - 8))
    path.addCurve(
      to: CGPoint(x: bounds.width - inset, y: neck + 12), controlPoint1: CGPoint(x: bounds.width, y: head + 4),
      controlPoint2: CGPoint(x: bounds.width - inset, y: neck))
    path.addLine(to: CGPoint(x: bounds.width - inset, y: bounds.height - 5))
    path.addQuadCurve(
      to: CGPoint(x: bounds.width - inset - 5, y: bounds.height),
      controlPoint: CGPoint(x: bounds.width - inset, y: bounds.height))
    path.addLine(to: CGPoint(x: inset + 5, y: bounds.height))
    path.addQuadCurve(
      to: CGPoint(x: inset, y: bounds.height - 5), controlPoint: CGPoint(x: inset, y: bounds.height))
    path.addLine(to: CGPoint(x: inset, y: neck + 12))
    path.addCurve(
      to: CGPoint(x: 0, y: head - 8), controlPoint1: CGPoint(x: inset, y: neck),
      controlPoint2: CGPoint(x: 0, y: head + 4))
    path.close()
    return path
  }

  override func draw(_ rect: CGRect) {
    KeyboardColors.key.resolvedColor(with: traitCollection).setFill()
    outline.fill()
  }
}
