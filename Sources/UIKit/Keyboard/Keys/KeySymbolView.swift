/// A drawn symbol of a key.
@MainActor final class KeySymbolView: UIView {
  enum Symbol {
    case shift, shiftOn, capsLock, delete, emoji, microphone, globe, dismiss, undo, arrow, magnifier, key, clock
  }

  var symbol = Symbol.shift {
    didSet { if symbol != oldValue { setNeedsDisplay() } }
  }

  /// The color of the symbol.
  var color = KeyboardColors.text { didSet { setNeedsDisplay() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let color = color.resolvedColor(with: traitCollection)
    let alpha = color.cgColor.alpha
    guard alpha < 1 else { return drawSymbol(color, context) }
    // Crossing strokes of a translucent color would be darker where they overlap.
    context.setAlpha(alpha)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    drawSymbol(color.withAlphaComponent(1), context)
    context.endTransparencyLayer()
  }

  private func drawSymbol(_ color: UIColor, _ context: CGContext) {
    color.set()
    context.scaleBy(x: bounds.width / 24, y: bounds.height / 24)
    switch symbol {
    case .shift: arrow(filled: false, bar: false)
    case .shiftOn: arrow(filled: true, bar: false)
    case .capsLock: arrow(filled: true, bar: true)
    case .delete: eraser()
    case .emoji: face()
    case .microphone: microphone()
    case .globe: globe()
    case .dismiss: dismissal()
    case .undo: undoArrow()
    case .arrow: rightArrow()
    case .magnifier: magnifier()
    case .key: keyOfLock()
    case .clock: clock()
    }
  }

  private func stroke(_ path: UIBezierPath, _ width: CGFloat = 1.5) {
    path.lineWidth = width
    path.lineJoinStyle = .round
    path.lineCapStyle = .round
    path.stroke()
  }

  private func arrow(filled: Bool, bar: Bool) {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 12, y: 4))
    for (x, y) in [(20.5, 12.5), (16, 12.5), (16, 18.5), (8, 18.5), (8, 12.5), (3.5, 12.5)] {
      path.addLine(to: CGPoint(x: x, y: y))
    }
    path.close()
    if filled { path.fill() }
    stroke(path)
    if bar {
      let line = UIBezierPath()
      line.move(to: CGPoint(x: 8, y: 21.5))
      line.addLine(to: CGPoint(x: 16, y: 21.5))
      stroke(line, 2)
    }
  }

  private func eraser() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1.5, y: 12))
    path.addLine(to: CGPoint(x: 7.5, y: 5.5))
    path.addLine(to: CGPoint(x: 20, y: 5.5))
    path.addQuadCurve(to: CGPoint(x: 22, y: 7.5), controlPoint: CGPoint(x: 22, y: 5.5))
    path.addLine(to: CGPoint(x: 22, y: 16.5))
    path.addQuadCurve(to: CGPoint(x: 20, y: 18.5), controlPoint: CGPoint(x: 22, y: 18.5))
    path.addLine(to: CGPoint(x: 7.5, y: 18.5))
    path.close()
    stroke(path)
    let cross = UIBezierPath()
    cross.move(to: CGPoint(x: 11.2, y: 9))
    cross.addLine(to: CGPoint(x: 17.2, y: 15))
    cross.move(to: CGPoint(x: 17.2, y: 9))
    cross.addLine(to: CGPoint(x: 11.2, y: 15))
    stroke(cross)
  }

  private func face() {
    stroke(
      UIBezierPath(arcCenter: CGPoint(x: 12, y: 12), radius: 10, startAngle: 0, endAngle: .pi * 2, clockwise: true))
    for x in [8.6, 15.4] { UIBezierPath(ovalIn: CGRect(x: x - 1.2, y: 7.6, width: 2.4, height: 3.2)).fill() }
    let mouth = UIBezierPath(
      arcCenter: CGPoint(x: 12, y: 12.5), radius: 5.6, startAngle: 0.15, endAngle: .pi - 0.15, clockwise: true)
    mouth.close()
    mouth.fill()
  }

  private func microphone() {
    UIBezierPath(roundedRect: CGRect(x: 9, y: 2, width: 6, height: 12), cornerRadius: 3).fill()
    let cup = UIBezierPath()
    cup.move(to: CGPoint(x: 6, y: 10))
    cup.addLine(to: CGPoint(x: 6, y: 11.5))
    cup.addCurve(
      to: CGPoint(x: 18, y: 11.5), controlPoint1: CGPoint(x: 6, y: 19.5), controlPoint2: CGPoint(x: 18, y: 19.5))
    cup.addLine(to: CGPoint(x: 18, y: 10))
    cup.move(to: CGPoint(x: 12, y: 17.5))
    cup.addLine(to: CGPoint(x: 12, y: 21.5))
    cup.move(to: CGPoint(x: 8.5, y: 21.5))
    cup.addLine(to: CGPoint(x: 15.5, y: 21.5))
    stroke(cup, 1.4)
  }

  private func circle(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, width: CGFloat = 1.4) {
    stroke(UIBezierPath(ovalIn: CGRect(x: x - radius, y: y - radius, width: radius * 2, height: radius * 2)), width)
  }

  private func lines(_ points: [[(CGFloat, CGFloat)]], width: CGFloat = 1.4) {
    let path = UIBezierPath()
    for line in points {
      for (index, point) in line.enumerated() {
        let point = CGPoint(x: point.0, y: point.1)
        if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
    }
    stroke(path, width)
  }

  private func globe() {
    circle(12, 12, 10)
    stroke(UIBezierPath(ovalIn: CGRect(x: 7.4, y: 2, width: 9.2, height: 20)), 1.2)
    lines(
      [[(12, 2), (12, 22)], [(2, 12), (22, 12)], [(3.6, 7), (20.4, 7)], [(3.6, 17), (20.4, 17)]], width: 1.2)
  }

  /// Draws a keyboard over an arrow that points down.
  private func dismissal() {
    stroke(UIBezierPath(roundedRect: CGRect(x: 1.5, y: 3, width: 21, height: 12), cornerRadius: 2), 1.3)
    var dots: [[(CGFloat, CGFloat)]] = [[(7, 12), (17, 12)]]
    for row in 0..<2 {
      for column in 0..<6 {
        let (x, y) = (CGFloat(4.5) + CGFloat(column) * 3, CGFloat(6) + CGFloat(row) * 3)
        dots.append([(x - 0.5, y), (x + 0.5, y)])
      }
    }
    lines(dots, width: 1.2)
    lines([[(9, 18.5), (12, 21.5), (15, 18.5)]], width: 1.5)
  }

  private func undoArrow() {
    stroke(
      UIBezierPath(arcCenter: CGPoint(x: 12.5, y: 13), radius: 7, startAngle: -2.2, endAngle: 2.2, clockwise: true))
    lines([[(8.2, 3.6), (8.2, 8), (12.6, 8)]], width: 1.5)
  }

  private func rightArrow() { lines([[(4, 12), (20, 12)], [(14, 6), (20, 12), (14, 18)]], width: 1.6) }

  private func magnifier() {
    circle(10, 10, 6.5, width: 1.8)
    lines([[(15, 15), (20.5, 20.5)]], width: 2)
  }

  private func keyOfLock() {
    circle(8, 8, 4.6, width: 1.7)
    lines([[(11.4, 11.4), (20, 20)], [(16, 16), (18.4, 13.6)], [(19, 19), (21, 17)]], width: 1.7)
  }

  private func clock() {
    circle(12, 12, 9.4)
    lines([[(12, 6), (12, 12), (16, 14.5)]])
  }
}
