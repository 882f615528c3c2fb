import QuartzCore

/// Approximates paths by lines.
enum PathPolygons {
  static func lines(of path: CGPath) -> [[Vector]] {
    var all: [[Vector]] = []
    var current: [Vector] = []
    path.flattened(threshold: 0.25).applyWithBlock { element in
      let point = Vector(element.pointee.points[0])
      switch element.pointee.type {
      case .moveToPoint:
        if current.count > 1 { all.append(current) }
        current = [point]
      case .closeSubpath:
        if let first = current.first, current.last != first { current.append(first) }
        if current.count > 1 { all.append(current) }
        current = current.first.map { [$0] } ?? []
      default: current.append(point)
      }
    }
    if current.count > 1 { all.append(current) }
    return all.filter { $0.allSatisfy(\.isFinite) }
  }
}
