import Foundation

extension CGContext {
  /// Draws an image in a rectangle, with its top edge at the greatest y. An image mask is painted with the fill
  /// color. If `byTiling` is true, the image is repeated over the whole clip, starting at the rectangle.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    guard rect.origin.x.isFinite, rect.origin.y.isFinite, rect.size.width.isFinite, rect.size.height.isFinite,
      !rect.isNull, rect.width > 0, rect.height > 0
    else { return }
    let box = rect.standardized
    if image.isMask { return drawMask(image, in: box, tiled: byTiling) }
    guard let pixels = image.pixelBuffer else { return }
    drawPixels(pixels, in: box, tiled: byTiling, flipped: false)
  }

  /// Draws pixels with their first row at the greatest y, or at the smallest y if `flipped` is true.
  package func draw(_ pixels: PixelBuffer, in rect: CGRect, flipped: Bool = false) {
    guard !rect.isNull, rect.width > 0, rect.height > 0 else { return }
    drawPixels(pixels, in: rect.standardized, tiled: false, flipped: flipped)
  }

  private func drawPixels(_ pixels: PixelBuffer, in rect: CGRect, tiled: Bool, flipped: Bool) {
    let matrix = imageMatrix(width: pixels.width, height: pixels.height, in: rect, flipped: flipped)
    drawDeviceImage(pixels, matrix: matrix, tiled: tiled, quality: imageQuality(matrix))
  }

  /// Draws pixels, such as those of a color glyph. `matrix` maps them, from their top left corner, to device
  /// pixels.
  package func drawDeviceImage(_ pixels: PixelBuffer, matrix: CGAffineTransform) {
    drawDeviceImage(pixels, matrix: matrix, tiled: false, quality: imageQuality(matrix))
  }

  private func drawDeviceImage(
    _ pixels: PixelBuffer, matrix: CGAffineTransform, tiled: Bool, quality: ImageQuality
  ) {
    guard pixels.format == .argb32, let inverse = matrix.inverseIfAny, inverse.hasModestNumbers,
      matrix.hasModestNumbers
    else { return }
    if !tiled, copyWhole(pixels, matrix: matrix) { return }
    let alpha = state.alpha
    var builder = PathBuilder()
    if tiled {
      builder.addRect(state.clip.pixels.cgRect, transform: .identity)
    } else {
      builder.addRect(CGRect(x: 0, y: 0, width: pixels.width, height: pixels.height), transform: matrix)
    }
    let outline = builder.elements
    let bounds = PathBounds.tightBox(of: outline)
    // Alpha can be applied as coverage in the normal blend mode only.
    let needsScaling = alpha < 1 && state.blendMode != .normal
    let (small, smallMatrix) = quality == .filtered ? shrunk(pixels, matrix, tiled: tiled) : (pixels, matrix)
    guard let source = needsScaling ? small.scaled(by: alpha) : small else { return }
    let paint = Paint.image(source, matrix: smallMatrix, repeats: tiled, quality: quality)
    let antialias = state.antialias
    drawObject(covering: bounds) { canvas, mode in
      guard alpha < 1, !needsScaling else {
        return canvas.fill(outline, rule: .winding, paint: paint, mode: mode, antialias: antialias)
      }
      canvas.save()
      canvas.clip(outline, rule: .winding, antialias: antialias)
      canvas.paint(paint, mode: mode, alpha: alpha)
      canvas.restore()
    }
  }

  /// Returns the pixels reduced by integer factors close to the scale of the matrix, and the matrix for the reduced
  /// pixels.
  private func shrunk(
    _ pixels: PixelBuffer, _ matrix: CGAffineTransform, tiled: Bool
  ) -> (PixelBuffer, CGAffineTransform) {
    let across = (matrix.a * matrix.a + matrix.b * matrix.b).squareRoot()
    let down = (matrix.c * matrix.c + matrix.d * matrix.d).squareRoot()
    func factor(_ scale: CGFloat, _ side: Int) -> Int {
      let whole = scale > 1 / CGFloat(side) ? Int(1 / scale) : side
      // A repeated image must consist of whole tiles.
      return tiled && side % whole != 0 ? 1 : whole
    }
    let (kx, ky) = (factor(across, pixels.width), factor(down, pixels.height))
    guard kx > 1 || ky > 1, let reduced = pixels.reduced(byX: kx, y: ky) else { return (pixels, matrix) }
    return (reduced, CGAffineTransform(scaleX: CGFloat(kx), y: CGFloat(ky)).concatenating(matrix))
  }

  private func drawMask(_ image: CGImage, in rect: CGRect, tiled: Bool) {
    guard let coverage = image.coverage else { return }
    let box = tiled ? state.clip.pixels.cgRect : rect.applying(state.matrix)
    let area = PixelRect(covering: box).intersection(shadowSource(of: state.clip.pixels))
    guard let mask = Canvas(covering: area, format: .a8) else { return }
    let matrix = imageMatrix(width: coverage.width, height: coverage.height, in: rect)
    var builder = PathBuilder()
    if tiled { builder.addRect(box, transform: .identity) } else { builder.addRect(rect, transform: state.matrix) }
    mask.fill(
      builder.elements, rule: .winding,
      paint: .image(coverage, matrix: matrix, repeats: tiled, quality: imageQuality(matrix)), mode: .normal,
      antialias: state.antialias)
    fillCoverage(mask.buffer, x: area.x, y: area.y)
  }

  /// Returns the transform that maps an image's pixels, from its top left corner, to device pixels, for an image
  /// that fills `rect` in user space.
  func imageMatrix(width: Int, height: Int, in rect: CGRect, flipped: Bool = false) -> CGAffineTransform {
    let box = rect.standardized
    let (sx, sy) = (box.width / CGFloat(max(width, 1)), box.height / CGFloat(max(height, 1)))
    let toUser =
      flipped
      ? CGAffineTransform(a: sx, b: 0, c: 0, d: sy, tx: box.minX, ty: box.minY)
      : CGAffineTransform(a: sx, b: 0, c: 0, d: -sy, tx: box.minX, ty: box.maxY)
    return toUser.concatenating(state.matrix)
  }

  /// Returns the image quality for a matrix: nearest neighbor if interpolation is off, else linear, or filtered if
  /// the image shrinks to less than half.
  func imageQuality(_ matrix: CGAffineTransform) -> ImageQuality {
    switch state.interpolation {
    case .none: return .nearest
    default:
      let across = (matrix.a * matrix.a + matrix.b * matrix.b).squareRoot()
      let down = (matrix.c * matrix.c + matrix.d * matrix.d).squareRoot()
      return min(across, down) < 0.75 ? .filtered : .linear
    }
  }
}

extension PixelBuffer {
  /// Returns a copy whose alpha is multiplied by a factor.
  func scaled(by alpha: CGFloat) -> PixelBuffer? {
    guard let copy = copy() else { return nil }
    let factor = UInt32((max(min(alpha, 1), 0) * 255).rounded())
    for y in 0..<height {
      let row = copy.row(y)
      for x in 0..<width { row[x] = PixelMath.scale(row[x], factor) }
    }
    return copy
  }
}
