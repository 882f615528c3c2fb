import QuartzCore

/// A behavior that moves an item to a point with a damped spring, and rotates it upright.
///
/// ```swift
/// let snap = UISnapBehavior(item: box, snapTo: view.center)
/// snap.damping = 0.8
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uisnapbehavior>
@preconcurrency @MainActor open class UISnapBehavior: UIDynamicBehavior {
  private let item: (any UIDynamicItem)?

  /// Creates a behavior without an item, which does nothing.
  public override init() {
    item = nil
    snapPoint = .zero
    super.init()
  }

  /// Creates a behavior that moves the item's center to a point in the reference view's coordinates, and holds it
  /// at the point.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
    super.init()
  }

  /// The point to which the item moves, in the reference view's coordinates.
  open var snapPoint: CGPoint {
    didSet { changed() }
  }

  /// The damping of the movement: 0 oscillates longest, 1 hardly. 0.5 by default.
  open var damping: CGFloat = 0.5 {
    didSet { changed() }
  }

  override var dynamicItems: [any UIDynamicItem] { item.map { [$0] } ?? [] }

  /// The frequency of the spring in hertz.
  private static let frequency = 2.0

  override func addRows(to rows: inout [PhysicsRow], in world: PhysicsWorld, step: Double) {
    guard let item, let body = world.body(of: item) else { return }
    let target = Vector(snapPoint)
    guard target.isFinite else { return }
    let held = damping.isNaN ? 0.5 : min(max(Double(damping), 0), 1)
    let ratio = 0.2 + 0.8 * held
    let displacement = body.position - target
    for (axis, error) in [(Vector(1, 0), displacement.x), (Vector(0, 1), displacement.y)] {
      var row = PhysicsRow(body, Vector(), nil, Vector(), along: axis)
      row.hold(-error, frequency: UISnapBehavior.frequency, damping: ratio, step: step)
      rows.append(row)
    }
    var turn = PhysicsRow(spinOf: body, nil)
    turn.hold(-UISnapBehavior.upright(body.angle), frequency: UISnapBehavior.frequency, damping: ratio, step: step)
    rows.append(turn)
  }

  /// Returns the smallest angle from upright.
  private static func upright(_ angle: Double) -> Double { angle - (angle / (2 * .pi)).rounded() * 2 * .pi }

  override func willRest(in world: PhysicsWorld) {
    guard let item, let body = world.body(of: item), (body.position - Vector(snapPoint)).length < 0.5 else {
      return
    }
    body.position = Vector(snapPoint)
    let left = UISnapBehavior.upright(body.angle)
    if abs(left) < 0.02 { body.angle -= left }
  }
}
