import CoreGraphics

/// A path of lines and curves, with the settings with which it is drawn.
///
/// Build a path from segments, or create one of a standard shape, and draw it in `draw(_:)` of a view or in an
/// image renderer. A `CAShapeLayer` shows its `cgPath` without drawing code.
///
/// ```swift
/// let path = UIBezierPath(arcCenter: view.center, radius: 40, startAngle: 0, endAngle: .pi * 2, clockwise: true)
/// path.lineWidth = 10
/// UIColor.lightGray.setStroke()
/// path.stroke()
///
/// let triangle = UIBezierPath()
/// triangle.move(to: CGPoint(x: 10, y: 50))
/// triangle.addLine(to: CGPoint(x: 50, y: 50))
/// triangle.addLine(to: CGPoint(x: 30, y: 10))
/// triangle.close()
/// ```
///
/// Coordinates are points with y growing downwards. Angles are radians from the positive x axis, and `clockwise` is
/// as seen on the screen.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uibezierpath>
open class UIBezierPath: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  var path = CGMutablePath()
  var dash: (pattern: [CGFloat], phase: CGFloat) = ([], 0)

  /// The width of stroked lines in points. 1 by default.
  open var lineWidth: CGFloat = 1
  /// The style of the ends of open lines. `.butt`, the default, ends at the point.
  open var lineCapStyle = CGLineCap.butt
  /// The style of corners. `.miter`, the default, makes them pointed.
  open var lineJoinStyle = CGLineJoin.miter
  /// The maximum length of a pointed corner in line widths; longer ones are cut off. 10 by default.
  open var miterLimit: CGFloat = 10
  /// The tolerance for drawn curves in pixels. The value is stored without effect: curves are drawn with a smaller
  /// one.
  open var flatness: CGFloat = 0.6
  /// Whether areas that the path encloses an even number of times are outside. False, the default, uses the winding
  /// number.
  open var usesEvenOddFillRule = false

  public override init() { super.init() }

  public required init?(coder: NSCoder) {
    super.init()
    guard decode(from: coder) else { return nil }
  }

  open class var supportsSecureCoding: Bool { true }
  open func encode(with coder: NSCoder) { encodePath(to: coder) }

  /// A copy of the Core Graphics path: later changes of either path do not affect the other.
  open var cgPath: CGPath {
    get { path.copy() ?? CGPath(rect: .zero, transform: nil) }
    set { path = newValue.mutableCopy() ?? CGMutablePath() }
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath()
    copy.cgPath = path
    copy.takeStyle(from: self)
    return copy
  }

  func takeStyle(from other: UIBezierPath) {
    lineWidth = other.lineWidth
    lineCapStyle = other.lineCapStyle
    lineJoinStyle = other.lineJoinStyle
    miterLimit = other.miterLimit
    flatness = other.flatness
    usesEvenOddFillRule = other.usesEvenOddFillRule
    dash = other.dash
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBezierPath else { return false }
    return self === other
      || (path == other.path && lineWidth == other.lineWidth && lineCapStyle == other.lineCapStyle
        && lineJoinStyle == other.lineJoinStyle && miterLimit == other.miterLimit
        && usesEvenOddFillRule == other.usesEvenOddFillRule && dash.pattern == other.dash.pattern
        && dash.phase == other.dash.phase)
  }

  open override var hash: Int { path.hashValue }

  // MARK: Building

  /// Begins another subpath at a point.
  open func move(to point: CGPoint) { path.move(to: point) }

  /// Adds a line from the current point. Without one, the call is logged and ignored.
  open func addLine(to point: CGPoint) {
    guard hasCurrentPoint("addLineToPoint") else { return }
    path.addLine(to: point)
  }

  /// Adds a cubic Bézier curve from the current point. Without one, the call is logged and ignored.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    guard hasCurrentPoint("addCurveToPoint") else { return }
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic Bézier curve from the current point. Without one, the call is logged and ignored.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    guard hasCurrentPoint("addQuadCurveToPoint") else { return }
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds an arc, joined by a line to the current point if there is one.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    // Core Graphics calls growing angles counter-clockwise, as they are with y growing upwards.
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
  }

  /// Adds a line to the start of the current subpath.
  open func close() {
    guard !path.isEmpty else { return }
    path.closeSubpath()
  }

  /// Removes all segments of the path.
  open func removeAllPoints() { path = CGMutablePath() }

  /// Adds all subpaths of another path.
  open func append(_ bezierPath: UIBezierPath) {
    let added = bezierPath === self ? bezierPath.cgPath : bezierPath.path
    path.addPath(added)
  }

  /// Transforms all points of the path.
  open func apply(_ transform: CGAffineTransform) {
    var transform = transform
    path = path.mutableCopy(using: &transform) ?? path
  }

  private func hasCurrentPoint(_ operation: String) -> Bool {
    if path.isEmpty { Console.write("UIBezierPath: \(operation) needs a current point; call move(to:) first.") }
    return !path.isEmpty
  }

  // MARK: Queries

  /// Whether the path has no points.
  open var isEmpty: Bool { path.isEmpty }

  /// The bounding box of all points, including control points of curves (Apple's documentation).
  open var bounds: CGRect { path.boundingBox }

  /// The end of the last segment; zero if the path is empty.
  open var currentPoint: CGPoint { path.isEmpty ? .zero : path.currentPoint }

  /// Returns whether the point is inside the area that `fill()` would paint; open subpaths count as closed.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  // MARK: Dashes

  /// Sets the alternating lengths of lines and gaps, in points; nil or an empty pattern for a solid line.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    guard let pattern, count > 0 else {
      dash = ([], 0)
      return
    }
    dash = (Array(UnsafeBufferPointer(start: pattern, count: count)), phase)
  }

  /// Writes the pattern, its count and its phase. The pattern's buffer must be large enough: query the count first.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    if let pattern { for (index, length) in dash.pattern.enumerated() { pattern[index] = length } }
    count?.pointee = dash.pattern.count
    phase?.pointee = dash.phase
  }

  // MARK: Drawing

  /// Fills the path with the current fill color.
  open func fill() { fill(with: .normal, alpha: 1) }

  /// Strokes the path with the current stroke color and the path's line settings.
  open func stroke() { stroke(with: .normal, alpha: 1) }

  /// Fills the path in the current context with the fill color, a blend mode and an alpha from 0 to 1.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) { drawInside(blendMode, alpha) }

  /// Draws the outline in the current context with the stroke color, a blend mode and an alpha from 0 to 1.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { drawOutline(blendMode, alpha) }

  /// Intersects the clip of the current context with this path.
  open func addClip() { clipCurrentContext() }

  /// Returns a path with the same outline and each subpath in the opposite direction.
  open func reversing() -> UIBezierPath { reversedOutline() }

  open override var description: String {
    var steps: [String] = []
    path.applyWithBlock { element in
      func text(_ count: Int) -> String {
        (0..<count).map { "{\(element.pointee.points[$0].x.plainText), \(element.pointee.points[$0].y.plainText)}" }
          .joined(separator: " ")
      }
      switch element.pointee.type {
      case .moveToPoint: steps.append("<MoveTo \(text(1))>")
      case .addLineToPoint: steps.append("<LineTo \(text(1))>")
      case .addQuadCurveToPoint: steps.append("<QuadCurveTo \(text(2))>")
      case .addCurveToPoint: steps.append("<CurveTo \(text(3))>")
      case .closeSubpath: steps.append("<Close>")
      }
    }
    return "<\(MessageDispatch.shownName(of: self)): \(address(of: self)); \(steps.joined(separator: ",\n "))>"
  }
}
