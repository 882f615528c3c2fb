import CoreGraphics

extension UIBezierPath {
  /// Fills with the current fill colour.
  public func fill() { fill(with: .normal, alpha: 1) }

  /// Strokes with the current stroke colour and this path's line settings.
  public func stroke() { stroke(with: .normal, alpha: 1) }

  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(blendMode, alpha) { context in
      context.addPath(path)
      context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }
  }

  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(blendMode, alpha) { context in
      context.setLineWidth(lineWidth)
      context.setLineCap(lineCapStyle)
      context.setLineJoin(lineJoinStyle)
      context.setMiterLimit(miterLimit)
      context.setFlatness(flatness)
      context.setLineDash(phase: dash.phase, lengths: dash.pattern)
      context.addPath(path)
      context.strokePath()
    }
  }

  /// Narrows the clip of the current context to this path.
  public func addClip() {
    guard let context = GraphicsStack.contextOrLog() else { return }
    context.beginPath()
    context.addPath(path)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  private func draw(_ blendMode: CGBlendMode, _ alpha: CGFloat, _ body: (CGContext) -> Void) {
    guard let context = GraphicsStack.contextOrLog() else { return }
    context.saveGState()
    if blendMode != .normal { context.setBlendMode(blendMode) }
    if alpha != 1 { context.setAlpha(alpha) }
    context.beginPath()
    body(context)
    context.restoreGState()
  }
}
