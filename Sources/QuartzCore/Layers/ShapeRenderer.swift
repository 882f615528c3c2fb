import CoreGraphics

/// A renderer of a shape layer's path, into a context or into a bitmap of the shape's size. A shape with a single
/// color is rendered as coverage, which takes a quarter of the memory.
struct ShapeRenderer {
  private let shape: ShapeValues
  private let fill: CGColor?
  private let stroke: CGColor?

  init(_ shape: ShapeValues) {
    self.shape = shape
    fill = shape.fillColor.flatMap { $0.alpha > 0 ? $0 : nil }
    stroke = shape.strokeColor.flatMap { $0.alpha > 0 && shape.lineWidth > 0 ? $0 : nil }
  }

  func render(scale: CGFloat) -> (contents: LayerContents, frame: CGRect)? {
    guard let box = extent(scale: scale), let size = BackingSize(box.size, scale: scale) else { return nil }
    // A pattern may have several colors.
    let isMask = (fill == nil) != (stroke == nil) && (fill ?? stroke)?.pattern == nil
    guard let buffer = PixelBuffer(width: size.width, height: size.height, format: isMask ? .a8 : .argb32)
    else { return nil }
    let base = CGAffineTransform(
      a: size.scale, b: 0, c: 0, d: size.scale, tx: -box.minX * size.scale, ty: -box.minY * size.scale)
    guard let context = CGContext(pixelBuffer: buffer, baseTransform: base) else { return nil }
    draw(in: context, asCoverage: isMask)
    context.flush()
    let frame = CGRect(
      x: box.minX, y: box.minY, width: CGFloat(size.width) / size.scale, height: CGFloat(size.height) / size.scale)
    if isMask, let color = fill ?? stroke { return (.mask(buffer, RenderColor(color)), frame) }
    return (.bitmap(buffer, opaque: false), frame)
  }

  func draw(in context: CGContext, asCoverage: Bool = false) {
    guard let path = shape.path, !path.isEmpty else { return }
    if let fill {
      context.setFillColor(asCoverage ? LayerValues.black : fill)
      context.addPath(path)
      context.fillPath(using: shape.fillRule == .evenOdd ? .evenOdd : .winding)
    }
    guard let stroke, let line = strokedPart(of: path) else { return }
    context.setStrokeColor(asCoverage ? LayerValues.black : stroke)
    context.setLineWidth(shape.lineWidth)
    context.setMiterLimit(shape.miterLimit)
    context.setLineCap(cap)
    context.setLineJoin(join)
    let lengths = (shape.lineDashPattern ?? []).map { CGFloat($0.doubleValue) }
    if !lengths.isEmpty, lengths.allSatisfy({ $0 >= 0 && $0.isFinite }), lengths.contains(where: { $0 > 0 }) {
      context.setLineDash(phase: shape.lineDashPhase, lengths: lengths)
    } else {
      context.setLineDash(phase: 0, lengths: [])
    }
    context.addPath(line)
    context.strokePath()
  }

  private func strokedPart(of path: CGPath) -> CGPath? {
    let start = min(max(shape.strokeStart.isNaN ? 0 : shape.strokeStart, 0), 1)
    let end = min(max(shape.strokeEnd.isNaN ? 1 : shape.strokeEnd, 0), 1)
    if start == 0, end == 1 { return path }
    guard end > start else { return nil }
    return PathTrimmer(path).part(from: start, to: end)
  }

  /// Returns the bounding box of the drawn shape in whole pixels, converted to points; nil if nothing is drawn.
  private func extent(scale: CGFloat) -> CGRect? {
    guard fill != nil || stroke != nil, let path = shape.path, !path.isEmpty else { return nil }
    var box = path.boundingBoxOfPath
    guard !box.isNull, box.minX.isFinite, box.maxX.isFinite, box.minY.isFinite, box.maxY.isFinite else {
      return nil
    }
    if stroke != nil {
      // A miter extends by more than half of the line width, and a square cap by the diagonal.
      let reach = shape.lineJoin == .miter ? max(shape.miterLimit, 1.4143) : 1.4143
      let outset = shape.lineWidth / 2 * (shape.path.map(isSmooth) == true ? 1.4143 : reach)
      box = box.insetBy(dx: -outset, dy: -outset)
    }
    let x0 = (box.minX * scale).rounded(.down) - 1
    let y0 = (box.minY * scale).rounded(.down) - 1
    let x1 = (box.maxX * scale).rounded(.up) + 1
    let y1 = (box.maxY * scale).rounded(.up) + 1
    return CGRect(x: x0 / scale, y: y0 / scale, width: (x1 - x0) / scale, height: (y1 - y0) / scale)
  }

  /// Returns whether no miter is longer than the diagonal of the line width, as in axis-parallel lines and
  /// rectangles.
  private func isSmooth(_ path: CGPath) -> Bool {
    var last = CGPoint.zero
    for element in path.elements {
      switch element {
      case .move(let p): last = p
      case .line(let p):
        if p.x != last.x, p.y != last.y { return false }
        last = p
      case .quad, .cubic: return false
      case .close: break
      }
    }
    return true
  }

  private var cap: CGLineCap {
    switch shape.lineCap {
    case .round: return .round
    case .square: return .square
    default: return .butt
    }
  }

  private var join: CGLineJoin {
    switch shape.lineJoin {
    case .round: return .round
    case .bevel: return .bevel
    default: return .miter
    }
  }
}
