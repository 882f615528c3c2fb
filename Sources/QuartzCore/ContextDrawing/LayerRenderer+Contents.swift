import CoreGraphics

extension LayerRenderer {
  func drawContents(_ layer: CALayer) {
    guard let (pixels, scale, frame) = pixels(of: layer) else { return }
    let size = CGSize(width: pixels.width, height: pixels.height)
    let placement = ContentsPlacement(layer, pixels: size, scale: scale, frame: frame)
    context.saveGState()
    if layer.magnificationFilter == .nearest { context.interpolationQuality = .none }
    for part in placement.parts { draw(part, of: pixels, size) }
    context.restoreGState()
  }

  private func draw(_ part: ContentsPlacement.Part, of pixels: PixelBuffer, _ size: CGSize) {
    let whole = part.source == CGRect(origin: .zero, size: size)
    let fx = part.target.width / part.source.width
    let fy = part.target.height / part.source.height
    guard fx.isFinite, fy.isFinite else { return }
    if whole { return context.draw(pixels, in: part.target, flipped: true) }
    // The rest of the contents is outside of the part's rectangle.
    context.saveGState()
    context.clip(to: part.target)
    context.draw(
      pixels,
      in: CGRect(
        x: part.target.minX - part.source.minX * fx, y: part.target.minY - part.source.minY * fy,
        width: size.width * fx, height: size.height * fy), flipped: true)
    context.restoreGState()
  }

  /// Returns the layer's pixels and their scale, and their frame if the gravity does not determine it.
  private func pixels(of layer: CALayer) -> (PixelBuffer, CGFloat, CGRect?)? {
    if let backing = layer.backing {
      let frame = backing.frame(in: layer.bounds, gravity: layer.contentsGravity)
      switch backing.contents {
      case .none, .fading: return nil
      case .bitmap(let buffer, _): return (buffer, backing.scale, frame)
      case .mask(let coverage, let color): return coverage.filled(with: color).map { ($0, backing.scale, frame) }
      }
    }
    guard let image = layer.contentsObject as? CGImage, let buffer = image.pixelBuffer else { return nil }
    return (buffer, layer.contentsScale, nil)
  }

  // MARK: Shadows

  /// Sets the shadow of subsequent drawing.
  func setShadow(_ layer: CALayer) {
    guard let color = layer.shadowColor else { return }
    let alpha = CGFloat(min(layer.shadowOpacity, 1)) * color.alpha
    context.setShadow(
      offset: deviceOffset(layer.shadowOffset), blur: 2 * max(layer.shadowRadius, 0) * lengthScale,
      color: color.copy(alpha: alpha))
  }

  /// Draws a path's shadow. The path itself is drawn far outside of the bitmap, with a shadow offset that
  /// compensates.
  func drawShadow(of path: CGPath, _ layer: CALayer) {
    guard let color = layer.shadowColor, !path.isEmpty else { return }
    let base = context.baseTransform
    let far: CGFloat = 20_000
    let alpha = CGFloat(min(layer.shadowOpacity, 1)) * color.alpha
    var offset = deviceOffset(layer.shadowOffset)
    offset.width += far / max(base.meanScale, 1e-6)
    context.saveGState()
    context.setShadow(
      offset: offset, blur: 2 * max(layer.shadowRadius, 0) * lengthScale, color: color.copy(alpha: alpha))
    context.setFillColor(LayerValues.black)
    var move = context.deviceTransform
    // The path is moved to the left by the same distance as the shadow to the right, in the space of the base
    // transform.
    let shift = CGSize(width: far / max(base.meanScale, 1e-6), height: 0).applying(base)
    move.tx -= shift.width
    move.ty -= shift.height
    guard let inverse = context.deviceTransform.inverseIfAny else { return context.restoreGState() }
    context.concatenate(move.concatenating(inverse))
    context.addPath(path)
    context.fillPath()
    context.restoreGState()
  }

  /// Converts a shadow offset from the layer's space to the base space, in which contexts measure shadows.
  private func deviceOffset(_ offset: CGSize) -> CGSize {
    guard let inverse = context.baseTransform.inverseIfAny else { return offset }
    return offset.applying(context.deviceTransform).applying(inverse)
  }

  private var lengthScale: CGFloat {
    let base = context.baseTransform.meanScale
    return base > 0 ? context.deviceTransform.meanScale / base : 1
  }

  // MARK: Copies

  func drawCopies(of layer: CAReplicatorLayer) {
    let values = layer.replicator
    let b = layer.bounds
    let ax = b.minX + layer.anchorPoint.x * b.width
    let ay = b.minY + layer.anchorPoint.y * b.height
    let step = CATransform3DGetAffineTransform(
      CATransform3DConcat(
        CATransform3DConcat(CATransform3DMakeTranslation(-ax, -ay, 0), values.transform),
        CATransform3DMakeTranslation(ax, ay, 0)))
    var factors = values.factors
    context.saveGState()
    for _ in 0..<values.shownCount {
      drawCopy(of: layer, factors.clamped(lowerBound: SIMD4(repeating: 0), upperBound: SIMD4(repeating: 1)))
      context.concatenate(step)
      factors += values.offset
    }
    context.restoreGState()
  }

  private func drawCopy(of layer: CALayer, _ factors: SIMD4<Float>) {
    guard factors != SIMD4(repeating: 1) else { return drawSublayerList(of: layer) }
    context.saveGState()
    context.setAlpha(CGFloat(factors.w))
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    drawSublayerList(of: layer)
    if factors.x != 1 || factors.y != 1 || factors.z != 1 {
      context.setBlendMode(.multiply)
      context.setFillColor(
        CGColor(red: CGFloat(factors.x), green: CGFloat(factors.y), blue: CGFloat(factors.z), alpha: 1))
      context.fill(context.boundingBoxOfClipPath)
      context.setBlendMode(.destinationIn)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      drawSublayerList(of: layer)
      context.endTransparencyLayer()
    }
    context.endTransparencyLayer()
    context.restoreGState()
  }
}

extension PixelBuffer {
  /// Returns the coverage as pixels of one color.
  func filled(with color: RenderColor) -> PixelBuffer? {
    guard format == .a8, let pixels = PixelBuffer(width: width, height: height, format: .argb32) else { return nil }
    let argb = color.argb
    for y in 0..<height {
      let from = coverageRow(y)
      let to = pixels.row(y)
      for x in 0..<width where from[x] != 0 {
        let amount = UInt32(from[x])
        var result: UInt32 = 0
        for shift in stride(from: UInt32(0), through: 24, by: 8) {
          result |= (((argb >> shift & 255) * amount + 127) / 255) << shift
        }
        to[x] = result
      }
    }
    return pixels
  }
}
