/// The shape of the ends of an open line.
public enum CGLineCap: Int32, Sendable {
  /// Cuts the line off at its last point.
  case butt = 0
  /// Adds half a disc around the last point.
  case round = 1
  /// Extends the line beyond its last point by half its width.
  case square = 2
}

/// The shape of the joints between the segments of a line.
public enum CGLineJoin: Int32, Sendable {
  /// Pointed corners, up to the miter limit.
  case miter = 0
  /// Round corners.
  case round = 1
  /// Cut corners.
  case bevel = 2
}

/// The rule that determines the points inside a path.
public enum CGPathFillRule: Int, Sendable {
  /// A point is inside if the signed crossings of a ray to it do not add up to 0.
  case winding
  /// A point is inside if a ray to it has an odd number of crossings.
  case evenOdd
}

/// The operations of `drawPath(using:)` on the current path.
public enum CGPathDrawingMode: Int32, Sendable {
  /// Fills, by the winding rule.
  case fill = 0
  /// Fills, by the even-odd rule.
  case eoFill = 1
  /// Strokes.
  case stroke = 2
  /// Fills by the winding rule, and strokes.
  case fillStroke = 3
  /// Fills by the even-odd rule, and strokes.
  case eoFillStroke = 4
}

/// The kind of an element of a path.
public enum CGPathElementType: Int32, Sendable {
  /// The start of a subpath, with one point.
  case moveToPoint = 0
  /// A line, with its end point.
  case addLineToPoint = 1
  /// A quadratic curve, with its control point and its end point.
  case addQuadCurveToPoint = 2
  /// A cubic curve, with its two control points and its end point.
  case addCurveToPoint = 3
  /// A line back to the start of the subpath, without points.
  case closeSubpath = 4
}

/// An element of a path, as `applyWithBlock(_:)` passes it: with 1 point for moves and lines, 2 for quadratic
/// curves, 3 for cubic curves, and none for closing. The points are valid during the call only.
public struct CGPathElement {
  /// The kind of the element.
  public var type: CGPathElementType
  /// The points of the element; their number depends on its kind.
  public var points: UnsafeMutablePointer<CGPoint>

  /// Creates an element.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

/// A function that is called for each element of a path, in order, with the info pointer and the element.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void
/// A block that is called for each element of a path, in order. The element is valid during the call only.
public typealias CGPathApplyBlock = (UnsafePointer<CGPathElement>) -> Void
