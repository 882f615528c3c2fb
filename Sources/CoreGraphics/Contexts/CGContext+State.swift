import Foundation
import ObjectiveC

extension CGContext {
  /// Saves a copy of the graphics state on the stack.
  public func saveGState() {
    savedStates.append(state)
    canvas.save()
  }

  /// Restores the graphics state that was saved last. Without a saved state it logs the same message as
  /// CoreGraphics and does nothing.
  public func restoreGState() {
    guard savedStates.count > layers.last?.depth ?? 0, let saved = savedStates.popLast() else {
      return Console.writeOnce("CGGStackRestore: gstack underflow.")
    }
    state = saved
    canvas.restore()
  }

  // MARK: - Space

  /// Scales the coordinate space of subsequent drawing.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }
  /// Translates the coordinate space of subsequent drawing by a distance in points.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) { concatenate(CGAffineTransform(translationX: tx, y: ty)) }
  /// Rotates the coordinate space of subsequent drawing by an angle in radians.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  /// Applies `transform` before the current matrix. A transform that contains NaN or infinite values is ignored.
  public func concatenate(_ transform: CGAffineTransform) {
    let product = transform.concatenating(state.matrix)
    guard product.isFinite else { return NumericCheck.logInvalid() }
    state.matrix = product
  }

  /// The transform from user space to device space, whose origin is at the bottom left.
  public var ctm: CGAffineTransform { state.matrix.concatenating(flip) }
  /// The transform from user space to device pixels.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

  /// The transform between pixel coordinates with the origin at the top left and at the bottom left; it is its own
  /// inverse.
  var flip: CGAffineTransform { CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(buffer.height)) }

  /// Converts a point from user space to pixels.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
  /// Converts a point from pixels to user space.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }
  /// Converts a size from user space to pixels.
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }
  /// Converts a size from pixels to user space.
  public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }
  /// Converts a rectangle from user space to pixels; under a rotation, returns the bounding box of the result.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }
  /// Converts a rectangle from pixels to user space; under a rotation, returns the bounding box of the result.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }

  // MARK: - Lines

  /// Sets the line width in user space, 1 by default.
  public func setLineWidth(_ width: CGFloat) {
    guard width.isFinite, width >= 0 else { return }
    state.stroke.width = width
  }

  /// Sets the shape of the ends of open lines, `.butt` by default.
  public func setLineCap(_ cap: CGLineCap) { state.stroke.cap = cap }
  /// Sets the shape of the corners of lines, `.miter` by default.
  public func setLineJoin(_ join: CGLineJoin) { state.stroke.join = join }

  /// Sets the limit of the ratio of a mitered corner's length to the line width, 10 by default. Longer corners are
  /// beveled.
  public func setMiterLimit(_ limit: CGFloat) {
    guard limit.isFinite else { return }
    state.stroke.miterLimit = limit
  }

  /// Sets the lengths of dashes and gaps in alternation. An empty array makes lines solid.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    guard phase.isFinite, lengths.allSatisfy({ $0.isFinite && $0 >= 0 }) else { return NumericCheck.logInvalid() }
    state.stroke.dashPhase = phase
    state.stroke.dashes = lengths
  }

  /// Sets the flatness, which is stored but has no effect: curves are always drawn with an error below a tenth of a
  /// pixel.
  public func setFlatness(_ flatness: CGFloat) { state.flatness = flatness }

  // MARK: - Compositing

  /// Sets the opacity of subsequent drawing, from 0 to 1.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha > 0 ? min(alpha, 1) : 0 }
  /// Sets the blend mode of subsequent drawing, `.normal` by default.
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

  /// Sets the shadow of subsequent drawing; a nil color removes it. `offset` and `blur` are in the context's
  /// default space, independent of the current matrix.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    guard let color, color.alpha > 0, offset.width.isFinite, offset.height.isFinite else {
      state.shadow = nil
      return
    }
    let radius = blur.isFinite ? min(max(blur, 0), 1000) : 0
    state.shadow = GraphicsState.Shadow(offset: offset, blur: radius, color: color)
  }

  /// Sets a black shadow with an alpha of one third.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(space: .deviceGray, values: [0, 1.0 / 3]))
  }

  /// Sets the rendering intent, which is stored but has no effect.
  public func setRenderingIntent(_ intent: CGColorRenderingIntent) { state.renderingIntent = intent }

  /// The interpolation quality of images that are drawn at another size, `.default` by default.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolation }
    set { state.interpolation = newValue }
  }

  /// Sets whether edges are antialiased, provided that the context allows it. True by default.
  public func setShouldAntialias(_ shouldAntialias: Bool) { state.shouldAntialias = shouldAntialias }
  /// Sets whether the context allows antialiasing. True by default.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) { state.allowsAntialiasing = allowsAntialiasing }

  // MARK: - Other

  /// Completes pending drawing. It has no effect: drawing is never deferred.
  public func flush() {}
  /// Completes pending drawing. It has no effect: drawing is never deferred.
  public func synchronize() {}
}
