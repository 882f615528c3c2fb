import Foundation

extension CGContext {
  /// Makes the current path empty.
  public func beginPath() { currentPath = PathBuilder() }
  /// Closes the current subpath with a line to its start.
  public func closePath() { currentPath.close() }
  /// Begins a subpath at a point.
  public func move(to point: CGPoint) { currentPath.move(to: point.applying(state.matrix)) }
  /// Adds a line from the current point. Does nothing if the path has no current point.
  public func addLine(to point: CGPoint) { currentPath.addLine(to: point.applying(state.matrix)) }

  /// Adds a cubic Bézier curve from the current point. Does nothing if the path has no current point.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    let t = state.matrix
    currentPath.addCurve(to: end.applying(t), control1: control1.applying(t), control2: control2.applying(t))
  }

  /// Adds a quadratic Bézier curve from the current point. Does nothing if the path has no current point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    currentPath.addQuadCurve(to: end.applying(state.matrix), control: control.applying(state.matrix))
  }

  /// Adds a rectangle as a closed subpath.
  public func addRect(_ rect: CGRect) { currentPath.addRect(drawable(rect), transform: state.matrix) }
  /// Adds rectangles as closed subpaths.
  public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }
  /// Adds the ellipse within a rectangle as a closed subpath.
  public func addEllipse(in rect: CGRect) { currentPath.addEllipse(in: rect, transform: state.matrix) }

  /// Moves to the first point and adds lines to the others.
  public func addLines(between points: [CGPoint]) {
    currentPath.addLines(between: points, transform: state.matrix)
  }

  /// Adds an arc, connected by a line to the current point. `clockwise` refers to a space in which y grows upwards.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    currentPath.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise,
      transform: state.matrix)
  }

  /// Adds an arc with the given radius that is tangent to the line from the current point to `tangent1End` and to
  /// the line from there to `tangent2End`, connected by a line to the current point.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    currentPath.addArc(
      tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: state.matrix)
  }

  /// Adds all elements of a path, in user space.
  public func addPath(_ path: CGPath) { currentPath.append(path.elements, transform: state.matrix) }

  /// Replaces the current path by the outline of its stroke.
  public func replacePathWithStrokedPath() {
    guard let path else { return }
    let style = state.stroke
    var outline = path
    if !style.dashes.isEmpty { outline = path.copy(dashingWithPhase: style.dashPhase, lengths: style.dashes) }
    outline = outline.copy(
      strokingWithWidth: style.width, lineCap: style.cap, lineJoin: style.join, miterLimit: style.miterLimit)
    beginPath()
    addPath(outline)
  }

  /// Whether the current path has no points.
  public var isPathEmpty: Bool { currentPath.elements.isEmpty }

  /// The current point of the path in user space; zero if the path is empty.
  public var currentPointOfPath: CGPoint {
    guard let point = currentPath.currentPoint, let inverse = state.matrix.inverseIfAny else { return .zero }
    return point.applying(inverse)
  }

  /// The bounding box of the path, including control points, in user space; null if the path is empty.
  public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }

  /// A copy of the current path in user space; nil if it is empty.
  public var path: CGPath? {
    guard !isPathEmpty, let inverse = state.matrix.inverseIfAny else { return nil }
    return CGPath(elements: currentPath.elements.map { $0.applying(inverse) })
  }

  /// Returns whether painting the path in the given mode would paint a point in user space.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    guard let path else { return false }
    func strokeContains() -> Bool {
      path.copy(
        strokingWithWidth: state.stroke.width, lineCap: state.stroke.cap, lineJoin: state.stroke.join,
        miterLimit: state.stroke.miterLimit
      ).contains(point)
    }
    switch mode {
    case .fill: return path.contains(point)
    case .eoFill: return path.contains(point, using: .evenOdd)
    case .stroke: return strokeContains()
    case .fillStroke: return path.contains(point) || strokeContains()
    case .eoFillStroke: return path.contains(point, using: .evenOdd) || strokeContains()
    }
  }

  /// Returns a rectangle limited to the clip if it is infinite or very large, so that its corners have finite
  /// coordinates.
  func drawable(_ rect: CGRect) -> CGRect {
    guard rect.isInfinite || rect.width > 1e7 || rect.height > 1e7, let inverse = state.matrix.inverseIfAny
    else { return rect }
    return rect.overlap(state.clip.pixels.outset(by: 2).cgRect.applying(inverse))
  }
}
