import CoreGraphics

/// A path of lines and curves, with the settings with which it is drawn.
///
/// Build it of segments, or make one of a standard shape, and draw it in `draw(_:)` of a view or in an image
/// renderer. A `CAShapeLayer` shows its `cgPath` without drawing code.
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

  /// The width of stroked lines in points; 1 unless set.
  open var lineWidth: CGFloat = 1
  /// How the ends of open lines are drawn. `.butt`, the default, ends at the point.
  open var lineCapStyle = CGLineCap.butt
  /// How corners are drawn. `.miter`, the default, makes them pointed.
  open var lineJoinStyle = CGLineJoin.miter
  /// How many line widths a pointed corner may be long before it is cut off. Default 10.
  open var miterLimit: CGFloat = 10
  /// How far drawn curves may be off, in pixels. Kept, but curves here are always drawn finer.
  open var flatness: CGFloat = 0.6
  /// Whether what the path goes around an even number of times is outside. False, the default, counts the
  /// directions.
  open var usesEvenOddFillRule = false

  public override init() { super.init() }

  public required init?(coder: NSCoder) {
    super.init()
    guard decode(from: coder) else { return nil }
  }

  open class var supportsSecureCoding: Bool { true }
  open func encode(with coder: NSCoder) { encodePath(to: coder) }

  /// A copy: changing either path later does not change the other.
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

  /// Begins another part of the path at a point.
  open func move(to point: CGPoint) { path.move(to: point) }

  /// Adds a line from the current point. Reported on the console if there is none.
  open func addLine(to point: CGPoint) {
    guard hasCurrentPoint("addLineToPoint") else { return }
    path.addLine(to: point)
  }

  /// Adds a cubic Bézier curve from the current point. Reported on the console if there is none.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    guard hasCurrentPoint("addCurveToPoint") else { return }
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic Bézier curve from the current point. Reported on the console if there is none.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    guard hasCurrentPoint("addQuadCurveToPoint") else { return }
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds an arc, joined by a line to the current point if there is one.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    // Core Graphics calls growing angles counter-clockwise, as they are where y grows upwards.
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
  }

  /// Adds a line back to where the current part began.
  open func close() {
    guard !path.isEmpty else { return }
    path.closeSubpath()
  }

  /// Makes the path empty.
  open func removeAllPoints() { path = CGMutablePath() }

  /// Adds all parts of another path.
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

  // MARK: Asking

  /// Whether the path has no points.
  open var isEmpty: Bool { path.isEmpty }

  /// The smallest rectangle around all points, control points of curves included (Apple's documentation).
  open var bounds: CGRect { path.boundingBox }

  /// The end of what was added last; zero when the path is empty.
  open var currentPoint: CGPoint { path.isEmpty ? .zero : path.currentPoint }

  /// Whether the point is inside the area that `fill()` would paint; open subpaths count as closed.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  // MARK: Dashes

  /// Lengths of lines and gaps in turn, in points; nil or none for a solid line.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    guard let pattern, count > 0 else {
      dash = ([], 0)
      return
    }
    dash = (Array(UnsafeBufferPointer(start: pattern, count: count)), phase)
  }

  /// Writes the pattern (if there is room for it: ask for the count first), its count and its phase.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    if let pattern { for (index, length) in dash.pattern.enumerated() { pattern[index] = length } }
    count?.pointee = dash.pattern.count
    phase?.pointee = dash.phase
  }

  // MARK: Drawing

  /// Fills with the current fill colour.
  open func fill() { fill(with: .normal, alpha: 1) }

  /// Strokes with the current stroke colour and this path's line settings.
  open func stroke() { stroke(with: .normal, alpha: 1) }

  /// Fills the path in the current context with the fill color, a blend mode and an alpha from 0 to 1.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) { drawInside(blendMode, alpha) }

  /// Draws the outline in the current context with the stroke color, a blend mode and an alpha from 0 to 1.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { drawOutline(blendMode, alpha) }

  /// Narrows the clip of the current context to this path.
  open func addClip() { clipCurrentContext() }

  /// A path with the same outline and each subpath in the opposite direction.
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
