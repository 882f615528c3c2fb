import QuartzCore

/// A field of force in a region: gravity towards a point, a spring, drag, noise, turbulence or a vortex.
///
/// ```swift
/// let well = UIFieldBehavior.radialGravityField(position: view.center)
/// well.region = UIRegion(radius: 200)
/// well.strength = 3
/// well.addItem(box)
/// ```
///
/// Strengths count as the magnitude of a push does: 1 gives an item of 100 by 100 points and density 1 an
/// acceleration of 100 points per second squared. Gravity and velocity fields accelerate all items alike, whatever
/// they weigh.
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

  /// Slows by the square of the speed.
  open class func dragField() -> Self { make(.drag) }
  /// Pushes around the position.
  open class func vortexField() -> Self { make(.vortex) }
  /// Pulls towards the position.
  open class func radialGravityField(position: CGPoint) -> Self {
    let field = make(.radialGravity)
    field.position = position
    return field
  }
  /// Returns a field that accelerates items in one direction, which is the same everywhere in its region. The
  /// vector's length counts, too: it multiplies the `strength`.
  open class func linearGravityField(direction: CGVector) -> Self {
    let field = make(.linearGravity)
    field.direction = direction
    return field
  }
  /// Gives items that speed, in hundreds of points per second.
  open class func velocityField(direction: CGVector) -> Self {
    let field = make(.velocity)
    field.direction = direction
    return field
  }
  /// Returns a field that pushes items by random-looking forces, which change with position and, if the speed is
  /// not 0, with time. They are the same in every run.
  open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
    let field = make(.noise)
    field.smoothness = smoothness
    field.animationSpeed = speed
    return field
  }
  /// Noise in proportion to the item's speed.
  open class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
    let field = make(.turbulence)
    field.smoothness = smoothness
    field.animationSpeed = speed
    return field
  }
  /// Pulls towards the position the more the farther away.
  open class func springField() -> Self { make(.spring) }
  /// Acts on items with a charge: equal signs are pushed away.
  open class func electricField() -> Self { make(.electric) }
  /// A magnetic field, which deflects moving items that have a charge.
  open class func magneticField() -> Self { make(.magnetic) }
  /// A field whose force the block returns, given the field, the item's position relative to it, velocity, mass,
  /// charge and the time since the last step.
  open class func field(
    evaluationBlock block:
      @escaping (UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector
  ) -> Self { make(.custom(block)) }

  /// Lets the field act on an item while its centre is in the `region`.
  open func addItem(_ item: any UIDynamicItem) { if list.add(item) { changed() } }
  /// Keeps the field from acting on an item, which retains the velocity it has.
  open func removeItem(_ item: any UIDynamicItem) { if list.remove(item) { changed() } }
  /// The items that the field acts on; none at first.
  open var items: [any UIDynamicItem] { list.items }

  /// The middle of the field and of its region.
  open var position = CGPoint.zero { didSet { changed() } }
  /// The area around the `position` in which the field acts; unlimited by default.
  open var region = UIRegion.infinite { didSet { changed() } }
  /// The factor of the field's force; 1 by default. A negative strength turns the force around.
  open var strength: CGFloat = 1 { didSet { changed() } }
  /// The power of the distance with which the field grows weaker; 0 is not at all.
  open var falloff: CGFloat = 0 { didSet { changed() } }
  /// Nearer than this counts as this distance.
  open var minimumRadius: CGFloat = 1e-4 { didSet { changed() } }
  /// The direction of a linear gravity or velocity field, in the reference view's coordinate space; its length
  /// multiplies the `strength`. Other fields ignore it.
  open var direction = CGVector.zero { didSet { changed() } }
  /// How smooth the noise is, from 0, rough, to 1.
  open var smoothness: CGFloat = 0 { didSet { changed() } }
  /// How fast noise changes.
  open var animationSpeed: CGFloat = 0 { didSet { changed() } }

  override var dynamicItems: [any UIDynamicItem] { list.items }

  override func applyForces(in world: PhysicsWorld, step: Double) {
    guard strength.isFinite, strength != 0 || isCustom else { return }
    for item in list.items {
      guard let body = world.body(of: item) else { continue }
      let place = body.position - Vector(position)
      guard place.isFinite, region.contains(place.point) else { continue }
      let force = self.force(on: body, at: place, time: world.time, step: step)
      if force.isFinite { body.force += force * 100 }
    }
  }

  private var isCustom: Bool {
    if case .custom = kind { return true }
    return false
  }

  private func force(on body: PhysicsBody, at place: Vector, time: Double, step: Double) -> Vector {
    let distance = max(place.length, max(Double(minimumRadius), 1e-4))
    let fading = falloff == 0 ? 1 : pow(distance, -Double(falloff))
    let amount = Double(strength) * fading
    let speed = body.velocity / 100
    let charge = body.properties.charge
    switch kind {
    case .drag: return speed * (-amount * speed.length)
    case .vortex: return place.unit.perpendicular * (amount * body.mass)
    case .radialGravity: return place.unit * (-amount * body.mass)
    case .linearGravity: return Vector(direction) * (amount * body.mass)
    case .velocity: return (Vector(direction) * amount - speed) * (body.mass / step)
    case .noise: return noise(at: body.position, time) * amount
    case .turbulence: return noise(at: body.position, time) * (amount * speed.length)
    case .spring: return place / 100 * -amount
    case .electric: return place.unit * (amount * charge)
    case .magnetic: return speed.perpendicular * (amount * charge)
    case .custom(let block):
      let velocity = CGVector(dx: body.velocity.x, dy: body.velocity.y)
      return Vector(block(self, place.point, velocity, body.mass, charge, step)) * Double(strength)
    }
  }

  /// Smooth, and the same in every run: waves that do not repeat together.
  private func noise(at place: Vector, _ time: Double) -> Vector {
    let scale = 1 / (20 + 180 * min(max(Double(smoothness), 0), 1))
    let p = place * scale
    let t = time * Double(animationSpeed) * 2 * .pi
    return Vector(
      sin(p.x * 1.7 + p.y * 2.3 + t) + sin(p.y * 3.1 - p.x * 0.9 + 1.3 * t + 1),
      sin(p.y * 1.9 - p.x * 2.1 + t + 2) + sin(p.x * 2.9 + p.y * 1.1 + 0.7 * t + 3)) / 2
  }
}
