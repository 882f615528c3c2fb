import Foundation

// Boolean operations on paths, as introduced in iOS 16. The results consist of lines: curves are flattened.

extension CGPath {
  /// Returns the subpaths as polygons, moved by an offset.
  package func polygons(offsetBy offset: CGSize) -> [[CGPoint]] {
    Polyline.flatten(elements, tolerance: Polyline.usualTolerance(elements)).map { line in
      line.points.map { CGPoint(x: $0.x + offset.width, y: $0.y + offset.height) }
    }
  }

  private func combined(_ other: CGPath, _ rule: CGPathFillRule, _ keeps: (Bool, Bool) -> Bool) -> CGPath {
    PathArea.combine(PathArea(self, rule), PathArea(other, rule), keeps)
  }

  /// Returns the area that is in either path.
  public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(other, rule) { $0 || $1 }
  }

  /// Returns the area that is in both paths.
  public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(other, rule) { $0 && $1 }
  }

  /// Returns the area that is in this path and not in the other.
  public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(other, rule) { $0 && !$1 }
  }

  /// Returns the area that is in exactly one of the paths.
  public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(other, rule) { $0 != $1 }
  }

  /// Returns a path of the same area whose outline does not intersect itself, so that both fill rules give the same
  /// result.
  public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
    combined(CGPath(elements: []), rule) { inside, _ in inside }
  }

  /// Returns whether the areas overlap; a common edge alone does not count.
  public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
    guard !boundingBox.overlap(other.boundingBox).isNull else { return false }
    return !intersection(other, using: rule).isEmpty
  }

  /// Returns the portions of this path's line that are outside of the other path's area.
  public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    lineParts(PathArea(other, rule), inside: false)
  }

  /// Returns the portions of this path's line that are inside the other path's area.
  public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    lineParts(PathArea(other, rule), inside: true)
  }

  private func lineParts(_ area: PathArea, inside: Bool) -> CGPath {
    let own = PathArea.lines(of: elements, closed: false)
    let grid = Grid(own + area.lines)
    var builder = PathBuilder()
    for (from, to) in PathArea.cut(own, by: area.lines, grid) {
      let (a, b) = (grid.point(from), grid.point(to))
      guard area.contains(CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)) == inside else { continue }
      if builder.currentPoint != a { builder.move(to: a) }
      builder.addLine(to: b)
    }
    return CGPath(elements: builder.elements)
  }

  /// Returns each connected component of the area, with its holes, as a path.
  public func componentsSeparated(using rule: CGPathFillRule = .winding) -> [CGPath] {
    let outlines = normalized(using: rule).elements.subpaths.map { CGPath(elements: $0) }
    // With y upwards, outer outlines run counter-clockwise, so that their signed area is positive.
    let outer = outlines.filter { $0.signedArea > 0 }.sorted { $0.signedArea < $1.signedArea }
    var parts = outer.map { $0.elements }
    for hole in outlines where hole.signedArea < 0 {
      guard let point = hole.elements.first?.endPoint,
        let index = outer.firstIndex(where: { $0.contains(point) })
      else { continue }
      parts[index] += hole.elements
    }
    return parts.map { CGPath(elements: $0) }
  }

  private var signedArea: CGFloat {
    let points = elements.compactMap(\.endPoint)
    guard var before = points.last else { return 0 }
    var sum: CGFloat = 0
    for point in points {
      sum += before.x * point.y - point.x * before.y
      before = point
    }
    return sum / 2
  }
}
