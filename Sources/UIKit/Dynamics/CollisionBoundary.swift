import QuartzCore

/// A line or outline that items can't cross.
@MainActor struct CollisionBoundary {
  /// The app's identifier; nil for the reference view's edges.
  let identifier: (any NSCopying)?
  let path: UIBezierPath
  let lines: [PhysicsShape]

  init(identifier: any NSCopying, path: UIBezierPath) {
    self.identifier = (identifier.copy(with: nil) as? any NSCopying) ?? identifier
    self.path = path
    lines = CollisionBoundary.lines(PathPolygons.lines(of: path.cgPath))
  }

  init(edgesOf rect: CGRect) {
    identifier = nil
    path = UIBezierPath()
    let corners = [
      Vector(rect.minX, rect.minY), Vector(rect.maxX, rect.minY), Vector(rect.maxX, rect.maxY),
      Vector(rect.minX, rect.maxY), Vector(rect.minX, rect.minY),
    ]
    lines = corners.allSatisfy(\.isFinite) ? CollisionBoundary.lines([corners]) : []
  }

  private static func lines(_ chains: [[Vector]]) -> [PhysicsShape] {
    chains.flatMap { chain in
      zip(chain, chain.dropFirst()).filter { ($0 - $1).length > 1e-6 }.map { PhysicsShape(vertices: [$0, $1]) }
    }
  }

  static func isSame(_ a: (any NSCopying)?, _ b: (any NSCopying)?) -> Bool { key(a) == key(b) }

  static func key(_ identifier: (any NSCopying)?) -> AnyHashable {
    guard let identifier else { return AnyHashable(0) }
    return identifier as? AnyHashable ?? AnyHashable(ObjectIdentifier(identifier as AnyObject))
  }

  static func areNear(_ a: PhysicsShape, _ b: PhysicsShape, _ margin: Double) -> Bool {
    let (first, second) = (a.bounds(margin: margin), b.bounds(margin: 0))
    return first.low.x <= second.high.x && second.low.x <= first.high.x && first.low.y <= second.high.y
      && second.low.y <= first.high.y
  }
}
