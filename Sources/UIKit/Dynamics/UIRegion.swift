import QuartzCore

/// The area around its position in which a field behavior acts.
///
/// ```swift
/// let ring = UIRegion(radius: 200).byDifference(from: UIRegion(radius: 100))
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiregion>
@preconcurrency @MainActor open class UIRegion: NSObject, NSCopying, @preconcurrency NSCoding {
  indirect enum Shape {
    case infinite
    case circle(CGFloat)
    case box(CGSize)
    case inverse(Shape)
    case union(Shape, Shape)
    case difference(Shape, Shape)
    case intersection(Shape, Shape)

    func contains(_ point: CGPoint) -> Bool {
      switch self {
      case .infinite: return true
      case .circle(let radius): return point.x * point.x + point.y * point.y <= radius * radius
      case .box(let size): return abs(point.x) <= size.width / 2 && abs(point.y) <= size.height / 2
      case .inverse(let shape): return !shape.contains(point)
      case .union(let a, let b): return a.contains(point) || b.contains(point)
      case .difference(let a, let b): return a.contains(point) && !b.contains(point)
      case .intersection(let a, let b): return a.contains(point) && b.contains(point)
      }
    }
  }

  private var shape: Shape

  private static func make(_ shape: Shape) -> Self {
    let region = made(instantiate(self))
    region.shape = shape
    return region
  }

  public override init() {
    shape = .infinite
    super.init()
  }

  /// Returns a region without limits, which contains every point.
  open class var infinite: UIRegion { UIRegion() }

  /// Creates a circle around the field's position; the radius is in points.
  public init(radius: CGFloat) {
    shape = .circle(radius)
    super.init()
  }

  /// Creates a rectangle around the field's position.
  public init(size: CGSize) {
    shape = .box(size)
    super.init()
  }

  public required init?(coder: NSCoder) {
    let radius = coder.decodeDouble(forKey: "radius")
    let size = CGSize(width: coder.decodeDouble(forKey: "width"), height: coder.decodeDouble(forKey: "height"))
    shape = radius > 0 ? .circle(radius) : size.width > 0 ? .box(size) : .infinite
    super.init()
  }

  /// Encodes a circle or a rectangle; other regions are encoded as infinite.
  open func encode(with coder: NSCoder) {
    switch shape {
    case .circle(let radius): coder.encode(Double(radius), forKey: "radius")
    case .box(let size):
      coder.encode(Double(size.width), forKey: "width")
      coder.encode(Double(size.height), forKey: "height")
    default: break
    }
  }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns the region of all points that are outside of this one.
  open func inverse() -> Self { Self.make(.inverse(shape)) }
  /// Returns the region of the points that are in either of the two.
  open func byUnion(with region: UIRegion) -> Self { Self.make(.union(shape, region.shape)) }
  /// Returns the region of the points that are in this one but not in the other.
  open func byDifference(from region: UIRegion) -> Self { Self.make(.difference(shape, region.shape)) }
  /// Returns the region of the points that are in both.
  open func byIntersection(with region: UIRegion) -> Self { Self.make(.intersection(shape, region.shape)) }

  /// Returns whether the region contains a point, which is relative to the region's center.
  open func contains(_ point: CGPoint) -> Bool {
    guard !point.x.isNaN, !point.y.isNaN else { return false }
    return shape.contains(point)
  }
}
