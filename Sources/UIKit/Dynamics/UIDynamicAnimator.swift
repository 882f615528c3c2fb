import QuartzCore

/// An animator of views as physical bodies with gravity, collisions, springs and pushes.
///
/// Retain an animator for the view whose coordinates it uses, and add behaviors to it.
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
/// on every machine. When all items have been at rest for half a second it pauses until a change. The animator
/// retains its behaviors, and these their items; only the app retains the animator.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uidynamicanimator>
@preconcurrency @MainActor open class UIDynamicAnimator: NSObject {
  private weak var view: UIView?
  private weak var layout: UICollectionViewLayout?
  private var topBehaviors: [UIDynamicBehavior] = []
  private let world = PhysicsWorld()
  private var link: CADisplayLink?
  private var lastTick: CFTimeInterval?

  /// Creates an animator of items in the coordinates of a view.
  public init(referenceView view: UIView) {
    self.view = view
    super.init()
  }

  public override init() { super.init() }

  /// Creates an animator of layout attributes, in the coordinates of the layout's content; each step invalidates
  /// the layout.
  public convenience init(collectionViewLayout layout: UICollectionViewLayout) {
    self.init()
    self.layout = layout
  }

  deinit { link?.invalidate() }

  /// The view in whose coordinates the items are. It is nil for an animator of a collection view's layout, and
  /// after the view was deallocated: it is not retained.
  open var referenceView: UIView? { view }

  /// The bounds of the simulation: the reference view's, or the content of a collection view's layout.
  var referenceBounds: CGRect? {
    view?.bounds ?? layout.map { CGRect(origin: .zero, size: $0.collectionViewContentSize) }
  }

  /// The behaviors that were added to the animator itself, without their children.
  open var behaviors: [UIDynamicBehavior] { topBehaviors }

  /// Adds a behavior, which may be in one animator only.
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

  /// Removes a behavior, with its children, that was added to the animator itself. Its items keep their current
  /// positions unless another behavior moves them.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = topBehaviors.firstIndex(where: { $0 === behavior }) else { return }
    topBehaviors.remove(at: index)
    behavior.move(to: nil)
    behaviorDidChange()
  }

  /// Removes all behaviors, which ends all movement.
  open func removeAllBehaviors() {
    let all = topBehaviors
    topBehaviors = []
    for behavior in all { behavior.move(to: nil) }
    behaviorDidChange()
  }

  /// Returns the items whose bounding boxes intersect the rectangle.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    collectItems()
    return world.bodies.map(\.item).filter { UIDynamicItemGroup.frame(of: $0).intersects(rect) }
  }

  /// Returns the current attributes of a cell; nil if no behavior contains them.
  open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(.cell, indexPath)
  }
  /// Returns the current attributes of a supplementary view; nil if no behavior contains them.
  open func layoutAttributesForSupplementaryView(ofKind kind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { attributes(.supplementary(kind), indexPath) }
  /// Returns the current attributes of a decoration view; nil if no behavior contains them.
  open func layoutAttributesForDecorationView(ofKind decorationViewKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { attributes(.decoration(decorationViewKind), indexPath) }

  private func attributes(_ role: UICollectionViewLayoutAttributes.Role, _ path: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    world.bodies.lazy.compactMap { $0.item as? UICollectionViewLayoutAttributes }
      .first { $0.role == role && $0.indexPath == path }
  }

  /// Updates the simulation with the position, rotation and size of an item that the app has changed.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    guard let body = world.body(of: item) else { return }
    body.readItem()
    wake()
  }

  /// Whether the simulation is running.
  open var isRunning: Bool { link != nil }

  /// The simulated time in seconds.
  open var elapsedTime: TimeInterval { world.time }

  /// The delegate, which is notified when the animator resumes and pauses. It is not retained.
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
    // The first frame counts as a whole one; missed time is simulated up to a tenth of a second.
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

  /// Reads the properties of items; the last behavior that contains an item takes precedence.
  private func readProperties(_ all: [UIDynamicBehavior]) {
    var properties: [ObjectIdentifier: PhysicsProperties] = [:]
    for case let behavior as UIDynamicItemBehavior in all {
      for item in behavior.items { properties[ObjectIdentifier(item)] = behavior.properties }
    }
    for body in world.bodies { body.properties = properties[ObjectIdentifier(body.item)] ?? PhysicsProperties() }
  }
}
