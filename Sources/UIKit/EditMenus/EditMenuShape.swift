import CoreGraphics

/// The outline of the bar of an edit menu: a rounded rectangle with an arrow at one side.
@MainActor enum EditMenuShape {
  /// Returns the frame of the body extended by the arrow.
  static func outset(_ body: CGRect, _ direction: UIEditMenuArrowDirection, by length: CGFloat) -> CGRect {
    var whole = body
    switch direction {
    case .automatic, .down: whole.size.height += length
    case .up:
      whole.origin.y -= length
      whole.size.height += length
    case .left:
      whole.origin.x -= length
      whole.size.width += length
    case .right: whole.size.width += length
    }
    return whole
  }

  /// Clamps a value; if the limits cross, the lower one takes precedence.
  static func clamp(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat { max(low, min(value, high)) }

  /// Returns the outline of the bar: a rounded rectangle with an arrow.
  ///
  /// - Parameter along: the position of the tip on its side of the body.
  static func path(_ body: CGRect, _ direction: UIEditMenuArrowDirection, _ along: CGFloat) -> CGPath {
    let (half, height) = (EditMenuBar.arrow.width / 2, EditMenuBar.arrow.height)
    let path = UIBezierPath(roundedRect: body, cornerRadius: EditMenuBar.radius)
    let isBeside = direction == .left || direction == .right
    let start = isBeside ? body.minY : body.minX
    let length = isBeside ? body.height : body.width
    let tip = clamp(along, start + EditMenuBar.radius + half, start + length - EditMenuBar.radius - half)
    func triangle(_ points: CGPoint...) {
      path.move(to: points[0])
      for point in points.dropFirst() { path.addLine(to: point) }
      path.close()
    }
    switch direction {
    case .automatic, .down:
      triangle(
        CGPoint(x: tip + half, y: body.maxY), CGPoint(x: tip, y: body.maxY + height),
        CGPoint(x: tip - half, y: body.maxY))
    case .up:
      triangle(
        CGPoint(x: tip - half, y: body.minY), CGPoint(x: tip, y: body.minY - height),
        CGPoint(x: tip + half, y: body.minY))
    case .left:
      triangle(
        CGPoint(x: body.minX, y: tip + half), CGPoint(x: body.minX - height, y: tip),
        CGPoint(x: body.minX, y: tip - half))
    case .right:
      triangle(
        CGPoint(x: body.maxX, y: tip - half), CGPoint(x: body.maxX + height, y: tip),
        CGPoint(x: body.maxX, y: tip + half))
    }
    return path.cgPath
  }
}
