import QuartzCore

/// The state of an item in the solver: its position, motion and mass.
@MainActor final class PhysicsBody {
  let item: any UIDynamicItem
  var position = Vector()
  var angle = 0.0
  var velocity = Vector()
  var spin = 0.0
  var force = Vector()
  var torque = 0.0

  var shapes: [PhysicsShape] = []
  private(set) var mass = 1.0
  private(set) var inverseMass = 1.0
  private(set) var inverseInertia = 1.0
  private var area = 1.0
  private var unitInertia = 1.0
  private var shapeSize = CGSize.zero

  var properties = PhysicsProperties() {
    didSet { if properties != oldValue { updateMass() } }
  }

  /// The position at the beginning of the step.
  var lastPosition = Vector()
  var angleBefore: Double?
  var isTouched = false
  /// The direction of the contact at which it bounced in this step.
  var bounce: Vector?
  var index = 0

  private var baseTransform = CGAffineTransform.identity
  private var baseAngle = 0.0
  private var writtenCenter = CGPoint.zero
  private var writtenAngle = 0.0

  init(item: any UIDynamicItem) {
    self.item = item
    readItem()
  }

  /// Reads position and size from the item; the velocities are kept.
  func readItem() {
    let center = item.center
    position = Vector(center)
    if !position.isFinite { position = Vector() }
    let transform = item.transform
    baseTransform = transform
    baseAngle = atan2(Double(transform.b), Double(transform.a))
    if !baseAngle.isFinite { baseAngle = 0 }
    angle = baseAngle
    lastPosition = position
    writtenCenter = center
    writtenAngle = angle
    readShape()
  }

  private func readShape() {
    let size = item.bounds.size
    shapeSize = size
    shapes = PhysicsBody.shapes(of: item)
    area = max(shapes.reduce(0) { $0 + $1.area }, 1)
    let inertia = shapes.reduce(0) { $0 + $1.unitInertia * $1.area } / area
    unitInertia = inertia.isFinite && inertia > 0 ? inertia : 1
    updateMass()
  }

  static func shapes(of item: any UIDynamicItem) -> [PhysicsShape] {
    if let group = item as? UIDynamicItemGroup { return group.shapes }
    let size = item.bounds.size
    let finite = size.width.isFinite && size.height.isFinite ? size : .zero
    switch item.collisionBoundsType {
    case .ellipse: return [.ellipse(finite)]
    case .path:
      let points = PathPolygons.lines(of: item.collisionBoundingPath.cgPath).flatMap { $0 }
      return [PhysicsShape.hull(points) ?? .box(finite)]
    default: return [.box(finite)]
    }
  }

  private func updateMass() {
    // An item of 100 by 100 points with a density of 1 has a mass of 1.
    let density = properties.density.isFinite ? max(properties.density, 0) : 1
    mass = max(area / 10_000 * density, 1e-6)
    inverseMass = properties.isAnchored ? 0 : 1 / mass
    inverseInertia = properties.isAnchored || !properties.allowsRotation ? 0 : 1 / (mass * unitInertia)
    if properties.isAnchored { velocity = Vector() }
    if properties.isAnchored || !properties.allowsRotation { spin = 0 }
  }

  var placedShapes: [PhysicsShape] { shapes.map { $0.placed(at: position, angle: angle) } }

  func velocity(at arm: Vector) -> Vector { velocity + arm.perpendicular * spin }

  func push(_ impulse: Vector, at arm: Vector = Vector()) {
    velocity += impulse * inverseMass
    spin += arm.cross(impulse) * inverseInertia
  }

  /// Whether the body moves slowly: less than 1.5 points and 2 degrees per second.
  var isSlow: Bool { velocity.lengthSquared < 1.5 * 1.5 && abs(spin) < 2 * .pi / 180 }

  /// Writes the position to the item if it has changed.
  func writeItem() {
    guard position.isFinite, angle.isFinite else { return }
    let center = position.point
    if center != writtenCenter {
      item.center = center
      writtenCenter = center
    }
    if angle != writtenAngle {
      item.transform = baseTransform.concatenating(CGAffineTransform(rotationAngle: angle - baseAngle))
      writtenAngle = angle
    }
    if item.bounds.size != shapeSize { readShape() }
  }
}

/// The properties of an item from `UIDynamicItemBehavior`. By default, items have a small elasticity and friction.
struct PhysicsProperties: Equatable {
  var elasticity = 0.2
  var friction = 0.2
  var density = 1.0
  var resistance = 0.0
  var angularResistance = 0.0
  var charge = 0.0
  var isAnchored = false
  var allowsRotation = true
}
