import Foundation

extension CGContext {
  /// Fills the current path with the fill color, and makes the path empty.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    drawPath(using: rule == .evenOdd ? .eoFill : .fill)
  }
  /// Strokes the current path with the stroke color, and makes the path empty.
  public func strokePath() { drawPath(using: .stroke) }

  /// Paints the current path in the given mode, and makes the path empty.
  public func drawPath(using mode: CGPathDrawingMode) {
    let elements = currentPath.elements
    beginPath()
    guard !elements.isEmpty else { return }
    switch mode {
    case .fill: fill(elements, rule: .winding)
    case .eoFill: fill(elements, rule: .evenOdd)
    case .stroke: stroke(elements)
    case .fillStroke, .eoFillStroke:
      fill(elements, rule: mode == .fillStroke ? .winding : .evenOdd)
      stroke(elements)
    }
  }

  /// Fills a rectangle with the fill color. The current path becomes empty.
  public func fill(_ rect: CGRect) { fill([rect]) }

  /// Fills rectangles with the fill color. The current path becomes empty, as on iOS.
  public func fill(_ rects: [CGRect]) {
    beginPath()
    var builder = PathBuilder()
    for rect in rects { builder.addRect(drawable(rect).standardized, transform: state.matrix) }
    fill(builder.elements, rule: .winding)
  }

  /// Strokes a rectangle with the stroke color and the line width. The current path becomes empty.
  public func stroke(_ rect: CGRect) { stroke(rect, width: state.stroke.width) }

  /// Strokes a rectangle with the stroke color and a width in points. The current path becomes empty.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    beginPath()
    var builder = PathBuilder()
    builder.addRect(drawable(rect), transform: state.matrix)
    let kept = state.stroke.width
    setLineWidth(width)
    stroke(builder.elements)
    state.stroke.width = kept
  }

  /// Fills the ellipse within a rectangle with the fill color. The current path becomes empty.
  public func fillEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    fillPath()
  }

  /// Strokes the ellipse within a rectangle with the stroke color. The current path becomes empty.
  public func strokeEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    strokePath()
  }

  /// Strokes lines from the first point to the second, from the third to the fourth, and so on.
  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      move(to: points[index])
      addLine(to: points[index + 1])
    }
    strokePath()
  }

  /// Makes a rectangle transparent (black in bitmaps without alpha), regardless of the blend mode, alpha and
  /// shadow.
  public func clear(_ rect: CGRect) {
    var builder = PathBuilder()
    builder.addRect(drawable(rect).standardized, transform: state.matrix)
    let elements = builder.elements
    guard !elements.isEmpty else { return }
    let kept = state
    state.shadow = nil
    state.blendMode = .clear
    let antialias = state.antialias
    drawObject(covering: PathBounds.tightBox(of: elements)) { canvas, mode in
      canvas.fill(elements, rule: .winding, paint: .color(0), mode: mode, antialias: antialias)
    }
    state = kept
  }

  // MARK: - In device pixels

  func fill(_ elements: [PathElement], rule: CGPathFillRule) {
    guard !elements.isEmpty, let paint = makePaint(state.fillColor) else { return }
    let antialias = state.antialias
    drawObject(covering: PathBounds.tightBox(of: elements)) { canvas, mode in
      canvas.fill(elements, rule: rule, paint: paint, mode: mode, antialias: antialias)
    }
  }

  func stroke(_ elements: [PathElement]) {
    guard !elements.isEmpty, let paint = makePaint(state.strokeColor) else { return }
    let (style, matrix, antialias) = (state.stroke, state.matrix, state.antialias)
    let scale = max(abs(matrix.a), abs(matrix.b)) + max(abs(matrix.c), abs(matrix.d))
    let reach = max(style.width * scale, 1) * (style.join == .miter ? max(style.miterLimit, 1.5) : 1.5) / 2 + 1
    let box = PathBounds.tightBox(of: elements).insetBy(dx: -reach, dy: -reach)
    // Opaque subpaths give the same result one after the other, which is several times faster if there are many.
    var parts = [elements]
    if case .color(let argb) = paint, argb >> 24 == 255, state.blendMode == .normal { parts = elements.subpaths }
    drawObject(covering: box) { canvas, mode in
      for part in parts {
        canvas.stroke(part, style: style, matrix: matrix, paint: paint, mode: mode, antialias: antialias)
      }
    }
  }

  /// Returns the paint for a color or pattern with the state's alpha; nil if it would be invisible.
  func makePaint(_ color: CGColor) -> Paint? {
    if color.pattern != nil { return makePatternPaint(color) }
    return .color(color.argb(times: state.alpha))
  }

  /// Draws an object with the shadow, masks and blend mode of the state. `body` draws it into the canvas that it is
  /// given, and may be called more than once. `bounds` are in device pixels.
  func drawObject(covering bounds: CGRect, _ body: (Canvas, CGBlendMode) -> Void) {
    guard !bounds.isNull else { return }
    let area = PixelRect(covering: bounds.insetBy(dx: -1, dy: -1)).intersection(state.clip.pixels)
    let shadowArea = state.shadow.map { self.shadowArea(of: bounds, $0) } ?? .zero
    backing?.willDraw(area, buffer)
    backing?.willDraw(shadowArea, buffer)
    if let shadow = state.shadow, !shadowArea.isEmpty {
      drawShadow(shadow, of: bounds, into: shadowArea, body)
    }
    if !area.isEmpty { composite(area, body) }
    if layers.isEmpty {
      backing?.didDraw(area, buffer)
      backing?.didDraw(shadowArea, buffer)
    }
  }

  /// Draws onto the canvas, through the clip mask and with the blend mode.
  func composite(_ area: PixelRect, _ body: (Canvas, CGBlendMode) -> Void) {
    let mode = state.blendMode
    guard state.clip.mask != nil || mode == .plusDarker else { return body(canvas, mode) }
    // Draws on a copy of the pixels, which then replaces the original according to the coverage of mask and clip.
    let origin = canvas.origin
    guard
      let result = canvas.buffer.copy(
        x: area.x - origin.x, y: area.y - origin.y, width: area.width, height: area.height),
      let scratch = Canvas(buffer: result, originX: area.x, originY: area.y)
    else { return }
    if mode == .plusDarker {
      guard let group = Canvas(covering: area, format: result.format) else { return }
      body(group, .normal)
      Compositing.plusDarker(group.buffer, onto: result)
    } else {
      body(scratch, mode)
    }
    canvas.replace(area, with: result, through: state.clip.mask, maskArea: state.clip.maskArea)
  }
}

extension CGColor {
  /// Returns the premultiplied color, with alpha multiplied by a factor.
  func argb(times alpha: CGFloat) -> UInt32 {
    alpha >= 1 ? argb : PixelMath.scale(argb, UInt32((max(alpha, 0) * 255).rounded()))
  }
}

extension [PathElement] {
  /// The elements of each subpath.
  var subpaths: [[PathElement]] {
    var parts: [[PathElement]] = []
    for element in self {
      if case .move = element { parts.append([]) }
      if parts.isEmpty { parts.append([]) }
      parts[parts.count - 1].append(element)
    }
    return parts
  }
}
