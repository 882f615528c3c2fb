import QuartzCore

/// The physical properties of its items: elasticity, friction, density and resistance.
///
/// ```swift
/// let rubber = UIDynamicItemBehavior(items: [box])
/// rubber.elasticity = 0.9
/// rubber.allowsRotation = false
/// rubber.addLinearVelocity(CGPoint(x: 200, y: 0), for: box)
/// ```
///
/// Items without such a behavior have an elasticity and friction of 0.2. A resistance slows an item by a factor of
/// e^(-resistance × seconds).
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uidynamicitembehavior>
@preconcurrency @MainActor open class UIDynamicItemBehavior: UIDynamicBehavior {
  private var list: DynamicItemList
  private var pending: [ObjectIdentifier: (velocity: Vector, spin: Double)] = [:]
  private(set) var properties = PhysicsProperties(elasticity: 0, friction: 0)

  /// Creates a behavior without items, to which they are added later.
  public convenience override init() { self.init(items: []) }

  /// Creates a behavior for those items. By default they have an elasticity and friction of 0, a density of 1, and
  /// no resistance.
  public init(items: [any UIDynamicItem]) {
    list = DynamicItemList(items)
    super.init()
  }

  /// Applies the behavior's properties to an item. Ignored if it was added already.
  open func addItem(_ item: any UIDynamicItem) { if list.add(item) { changed() } }

  /// Removes an item from the behavior, together with velocities that were added to it before the behavior was in
  /// an animator.
  open func removeItem(_ item: any UIDynamicItem) {
    pending[ObjectIdentifier(item)] = nil
    if list.remove(item) { changed() }
  }

  /// The items that have the behavior's properties. An item in several behaviors has those of the last one that was
  /// added.
  open var items: [any UIDynamicItem] { list.items }

  /// The ratio of the items' velocities after and before a collision: from 0, no bounce, to 1, the same velocity.
  open var elasticity: CGFloat {
    get { properties.elasticity }
    set { set(\.elasticity, newValue) }
  }
  /// The friction against other items: 0 for none, 1 for strong friction.
  open var friction: CGFloat {
    get { properties.friction }
    set { set(\.friction, newValue) }
  }
  /// The density of the items, which determines their mass together with their size. 1 by default.
  open var density: CGFloat {
    get { properties.density }
    set { set(\.density, newValue) }
  }
  /// The decay rate of the items' velocity in 1/s: it decreases by a factor of e^(-resistance) in each second. 0 by
  /// default.
  open var resistance: CGFloat {
    get { properties.resistance }
    set { set(\.resistance, newValue) }
  }
  /// The decay rate of the items' rotation in 1/s: it decreases by a factor of e^(-angularResistance) in each
  /// second. 0 by default.
  open var angularResistance: CGFloat {
    get { properties.angularResistance }
    set { set(\.angularResistance, newValue) }
  }
  /// The charge, on which electric and magnetic fields act.
  open var charge: CGFloat {
    get { properties.charge }
    set { set(\.charge, newValue) }
  }
  /// Whether the items are anchored: they take part in collisions but are not moved.
  open var isAnchored: Bool {
    get { properties.isAnchored }
    set {
      properties.isAnchored = newValue
      changed()
    }
  }
  /// Whether collisions and other forces rotate the items; true by default.
  open var allowsRotation: Bool {
    get { properties.allowsRotation }
    set {
      properties.allowsRotation = newValue
      changed()
    }
  }

  private func set(_ path: WritableKeyPath<PhysicsProperties, Double>, _ value: CGFloat) {
    guard !value.isNaN else { return }
    properties[keyPath: path] = Double(value)
    changed()
  }

  /// Adds a velocity in points per second to an item; it is stored until the behavior is added to an animator.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    add(Vector(velocity), 0, to: item)
  }

  /// Returns the velocity of an item's center, in points per second along the axes of the reference view; zero for
  /// an item that is not in the behavior.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    guard list.contains(item) else { return .zero }
    if let body = animator?.body(of: item) { return body.velocity.point }
    return pending[ObjectIdentifier(item)]?.velocity.point ?? .zero
  }

  /// Adds an angular velocity in radians per second to an item.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    add(Vector(), Double(velocity), to: item)
  }

  /// Returns the angular velocity of an item, in radians per second, positive from the x axis toward the y axis; 0
  /// for an item that is not in the behavior.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    guard list.contains(item) else { return 0 }
    if let body = animator?.body(of: item) { return body.spin }
    return pending[ObjectIdentifier(item)]?.spin ?? 0
  }

  private func add(_ velocity: Vector, _ spin: Double, to item: any UIDynamicItem) {
    guard list.contains(item), velocity.isFinite, spin.isFinite else { return }
    let old = pending[ObjectIdentifier(item)] ?? (Vector(), 0)
    pending[ObjectIdentifier(item)] = (old.velocity + velocity, old.spin + spin)
    changed()
  }

  override var dynamicItems: [any UIDynamicItem] { list.items }

  override func didEnter(_ world: PhysicsWorld) {
    for item in list.items {
      guard let body = world.body(of: item) else { continue }
      body.properties = properties
      guard let added = pending.removeValue(forKey: ObjectIdentifier(item)) else { continue }
      if !properties.isAnchored { body.velocity += added.velocity }
      if !properties.isAnchored, properties.allowsRotation { body.spin += added.spin }
    }
  }
}
