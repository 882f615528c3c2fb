import CoreGraphics

extension UIBezierPath {
  func reversedOutline() -> UIBezierPath {
    let reversed = UIBezierPath()
    reversed.takeStyle(from: self)
    var subpath = Subpath()
    for element in PathReader.elements(of: path) {
      if case .moveToPoint = element.type { subpath.addReversed(to: reversed.path) }
      subpath.take(element)
      if case .closeSubpath = element.type {
        let start = subpath.start
        subpath.addReversed(to: reversed.path)
        subpath = Subpath(start: start)
      }
    }
    subpath.addReversed(to: reversed.path)
    return reversed
  }

  /// A subpath during reading.
  private struct Subpath {
    var start: CGPoint?
    /// The control points and end point of each segment.
    var segments: [[CGPoint]] = []
    var isClosed = false

    init(start: CGPoint? = nil) { self.start = start }

    mutating func take(_ element: PathReader.Element) {
      switch element.type {
      case .moveToPoint: self = Subpath(start: element.points.first)
      case .closeSubpath: isClosed = true
      default: segments.append(element.points)
      }
    }

    func addReversed(to path: CGMutablePath) {
      guard let start else { return }
      let ends = [start] + segments.compactMap(\.last)
      guard !segments.isEmpty || isClosed else { return }
      path.move(to: ends[ends.count - 1])
      for (index, segment) in segments.enumerated().reversed() {
        let end = ends[index]
        switch segment.count {
        case 2: path.addQuadCurve(to: end, control: segment[0])
        case 3: path.addCurve(to: end, control1: segment[1], control2: segment[0])
        default: path.addLine(to: end)
        }
      }
      if isClosed { path.closeSubpath() }
    }
  }
}

/// Converts a path's elements to values.
enum PathReader {
  struct Element {
    var type: CGPathElementType
    var points: [CGPoint]
  }

  static func elements(of path: CGPath) -> [Element] {
    var elements: [Element] = []
    path.applyWithBlock { pointer in
      let element = pointer.pointee
      let count: Int
      switch element.type {
      case .moveToPoint, .addLineToPoint: count = 1
      case .addQuadCurveToPoint: count = 2
      case .addCurveToPoint: count = 3
      case .closeSubpath: count = 0
      }
      elements.append(Element(type: element.type, points: (0..<count).map { element.points[$0] }))
    }
    return elements
  }
}
