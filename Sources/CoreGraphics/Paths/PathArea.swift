import Foundation

/// Areas bounded by lines, and Boolean operations on them.
///
/// All lines of both areas are split where they intersect. A piece belongs to the outline of the result if
/// exactly one of its sides is inside. Curves are flattened first.
struct PathArea {
  struct Line {
    var from: CGPoint
    var to: CGPoint
  }

  let lines: [Line]
  let rule: CGPathFillRule

  init(_ path: CGPath, _ rule: CGPathFillRule) {
    self.rule = rule
    lines = Self.lines(of: path.elements, closed: true)
  }

  static func lines(of elements: [PathElement], closed: Bool) -> [Line] {
    var lines: [Line] = []
    for part in Polyline.flatten(elements, tolerance: Polyline.usualTolerance(elements)) where part.hasSegments {
      for (from, to) in zip(part.points, part.points.dropFirst()) where from != to {
        lines.append(Line(from: from, to: to))
      }
      if let first = part.points.first, let last = part.points.last, closed || part.isClosed, first != last {
        lines.append(Line(from: last, to: first))
      }
    }
    return lines
  }

  func contains(_ point: CGPoint) -> Bool {
    var winding = 0
    for line in lines {
      let (a, b) = (line.from, line.to)
      guard (a.y <= point.y) != (b.y <= point.y) else { continue }
      let side = (b.x - a.x) * (point.y - a.y) - (point.x - a.x) * (b.y - a.y)
      if b.y > a.y, side > 0 { winding += 1 }
      if b.y < a.y, side < 0 { winding -= 1 }
    }
    return rule == .winding ? winding != 0 : winding % 2 != 0
  }

  /// Returns the outline of the points for which `keeps` returns true, given whether each of the areas contains
  /// them. With y upwards, the inside is on the left.
  static func combine(_ one: PathArea, _ other: PathArea, _ keeps: (Bool, Bool) -> Bool) -> CGPath {
    let all = one.lines + other.lines
    let grid = Grid(all)
    var pieces: [GridPoint: [GridPoint]] = [:]
    var seen: Set<[GridPoint]> = []
    for (from, to) in cut(all, by: all, grid) {
      let key = from < to ? [from, to] : [to, from]
      guard seen.insert(key).inserted else { continue }
      let (a, b) = (grid.point(from), grid.point(to))
      let (left, right) = grid.sides(a, b)
      let isLeft = keeps(one.contains(left), other.contains(left))
      let isRight = keeps(one.contains(right), other.contains(right))
      if isLeft, !isRight { pieces[from, default: []].append(to) }
      if isRight, !isLeft { pieces[to, default: []].append(from) }
    }
    return CGPath(elements: trace(pieces, grid))
  }

  /// Splits lines where they intersect others; the pieces stay in order.
  static func cut(_ lines: [Line], by others: [Line], _ grid: Grid) -> [(GridPoint, GridPoint)] {
    let sorted = others.sorted { min($0.from.x, $0.to.x) < min($1.from.x, $1.to.x) }
    let widest = sorted.map { abs($0.from.x - $0.to.x) }.max() ?? 0
    let starts = sorted.map { min($0.from.x, $0.to.x) }
    var pieces: [(GridPoint, GridPoint)] = []
    for line in lines {
      let (low, high) = (min(line.from.x, line.to.x), max(line.from.x, line.to.x))
      var shares: [CGFloat] = [0, 1]
      var index = firstIndex(in: starts, notLess: low - widest - grid.step)
      while index < sorted.count, starts[index] <= high + grid.step {
        shares += meetings(line, sorted[index], grid.step)
        index += 1
      }
      let stops = shares.sorted().map { share in
        grid.snap(
          CGPoint(
            x: line.from.x + (line.to.x - line.from.x) * share, y: line.from.y + (line.to.y - line.from.y) * share))
      }
      for (from, to) in zip(stops, stops.dropFirst()) where from != to { pieces.append((from, to)) }
    }
    return pieces
  }

