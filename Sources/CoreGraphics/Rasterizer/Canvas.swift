internal import CCairo
import Foundation

/// The source of the color of a shape.
enum Paint {
  /// A premultiplied 0xAARRGGBB color.
  case color(UInt32)
  /// An image. `matrix` maps its pixels, from the top left corner, to device pixels.
  case image(PixelBuffer, matrix: CGAffineTransform, repeats: Bool, quality: ImageQuality)
}

enum ImageQuality {
  case nearest, linear, filtered
}

/// The style of lines, with lengths in user space.
struct StrokeStyle {
  var width: CGFloat = 1
  var cap = CGLineCap.butt
  var join = CGLineJoin.miter
  var miterLimit: CGFloat = 10
  var dashPhase: CGFloat = 0
  var dashes: [CGFloat] = []
}

/// A Cairo context on a pixel buffer. Only the files of this folder use Cairo.
///
/// Coordinates are device pixels, top row first; `origin` is the device pixel at the buffer's top left. Arguments
/// that would put the Cairo context into its permanent error state are never passed on.
final class Canvas {
  let buffer: PixelBuffer
  let origin: (x: Int, y: Int)
  private let surface: OpaquePointer
  let cairo: OpaquePointer
  /// Whether the canvas is a page of a document, for which the buffer only defines the size.
  let isDocument: Bool

  init?(buffer: PixelBuffer, originX: Int = 0, originY: Int = 0) {
    let format = buffer.format == .argb32 ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_A8
    let bytes = buffer.data.assumingMemoryBound(to: UInt8.self)
    let surface = cairo_image_surface_create_for_data(
      bytes, format, Int32(buffer.width), Int32(buffer.height), Int32(buffer.bytesPerRow))
    guard let surface else { return nil }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let cairo = cairo_create(surface) else {
      cairo_surface_destroy(surface)
      return nil
    }
    self.buffer = buffer
    self.surface = surface
    self.cairo = cairo
    isDocument = false
    origin = (originX, originY)
    cairo_set_tolerance(cairo, 0.1)
  }

  /// Creates a canvas that draws a page of a document. The page has the size of the buffer, which is not drawn
  /// into.
  init?(document surface: OpaquePointer, size buffer: PixelBuffer) {
    guard let cairo = cairo_create(surface) else { return nil }
    self.buffer = buffer
    self.surface = cairo_surface_reference(surface)
    self.cairo = cairo
    isDocument = true
    origin = (0, 0)
  }

  /// Adds an empty tagged region, a link or a destination, whose attributes contain its position.
  func tag(_ name: String, _ attributes: String) {
    cairo_identity_matrix(cairo)
    cairo_tag_begin(cairo, name, attributes)
    cairo_tag_end(cairo, name)
  }

  /// Releases the source. Cairo copies an image into a document when its source is released, so the image's bytes
  /// must still exist then.
  private func endPaint() {
    if isDocument { cairo_set_source_rgba(cairo, 0, 0, 0, 0) }
  }

  /// Creates a canvas with a transparent buffer that covers `rect` of the device.
  convenience init?(covering rect: PixelRect, format: PixelBuffer.Format) {
    guard !rect.isEmpty, let buffer = PixelBuffer(width: rect.width, height: rect.height, format: format)
    else { return nil }
    self.init(buffer: buffer, originX: rect.x, originY: rect.y)
  }

  deinit {
    cairo_destroy(cairo)
    cairo_surface_destroy(surface)
  }

  var bounds: PixelRect { PixelRect(x: origin.x, y: origin.y, width: buffer.width, height: buffer.height) }

  func save() { cairo_save(cairo) }
  func restore() { cairo_restore(cairo) }

