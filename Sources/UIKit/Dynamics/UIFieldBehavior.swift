import QuartzCore

/// A field of force in a region: gravity toward a point, a spring, drag, noise, turbulence or a vortex.
///
/// ```swift
/// let well = UIFieldBehavior.radialGravityField(position: view.center)
/// well.region = UIRegion(radius: 200)
/// well.strength = 3
/// well.addItem(box)
/// ```
///
/// Strengths have the unit of a push's magnitude: 1 gives an item of 100 by 100 points and density 1 an
/// acceleration of 100 points per second squared. Gravity and velocity fields accelerate all items equally,
/// regardless of their mass.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uifieldbehavior>
@preconcurrency @MainActor open class UIFieldBehavior: UIDynamicBehavior {
  typealias Evaluation = (UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector

  enum Kind {
    case drag, vortex, radialGravity, linearGravity, velocity, noise, turbulence, spring, electric, magnetic
    case custom(Evaluation)
  }

  private var kind = Kind.linearGravity
  private var list = DynamicItemList([])

  private static func make(_ kind: Kind) -> Self {
    let field = made(instantiate(self))
    field.kind = kind
    return field
  }

  /// Returns a field that slows items by the square of their velocity.
  open class func dragField() -> Self { make(.drag) }
  /// Returns a field that pushes items around its position.
  open class func vortexField() -> Self { make(.vortex) }
  /// Returns a field that pulls items toward its position.
  open class func radialGravityField(position: CGPoint) -> Self {
    let field = make(.radialGravity)
    field.position = position
    return field
  }
  /// Returns a field that accelerates items in one direction everywhere in its region. The vector's length
  /// multiplies the `strength`.
  open class func linearGravityField(direction: CGVector) -> Self {
    let field = make(.linearGravity)
    field.direction = direction
    return field
  }
  /// Returns a field that gives items a velocity, in hundreds of points per second.
  open class func velocityField(direction: CGVector) -> Self {
    let field = make(.velocity)
    field.direction = direction
    return field
  }
  /// Returns a field that pushes items by pseudorandom forces, which change with position and, if the speed is not
  /// 0, with time. They are the same in every run.
  open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
    let field = make(.noise)
    field.smoothness = smoothness
    field.animationSpeed = speed
    return field
  }
  /// Returns a field of noise in proportion to the item's velocity.
  open class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
    let field = make(.turbulence)
    field.smoothness = smoothness
    field.animationSpeed = speed
    return field
  }
  /// Returns a field that pulls items toward its position, in proportion to the distance.
  open class func springField() -> Self { make(.spring) }
  /// Returns a field that acts on items with a charge: those with an equal sign are repelled.
  open class func electricField() -> Self { make(.electric) }
  /// Returns a field that deflects moving items with a charge.
  open class func magneticField() -> Self { make(.magnetic) }
  /// Returns a field whose force is the result of the block, given the field, the item's position relative to it,
  /// velocity, mass, charge and the time since the last step.
  open class func field(
    evaluationBlock block:
      @escaping (UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector
  ) -> Self { make(.custom(block)) }

  /// Adds an item, on which the field acts while its center is in the `region`.
  open func addItem(_ item: any UIDynamicItem) { if list.add(item) { changed() } }
  /// Removes an item, which keeps its velocity.
  open func removeItem(_ item: any UIDynamicItem) { if list.remove(item) { changed() } }
  /// The items on which the field acts; empty by default.
  open var items: [any UIDynamicItem] { list.items }

  /// The center of the field and of its region.
  open var position = CGPoint.zero { didSet { changed() } }
  /// The area around the `position` in which the field acts; unlimited by default.
  open var region = UIRegion.infinite { didSet { changed() } }
  /// The factor of the field's force; 1 by default. A negative strength inverts the force.
  open var strength: CGFloat = 1 { didSet { changed() } }
  /// The exponent of the distance by which the field is divided; 0 for a constant field.
  open var falloff: CGFloat = 0 { didSet { changed() } }
  /// The minimum distance, which replaces smaller ones.
  open var minimumRadius: CGFloat = 1e-4 { didSet { changed() } }
  /// The direction of a linear gravity or velocity field, in the reference view's coordinates; its length
  /// multiplies the `strength`. Other fields ignore it.
  open var direction = CGVector.zero { didSet { changed() } }
  /// The smoothness of the noise, from 0, rough, to 1.
  open var smoothness: CGFloat = 0 { didSet { changed() } }
  /// The rate at which noise changes.
  open var animationSpeed: CGFloat = 0 { didSet { changed() } }

  override var dynamicItems: [any UIDynamicItem] { list.items }

  override func applyForces(in world: PhysicsWorld, step: Double) {
    guard strength.isFinite, strength != 0 || isCustom else { return }
    for item in list.items {
      guard let body = world.body(of: item) else { continue }
      let offset = body.position - Vector(position)
      guard offset.isFinite, region.contains(offset.point) else { continue }
      let force = self.force(on: body, at: offset, time: world.time, step: step)
      if force.isFinite { body.force += force * 100 }
    }
  }

  private var isCustom: Bool {
    if case .custom = kind { return true }
    return false
  }

  private func force(on body: PhysicsBody, at offset: Vector, time: Double, step: Double) -> Vector {
    let distance = max(offset.length, max(Double(minimumRadius), 1e-4))
    let fading = falloff == 0 ? 1 : pow(distance, -Double(falloff))
    let amount = Double(strength) * fading
    let speed = body.velocity / 100
    let charge = body.properties.charge
    switch kind {
    case .drag: return speed * (-amount * speed.length)
    case .vortex: return offset.unit.perpendicular * (amount * body.mass)
    case .radialGravity: return offset.unit * (-amount * body.mass)
    case .linearGravity: return Vector(direction) * (amount * body.mass)
    case .velocity: return (Vector(direction) * amount - speed) * (body.mass / step)
    case .noise: return noise(at: body.position, time) * amount
    case .turbulence: return noise(at: body.position, time) * (amount * speed.length)
    case .spring: return offset / 100 * -amount
    case .electric: return offset.unit * (amount * charge)
    case .magnetic: return speed.perpendicular * (amount * charge)
    case .custom(let block):
      let velocity = CGVector(dx: body.velocity.x, dy: body.velocity.y)
      return Vector(block(self, offset.point, velocity, body.mass, charge, step)) * Double(strength)
    }
  }

  /// Returns smooth noise that is the same in every run: a sum of waves with incommensurable periods.
  private func noise(at offset: Vector, _ time: Double) -> Vector {
    let scale = 1 / (20 + 180 * min(max(Double(smoothness), 0), 1))
    let p = offset * scale
    let t = time * Double(animationSpeed) * 2 * .pi
    return Vector(
      sin(p.x * 1.7 + p.y * 2.3 + t) + sin(p.y * 3.1 - p.x * 0.9 + 1.3 * t + 1),
      sin(p.y * 1.9 - p.x * 2.1 + t + 2) + sin(p.x * 2.9 + p.y * 1.1 + 0.7 * t + 3)) / 2
  }
}
