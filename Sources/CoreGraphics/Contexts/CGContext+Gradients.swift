import Foundation

extension CGContext {
  /// Fills the clip with colors along the line from `startPoint` to `endPoint`. `options` determine whether the
  /// first and last color continue beyond the ends.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
  ) {
    drawGradient(gradient, GradientShape.linear(from: startPoint, to: endPoint), options)
  }

  /// Fills the clip with colors that change from one circle to another.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    let shape = GradientShape.radial(from: startCenter, startRadius, to: endCenter, endRadius)
    drawGradient(gradient, shape, options)
  }

  /// Fills the clip with colors that change with the angle around `center`, starting at `angle` in radians.
  public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
    drawGradient(gradient, GradientShape.conic(center: center, angle: angle), [])
  }

  /// Fills the clip with the colors of a shading.
  public func drawShading(_ shading: CGShading) { drawGradient(shading.ramp, shading.shape, shading.options) }

  private func drawGradient(
    _ gradient: CGGradient, _ shape: GradientShape, _ options: CGGradientDrawingOptions
  ) {
    let area = state.clip.pixels
    let source = shadowSource(of: area)
    guard !area.isEmpty, let inverse = state.matrix.inverseIfAny,
      let pixels = PixelBuffer(width: source.width, height: source.height, format: .argb32)
    else { return }
    let ramp = GradientRamp(gradient, alpha: state.alpha)
    let toUser = CGAffineTransform(translationX: CGFloat(source.x) + 0.5, y: CGFloat(source.y) + 0.5)
      .concatenating(inverse)
    shape.paint(pixels, toUser: toUser, ramp: ramp, options: options)
    let matrix = CGAffineTransform(translationX: CGFloat(source.x), y: CGFloat(source.y))
    let paint = Paint.image(pixels, matrix: matrix, repeats: false, quality: .nearest)
    var builder = PathBuilder()
    builder.addRect(source.cgRect, transform: .identity)
    let outline = builder.elements
    drawObject(covering: source.cgRect) { canvas, mode in
      canvas.fill(outline, rule: .winding, paint: paint, mode: mode, antialias: false)
    }
  }
}