  func setAntialias(_ antialias: Bool) {
    cairo_set_antialias(cairo, antialias ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
  }

  // MARK: - Clip

  func clip(_ path: [PathElement], rule: CGPathFillRule, antialias: Bool) {
    setPath(path)
    setAntialias(antialias)
    setRule(rule)
    cairo_clip(cairo)
  }

  func resetClip() { cairo_reset_clip(cairo) }

  /// The bounds of the clip in pixels.
  var clipExtents: PixelRect {
    var (x0, y0, x1, y1) = (0.0, 0.0, 0.0, 0.0)
    cairo_identity_matrix(cairo)
    cairo_clip_extents(cairo, &x0, &y0, &x1, &y1)
    let rect = CGRect(x: x0, y: y0, width: max(x1 - x0, 0), height: max(y1 - y0, 0))
    return PixelRect(covering: rect).offset(x: origin.x, y: origin.y)
  }

  // MARK: - Painting

  func fill(_ path: [PathElement], rule: CGPathFillRule, paint: Paint, mode: CGBlendMode, antialias: Bool) {
    if mode.needsCopy {
      let area = PixelRect(covering: PathBounds.tightBox(of: path)).intersection(clipExtents)
      guard let shape = Canvas(covering: area, format: .a8) else { return }
      shape.fill(path, rule: rule, paint: .color(0xFF00_0000), mode: .normal, antialias: antialias)
      return mask(shape.buffer, x: area.x, y: area.y, paint: paint, mode: mode)
    }
    setPath(path)
    setRule(rule)
    setAntialias(antialias)
    setPaint(paint, mode)
    cairo_fill(cairo)
    endPaint()
  }

  /// Strokes a path. `matrix` maps user space, in which the pen is round, to the device.
  func stroke(
    _ path: [PathElement], style: StrokeStyle, matrix: CGAffineTransform, paint: Paint, mode: CGBlendMode,
    antialias: Bool
  ) {
    guard let pen = Pen(style: style, matrix: matrix) else { return }
    if mode.needsCopy, let line = Canvas(covering: clipExtents, format: .a8) {
      line.stroke(
        path, style: style, matrix: matrix, paint: .color(0xFF00_0000), mode: .normal, antialias: antialias)
      return mask(line.buffer, x: line.origin.x, y: line.origin.y, paint: paint, mode: mode)
    }
    setPath(path)
    setAntialias(antialias)
    setPaint(paint, mode)
    var cairoMatrix = cairo_matrix_t(xx: pen.a, yx: pen.b, xy: pen.c, yy: pen.d, x0: 0, y0: 0)
    cairo_set_matrix(cairo, &cairoMatrix)
    cairo_set_line_width(cairo, pen.width)
    cairo_set_line_cap(
      cairo, [CAIRO_LINE_CAP_BUTT, CAIRO_LINE_CAP_ROUND, CAIRO_LINE_CAP_SQUARE][Int(style.cap.rawValue)])
    cairo_set_line_join(
      cairo, [CAIRO_LINE_JOIN_MITER, CAIRO_LINE_JOIN_ROUND, CAIRO_LINE_JOIN_BEVEL][Int(style.join.rawValue)])
    cairo_set_miter_limit(cairo, max(Double(style.miterLimit), 1))
    cairo_set_dash(cairo, pen.dashes, Int32(pen.dashes.count), pen.phase)
    cairo_stroke(cairo)
    cairo_identity_matrix(cairo)
    endPaint()
  }

  /// Paints the whole clip.
  func paint(_ paint: Paint, mode: CGBlendMode, alpha: CGFloat = 1) {
    cairo_identity_matrix(cairo)
    setPaint(paint, mode)
    if alpha >= 1 { cairo_paint(cairo) } else { cairo_paint_with_alpha(cairo, Double(alpha)) }
    endPaint()
  }

  /// Paints the coverage of an A8 buffer whose top left corner is at device pixel (`x`, `y`).
  func mask(_ coverage: PixelBuffer, x: Int, y: Int, paint: Paint, mode: CGBlendMode) {
    if mode.needsCopy {
      return maskOnCopy(coverage, x: x, y: y, paint: paint, mode: mode)
    }
    guard let mask = Self.makeSurface(coverage) else { return }
    cairo_identity_matrix(cairo)
    setPaint(paint, mode)
    cairo_mask_surface(cairo, mask, Double(x - origin.x), Double(y - origin.y))
    cairo_surface_destroy(mask)
    endPaint()
  }

  /// Paints a copy of the area, which then replaces the pixels according to the coverage.
  private func maskOnCopy(_ coverage: PixelBuffer, x: Int, y: Int, paint: Paint, mode: CGBlendMode) {
    let area = PixelRect(x: x, y: y, width: coverage.width, height: coverage.height).intersection(clipExtents)
    guard !area.isEmpty,
      let copy = buffer.copy(x: area.x - origin.x, y: area.y - origin.y, width: area.width, height: area.height),
      let scratch = Canvas(buffer: copy, originX: area.x, originY: area.y)
    else { return }
    scratch.paint(paint, mode: mode)
    let covered = PixelRect(x: x, y: y, width: coverage.width, height: coverage.height)
    replace(area, with: copy, through: coverage, maskArea: covered)
  }

  // MARK: - Helpers

  private static func makeSurface(_ buffer: PixelBuffer) -> OpaquePointer? {
    let format = buffer.format == .argb32 ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_A8
    let surface = cairo_image_surface_create_for_data(
      buffer.data.assumingMemoryBound(to: UInt8.self), format, Int32(buffer.width), Int32(buffer.height),
      Int32(buffer.bytesPerRow))
    guard let surface, cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else { return nil }
    return surface
  }

  private func setRule(_ rule: CGPathFillRule) {
    cairo_set_fill_rule(cairo, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
  }

  private func setPaint(_ paint: Paint, _ mode: CGBlendMode) {
    cairo_set_operator(cairo, mode.cairoOperator)
    // The clear mode removes an opaque color's coverage, because Cairo's own clear operator fails for strokes.
    switch mode == .clear ? .color(0xFF00_0000) : paint {
    case .color(let argb):
      let alpha = Double(argb >> 24)
      let divisor = max(alpha, 1)
      cairo_set_source_rgba(
        cairo, Double((argb >> 16) & 255) / divisor, Double((argb >> 8) & 255) / divisor,
        Double(argb & 255) / divisor, alpha / 255)
    case .image(let image, let matrix, let repeats, let quality):
      setImage(image, matrix: matrix, repeats: repeats, quality: quality)
    }
  }

  private func setImage(_ image: PixelBuffer, matrix: CGAffineTransform, repeats: Bool, quality: ImageQuality) {
    guard let source = Self.makeSurface(image),
      let inverse = matrix.concatenating(
        CGAffineTransform(translationX: CGFloat(-origin.x), y: CGFloat(-origin.y))
      ).inverseIfAny, inverse.hasModestNumbers
    else {
      cairo_set_source_rgba(cairo, 0, 0, 0, 0)
      return
    }
    cairo_set_source_surface(cairo, source, 0, 0)
    cairo_surface_destroy(source)
    let pattern = cairo_get_source(cairo)
    var toImage = cairo_matrix_t(
      xx: Double(inverse.a), yx: Double(inverse.b), xy: Double(inverse.c), yy: Double(inverse.d),
      x0: Double(inverse.tx), y0: Double(inverse.ty))
    cairo_pattern_set_matrix(pattern, &toImage)
    cairo_pattern_set_extend(pattern, repeats ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_PAD)
    let isWholePixels =
      inverse.a == 1 && inverse.d == 1 && inverse.b == 0 && inverse.c == 0
      && inverse.tx == inverse.tx.rounded() && inverse.ty == inverse.ty.rounded()
    switch quality {
    case .nearest: cairo_pattern_set_filter(pattern, CAIRO_FILTER_NEAREST)
    case _ where isWholePixels: cairo_pattern_set_filter(pattern, CAIRO_FILTER_NEAREST)
    case .linear: cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
    case .filtered: cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
    }
  }

  /// Sets Cairo's current path. Cairo stores coordinates as 24.8 fixed-point numbers, so distant points are
  /// clamped.
  private func setPath(_ path: [PathElement]) {
    cairo_identity_matrix(cairo)
    cairo_new_path(cairo)
    let (ox, oy) = (CGFloat(origin.x), CGFloat(origin.y))
    func fit(_ value: CGFloat) -> Double { Double(min(max(value, -4_000_000), 4_000_000)) }
    var current = CGPoint.zero
    for element in path {
      guard element.isFinite else { continue }
      switch element {
      case .move(let p): cairo_move_to(cairo, fit(p.x - ox), fit(p.y - oy))
      case .line(let p): cairo_line_to(cairo, fit(p.x - ox), fit(p.y - oy))
      case .quad(let c, let p):
        let c1 = CGPoint(x: current.x + (c.x - current.x) * 2 / 3, y: current.y + (c.y - current.y) * 2 / 3)
        let c2 = CGPoint(x: p.x + (c.x - p.x) * 2 / 3, y: p.y + (c.y - p.y) * 2 / 3)
        cairo_curve_to(
          cairo, fit(c1.x - ox), fit(c1.y - oy), fit(c2.x - ox), fit(c2.y - oy), fit(p.x - ox), fit(p.y - oy))
      case .cubic(let c1, let c2, let p):
        cairo_curve_to(
          cairo, fit(c1.x - ox), fit(c1.y - oy), fit(c2.x - ox), fit(c2.y - oy), fit(p.x - ox), fit(p.y - oy))
      case .close: cairo_close_path(cairo)
      }
      if let end = element.endPoint { current = end }
    }
  }
}

/// A line style with numbers that Cairo accepts.
private struct Pen {
  var a, b, c, d: Double
  var width: Double
  var phase = 0.0
  var dashes: [Double] = []

  init?(style: StrokeStyle, matrix: CGAffineTransform) {
    let linear = CGAffineTransform(a: matrix.a, b: matrix.b, c: matrix.c, d: matrix.d, tx: 0, ty: 0)
    guard linear.inverseIfAny != nil, linear.hasModestNumbers, linear.meanScale > 1e-6 else { return nil }
    (a, b, c, d) = (Double(matrix.a), Double(matrix.b), Double(matrix.c), Double(matrix.d))
    // The thinnest visible line is one pixel wide.
    width = style.width > 0 ? Double(style.width) : 1 / Double(linear.meanScale)
    width = min(width, 4_000_000 / Double(linear.meanScale))
    let total = style.dashes.reduce(0, +)
    let isSane = style.dashes.allSatisfy { $0 >= 0 && $0.isFinite } && total.isFinite && style.dashPhase.isFinite
    // Dashes too small to be visible would only cost time.
    guard isSane, total * linear.meanScale > 0.05 else { return }
    dashes = style.dashes.map(Double.init)
    phase = Double(style.dashPhase.truncatingRemainder(dividingBy: total * 2))
  }
}

extension CGAffineTransform {
  /// Whether products with pixel coordinates stay within Cairo's range.
  var hasModestNumbers: Bool {
    max(abs(a), abs(b), abs(c), abs(d)) < 1e6 && max(abs(tx), abs(ty)) < 1e9
  }
}

extension Canvas {
  /// Replaces the pixels in `area` by `pixels`, according to the coverage of the clip and of `mask` within
  /// `maskArea`.
  func replace(_ area: PixelRect, with pixels: PixelBuffer, through mask: PixelBuffer?, maskArea: PixelRect) {
    let paint = Paint.image(
      pixels, matrix: CGAffineTransform(translationX: CGFloat(area.x), y: CGFloat(area.y)), repeats: false,
      quality: .nearest)
    var builder = PathBuilder()
    builder.addRect(area.cgRect, transform: .identity)
    save()
    clip(builder.elements, rule: .winding, antialias: true)
    if let mask {
      self.mask(mask, x: maskArea.x, y: maskArea.y, paint: paint, mode: .copy)
    } else {
      self.paint(paint, mode: .copy)
    }
    restore()
  }
}
