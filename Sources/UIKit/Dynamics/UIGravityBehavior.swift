import QuartzCore

/// Pulls its items in one direction.
///
/// ```swift
/// let gravity = UIGravityBehavior(items: [box])
/// gravity.gravityDirection = CGVector(dx: 0, dy: 1)
/// gravity.magnitude = 0.5
/// ```
///
/// A magnitude of 1 is an acceleration of 1,000 points per second squared, regardless of the items' mass.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uigravitybehavior>
@preconcurrency @MainActor open class UIGravityBehavior: UIDynamicBehavior {
  private var list: DynamicItemList
  private var direction = CGVector(dx: 0, dy: 1)

  /// Creates a behavior without items, to which they are added later.
  public convenience override init() { self.init(items: []) }

  /// Creates gravity that pulls those items down with a magnitude of 1.
  public init(items: [any UIDynamicItem]) {
    list = DynamicItemList(items)
    super.init()
  }

  /// Adds an item. Ignored if it was added already.
  open func addItem(_ item: any UIDynamicItem) { if list.add(item) { changed() } }
  /// Removes an item, which keeps its velocity.
  open func removeItem(_ item: any UIDynamicItem) { if list.remove(item) { changed() } }
  /// The items that gravity accelerates, in the order in which they were added.
  open var items: [any UIDynamicItem] { list.items }

  /// The direction of gravity: (0, 1), down, by default; its length is the magnitude.
  open var gravityDirection: CGVector {
    get { direction }
    set {
      guard newValue.dx.isFinite, newValue.dy.isFinite else { return }
      direction = newValue
      changed()
    }
  }

  /// The direction of the gravity, in radians from the x axis toward the y axis.
  open var angle: CGFloat {
    get { PolarVector(direction).angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// The acceleration in thousands of points per second squared; 1 by default. Setting it keeps the `angle`.
  open var magnitude: CGFloat {
    get { PolarVector(direction).length }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Sets the direction, in radians from the x axis toward the y axis, and the acceleration, in thousands of
  /// points per second squared, together.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = PolarVector(angle: angle, length: magnitude).vector
  }

  override var dynamicItems: [any UIDynamicItem] { list.items }

  override func applyForces(in world: PhysicsWorld, step: Double) {
    let pull = Vector(direction) * 1_000
    for item in list.items {
      guard let body = world.body(of: item) else { continue }
      body.force += pull * body.mass
    }
  }
}

/// A vector by its angle and length.
struct PolarVector {
  var angle: CGFloat
  var length: CGFloat

  init(angle: CGFloat, length: CGFloat) {
    self.angle = angle
    self.length = length
  }

  init(_ vector: CGVector) {
    length = (vector.dx * vector.dx + vector.dy * vector.dy).squareRoot()
    angle = atan2(vector.dy, vector.dx)
  }

  var vector: CGVector { CGVector(dx: cos(angle) * length, dy: sin(angle) * length) }
}