  private static func firstIndex(in values: [CGFloat], notLess limit: CGFloat) -> Int {
    var (low, high) = (0, values.count)
    while low < high {
      let middle = (low + high) / 2
      if values[middle] < limit { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns the positions along `line`, from 0 to 1, at which another line intersects it; for a collinear line,
  /// the positions of its ends.
  private static func meetings(_ line: Line, _ other: Line, _ step: CGFloat) -> [CGFloat] {
    let (dx, dy) = (line.to.x - line.from.x, line.to.y - line.from.y)
    let (ex, ey) = (other.to.x - other.from.x, other.to.y - other.from.y)
    let (ox, oy) = (other.from.x - line.from.x, other.from.y - line.from.y)
    let cross = dx * ey - dy * ex
    let length = dx * dx + dy * dy
    var shares: [CGFloat] = []
    if abs(cross) > 1e-12 * (length * (ex * ex + ey * ey)).squareRoot() {
      let share = (ox * ey - oy * ex) / cross
      let along = (ox * dy - oy * dx) / cross
      if share > 0, share < 1, along >= -1e-9, along <= 1 + 1e-9 { shares.append(share) }
    }
    for end in [other.from, other.to] {
      let (px, py) = (end.x - line.from.x, end.y - line.from.y)
      let share = (px * dx + py * dy) / length
      let distance = abs(px * dy - py * dx) / length.squareRoot()
      if share > 0, share < 1, distance < step { shares.append(share) }
    }
    return shares
  }

  /// Joins pieces to closed outlines, taking the leftmost turn at each junction.
  private static func trace(_ pieces: [GridPoint: [GridPoint]], _ grid: Grid) -> [PathElement] {
    var left = pieces
    var builder = PathBuilder()
    for start in pieces.keys.sorted() {
      while let first = left[start]?.popLast() {
        var outline = [start]
        var (before, at) = (start, first)
        while at != start {
          outline.append(at)
          guard let choices = left[at], !choices.isEmpty else { break }
          let best = choices.indices.max {
            grid.turn(before, at, choices[$0]) < grid.turn(before, at, choices[$1])
          }
          guard let best, let next = left[at]?.remove(at: best) else { break }
          (before, at) = (at, next)
        }
        let points = grid.withoutStraightPoints(outline)
        guard points.count > 2 else { continue }
        builder.addLines(between: points, transform: .identity)
        builder.close()
      }
    }
    return builder.elements
  }
}

/// A point on the grid, in steps, so that nearly equal points compare equal.
struct GridPoint: Hashable, Comparable {
  var x: Int
  var y: Int
  static func < (a: GridPoint, b: GridPoint) -> Bool { (a.y, a.x) < (b.y, b.x) }
}

/// A grid whose steps are too small to be visible.
struct Grid {
  let step: CGFloat

  init(_ lines: [PathArea.Line]) {
    let box = CGRect(around: lines.lazy.flatMap { [$0.from, $0.to] })
    let size = box.isNull ? 1 : max(box.width, box.height, abs(box.minX), abs(box.minY), 1e-6)
    step = size * 0x1p-30
  }

  func snap(_ p: CGPoint) -> GridPoint { GridPoint(x: Int((p.x / step).rounded()), y: Int((p.y / step).rounded())) }

  /// Converts a point of the grid back to coordinates; a coordinate near a multiple of 1/4096 becomes that
  /// multiple.
  func point(_ p: GridPoint) -> CGPoint {
    func tidy(_ value: CGFloat) -> CGFloat {
      let near = (value * 4096).rounded() / 4096
      return abs(near - value) <= step ? near : value
    }
    return CGPoint(x: tidy(CGFloat(p.x) * step), y: tidy(CGFloat(p.y) * step))
  }

  /// Returns points slightly to the left and right of the middle of a line.
  func sides(_ a: CGPoint, _ b: CGPoint) -> (CGPoint, CGPoint) {
    let length = a.distance(to: b)
    let reach = min(step * 16, length / 4)
    let (nx, ny) = (-(b.y - a.y) / length * reach, (b.x - a.x) / length * reach)
    let (x, y) = ((a.x + b.x) / 2, (a.y + b.y) / 2)
    return (CGPoint(x: x + nx, y: y + ny), CGPoint(x: x - nx, y: y - ny))
  }

  /// Returns the angle of a turn, from -π to π, positive to the left.
  func turn(_ a: GridPoint, _ b: GridPoint, _ c: GridPoint) -> Double {
    let (ux, uy) = (Double(b.x - a.x), Double(b.y - a.y))
    let (vx, vy) = (Double(c.x - b.x), Double(c.y - b.y))
    return atan2(ux * vy - uy * vx, ux * vx + uy * vy)
  }

  func withoutStraightPoints(_ outline: [GridPoint]) -> [CGPoint] {
    let count = outline.count
    guard count > 2 else { return [] }
    return outline.indices.compactMap { index in
      let turn = turn(outline[(index + count - 1) % count], outline[index], outline[(index + 1) % count])
      return abs(turn) < 1e-6 ? nil : point(outline[index])
    }
  }
}
