import Foundation

extension CGContext {
  /// Fills the current path with the fill color, and makes the path empty.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    drawPath(using: rule == .evenOdd ? .eoFill : .fill)
  }
  /// Draws the current path's outline with the stroke color, and makes the path empty.
  public func strokePath() { drawPath(using: .stroke) }

  /// Paints the current path and clears it.
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

  /// Leaves no current path behind, as on iOS.
  public func fill(_ rects: [CGRect]) {
    beginPath()
    var builder = PathBuilder()
    for rect in rects { builder.addRect(drawable(rect).standardized, transform: state.matrix) }
    fill(builder.elements, rule: .winding)
  }

  /// Draws a rectangle's outline with the stroke color and the line width. The current path becomes empty.
  public func stroke(_ rect: CGRect) { stroke(rect, width: state.stroke.width) }

  /// Draws a rectangle's outline with the stroke color and a width in points. The current path becomes empty.
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

  /// Draws the outline of the ellipse within a rectangle with the stroke color. The current path becomes empty.
  public func strokeEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    strokePath()
  }

  /// Strokes from the first point to the second, from the third to the fourth, and so on.
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
    // Opaque lines may as well be drawn one after the other, which is several times faster for many of them.
    var parts = [elements]
    if case .color(let argb) = paint, argb >> 24 == 255, state.blendMode == .normal { parts = elements.subpaths }
    drawObject(covering: box) { canvas, mode in
      for part in parts {
        canvas.stroke(part, style: style, matrix: matrix, paint: paint, mode: mode, antialias: antialias)
      }
    }
  }

  /// A colour or pattern with the state's alpha; nil when nothing would show.
  func makePaint(_ color: CGColor) -> Paint? {
    if color.pattern != nil { return makePatternPaint(color) }
    return .color(color.argb(times: state.alpha))
  }

  /// Draws one object with the shadow, masks and blend mode of the state. `body` draws it, perhaps more than once,
  /// into the canvas it gets; `bounds` are in device pixels.
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

  /// Through mask and blend mode, onto the canvas.
  func composite(_ area: PixelRect, _ body: (Canvas, CGBlendMode) -> Void) {
    let mode = state.blendMode
    guard state.clip.mask != nil || mode == .plusDarker else { return body(canvas, mode) }
    // Draws on a copy of the pixels, which then replaces them as far as mask and clip cover them.
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
  /// Premultiplied, with another factor on alpha.
  func argb(times alpha: CGFloat) -> UInt32 {
    alpha >= 1 ? argb : PixelMath.scale(argb, UInt32((max(alpha, 0) * 255).rounded()))
  }
}

extension [PathElement] {
  /// Each from its move on.
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
