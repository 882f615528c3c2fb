/// The shape of the ends of an open line.
public enum CGLineCap: Int32, Sendable {
  /// The line ends at its last point.
  case butt = 0
  /// The line ends with half a disc about its last point.
  case round = 1
  /// The line ends half its width behind its last point.
  case square = 2
}

/// The shape of the joint of two segments of a line.
public enum CGLineJoin: Int32, Sendable {
  /// Pointed corners, up to the miter limit.
  case miter = 0
  /// Round corners.
  case round = 1
  /// Cut corners.
  case bevel = 2
}

/// The rule that decides which areas are inside a path.
public enum CGPathFillRule: Int, Sendable {
  /// Crossings counted with their direction do not cancel out.
  case winding
  /// An odd number of crossings.
  case evenOdd
}

/// The painting of the current path by `drawPath(using:)`.
public enum CGPathDrawingMode: Int32, Sendable {
  /// Fills, by the winding rule.
  case fill = 0
  /// Fills, by the even-odd rule.
  case eoFill = 1
  /// Draws the outline.
  case stroke = 2
  /// Fills by the winding rule and draws the outline.
  case fillStroke = 3
  /// Fills by the even-odd rule and draws the outline.
  case eoFillStroke = 4
}

/// The kind of one element of a path.
public enum CGPathElementType: Int32, Sendable {
  /// Begins another part: one point.
  case moveToPoint = 0
  /// A line: its end.
  case addLineToPoint = 1
  /// A quadratic curve: its control point and its end.
  case addQuadCurveToPoint = 2
  /// A cubic curve: its two control points and its end.
  case addCurveToPoint = 3
  /// A line back to where the part began: no points.
  case closeSubpath = 4
}

/// An element as `applyWithBlock(_:)` hands it out: 1 point for moves and lines, 2 for quadratic and 3 for
/// cubic curves, none for a close. The points live as long as the call.
public struct CGPathElement {
  /// The kind of the element.
  public var type: CGPathElementType
  /// The points of the element: none for closing, up to three for a curve.
  public var points: UnsafeMutablePointer<CGPoint>

  /// An element of a kind with its points.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

/// Called for each element of a path, in order, with the info pointer and the element.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void
/// Called for each element of a path, in order. The element's memory is valid during the call only.
public typealias CGPathApplyBlock = (UnsafePointer<CGPathElement>) -> Void
