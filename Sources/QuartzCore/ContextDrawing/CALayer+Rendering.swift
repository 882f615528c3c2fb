import CoreGraphics

/// Drawing of a layer tree into a context, for `render(in:)`. The compositor draws the screen with an
/// implementation of its own.
extension CALayer {
  final func renderTree(in context: CGContext) {
    guard !values.isHidden else { return }
    LayerRenderer(context: context).render(self)
  }
}

/// A renderer that draws layers one by one, each in its own coordinate space with y downwards.
struct LayerRenderer {
  let context: CGContext

  func render(_ layer: CALayer) {
    let v = layer.values
    let opacity = CGFloat(min(max(v.opacity, 0), 1))
    guard opacity > 0 else { return }
    layer.displayIfNeeded()
    context.saveGState()
    defer { context.restoreGState() }
    let castsShadow = v.shadowOpacity > 0 && v.shadowColor != nil && !v.masksToBounds
    if castsShadow, let path = v.shadowPath, layer.maskLayer == nil, opacity == 1 { drawShadow(of: path, layer) }
    let shadowByContents = castsShadow && (v.shadowPath == nil || layer.maskLayer != nil || opacity < 1)
    let mode = layer.compositingMode ?? .normal
    guard opacity < 1 || layer.maskLayer != nil || shadowByContents || mode != .normal else { return draw(layer) }
    context.setAlpha(opacity)
    if mode != .normal { context.setBlendMode(mode.blendMode) }
    if shadowByContents { setShadow(layer) }
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    draw(layer)
    if let mask = layer.maskLayer { apply(mask, of: layer) }
    context.endTransparencyLayer()
  }

  /// Applies a mask layer to the content drawn so far.
  private func apply(_ mask: CALayer, of layer: CALayer) {
    context.saveGState()
    context.setBlendMode(.destinationIn)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    if !mask.isHidden {
      context.concatenate(CATransform3DGetAffineTransform(mask.matrixToParent))
      render(mask)
    }
    context.endTransparencyLayer()
    context.restoreGState()
  }

  // MARK: One layer

  private func draw(_ layer: CALayer) {
    if layer is CATransformLayer { return drawSublayers(of: layer) }
    let v = layer.values
    let outline = LayerOutline(layer)
    let isEmpty = outline.bounds.width <= 0 || outline.bounds.height <= 0
    if !isEmpty, let color = v.backgroundColor, color.alpha > 0 {
      context.saveGState()
      if color.pattern != nil { context.setPatternOrigin(outline.bounds.origin) }
      context.setFillColor(color)
      fill(outline)
      context.restoreGState()
    }
    context.saveGState()
    if v.masksToBounds { clip(to: outline) }
    drawOwnContent(layer, outline)
    drawSublayers(of: layer)
    context.restoreGState()
    if !isEmpty { drawBorder(layer, outline) }
  }

  private func drawOwnContent(_ layer: CALayer, _ outline: LayerOutline) {
    context.saveGState()
    // The gradient is drawn over the background and clipped to the rounded corners.
    if layer is CAGradientLayer { clip(to: outline) }
    layer.renderOwnContent(in: context)
    context.restoreGState()
    drawContents(layer)
  }

  private func drawSublayers(of layer: CALayer) {
    guard !layer.children.isEmpty else { return }
    context.saveGState()
    if let sub = layer.centredSublayerTransform { context.concatenate(CATransform3DGetAffineTransform(sub)) }
    if let replicator = layer as? CAReplicatorLayer {
      drawCopies(of: replicator)
    } else {
      drawSublayerList(of: layer)
    }
    context.restoreGState()
  }

  func drawSublayerList(of layer: CALayer) {
    let flipped = CALayer.usesFlippedGeometry && layer.isFlippedToRoot
    for child in layer.drawingOrder where !child.isHidden {
      let plane = CATransform3DGetAffineTransform(child.upwardMatrix(parentFlipped: flipped))
      let determinant = plane.a * plane.d - plane.b * plane.c
      if determinant == 0 || (determinant < 0 && !child.isDoubleSided) { continue }
      context.saveGState()
      context.concatenate(plane)
      render(child)
      context.restoreGState()
    }
  }

  private func fill(_ outline: LayerOutline) {
    if outline.isRectangle { return context.fill(outline.bounds) }
    context.addPath(outline.path)
    context.fillPath()
  }

  private func clip(to outline: LayerOutline) {
    if outline.isRectangle { return context.clip(to: outline.bounds) }
    context.addPath(outline.path)
    context.clip()
  }

  private func drawBorder(_ layer: CALayer, _ outline: LayerOutline) {
    guard layer.borderWidth > 0, let color = layer.borderColor, color.alpha > 0 else { return }
    context.saveGState()
    defer { context.restoreGState() }
    if color.pattern != nil { context.setPatternOrigin(outline.bounds.origin) }
    context.setFillColor(color)
    guard let inner = outline.inset(by: layer.borderWidth) else { return fill(outline) }
    context.addPath(outline.path)
    context.addPath(inner.path)
    context.fillPath(using: .evenOdd)
  }
}
