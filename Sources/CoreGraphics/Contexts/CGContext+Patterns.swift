import Foundation

extension CGContext {
  /// Sets the origin of patterns to a point in user space.
  package func setPatternOrigin(_ point: CGPoint) {
    let inDefaultSpace = point.applying(state.matrix).applying(baseTransform.inverted())
    setPatternPhase(CGSize(width: inDefaultSpace.x, height: inDefaultSpace.y))
  }

  /// Draws a pattern's cell into an image that repeats. Returns nil if it would be invisible.
  func makePatternPaint(_ color: CGColor) -> Paint? {
    guard let pattern = color.pattern, state.alpha * color.alpha > 0 else { return nil }
    let phase = CGAffineTransform(translationX: state.patternPhase.width, y: state.patternPhase.height)
    let toDevice = pattern.matrix.concatenating(phase).concatenating(baseTransform)
    let across = (toDevice.a * toDevice.a + toDevice.b * toDevice.b).squareRoot()
    let down = (toDevice.c * toDevice.c + toDevice.d * toDevice.d).squareRoot()
    func pixels(_ length: CGFloat) -> Int { Int(min(max(length.rounded(), 1), 4096)) }
    guard across.isFinite, down.isFinite, across > 0, down > 0 else { return nil }
    let (width, height) = (pixels(pattern.xStep * across), pixels(pattern.yStep * down))
    guard let tile = drawTile(pattern, color, width: width, height: height) else { return nil }
    // The tile covers one step from the origin of the cell. In it, y points down.
    let toPattern = CGAffineTransform(
      a: pattern.xStep / CGFloat(width), b: 0, c: 0, d: pattern.yStep / CGFloat(height), tx: pattern.bounds.minX,
      ty: pattern.bounds.minY)
    let matrix = toPattern.concatenating(toDevice)
    guard matrix.inverseIfAny?.hasModestNumbers == true else { return nil }
    let factor = state.alpha * (pattern.isColored ? color.alpha : 1)
    guard let image = factor < 1 ? tile.scaled(by: factor) : tile else { return nil }
    return .image(image, matrix: matrix, repeats: true, quality: .linear)
  }

  /// Draws one step of the pattern, including overlapping neighbor cells. Row 0 has the smallest y of pattern
  /// space.
  private func drawTile(_ pattern: CGPattern, _ color: CGColor, width: Int, height: Int) -> PixelBuffer? {
    let toTile = CGAffineTransform(translationX: -pattern.bounds.minX, y: -pattern.bounds.minY)
      .scaledBy(x: 1, y: 1)
      .concatenating(
        CGAffineTransform(scaleX: CGFloat(width) / pattern.xStep, y: CGFloat(height) / pattern.yStep))
    guard let buffer = PixelBuffer(width: width, height: height, format: .argb32),
      let context = CGContext(pixelBuffer: buffer, baseTransform: toTile)
    else { return nil }
    func reach(_ length: CGFloat, _ step: CGFloat) -> Int {
      length.isFinite ? min(max(Int((length / step).rounded(.up)) - 1, 0), 4) : 0
    }
    if !pattern.isColored, let base = color.colorSpace?.baseColorSpace, let values = color.components {
      let plain = CGColor(space: base, values: values)
      context.setFillColor(plain)
      context.setStrokeColor(plain)
    }
    let (columns, rows) = (reach(pattern.bounds.width, pattern.xStep), reach(pattern.bounds.height, pattern.yStep))
    for row in stride(from: -rows, through: 0, by: 1) {
      for column in stride(from: -columns, through: 0, by: 1) {
        context.saveGState()
        context.translateBy(x: CGFloat(column) * pattern.xStep, y: CGFloat(row) * pattern.yStep)
        context.clip(to: pattern.bounds)
        pattern.draw(in: context)
        while !context.layers.isEmpty { context.endTransparencyLayer() }
        while !context.savedStates.isEmpty { context.restoreGState() }
      }
    }
    return buffer
  }
}
