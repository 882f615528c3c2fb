import QuartzCore

/// A behavior that pushes its items with a force, continuously or once.
///
/// ```swift
/// let kick = UIPushBehavior(items: [box], mode: .instantaneous)
/// kick.setAngle(-.pi / 2, magnitude: 2)
/// ```
///
/// A magnitude of 1 gives an item of 100 by 100 points and density 1 an acceleration of 100 points per second
/// squared or, pushed once, a velocity of 100 points per second.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uipushbehavior>
@preconcurrency @MainActor open class UIPushBehavior: UIDynamicBehavior {
  /// The duration of a push: continuous, or a single impulse.
  public enum Mode: Int, Sendable {
    /// The force acts for as long as the behavior is `active`, so that items gain speed.
    case continuous = 0
    /// The items get one impulse, after which the behavior is no longer `active`.
    case instantaneous = 1
  }

  private var list: DynamicItemList
  private var offsets: [ObjectIdentifier: UIOffset] = [:]
  private var direction = CGVector.zero
  private var heading: CGFloat = 0

  /// Creates a continuous push without items.
  public convenience override init() { self.init(items: [], mode: .continuous) }

  /// Creates a push of those items. It has no effect until its direction or magnitude is set.
  public init(items: [any UIDynamicItem], mode: UIPushBehavior.Mode) {
    list = DynamicItemList(items)
    self.mode = mode
    super.init()
  }

  /// The duration of the push, set by the initializer.
  open private(set) var mode: UIPushBehavior.Mode

  /// Adds an item. Ignored if it was added already.
  open func addItem(_ item: any UIDynamicItem) { if list.add(item) { changed() } }

  /// Removes an item and its target offset.
  open func removeItem(_ item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = nil
    if list.remove(item) { changed() }
  }

  /// The items that are pushed, each with the full force.
  open var items: [any UIDynamicItem] { list.items }

  /// Returns the point at which an item is pushed, as an offset from its center; zero by default.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets[ObjectIdentifier(item)] ?? .zero
  }

  /// Sets the point at which an item is pushed, as an offset in points from its center, which rotates with the
  /// item. A push beside the center also rotates it. Ignored for an item that is not in the behavior.
  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
    guard list.contains(item), o.horizontal.isFinite, o.vertical.isFinite else { return }
    offsets[ObjectIdentifier(item)] = o
    changed()
  }

  /// Whether the push is active. It becomes false after an instantaneous push; true pushes again.
  open var active = true {
    didSet { if active != oldValue { changed() } }
  }

  /// The force of the push, whose length is the magnitude. Zero by default.
  open var pushDirection: CGVector {
    get { direction }
    set {
      guard newValue.dx.isFinite, newValue.dy.isFinite else { return }
      direction = newValue
      if newValue != .zero { heading = PolarVector(newValue).angle }
      changed()
    }
  }

  /// The direction of the push, in radians from the x axis toward the y axis.
  open var angle: CGFloat {
    get { heading }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// The force of the push: 1 accelerates an item of 100 by 100 points and density 1 by 100 points per second
  /// squared. 0 by default.
  open var magnitude: CGFloat {
    get { PolarVector(direction).length }
    set { setAngle(heading, magnitude: newValue) }
  }

  /// Sets the direction, in radians from the x axis toward the y axis, and the force together. Infinite values and
  /// NaN are ignored.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    guard angle.isFinite, magnitude.isFinite else { return }
    heading = angle
    direction = PolarVector(angle: angle, length: magnitude).vector
    changed()
  }

  override var dynamicItems: [any UIDynamicItem] { list.items }

  override func applyForces(in world: PhysicsWorld, step: Double) {
    guard active else { return }
    let push = Vector(direction) * 100
    for item in list.items {
      guard let body = world.body(of: item) else { continue }
      let offset = targetOffsetFromCenter(for: item)
      let arm = Vector(Double(offset.horizontal), Double(offset.vertical)).rotated(by: body.angle)
      if mode == .instantaneous {
        body.push(push, at: arm)
      } else {
        body.force += push
        body.torque += arm.cross(push)
      }
    }
    if mode == .instantaneous { active = false }
  }
}
