import QuartzCore

/// A behavior that keeps its items from passing through each other and through boundaries.
///
/// ```swift
/// let walls = UICollisionBehavior(items: [box, card])
/// walls.translatesReferenceBoundsIntoBoundary = true
/// walls.addBoundary(
///   withIdentifier: "shelf" as NSString, from: CGPoint(x: 0, y: 300), to: CGPoint(x: 200, y: 300))
/// ```
///
/// A boundary has the friction and elasticity of the item that touches it.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uicollisionbehavior>
@preconcurrency @MainActor open class UICollisionBehavior: UIDynamicBehavior {
  /// The possible collisions of a behavior's items.
  public struct Mode: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Items collide with each other, but not with boundaries.
    public static let items = Mode(rawValue: 1 << 0)
    /// Items collide with boundaries, but not with each other.
    public static let boundaries = Mode(rawValue: 1 << 1)
    /// Items collide with each other and with boundaries. The default.
    public static let everything = Mode(rawValue: .max)
  }

  private var list: DynamicItemList
  private var named: [CollisionBoundary] = []
  private var insets: UIEdgeInsets?
  private var contacts = CollisionContacts()

  /// Creates a behavior without items, to which they are added later.
  public convenience override init() { self.init(items: []) }

  /// Creates a behavior for those items, without boundaries. Duplicate items are ignored.
  public init(items: [any UIDynamicItem]) {
    list = DynamicItemList(items)
    super.init()
  }

  /// Adds an item to the behavior's collisions. Ignored if it was added already.
  open func addItem(_ item: any UIDynamicItem) { if list.add(item) { changed() } }

  /// Removes an item from the behavior's collisions. The delegate is not notified of the end of its contacts.
  open func removeItem(_ item: any UIDynamicItem) {
    contacts.forget(item)
    if list.remove(item) { changed() }
  }

  /// The items that collide, in the order in which they were added.
  open var items: [any UIDynamicItem] { list.items }

  /// The possible collisions of the items; `.everything` by default.
  open var collisionMode = Mode.everything {
    didSet { changed() }
  }

  /// Whether the edges of the reference view's bounds are a boundary.
  open var translatesReferenceBoundsIntoBoundary: Bool {
    get { insets != nil }
    set {
      insets = newValue ? .zero : nil
      changed()
    }
  }

  /// Makes the edges of the reference view's bounds a boundary, inset by the given points (negative values extend
  /// it). `translatesReferenceBoundsIntoBoundary` is true from then on.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    self.insets = insets
    changed()
  }

  /// Adds a boundary along a path in the reference view's coordinates. It replaces one with the same identifier.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    removeBoundary(withIdentifier: identifier)
    guard let path = bezierPath.copy() as? UIBezierPath else { return }
    named.append(CollisionBoundary(identifier: identifier, path: path))
    changed()
  }

  /// Adds a straight boundary between two points in the reference view's coordinates. It replaces one with the same
  /// identifier.
  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    addBoundary(withIdentifier: identifier, for: path)
  }

  /// Returns the path of an added boundary; nil if there is none with that identifier.
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    named.first { CollisionBoundary.isSame($0.identifier, identifier) }?.path
  }

  /// Removes the boundary with that identifier, if there is one. The edges of the reference view's bounds have no
  /// identifier: `translatesReferenceBoundsIntoBoundary` removes them.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    named.removeAll { CollisionBoundary.isSame($0.identifier, identifier) }
    changed()
  }

  /// The identifiers of the boundaries; nil if there are none.
  open var boundaryIdentifiers: [any NSCopying]? {
    named.isEmpty ? nil : named.compactMap(\.identifier)
  }

  /// Removes all boundaries that have an identifier, but not the edges of the reference view's bounds.
  open func removeAllBoundaries() {
    named = []
    changed()
  }

  /// The delegate, which is notified of contacts after the items of a frame have been moved. It is not retained.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

  override var dynamicItems: [any UIDynamicItem] { list.items }

  // MARK: Finding what touches

  private var boundaries: [CollisionBoundary] {
    guard let insets, let bounds = animator?.referenceBounds else { return named }
    return [CollisionBoundary(edgesOf: bounds.inset(by: insets))] + named
  }

  override func addTouches(to touches: inout [PhysicsTouch], in world: PhysicsWorld, step: Double) {
    let bodies = list.items.compactMap { world.body(of: $0) }
    let placed = bodies.map(\.placedShapes)
    let margins = bodies.map { max(1, ($0.velocity.length + abs($0.spin) * 50) * step * 1.5) }
    if collisionMode.contains(.boundaries) {
      let boundaries = boundaries
      for (index, body) in bodies.enumerated() {
        addBoundaries(boundaries, body, placed[index], margins[index], &touches)
      }
    }
    guard collisionMode.contains(.items), bodies.count > 1 else { return }
    for i in 0..<bodies.count - 1 {
      for j in i + 1..<bodies.count where bodies[i].inverseMass > 0 || bodies[j].inverseMass > 0 {
        addPair((bodies[i], placed[i]), (bodies[j], placed[j]), margins[i] + margins[j], &touches)
      }
    }
  }

  private func addPair(
    _ a: (body: PhysicsBody, shapes: [PhysicsShape]), _ b: (body: PhysicsBody, shapes: [PhysicsShape]),
    _ margin: Double, _ touches: inout [PhysicsTouch]
  ) {
    for (i, first) in a.shapes.enumerated() {
      for (j, second) in b.shapes.enumerated() where CollisionBoundary.areNear(first, second, margin) {
        let found = PhysicsContact.find(first, second, margin: margin, side: a.body.position)
        for contact in found {
          touches.append(
            PhysicsTouch(owner: self, a: a.body, b: b.body, part: i * 16 + j + 1, contact: contact))
        }
      }
    }
  }

  private func addBoundaries(
    _ boundaries: [CollisionBoundary], _ body: PhysicsBody, _ shapes: [PhysicsShape], _ margin: Double,
    _ touches: inout [PhysicsTouch]
  ) {
    guard body.inverseMass > 0 else { return }
    var part = 256
    for boundary in boundaries {
      for line in boundary.lines {
        part += 1
        for shape in shapes where CollisionBoundary.areNear(shape, line, margin) {
          for contact in PhysicsContact.find(shape, line, margin: margin, side: body.position) {
            touches.append(
              PhysicsTouch(owner: self, a: body, b: nil, boundary: boundary, part: part, contact: contact))
          }
        }
      }
    }
  }

  override func didAdvance(in world: PhysicsWorld) { contacts.update(world.touches.filter { $0.owner === self }) }

  override func didFinishFrame() {
    for event in contacts.takeEvents() { event.report(to: collisionDelegate, self) }
  }
}
