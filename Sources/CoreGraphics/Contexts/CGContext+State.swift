import Foundation
import ObjectiveC

extension CGContext {
  /// Pushes a copy of the graphics state.
  public func saveGState() {
    savedStates.append(state)
    canvas.save()
  }

  /// Restores the graphics state that was saved last. Without a saved state it logs CoreGraphics' message and does
  /// nothing.
  public func restoreGState() {
    guard savedStates.count > layers.last?.depth ?? 0, let saved = savedStates.popLast() else {
      return Console.writeOnce("CGGStackRestore: gstack underflow.")
    }
    state = saved
    canvas.restore()
  }

  // MARK: - Space

  /// Scales the space of what is drawn from now on.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }
  /// Moves the space of what is drawn from now on, in points.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) { concatenate(CGAffineTransform(translationX: tx, y: ty)) }
  /// Rotates the space of what is drawn from now on, in radians.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  /// Applies `transform` before the current matrix. A transform with a value that is not a number is ignored.
  public func concatenate(_ transform: CGAffineTransform) {
    let product = transform.concatenating(state.matrix)
    guard product.isFinite else { return NumericCheck.logInvalid() }
    state.matrix = product
  }

  /// User space to device space, whose origin is at the bottom left.
  public var ctm: CGAffineTransform { state.matrix.concatenating(flip) }
  /// The transform from the current space to pixels.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

  /// Pixels counted from the top to pixels counted from the bottom, and back.
  var flip: CGAffineTransform { CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(buffer.height)) }

  /// Converts a point of the current space to pixels.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
  /// Converts a point in pixels to the current space.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }
  /// Converts a size of the current space to pixels.
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }
  /// Converts a size in pixels to the current space.
  public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }
  /// Converts a rectangle of the current space to pixels; under a rotation it is the box around the result.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }
  /// Converts a rectangle in pixels to the current space; under a rotation it is the box around the result.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }

  // MARK: - Lines

  /// Sets the width of lines, in points of the current space. Default 1.
  public func setLineWidth(_ width: CGFloat) {
    guard width.isFinite, width >= 0 else { return }
    state.stroke.width = width
  }

  /// Sets how the ends of open lines are drawn. `.butt` by default.
  public func setLineCap(_ cap: CGLineCap) { state.stroke.cap = cap }
  /// Sets how corners of lines are drawn. `.miter` by default.
  public func setLineJoin(_ join: CGLineJoin) { state.stroke.join = join }

  /// Sets how many line widths a pointed corner may be long before it is cut off. Default 10.
  public func setMiterLimit(_ limit: CGFloat) {
    guard limit.isFinite else { return }
    state.stroke.miterLimit = limit
  }

  /// Lengths of dashes and gaps in turn; none makes lines solid again.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    guard phase.isFinite, lengths.allSatisfy({ $0.isFinite && $0 >= 0 }) else { return NumericCheck.logInvalid() }
    state.stroke.dashPhase = phase
    state.stroke.dashes = lengths
  }

  /// Kept, but curves are always drawn to a tenth of a pixel.
  public func setFlatness(_ flatness: CGFloat) { state.flatness = flatness }

  // MARK: - Compositing

  /// Multiplies everything drawn from now on, 0 to 1.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha > 0 ? min(alpha, 1) : 0 }
  /// Sets the blend mode of drawing; `.normal` by default.
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

  /// `offset` and `blur` are in the default space of the context, whatever the matrix; nil colour means no shadow.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    guard let color, color.alpha > 0, offset.width.isFinite, offset.height.isFinite else {
      state.shadow = nil
      return
    }
    let radius = blur.isFinite ? min(max(blur, 0), 1000) : 0
    state.shadow = GraphicsState.Shadow(offset: offset, blur: radius, color: color)
  }

  /// Sets a shadow in black with an alpha of one third.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(space: .deviceGray, values: [0, 1.0 / 3]))
  }

  /// Sets how colors that the bitmap lacks are replaced. Kept; it has no effect.
  public func setRenderingIntent(_ intent: CGColorRenderingIntent) { state.renderingIntent = intent }

  /// The smoothing of images that are drawn at other sizes. `.default` by default.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolation }
    set { state.interpolation = newValue }
  }

  /// Sets whether edges are smoothed, if the context allows that. True by default.
  public func setShouldAntialias(_ shouldAntialias: Bool) { state.shouldAntialias = shouldAntialias }
  /// Sets whether the context allows smooth edges. True by default.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) { state.allowsAntialiasing = allowsAntialiasing }

  // MARK: - Other

  /// Completes drawing. Without effect: nothing is deferred.
  public func flush() {}
  /// Brings what was drawn to the destination. Without effect: drawing is never delayed.
  public func synchronize() {}
}
