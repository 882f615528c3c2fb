import Foundation

/// A builder of path elements with the semantics of CoreGraphics: it keeps the current point, begins a subpath
/// where a segment follows a close, converts arcs and ellipses to cubic curves, and ignores points that contain
/// NaN.
package struct PathBuilder {
  package private(set) var elements: [PathElement]
  /// The current point; nil while there is no subpath.
  package private(set) var currentPoint: CGPoint?
  private var subpathStart: CGPoint?

  package init() { elements = [] }

  package init(elements: [PathElement]) {
    self.elements = elements
    guard let last = elements.last else { return }
    guard let start = elements.last(where: { $0.type == .moveToPoint })?.endPoint else { return }
    subpathStart = start
    currentPoint = last.endPoint ?? start
  }

  /// Returns whether the points are finite; logs a message once if they are not.
  private func accepts(_ points: CGPoint...) -> Bool {
    for point in points where !point.x.isFinite || !point.y.isFinite {
      NumericCheck.logInvalid()
      return false
    }
    return true
  }

  package mutating func move(to point: CGPoint) {
    guard accepts(point) else { return }
    // A move that follows a move replaces it, so that there are no subpaths of a single point.
    if case .move = elements.last { elements.removeLast() }
    elements.append(.move(point))
    currentPoint = point
    subpathStart = point
  }

  /// Prepares for a segment. Returns false, with CoreGraphics' message, if there is no current point. After a
  /// close, begins a subpath at the start of the closed one.
  private mutating func beginSegment() -> Bool {
    guard let currentPoint else {
      NumericCheck.logNoCurrentPoint()
      return false
    }
    if case .close = elements.last { elements.append(.move(currentPoint)) }
    return true
  }

  package mutating func addLine(to point: CGPoint) {
    guard accepts(point), beginSegment() else { return }
    elements.append(.line(point))
    currentPoint = point
  }

  package mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    guard accepts(end, control), beginSegment() else { return }
    elements.append(.quad(control: control, to: end))
    currentPoint = end
  }

  package mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    guard accepts(end, control1, control2), beginSegment() else { return }
    elements.append(.cubic(control1: control1, control2: control2, to: end))
    currentPoint = end
  }

  package mutating func close() {
    guard let subpathStart, let last = elements.last else { return }
    if case .close = last { return }
    elements.append(.close)
    currentPoint = subpathStart
  }

  package mutating func addLines(between points: [CGPoint], transform: CGAffineTransform) {
    guard let first = points.first else { return }
    move(to: first.applying(transform))
    for point in points.dropFirst() { addLine(to: point.applying(transform)) }
  }

  package mutating func addRect(_ rect: CGRect, transform t: CGAffineTransform) {
    guard !rect.isNull else { return }
    let (minX, minY) = (rect.origin.x, rect.origin.y)
    let (maxX, maxY) = (minX + rect.size.width, minY + rect.size.height)
    guard accepts(CGPoint(x: minX, y: minY).applying(t), CGPoint(x: maxX, y: maxY).applying(t)) else { return }
    move(to: CGPoint(x: minX, y: minY).applying(t))
    addLine(to: CGPoint(x: maxX, y: minY).applying(t))
    addLine(to: CGPoint(x: maxX, y: maxY).applying(t))
    addLine(to: CGPoint(x: minX, y: maxY).applying(t))
    close()
  }

  package mutating func append(_ added: [PathElement], transform t: CGAffineTransform) {
    for element in added {
      switch element.applying(t) {
      case .move(let point): move(to: point)
      case .line(let point): addLine(to: point)
      case .quad(let control, let end): addQuadCurve(to: end, control: control)
      case .cubic(let control1, let control2, let end): addCurve(to: end, control1: control1, control2: control2)
      case .close: close()
      }
    }
  }
}
