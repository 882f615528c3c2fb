import Foundation

extension PathBuilder {
  /// The distance of the control points of a quarter circle with radius 1.
  private static let kappa: CGFloat = 0.5522847498307936

  package mutating func addEllipse(in rect: CGRect, transform t: CGAffineTransform) {
    guard !rect.isNull else { return }
    let box = rect.standardized
    let (rx, ry) = (box.width / 2, box.height / 2)
    let (cx, cy) = (box.minX + rx, box.minY + ry)
    func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: cx + x * rx, y: cy + y * ry).applying(t) }
    let k = Self.kappa
    let start = at(1, 0)
    guard start.x.isFinite, start.y.isFinite else { return NumericCheck.logInvalid() }
    move(to: start)
    addCurve(to: at(0, 1), control1: at(1, k), control2: at(k, 1))
    addCurve(to: at(-1, 0), control1: at(-k, 1), control2: at(-1, k))
    addCurve(to: at(0, -1), control1: at(-1, -k), control2: at(-k, -1))
    addCurve(to: at(1, 0), control1: at(k, -1), control2: at(1, -k))
    close()
  }

  package mutating func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform t: CGAffineTransform
  ) {
    guard !rect.isNull else { return }
    let box = rect.standardized
    let rx = min(max(cornerWidth, 0), box.width / 2)
    let ry = min(max(cornerHeight, 0), box.height / 2)
    guard rx > 0, ry > 0, rx.isFinite, ry.isFinite else { return addRect(rect, transform: t) }
    let (kx, ky) = (rx * (1 - Self.kappa), ry * (1 - Self.kappa))
    func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y).applying(t) }
    let (x0, y0, x1, y1) = (box.minX, box.minY, box.maxX, box.maxY)
    let start = at(x1, box.midY)
    guard start.x.isFinite, start.y.isFinite else { return NumericCheck.logInvalid() }
    move(to: start)
    addLine(to: at(x1, y1 - ry))
    addCurve(to: at(x1 - rx, y1), control1: at(x1, y1 - ky), control2: at(x1 - kx, y1))
    addLine(to: at(x0 + rx, y1))
    addCurve(to: at(x0, y1 - ry), control1: at(x0 + kx, y1), control2: at(x0, y1 - ky))
    addLine(to: at(x0, y0 + ry))
    addCurve(to: at(x0 + rx, y0), control1: at(x0, y0 + ky), control2: at(x0 + kx, y0))
    addLine(to: at(x1 - rx, y0))
    addCurve(to: at(x1, y0 + ry), control1: at(x1 - kx, y0), control2: at(x1, y0 + ky))
    close()
  }

  package mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform
  ) {
    let turn = 2 * CGFloat.pi
    var delta = endAngle - startAngle
    guard delta.isFinite else { return NumericCheck.logInvalid() }
    // An arc of more than a full turn in the requested direction is drawn as one turn; an arc in the other
    // direction keeps only its end point.
    if clockwise {
      if delta > 0 { delta = delta.truncatingRemainder(dividingBy: turn) - turn }
      if delta < -turn { delta = -turn }
    } else {
      if delta < 0 { delta = delta.truncatingRemainder(dividingBy: turn) + turn }
      if delta > turn { delta = turn }
    }
    addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: delta, transform: transform)
  }

  package mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform t: CGAffineTransform
  ) {
    guard radius.isFinite, startAngle.isFinite, delta.isFinite, center.x.isFinite, center.y.isFinite, t.isFinite
    else { return NumericCheck.logInvalid() }
    func at(_ angle: CGFloat) -> (point: CGPoint, tangent: CGPoint) {
      let cosine = CGFloat(Foundation.cos(Double(angle)))
      let sine = CGFloat(Foundation.sin(Double(angle)))
      return (
        CGPoint(x: center.x + radius * cosine, y: center.y + radius * sine),
        CGPoint(x: -radius * sine, y: radius * cosine)
      )
    }
    var from = at(startAngle)
    let start = from.point.applying(t)
    if currentPoint == nil { move(to: start) } else { addLine(to: start) }
    // Drawing 32 turns is equivalent to any greater number.
    let sweep = min(max(delta, -64 * .pi), 64 * .pi)
    let count = Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up))
    guard count > 0 else { return }
    let step = sweep / CGFloat(count)
    let handle = CGFloat(4.0 / 3.0 * Foundation.tan(Double(step) / 4))
    for index in 1...count {
      let to = at(startAngle + step * CGFloat(index))
      let control1 = CGPoint(x: from.point.x + from.tangent.x * handle, y: from.point.y + from.tangent.y * handle)
      let control2 = CGPoint(x: to.point.x - to.tangent.x * handle, y: to.point.y - to.tangent.y * handle)
      addCurve(to: to.point.applying(t), control1: control1.applying(t), control2: control2.applying(t))
      from = to
    }
  }

  package mutating func addArc(
    tangent1End corner: CGPoint, tangent2End end: CGPoint, radius: CGFloat, transform t: CGAffineTransform
  ) {
    guard let current = currentPoint else { return NumericCheck.logNoCurrentPoint() }
    guard let inverse = t.inverseIfAny, radius.isFinite else { return NumericCheck.logInvalid() }
    let from = current.applying(inverse)
    let (ux, uy) = (from.x - corner.x, from.y - corner.y)
    let (vx, vy) = (end.x - corner.x, end.y - corner.y)
    let (ulen, vlen) = ((ux * ux + uy * uy).squareRoot(), (vx * vx + vy * vy).squareRoot())
    let cross = ux * vy - uy * vx
    // A corner without a turn has no arc: only the line to the corner is added.
    guard ulen > 0, vlen > 0, radius > 0, abs(cross) > 1e-9 * ulen * vlen else {
      return addLine(to: corner.applying(t))
    }
    let cosine = min(max((ux * vx + uy * vy) / (ulen * vlen), -1), 1)
    let half = Foundation.acos(Double(cosine)) / 2
    let distance = radius / CGFloat(Foundation.tan(half))
    let toCenter = radius / CGFloat(Foundation.sin(half))
    let (bx, by) = (ux / ulen + vx / vlen, uy / ulen + vy / vlen)
    let blen = (bx * bx + by * by).squareRoot()
    let center = CGPoint(x: corner.x + bx / blen * toCenter, y: corner.y + by / blen * toCenter)
    let first = CGPoint(x: corner.x + ux / ulen * distance, y: corner.y + uy / ulen * distance)
    let second = CGPoint(x: corner.x + vx / vlen * distance, y: corner.y + vy / vlen * distance)
    let startAngle = Foundation.atan2(Double(first.y - center.y), Double(first.x - center.x))
    let endAngle = Foundation.atan2(Double(second.y - center.y), Double(second.x - center.x))
    addArc(
      center: center, radius: radius, startAngle: CGFloat(startAngle), endAngle: CGFloat(endAngle),
      clockwise: cross > 0, transform: t)
  }
}
