import Foundation

extension CGContext {
  /// Makes the current path empty.
  public func beginPath() { currentPath = PathBuilder() }
  /// Adds a line to where the current part of the path began.
  public func closePath() { currentPath.close() }
  /// Begins another part of the path at a point.
  public func move(to point: CGPoint) { currentPath.move(to: point.applying(state.matrix)) }
  /// Adds a line from the current point. Does nothing while the path has no current point.
  public func addLine(to point: CGPoint) { currentPath.addLine(to: point.applying(state.matrix)) }

  /// Adds a cubic Bézier curve from the current point. Does nothing while the path has no current point.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    let t = state.matrix
    currentPath.addCurve(to: end.applying(t), control1: control1.applying(t), control2: control2.applying(t))
  }

  /// Adds a quadratic Bézier curve from the current point. Does nothing while the path has no current point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    currentPath.addQuadCurve(to: end.applying(state.matrix), control: control.applying(state.matrix))
  }

  /// Adds a rectangle as a closed part of the path.
  public func addRect(_ rect: CGRect) { currentPath.addRect(drawable(rect), transform: state.matrix) }
  /// Adds rectangles as closed parts of the path.
  public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }
  /// Adds the ellipse within a rectangle as a closed part of the path.
  public func addEllipse(in rect: CGRect) { currentPath.addEllipse(in: rect, transform: state.matrix) }

  /// Moves to the first point and adds lines to the others.
  public func addLines(between points: [CGPoint]) {
    currentPath.addLines(between: points, transform: state.matrix)
  }

  /// `clockwise` is defined with y upwards.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    currentPath.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise,
      transform: state.matrix)
  }

  /// Adds an arc of a radius that touches the lines from the current point to the first end and from there to the
  /// second one, with a line to where it begins.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    currentPath.addArc(
      tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: state.matrix)
  }

  /// Adds all parts of a path, in the current space.
  public func addPath(_ path: CGPath) { currentPath.append(path.elements, transform: state.matrix) }

  /// Makes the outline of the stroked path the current path.
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

  /// The current point of the path in user space; zero without a path.
  public var currentPointOfPath: CGPoint {
    guard let point = currentPath.currentPoint, let inverse = state.matrix.inverseIfAny else { return .zero }
    return point.applying(inverse)
  }

  /// The bounding box of the path including control points, in user space; null without a path.
  public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }

  /// A copy of the current path in user space; nil when it is empty.
  public var path: CGPath? {
    guard !isPathEmpty, let inverse = state.matrix.inverseIfAny else { return nil }
    return CGPath(elements: currentPath.elements.map { $0.applying(inverse) })
  }

  /// Whether painting the path with that mode would paint the point, which is in user space.
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

  /// Unlimited rectangles are cut to the clip, so that their corners are numbers.
  func drawable(_ rect: CGRect) -> CGRect {
    guard rect.isInfinite || rect.width > 1e7 || rect.height > 1e7, let inverse = state.matrix.inverseIfAny
    else { return rect }
    return rect.overlap(state.clip.pixels.outset(by: 2).cgRect.applying(inverse))
  }
}
