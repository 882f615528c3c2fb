import CoreGraphics

extension UIBezierPath {
  /// Creates a closed path along a rectangle, starting at its upper left corner.
  public convenience init(rect: CGRect) {
    self.init()
    guard !rect.isNull, !rect.isInfinite else { return }
    path.addRect(rect)
  }

  /// Creates a closed path along the ellipse within a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    guard !rect.isNull, !rect.isInfinite else { return }
    path.addEllipse(in: rect)
  }

  /// Creates a rectangle with iOS's smooth corners; the radius is limited to half the shorter side.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    let radius = CGSize(width: cornerRadius, height: cornerRadius)
    RoundedRectangle(rect: rect, corners: .allCorners, radii: radius).add(to: path)
  }

  /// Creates a rectangle of which only some corners are rounded.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    self.init()
    RoundedRectangle(rect: rect, corners: corners, radii: cornerRadii).add(to: path)
  }

  /// Creates an arc. Angles are in radians from the positive x axis; `clockwise` is as seen on the screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// Creates a path with a copy of a Core Graphics path.
  public convenience init(cgPath CGPath: CGPath) {
    self.init()
    cgPath = CGPath
  }
}

/// The outline of `UIBezierPath(roundedRect:cornerRadius:)`.
///
/// iOS does not join a circle to the sides: each corner consists of three curves that begin 1.528665 radii from the
/// corner. If the sides are too short for that, the curves are interpolated with a circle's, so that a radius of
/// half the side gives a capsule.
struct RoundedRectangle {
  var rect: CGRect
  var corners: UIRectCorner
  var radii: CGSize

  /// The points of one corner in radii, as distances along the incoming and the outgoing side: start, two controls
  /// and end of each of three curves.
  private static let smooth: [(CGFloat, CGFloat)] = [
    (1.528_665, 0), (1.088_492_96, 0), (0.868_406_94, 0), (0.631_493_79, 0.074_911_39),
    (0.372_823_83, 0.169_059_56),
    (0.169_059_56, 0.372_823_83), (0.074_911_39, 0.631_493_79), (0, 0.868_406_94), (0, 1.088_492_96),
    (0, 1.528_665),
  ]

  /// The corresponding points of a quarter circle, divided as the smooth curves are.
  private static let circle: [(CGFloat, CGFloat)] = {
    // The divisions are at 21.6 degrees and after another 46.8; controls are at 4/3 tan(angle / 4) along the
    // tangents.
    let first: CGFloat = 0.377_4, middle: CGFloat = .pi / 2 - 2 * 0.377_4
    func point(_ angle: CGFloat) -> (CGFloat, CGFloat) { (1 - sin(angle), 1 - cos(angle)) }
    func along(_ angle: CGFloat, _ distance: CGFloat) -> (CGFloat, CGFloat) {
      (1 - sin(angle) - cos(angle) * distance, 1 - cos(angle) + sin(angle) * distance)
    }
    let short = 4.0 / 3 * tan(first / 4), long = 4.0 / 3 * tan(middle / 4), second = first + middle
    return [
      point(0), along(0, short), along(first, -short), point(first), along(first, long), along(second, -long),
      point(second), along(second, short), along(.pi / 2, -short), point(.pi / 2),
    ]
  }()

  /// A corner, and the directions back along its incoming side and forward along its outgoing one.
  private typealias Corner = (corner: UIRectCorner, at: CGPoint, back: CGVector, ahead: CGVector)

  func add(to path: CGMutablePath) {
    let rect = self.rect.standardized
    guard !rect.isNull, !rect.isInfinite, rect.origin.x.isFinite, rect.origin.y.isFinite else { return }
    let half = min(rect.width, rect.height) / 2
    let width = min(max(radii.width.number, 0), half), height = min(max(radii.height.number, 0), half)
    guard width > 0, height > 0, !corners.intersection(.allCorners).isEmpty else { return path.addRect(rect) }
    let points = Self.cornerPoints(room: half / max(width, height))
    let order: [Corner] = [
      (.topRight, CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: 1)),
      (.bottomRight, CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: 0, dy: -1), CGVector(dx: -1, dy: 0)),
      (.bottomLeft, CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: -1)),
      (.topLeft, CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 0, dy: 1), CGVector(dx: 1, dy: 0)),
    ]
    let startOffset = corners.contains(.topLeft) ? points[9].1 * width : 0
    path.move(to: CGPoint(x: rect.minX + startOffset, y: rect.minY))
    for corner in order {
      guard corners.contains(corner.corner) else {
        path.addLine(to: corner.at)
        continue
      }
      let place = points.map { point in
        CGPoint(
          x: corner.at.x + (corner.back.dx * point.0 + corner.ahead.dx * point.1) * width,
          y: corner.at.y + (corner.back.dy * point.0 + corner.ahead.dy * point.1) * height)
      }
      path.addLine(to: place[0])
      for curve in 0..<3 {
        path.addCurve(
          to: place[curve * 3 + 3], control1: place[curve * 3 + 1], control2: place[curve * 3 + 2])
      }
    }
    path.closeSubpath()
  }

  /// Returns the control points of a corner, which approach a circle as the shorter side gets shorter.
  ///
  /// - Parameter room: half the shorter side in radii: 1 is a capsule.
  private static func cornerPoints(room: CGFloat) -> [(CGFloat, CGFloat)] {
    let reach: CGFloat = 1.528_665
    guard room < reach else { return smooth }
    let blend = max(0, (room - 1) / (reach - 1))
    return zip(circle, smooth).map { ($0.0 + ($1.0 - $0.0) * blend, $0.1 + ($1.1 - $0.1) * blend) }
  }
}
