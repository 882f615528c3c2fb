import Foundation

/// A path that can be changed after its creation.
///
/// ```swift
/// let path = CGMutablePath()
/// path.move(to: CGPoint(x: 0, y: 20))
/// path.addLine(to: CGPoint(x: 40, y: 20))
/// path.addQuadCurve(to: CGPoint(x: 80, y: 20), control: CGPoint(x: 60, y: 0))
/// path.closeSubpath()
/// ```
///
/// Points that contain NaN are ignored, with a message on the console, as on iOS.
///
/// Apple's documentation: <https://developer.apple.com/documentation/coregraphics/cgmutablepath>
public class CGMutablePath: CGPath, @unchecked Sendable {
  override package init(elements: [PathElement]) { super.init(elements: elements) }

  /// Creates an empty path.
  public init() { super.init(elements: []) }

  override public func copy() -> CGPath? { CGPath(elements: elements) }

  private func build(_ body: (inout PathBuilder) -> Void) { body(&builder) }

  /// Starts a new subpath.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    build { $0.move(to: point.applying(transform)) }
  }

  /// Adds a line from the current point to a transformed point. Ignored if there is no current point.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    build { $0.addLine(to: point.applying(transform)) }
  }

  /// Adds a quadratic Bézier curve from the current point, with transformed points. Ignored if there is no current
  /// point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    build { $0.addQuadCurve(to: end.applying(transform), control: control.applying(transform)) }
  }

  /// Adds a cubic Bézier curve from the current point, with transformed points. Ignored if there is no current
  /// point.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    build {
      $0.addCurve(
        to: end.applying(transform), control1: control1.applying(transform),
        control2: control2.applying(transform))
    }
  }

  /// Closes the subpath with a line to its start.
  public func closeSubpath() { build { $0.close() } }

  /// Adds a transformed rectangle as a closed subpath.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    build { $0.addRect(rect, transform: transform) }
  }

  /// Adds transformed rectangles as closed subpaths.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    build { for rect in rects { $0.addRect(rect, transform: transform) } }
  }

  /// Moves to the first point and adds lines to the others.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    build { $0.addLines(between: points, transform: transform) }
  }

  /// Adds the transformed ellipse within a rectangle as a closed subpath.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    build { $0.addEllipse(in: rect, transform: transform) }
  }

  /// Adds a transformed rectangle with elliptical corners as a closed subpath. The sizes of the corners are in
  /// points, at most half the size of the rectangle.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    build {
      $0.addRoundedRect(in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: transform)
    }
  }

  /// Adds an arc over `delta` radians, connected by a line to the current point.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    build {
      $0.addRelativeArc(
        center: center, radius: radius, startAngle: startAngle, delta: delta, transform: transform)
    }
  }

  /// Adds an arc, connected by a line to the current point. `clockwise` refers to a space in which y grows upwards;
  /// if y grows downwards, true draws counter-clockwise on the screen.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    build {
      $0.addArc(
        center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise,
        transform: transform)
    }
  }

  /// Adds an arc that is tangent to the line from the current point to `tangent1End` and to the line from there to
  /// `tangent2End`.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    build {
      $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
    }
  }

  /// Adds all elements of another path, transformed.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    let added = path.elements
    build { $0.append(added, transform: transform) }
  }
}
