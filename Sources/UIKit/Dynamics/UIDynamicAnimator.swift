import QuartzCore

/// Moves views as bodies with weight: gravity, collisions, springs and pushes.
///
/// Keep an animator for the view whose coordinate space it uses, and add behaviors to it.
///
/// ```swift
/// let animator = UIDynamicAnimator(referenceView: view)
/// animator.addBehavior(UIGravityBehavior(items: [box]))
/// let floor = UICollisionBehavior(items: [box])
/// floor.translatesReferenceBoundsIntoBoundary = true
/// animator.addBehavior(floor)
/// ```
///
/// It simulates steps of 1/240 second on the refreshes of the screen, so that equal starts give equal trajectories
/// on every machine. When all items have been at rest for half a second it pauses until something is changed. The
/// animator holds its behaviors and they hold their items; only the app holds the animator.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uidynamicanimator>
@preconcurrency @MainActor open class UIDynamicAnimator: NSObject {
  private weak var view: UIView?
  private weak var layout: UICollectionViewLayout?
  private var topBehaviors: [UIDynamicBehavior] = []
  private let world = PhysicsWorld()
  private var link: CADisplayLink?
  private var lastTick: CFTimeInterval?

  /// Items are in that view's space.
  public init(referenceView view: UIView) {
    self.view = view
    super.init()
  }

  public override init() { super.init() }

  /// Items are the layout's attributes, in the space of its content; each step has the layout ask again.
  public convenience init(collectionViewLayout layout: UICollectionViewLayout) {
    self.init()
    self.layout = layout
  }

  deinit { link?.invalidate() }

  /// The view whose coordinate space the items are in. It is nil for an animator of a collection view's layout, and
  /// after the view was deallocated: the animator does not keep it alive.
  open var referenceView: UIView? { view }

  /// What items are within: the reference view's bounds, or the content of a collection view's layout.
  var referenceBounds: CGRect? {
    view?.bounds ?? layout.map { CGRect(origin: .zero, size: $0.collectionViewContentSize) }
  }

  /// Those that were added themselves, not their children.
  open var behaviors: [UIDynamicBehavior] { topBehaviors }

  /// A behavior may be in one animator only.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior.animator == nil, !behavior.isChild else {
      if behavior.animator !== self {
        Console.write("UIDynamicAnimator: \(behavior) is in another animator or in another behavior already")
      }
      return
    }
    topBehaviors.append(behavior)
    behavior.move(to: self)
    behaviorDidChange()
  }

  /// Removes a behavior, with its children, that was added to the animator itself. Its items stay at their present
  /// positions unless another behavior moves them.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = topBehaviors.firstIndex(where: { $0 === behavior }) else { return }
    topBehaviors.remove(at: index)
    behavior.move(to: nil)
    behaviorDidChange()
  }

  /// Removes all behaviors, so that nothing moves any more.
  open func removeAllBehaviors() {
    let all = topBehaviors
    topBehaviors = []
    for behavior in all { behavior.move(to: nil) }
    behaviorDidChange()
  }

  /// The items whose boxes meet the rectangle.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    collectItems()
    return world.bodies.map(\.item).filter { UIDynamicItemGroup.frame(of: $0).intersects(rect) }
  }

  /// The attributes of that cell, where it is now; nil when no behavior has them.
  open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(.cell, indexPath)
  }
  /// The attributes of that supplementary view at their present position; nil when no behavior has them.
  open func layoutAttributesForSupplementaryView(ofKind kind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { attributes(.supplementary(kind), indexPath) }
  /// The attributes of that decoration view at their present position; nil when no behavior has them.
  open func layoutAttributesForDecorationView(ofKind decorationViewKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { attributes(.decoration(decorationViewKind), indexPath) }

  private func attributes(_ role: UICollectionViewLayoutAttributes.Role, _ path: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    world.bodies.lazy.compactMap { $0.item as? UICollectionViewLayoutAttributes }
      .first { $0.role == role && $0.indexPath == path }
  }

  /// Takes over the position, rotation and size of an item after the app changed them; the simulation continues
  /// from there.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    guard let body = world.body(of: item) else { return }
    body.readItem()
    wake()
  }

  /// Whether anything moves.
  open var isRunning: Bool { link != nil }

  /// The seconds that the animator has run for in all.
  open var elapsedTime: TimeInterval { world.time }

  /// The object that hears when the animator resumes and pauses. The animator does not keep it alive.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?

  // MARK: Running

  func body(of item: any UIDynamicItem) -> PhysicsBody? { world.body(of: item) }

  func behaviorDidChange() {
    collectItems()
    if world.bodies.isEmpty { pause() } else { wake() }
  }

  private var allBehaviors: [UIDynamicBehavior] { topBehaviors.flatMap(\.tree) }

  private func collectItems() {
    let all = allBehaviors
    world.setItems(all.flatMap(\.dynamicItems))
    for behavior in all { behavior.didEnter(world) }
  }

  private func wake() {
    world.wake()
    guard link == nil, !world.bodies.isEmpty else { return }
    delegate?.dynamicAnimatorWillResume(self)
    let target = LinkTarget { [weak self] time in self?.tick(time) }
    let link = CADisplayLink(target: target, selector: LinkTarget.tick)
    link.add(to: .main, forMode: .common)
    self.link = link
    lastTick = nil
  }

  private func pause() {
    guard let link else { return }
    link.invalidate()
    self.link = nil
    delegate?.dynamicAnimatorDidPause(self)
  }

  private func tick(_ time: CFTimeInterval) {
    // The first frame counts as a whole one; what was missed is made up for as far as a tenth of a second.
    let elapsed = lastTick.map { time - $0 } ?? 1 / 60
    lastTick = time
    let steps = Int((min(max(elapsed, 0), 0.1) * PhysicsWorld.stepsPerSecond).rounded())
    let all = allBehaviors
    readProperties(all)
    for _ in 0..<steps where !world.isAtRest { world.advance(all) }
    if world.isAtRest { for behavior in all { behavior.willRest(in: world) } }
    for body in world.bodies { body.writeItem() }
    layout?.invalidateLayout()
    for behavior in all where behavior.animator === self {
      behavior.action?()
      behavior.didFinishFrame()
    }
    if world.isAtRest { pause() }
  }

  /// The last behavior that names an item has its say.
  private func readProperties(_ all: [UIDynamicBehavior]) {
    var properties: [ObjectIdentifier: PhysicsProperties] = [:]
    for case let behavior as UIDynamicItemBehavior in all {
      for item in behavior.items { properties[ObjectIdentifier(item)] = behavior.properties }
    }
    for body in world.bodies { body.properties = properties[ObjectIdentifier(body.item)] ?? PhysicsProperties() }
  }
}
